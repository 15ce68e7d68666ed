//! Everything that cannot be done has a reason, and the reason is true: once it is met, it is gone.

use super::games::every_position;
use super::legal::other_actions;
use kaiju_engine::parts::Parts;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::rules::{ResolveOrder, Revision};
use kaiju_engine::{
    Action, ActionList, Aim, AttackStage, Cause, DecisionKind, DecisionKinds, Dice, Face, FaceSet, Frame,
    Game, Hit, HitKind, Kind, Lack, Pick, PowerId, Seat, SeatSet, Step, Turn, WICKEDNESS_LEVELS,
};
use kaiju_notation::{parse_action, parse_position};
use std::collections::BTreeMap;

/// The number of positions examined, a part of those that random games pass through.
const POSITIONS: usize = 10_000;

fn asked(game: &Game) -> Option<(Seat, DecisionKind)> {
    match game.step() {
        Step::Decide { seat, decision } => Some((seat, decision.kind())),
        Step::Chance(_) | Step::Over(_) => None,
    }
}

/// The name of a lack without its details.
fn name(lack: Lack) -> String {
    let text = format!("{lack:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn nothing_is_lacking_exactly_if_the_action_is_legal_and_the_seat_is_asked() {
    let mut actions = ActionList::new();
    let (mut positions, mut refused) = (0, 0);
    every_position(70_000..70_800, |game, numbers| {
        if numbers.below(4) > 0 {
            return;
        }
        positions += 1;
        game.legal_actions(&mut actions);
        let mut pool = other_actions(game, numbers);
        pool.extend(actions.iter().copied());
        check_plain_uses(game);
        for seat in game.seats() {
            let is_asked = asked(game).is_some_and(|(asked, _)| asked == seat);
            for &action in &pool {
                let lack = game.why_not(seat, action);
                let is_legal = is_asked && actions.contains(&action);
                assert_eq!(lack.is_none(), is_legal, "{seat:?} {action:?}: {lack:?}");
                refused += usize::from(lack.is_some());
            }
        }
    });
    assert!(positions > POSITIONS, "only {positions} positions");
    assert!(refused > 100 * positions, "only {refused} refusals");
}

#[test]
fn numbers_score_exactly_if_nothing_is_lacking() {
    let (mut positions, mut scored) = (0, 0);
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    every_position(72_400..72_800, |game, _| {
        let Step::Decide { seat, decision } = game.step() else { return };
        if !matches!(decision.kind(), DecisionKind::Keep) {
            return;
        }
        positions += 1;
        let lack = game.why_not(seat, Aim::Score);
        let sets = Face::NUMBERS.into_iter().filter(|&face| game.turn().dice.of(face) >= 3);
        let scores = sets.filter(|&face| game.usable(face) > 0).count() > 0;
        assert_eq!(lack.is_none(), scores, "{lack:?}");
        scored += usize::from(scores);
        lack.into_iter().for_each(|lack| *reasons.entry(name(lack)).or_default() += 1);
        for other in game.alive().without(seat) {
            assert!(matches!(game.why_not(other, Aim::Score), Some(Lack::NotNow { .. })));
        }
    });
    assert!(positions > POSITIONS / 2 && scored > 100, "{scored} of {positions} score");
    assert!(reasons.keys().all(|name| ["NoSet", "Forbidden"].contains(&name.as_str())), "{reasons:?}");
}

/// If nothing was picked, no wrong pick can be the reason, under the rules of any revision.
fn check_plain_uses(game: &Game) {
    for revision in Revision::ALL {
        let mut parts = Parts::of(game);
        parts.rules.revision = revision;
        let game = parts.game().expect("as much of everything as before");
        for seat in game.alive() {
            for power in game.player(seat).powers {
                let lack = game.why_not(seat, Action::Use(power, Pick::None));
                assert_ne!(lack, Some(Lack::WrongPick), "{seat:?} {} by {revision:?}", power.text());
            }
        }
    }
}

/// Steps after which an action must be legal: no action lacks more things at once.
const MOST_LACKS: usize = 12;

/// The results of supplying what an action lacks, by the name of its first lack.
#[derive(Default, Debug)]
struct Made {
    /// Lacks that were gone afterwards.
    gone: usize,
    /// Actions that were legal in the end, once everything that was told had been made good.
    legal: usize,
}

#[test]
fn a_lack_that_is_made_good_is_gone_and_in_the_end_the_action_is_legal() {
    let mut made: BTreeMap<String, Made> = BTreeMap::new();
    let mut told: BTreeMap<String, usize> = BTreeMap::new();
    let mut positions = 0;
    let mut look = |game: &Game, numbers: &mut WyRand| {
        positions += 1;
        for seat in game.seats() {
            let mut pool = other_actions(game, numbers);
            pool.extend(own_uses(game, seat));
            for action in pool {
                let Some(first) = game.why_not(seat, action) else { continue };
                *told.entry(name(first)).or_default() += 1;
                // Most actions are about powers of others, or belong to other moments: some of them stand for all.
                let is_usual = matches!(first, Lack::NotHeld { .. } | Lack::NotNow { .. } | Lack::NotThere);
                if is_usual && numbers.below(32) > 0 {
                    continue;
                }
                let (mut now, mut lack) = (*game, first);
                for step in 0.. {
                    assert!(step < MOST_LACKS, "{seat:?} {action:?} lacks ever more: {lack:?}");
                    check_moment(&now, seat, lack);
                    let Some(better) = made_good(&now, seat, action, lack) else { break };
                    let made = made.entry(name(first)).or_default();
                    made.gone += usize::from(step == 0);
                    match better.why_not(seat, action) {
                        None => {
                            made.legal += 1;
                            break;
                        }
                        Some(after) => {
                            assert_ne!(after, lack, "{seat:?} {action:?}");
                            (now, lack) = (better, after);
                        }
                    }
                }
            }
        }
    };
    for (position, answers) in STATED {
        let (mut game, names) = parse_position(position).expect("these can be read");
        for answer in answers {
            let action = parse_action(answer, &names, Some(&game)).expect("these can be read");
            game.play(action, None).expect("these are legal");
        }
        look(&game, &mut WyRand(1));
    }
    every_position(71_000..72_400, |game, numbers| {
        // Questions out of turn are rare and worth more.
        let is_rare = asked(game).is_some_and(|(seat, _)| seat != game.active());
        if is_rare || numbers.below(4) == 0 {
            look(game, numbers);
        }
    });
    assert!(positions > POSITIONS, "only {positions} positions");
    for (name, least) in MADE_GOOD {
        let Made { gone, legal } = made.remove(name).unwrap_or_default();
        assert!(gone >= least && legal >= least, "{name}: {gone} gone, {legal} legal of {told:?}");
    }
    assert!(made.is_empty(), "these are not in the list: {made:?}");
    for name in told.keys() {
        assert!(NEVER_GOOD.contains(&name.as_str()) || MADE_GOOD.iter().any(|(known, _)| known == name));
    }
}

/// Positions for lacks that random games seldom meet, with the answers that lead to them.
const STATED: [(&str, &[&str]); 3] = [
    (
        "rules czech\nAlice: to resolve claw claw 1 2 3 3\nBob: city, wings, camouflage, rapid-healing, 5 hearts, 5 energy\nCarol:",
        &["use wings"],
    ),
    (
        "rules czech\nAlice: regeneration, healing-ray, to resolve heart heart heart 1 2 3\nBob: 5 hearts, 4 energy\nCarol: 5 hearts",
        &["use healing-ray Bob"],
    ),
    ("rules czech\nAlice: mimic copying jets, 3 energy, to start\nBob: jets, wings\nCarol:", &[]),
];

/// Every way to use the powers of `seat` on what lies before the monsters.
fn own_uses(game: &Game, seat: Seat) -> Vec<Action> {
    let in_play = game.seats().iter().flat_map(|other| game.player(other).powers).map(Pick::Power);
    let picks: Vec<Pick> =
        [Pick::None].into_iter().chain(Seat::ALL.map(Pick::Monster)).chain(in_play).collect();
    let uses = |power| picks.iter().map(move |&pick| Action::Use(power, pick));
    game.player(seat).powers.iter().flat_map(uses).collect()
}

/// Lacks that can be made good in a position, and how often that led to a legal action at least.
const MADE_GOOD: [(&str, usize); 28] = [
    ("NotNow", 1_000),
    ("EnergyShort", 1_000),
    ("UsedThisTurn", 100),
    ("UsedOnThisDamage", 1),
    ("NotHeld", 1_000),
    ("NotThere", 1_000),
    ("NoDie", 1_000),
    ("NoRolls", 30),
    ("NoTriple", 1_000),
    ("FullHearts", 30),
    ("NoMonster", 10),
    ("NoCard", 1_000),
    ("NothingToPrevent", 1),
    ("NotAttacked", 100),
    ("OnlyInTokyo", 1_000),
    ("OnlyOutside", 100),
    ("NotHurt", 10),
    ("Decided", 1_000),
    ("NoToken", 1_000),
    ("Forbidden", 30),
    ("Risen", 1),
    ("OrderFixed", 10),
    ("DiceLeft", 1_000),
    ("HasTile", 100),
    ("WickednessShort", 1_000),
    ("OnlyOf", 10),
    ("CopiedAlready", 1),
    ("NotTreated", 1),
];

/// Lacks that nothing in a position can supply: the game is over, the monster is out, another player is asked, or only
/// another action would do.
const NEVER_GOOD: [&str; 10] = [
    "CopySpent",
    "Over",
    "Out",
    "NotAsked",
    "WorksByItself",
    "NeedsPick",
    "ShowsFace",
    "OnlyCards",
    "Copier",
    "WrongPick",
];

/// Checks that a lack is right about who is asked what.
fn check_moment(game: &Game, seat: Seat, lack: Lack) {
    match (lack, asked(game)) {
        (Lack::NotNow { at }, now) => {
            assert!(!at.is_empty());
            let here = now.is_some_and(|(_, kind)| at.contains(kind));
            // A new power asks only about itself, and tiles are taken level by level.
            let is_narrow =
                now.is_some_and(|(_, kind)| matches!(kind, DecisionKind::Choose | DecisionKind::Tile));
            assert!(!here || is_narrow, "it can be done now: {lack:?}");
        }
        (Lack::NotAsked { asked: other }, Some((asked, _))) => assert!(other == asked && other != seat),
        (Lack::NotAsked { .. }, None) => panic!("nobody is asked"),
        (Lack::Over, _) => assert!(game.outcome().is_some()),
        (Lack::Out { seat }, _) => assert!(!game.alive().contains(seat)),
        _ => {}
    }
}

/// The phase of a seat's own turn in which this decision is made.
fn phase(kind: DecisionKind) -> Option<Frame> {
    match kind {
        DecisionKind::Start => Some(Frame::StartMenu),
        DecisionKind::Keep => Some(Frame::Keep),
        DecisionKind::Fix => Some(Frame::Fix),
        DecisionKind::Resolve => Some(Frame::Resolve),
        DecisionKind::Shop => Some(Frame::Shop),
        DecisionKind::Sell => Some(Frame::SellMenu),
        DecisionKind::Again => Some(Frame::AgainMenu),
        DecisionKind::Probe
        | DecisionKind::SideDice
        | DecisionKind::Tile
        | DecisionKind::Threat
        | DecisionKind::Leave
        | DecisionKind::Left
        | DecisionKind::Reveal
        | DecisionKind::Choose => None,
    }
}

/// The same position in which `seat` has what it lacked; `None` where that would need another history.
fn made_good(game: &Game, seat: Seat, action: Action, lack: Lack) -> Option<Game> {
    let mut parts = Parts::of(game);
    let player = &mut parts.players[seat.index()];
    let used = match action {
        Action::Use(power, _) => Some(power),
        _ => None,
    };
    match lack {
        // The last monster has nobody to use anything on.
        Lack::NoMonster | Lack::NoCard if !game.alive().has_many() => return None,
        Lack::NotNow { at } => return at_another_moment(parts, seat, action, at),
        Lack::EnergyShort { by, .. } => player.energy = player.energy.checked_add(by)?,
        Lack::UsedThisTurn | Lack::UsedOnThisDamage => {
            // A copy that was moved cannot be moved back.
            if used.is_some_and(|power| power.power().copies) {
                return None;
            }
            for power in game.turn().used {
                parts.turn.used.remove(power);
            }
        }
        Lack::NotHeld { power } => give(&mut parts, seat, power)?,
        Lack::NotThere => match action {
            Action::Buy(card) if card.power().is_card() => {
                take_away(&mut parts, card);
                parts.market[0] = Some(card);
            }
            Action::Take(tile) if !tile.power().is_card() => {
                take_away(&mut parts, tile);
                parts.tiles.insert(tile);
            }
            _ => return None,
        },
        Lack::NoDie { faces } => {
            for face in faces.iter() {
                lay(&mut parts, face);
            }
            if let Action::Keep(dice) = action {
                parts.turn.dice = dice;
            }
        }
        Lack::NoRolls => parts.turn.rolls_left = 1,
        Lack::NoTriple { face } => {
            parts.turn.scored = parts.turn.scored.with(face);
            lay(&mut parts, face);
        }
        // No answer scores by itself: the test of aims has this one.
        Lack::NoSet => return None,
        Lack::FullHearts { seat } => parts.players[seat.index()].hearts = 1,
        Lack::NoMonster => {
            for other in parts.alive {
                parts.players[other.index()].hearts = 1;
                parts.turn.patients.insert(other);
            }
        }
        Lack::NoCard => {
            let mut keep = parts.deck.iter().filter(|card| {
                let power = card.power();
                power.kind == Kind::Keep
                    && !power.copies
                    && power.allowed_for.is_none()
                    && power.soak.is_none()
            });
            let mut cards = Vec::new();
            for owner in parts.alive {
                cards.push((owner, keep.next()?));
            }
            let up = keep.next()?;
            let below = keep.next()?;
            parts.market[0] = Some(up);
            parts.deck.remove(up);
            parts.deck.insert(below);
            parts.turn.fresh |= 1;
            for (owner, card) in cards {
                give(&mut parts, owner, card)?;
            }
        }
        Lack::NothingToPrevent => {
            let soaks = |power: PowerId| power.power().soak.is_some();
            if player.powers.iter().chain(game.copied_for(seat)).any(soaks) {
                return None;
            }
            parts.turn.shielded.remove(seat);
            parts.hits.last_mut()?.amount[seat.index()] = 3;
        }
        Lack::NotAttacked => {
            for hit in &mut parts.hits {
                hit.kind = HitKind::Attack;
                hit.attacked.insert(seat);
            }
        }
        Lack::OnlyInTokyo => {
            parts.bay = parts.bay.filter(|&bay| bay != seat);
            parts.city = Some(seat);
        }
        Lack::OnlyOutside => {
            parts.city = parts.city.filter(|&city| city != seat);
            parts.bay = parts.bay.filter(|&bay| bay != seat);
        }
        Lack::NoToken => {
            player.poison = 1;
            player.shrink = 1;
            if let Some(power) = used {
                parts.set_counter(power, 1);
            }
        }
        Lack::Forbidden { by } => player.powers.remove(by),
        Lack::Risen => player.risen = false,
        Lack::OrderFixed { .. } => parts.rules.resolve_order = ResolveOrder::Any,
        Lack::DiceLeft => {
            parts.turn.blocks = FaceSet::EMPTY;
            parts.turn.hearts = 0;
            parts.turn.claws = 0;
        }
        Lack::HasTile { tile } => player.powers.remove(tile),
        Lack::WickednessShort { by } => player.wickedness += by,
        Lack::NotHurt => {
            parts.hits.first_mut()?.amount[seat.index()] = 1;
            parts.asked = seat;
        }
        Lack::Decided => {
            parts.turn.decided_early.remove(seat);
            for frame in &mut parts.frames {
                if let Frame::Attack { done, .. } = frame {
                    done.remove(seat);
                }
            }
            parts.asked = seat;
        }
        Lack::OnlyOf { seat: owner } => {
            // Swapped for itself, it would be gone.
            let Action::Use(power, Pick::Power(card)) = action else { return None };
            if power == card {
                return None;
            }
            give(&mut parts, owner, card)?;
        }
        Lack::CopiedAlready => {
            let Action::Use(copier, Pick::Power(_)) = action else { return None };
            parts.set_copied(copier, None);
        }
        Lack::NotTreated { seat } => parts.turn.patients.insert(seat),
        Lack::CopySpent
        | Lack::ShowsFace { .. }
        | Lack::TokyoFull
        | Lack::Over
        | Lack::Out { .. }
        | Lack::NotAsked { .. }
        | Lack::WorksByItself
        | Lack::NeedsPick
        | Lack::OnlyCards
        | Lack::Copier
        | Lack::WrongPick => return None,
    }
    parts.game()
}

/// The same table when `seat` is asked one of these decisions: in its own turn, or when the next monster attacks it.
fn at_another_moment(mut parts: Parts, seat: Seat, action: Action, at: DecisionKinds) -> Option<Game> {
    let other = parts.alive.without(seat).lowest();
    let (dice, used) = (parts.turn.dice, parts.turn.used);
    parts.hits.clear();
    parts.asked = seat;
    if let Some(frame) = at.iter().find_map(phase) {
        parts.turn = Turn::of(seat);
        parts.frames = vec![frame];
    } else {
        let attacker = other?;
        parts.turn = Turn::of(attacker);
        let mut hit = Hit::mere(Some(attacker), Cause::Dice(Face::Claw), SeatSet::only(seat), 3);
        (hit.kind, hit.attacked) = (HitKind::Attack, SeatSet::only(seat));
        let attack = |stage| Frame::Attack { stage, from_outside: true, done: SeatSet::EMPTY };
        parts.frames = match at.iter().next()? {
            DecisionKind::Probe => vec![Frame::Probe { done: SeatSet::EMPTY }],
            DecisionKind::Threat => vec![
                Frame::Resolve,
                attack(AttackStage::Leave),
                Frame::Zero { keep_hit: true },
                Frame::Land,
                Frame::Threat { done: SeatSet::EMPTY },
            ],
            DecisionKind::Leave => vec![Frame::Resolve, attack(AttackStage::Leave)],
            DecisionKind::Left => {
                parts.turn.left_city.insert(seat);
                vec![Frame::Resolve, attack(AttackStage::Swap)]
            }
            DecisionKind::Tile => {
                let Action::Take(tile) = action else { return None };
                let Kind::Tile { level, .. } = tile.power().kind else { return None };
                let place = WICKEDNESS_LEVELS.iter().position(|&known| known == level)?;
                parts.turn = Turn::of(seat);
                vec![Frame::Resolve, Frame::Tile { levels: 1 << place }]
            }
            DecisionKind::Reveal => {
                parts.turn.fresh = 7;
                vec![Frame::Shop, Frame::Reveal { done: SeatSet::EMPTY }]
            }
            _ => return None,
        };
        if parts.frames.iter().any(|frame| matches!(frame, Frame::Attack { .. })) {
            parts.hits.push(hit);
        }
    }
    (parts.turn.dice, parts.turn.used) = (dice, used);
    parts.game()
}

/// Gives a card or tile to `seat`, wherever it was.
fn give(parts: &mut Parts, seat: Seat, power: PowerId) -> Option<()> {
    if !power.power().stays() {
        return None;
    }
    take_away(parts, power);
    parts.players[seat.index()].powers.insert(power);
    Some(())
}

fn take_away(parts: &mut Parts, power: PowerId) {
    for player in &mut parts.players {
        player.powers.remove(power);
    }
    parts.deck.remove(power);
    parts.tiles.remove(power);
    for slot in &mut parts.market {
        if *slot == Some(power) {
            *slot = None;
        }
    }
    parts.top = parts.top.filter(|(top, _)| *top != power);
}

/// Puts three dice of this face among those that count now.
fn lay(parts: &mut Parts, face: Face) {
    let three = Dice::from_iter([face; 3]);
    parts.turn.dice = parts.turn.dice.plus(three);
    parts.turn.tray = parts.turn.tray.plus(three);
    match face {
        Face::Heart => parts.turn.hearts += 1,
        Face::Claw => {
            parts.turn.claws += 1;
            parts.turn.blocks = parts.turn.blocks.with(face);
        }
        Face::One | Face::Two | Face::Three | Face::Energy => {
            parts.turn.blocks = parts.turn.blocks.with(face);
        }
    }
}

#[test]
fn figures_are_the_numbers_that_the_game_uses() {
    let mut savings = 0;
    every_position(72_000..72_200, |game, _| {
        for seat in game.alive() {
            let figures = game.figures(seat);
            for (slot, figure) in game.market().into_iter().zip(figures.prices) {
                let price = slot.map(|card| game.price(seat, card));
                assert_eq!(figure.map(|figure| figure.now), price);
                savings += usize::from(figure.is_some_and(|figure| !figure.by.is_empty()));
                // Apart from timing, the two agree.
                let why = slot.and_then(|card| game.why_not(seat, Action::Buy(card)));
                let lack = figure.and_then(|figure| figure.why_not());
                let is_moment = matches!(why, Some(Lack::NotNow { .. } | Lack::NotAsked { .. }) | None);
                assert!(
                    why == lack || is_moment && lack.is_none() || why == Some(Lack::Over),
                    "{why:?}, but {lack:?}"
                );
            }
            assert_eq!(figures.max_hearts.now, game.max_hearts(seat));
            for figure in [figures.max_hearts, figures.dice, figures.rolls] {
                let fewer = figures.dice_shrunk + figures.dice_fewer;
                let is_risen = game.player(seat).risen;
                let is_explained = !figure.by.is_empty() || fewer > 0 || is_risen;
                assert!(figure.now == figure.usual || is_explained, "{figure:?}");
            }
        }
        if let Step::Chance(kaiju_engine::Chance::Dice { seat, dice }) = game.step()
            && game.turn().dice.is_empty()
        {
            assert_eq!(game.figures(seat).dice.now, dice);
        }
    });
    assert!(savings > 1_000, "only {savings} cards were cheaper for somebody");
}
