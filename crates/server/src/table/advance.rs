//! What happens without anybody's message: dice and cards, bots, standing orders.

use super::clock::Due;
use super::entered::Entered;
use super::orders;
use super::state::{BadLog, State};
use kaiju_bots::{Bot, Kind};
use kaiju_engine::notation::{action_text, luck_text};
use kaiju_engine::{Action, Game, Seat, Step};
use kaiju_protocol::{By, Entry};

/// Entries that are made before the others are told of them.
const LARGEST_BATCH: usize = 256;

/// The bots of a table's seats, as they are needed.
#[derive(Default)]
pub struct Bots([Option<(String, Box<dyn Bot>)>; Seat::MAX]);

impl Bots {
    /// What the bot of this kind answers for `seat`. Its chance has nothing to do with the dice.
    fn choose(&mut self, kind: &str, game: &Game, seat: Seat) -> Option<Action> {
        let Step::Decide { decision, .. } = game.step() else { return None };
        let place = &mut self.0[seat.index()];
        if place.as_ref().is_none_or(|(known, _)| known != kind) {
            let mut bot = Kind::named(kind)?.make();
            bot.begin(getrandom::u64().ok()?);
            *place = Some((kind.to_owned(), bot));
        }
        let (_, bot) = place.as_mut()?;
        let action = bot.choose(&game.view(Some(seat)), seat, decision);
        game.is_legal(action).then_some(action)
    }
}

/// Whether a bot plays any seat now.
pub fn has_bots(state: &State) -> bool {
    state
        .running()
        .is_some_and(|playing| playing.game().seats().iter().any(|seat| state.bot_of(seat).is_some()))
}

/// Goes on until a player must answer or may return, the game is over, or many entries were made. Then it can be called again.
///
/// `due` is whose question a bot must answer now.
pub fn advance(
    state: &mut State,
    bots: &mut Bots,
    at: u64,
    mut due: Option<Due>,
    entered: &mut Vec<Entered>,
) -> Result<(), BadLog> {
    while entered.len() < LARGEST_BATCH {
        let Some(entry) = next(state, bots, &mut due) else { break };
        entered.push(Entered::make(state, at, entry)?);
    }
    Ok(())
}

/// The next entry that needs nobody.
pub fn next(state: &State, bots: &mut Bots, due: &mut Option<Due>) -> Option<Entry> {
    let playing = state.running()?;
    if let Some(luck) = state.luck() {
        return Some(Entry::Chance { luck: luck_text(luck, &playing.names) });
    }
    let Step::Decide { seat, .. } = playing.game().step() else { return None };
    let due = due.take_if(|due| due.seat == seat);
    let (action, by) = match state.bot_of(seat) {
        Some(_) if due.is_none() && state.may_return(seat) => return None,
        // A bot that knows no legal answer must not stop the game: whatever is listed first will do.
        Some(kind) => {
            let chosen = bots.choose(kind, playing.game(), seat);
            (chosen.or_else(|| playing.game().nth_action(0))?, By::Bot)
        }
        None => {
            let orders = state.orders[seat.index()].as_ref()?;
            (orders::answer(orders, playing.game())?, By::Order)
        }
    };
    let reserve_ms = due.filter(|due| due.by_clock).map(|_| 0);
    Some(Entry::Acted { seat, action: action_text(action, &playing.names), by, reserve_ms })
}
