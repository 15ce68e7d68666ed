//! The table and the figures of a game.

use kaiju_engine::{Game, Seat, Table, View};
use kaiju_protocol::{SeatFigures, TableView, Use};

/// The table as `view` shows it.
pub fn table_view(view: &View) -> TableView {
    // Figures are public: no power depends on a card that only some have seen.
    let game = view.game();
    TableView::drawn(&Table::of(view), figures(game), game.rules().numbers(game.seats().len()))
}

/// The powers of a seat, with the reason why each cannot be used yet.
pub fn uses(game: &Game, seat: Seat) -> Vec<Use> {
    let uses = game.player(seat).powers.iter();
    uses.map(|power| Use { power, why: game.why_waiting(seat, power) }).collect()
}

/// The figures of all seats.
pub fn figures(game: &Game) -> Vec<SeatFigures> {
    let of = |seat| SeatFigures { figures: game.figures(seat), uses: uses(game, seat) };
    game.seats().iter().map(of).collect()
}
