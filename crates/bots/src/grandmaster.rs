//! `grandmaster`: the champion, which plays close decisions on before it answers.
//!
//! The champion judges every answer. Answers that come close to the best one are then compared by rollouts: champions
//! play on for about a round, all answers get the same dice, the luck of the dice is subtracted, and the champion's
//! judgement counts as some rollouts more. An answer that is clearly worse gets no further rollouts. The work is
//! counted in turns, not in time, so the same seed gives the same play on every machine.

use crate::bot::Bot;
use crate::champion::{Champion, Learned};
use crate::plan::Rollouts;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::{Action, Decision, Game, Seat, View};

/// The work that a decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The most turns played on, over all compared answers.
    pub turns: u32,
}

impl Effort {
    /// The effort of the `grandmaster`: far less than 300 ms a decision on one core.
    pub const USUAL: Effort = Effort { turns: 1_000 };
}

/// The fewest turns of a rollout; it lasts a round if that is longer.
const TURNS: usize = 4;
/// The number of rollouts of each answer between two comparisons.
const BATCH: usize = 8;
/// The number of rollouts before an answer can be dropped.
const LEAST: usize = 16;
/// The weight of the champion's judgement, in rollouts.
const JUDGEMENT: f32 = 12.0;
/// The number of standard errors from which on a difference is clear.
const CLEAR: f32 = 2.0;
/// The smallest standard error assumed: a few equal rollouts prove nothing.
const SURE: f32 = 0.002;
/// Chances that differ by less belong to answers that do the same.
const SAME: f32 = 1e-6;
/// A game is decided if the chance is at most this far from 0 or 1.
const DECIDED: f32 = 0.003;

/// The answers that are compared: the most of them, and how far they may be behind the best one by judgement.
#[derive(Clone, Copy, Debug)]
struct Field {
    most: usize,
    behind: f32,
}

impl Field {
    /// Keeps are judged exactly but for the judge's errors, and most of those are common to all results.
    const KEEPS: Field = Field { most: 3, behind: 0.006 };
    const OTHERS: Field = Field { most: 4, behind: 0.05 };
}

/// A champion that plays close decisions on.
#[derive(Debug)]
pub struct Grandmaster {
    champion: Champion,
    rollouts: Rollouts<Learned>,
    effort: Effort,
    numbers: WyRand,
}

/// An answer, with the champion's judgement and the results of its rollouts.
struct Contender {
    action: Action,
    judged: f32,
    played: Vec<f32>,
}

impl Contender {
    /// The chance to win by rollouts and judgement together.
    fn chance(&self) -> f32 {
        (self.played.iter().sum::<f32>() + JUDGEMENT * self.judged) / (self.played.len() as f32 + JUDGEMENT)
    }

    /// True if it is clearly worse than `leader`, which has had the same dice.
    fn is_beaten_by(&self, leader: &Contender) -> bool {
        let count = self.played.len() as f32;
        let behind = |(own, leader): (&f32, &f32)| leader - own;
        let mean = self.played.iter().zip(&leader.played).map(behind).sum::<f32>() / count;
        let squares: f32 =
            self.played.iter().zip(&leader.played).map(|pair| (behind(pair) - mean).powi(2)).sum();
        let error = (squares / (count - 1.0).max(1.0) / count).sqrt().max(SURE);
        self.played.len() >= LEAST && leader.chance() - self.chance() > CLEAR * error
    }
}

impl Grandmaster {
    /// A grandmaster of this effort, with the judge that knows what cards are worth.
    pub fn trained(effort: Effort) -> Grandmaster {
        Grandmaster::with(&Learned::trained_on_cards(), effort)
    }

    /// A grandmaster with another judge.
    pub fn with(judge: &Learned, effort: Effort) -> Grandmaster {
        Grandmaster {
            champion: Champion::careful(judge.clone()),
            rollouts: Rollouts::new(judge.clone()),
            effort,
            numbers: WyRand(0),
        }
    }

    /// The answers to compare, the best by judgement first.
    fn contenders(&mut self, view: &View, seat: Seat, decision: Decision) -> Vec<Contender> {
        let mut judged = self.champion.candidates(view, seat, decision);
        // Among equals the last is the best.
        judged.reverse();
        judged.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let field = if matches!(decision, Decision::Keep { .. }) { Field::KEEPS } else { Field::OTHERS };
        let best = judged.first().map_or(0.0, |&(_, chance)| chance);
        let is_decided = !(DECIDED..=1.0 - DECIDED).contains(&best);
        let mut contenders: Vec<Contender> = Vec::with_capacity(field.most);
        for (action, judged) in judged {
            let is_same = contenders.last().is_some_and(|last| last.judged - judged < SAME);
            let is_enough = contenders.len() == if is_decided { 1 } else { field.most };
            if is_enough || judged < best - field.behind {
                break;
            }
            if !is_same {
                contenders.push(Contender { action, judged, played: Vec::new() });
            }
        }
        contenders
    }

    /// Plays the answers on until one is left or the work is done. Returns the best one.
    fn compare(&mut self, game: &Game, seat: Seat, mut contenders: Vec<Contender>) -> Action {
        let turns = game.alive().len().max(TURNS) as u32;
        let mut rollouts_left = (self.effort.turns / turns) as usize;
        let seed = self.numbers.next();
        while contenders.len() > 1 && rollouts_left >= contenders.len() * BATCH {
            rollouts_left -= contenders.len() * BATCH;
            for contender in &mut contenders {
                for _ in 0..BATCH {
                    let number = contender.played.len() as u64;
                    let mut numbers = WyRand(WyRand(seed.wrapping_add(number)).next());
                    let playout = self.rollouts.play(game, Some(contender.action), Some(turns), &mut numbers);
                    contender.played.push(playout.without_luck()[seat.index()]);
                }
            }
            let leader = contenders.swap_remove(best(&contenders));
            contenders.retain(|contender| !contender.is_beaten_by(&leader));
            contenders.push(leader);
        }
        contenders[best(&contenders)].action
    }
}

/// The index of the contender with the highest chance; the first of equals.
fn best(contenders: &[Contender]) -> usize {
    let chance = |index: usize| contenders[index].chance();
    (1..contenders.len()).fold(0, |best, other| if chance(other) > chance(best) { other } else { best })
}

impl Bot for Grandmaster {
    fn begin(&mut self, seed: u64) {
        self.champion.begin(seed);
        self.numbers = WyRand(seed);
    }

    fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
        let contenders = self.contenders(view, seat, decision);
        self.compare(view.game(), seat, contenders)
    }
}
