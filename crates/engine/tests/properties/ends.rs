//! Every game ends, and its final position reads back.

use super::games::MOST_STEPS;
use super::positions::Rules;
use kaiju_engine::Game;
use kaiju_engine::playout::{WyRand, advance};
use kaiju_notation::{Names, parse_position, position_text};

/// Plays to the end and reads the final position back.
fn play_on(mut game: Game, numbers: &mut WyRand, seed: u64) {
    let mut steps = 0;
    while advance(&mut game, numbers) {
        steps += 1;
        assert!(steps <= MOST_STEPS, "seed {seed} does not end");
    }
    let text = position_text(&game, &Names::plain(game.seats().len()));
    match parse_position(&text) {
        Ok((read, _)) => assert!(read == game, "seed {seed}: not the same:\n{text}"),
        Err(error) => panic!("seed {seed}: {error}\n{text}"),
    }
}

#[test]
fn twenty_thousand_games_end() {
    let rules = Rules::all();
    for seed in 0..20_000 {
        let mut numbers = WyRand(seed);
        play_on(rules.fresh_game(&mut numbers), &mut numbers, seed);
    }
}

#[test]
fn ten_thousand_games_with_full_hands_end() {
    let rules = Rules::all();
    for seed in 0..10_000 {
        let mut numbers = WyRand(seed);
        play_on(rules.rich_game(&mut numbers), &mut numbers, seed);
    }
}

#[test]
fn a_game_in_which_nobody_can_do_anything_ends() {
    let text = "rules polish\nAlice: 6 shrink, to start\nBob: 7 shrink\nCarol: 8 shrink\n";
    let (game, _) = parse_position(text).expect("three who roll no dice");
    assert!(game.outcome().is_some());
    play_on(game, &mut WyRand(0), 0);
}
