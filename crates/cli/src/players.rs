//! The option `--players` of several commands.

/// Parses a number of players.
pub fn players(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| (2..=6).contains(number));
    number.ok_or_else(|| "expected a number of players from 2 to 6".to_owned())
}
