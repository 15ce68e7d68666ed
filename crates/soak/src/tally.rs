//! Statistics of one table, over all its games.

use crate::check::Report;
use crate::tables::Table;
use kaiju_engine::{Outcome, Victory};
use std::time::Duration;

/// The heading of the lines of [`Tally::line`]. Games per second are for one core, checks included.
pub const HEADING: &str = "rules                 players    games  games/s  decisions  longest  points  last  power  \
                           nobody  stack  hits  failed";

/// Counts over the games of one table.
#[derive(Clone, Default)]
pub struct Tally {
    reports: u64,
    failed: u64,
    time: Duration,
    decisions: u64,
    longest: u32,
    by_points: u64,
    last_alive: u64,
    by_power: u64,
    nobody: u64,
    deepest: usize,
    hits: usize,
}

impl Tally {
    /// Games played, including failed ones.
    pub fn games(&self) -> u64 {
        self.reports + self.failed
    }

    /// Counts a game that passed.
    pub fn count(&mut self, report: &Report, time: Duration) {
        self.reports += 1;
        self.time += time;
        self.decisions += u64::from(report.decisions);
        self.longest = self.longest.max(report.steps);
        self.deepest = self.deepest.max(report.deepest);
        self.hits = self.hits.max(report.hits);
        let outcomes = match report.outcome {
            Outcome::Won { by: Victory::Points, .. } => &mut self.by_points,
            Outcome::Won { by: Victory::LastAlive, .. } => &mut self.last_alive,
            Outcome::Won { by: Victory::Power(_), .. } => &mut self.by_power,
            Outcome::AllLost | Outcome::Drawn => &mut self.nobody,
        };
        *outcomes += 1;
    }

    /// Counts a failed game.
    pub fn count_failure(&mut self) {
        self.failed += 1;
    }

    /// Adds the statistics of another thread.
    pub fn add(&mut self, other: &Tally) {
        self.reports += other.reports;
        self.failed += other.failed;
        self.time += other.time;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.by_points += other.by_points;
        self.last_alive += other.last_alive;
        self.by_power += other.by_power;
        self.nobody += other.nobody;
        self.deepest = self.deepest.max(other.deepest);
        self.hits = self.hits.max(other.hits);
    }

    /// One line under [`HEADING`].
    pub fn line(&self, table: &Table) -> String {
        let games = self.reports.max(1) as f64;
        let percent = |count: u64| format!("{:.1}%", count as f64 * 100.0 / games);
        let seconds = self.time.as_secs_f64().max(f64::MIN_POSITIVE);
        format!(
            "{:<21} {:>7} {:>8} {:>8.0} {:>10.1} {:>8} {:>7} {:>5} {:>6} {:>7} {:>6} {:>5} {:>7}",
            table.rules(),
            table.players(),
            self.games(),
            self.reports as f64 / seconds,
            self.decisions as f64 / games,
            self.longest,
            percent(self.by_points),
            percent(self.last_alive),
            percent(self.by_power),
            percent(self.nobody),
            self.deepest,
            self.hits,
            self.failed,
        )
    }
}
