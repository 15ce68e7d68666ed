//! The figures of each seat (prices, maximum hearts, dice, rolls), and their changes.

use kaiju_engine::{Game, PowerSet, Seat};
use kaiju_protocol::{ChangedFigures, SeatFigures};
use kaiju_view::{figures, uses};

/// The figures of all seats, as last sent to clients.
#[derive(Clone)]
pub struct Figures {
    told: Vec<(Seat, SeatFigures, Held)>,
    /// The game for which they hold.
    game: Game,
}

/// The facts that decide when a seat can use its powers.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Held {
    powers: PowerSet,
    copied: PowerSet,
    /// Copiers whose copies are used up.
    spent: PowerSet,
    is_over: bool,
}

impl Held {
    fn of(game: &Game, seat: Seat) -> Held {
        let powers = game.player(seat).powers;
        let copied = game.copied_for(seat);
        let spent = powers.iter().filter(|&power| !copied.is_empty() && game.is_copy_spent(power)).collect();
        Held { powers, copied, spent, is_over: game.outcome().is_some() }
    }
}

/// True if nothing has changed on which the numbers depend: most entries roll, keep or resolve dice.
fn is_same(was: &Game, now: &Game) -> bool {
    now.seats().iter().all(|seat| was.player(seat) == now.player(seat))
        && was.market() == now.market()
        && (was.city(), was.bay()) == (now.city(), now.bay())
        && was.active() == now.active()
        && was.turn().dice_fewer == now.turn().dice_fewer
        && was.outcome() == now.outcome()
}

impl Figures {
    /// The figures of a game.
    pub fn of(game: &Game) -> Figures {
        let told = game.seats().iter().zip(figures(game));
        let told = told.map(|(seat, figures)| (seat, figures, Held::of(game, seat))).collect();
        Figures { told, game: *game }
    }

    /// Updates to a later state of the game, and returns the changes by seat.
    pub fn update(&mut self, game: &Game) -> Vec<(Seat, ChangedFigures)> {
        let is_same = is_same(&self.game, game)
            && self.told.iter().all(|(seat, _, held)| *held == Held::of(game, *seat));
        self.game = *game;
        if is_same {
            return Vec::new();
        }
        let mut changed = Vec::new();
        for (seat, told, was) in &mut self.told {
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
