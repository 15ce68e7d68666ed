//! The result of an arena.

use super::Arena;
use super::dice::DiceReport;
use super::powers::PowerUse;
use super::rounds::Pair;
use super::tally::{EntrantTally, Tally};
use crate::external::Failure;

/// Wins by reason.
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
    /// Games won, for any reason.
    pub fn wins(self) -> u64 {
        self.points + self.last_alive + self.power
    }
}

/// The result of an arena. Everything but the times depends on the seed alone, unless a program plays.
#[derive(Clone, PartialEq, Debug)]
pub struct ArenaResult {
    /// Games played.
    pub games: u64,
    /// Rounds played, including an incomplete one.
    pub rounds: u64,
    /// True if every bot has played from every seat equally often.
    pub is_balanced: bool,
    /// Games that nobody won.
    pub nobody: u64,
    /// Games per second, over all threads.
    pub games_per_s: f64,
    /// Mean number of turns in a game.
    pub turns: f64,
    /// Games by number of turns, from 0 to the longest; 1,000 turns or more count as 1,000.
    pub lengths: Vec<u64>,
    /// Mean number of decisions in a game.
    pub decisions: f64,
    /// Wins by seat.
    pub seats: Vec<u64>,
    /// Wins by order of play, beginning with the monster that had the first turn.
    pub order: Vec<u64>,
    /// The basis of intervals and p values.
    pub basis: Basis,
    /// The distinct bots.
    pub entrants: Vec<Entrant>,
    /// Pairwise comparisons of the bots.
    pub pairs: Vec<Pair>,
    /// The fairness of dice and draws.
    pub dice: DiceReport,
}

/// The basis of intervals and p values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// Variance between rounds. Games of one round have the same dice and may depend on each other.
    Rounds,
    /// Independent games, as there are too few rounds.
    Games,
}

/// One of the distinct bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// Its name.
    pub bot: String,
    /// Seats played, several per game if the bot sat at several.
    pub seats_played: u64,
    /// Wins by reason.
    pub won_by: Reasons,
    /// Wins per seat played.
    pub rate: f64,
    /// The lower end of the rate's 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Mean points at the end of a game; 0 for a monster that is out.
    pub points: f64,
    /// Games and wins by seat.
    pub seats: Vec<SeatScore>,
    /// Median time per decision, in milliseconds.
    pub p50_ms: f64,
    /// 99th percentile of the time per decision, in milliseconds.
    pub p99_ms: f64,
    /// Its use of each card and tile, by id.
    pub powers: Vec<(&'static str, PowerUse)>,
    /// Games, counted by seat, in which `random` replaced it at least in part.
    pub replaced: u64,
    /// The failures of a program, game by game.
    pub failures: Vec<FailedGame>,
}

/// A program's failure in one game, which `random` then played to the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FailedGame {
    /// The number of the game, starting at 1.
    pub game: u64,
    /// The failure.
    pub failure: Failure,
}

/// A bot's score from one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatScore {
    /// Games played from there.
    pub games: u64,
    /// Games won from there.
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
