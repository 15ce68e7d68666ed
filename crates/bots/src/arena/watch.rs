//! The observer of an arena game.

use kaiju_engine::{Event, Game, Observer, PowerSet, Seat};

/// Turns, the seat that began, and the cards and tiles that each seat gained.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    pub turns: u64,
    first: Option<Seat>,
    gained: [PowerSet; Seat::MAX],
}

impl Watch {
    /// The cards that `seat` has bought and the tiles that it has taken, even if it no longer has them.
    pub fn gained(&self, seat: Seat) -> PowerSet {
        self.gained[seat.index()]
    }

    /// The number of seats that had their first turn before `seat`.
    pub fn place_in_order(&self, seat: Seat, players: usize) -> usize {
        let first = self.first.map_or(0, Seat::index);
        (seat.index() + players - first) % players
    }
}

impl Observer for Watch {
    fn event(&mut self, _: &Game, event: Event) {
        if let Event::TurnBegan { seat, .. } = event {
            self.turns += 1;
            self.first.get_or_insert(seat);
        } else if let Event::Bought { seat, card: power, .. } | Event::TileTaken { seat, tile: power } = event
        {
            self.gained[seat.index()].insert(power);
        }
    }
}
