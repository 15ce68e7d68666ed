//! The answers of `kaiju admin`, as text or as one JSON document.

use kaiju_protocol::{MyData, Occupant, Phase, SeatInfo, TableSummary};
use kaiju_store::{Act, Ban, Report, TableFacts};
use kaiju_table::Table;
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Write;

/// Text for people, or the document.
fn either(is_json: bool, document: impl FnOnce() -> Value, text: impl FnOnce() -> String) -> String {
    if is_json { json(&document()) } else { text() }
}

/// A document, with a line end.
pub fn json(document: &impl Serialize) -> String {
    // Strings, numbers and lists always serialize.
    serde_json::to_string_pretty(document).unwrap_or_default() + "\n"
}

/// A sentence about what was done.
pub fn done(what: &str, is_json: bool) -> String {
    either(is_json, || json!({ "done": what }), || format!("{what}\n"))
}

/// One line for each item.
fn lines<T>(items: &[T], line: impl Fn(&T) -> String) -> String {
    items.iter().fold(String::new(), |mut text, item| {
        text += &line(item);
        text.push('\n');
        text
    })
}

fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Over { .. } => "over",
    }
}

/// Tables, one in a line.
pub fn tables(tables: &[TableFacts], is_json: bool) -> String {
    let summary = |facts: &TableFacts| serde_json::from_str::<TableSummary>(&facts.text).ok();
    let document = |facts: &TableFacts| {
        json!({
            "table": facts.table, "made_by": facts.made_by, "made_from": facts.made_from, "made_at": facts.made_at,
            "changed_at": facts.changed_at, "public": facts.is_public, "over": facts.is_over, "pinned": facts.is_pinned,
            "summary": summary(facts),
        })
    };
    let line = |facts: &TableFacts| {
        let seen = summary(facts);
        let names = seen.as_ref().map(|summary| {
            let names: Vec<&str> = summary.seats.iter().map(|(name, ..)| name.as_str()).collect();
            names.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ")
        });
        let phase = seen.as_ref().map_or("unknown", |summary| phase(&summary.phase));
        let kind = if facts.is_public { "public" } else { "private" };
        let pinned = if facts.is_pinned { "  pinned" } else { "" };
        format!(
            "{:<10}  {}  {phase:<8} {kind:<8} {}{pinned}",
            facts.table,
            time(facts.changed_at),
            names.unwrap_or_default()
        )
    };
    either(is_json, || tables.iter().map(document).collect(), || lines(tables, line))
}

/// One table.
pub fn table(table: &Table, is_json: bool) -> String {
    let info = &table.info;
    let seat = |(seat, info): (usize, &SeatInfo)| {
        let who = match &info.occupant {
            Occupant::Free => "free".to_owned(),
            Occupant::Guest { guest } => format!("guest {guest}"),
            Occupant::Bot { bot } => format!("bot {bot}"),
        };
        let mark = match (info.sent_away, info.resigned) {
            (true, _) => ", sent away",
            (false, true) => ", resigned",
            (false, false) => "",
        };
        format!("  {}  {} ({who}{mark})\n", seat + 1, info.name)
    };
    let text = || {
        let kind = if info.options.public { "public" } else { "private" };
        let mut text =
            format!("table {}: {}, {kind}, rules {}\n", info.table, phase(&info.phase), info.options.rules);
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "host {}, {} entries, {} votes to send somebody away",
            info.host,
            table.seq,
            info.votes.len()
        );
        text.extend(info.seats.iter().enumerate().map(seat));
        text
    };
    either(is_json, || json!({ "info": info, "entries": table.seq, "sent_away": table.sent_away }), text)
}

/// Bans, one in a line.
pub fn bans(bans: &[Ban], now: u64, is_json: bool) -> String {
    let document = |ban: &Ban| json!({ "subject": ban.subject, "at": ban.at, "ends_at": ban.ends_at, "why": ban.reason });
    let line = |ban: &Ban| {
        let end = match ban.ends_at {
            None => "for good".to_owned(),
            Some(at) if at <= now => "ended".to_owned(),
            Some(at) => format!("until {}", time(at)),
        };
        format!("{}  {:<30} {end}  {}", time(ban.at), ban.subject, ban.reason)
    };
    either(is_json, || bans.iter().map(document).collect(), || lines(bans, line))
}

/// One guest.
pub fn guest(data: &MyData, is_json: bool) -> String {
    let text = || {
        let seen = data.seen.map_or("unknown".to_owned(), time);
        let mut text =
            format!("guest {}: {}\nsince {}, last here {seen}\n", data.guest, data.name, time(data.since));
        for table in &data.tables {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  table {}  {}  {}", table.table, time(table.at), phase(&table.phase));
        }
        for (at, table, about) in &data.reports {
            let _ = writeln!(text, "  report {}  table {table}: {about}", time(*at));
        }
        text
    };
    either(is_json, || json!(data), text)
}

/// Reports, one in a line.
pub fn reports(reports: &[Report], is_json: bool) -> String {
    let document = |report: &Report| {
        json!({
            "at": report.at, "table": report.table, "guest": report.guest, "name": report.name,
            "about": report.about, "by": report.by,
        })
    };
    let line = |report: &Report| {
        let Report { at, table, guest, name, about, by } = report;
        format!("{}  table {table}: {name} (guest {guest}): {about}, says guest {by}", time(*at))
    };
    either(is_json, || reports.iter().map(document).collect(), || lines(reports, line))
}

/// The audit log.
pub fn acts(acts: &[Act], is_json: bool) -> String {
    let document = |Act { id, note }: &Act| {
        json!({
            "id": id, "at": note.at, "who": note.who, "act": note.act, "subject": note.subject,
            "detail": note.detail,
        })
    };
    let line = |Act { id, note }: &Act| {
        let detail = if note.detail.is_empty() { String::new() } else { format!(" ({})", note.detail) };
        format!("{id:>5}  {}  {}: {} {}{detail}", time(note.at), note.who, note.act, note.subject)
    };
    either(is_json, || acts.iter().map(document).collect(), || lines(acts, line))
}

/// A time in milliseconds since 1970, as `2026-11-19 03:20` of universal time.
fn time(ms: u64) -> String {
    let (minutes, days) = (ms / 60_000 % 1_440, ms / 86_400_000);
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// Year, month and day of a day since 1970, as the Gregorian calendar has them.
fn date(days: u64) -> (u64, u64, u64) {
    // Eras of 400 years begin on the first of March, so that the leap day comes last in its year.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let of_years = of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096;
    let year = of_years / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_dates_and_minutes() {
        for (ms, text) in [
            (0, "1970-01-01 00:00"),
            (951_782_340_000, "2000-02-28 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (1_767_225_600_000, "2026-01-01 00:00"),
            (4_107_542_399_000, "2100-02-28 23:59"),
            (4_107_542_400_000, "2100-03-01 00:00"),
        ] {
            assert_eq!(time(ms), text);
        }
    }
}
