//! Random games with an observer.

use super::positions::Rules;
use kaiju_engine::playout::{WyRand, action, luck};
use kaiju_engine::{Action, Event, Game, Luck, Observer, Step};
use kaiju_notation::{Names, position_text};

/// A game with more answers is called endless.
pub const MOST_STEPS: usize = 100_000;

/// An answer of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Action(Action),
    Luck(Luck),
}

/// A random answer to the open question, if there is one.
pub fn random_answer(game: &Game, numbers: &mut WyRand) -> Option<Answer> {
    match game.step() {
        Step::Decide { seat, decision } => Some(Answer::Action(action(game, seat, decision, numbers))),
        Step::Chance(chance) => Some(Answer::Luck(luck(game, chance, numbers))),
        Step::Over(_) => None,
    }
}

/// Gives an answer that must be accepted.
pub fn give(game: &mut Game, answer: Answer, observer: Option<&mut dyn Observer>) {
    match answer {
        Answer::Action(action) => game.play(action, observer).expect("a legal action is accepted"),
        Answer::Luck(luck) => game.resolve(luck, observer).expect("possible luck is accepted"),
    }
}

/// The game of a seed: a new game for even seeds, one with full hands for odd ones.
pub fn start(seed: u64, rules: &Rules) -> (Game, WyRand) {
    let mut numbers = WyRand(seed);
    let game =
        if seed.is_multiple_of(2) { rules.fresh_game(&mut numbers) } else { rules.rich_game(&mut numbers) };
    (game, numbers)
}

/// Events, each with the game at that moment.
#[derive(Default)]
pub struct Log(pub Vec<(Event, Game)>);

impl Observer for Log {
    fn event(&mut self, game: &Game, event: Event) {
        self.0.push((event, *game));
    }
}

/// A step of a game: the position, the answer, the position after it, and the events in between.
pub struct Moved<'a> {
    /// The number of answers before it.
    pub number: usize,
    pub before: &'a Game,
    pub answer: Answer,
    pub after: &'a Game,
    pub events: &'a [(Event, Game)],
}

/// Plays the games of some seeds to their end and shows every step. On a panic, seed and position are printed.
pub fn play_through(seeds: std::ops::Range<u64>, mut visit: impl FnMut(Moved, &mut WyRand)) {
    let rules = Rules::all();
    for seed in seeds {
        let (mut game, mut numbers) = start(seed, &rules);
        let mut shown = Shown { seed, position: game };
        let mut log = Log::default();
        for number in 0..MOST_STEPS {
            let Some(answer) = random_answer(&game, &mut numbers) else { break };
            let before = game;
            shown.position = before;
            log.0.clear();
            give(&mut game, answer, Some(&mut log));
            let moved = Moved { number, before: &before, answer, after: &game, events: &log.0 };
            visit(moved, &mut numbers);
        }
        assert!(matches!(game.step(), Step::Over(_)), "the game does not end in {MOST_STEPS} steps");
    }
}

/// Every position of the games of some seeds, the last one included.
pub fn every_position(seeds: std::ops::Range<u64>, mut visit: impl FnMut(&Game, &mut WyRand)) {
    play_through(seeds, |moved, numbers| {
        visit(moved.before, numbers);
        if let Step::Over(_) = moved.after.step() {
            visit(moved.after, numbers);
        }
    });
}

/// Prints the place of a failing test.
struct Shown {
    seed: u64,
    position: Game,
}

impl Drop for Shown {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let names = Names::plain(self.position.seats().len());
            eprintln!("seed {}, at this position:\n{}", self.seed, position_text(&self.position, &names));
        }
    }
}
