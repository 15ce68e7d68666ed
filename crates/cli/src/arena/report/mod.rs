//! `--report FILE.html`: the result as a self-contained HTML page.

mod cards;
mod charts;
mod scale;
pub mod svg;

use super::table::{basis_text, failure_lines, games_text, p_text};
use kaiju_bots::{Arena, ArenaResult, Entrant, Pair};
use kaiju_notation::rules_text;
use std::fmt::Write;
use svg::escape;

/// The style of the page.
pub const STYLE: &str = include_str!("style.css");

/// The page. `command` reproduces it.
pub fn page(arena: &Arena, result: &ArenaResult, command: &str) -> String {
    let players = arena.lineup.players();
    let rules = escape(&rules_text(&arena.rules));
    let title = format!("{} of {players} players, {rules}", games_text(result.games));
    let sections = [
        failures(result),
        section(
            "Ladder",
            &format!(
                "Wins per seat played; par is one in {players}. {}.",
                capital(&escape(&basis_text(result)))
            ),
            &(charts::ladder(result, players) + &entrants(result) + &pairs(result)),
        ),
        section(
            "Wins by seat",
            "The share of games that each bot won from each seat.",
            &(charts::entrants(result) + &charts::seats(result, players)),
        ),
        section(
            "Wins by order of play",
            "All bots together: is it good to begin?",
            &charts::order(result, players),
        ),
        section(
            "Ways to win",
            &format!("Won by nobody: {}.", games_text(result.nobody)),
            &charts::reasons(result),
        ),
        section(
            "Length of games",
            &format!("{:.1} turns and {:.1} decisions on average.", result.turns, result.decisions),
            &charts::lengths(result),
        ),
        section(
            "Cards and tiles",
            "Best win rate first. A player who is ahead can buy more, so a high win rate does not mean that the card is why.",
            &cards(result),
        ),
    ];
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Kaiju arena: {title}</title>\n<style>\n{}</style>\n\
         <h1>{title}</h1>\n<p><code>{}</code><br>{:.0} games a second</p>\n{}</html>\n",
        STYLE,
        escape(command),
        result.games_per_s,
        sections.concat()
    )
}

/// A part of a page with its heading.
pub fn section(heading: &str, about: &str, body: &str) -> String {
    format!("<section>\n<h2>{heading}</h2>\n<p>{about}</p>\n{body}</section>\n")
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}

/// The errors of programs. They come first, since they spoil everything else.
fn failures(result: &ArenaResult) -> String {
    let lines =
        result.entrants.iter().flat_map(failure_lines).map(|line| format!("<p>{}</p>\n", escape(&line)));
    let lines: String = lines.collect();
    if lines.is_empty() {
        return lines;
    }
    format!("<section class=\"failures\">\n<h2>Programs that failed</h2>\n{lines}</section>\n")
}

fn entrants(result: &ArenaResult) -> String {
    let mut rows = String::new();
    for entrant in &result.entrants {
        let Entrant { bot, seats_played, rate, low, high, points, p50_ms, p99_ms, .. } = entrant;
        // Writing to a string cannot fail.
        let _ = writeln!(
            rows,
            "<tr><td>{}</td><td>{seats_played}</td><td>{}</td><td>{:.2} %</td><td>{:.2} – {:.2} %</td>\
             <td>{points:.2}</td><td>{p50_ms:.6}</td><td>{p99_ms:.6}</td></tr>",
            escape(bot),
            entrant.won_by.wins(),
            100.0 * rate,
            100.0 * low,
            100.0 * high,
        );
    }
    table(&["bot", "seats", "wins", "rate", "95 %", "points", "p50 ms", "p99 ms"], &rows)
}

fn pairs(result: &ArenaResult) -> String {
    if result.pairs.is_empty() {
        return String::new();
    }
    let mut rows = String::new();
    for Pair { first, second, difference, p } in &result.pairs {
        let [first, second] = [first, second].map(|&entrant| escape(&result.entrants[entrant].bot));
        let _ = writeln!(
            rows,
            "<tr><td>{first} – {second}</td><td>{:+.2} %</td><td>{}</td></tr>",
            100.0 * difference,
            escape(&p_text(*p)),
        );
    }
    table(&["pair", "difference", "significance"], &rows)
}

pub fn table(heads: &[&str], rows: &str) -> String {
    let heads: String = heads.iter().map(|head| format!("<th>{head}</th>")).collect();
    format!("<div class=\"scroll\"><table>\n<tr>{heads}</tr>\n{rows}</table></div>\n")
}

/// All bots together, then each of several.
fn cards(result: &ArenaResult) -> String {
    let played: u64 = result.entrants.iter().map(|entrant| entrant.seats_played).sum();
    let rate = (result.games - result.nobody) as f64 / played.max(1) as f64;
    let all = cards::chart("Cards and tiles of all bots", &cards::together(&result.entrants), rate);
    if result.entrants.len() == 1 {
        return all;
    }
    let one = |entrant: &Entrant| {
        let label = format!("Cards and tiles of {}", entrant.bot);
        let name = escape(&entrant.bot);
        format!("<h3>{name}</h3>\n{}", cards::chart(&label, &entrant.powers, entrant.rate))
    };
    format!("<h3>All bots together</h3>\n{all}{}", result.entrants.iter().map(one).collect::<String>())
}
