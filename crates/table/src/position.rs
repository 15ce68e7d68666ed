//! Checks positions that a game begins with instead of the set-up.

use kaiju_engine::Game;
use kaiju_notation::{parse_position, parse_rules, position_text};
use kaiju_protocol::{Code, Refusal, TableOptions};

/// The longest text of a position, in bytes.
const MAX_BYTES: usize = 4096;

fn refuse<T>(message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(Code::BadPosition, message))
}

/// Checks a position for a table with these options and this number of seats, and returns it as it is stored.
pub fn tidy(wanted: &str, options: &TableOptions, seats: usize) -> Result<String, Refusal> {
    if wanted.len() > MAX_BYTES {
        return refuse(format!("A position has at most {MAX_BYTES} bytes."));
    }
    let (game, names) = match parse_position(wanted) {
        Ok(read) => read,
        Err(error) => return refuse(format!("This position cannot be played: {error}.")),
    };
    check_options(&game, options)?;
    if game.seats().len() != seats {
        return refuse("This position has more or fewer monsters than the table has seats.");
    }
    // The position is public.
    if game.top().is_some() {
        return refuse("No game can begin with a card on top of the deck that somebody has seen.");
    }
    if game.outcome().is_some() {
        return refuse("In this position the game is over.");
    }
    Ok(position_text(&game, &names))
}

/// Checks that a table's stored position fits new options.
pub fn check(kept: &str, options: &TableOptions) -> Result<(), Refusal> {
    read(kept).map_or(Err(Code::BadPosition.into()), |game| check_options(&game, options))
}

/// Parses a stored position.
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
