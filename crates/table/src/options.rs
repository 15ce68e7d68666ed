//! Checks the options of a table.

use kaiju_bots::Kind;
use kaiju_engine::rules::Wickedness;
use kaiju_engine::{Game, PowerSet, RuleSet, Seat, Setup};
use kaiju_notation::{parse_rules, rules_text, rules_text_of_revision};
use kaiju_protocol::{Code, Occupant, Refusal, SeatInfo, TableOptions};

/// The allowed time for a decision, in seconds.
const DECISION_S: std::ops::RangeInclusive<u32> = 1..=86_400;
/// The longest reserve, in seconds.
const MAX_RESERVE_S: u16 = 36_000;
/// The longest wait for an absent player, in seconds.
const MAX_PAUSE_S: u32 = 86_400;
/// The longest text of rules, in bytes.
const MAX_RULES_BYTES: usize = 1000;
/// The allowed number of seats.
const SEATS: std::ops::RangeInclusive<usize> = 2..=6;

/// Checks the number of seats.
pub fn check_seats(count: usize) -> Result<(), Refusal> {
    if SEATS.contains(&count) {
        Ok(())
    } else {
        Err(Refusal::new(Code::BadOption, "A table has 2 to 6 seats."))
    }
}

/// Checks options for a table with these seats, and returns them as they are stored. Rules are printed again in
/// their shortest form, since every list carries them.
pub fn tidy(options: &TableOptions, seats: &[SeatInfo]) -> Result<TableOptions, Refusal> {
    if options.rules.len() > MAX_RULES_BYTES {
        return Err(Code::BadRules.into());
    }
    let rules = parse_rules(&options.rules).map_err(|error| {
        Refusal::new(Code::BadRules, format!("These rules cannot be played: {}.", error.message))
    })?;
    if let Some(clock) = options.clock {
        if !DECISION_S.contains(&clock.decision_s) {
            return Err(Refusal::new(Code::BadOption, "A decision may take 1 to 86400 seconds."));
        }
        if clock.reserve_s > MAX_RESERVE_S {
            return Err(Refusal::new(Code::BadOption, "The reserve is at most 36000 seconds."));
        }
    }
    if options.absence.pause_s > MAX_PAUSE_S {
        return Err(Refusal::new(
            Code::BadOption,
            "The pause for an absent player is at most 86400 seconds.",
        ));
    }
    if options.absence.silence_s > MAX_PAUSE_S {
        return Err(Refusal::new(
            Code::BadOption,
            "A player may be silent for at most 86400 seconds; 0 is for ever.",
        ));
    }
    if Kind::named(&options.absence.bot).is_none() {
        return Err(Code::UnknownBot.into());
    }
    options.first.map_or(Ok(()), |first| check_first(first, seats))?;
    options.sides.map_or(Ok(()), |sides| check_sides(sides, &rules))?;
    Ok(TableOptions { rules: rules_text(&rules), ..options.clone() })
}

/// The same rules by the latest revision, or unchanged if that revision cannot play them.
pub fn by_latest_revision(rules: &str) -> String {
    let by_latest_revision = |rules| parse_rules(&rules_text_of_revision(&rules));
    parse_rules(rules)
        .and_then(by_latest_revision)
        .map_or_else(|_| rules.to_owned(), |rules| rules_text(&rules))
}

/// Checks the seat that begins. A free one may be gone at the start.
fn check_first(first: Seat, seats: &[SeatInfo]) -> Result<(), Refusal> {
    match seats.get(first.index()).map(|seat| &seat.occupant) {
        Some(Occupant::Guest { .. } | Occupant::Bot { .. }) => Ok(()),
        Some(Occupant::Free) => {
            Err(Refusal::new(Code::BadOption, "Nobody sits on the seat that should begin."))
        }
        None => Err(Code::UnknownSeat.into()),
    }
}

/// Checks the chosen sides of the wickedness tiles.
fn check_sides(sides: PowerSet, rules: &RuleSet) -> Result<(), Refusal> {
    if rules.wickedness != Wickedness::Mixed {
        return Err(Refusal::new(
            Code::BadOption,
            "The sides of the tiles can be chosen only with wickedness=mixed.",
        ));
    }
    let setup = Setup { rules: *rules, players: 2, first: None };
    match Game::with_sides(&setup, sides) {
        Ok(_) => Ok(()),
        Err(_) => Err(Refusal::new(Code::BadOption, "Choose one side of each wickedness tile.")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_engine::tile_pairs;
    use kaiju_protocol::{Absence, Clock};

    fn with(decision_s: u32, pause_s: u32) -> TableOptions {
        TableOptions {
            clock: Some(Clock { decision_s, reserve_s: 0 }),
            absence: Absence { pause_s, ..Absence::default() },
            ..TableOptions::default()
        }
    }

    #[test]
    fn a_decision_and_an_absence_may_take_a_day_and_no_longer() {
        assert!(tidy(&with(86_400, 86_400), &[]).is_ok());
        assert!(tidy(&with(86_401, 0), &[]).is_err());
        assert!(tidy(&with(1, 86_401), &[]).is_err());
        assert!(tidy(&with(0, 0), &[]).is_err());
        let silent = |silence_s: u32| TableOptions {
            absence: Absence { silence_s, ..Absence::default() },
            ..TableOptions::default()
        };
        assert!(tidy(&silent(86_400), &[]).is_ok() && tidy(&silent(86_401), &[]).is_err());
    }

    #[test]
    fn rules_are_kept_without_anything_that_is_not_needed() {
        let spaces = "\u{b}".repeat(900);
        for (written, kept) in [
            ("dark".to_owned(), "dark"),
            (format!("czech,{spaces}bay_use=off"), "czech, bay_use=off"),
            ("czech,bay_use=on".to_owned(), "czech"),
        ] {
            let options = TableOptions { rules: written, ..with(1, 0) };
            let tidied = tidy(&options, &[]).unwrap();
            assert_eq!(tidied, TableOptions { rules: kept.to_owned(), ..options });
            assert_eq!(tidy(&tidied, &[]).unwrap(), tidied);
        }
    }

    #[test]
    fn only_a_seat_that_somebody_has_can_begin() {
        let seats = [
            SeatInfo { occupant: Occupant::Bot { bot: "random".to_owned() }, ..SeatInfo::free() },
            SeatInfo::free(),
        ];
        let begins = |seat: Seat| {
            let options = TableOptions { first: Some(seat), ..with(1, 0) };
            tidy(&options, &seats).map(|tidied| tidied.first).map_err(|refusal| refusal.code)
        };
        assert_eq!(begins(Seat::First), Ok(Some(Seat::First)));
        assert_eq!(begins(Seat::Second), Err(Code::BadOption));
        assert_eq!(begins(Seat::Third), Err(Code::UnknownSeat));
    }

    #[test]
    fn sides_are_one_of_each_pair_and_need_mixed_tiles() {
        let red: PowerSet = tile_pairs().map(|(red, _)| red).collect();
        let chosen = |rules: &str, sides: PowerSet| {
            let options = TableOptions { rules: rules.to_owned(), sides: Some(sides), ..with(1, 0) };
            tidy(&options, &[]).map(|tidied| tidied.sides).map_err(|refusal| refusal.message)
        };
        for rules in ["dark, wickedness=mixed", "czech, wickedness=mixed", "modern, wickedness=mixed"] {
            assert_eq!(chosen(rules, red), Ok(Some(red)), "{rules}");
        }
        for rules in ["dark", "czech", "dark, wickedness=green"] {
            assert!(chosen(rules, red).unwrap_err().contains("wickedness=mixed"), "{rules}");
        }
        let (first, _) = tile_pairs().next().unwrap();
        for wrong in [
            PowerSet::EMPTY,
            red.without(first),
            tile_pairs().map(|(_, green)| green).fold(red, PowerSet::with),
        ] {
            assert!(chosen("dark, wickedness=mixed", wrong).unwrap_err().contains("one side of each"));
        }
    }
}
