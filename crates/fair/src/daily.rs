//! The daily game: the dice of a day follow from its number, which everybody knows (`docs/fairness.md#the-daily-game`).

use crate::secret::Secret;
use kaiju_engine::Seat;
use sha2::{Digest as _, Sha256};

/// The secret of a day, given in days since 1970.
pub fn daily_secret(day: u32) -> Secret {
    let hash = Sha256::new().chain_update(b"kaiju-daily-1").chain_update(u64::from(day).to_be_bytes());
    Secret::from_bytes(hash.finalize().into())
}

/// The seed of a bot in the daily game; `moves` are the lines of the game so far that were not taken back. Players
/// who play alike meet bots that play alike.
pub fn daily_bot_seed(day: u32, seat: Seat, moves: u64) -> u64 {
    let hash = Sha256::new().chain_update(b"kaiju-daily-bot-1").chain_update(u64::from(day).to_be_bytes());
    let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(
        hash.chain_update((seat.index() as u64).to_be_bytes()).chain_update(moves.to_be_bytes()).finalize(),
    );
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_of_a_day_are_those_of_the_document() {
        let page = include_str!("../../../docs/fairness.md");
        for line in page.lines().filter_map(|line| line.strip_prefix("daily ")) {
            let (day, digits) = line.split_once(' ').expect("a day and its secret");
            assert_eq!(daily_secret(day.parse().expect("a number")).reveal(), digits);
        }
        assert_eq!(page.matches("\ndaily ").count(), 2);
    }

    #[test]
    fn every_day_seat_and_move_has_bots_of_its_own() {
        let [first, second] = [Seat::First, Seat::Second];
        let seeds = [(1, first, 0), (2, first, 0), (1, second, 0), (1, first, 1)]
            .map(|(day, seat, moves)| daily_bot_seed(day, seat, moves));
        for (at, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..at].contains(seed));
        }
    }
}
