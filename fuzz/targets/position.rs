//! Whatever text is read as a position is printed and read back as the same game, and can be played on.

#![no_main]

use kaiju_notation::{parse_position, position_text};
use kaiju_engine::playout::{self, WyRand};
use libfuzzer_sys::fuzz_target;

/// Answers that are given after the position: enough for some turns, and little time.
const ANSWERS: usize = 60;

fuzz_target!(|text: &str| {
    let Ok((mut game, names)) = parse_position(text) else { return };
    let printed = position_text(&game, &names);
    match parse_position(&printed) {
        Ok(again) => assert_eq!(again, (game, names.clone()), "read back as another game:\n{printed}"),
        Err(error) => panic!("{error}\n{printed}"),
    }
    let mut numbers = WyRand(text.len() as u64);
    for _ in 0..ANSWERS {
        if !playout::advance(&mut game, &mut numbers) {
            break;
        }
    }
    let printed = position_text(&game, &names);
    match parse_position(&printed) {
        Ok(again) => assert_eq!(again, (game, names), "read back as another game:\n{printed}"),
        Err(error) => panic!("{error}\n{printed}"),
    }
});
