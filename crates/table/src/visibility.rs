//! Who may see what: a card of which only some know, and standing orders. Every message about a table is made here.

use kaiju_engine::{Chance, Event, Game, Seat, SeatSet, Step};
use kaiju_protocol::{Entry, TableView};

/// The seats that may see something whole; `None` means everybody.
pub type Audience = Option<SeatSet>;

/// Whether a guest with the seats `viewer` may see it whole.
pub fn may_see(seats: Audience, viewer: SeatSet) -> bool {
    seats.is_none_or(|seats| !seats.and(viewer).is_empty())
}

/// The seats that may see what chance answers now.
pub fn of_luck(game: &Game) -> Audience {
    match game.step() {
        Step::Chance(Chance::Peek { seat }) => Some(SeatSet::only(seat)),
        Step::Chance(_) | Step::Decide { .. } | Step::Over(_) => None,
    }
}

/// The seats for which a table looks otherwise than for all others.
pub fn insiders(game: &Game) -> SeatSet {
    game.top().map_or(SeatSet::EMPTY, |(_, seen_by)| seen_by)
}

/// An entry for those who may not see it whole.
pub fn hidden(entry: &Entry) -> Entry {
    match entry {
        Entry::Chance { .. } => Entry::Chance { luck: "draw hidden".to_owned() },
        Entry::Ordered { seat, .. } => Entry::Ordered { seat: *seat, orders: None },
        public => public.clone(),
    }
}

/// An event for those who may not see it whole.
pub fn blind(event: Event) -> Event {
    match event {
        Event::Peeked { seat, .. } => Event::Peeked { seat, card: None },
        public => public,
    }
}

/// The table of a game as the guest who has the seats `viewer` sees it: with every card that any of them has seen.
pub fn view(game: &Game, viewer: SeatSet) -> TableView {
    // Whoever has seen a card has seen all that anybody has.
    let most_seeing: Option<Seat> = insiders(game).and(viewer).lowest().or(viewer.lowest());
    kaiju_view::table_view(&game.view(most_seeing))
}
