//! The view of one seat: everything it may see.
//!
//! Everything on the table is public except the top card of the deck once somebody has looked at it.

use crate::action_list::ActionList;
use crate::game::Game;
use crate::power::PowerId;
use crate::seat::{Seat, SeatSet};
use crate::step::Step;

/// A game as one seat, or a spectator, may see it.
///
/// ```
/// use kaiju_engine::{PowerId, Seat};
/// use kaiju_notation::parse_position;
/// let text = "rules czech\nAlice: 4 energy, made-in-a-lab, to buy\nBob:\ntop wings seen by Alice";
/// let (game, _) = parse_position(text).unwrap();
/// assert_eq!(game.view(Some(Seat::First)).top(), PowerId::from_text("wings"));
/// assert_eq!(game.view(Some(Seat::Second)).top(), None);
/// assert!(game.view(None).top_seen_by().contains(Seat::First));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    seat: Option<Seat>,
    /// The game; a top card that the seat has not seen is undecided in it.
    game: Game,
    top_seen_by: SeatSet,
}

impl Game {
    /// The game as `seat` may see it; `None` is a spectator.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let mut game = *self;
        if !seat.is_some_and(|seat| self.top_seen_by.contains(seat)) {
            game.top = None;
            game.top_seen_by = SeatSet::EMPTY;
        }
        View { seat, game, top_seen_by: self.top_seen_by }
    }
}

impl View {
    /// The seat that this view belongs to; `None` for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The visible game: a complete game that can be printed and played on. A top card that the seat has not seen is
    /// left to chance.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The top card of the deck, if the seat has seen it.
    pub fn top(&self) -> Option<PowerId> {
        self.game.top
    }

    /// Seats that have looked at the top card of the deck, which everybody knows.
    pub fn top_seen_by(&self) -> SeatSet {
        self.top_seen_by
    }

    /// True if the seat must answer the open decision.
    pub fn is_asked(&self) -> bool {
        match self.game.step() {
            Step::Decide { seat, .. } => self.seat == Some(seat),
            Step::Chance(_) | Step::Over(_) => false,
        }
    }

    /// Fills `actions` with the answers of the seat; empty if another seat is asked, whose answers may depend on what
    /// only that seat has seen.
    pub fn legal_actions(&self, actions: &mut ActionList) {
        actions.clear();
        if self.is_asked() {
            self.game.legal_actions(actions);
        }
    }
}
