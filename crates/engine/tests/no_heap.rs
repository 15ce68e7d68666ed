//! A game never allocates, from beginning to end.

// Counting allocations takes a custom allocator, which is unsafe to write.
#![allow(unsafe_code)]

use kaiju_engine::playout::{WyRand, action, advance, luck};
use kaiju_engine::rules::Wickedness;
use kaiju_engine::{ActionList, Event, Game, Observer, RuleSet, Setup, Step};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// Allocations of this thread; the test runner and other tests have threads of their own.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system allocator, with a counter.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn count() {
    // A thread that is exiting has no counter any more, and plays no games.
    let _ = ALLOCATIONS.try_with(|allocations| allocations.set(allocations.get() + 1));
}

// SAFETY: every call is passed on unchanged to the system allocator. Counting allocates nothing: the counter needs
// neither initialisation nor dropping.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller upholds the contract of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller upholds the contract of `realloc`.
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of `dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }
}

/// The number of allocations that `run` makes.
fn allocations_of(run: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    run();
    ALLOCATIONS.get() - before
}

#[test]
fn an_allocation_is_counted() {
    assert_eq!(allocations_of(|| drop(std::hint::black_box(vec![1_u8]))), 1);
    assert_eq!(allocations_of(|| ()), 0);
}

/// Plays games of every rule set and player count; none of them may allocate.
fn play_games(mut play_on: impl FnMut(&mut Game, &mut WyRand) -> bool) {
    let mut all = RuleSet::PRESETS.to_vec();
    all.push(("dark, green", RuleSet { wickedness: Wickedness::Green, ..RuleSet::DARK }));
    all.push(("dark, mixed", RuleSet { wickedness: Wickedness::Mixed, ..RuleSet::DARK }));
    for (name, rules) in all {
        for players in 2..=6 {
            for seed in 0..100 {
                let setup = Setup { rules, players, first: None };
                let allocations = allocations_of(|| {
                    let mut game = Game::new(&setup).expect("2 to 6 players and rules that make sense");
                    let mut numbers = WyRand(seed);
                    while play_on(&mut game, &mut numbers) {}
                });
                assert_eq!(allocations, 0, "{name}, {players} players, seed {seed}");
            }
        }
    }
}

#[test]
fn a_whole_random_game_allocates_nothing() {
    play_games(advance);
}

#[test]
fn nor_do_answers_that_are_checked_and_watched() {
    struct Counted(u64);
    impl Observer for Counted {
        fn event(&mut self, _: &Game, _: Event) {
            self.0 += 1;
        }
    }
    let mut events = Counted(0);
    play_games(|game, numbers| {
        match game.step() {
            Step::Decide { seat, decision } => {
                let action = action(game, seat, decision, numbers);
                game.play(action, Some(&mut events)).expect("a legal action is accepted");
            }
            Step::Chance(chance) => {
                let luck = luck(game, chance, numbers);
                game.resolve(luck, Some(&mut events)).expect("possible luck is accepted");
            }
            Step::Over(_) => return false,
        }
        true
    });
    assert!(events.0 > 0);
}

#[test]
fn nor_does_listing_the_answers() {
    let mut actions = ActionList::new();
    play_games(|game, numbers| {
        game.legal_actions(&mut actions);
        advance(game, numbers)
    });
}
