//! A record may be any text: it is refused with a sentence, or prints and replays as it was read.
//!
//! Nearly every changed line is refused because of its digest. So digests are corrected, as a forger would, to reach
//! the code behind them.

#![no_main]

use kaiju_notation::ParseError;
use kaiju_record::{Record, verify};
use libfuzzer_sys::fuzz_target;

/// The most lines whose digests are corrected: each costs another parse of the record.
const FORGED_LINES: usize = 40;

fuzz_target!(|bytes: &[u8]| {
    let verdict = verify(bytes);
    assert!(verdict.record.is_err() || Record::from_bytes(bytes).is_ok(), "what is verified can be read");
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut text = text.to_owned();
    for _ in 0..FORGED_LINES {
        match Record::parse(&text) {
            Ok(record) => return check(&text, &record),
            Err(error) => match forge(&text, &error) {
                Some(forged) => text = forged,
                None => return,
            },
        }
    }
});

fn check(text: &str, record: &Record) {
    let printed = record.print();
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&printed), lines(text), "printed as it was read");
    assert_eq!(record.replay().map(|replay| replay.end), Ok(*record.game()));
    // The dice are forged, but only verification finds that.
    let _ = verify(printed.as_bytes());
}

/// The text with the line that the error asks for.
fn forge(text: &str, error: &ParseError) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let line = lines.get_mut(error.line.checked_sub(1)?)?;
    let forged = if let Some(rest) = error.message.strip_prefix("the digest should be ") {
        format!("{} [{}]", line.rsplit_once(" [")?.0, rest.split(':').next()?)
    } else {
        let rest = error.message.strip_prefix("this line should be `")?;
        rest.split('`').next()?.to_owned()
    };
    // The same line again would change nothing.
    if *line == forged {
        return None;
    }
    *line = &forged;
    Some(lines.join("\n"))
}
