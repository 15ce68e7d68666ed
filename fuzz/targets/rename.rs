//! The body of `PUT /api/me` may be any text: it is refused, or its name becomes a valid one, which stays as it is.

#![no_main]

use kaiju_protocol::{Rename, read};
use kaiju_table::names::tidy;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // Also as it is, or few inputs would get further than the JSON.
    let named = read::<Rename>(text).map(|Rename { name }| name);
    for name in named.ok().iter().map(String::as_str).chain([text]) {
        let tidied = tidy(name);
        assert!(
            !tidied.is_empty()
                && tidied.chars().all(|letter| !letter.is_control() && !letter.is_whitespace())
        );
        assert_eq!(tidy(&tidied), tidied);
    }
});
