//! Any text that parses as a position prints and parses back to the same game, and can be played on.

#![no_main]

use kaiju_engine::playout::{self, WyRand};
use kaiju_notation::{parse_position, position_text};
use libfuzzer_sys::fuzz_target;

/// The number of answers after the position: enough for some turns, and quick.
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
