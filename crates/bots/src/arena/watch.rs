//! What is noted about a game while it is played.

use kaiju_engine::{Event, Game, Observer, PowerSet, Seat};

/// Turns, who began, and who gained which cards and tiles.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    pub turns: u64,
    first: Option<Seat>,
    gained: [PowerSet; Seat::MAX],
}

impl Watch {
    /// The cards that `seat` has bought and the tiles that it has taken, whether or not it still has them.
    pub fn gained(&self, seat: Seat) -> PowerSet {
        self.gained[seat.index()]
    }

    /// How many had their first turn before `seat`.
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
