//! Foretells the effects of an answer by playing it on a copy of the game.

use kaiju_engine::{Action, Chance, Decision, Event, Game, Luck, PowerId, Step};

/// The effects of `action`, as in [`Choice::effects`](kaiju_protocol::Choice::effects).
pub fn effects_of(action: Action, seen: &Game) -> Vec<Event> {
    let mut effects = Vec::new();
    let mut after = *seen;
    // Listed actions are legal; an illegal one would have no effects.
    let _ = after.play(action, Some(&mut effects));
    // A bought card takes effect once another one has been drawn in its place (OPEN-23). The drawn card decides if
    // the buyer can go on buying; effects common to the cheapest and the dearest card do not depend on it.
    if !effects.iter().any(|event| matches!(event, Event::Bought { .. }))
        || !matches!(after.step(), Step::Chance(Chance::Draw { .. }))
    {
        unanswered(&mut after, seen, &mut effects);
        return effects;
    }
    let price = |&card: &PowerId| after.price(after.turn().active, card);
    let ends = [after.deck().iter().min_by_key(price), after.deck().iter().max_by_key(price)];
    let [cheap, dear] = ends.map(|card| {
        let (mut game, mut events) = (after, Vec::new());
        if let Some(card) = card
            && game.resolve(Luck::Card(card), Some(&mut events)).is_ok()
        {
            unanswered(&mut game, seen, &mut events);
        }
        events.retain(|event| !matches!(event, Event::Revealed { .. }));
        events
    });
    effects.extend(cheap.iter().zip(&dear).take_while(|(one, other)| one == other).map(|(&event, _)| event));
    effects
}

/// Passes every offer to step in against damage. A seat that is asked about exactly that is asked again later.
fn unanswered(game: &mut Game, asked: &Game, events: &mut Vec<Event>) {
    let open = asked.step();
    while let Step::Decide { seat, decision: Decision::Threat { .. } } = game.step() {
        let is_asked =
            matches!(open, Step::Decide { seat: own, decision: Decision::Threat { .. } } if own == seat);
        if is_asked || game.play(Action::Pass, Some(events)).is_err() {
            break;
        }
    }
}

/// The events if the active monster keeps all its dice: no power is used, blocks are resolved in the order of the
/// list, damage is taken. Ends when chance is asked, when a player must choose something else, or when all dice
/// are resolved.
pub fn outcome_of_stopping(seen: &Game) -> Vec<Event> {
    let mut game = *seen;
    let mut events = Vec::new();
    let mut answer = Action::Keep(game.turn().dice);
    while game.play(answer, Some(&mut events)).is_ok() {
        let Step::Decide { decision, .. } = game.step() else { break };
        answer = match decision {
            Decision::Probe | Decision::Fix | Decision::Threat { .. } => Action::Pass,
            Decision::Resolve => match game.nth_action(0) {
                Some(action @ (Action::Resolve(_) | Action::Pass)) => action,
                Some(_) | None => break,
            },
            _ => break,
        };
    }
    events
}
