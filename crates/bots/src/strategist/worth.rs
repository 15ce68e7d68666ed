//! The value of a keep card or tile to its owner: the numbers in `worth.txt`, plus the tokens on it.

use kaiju_engine::{Game, PowerId, PowerSet};
use std::sync::LazyLock;

/// The value of owning `powers`.
pub(super) fn worth(game: &Game, powers: PowerSet) -> f32 {
    static WORTHS: LazyLock<Vec<f32>> = LazyLock::new(read_worths);
    let worths = &*WORTHS;
    let listed: f32 = powers.iter().map(|power| worths[power.index()]).sum();
    if is_listed(powers) {
        return listed;
    }
    let odd = |power: PowerId| {
        let facts = power.power();
        // A copy is worth the card it copies; energy or tokens on a card have a value of their own.
        let stored = if facts.has_counter { f32::from(game.counter(power)) } else { 0.0 };
        worths[game.copied_by(power).unwrap_or(power).index()] - worths[power.index()] + 0.4 * stored
    };
    listed + powers.iter().map(odd).sum::<f32>()
}

/// True if all of `powers` have a fixed value.
pub(super) fn is_listed(powers: PowerSet) -> bool {
    static ODD: LazyLock<PowerSet> = LazyLock::new(|| {
        let is_odd = |id: &PowerId| id.power().copies || id.power().has_counter;
        PowerId::all().filter(is_odd).collect()
    });
    !powers.meets(*ODD)
}

/// The value of each power in `worth.txt`, and 0 for the others.
fn read_worths() -> Vec<f32> {
    let mut worths: Vec<f32> = PowerId::all().map(|_| 0.0).collect();
    for (power, worth) in listed() {
        worths[power.index()] = worth;
    }
    worths
}

/// The lines of `worth.txt` that name a power.
fn listed() -> impl Iterator<Item = (PowerId, f32)> {
    let lines = include_str!("worth.txt").lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
    lines.map(|line| {
        let entry =
            line.split_once(' ').and_then(|(id, worth)| Some((PowerId::from_text(id)?, worth.parse().ok()?)));
        entry.unwrap_or_else(|| unreachable!("a test reads all lines of worth.txt, also `{line}`"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_engine::Kind;

    #[test]
    fn every_power_that_stays_is_listed_once_and_no_other() {
        let listed: Vec<PowerId> = listed().map(|(power, _)| power).collect();
        for power in PowerId::all() {
            let lines = listed.iter().filter(|&&id| id == power).count();
            let stays = matches!(power.power().kind, Kind::Keep | Kind::Tile { stays: true, .. });
            assert_eq!(lines, usize::from(stays), "{}", power.text());
        }
    }
}
