//! A bot in Rust and its win rate: it lives in Tokyo, and otherwise plays at random.
//!
//!     cargo run --release --manifest-path examples/Cargo.toml --bin bot

use kaiju_bots::{Arena, Bot, Kind, Lineup, Random};
use kaiju_engine::{Action, Decision, Dice, Face, RuleSet, Seat, Verb, View};

/// Attacks whenever it can, and never leaves Tokyo.
struct Squatter(Random);

impl Bot for Squatter {
    fn begin(&mut self, seed: u64) {
        self.0.begin(seed);
    }

    fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
        let game = view.game();
        match decision {
            // Keep the claws and roll all other dice again.
            Decision::Keep { rolls_left: 1.. } => {
                let mut kept = [0; 6];
                kept[Face::Claw.index()] = game.turn().dice.of(Face::Claw);
                Action::Keep(Dice::from_counts(kept))
            }
            Decision::Leave => game.nth_of(Verb::Stay, 0).unwrap_or(Action::Pass),
            _ => self.0.choose(view, seat, decision),
        }
    }
}

const SQUATTER: Kind =
    Kind { name: "squatter", about: "lives in Tokyo", make: || Box::new(Squatter(Random::new())) };

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let random = Kind::named("random").ok_or("the ladder has a random bot")?;
    let lineup = Lineup::of_kinds([SQUATTER, random], 4)?;
    let arena = Arena { rules: RuleSet::CZECH, lineup, games: 400, seed: 1, threads: 2, records: None };
    let result = arena.play(&|_| {})?;
    for entrant in &result.entrants {
        let [rate, low, high] = [entrant.rate, entrant.low, entrant.high].map(|share| 100.0 * share);
        println!("{} wins {rate:.1} % ({low:.1}–{high:.1}) of {} games", entrant.bot, entrant.seats_played);
    }
    Ok(())
}
