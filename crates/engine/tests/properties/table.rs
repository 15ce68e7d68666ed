//! Events tell everything that is drawn, to everyone who may see it.

use super::games::play_through;
use kaiju_engine::{Cause, Dice, Event, Face, Place, PowerId, PowerSet, Seat, Source, Table, Token};
use std::collections::HashSet;

/// The number of kinds of events; all of them happen in the games below.
const KINDS: usize = 49;

/// A spectator, and every seat.
pub fn viewers() -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::ALL.into_iter().map(Some))
}

#[test]
fn the_table_drawn_from_events_alone_is_the_table_of_the_game() {
    let mut tables: Vec<Table> = Vec::new();
    play_through(0..1_500, |moved, _| {
        if moved.number == 0 {
            tables = viewers().map(|viewer| Table::of(&moved.before.view(viewer))).collect();
        }
        for (viewer, table) in viewers().zip(&mut tables) {
            for (event, game) in moved.events {
                table.apply(&event.as_seen_by(viewer, game));
            }
            let drawn = Table::of(&moved.after.view(viewer));
            let told: Vec<_> = moved.events.iter().map(|(event, _)| event).collect();
            assert!(*table == drawn, "{viewer:?} drew {table:?}\n instead of {drawn:?}\n after {told:?}");
        }
    });
}

#[test]
fn every_event_fits_the_table_before_it() {
    let mut table = None;
    let mut kinds = HashSet::new();
    play_through(1_500..4_500, |moved, _| {
        if moved.number == 0 {
            table = Some(Table::of(&moved.before.view(None)));
        }
        let table = table.as_mut().expect("set by the first step");
        for (event, _) in moved.events {
            check(table, event);
            table.apply(event);
            kinds.insert(std::mem::discriminant(event));
        }
    });
    assert_eq!(kinds.len(), KINDS, "kinds of events that were told");
}

#[test]
fn the_event_of_an_eliminated_monster_names_its_last_wound() {
    let mut hurt = [None; Seat::MAX];
    let mut found = HashSet::new();
    play_through(4_500..7_500, |moved, _| {
        for &(event, _) in moved.events {
            match event {
                Event::Hurt { seat, author, cause, .. } => hurt[seat.index()] = Some((author, cause)),
                Event::Eliminated { seat, author, cause, .. } => {
                    assert_eq!(hurt[seat.index()], Some((author, cause)), "{seat:?} is out");
                    found.insert((author == Some(seat), author.is_none(), std::mem::discriminant(&cause)));
                }
                _ => {}
            }
        }
    });
    // By claws; by a power of another, of one's own or of nobody; by poison.
    assert_eq!(found.len(), 5, "{found:?}");
}

#[test]
fn claws_cost_what_was_rolled_and_added_less_what_was_prevented() {
    // Hearts prevented since the claws were resolved; none if a game begins later than that.
    let mut prevented: Option<[u8; Seat::MAX]> = None;
    let mut has_left = false;
    let (mut raised, mut after_leaving) = (0, 0);
    play_through(7_500..13_500, |moved, _| {
        if moved.number == 0 {
            prevented = None;
        }
        for &(event, _) in moved.events {
            match event {
                Event::BlockResolved { face: Face::Claw, .. } => {
                    (prevented, has_left) = (Some([0; Seat::MAX]), false);
                }
                Event::Prevented { seat, hearts, .. } => {
                    prevented.iter_mut().for_each(|prevented| prevented[seat.index()] += hearts);
                }
                Event::Moved { to: Place::Outside, .. } => has_left = true,
                Event::Hurt { seat, hearts, now, cause: Cause::Dice(Face::Claw), rolled, more, .. } => {
                    let Some(prevented) = prevented else { continue };
                    let due = (rolled + more).checked_sub(prevented[seat.index()]);
                    let is_due = due.is_some_and(|due| hearts == due || now == 0 && hearts < due);
                    assert!(is_due, "{event:?} after {prevented:?}");
                    raised += usize::from(more > 0);
                    after_leaving += usize::from(more > 0 && has_left);
                }
                _ => {}
            }
        }
    });
    assert!(raised > 1_000 && after_leaving > 10, "{raised} raised, {after_leaving} after somebody had left");
}

/// Amounts lead from the number before to the number after; what moves was there; nothing is told that is no change.
fn check(table: &Table, event: &Event) {
    let monster = |seat: Seat| &table.monsters[seat.index()];
    let holds = |seat: Seat, power: PowerId| monster(seat).powers.contains(power);
    let gains = |before: u8, amount: u8, now: u8| amount > 0 && before + amount == now;
    let loses = |before: u8, amount: u8, now: u8| amount > 0 && before == now + amount;
    let lies = |dice: Dice, face: Face| dice.of(face) > 0;
    let turn = table.turn.as_ref();
    let dice = |in_tray: bool| turn.map_or(Dice::NONE, |turn| if in_tray { turn.tray } else { turn.dice });
    let is_turn_of = |seat: Seat| turn.is_some_and(|turn| turn.seat == seat);
    let tokens = |seat: Seat, token: Token| match token {
        Token::Poison => monster(seat).poison,
        Token::Shrink => monster(seat).shrink,
    };
    let fits = match *event {
        Event::PointsGained { seat, points, now, .. } => gains(monster(seat).points, points, now),
        Event::PointsLost { seat, points, now, .. } => loses(monster(seat).points, points, now),
        Event::EnergyGained { seat, energy, now, .. } => gains(monster(seat).energy, energy, now),
        Event::EnergySpent { seat, energy, now, .. } => loses(monster(seat).energy, energy, now),
        Event::Healed { seat, hearts, now, .. } => gains(monster(seat).hearts, hearts, now),
        Event::Hurt { seat, hearts, now, author, cause, rolled, more, raised_by } => {
            let held = author.map_or(PowerSet::EMPTY, |author| monster(author).powers);
            // Powers account for everything that the dice do not.
            let is_rolled = if cause == Cause::Dice(Face::Claw) {
                rolled <= dice(false).of(Face::Claw) && hearts <= rolled + more
            } else {
                rolled == 0
            };
            loses(monster(seat).hearts, hearts, now)
                && raised_by.minus(held).is_empty()
                && raised_by.is_empty() == (more == 0)
                && is_rolled
        }
        Event::HeartsSet { seat, now, .. } => monster(seat).hearts != now,
        Event::TokenGiven { seat, token, now, .. } => gains(tokens(seat, token), 1, now),
        Event::TokenRemoved { seat, token, now, .. } => loses(tokens(seat, token), 1, now),
        Event::WickednessMoved { seat, now, .. } => monster(seat).wickedness != now,
        Event::Moved { seat, from, to } => {
            let is_free = to == Place::Outside || table.monsters.iter().all(|monster| monster.place != to);
            monster(seat).place == from && from != to && is_free
        }
        Event::BayClosed => table.bay_open,
        Event::Risen { seat } => !monster(seat).risen,
        Event::Eliminated { seat, points, .. } => {
            let monster = monster(seat);
            monster.alive
                && monster.points == points
                && monster.hearts == 0
                && monster.powers.is_empty()
                && monster.place == Place::Outside
        }
        Event::Saved { seat, power } => monster(seat).hearts == 0 && holds(seat, power),
        Event::Revealed { slot, card } => {
            table.deck > 0
                && table.market[usize::from(slot)].is_none()
                && table.top.is_none_or(|top| top == card)
        }
        Event::Reshuffled { deck } => table.deck == 0 && !deck.is_empty(),
        Event::Swept { .. } => table.market.iter().any(Option::is_some),
        Event::Bought { seat, card, source, .. } => match source {
            Source::Market(slot) => table.market[usize::from(slot)] == Some(card),
            Source::Deck => table.top_seen_by.contains(seat),
            Source::Monster(owner) => owner != seat && holds(owner, card),
        },
        Event::TileTaken { tile, .. } => table.tiles.contains(tile),
        Event::Handed { from, to, card } => from != to && holds(from, card),
        Event::Discarded { seat, power } => holds(seat, power),
        Event::CounterSet { power, now } => table.counter(power) != now,
        Event::Copied { copier, card } => table.copied_by(copier) != card,
        Event::CopySpent { copier } => table.copied_by(copier).is_some() && !table.is_copy_spent(copier),
        Event::Used { seat, .. } | Event::Passed { seat } | Event::Shielded { seat, .. } => {
            monster(seat).alive
        }
        Event::Prevented { seat, hearts, by } => hearts > 0 && by.minus(monster(seat).powers).is_empty(),
        Event::Stayed { seat } => monster(seat).place != Place::Outside,
        Event::ExtraTurnWon { seat, .. } | Event::Peeked { seat, .. } => monster(seat).alive,
        Event::TurnBegan { seat, extra, .. } => {
            monster(seat).alive && (!extra || monster(seat).extra_turns > 0)
        }
        Event::DiceCounted { seat, .. } => is_turn_of(seat) && dice(false).is_empty(),
        Event::Rolled { seat, rolled, dice: all, rolls_left } => turn.is_some_and(|turn| {
            turn.seat == seat
                && turn.in_hand == rolled
                && turn.rolls_left == rolls_left + 1
                && all.includes(turn.dice)
                && all.len() == turn.dice.len() + rolled
        }),
        Event::Kept { seat, dice: kept, .. } => is_turn_of(seat) && dice(false).includes(kept),
        Event::SideRolled { .. } => dice(true).is_empty(),
        Event::SideDiceUsed { dice: used, .. } => dice(true) == used,
        Event::DieLifted { face, in_tray, .. } => lies(dice(in_tray), face),
        Event::DieTurned { from, to, in_tray, .. } => from != to && lies(dice(in_tray), from),
        Event::RollGained { rolls_left, .. } => turn.is_some_and(|turn| turn.rolls_left + 1 == rolls_left),
        Event::ResultFixed { hearts, .. } => dice(false).of(Face::Heart) == hearts,
        Event::ClawsRecounted { claws, blocks, .. } => {
            blocks.contains(Face::Claw) == (claws > 0) && turn.is_some_and(|turn| turn.claws != claws)
        }
        Event::BlockResolved { face: Face::Heart, count } => turn.is_some_and(|turn| turn.hearts >= count),
        // Damage without a claw is resolved like claws.
        Event::BlockResolved { face, count } => {
            count == 0 && face == Face::Claw || turn.is_some_and(|turn| turn.waiting.contains(face))
        }
        Event::DieRerolled { .. } | Event::ResultDone | Event::RolledOff { .. } | Event::TilesLaid { .. } => {
            true
        }
        Event::GameOver { .. } => table.outcome.is_none(),
    };
    assert!(fits, "{event:?} does not fit {table:?}");
}
