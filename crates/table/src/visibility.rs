//! Decides what each player may see: peeked cards and standing orders are private. No other code decides it.

use kaiju_engine::{Chance, Event, Game, Seat, SeatSet, Step};
use kaiju_protocol::{Entry, TableView};

/// The seats that may see all of something; `None` means everybody.
pub type Audience = Option<SeatSet>;

/// True if the guest with the seats `viewer` may see all of it.
pub fn may_see(seats: Audience, viewer: SeatSet) -> bool {
    seats.is_none_or(|seats| !seats.and(viewer).is_empty())
}

/// The seats that may see the next answer of chance.
pub fn luck_audience(game: &Game) -> Audience {
    match game.step() {
        Step::Chance(Chance::Peek { seat }) => Some(SeatSet::only(seat)),
        Step::Chance(_) | Step::Decide { .. } | Step::Over(_) => None,
    }
}

/// The seats that see something of the table that others do not.
pub fn insiders(game: &Game) -> SeatSet {
    game.top().map_or(SeatSet::EMPTY, |(_, seen_by)| seen_by)
}

/// An entry without its private part.
pub fn redact_entry(entry: &Entry) -> Entry {
    match entry {
        Entry::Chance { .. } => Entry::Chance { luck: "draw hidden".to_owned() },
        Entry::Ordered { seat, .. } => Entry::Ordered { seat: *seat, orders: None },
        public => public.clone(),
    }
}

/// An event without its private part.
pub fn redact_event(event: Event) -> Event {
    match event {
        Event::Peeked { seat, .. } => Event::Peeked { seat, card: None },
        public => public,
    }
}

/// The game as the guest with the seats `viewer` sees it, with every card that any of these seats has seen.
pub fn view(game: &Game, viewer: SeatSet) -> TableView {
    // At most one card is known to some seats only, so one seat that has seen it will do.
    let best_informed: Option<Seat> = insiders(game).and(viewer).lowest().or(viewer.lowest());
    kaiju_view::table_view(&game.view(best_informed))
}
