//! The report of a run.

use crate::checker::Violation;
use crate::schedule::Fault;
use crate::world::Tally;
use std::fmt::{Display, Formatter};
use std::time::Duration;

/// The result of a run.
pub struct Report {
    /// The title.
    pub title: String,
    /// The counts.
    pub tally: Tally,
    /// Finished games, each checked.
    pub games: usize,
    /// Broken promises.
    pub violations: Vec<Violation>,
    /// The duration of the run.
    pub time: Duration,
    /// Faults that this machine cannot have, with the reason.
    pub skipped: Vec<String>,
}

impl Report {
    /// The median and the longest time until players of a hit process acted again.
    pub fn recovery(&self, fault: Fault) -> Option<(Duration, Duration)> {
        let mut times = self.tally.recoveries.get(&fault)?.clone();
        times.sort();
        Some((*times.get(times.len() / 2)?, *times.last()?))
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let Tally { faults, acknowledged, refused, unknown, reconnects, entries, recoveries } = &self.tally;
        writeln!(f, "{}, {:.0} s", self.title, self.time.as_secs_f64())?;
        for (fault, count) in faults {
            writeln!(f, "{count:>9}  {fault}")?;
        }
        for skipped in &self.skipped {
            writeln!(f, "  skipped  {skipped}")?;
        }
        writeln!(f, "{:>9}  games played to the end and checked, {entries} entries", self.games)?;
        writeln!(
            f,
            "{acknowledged:>9}  commands acknowledged ({refused} refused, {unknown} without an answer)"
        )?;
        writeln!(f, "{reconnects:>9}  times a client connected again")?;
        let count =
            |is_kind: fn(&Violation) -> bool| self.violations.iter().filter(|found| is_kind(found)).count();
        let (lost, doubled, stuck) = (
            count(|found| matches!(found, Violation::Lost(_))),
            count(|found| matches!(found, Violation::Doubled(_))),
            count(|found| matches!(found, Violation::Stuck(_))),
        );
        let other = self.violations.len() - lost - doubled - stuck;
        writeln!(f, "lost {lost}, doubled {doubled}, tables stuck {stuck}, anything else wrong {other}")?;
        for fault in recoveries.keys() {
            if let Some((median, longest)) = self.recovery(*fault) {
                writeln!(
                    f,
                    "players act again after \"{fault}\": median {:.2} s, longest {:.2} s ({} tables)",
                    median.as_secs_f64(),
                    longest.as_secs_f64(),
                    recoveries[fault].len()
                )?;
            }
        }
        self.violations.iter().try_for_each(|violation| writeln!(f, "{violation}"))
    }
}
