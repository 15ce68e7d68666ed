//! Measures what the grandmaster's answers gain over the champion's, by kind of decision.
//!
//!     cargo run --release -p kaiju-bots --example gain [RULES [PLAYERS [GAMES [TURNS]]]]
//!
//! Champions play, and the grandmaster is asked for all seats. Where it answers differently, champions play both
//! answers on to the end of the game, with the same dice and the luck of the dice subtracted. The sum of the gains over
//! a game, divided by the number of players, is about the gain of a grandmaster among champions; it needs far fewer
//! games than a win rate.

#![allow(clippy::unwrap_used, reason = "a chore fails by panicking")]

use kaiju_bots::champion::{Champion, Learned};
use kaiju_bots::plan::Rollouts;
use kaiju_bots::{Bot, Effort, Grandmaster};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Action, Game, RuleSet, Seat, Setup, Step};
use std::collections::BTreeMap;

/// Rollouts of each of two different answers.
const ROLLOUTS: u64 = 48;

/// The answers to one kind of decision.
#[derive(Default)]
struct Kind {
    asked: u32,
    /// The gain of each different answer, in percentage points.
    gains: Vec<f64>,
}

/// Mean and standard error of the sum over a game.
fn sum_by_game(gains: &[f64], games: u64) -> (f64, f64) {
    let sum: f64 = gains.iter().sum();
    let squares: f64 = gains.iter().map(|gain| gain * gain).sum();
    (sum / games as f64, squares.sqrt() / games as f64)
}

/// The gain of the second answer over the first.
fn gain(rollouts: &mut Rollouts<Learned>, game: &Game, seat: Seat, answers: [Action; 2], seed: u64) -> f64 {
    let mut gains = 0.0;
    for number in 0..ROLLOUTS {
        let [first, second] = answers.map(|action| {
            let mut numbers = WyRand(WyRand(seed.wrapping_add(number)).next());
            rollouts.play(game, Some(action), None, &mut numbers).without_luck()[seat.index()]
        });
        gains += f64::from(second - first);
    }
    100.0 * gains / ROLLOUTS as f64
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| given.get(place).map_or(usual, |text| text.parse().unwrap());
    let rules = given.first().map_or("czech", String::as_str);
    let rules = RuleSet::PRESETS.iter().find(|(name, _)| *name == rules).unwrap().1;
    let (players, games) = (number(1, 4) as usize, number(2, 100));
    let effort = Effort { turns: number(3, u64::from(Effort::USUAL.turns)) as u32 };
    let mut champion = Champion::trained();
    let mut grandmaster = Grandmaster::trained(effort);
    let mut rollouts = Rollouts::new(Learned::trained());
    let mut kinds: BTreeMap<String, Kind> = BTreeMap::new();
    for number in 0..games {
        eprint!("\r{number} of {games} ");
        let mut numbers = WyRand(4711 + number);
        let mut game = Game::new(&Setup { rules, players, first: None }).unwrap();
        grandmaster.begin(number);
        loop {
            match game.step() {
                Step::Over(_) => break,
                Step::Chance(chance) => {
                    let luck = playout::luck(&game, chance, &mut numbers);
                    game.resolve_unchecked(luck, None);
                }
                Step::Decide { seat, decision } => {
                    let view = game.view(Some(seat));
                    let first = champion.choose(&view, seat, decision);
                    let second = grandmaster.choose(&view, seat, decision);
                    let kind = kinds.entry(format!("{:?}", decision.kind())).or_default();
                    kind.asked += 1;
                    if first != second {
                        let seed = numbers.next();
                        kind.gains.push(gain(&mut rollouts, view.game(), seat, [first, second], seed));
                    }
                    game.play_unchecked(first, None);
                }
            }
        }
    }
    eprintln!();
    println!(
        "| decision | asked a game | answered differently | gain of one | gain a game and player |\n|---|---|---|---|---|"
    );
    let mut all = Vec::new();
    let row = |name: &str, asked: u32, gains: &[f64]| {
        let (sum, error) = sum_by_game(gains, games);
        println!(
            "| {name} | {:.1} | {:.2} | {:.2} | {:.2} ± {:.2} |",
            f64::from(asked) / games as f64,
            gains.len() as f64 / games as f64,
            gains.iter().sum::<f64>() / gains.len().max(1) as f64,
            sum / players as f64,
            1.96 * error / players as f64
        );
    };
    for (name, kind) in &kinds {
        row(name, kind.asked, &kind.gains);
        all.extend(&kind.gains);
    }
    row("all", kinds.values().map(|kind| kind.asked).sum(), &all);
}
