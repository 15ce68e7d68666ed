//! The engine as a library: is the first turn an advantage?
//!
//!     cargo run --release --manifest-path examples/Cargo.toml --bin engine

use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{Game, Outcome, RuleSet, Seat, Setup, SetupError, Step};

const GAMES: u64 = 2_000;

fn main() -> Result<(), SetupError> {
    for players in 2..=6 {
        let mut wins = 0;
        for seed in 0..GAMES {
            let setup = Setup { rules: RuleSet::CZECH, players, first: Some(Seat::First) };
            wins += u64::from(winner(Game::new(&setup)?, seed) == Some(Seat::First));
        }
        let (share, par) = (100.0 * wins as f64 / GAMES as f64, 100.0 / players as f64);
        println!(
            "{players} players at random: the first wins {share:.1} % of {GAMES} games; par is {par:.1} %"
        );
    }
    Ok(())
}

/// Plays a game to its end. The dice could also come from a table, a script, or every branch of a search.
fn winner(mut game: Game, seed: u64) -> Option<Seat> {
    let mut numbers = WyRand(seed);
    loop {
        match game.step() {
            Step::Decide { seat, decision } => {
                let action = playout::action(&game, seat, decision, &mut numbers);
                game.play(action, None).expect("random play is legal");
            }
            Step::Chance(chance) => {
                let luck = playout::luck(&game, chance, &mut numbers);
                game.resolve(luck, None).expect("it is what was asked for");
            }
            Step::Over(Outcome::Won { seat, .. }) => return Some(seat),
            Step::Over(Outcome::AllLost | Outcome::Drawn) => return None,
        }
    }
}
