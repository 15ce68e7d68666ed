//! How often everything that can be reached was reached.

use super::goals::{Goal, Goals, level};
use kaiju_engine::{PowerId, PowerSet, RuleSet};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Counts for pairs of powers. The pair is ordered; pairs that are never reached have no count.
pub struct Pairs {
    counts: Vec<Option<u32>>,
    powers: usize,
}

impl Pairs {
    fn new(powers: &[PowerId], can_be: impl Fn(PowerId, PowerId) -> bool) -> Pairs {
        let size = PowerId::all().count();
        let mut pairs = Pairs { counts: vec![None; size * size], powers: size };
        for &first in powers {
            for &second in powers {
                if can_be(first, second) {
                    let place = pairs.place(first, second);
                    pairs.counts[place] = Some(0);
                }
            }
        }
        pairs
    }

    fn place(&self, first: PowerId, second: PowerId) -> usize {
        first.index() * self.powers + second.index()
    }

    fn get(&self, first: PowerId, second: PowerId) -> Option<u32> {
        self.counts[self.place(first, second)]
    }

    /// The pairs that can be reached, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (PowerId, PowerId, u32)> {
        let ids: Vec<PowerId> = PowerId::all().collect();
        self.counts.iter().enumerate().filter_map(move |(place, count)| {
            count.map(|count| (ids[place / self.powers], ids[place % self.powers], count))
        })
    }
}

/// What was reached under one rule set.
pub struct Coverage {
    /// The powers and what is possible with them.
    pub goals: Goals,
    /// Two powers of the monster whose turn it was. The lower id comes first.
    pub together: Pairs,
    /// A power of the monster whose turn it was, and one of another monster.
    pub apart: Pairs,
    counts: HashMap<Goal, u32>,
    /// How often each thing is to be reached.
    times: u32,
    /// Things that were not reached so often yet.
    left: usize,
}

impl Coverage {
    /// Nothing has been reached yet. Everything is to be reached `times` times, answers so often at each number of
    /// players.
    pub fn new(rules: RuleSet, players: &[usize], times: u32) -> Coverage {
        let goals = Goals::new(rules);
        let powers: Vec<PowerId> = goals.powers().collect();
        let together = Pairs::new(&powers, |first, second| first < second && goals.can_meet(first, second));
        let apart = Pairs::new(&powers, |own, foreign| goals.can_oppose(own, foreign));
        let counts: HashMap<Goal, u32> = goals.all(players).into_iter().map(|goal| (goal, 0)).collect();
        let left = together.iter().count() + apart.iter().count() + counts.len();
        Coverage { goals, together, apart, counts, times, left }
    }

    /// How often each thing is to be reached.
    pub fn times(&self) -> u32 {
        self.times
    }

    /// Things that were not reached often enough.
    pub fn left(&self) -> usize {
        self.left
    }

    /// The things that players can do, with their counts.
    pub fn counts(&self) -> impl Iterator<Item = (Goal, u32)> {
        self.counts.iter().map(|(&goal, &count)| (goal, count))
    }

    /// How often `goal` is still to be reached; 0 if it is none.
    pub fn need(&self, goal: Goal) -> u32 {
        self.counts.get(&goal).map_or(0, |&count| self.times.saturating_sub(count))
    }

    /// In how many ways it helps if one monster has both powers.
    pub fn need_together(&self, first: PowerId, second: PowerId) -> u32 {
        let count = self.together.get(first.min(second), first.max(second));
        u32::from(count.is_some_and(|count| count < self.times))
    }

    /// The same if two monsters have them.
    pub fn need_apart(&self, first: PowerId, second: PowerId) -> u32 {
        let needs = |count: Option<u32>| u32::from(count.is_some_and(|count| count < self.times));
        needs(self.apart.get(first, second)) + needs(self.apart.get(second, first))
    }

    /// Counts something that was done. What is thought impossible fails.
    pub fn count(&mut self, goal: Goal) -> Result<(), String> {
        match self.counts.entry(goal) {
            Entry::Occupied(mut entry) => {
                *entry.get_mut() += 1;
                self.left -= usize::from(*entry.get() == self.times);
                Ok(())
            }
            Entry::Vacant(_) => Err(format!("the list of goals says that this never happens: {goal}")),
        }
    }

    /// Counts a turn that was played: what its monster had when it began, and what each of the others had.
    pub fn count_turn(&mut self, own: PowerSet, others: PowerSet) -> Result<(), String> {
        for first in own {
            for second in own.iter().filter(|&second| first < second) {
                self.count_together(first, second)?;
            }
            for foreign in others {
                self.count_apart(first, foreign)?;
            }
        }
        Ok(())
    }

    /// Counts a one-shot tile that was taken: what its taker and the others had.
    pub fn count_one_shot(&mut self, tile: PowerId, own: PowerSet, others: PowerSet) -> Result<(), String> {
        for power in own {
            self.count_together(power.min(tile), power.max(tile))?;
        }
        for foreign in others {
            self.count_apart(tile, foreign)?;
        }
        Ok(())
    }

    fn count_together(&mut self, first: PowerId, second: PowerId) -> Result<(), String> {
        let place = self.together.place(first, second);
        let reached = count_in(&mut self.together.counts[place], self.times)
            .ok_or_else(|| format!("nobody can have {} and {}", first.text(), second.text()))?;
        self.left -= usize::from(reached);
        Ok(())
    }

    fn count_apart(&mut self, own: PowerId, foreign: PowerId) -> Result<(), String> {
        let place = self.apart.place(own, foreign);
        let reached = count_in(&mut self.apart.counts[place], self.times)
            .ok_or_else(|| format!("{} and {} cannot both be in play", own.text(), foreign.text()))?;
        self.left -= usize::from(reached);
        Ok(())
    }

    /// Everything that was not reached often enough, as text.
    pub fn missing(&self) -> Vec<String> {
        let pairs = |pairs: &Pairs, between: &str| -> Vec<String> {
            let short = pairs.iter().filter(|&(_, _, count)| count < self.times);
            short
                .map(|(first, second, count)| {
                    format!("{} {between} {}: {count} of {}", first.text(), second.text(), self.times)
                })
                .collect()
        };
        let mut missing = pairs(&self.together, "with");
        missing.extend(pairs(&self.apart, "against"));
        let short = self.counts().filter(|&(_, count)| count < self.times);
        let mut goals: Vec<String> =
            short.map(|(goal, count)| format!("{goal}: {count} of {}", self.times)).collect();
        goals.sort();
        missing.extend(goals);
        missing
    }
}

/// Counts one more, and tells whether that makes it `times`. Nothing if it cannot happen.
fn count_in(count: &mut Option<u32>, times: u32) -> Option<bool> {
    let count = count.as_mut()?;
    *count += 1;
    Some(*count == times)
}

/// True if a pair is about tiles.
pub fn has_tile(first: PowerId, second: PowerId) -> bool {
    level(first).is_some() || level(second).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_counts_for_the_monster_whose_turn_it_was() {
        let [wings, jets, mimic] = ["wings", "jets", "mimic"].map(|id| PowerId::from_text(id).unwrap());
        let mut coverage = Coverage::new(RuleSet::CZECH, &[2], 1);
        let left = coverage.left();
        coverage.count_turn([wings, jets].into_iter().collect(), PowerSet::only(mimic)).unwrap();
        assert_eq!(left - coverage.left(), 3, "one pair together, two apart");
        assert_eq!(coverage.need_together(wings, jets), 0);
        assert_eq!(coverage.need_apart(mimic, wings), 1, "the other way round is left");
    }

    #[test]
    fn what_is_impossible_is_not_counted() {
        let mut coverage = Coverage::new(RuleSet::CZECH, &[2], 1);
        let devious = PowerId::from_text("tile-devious").unwrap();
        assert!(coverage.count(Goal::Take(devious)).is_err());
        assert!(coverage.missing().contains(&"buy wings: 0 of 1".to_owned()));
    }
}
