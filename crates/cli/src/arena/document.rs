//! The result as JSON.

use kaiju_bots::{Arena, ArenaResult, Basis, Entrant, FailedGame, Fit, Pair, PowerUse, Reasons};
use kaiju_notation::rules_text;
use serde::Serialize;

/// The document of `--json`.
#[derive(Serialize)]
pub(super) struct Document<'a> {
    rules: String,
    players: usize,
    games: u64,
    nobody: u64,
    games_per_s: f64,
    entrants: Vec<EntrantEntry<'a>>,
    pairs: Vec<PairEntry<'a>>,
    /// `rounds` or `games`: the unit of the statistics.
    basis: &'static str,
    rounds: u64,
    balanced: bool,
    seed: u64,
    threads: usize,
    turns: f64,
    decisions: f64,
    seats: &'a [u64],
    order: &'a [u64],
    /// `lengths[n]` is the number of games with `n` turns.
    lengths: &'a [u64],
    #[serde(skip_serializing_if = "Option::is_none")]
    dice_report: Option<Vec<FitEntry<'a>>>,
}

#[derive(Serialize)]
struct EntrantEntry<'a> {
    bot: &'a str,
    games: u64,
    wins: u64,
    rate: f64,
    low: f64,
    high: f64,
    p50_ms: f64,
    p99_ms: f64,
    points: f64,
    won_by: ReasonsEntry,
    seats: Vec<SeatEntry>,
    cards: Vec<CardEntry>,
    /// Seats that it played in which `random` replaced it.
    replaced: u64,
    failures: Vec<FailureEntry>,
}

#[derive(Serialize)]
struct FailureEntry {
    game: u64,
    code: &'static str,
    message: String,
}

#[derive(Serialize)]
struct PairEntry<'a> {
    first: &'a str,
    second: &'a str,
    difference: f64,
    p: f64,
}

#[derive(Serialize)]
struct SeatEntry {
    games: u64,
    wins: u64,
}

#[derive(Serialize)]
struct CardEntry {
    card: &'static str,
    offered: u64,
    chosen: u64,
    games: u64,
    wins: u64,
}

#[derive(Serialize)]
struct ReasonsEntry {
    points: u64,
    last_alive: u64,
    power: u64,
}

#[derive(Serialize)]
struct FitEntry<'a> {
    what: &'a str,
    total: u64,
    chi_squared: f64,
    degrees: u32,
    p: f64,
    counts: Vec<CountEntry<'a>>,
}

#[derive(Serialize)]
struct CountEntry<'a> {
    name: &'a str,
    count: u64,
    expected: f64,
}

impl<'a> Document<'a> {
    pub fn new(arena: &Arena, result: &'a ArenaResult, with_dice: bool) -> Document<'a> {
        Document {
            rules: rules_text(&arena.rules),
            players: arena.lineup.players(),
            games: result.games,
            nobody: result.nobody,
            games_per_s: result.games_per_s,
            entrants: result.entrants.iter().map(EntrantEntry::of).collect(),
            pairs: result.pairs.iter().map(|pair| PairEntry::of(pair, result)).collect(),
            basis: match result.basis {
                Basis::Rounds => "rounds",
                Basis::Games => "games",
            },
            rounds: result.rounds,
            balanced: result.is_balanced,
            seed: arena.seed,
            threads: arena.threads,
            turns: result.turns,
            decisions: result.decisions,
            seats: &result.seats,
            order: &result.order,
            lengths: &result.lengths,
            dice_report: with_dice.then(|| result.dice.fits.iter().map(FitEntry::of).collect()),
        }
    }
}

impl<'a> EntrantEntry<'a> {
    fn of(entrant: &'a Entrant) -> EntrantEntry<'a> {
        let Reasons { points, last_alive, power } = entrant.won_by;
        let seats = entrant.seats.iter();
        EntrantEntry {
            bot: &entrant.bot,
            games: entrant.seats_played,
            wins: entrant.won_by.wins(),
            rate: entrant.rate,
            low: entrant.low,
            high: entrant.high,
            p50_ms: entrant.p50_ms,
            p99_ms: entrant.p99_ms,
            points: entrant.points,
            won_by: ReasonsEntry { points, last_alive, power },
            seats: seats.map(|score| SeatEntry { games: score.games, wins: score.wins }).collect(),
            cards: entrant.powers.iter().map(CardEntry::of).collect(),
            replaced: entrant.replaced,
            failures: entrant.failures.iter().map(FailureEntry::of).collect(),
        }
    }
}

impl<'a> PairEntry<'a> {
    fn of(pair: &Pair, result: &'a ArenaResult) -> PairEntry<'a> {
        let [first, second] = [pair.first, pair.second].map(|entrant| result.entrants[entrant].bot.as_str());
        PairEntry { first, second, difference: pair.difference, p: pair.p }
    }
}

impl FailureEntry {
    fn of(failed: &FailedGame) -> FailureEntry {
        FailureEntry { game: failed.game, code: failed.failure.code(), message: failed.failure.to_string() }
    }
}

impl CardEntry {
    fn of(&(card, uses): &(&'static str, PowerUse)) -> CardEntry {
        let PowerUse { offered, chosen, seats, wins } = uses;
        CardEntry { card, offered, chosen, games: seats, wins }
    }
}

impl<'a> FitEntry<'a> {
    fn of(fit: &'a Fit) -> FitEntry<'a> {
        let counts = fit.counts.iter();
        FitEntry {
            what: fit.what,
            total: fit.total(),
            chi_squared: fit.chi_squared,
            degrees: fit.degrees,
            p: fit.p,
            counts: counts
                .map(|count| CountEntry { name: &count.name, count: count.count, expected: count.expected })
                .collect(),
        }
    }
}
