//! Coverage: the number of times each goal was reached.

use super::goals::{Goal, Goals, level};
use kaiju_engine::{PowerId, PowerSet, RuleSet};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Counts for ordered pairs of powers. Pairs that are impossible have no count.
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

    /// The possible pairs, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (PowerId, PowerId, u32)> {
        let ids: Vec<PowerId> = PowerId::all().collect();
        self.counts.iter().enumerate().filter_map(move |(place, count)| {
            count.map(|count| (ids[place / self.powers], ids[place % self.powers], count))
        })
    }
}

/// The coverage under one rule set.
pub struct Coverage {
    /// The powers and the goals.
    pub goals: Goals,
    /// Two powers of the active monster. The lower id comes first.
    pub together: Pairs,
    /// A power of the active monster, and one of another monster.
    pub apart: Pairs,
    counts: HashMap<Goal, u32>,
    /// The number of times each goal must be reached.
    times: u32,
    /// The number of goals not reached often enough.
    left: usize,
}

impl Coverage {
    /// An empty coverage. Every goal must be reached `times` times; answers, as often at each number of players.
    pub fn new(rules: RuleSet, players: &[usize], times: u32) -> Coverage {
        let goals = Goals::new(rules);
        let powers: Vec<PowerId> = goals.powers().collect();
        let together = Pairs::new(&powers, |first, second| first < second && goals.can_meet(first, second));
        let apart = Pairs::new(&powers, |own, foreign| goals.can_oppose(own, foreign));
        let counts: HashMap<Goal, u32> = goals.all(players).into_iter().map(|goal| (goal, 0)).collect();
        let left = together.iter().count() + apart.iter().count() + counts.len();
        Coverage { goals, together, apart, counts, times, left }
    }

    /// The number of times each goal must be reached.
    pub fn times(&self) -> u32 {
        self.times
    }

    /// The number of goals not reached often enough.
    pub fn left(&self) -> usize {
        self.left
    }

    /// The goals of players, with their counts.
    pub fn counts(&self) -> impl Iterator<Item = (Goal, u32)> {
        self.counts.iter().map(|(&goal, &count)| (goal, count))
    }

    /// The number of times that `goal` is still to be reached; 0 if it is impossible.
    pub fn need(&self, goal: Goal) -> u32 {
        self.counts.get(&goal).map_or(0, |&count| self.times.saturating_sub(count))
    }

    /// The gain if one monster has both powers.
    pub fn need_together(&self, first: PowerId, second: PowerId) -> u32 {
        let count = self.together.get(first.min(second), first.max(second));
        u32::from(count.is_some_and(|count| count < self.times))
    }

    /// The gain if two monsters have them.
    pub fn need_apart(&self, first: PowerId, second: PowerId) -> u32 {
        let needs = |count: Option<u32>| u32::from(count.is_some_and(|count| count < self.times));
        needs(self.apart.get(first, second)) + needs(self.apart.get(second, first))
    }

    /// Counts a goal that was reached. Fails if it was thought impossible.
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

    /// Counts a turn: the powers of its monster when it began, and those of the others.
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

    /// Counts a one-shot tile that was taken, with the powers of its taker and of the others.
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

    /// Every goal not reached often enough, as text.
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

/// Increments a count, and returns true if that makes it `times`; `None` if the goal is impossible.
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
    fn impossible_goals_are_not_counted() {
        let mut coverage = Coverage::new(RuleSet::CZECH, &[2], 1);
        let devious = PowerId::from_text("tile-devious").unwrap();
        assert!(coverage.count(Goal::Take(devious)).is_err());
        assert!(coverage.missing().contains(&"buy wings: 0 of 1".to_owned()));
    }
}
