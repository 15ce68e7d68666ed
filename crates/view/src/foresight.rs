//! Foretells the effects of an answer by playing it on a copy of the game.

use kaiju_engine::{
    Action, Chance, Decision, Event, Face, FaceSet, Game, Luck, Observer, PowerId, Seat, Step,
};
use kaiju_protocol::Open;

/// The effects of an answer.
pub struct Foretold {
    /// The events of the answer alone, as in [`Choice::effects`](kaiju_protocol::Choice::effects).
    pub effects: Vec<Event>,
    /// Blocks that resolve automatically after it.
    pub later: FaceSet,
    /// Something that the effects leave open.
    pub open: Option<Open>,
}

/// Collects events up to the next turn.
#[derive(Default)]
struct ThisTurn {
    events: Vec<Event>,
    is_over: bool,
}

impl Observer for ThisTurn {
    fn event(&mut self, _: &Game, event: Event) {
        self.is_over |= matches!(event, Event::TurnBegan { .. });
        if !self.is_over {
            self.events.push(event);
        }
    }
}

/// Foretells the effects of `action` in the game as the asked seat sees it.
pub fn foretell(action: Action, seen: &Game) -> Foretold {
    let mut told = ThisTurn::default();
    let mut after = *seen;
    // Listed actions are legal; an illegal one would have no effects.
    let _ = after.play(action, Some(&mut told));
    let is_bought = told.events.iter().any(|event| matches!(event, Event::Bought { .. }));
    if is_bought && matches!(after.step(), Step::Chance(Chance::Draw { .. })) {
        told.events.extend(after_refill(&after, seen));
    } else {
        unanswered(&mut after, seen, &mut told);
    }
    let mut effects = told.events;
    let resolved =
        |event: &Event| if let Event::BlockResolved { face, .. } = event { Some(*face) } else { None };
    let later = effects.split_off(own_part(&effects));
    let later = later.iter().filter_map(resolved).fold(FaceSet::EMPTY, FaceSet::with);
    Foretold { effects, later, open: open_after(action, seen, &after) }
}

/// The events after a purchase. A bought card takes effect once another one has been drawn in its place (OPEN-23). The
/// drawn card decides if the buyer can go on buying; effects common to the cheapest and the dearest card do not depend
/// on it.
fn after_refill(bought: &Game, seen: &Game) -> Vec<Event> {
    let price = |&card: &PowerId| bought.price(bought.turn().active, card);
    let ends = [bought.deck().iter().min_by_key(price), bought.deck().iter().max_by_key(price)];
    let [cheap, dear] = ends.map(|card| {
        let (mut game, mut told) = (*bought, ThisTurn::default());
        if let Some(card) = card
            && game.resolve(Luck::Card(card), Some(&mut told)).is_ok()
        {
            unanswered(&mut game, seen, &mut told);
        }
        told.events.retain(|event| !matches!(event, Event::Revealed { .. }));
        told.events
    });
    cheap.iter().zip(&dear).take_while(|(one, other)| one == other).map(|(&event, _)| event).collect()
}

/// The number of events that belong to the answer: without dice that were final before and are resolved in any case.
/// Dice that only the answer makes final belong to it.
fn own_part(events: &[Event]) -> usize {
    for (at, event) in events.iter().enumerate() {
        let is_chosen = at == 0 || matches!(events[at - 1], Event::Used { .. });
        match event {
            Event::ResultFixed { .. } => break,
            Event::BlockResolved { .. } if !is_chosen => return at,
            _ => {}
        }
    }
    events.len()
}

/// Something that `action` leaves open: `after` is the game after it, once everybody else has declined to step in.
fn open_after(action: Action, seen: &Game, after: &Game) -> Option<Open> {
    let Action::Use(..) = action else { return None };
    if let Step::Chance(Chance::Peek { .. }) = after.step() {
        return Some(Open::Card);
    }
    let (seat, before) = threatened(seen)?;
    if let Step::Chance(Chance::SideDice { .. }) = after.step() {
        return Some(Open::Dice);
    }
    let (again, now) = threatened(after)?;
    match (seat == again, now) {
        (false, _) | (_, 0) => None,
        _ if now < before => Some(Open::Rest),
        _ => Some(Open::Damage),
    }
}

/// The seat that is asked about damage, with the hearts it is about to lose.
fn threatened(game: &Game) -> Option<(Seat, u8)> {
    let Step::Decide { seat, decision: Decision::Threat { loss } } = game.step() else { return None };
    Some((seat, loss))
}

/// Passes every offer to step in against damage, up to one for the seat that is asked in `asked`: it is asked again.
fn unanswered(game: &mut Game, asked: &Game, told: &mut ThisTurn) {
    let open = threatened(asked);
    while let Some((seat, _)) = threatened(game) {
        let is_asked = open.is_some_and(|(own, _)| own == seat);
        if is_asked || game.play(Action::Pass, Some(told)).is_err() {
            break;
        }
    }
}

/// The events if the active monster keeps all its dice: no power is used, blocks are resolved in the order of the
/// list, damage is taken. Ends when chance is asked, when a player must choose something else, or when all dice
/// are resolved.
pub fn outcome_of_stopping(seen: &Game) -> Vec<Event> {
    let mut game = *seen;
    let mut told = ThisTurn::default();
    let mut answer = Action::Keep(game.turn().dice);
    while game.play(answer, Some(&mut told)).is_ok() && !told.is_over {
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
    told.events
}

/// True if a block will resolve automatically and the moment makes no difference. Claws may move monsters, and hearts
/// may be used in several ways, so for them it does.
pub fn comes_by_itself(face: Face, later: FaceSet) -> bool {
    !matches!(face, Face::Heart | Face::Claw) && later.contains(face)
}
