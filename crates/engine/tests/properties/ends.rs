//! Every game ends.

use super::games::MOST_STEPS;
use super::positions::Rules;
use kaiju_engine::playout::{WyRand, advance};

#[test]
fn twenty_thousand_games_end() {
    let rules = Rules::all();
    for seed in 0..20_000 {
        let mut numbers = WyRand(seed);
        let mut game = rules.fresh_game(&mut numbers);
        let mut steps = 0;
        while advance(&mut game, &mut numbers) {
            steps += 1;
            assert!(steps <= MOST_STEPS, "seed {seed} does not end");
        }
    }
}
