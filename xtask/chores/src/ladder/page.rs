//! The matches as a page for people.

use super::matches::{Match, Played};
use kaiju_bots::LADDER;
use kaiju_engine::rules::Revision;
use std::fmt::Write;

/// The p value below which a difference is called certain.
const CERTAIN: f64 = 0.001;

const ABOUT: &str = "
The strength of our bots. In each match one bot plays against others on all other seats; the tables show its win rate
in per cent with the 95 % interval. *Par* is the rate of equals: one divided by the number of players.

A round has as many games as players: every bot plays from every seat, with the same dice and draws. Intervals are
Wilson's, with the variance between rounds; p is from a paired t test over rounds (two-sided, not corrected for the number
of matches). A difference with p of 0.001 or more is marked with its p.

Each rate comes from a command that reproduces it: dice, draws and bots depend only on the seed.
";

/// The rulings of the matches. The commands name them too, since later revisions play differently.
pub fn played_by(revision: Revision) -> String {
    format!("The matches were played under revision {} of the rules.", revision.number())
}

/// The whole page; `identities` names the bots that played.
pub fn write(results: &[(Match, Played)], command: &str, identities: &str) -> String {
    let mut page = format!("# Ladder\n\n<!-- Made by `{command}`. -->\n{ABOUT}\n");
    if let Some((one, _)) = results.first() {
        line(&mut page, &format!("{}\n", played_by(one.revision)));
    }
    page.push_str("## Order\n\n");
    page.push_str(&order(results));
    page.push_str(&speed(results));
    line(&mut page, &format!("A bot that plays differently has another fingerprint:\n\n{identities}"));
    let mut rules: Vec<&str> = Vec::new();
    for (one, _) in results {
        if !rules.contains(&one.rules.as_str()) {
            rules.push(&one.rules);
        }
    }
    for rules in rules {
        let of_rules: Vec<_> = results.iter().filter(|(one, _)| one.rules == rules).collect();
        page.push_str(&section(rules, &of_rules));
    }
    let seconds: f64 = results.iter().map(|(_, played)| played.seconds).sum();
    let games: u64 = results.iter().map(|(one, _)| one.games).sum();
    line(
        &mut page,
        &format!(
            "## Reproducing this page\n\n`{command}` plays all {} matches and writes this page: {games} games, {}.",
            results.len(),
            duration(seconds)
        ),
    );
    page
}

fn line(page: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(page, "{text}");
}

fn duration(seconds: f64) -> String {
    let minutes = (seconds / 60.0).round() as u64;
    match minutes {
        0..=1 => format!("{seconds:.0} seconds"),
        2..=119 => format!("{minutes} minutes"),
        _ => format!("{} hours and {} minutes", minutes / 60, minutes % 60),
    }
}

/// The order of the ladder: whether each bot beats its neighbour wherever they met.
fn order(results: &[(Match, Played)]) -> String {
    let place = |name: &str| LADDER.iter().position(|kind| kind.name == name);
    let below = |one: &Match| {
        let weaker = results.iter().filter(|(other, _)| other.stronger == one.stronger);
        weaker.filter_map(|(other, _)| place(&other.weaker)).max()
    };
    let neighbours: Vec<_> = results.iter().filter(|(one, _)| place(&one.weaker) == below(one)).collect();
    let is_certain = |played: &Played, par: f64| played.p < CERTAIN && played.rate > par;
    let uncertain: Vec<_> = neighbours
        .iter()
        .filter(|(one, played)| !is_certain(played, 1.0 / one.players as f64))
        .map(|(one, played)| {
            let Match { stronger, weaker, players, rules, .. } = one;
            format!(
                "- {stronger} against {weaker}, {players} players, {rules}: {}, {}",
                rate(played),
                p_text(played.p)
            )
        })
        .collect();
    match (neighbours.len(), uncertain.len()) {
        (0, _) => "There is only one bot.\n\n".to_owned(),
        (all, 0) => {
            format!("At all {all} tables each bot is stronger than the one below it, with p < {CERTAIN}.\n\n")
        }
        (all, _) => format!(
            "Each bot is stronger than the one below it, with p < {CERTAIN}, except at {} of {all} tables:\n\n{}\n\n",
            uncertain.len(),
            uncertain.join("\n")
        ),
    }
}

/// The bots and their speed, from the first match of each.
fn speed(results: &[(Match, Played)]) -> String {
    let mut table = "## Bots\n\nFrom the strongest to the weakest; times per decision are from a table of four, or from \
                     the first one listed below. Times are wall-clock times: they include waiting for a busy processor.\n\n| bot | plays | p50 ms | p99 ms | games/s |\n|---|---|---|---|---|\n"
        .to_owned();
    for kind in LADDER.iter().rev() {
        let of_bot = || results.iter().filter(|(one, _)| one.stronger == kind.name);
        let found = of_bot().find(|(one, _)| one.players == 4).or_else(|| of_bot().next());
        let times = found.map_or("| – | – | – |".to_owned(), |(_, played)| {
            format!("| {:.4} | {:.4} | {:.0} |", played.p50_ms, played.p99_ms, played.games_per_s)
        });
        line(&mut table, &format!("| `{}` | {} {times}", kind.name, kind.about));
    }
    table.push('\n');
    table
}

/// The matches under one rule set: one row per pair of bots, one column per number of players.
fn section(rules: &str, results: &[&(Match, Played)]) -> String {
    let mut players: Vec<usize> = results.iter().map(|(one, _)| one.players).collect();
    players.sort_unstable();
    players.dedup();
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for (one, _) in results {
        let pair = (one.stronger.as_str(), one.weaker.as_str());
        if !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    let heads: String = players.iter().map(|players| format!(" {players} players |")).collect();
    let pars: String = players.iter().map(|&players| format!(" {:.1} |", 100.0 / players as f64)).collect();
    let mut text =
        format!("## {rules}\n\n| one against others |{heads}\n|---|{}\n", "---|".repeat(players.len()));
    for (stronger, weaker) in &pairs {
        let cell = |&players: &usize| {
            let found = results.iter().find(|(one, _)| {
                (one.stronger.as_str(), one.weaker.as_str(), one.players) == (*stronger, *weaker, players)
            });
            found.map_or(" – |".to_owned(), |(_, played)| format!(" {} |", cell_text(played)))
        };
        let cells: String = players.iter().map(cell).collect();
        line(&mut text, &format!("| {stronger} against {weaker} |{cells}"));
    }
    line(&mut text, &format!("| *par* |{pars}\n\nThe commands:\n\n```sh"));
    results.iter().for_each(|(one, _)| line(&mut text, &one.command()));
    text.push_str("```\n\n");
    text
}

fn rate(played: &Played) -> String {
    format!("{:.1} ({:.1}–{:.1})", 100.0 * played.rate, 100.0 * played.low, 100.0 * played.high)
}

fn cell_text(played: &Played) -> String {
    let mark = if played.p < CERTAIN { String::new() } else { format!(", {}", p_text(played.p)) };
    format!("{}{mark}", rate(played))
}

fn p_text(p: f64) -> String {
    if p < CERTAIN { format!("p < {CERTAIN}") } else { format!("p = {p:.3}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A played match of four.
    fn example(stronger: &str, weaker: &str, rules: &str, p: f64) -> (Match, Played) {
        let one = Match {
            rules: rules.to_owned(),
            revision: Revision::Second,
            stronger: stronger.to_owned(),
            weaker: weaker.to_owned(),
            players: 4,
            games: 400,
            seed: 1,
        };
        (
            one,
            Played {
                rate: 0.5,
                low: 0.45,
                high: 0.55,
                p,
                p50_ms: 0.5,
                p99_ms: 2.0,
                games_per_s: 100.0,
                seconds: 4.0,
            },
        )
    }

    #[test]
    fn every_match_has_a_cell_and_a_command() {
        let results =
            [example("brawler", "random", "czech", 1e-9), example("brawler", "random", "dark", 1e-9)];
        let page = write(&results, "cargo xtask ladder", "1a2b");
        assert!(page.contains("## czech\n") && page.contains("## dark\n"));
        assert_eq!(page.matches("| brawler against random | 50.0 (45.0–55.0) |").count(), 2, "{page}");
        let command = "kaiju arena --bots brawler,random --players 4 --rules dark --set revision=2 --games 400 --seed 1\n";
        assert!(page.contains(command), "{page}");
        assert!(page.contains("| *par* | 25.0 |"), "{page}");
        assert!(
            page.contains("800 games, 8 seconds") && page.contains("another fingerprint:\n\n1a2b\n"),
            "{page}"
        );
    }

    #[test]
    fn an_order_that_is_not_certain_is_told() {
        let weaker = LADDER[0].name;
        let certain = [example("brawler", weaker, "czech", 1e-4)];
        assert!(write(&certain, "x", "").contains("At all 1 tables each bot is stronger"));
        let uncertain = [example("brawler", weaker, "czech", 0.02)];
        let page = write(&uncertain, "x", "");
        assert!(page.contains("except at 1 of 1 tables"), "{page}");
        assert!(page.contains("| brawler against random | 50.0 (45.0–55.0), p = 0.020 |"), "{page}");
        assert!(write(&[], "x", "").contains("There is only one bot."));
    }
}
