//! The interface of all bots.

use kaiju_engine::{Action, Decision, Seat, View};

/// A computer player.
///
/// A bot sees the view of its seat and nothing else, so it cannot use hidden information. All its randomness comes
/// from the seed: the same seed and the same views give the same actions.
///
/// ```
/// use kaiju_bots::{Arena, Bot, Kind, Lineup, Random};
/// use kaiju_engine::{Action, Decision, RuleSet, Seat, Verb, View};
///
/// /// Plays at random, but never leaves Tokyo.
/// struct Squatter(Random);
///
/// impl Bot for Squatter {
///     fn begin(&mut self, seed: u64) {
///         self.0.begin(seed);
///     }
///
///     fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
///         match view.game().nth_of(Verb::Stay, 0) {
///             Some(stay) => stay,
///             None => self.0.choose(view, seat, decision),
///         }
///     }
/// }
///
/// let squatter =
///     Kind { name: "squatter", about: "never leaves Tokyo", make: || Box::new(Squatter(Random::new())) };
/// let random = Kind::named("random").expect("the ladder has it");
/// let lineup = Lineup::of_kinds([squatter, random], 2).unwrap();
/// let arena = Arena { rules: RuleSet::CZECH, lineup, games: 20, seed: 1, threads: 1, records: None };
/// assert_eq!(arena.play(&|_| {}).unwrap().entrants[0].bot, "squatter");
/// ```
pub trait Bot: Send {
    /// Begins a new game. Memories of the last one must not matter.
    fn begin(&mut self, seed: u64);

    /// Answers the open `decision`. `view` is the view of `seat`, which is asked.
    fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action;
}
