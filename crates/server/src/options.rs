//! What a table's options may be.

use kaiju_bots::Kind;
use kaiju_engine::notation::parse_rules;
use kaiju_protocol::{Code, Refusal, TableOptions};

/// Time for a decision, in seconds.
const DECISION_S: std::ops::RangeInclusive<u32> = 1..=86_400;
/// The longest reserve, in seconds.
const LONGEST_RESERVE_S: u16 = 36_000;
/// The longest wait for an absent player, in seconds.
const LONGEST_PAUSE_S: u32 = 86_400;
/// The longest rule set, in bytes.
const LONGEST_RULES: usize = 1000;
/// Standing orders for single powers: more than there are powers.
pub const MOST_ORDERS: usize = 128;

/// Whether a table can be played like this.
pub fn check(options: &TableOptions) -> Result<(), Refusal> {
    if options.rules.len() > LONGEST_RULES {
        return Err(Code::BadRules.into());
    }
    if let Err(error) = parse_rules(&options.rules) {
        return Err(Refusal::new(
            Code::BadRules,
            format!("These rules cannot be played: {}.", error.message),
        ));
    }
    if let Some(clock) = options.clock {
        if !DECISION_S.contains(&clock.decision_s) {
            return Err(Refusal::new(Code::BadOption, "A decision may take 1 to 86400 seconds."));
        }
        if clock.reserve_s > LONGEST_RESERVE_S {
            return Err(Refusal::new(Code::BadOption, "The reserve is at most 36000 seconds."));
        }
    }
    if options.absence.pause_s > LONGEST_PAUSE_S {
        return Err(Refusal::new(
            Code::BadOption,
            "The pause for an absent player is at most 86400 seconds.",
        ));
    }
    if Kind::named(&options.absence.bot).is_none() {
        return Err(Code::UnknownBot.into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_protocol::{Absence, Clock};

    fn with(decision_s: u32, pause_s: u32) -> TableOptions {
        TableOptions {
            rules: "czech".to_owned(),
            public: false,
            clock: Some(Clock { decision_s, reserve_s: 0 }),
            absence: Absence { pause_s, bot: "random".to_owned() },
        }
    }

    #[test]
    fn a_decision_and_an_absence_may_take_a_day_and_no_longer() {
        assert!(check(&with(86_400, 86_400)).is_ok());
        assert!(check(&with(86_401, 0)).is_err());
        assert!(check(&with(1, 86_401)).is_err());
        assert!(check(&with(0, 0)).is_err());
    }
}
