//! Positions in which a monster has what an action lacked: energy, a card, a target, another moment.

use kaiju_engine::parts::Parts;
use kaiju_engine::rules::ResolveOrder;
use kaiju_engine::{
    Action, AttackStage, Cause, DecisionKind, DecisionKinds, Dice, Face, FaceSet, Frame, Game, Hit, HitKind,
    Kind, Lack, Pick, PowerId, Seat, SeatSet, Turn, WICKEDNESS_LEVELS,
};

/// The same position in which `seat` has what it lacked; `None` where that would need another history.
pub fn supply(game: &Game, seat: Seat, action: Action, lack: Lack) -> Option<Game> {
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
