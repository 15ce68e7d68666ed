//! Guides answers towards the goals reached least.

use super::coverage::Coverage;
use super::goals::{Goal, question, stays};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{
    Action, Chance, Decision, Dice, Face, Game, Holder, Luck, Pick, PowerId, Seat, Verb, Window,
};

/// The most actions of one kind that are compared.
const MOST_COMPARED: u32 = 40;

/// The goals that an answer to the open decision reaches.
pub fn goals_of(game: &Game, seat: Seat, decision: Decision, action: Action) -> impl Iterator<Item = Goal> {
    let players = game.seats().len();
    let answer = Goal::Answer { players, question: question(decision), verb: action.verb() };
    let [first, second] = match action {
        Action::Use(power, pick) => match decision.window() {
            Some(window) => use_goals(game, Holder { seat, power }, window, pick),
            None => [None; 2],
        },
        Action::Buy(card) => [Some(Goal::Buy(card)), None],
        Action::Take(tile) => [Some(Goal::Take(tile)), None],
        Action::Keep(_)
        | Action::Pass
        | Action::Resolve(_)
        | Action::Cure(_)
        | Action::Yield
        | Action::Stay
        | Action::Sweep
        | Action::End => [None; 2],
    };
    [Some(answer), first, second].into_iter().flatten()
}

/// The offer that is taken, and the copy that it makes.
fn use_goals(game: &Game, me: Holder, window: Window, pick: Pick) -> [Option<Goal>; 2] {
    let own = offer_taken(game, me, me.power, window, pick);
    let Some(offer) = own else {
        let copied = game.copied_by(me.power).filter(|_| !game.is_copy_spent(me.power));
        let taken = copied.and_then(|power| {
            let offer = offer_taken(game, me, power, window, pick)?;
            Some(Goal::Offer { power, offer, window, copied: true })
        });
        return [taken, None];
    };
    let copy = match pick {
        Pick::Power(card) if me.power.power().copies => {
            Some(Goal::Copy { card, own: game.owner(card) == Some(me.seat) })
        }
        Pick::Power(_)
        | Pick::None
        | Pick::Die(_)
        | Pick::Turn(..)
        | Pick::Monster(_)
        | Pick::Amount(_)
        | Pick::Top => None,
    };
    [Some(Goal::Offer { power: me.power, offer, window, copied: false }), copy]
}

/// The index of the offer of `power` that `me` takes.
fn offer_taken(game: &Game, me: Holder, power: PowerId, window: Window, pick: Pick) -> Option<usize> {
    power.power().offers.iter().position(|offer| {
        offer.windows.contains(window)
            && (offer.lacks)(game, me).is_none()
            && (offer.picks)(game, me).contains(pick)
    })
}

/// An answer to the open decision: usually the one given least, now and then any.
pub fn action(
    game: &Game,
    seat: Seat,
    decision: Decision,
    coverage: &Coverage,
    numbers: &mut WyRand,
) -> Action {
    let any = playout::action(game, seat, decision, numbers);
    if numbers.below(4) == 0 {
        return any;
    }
    let need = |action: Action| {
        let goals = goals_of(game, seat, decision, action).map(|goal| coverage.need(goal));
        goals.max().unwrap_or(0).max(pairs_of(game, seat, action, coverage))
    };
    let mut best = (need(any), any);
    for verb in game.verbs().iter() {
        let count = game.count_of(verb);
        let compared = if verb == Verb::Keep { 1 } else { count.min(MOST_COMPARED) };
        let first = numbers.below(count);
        for index in 0..compared {
            if let Some(action) = game.nth_of(verb, (first + index) % count) {
                let need = need(action);
                if need > best.0 {
                    best = (need, action);
                }
            }
        }
    }
    best.1
}

/// The number of open pairs that meet if the action takes a one-shot tile.
fn pairs_of(game: &Game, seat: Seat, action: Action, coverage: &Coverage) -> u32 {
    match action {
        Action::Take(tile) if !stays(tile) => {
            game.player(seat).powers.iter().map(|power| coverage.need_together(power, tile)).sum()
        }
        _ => 0,
    }
}

/// An answer of chance: dice that are often alike, cards that were bought least.
pub fn luck(game: &Game, chance: Chance, coverage: &Coverage, numbers: &mut WyRand) -> Luck {
    let any = playout::luck(game, chance, numbers);
    if numbers.below(2) == 0 {
        return any;
    }
    match (chance, any) {
        (Chance::Dice { dice: count, .. } | Chance::SideDice { dice: count, .. }, Luck::Dice(_)) => {
            Luck::Dice(loaded(count, numbers))
        }
        (Chance::Draw { .. } | Chance::Peek { .. }, Luck::Card(any)) => {
            let need = |card: PowerId| coverage.need(Goal::Buy(card));
            let best = game.deck().iter().max_by_key(|&card| need(card)).unwrap_or(any);
            Luck::Card(if need(best) > need(any) { best } else { any })
        }
        (_, any) => any,
    }
}

/// Dice of which at least half show one face.
fn loaded(count: u8, numbers: &mut WyRand) -> Dice {
    let face = Face::ALL[numbers.below(6) as usize];
    let alike = (0..count - count / 2).map(|_| face).collect::<Dice>();
    playout::roll(count / 2, numbers).plus(alike)
}
