//! The coverage as tables.

use super::coverage::{Coverage, Pairs, has_tile};
use super::goals::{Goal, QUESTIONS};
use super::{Job, Outcome};

/// Goals of one kind: those reached often enough, and all of them.
#[derive(Clone, Copy, Default)]
struct Part {
    reached: usize,
    all: usize,
}

impl Part {
    fn of(counts: impl Iterator<Item = u32>, times: u32) -> Part {
        let mut part = Part::default();
        for count in counts {
            part.all += 1;
            part.reached += usize::from(count >= times);
        }
        part
    }

    /// `12/12`, or `-` if there are no such goals.
    fn text(self) -> String {
        if self.all == 0 { "-".to_owned() } else { format!("{}/{}", self.reached, self.all) }
    }
}

/// The columns of the first table, with their meanings.
const COLUMNS: [(&str, &str); 14] = [
    ("games", ""),
    ("steps", ""),
    ("seconds", ""),
    ("one", "pairs of keep cards of one monster, in a turn of its own"),
    ("two", "a keep card of the monster whose turn it is, and one of another monster"),
    ("tile-one", "the same with a tile, or two of them, of one monster"),
    ("tile-two", "and of two monsters"),
    ("answers", "kinds of answers to each kind of decision, at each number of players"),
    ("offers", "offers of powers, in each of their windows"),
    ("copied", "the same offers, taken through a copy"),
    ("copies", "cards copied: those of others, and one's own where that is allowed"),
    ("bought", "cards bought from the market"),
    ("taken", "tiles taken"),
    ("failed", ""),
];

/// One line per rule set: pairs, offers, copies, purchases.
pub fn summary(jobs: &[Job], outcomes: &[Outcome]) -> String {
    let mut rows = vec![vec!["rules".to_owned()]];
    rows[0].extend(COLUMNS.map(|(name, _)| name.to_owned()));
    for (job, outcome) in jobs.iter().zip(outcomes) {
        let coverage = &outcome.coverage;
        let pairs = |pairs: &Pairs, tiles: bool| {
            let fitting = pairs.iter().filter(|&(first, second, _)| has_tile(first, second) == tiles);
            Part::of(fitting.map(|(_, _, count)| count), coverage.times()).text()
        };
        let goals = |is_meant: fn(&Goal) -> bool| part(coverage, is_meant).text();
        rows.push(vec![
            job.name.clone(),
            outcome.games.to_string(),
            outcome.steps.to_string(),
            format!("{:.1}", outcome.time.as_secs_f64()),
            pairs(&coverage.together, false),
            pairs(&coverage.apart, false),
            pairs(&coverage.together, true),
            pairs(&coverage.apart, true),
            goals(|goal| matches!(goal, Goal::Answer { .. })),
            goals(|goal| matches!(goal, Goal::Offer { copied: false, .. })),
            goals(|goal| matches!(goal, Goal::Offer { copied: true, .. })),
            goals(|goal| matches!(goal, Goal::Copy { .. })),
            goals(|goal| matches!(goal, Goal::Buy(_))),
            goals(|goal| matches!(goal, Goal::Take(_))),
            outcome.failures.len().to_string(),
        ]);
    }
    let mut text = aligned(&rows);
    for (name, meaning) in COLUMNS.iter().filter(|(_, meaning)| !meaning.is_empty()) {
        text.push_str(&format!("  {name}: {meaning}\n"));
    }
    text
}

/// One line per rule set and number of players: kinds of answers to each kind of decision.
pub fn answers(jobs: &[Job], outcomes: &[Outcome]) -> String {
    let mut rows = vec![vec!["rules".to_owned(), "players".to_owned()]];
    rows[0].extend(QUESTIONS.map(|question| question.word.to_owned()));
    for (job, outcome) in jobs.iter().zip(outcomes) {
        for &at in &job.players {
            let mut row = vec![job.name.clone(), at.to_string()];
            row.extend((0..QUESTIONS.len()).map(|asked| {
                let is_meant = |goal: &Goal| match *goal {
                    Goal::Answer { players, question, .. } => (players, question) == (at, asked),
                    Goal::Offer { .. } | Goal::Copy { .. } | Goal::Buy(_) | Goal::Take(_) => false,
                };
                part(&outcome.coverage, is_meant).text()
            }));
            rows.push(row);
        }
    }
    aligned(&rows)
}

fn part(coverage: &Coverage, is_meant: impl Fn(&Goal) -> bool) -> Part {
    let meant = coverage.counts().filter(|(goal, _)| is_meant(goal));
    Part::of(meant.map(|(_, count)| count), coverage.times())
}

/// The rows of a table as text: the first column is left-aligned, the others right-aligned.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(String::len).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            text.push_str(&if column == 0 { format!("{cell:<width$}") } else { format!("  {cell:>width$}") });
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [["rules", "one"], ["a", "12/12"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows), "rules    one\na      12/12\n");
    }
}
