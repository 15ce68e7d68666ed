//! Plays random four-player games and nothing else, for profiling: `lean czech 300`.

use kaiju_engine::playout::{WyRand, finish};
use kaiju_engine::{Game, RuleSet, Setup};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rules = arguments.next().and_then(|name| RuleSet::preset(&name)).unwrap_or(RuleSet::CZECH);
    let games = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(1_000_u32);
    let mut numbers = WyRand(42);
    for _ in 0..games {
        let setup = Setup { rules, players: 4, first: None };
        if let Ok(mut game) = Game::new(&setup) {
            finish(&mut game, &mut numbers);
        }
    }
}
