//! Every illegal action has a reason, and the reason is true: once what is lacking is supplied, it is gone.

use super::games::every_position;
use super::legal::other_actions;
use super::supply::supply;
use kaiju_engine::parts::Parts;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::rules::Revision;
use kaiju_engine::{Action, ActionList, Aim, Chance, DecisionKind, Face, Game, Lack, Pick, Seat, Step};
use kaiju_notation::{parse_action, parse_position};
use std::collections::BTreeMap;

/// The number of positions examined at night, a part of those that random games pass through.
const POSITIONS: usize = 10_000;
/// By day one position of so many of these is examined.
const DAILY_SHARE: u32 = 6;

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

/// The most things that one action lacks.
const MOST_LACKS: usize = 12;

/// The results of supplying what an action lacks, by the name of its first lack.
#[derive(Default, Debug)]
struct Supplied {
    /// Lacks that were gone afterwards.
    gone: usize,
    /// Actions that were legal in the end, once everything they lacked had been supplied.
    legal: usize,
}

#[test]
fn supplying_what_is_lacking_ends_each_lack_and_finally_makes_the_action_legal() {
    let mut supplied: BTreeMap<String, Supplied> = BTreeMap::new();
    let mut told: BTreeMap<String, usize> = BTreeMap::new();
    let mut positions = 0;
    let share = if std::env::var_os("KAIJU_NIGHTLY").is_some() { 1 } else { DAILY_SHARE };
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
                    let Some(better) = supply(&now, seat, action, lack) else { break };
                    let counts = supplied.entry(name(first)).or_default();
                    counts.gone += usize::from(step == 0);
                    match better.why_not(seat, action) {
                        None => {
                            counts.legal += 1;
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
        let one_of = if is_rare { share } else { 4 * share };
        if one_of == 1 || numbers.below(one_of) == 0 {
            look(game, numbers);
        }
    });
    let share = share as usize;
    assert!(positions > POSITIONS / share, "only {positions} positions");
    for (name, least) in SUPPLIED {
        let Supplied { gone, legal } = supplied.remove(name).unwrap_or_default();
        // The rarest are only met at night.
        let least = least / share;
        assert!(gone >= least && legal >= least, "{name}: {gone} gone, {legal} legal of {told:?}");
    }
    assert!(supplied.is_empty(), "these are not in the list: {supplied:?}");
    for name in told.keys() {
        assert!(NEVER_SUPPLIED.contains(&name.as_str()) || SUPPLIED.iter().any(|(known, _)| known == name));
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

/// Lacks that can be supplied in a position, and the least number of times that this led to a legal action.
const SUPPLIED: [(&str, usize); 28] = [
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
const NEVER_SUPPLIED: [&str; 10] = [
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
        if let Step::Chance(Chance::Dice { seat, dice }) = game.step()
            && game.turn().dice.is_empty()
        {
            assert_eq!(game.figures(seat).dice.now, dice);
        }
    });
    assert!(savings > 1_000, "only {savings} cards were cheaper for somebody");
}
