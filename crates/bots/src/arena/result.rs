//! What came out of an arena.

use super::Arena;
use super::dice::DiceReport;
use super::powers::PowerUse;
use super::rounds::Pair;
use super::tally::{EntrantTally, Tally};
use crate::external::Failure;

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

/// What came out. All but the times depends on the arena's seed alone, as long as no program plays.
#[derive(Clone, PartialEq, Debug)]
pub struct ArenaResult {
    /// Games that were played.
    pub games: u64,
    /// Rounds that they make, counting one that was broken off.
    pub rounds: u64,
    /// True if every bot has played from every seat equally often.
    pub is_balanced: bool,
    /// Games that nobody won.
    pub nobody: u64,
    /// How many were played in a second, on all threads together.
    pub games_per_s: f64,
    /// Turns in a game, on average.
    pub turns: f64,
    /// Games by their number of turns, from 0 turns to the longest game; games of 1,000 turns or more are counted as 1,000.
    pub lengths: Vec<u64>,
    /// Decisions in a game, on average.
    pub decisions: f64,
    /// Wins by seat.
    pub seats: Vec<u64>,
    /// Wins by place in the order of play: first the wins of those who had the first turn.
    pub order: Vec<u64>,
    /// What intervals and p values rest on.
    pub basis: Basis,
    /// The distinct bots.
    pub entrants: Vec<Entrant>,
    /// Each two of them compared.
    pub pairs: Vec<Pair>,
    /// Whether dice and draws fell as they should.
    pub dice: DiceReport,
}

/// What intervals and p values rest on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// How much rounds differ from each other: games of one round may depend on each other, as they have the same dice.
    Rounds,
    /// Games taken for independent of each other, as there are few of them.
    Games,
}

/// One of the distinct bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// Its name.
    pub bot: String,
    /// Seats it played from: several in one game if it sat there more than once.
    pub seats_played: u64,
    /// How it won.
    pub won_by: Reasons,
    /// Wins per seat played.
    pub rate: f64,
    /// The lower end of the rate's 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Points at the end of a game, on average; 0 for a monster that is out.
    pub points: f64,
    /// Games and wins by seat.
    pub seats: Vec<SeatScore>,
    /// The time that half of its decisions did not exceed, in milliseconds.
    pub p50_ms: f64,
    /// The time that 99 % of its decisions did not exceed.
    pub p99_ms: f64,
    /// What it did with each card and tile, by id.
    pub powers: Vec<(&'static str, PowerUse)>,
    /// Games, counted by seat, in which `random` has played in its place, at least in part.
    pub replaced: u64,
    /// What a program did wrong, game by game.
    pub failures: Vec<FailedGame>,
}

/// What a program did wrong in one game, which `random` has then played to the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FailedGame {
    /// The number of the game, counted from 1.
    pub game: u64,
    /// What it did.
    pub failure: Failure,
}

/// What a bot did from one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatScore {
    /// Games that it played from there.
    pub games: u64,
    /// Games that it won.
    pub wins: u64,
}

impl ArenaResult {
    pub(super) fn new(arena: &Arena, tally: &Tally, seconds: f64) -> ArenaResult {
        let players = arena.lineup.players();
        let entrants: Vec<Entrant> = arena
            .lineup
            .entrants()
            .enumerate()
            .map(|(number, bot)| {
                Entrant::new(bot, &tally.entrants[number], tally.rounds.interval(number), players)
            })
            .collect();
        let wins = |seat: usize| entrants.iter().map(|entrant| entrant.seats[seat].wins).sum();
        let longest = tally.lengths.iter().rposition(|&games| games > 0).unwrap_or(0);
        ArenaResult {
            games: tally.games,
            rounds: arena.rounds(),
            is_balanced: tally.games.is_multiple_of(players as u64),
            nobody: tally.nobody,
            games_per_s: tally.games as f64 / seconds.max(f64::MIN_POSITIVE),
            turns: ratio(tally.turns, tally.games),
            lengths: tally.lengths[..=longest].to_vec(),
            decisions: ratio(tally.decisions, tally.games),
            seats: (0..players).map(wins).collect(),
            order: tally.order[..players].to_vec(),
            basis: if tally.rounds.are_enough() { Basis::Rounds } else { Basis::Games },
            entrants,
            pairs: tally.rounds.pairs().collect(),
            dice: tally.dice.report(players),
        }
    }
}

impl Entrant {
    fn new(bot: &str, tally: &EntrantTally, (low, high): (f64, f64), players: usize) -> Entrant {
        let mut failures = tally.failures.clone();
        failures.sort_by_key(|failed| failed.game);
        let seats_played = tally.seats.iter().map(|score| score.seats).sum();
        Entrant {
            bot: bot.to_owned(),
            seats_played,
            won_by: tally.won_by,
            rate: ratio(tally.won_by.wins(), seats_played),
            low,
            high,
            points: ratio(tally.points, seats_played),
            seats: tally.seats[..players]
                .iter()
                .map(|score| SeatScore { games: score.seats, wins: score.wins })
                .collect(),
            p50_ms: tally.times.quantile_ms(0.5),
            p99_ms: tally.times.quantile_ms(0.99),
            powers: tally.powers.report(),
            replaced: tally.replaced,
            failures,
        }
    }
}

fn ratio(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}
