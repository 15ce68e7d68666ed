//! The checker: compares the journals of all clients of a table with its log, after the game.

use crate::journal::{Attempt, Journal, Outcome, Wanted};
use kaiju_protocol::{By, Entry, SentEntry, TableView};
use std::fmt::{Display, Formatter};

/// A broken promise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Violation {
    /// An acknowledged command is not in the log.
    Lost(String),
    /// A command is in the log more often than it was sent, or was refused and is in the log.
    Doubled(String),
    /// The log has a gap, or does not replay.
    BrokenLog(String),
    /// A client was told something else than the log says, or than it was told before.
    Contradiction(String),
    /// A client ended with another view than the others.
    OtherView(String),
    /// The record does not follow from the log, or its digests are wrong.
    BadRecord(String),
    /// A game does not go on.
    Stuck(String),
    /// A process ended by itself or panicked.
    Crash(String),
}

impl Display for Violation {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let (kind, details) = match self {
            Violation::Lost(details) => ("lost", details),
            Violation::Doubled(details) => ("doubled", details),
            Violation::BrokenLog(details) => ("broken log", details),
            Violation::Contradiction(details) => ("contradiction", details),
            Violation::OtherView(details) => ("another view", details),
            Violation::BadRecord(details) => ("bad record", details),
            Violation::Stuck(details) => ("stuck", details),
            Violation::Crash(details) => ("crash", details),
        };
        write!(f, "{kind}: {details}")
    }
}

/// Checks a finished game: its log, as somebody who only watches reads it, against the journals of its players.
pub fn check(log: &Journal, players: &[Journal]) -> Vec<Violation> {
    let mut found = Vec::new();
    for (number, sent) in (1..).zip(&log.entries) {
        if sent.seq != number {
            found.push(Violation::BrokenLog(format!("entry {} stands in place {number}", sent.seq)));
            return found;
        }
    }
    for player in players {
        found.extend(history(player, &log.entries));
        found.extend(acknowledged(player, &log.entries));
        found.extend(unasked(player, &log.entries));
        if public(player.view.as_ref()) != public(log.view.as_ref()) {
            found.push(Violation::OtherView(format!("{} at seat {:?}", player.guest, player.seat)));
        }
    }
    found
}

/// A view without the card that only its viewer may have seen.
fn public(view: Option<&TableView>) -> Option<TableView> {
    view.cloned().map(|view| TableView { top: None, ..view })
}

/// Every entry that the player was told is in the log as it was told.
fn history(player: &Journal, log: &[SentEntry]) -> Option<Violation> {
    let hidden = Entry::Chance { luck: "draw hidden".to_owned() };
    let differs = |sent: &&SentEntry| {
        let Some(kept) = log.get(place(sent.seq)) else { return true };
        let is_hidden = sent.entry == hidden || kept.entry == hidden;
        sent.at != kept.at || !(is_hidden || sent.entry == kept.entry)
    };
    let sent = player.entries.iter().find(differs)?;
    let kept = log.get(place(sent.seq)).map(|kept| &kept.entry);
    Some(Violation::Contradiction(format!("{} was told {sent:?}; the log has {kept:?}", player.guest)))
}

/// The place in a log of the entry with this number.
fn place(seq: u64) -> usize {
    usize::try_from(seq).unwrap_or(usize::MAX).wrapping_sub(1)
}

/// Every acknowledged command is in the log, exactly once.
fn acknowledged(player: &Journal, log: &[SentEntry]) -> Vec<Violation> {
    let mut found = Vec::new();
    for attempt in player.attempts.iter().filter(|attempt| attempt.outcome == Outcome::Acknowledged) {
        let times = log.iter().filter(|sent| is_effect(sent, attempt, player)).count();
        if times != 1 {
            let text = format!("{:?} of {} is in the log {times} times", attempt.wanted, player.guest);
            found.push(if times == 0 { Violation::Lost(text) } else { Violation::Doubled(text) });
        }
    }
    found
}

/// True if an entry is the effect of a command of this player.
fn is_effect(sent: &SentEntry, attempt: &Attempt, player: &Journal) -> bool {
    match (&attempt.wanted, &sent.entry) {
        (Wanted::Sit, Entry::Sat { guest, seat, .. }) => (guest, seat) == (&player.guest, &player.seat),
        (Wanted::Start, Entry::Started { .. }) => true,
        (Wanted::Act { question, action }, Entry::Acted { seat, action: kept, by: By::Player, .. }) => {
            // The answer to a question is the entry after it. The log names the dice that `keep all` keeps.
            sent.seq == question + 1 && *seat == player.seat && (kept == action || action == "keep all")
        }
        _ => false,
    }
}

/// Nothing is in the log in a player's name that the player did not send, or that was refused.
fn unasked(player: &Journal, log: &[SentEntry]) -> Vec<Violation> {
    let is_own = |sent: &&SentEntry| match &sent.entry {
        Entry::Acted { seat, by: By::Player, .. } => *seat == player.seat,
        Entry::Sat { guest, .. } => *guest == player.guest,
        _ => false,
    };
    let was_asked = |sent: &&SentEntry| {
        let may_be = |attempt: &&Attempt| attempt.outcome != Outcome::Refused;
        player.attempts.iter().filter(may_be).any(|attempt| is_effect(sent, attempt, player))
    };
    let text = |sent: &SentEntry| {
        Violation::Doubled(format!(
            "{} never sent, or was refused, what entry {} says",
            player.guest, sent.seq
        ))
    };
    log.iter().filter(is_own).filter(|sent| !was_asked(sent)).map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_engine::Seat;

    fn sent(seq: u64, entry: Entry) -> SentEntry {
        SentEntry { seq, at: 0, entry, events: Vec::new(), figures: Vec::new(), view: None, info: None }
    }

    fn acted(seq: u64, action: &str) -> SentEntry {
        let action = action.to_owned();
        sent(seq, Entry::Acted { seat: Seat::First, action, by: By::Player, reserve_ms: None })
    }

    fn sat(seq: u64) -> SentEntry {
        let (guest, name) = ("ada".to_owned(), "Ada".to_owned());
        sent(seq, Entry::Sat { seat: Seat::First, guest, name, monster: None })
    }

    fn act(question: u64, action: &str, outcome: Outcome) -> Attempt {
        Attempt { wanted: Wanted::Act { question, action: action.to_owned() }, outcome }
    }

    fn journal(attempts: Vec<Attempt>, entries: Vec<SentEntry>) -> Journal {
        Journal { guest: "ada".to_owned(), seat: Seat::First, attempts, entries, view: None }
    }

    fn violations(log: Vec<SentEntry>, attempts: Vec<Attempt>) -> Vec<Violation> {
        let player = journal(attempts, log.clone());
        check(&journal(Vec::new(), log), &[player])
    }

    #[test]
    fn a_whole_log_passes() {
        let sit = Attempt { wanted: Wanted::Sit, outcome: Outcome::Acknowledged };
        let attempts = vec![
            sit,
            act(1, "keep all", Outcome::Unknown),
            act(1, "keep all", Outcome::Acknowledged),
            act(2, "done", Outcome::Refused),
            act(2, "done", Outcome::Unknown),
        ];
        assert_eq!(violations(vec![sat(1), acted(2, "keep 1 2"), acted(3, "done")], attempts), []);
    }

    #[test]
    fn an_acknowledged_answer_that_is_missing_is_lost() {
        let attempts = || vec![act(0, "done", Outcome::Acknowledged)];
        assert!(matches!(violations(Vec::new(), attempts())[..], [Violation::Lost(_)]));
        // Another answer in its place is as bad.
        let found = violations(vec![acted(1, "yield")], attempts());
        assert!(matches!(found[..], [Violation::Lost(_), Violation::Doubled(_)]), "{found:?}");
    }

    #[test]
    fn an_entry_that_nobody_sent_is_found() {
        let attempts = vec![act(0, "done", Outcome::Acknowledged)];
        let found = violations(vec![acted(1, "done"), acted(2, "done")], attempts);
        assert!(matches!(found[..], [Violation::Doubled(_)]), "{found:?}");
        let refused = vec![act(0, "done", Outcome::Refused)];
        assert!(matches!(violations(vec![acted(1, "done")], refused)[..], [Violation::Doubled(_)]));
        let sit = Attempt { wanted: Wanted::Sit, outcome: Outcome::Acknowledged };
        assert!(matches!(violations(vec![sat(1), sat(2)], vec![sit])[..], [Violation::Doubled(_)]));
    }

    #[test]
    fn a_gap_is_found() {
        let found = violations(vec![sat(1), acted(3, "done")], Vec::new());
        assert!(matches!(found[..], [Violation::BrokenLog(_)]), "{found:?}");
    }

    #[test]
    fn a_client_that_was_told_something_else_is_found() {
        let log = journal(Vec::new(), vec![sent(1, Entry::Chance { luck: "roll 1".to_owned() })]);
        let other = journal(Vec::new(), vec![sent(1, Entry::Chance { luck: "roll 2".to_owned() })]);
        assert!(matches!(check(&log, &[other])[..], [Violation::Contradiction(_)]));
        let more = journal(Vec::new(), vec![log.entries[0].clone(), sent(2, log.entries[0].entry.clone())]);
        assert!(matches!(check(&log, &[more])[..], [Violation::Contradiction(_)]));
        let hidden = journal(Vec::new(), vec![sent(1, Entry::Chance { luck: "draw hidden".to_owned() })]);
        assert_eq!(check(&log, &[hidden]), []);
    }
}
