//! Prints one number per rule set for the final positions of many random games. An optimization must not change it.

use kaiju_engine::playout::{Numbers, WyRand, advance};
use kaiju_engine::{Game, RuleSet, Setup};
use kaiju_notation::{Names, position_text};

const GAMES: u64 = 2_000;

fn main() {
    for name in ["czech", "spanish", "polish", "dark"] {
        let Some(rules) = RuleSet::preset(name) else { continue };
        let fingerprint = (0..GAMES).fold(0, |hash, seed| fold(hash, &last_position(rules, seed)));
        println!("{name} {fingerprint:016x}");
    }
}

/// The final position and the next random number, which shows that as many were used as before.
fn last_position(rules: RuleSet, seed: u64) -> String {
    let players = 2 + (seed % 5) as usize;
    let mut numbers = WyRand(seed);
    match Game::new(&Setup { rules, players, first: None }) {
        Ok(mut game) => {
            while advance(&mut game, &mut numbers) {}
            format!("{}{}", position_text(&game, &Names::plain(players)), numbers.next())
        }
        Err(error) => error.to_string(),
    }
}

/// FNV-1a.
fn fold(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash ^ 0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
