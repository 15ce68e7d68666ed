//! What came out of an arena.

use super::Arena;
use super::dice::DiceReport;
use super::tally::{EntrantTally, Tally};
use crate::statistics::wilson;

/// How games were won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reasons {
    /// By 20 points.
    pub points: u64,
    /// As the only living monster.
    pub last_alive: u64,
    /// By a card or tile that says so.
    pub power: u64,
}

impl Reasons {
    /// Games won, for whatever reason.
    pub fn wins(self) -> u64 {
        self.points + self.last_alive + self.power
    }
}

/// What came out. All but the times depends on the arena's seed alone.
#[derive(Clone, PartialEq, Debug)]
pub struct ArenaResult {
    /// Games that were played.
    pub games: u64,
    /// Games that nobody won.
    pub nobody: u64,
    /// How many were played in a second, on all threads together.
    pub games_per_s: f64,
    /// Turns in a game, on average.
    pub turns: f64,
    /// Decisions in a game, on average.
    pub decisions: f64,
    /// Wins by seat.
    pub seats: Vec<u64>,
    /// The distinct bots.
    pub entrants: Vec<Entrant>,
    /// Whether dice and draws fell as they should.
    pub dice: DiceReport,
}

/// One of the distinct bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// What it is called.
    pub bot: String,
    /// Seats it played from: several in one game if it sat there more than once.
    pub seats_played: u64,
    /// How it won.
    pub won_by: Reasons,
    /// Wins per seat played.
    pub rate: f64,
    /// The lower end of the rate's 95 % interval, which takes the seats for independent of each other.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Points at the end of a game, on average; 0 for a monster that is out.
    pub points: f64,
    /// The time that half of its decisions did not exceed, in milliseconds.
    pub p50_ms: f64,
    /// The time that 99 % of its decisions did not exceed.
    pub p99_ms: f64,
}

impl ArenaResult {
    pub(super) fn new(arena: &Arena, tally: &Tally, seconds: f64) -> ArenaResult {
        let entrants = arena.lineup.entrants().zip(&tally.entrants);
        ArenaResult {
            games: tally.games,
            nobody: tally.nobody,
            games_per_s: tally.games as f64 / seconds.max(f64::MIN_POSITIVE),
            turns: ratio(tally.turns, tally.games),
            decisions: ratio(tally.decisions, tally.games),
            seats: tally.seats[..arena.lineup.players()].to_vec(),
            entrants: entrants.map(|(bot, tally)| Entrant::new(bot, tally)).collect(),
            dice: tally.dice.report(arena.lineup.players()),
        }
    }
}

impl Entrant {
    fn new(bot: &str, tally: &EntrantTally) -> Entrant {
        let wins = tally.won_by.wins();
        let (low, high) = wilson(wins, tally.seats_played);
        Entrant {
            bot: bot.to_owned(),
            seats_played: tally.seats_played,
            won_by: tally.won_by,
            rate: ratio(wins, tally.seats_played),
            low,
            high,
            points: ratio(tally.points, tally.seats_played),
            p50_ms: tally.times.quantile_ms(0.5),
            p99_ms: tally.times.quantile_ms(0.99),
        }
    }
}

fn ratio(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}
