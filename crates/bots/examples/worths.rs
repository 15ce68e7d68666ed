//! Compares the worth of every card and tile that stays, as the champion's network sees it, with rollouts, and prints a
//! table for docs/champion.md.
//!
//!     cargo run --release -p kaiju-bots --features train --example worths [POSITIONS [PLAYOUTS [WEIGHTS]]]
//!
//! The worth of a power is the gain of a monster's chance to win if it gets the power for nothing, at the start of any
//! turn. Network and rollouts see the same positions; rollouts with and without the power have the same dice.

#![allow(clippy::unwrap_used, reason = "a chore fails by panicking")]

use kaiju_bots::Bot;
use kaiju_bots::champion::{Champion, Learned, Network};
use kaiju_bots::plan::{Judge, Rollouts};
use kaiju_bots::train::with_power;
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::rules::Wickedness;
use kaiju_engine::{Chance, Game, PowerId, RuleSet, Seat, Setup, Side, Step};
use std::collections::BTreeMap;
use std::fmt::Write;

const PLAYERS: usize = 4;
/// The latest turn at whose start a power is dealt; games last about 40.
const LATEST: u32 = 36;
/// The difference between network and rollouts that is not worth mentioning, in percentage points.
const CLOSE: f64 = 2.0;

/// One number for each position.
type Sample = Vec<f64>;

/// The worths of a power in the same positions, in percentage points.
#[derive(Default)]
struct Worths {
    network: Sample,
    rollouts: Sample,
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// Half the width of the 95 % interval of the mean.
fn half_width(values: &[f64]) -> f64 {
    let (count, mean) = (values.len() as f64, mean(values));
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    1.96 * (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt()
}

/// Plays champions to the first roll of a random turn. `None` if the game ends before.
fn position(champion: &mut Champion, rules: RuleSet, numbers: &mut WyRand) -> Option<Game> {
    let mut game = Game::new(&Setup { rules, players: PLAYERS, first: None }).unwrap();
    champion.begin(0);
    let mut turns = 1 + numbers.below(LATEST);
    loop {
        match game.step() {
            Step::Over(_) => return None,
            Step::Decide { seat, decision } => {
                let action = champion.choose(&game.view(Some(seat)), seat, decision);
                game.play_unchecked(action, None);
            }
            Step::Chance(chance) => {
                let is_first = matches!(chance, Chance::Dice { .. }) && game.turn().dice.is_empty();
                // Keeping no dice leads here again with fewer rolls left.
                turns -= u32::from(is_first && game.turn().rolls_left >= 3);
                if turns == 0 {
                    return Some(game);
                }
                let luck = playout::luck(&game, chance, numbers);
                game.resolve_unchecked(luck, None);
            }
        }
    }
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| given.get(place).map_or(usual, |text| text.parse().unwrap());
    let (positions, playouts) = (number(0, 240), number(1, 8));
    let network = given.get(2).map(|path| Network::from_bytes(&std::fs::read(path).unwrap()).unwrap());
    let judge = || network.as_ref().map_or_else(Learned::trained, Learned::with);
    let wicked = |wickedness| RuleSet { wickedness, ..RuleSet::DARK };
    let sets = [
        ("classic", RuleSet::CZECH, None),
        ("dark", wicked(Wickedness::Red), Some(Side::Red)),
        ("dark", wicked(Wickedness::Green), Some(Side::Green)),
    ];
    let mut found: BTreeMap<&str, BTreeMap<&str, Worths>> = BTreeMap::new();
    for (place, (edition, rules, side)) in sets.into_iter().enumerate() {
        let mut numbers = WyRand(2026 + place as u64);
        let mut champion = kaiju_bots::plan::Planner::new(judge());
        let mut rollouts = Rollouts::new(judge());
        let judge = judge();
        for done in 0..positions {
            eprint!("\r{edition} {}: {done} of {positions} ", place + 1);
            let game = loop {
                if let Some(game) = position(&mut champion, rules, &mut numbers) {
                    break game;
                }
            };
            let alive: Vec<Seat> = game.alive().iter().collect();
            let seat = alive[numbers.below(alive.len() as u32) as usize];
            let seed = numbers.next();
            let mut play = |game: &Game| {
                let one = |playout: u64| {
                    let mut numbers = WyRand(WyRand(seed.wrapping_add(playout)).next());
                    f64::from(rollouts.play(game, None, None, &mut numbers).without_luck()[seat.index()])
                };
                100.0 * mean(&(0..playouts).map(one).collect::<Sample>())
            };
            let estimate = |game: &Game| 100.0 * f64::from(judge.chances(game)[seat.index()]);
            let (played, estimated) = (play(&game), estimate(&game));
            for power in PowerId::all() {
                // The cards are the same on both sides of the tiles.
                if side == Some(Side::Green) && power.power().is_card() {
                    continue;
                }
                let Some(dealt) = with_power(&game, seat, power) else { continue };
                let worths = found.entry(power.text()).or_default().entry(edition).or_default();
                worths.network.push(estimate(&dealt) - estimated);
                worths.rollouts.push(play(&dealt) - played);
            }
        }
    }
    eprintln!();
    println!("{}", table(&found, positions, playouts));
}

fn table(found: &BTreeMap<&str, BTreeMap<&str, Worths>>, positions: u64, playouts: u64) -> String {
    let mut rows = String::new();
    let (mut far, mut clearly_far, mut all) = (0, 0, 0);
    let mut squares = 0.0;
    for (power, editions) in found {
        write!(rows, "| {power} |").unwrap();
        for edition in ["classic", "dark"] {
            let Some(Worths { network, rollouts }) = editions.get(edition) else {
                rows.push_str(" | | |");
                continue;
            };
            let off: Sample =
                network.iter().zip(rollouts).map(|(network, rollouts)| network - rollouts).collect();
            let (difference, half) = (mean(&off), half_width(&off));
            all += 1;
            far += u32::from(difference.abs() > CLOSE);
            clearly_far += u32::from(difference.abs() - half > CLOSE);
            squares += difference * difference;
            write!(
                rows,
                " {:.1} | {:.1} ± {:.1} | {difference:+.1} ± {half:.1} |",
                mean(network),
                mean(rollouts),
                half_width(rollouts)
            )
            .unwrap();
        }
        rows.push('\n');
    }
    let typical = (squares / f64::from(all.max(1))).sqrt();
    format!(
        "{positions} positions of champions at four players, {playouts} rollouts each with and without the power; \
         percentage points of\nwin chance, with 95 % intervals. Of {all} worths {far} are off by more than \
         {CLOSE:.0} points, {clearly_far} of them beyond their\ninterval; the differences are {typical:.1} points in \
         the quadratic mean, noise included.\n\n\
         | power | classic: network | rollouts | difference | dark: network | rollouts | difference |\n\
         |---|---|---|---|---|---|---|\n{rows}\n"
    )
}
