//! Every shortcut equals the plain path: games are played both ways side by side, from the start and with full hands.

use super::{answer, finish};
use crate::game::Game;
use crate::play::Play;
use crate::playout::{WyRand, action, advance, luck};
use crate::positions::Rules;
use crate::step::Step;
use std::cell::Cell;

thread_local! {
    pub(super) static OFF: Cell<bool> = const { Cell::new(false) };
}

/// Runs `run` without shortcuts.
fn plainly<T>(run: impl FnOnce() -> T) -> T {
    OFF.set(true);
    let result = run();
    OFF.set(false);
    result
}

/// One game per seed: a new game for even seeds, one with full hands for odd ones.
fn games(seeds: std::ops::Range<u64>) -> impl Iterator<Item = (u64, Game)> {
    let rules = Rules::all();
    seeds.map(move |seed| {
        let mut numbers = WyRand(seed);
        let is_fresh = seed.is_multiple_of(2);
        let game = if is_fresh { rules.fresh_game(&mut numbers) } else { rules.rich_game(&mut numbers) };
        (seed, game)
    })
}

/// Answers the open question at random through the public interface. False if the game is over.
fn answer_plainly(game: &mut Game, numbers: &mut WyRand) -> bool {
    match game.step() {
        Step::Decide { seat, decision } => {
            let action = action(game, seat, decision, numbers);
            game.play(action, None).expect("a legal action");
        }
        Step::Chance(chance) => {
            let luck = luck(game, chance, numbers);
            game.resolve(luck, None).expect("possible luck");
        }
        Step::Over(_) => return false,
    }
    true
}

#[test]
fn a_game_goes_on_after_every_answer_as_it_does_without_shortcuts() {
    for (seed, game) in games(0..1_000) {
        let (mut short, mut plain) = (game, game);
        let (mut numbers, mut same_numbers) = (WyRand(seed), WyRand(seed));
        // One `Play` for the whole game, so that it may remember a question until it is answered.
        let mut play = Play::new(&mut short, None);
        loop {
            let goes_on = answer(&mut play, &mut numbers);
            let answered = plainly(|| answer_plainly(&mut plain, &mut same_numbers));
            assert_eq!(goes_on, answered, "seed {seed}");
            assert_eq!(*play, plain, "seed {seed}");
            assert_eq!(numbers.0, same_numbers.0, "seed {seed}");
            if !goes_on {
                break;
            }
        }
    }
}

#[test]
fn playing_to_the_end_is_answering_one_question_after_the_other() {
    for (seed, game) in games(1_000..2_000) {
        let (mut by_steps, mut at_once) = (game, game);
        let (mut numbers, mut same_numbers) = (WyRand(seed), WyRand(seed));
        while advance(&mut by_steps, &mut numbers) {}
        finish(&mut Play::new(&mut at_once, None), &mut same_numbers);
        assert_eq!(by_steps, at_once, "seed {seed}");
        assert_eq!(numbers.0, same_numbers.0, "seed {seed}");
    }
}

#[test]
fn cards_can_be_bought_by_the_same_seats_without_shortcuts() {
    let mut buyable = 0;
    for (seed, mut game) in games(2_000..2_200) {
        let mut numbers = WyRand(seed);
        while advance(&mut game, &mut numbers) {
            for seat in game.alive() {
                let slots = game.buyable_slots(seat);
                assert_eq!(slots, plainly(|| game.buyable_slots(seat)), "seed {seed}, {seat:?}");
                buyable += slots.count_ones();
            }
        }
    }
    assert!(buyable > 10_000, "only {buyable} cards could be bought");
}
