//! Positions with which a game begins instead of the set-up.

use kaiju_engine::Game;
use kaiju_notation::{parse_position, parse_rules, position_text};
use kaiju_protocol::{Code, Refusal, TableOptions};

/// The longest position that is read, in bytes.
const LONGEST: usize = 4096;

fn refuse<T>(message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(Code::BadPosition, message))
}

/// A position as it is kept, if a game by these options with so many seats can begin with it.
pub fn tidy(wanted: &str, options: &TableOptions, seats: usize) -> Result<String, Refusal> {
    if wanted.len() > LONGEST {
        return refuse(format!("A position has at most {LONGEST} bytes."));
    }
    let (game, names) = match parse_position(wanted) {
        Ok(read) => read,
        Err(error) => return refuse(format!("This position cannot be played: {error}.")),
    };
    check_options(&game, options)?;
    if game.seats().len() != seats {
        return refuse("This position has more or fewer monsters than the table has seats.");
    }
    // Everybody is told with which position a game begins.
    if game.top().is_some() {
        return refuse("No game can begin with a card on top of the deck that somebody has seen.");
    }
    if game.outcome().is_some() {
        return refuse("In this position the game is over.");
    }
    Ok(position_text(&game, &names))
}

/// Whether the position that a table has kept is of a game by these options.
pub fn check(kept: &str, options: &TableOptions) -> Result<(), Refusal> {
    read(kept).map_or(Err(Code::BadPosition.into()), |game| check_options(&game, options))
}

/// A position that was kept.
pub fn read(kept: &str) -> Option<Game> {
    parse_position(kept).ok().map(|(game, _)| game)
}

fn check_options(game: &Game, options: &TableOptions) -> Result<(), Refusal> {
    if !parse_rules(&options.rules).is_ok_and(|rules| rules == *game.rules()) {
        return refuse("This position is of a game by other rules than those of the table.");
    }
    if options.first.is_some() || options.sides.is_some() {
        return refuse("A position says itself whose turn it is and which tiles are in the game.");
    }
    Ok(())
}
