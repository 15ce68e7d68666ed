//! The figures of each seat (prices, maximum hearts, dice, rolls), and their changes.

use kaiju_engine::{Game, PowerSet, Seat};
use kaiju_protocol::{ChangedFigures, SeatFigures};
use kaiju_view::{figures, uses};

/// The figures of all seats, as last sent to clients.
#[derive(Clone)]
pub struct Figures(Vec<(Seat, SeatFigures, Held)>);

/// The facts that decide when a seat can use its powers.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Held {
    powers: PowerSet,
    copied: PowerSet,
    /// Copiers whose copies are used up.
    spent: PowerSet,
}

impl Held {
    fn of(game: &Game, seat: Seat) -> Held {
        let powers = game.player(seat).powers;
        let spent = powers.iter().filter(|&power| game.is_copy_spent(power)).collect();
        Held { powers, copied: game.copied_for(seat), spent }
    }
}

impl Figures {
    /// The figures of a game.
    pub fn of(game: &Game) -> Figures {
        let told = game.seats().iter().zip(figures(game));
        Figures(told.map(|(seat, figures)| (seat, figures, Held::of(game, seat))).collect())
    }

    /// Updates to a later state of the game, and returns the changes by seat.
    pub fn update(&mut self, game: &Game) -> Vec<(Seat, ChangedFigures)> {
        let mut changed = Vec::new();
        for (seat, told, was) in &mut self.0 {
            let (figures, held) = (game.figures(*seat), Held::of(game, *seat));
            // Usually nothing has changed, and the uses of powers depend on nothing else.
            if held == *was && figures == told.figures {
                continue;
            }
            let uses = if held == *was { told.uses.clone() } else { uses(game, *seat) };
            let now = SeatFigures { figures, uses };
            changed.extend(told.changes(&now).map(|changes| (*seat, changes)));
            (*told, *was) = (now, held);
        }
        changed
    }
}
