//! What an answer would do, found out by giving it on a copy of the game.

use kaiju_engine::{Action, Chance, Decision, Event, Game, Luck, PowerId, Step};

/// What `action` would do, as in [`Choice::effects`](kaiju_protocol::Choice::effects).
pub fn effects_of(action: Action, seen: &Game) -> Vec<Event> {
    let mut effects = Vec::new();
    let mut after = *seen;
    // An action that is listed is legal; if it were not, nothing would happen.
    let _ = after.play(action, Some(&mut effects));
    // A card that is bought takes effect once another one lies in its place (OPEN-23). Whether its buyer can go on
    // buying depends on that one: what both the cheapest and the dearest lead to does not.
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

/// Goes on while somebody could only step in against damage, and nobody does. A seat that is asked about just that is asked
/// again for itself.
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

/// What happens if the active monster keeps all its dice: powers are not used, blocks are resolved in the order of the
/// list, damage is taken. It ends where chance is asked, where somebody must choose otherwise, or with the dice.
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
