//! The result as a table.

use anyhow::Result;
use kaiju_bots::{Arena, ArenaResult, Basis, DiceReport, Entrant, Fit};
use kaiju_notation::rules_text;
use std::io::Write;

/// Prints the entrants, then the figures of all games.
pub(super) fn print(out: &mut impl Write, arena: &Arena, result: &ArenaResult) -> Result<()> {
    let names = result.entrants.iter().map(|entrant| entrant.bot.len());
    let width = names.chain([3]).max().unwrap_or(3);
    writeln!(
        out,
        "{:<width$} {:>8} {:>8} {:>7} {:>15} {:>6} {:>9} {:>6} {:>6} {:>9} {:>9}",
        "bot", "games", "wins", "rate", "95 %", "points", "by points", "last", "power", "p50 ms", "p99 ms"
    )?;
    for entrant in &result.entrants {
        let wins = entrant.won_by.wins();
        let share = |count: u64| format!("{:.1}%", 100.0 * count as f64 / wins.max(1) as f64);
        writeln!(
            out,
            "{:<width$} {:>8} {:>8} {:>6.2}% {:>6.2}%-{:>6.2}% {:>6.2} {:>9} {:>6} {:>6} {:>9.6} {:>9.6}",
            entrant.bot,
            entrant.seats_played,
            wins,
            100.0 * entrant.rate,
            100.0 * entrant.low,
            100.0 * entrant.high,
            entrant.points,
            share(entrant.won_by.points),
            share(entrant.won_by.last_alive),
            share(entrant.won_by.power),
            entrant.p50_ms,
            entrant.p99_ms,
        )?;
    }
    for pair in &result.pairs {
        let [first, second] = [pair.first, pair.second].map(|entrant| &result.entrants[entrant].bot);
        let p = p_text(pair.p);
        writeln!(out, "{first} - {second}: {:+.2} % wins per seat, {p}", 100.0 * pair.difference)?;
    }
    writeln!(
        out,
        "{}, {} players, {}, {} won by nobody; wins by seat {}, by order of play {}",
        rules_text(&arena.rules),
        arena.lineup.players(),
        games_text(result.games),
        result.nobody,
        list(&result.seats),
        list(&result.order),
    )?;
    writeln!(
        out,
        "{:.1} turns and {:.1} decisions a game; {:.0} games/s, seed {}",
        result.turns, result.decisions, result.games_per_s, arena.seed
    )?;
    writeln!(out, "{}", basis_text(result))?;
    for line in result.entrants.iter().flat_map(failure_lines) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The errors of a program, and its replacement.
pub(super) fn failure_lines(entrant: &Entrant) -> Vec<String> {
    if entrant.replaced == 0 {
        return Vec::new();
    }
    let Entrant { bot, replaced, seats_played, .. } = entrant;
    let failures =
        entrant.failures.iter().map(|failed| format!("{bot}: in game {} it {}", failed.game, failed.failure));
    let summary =
        format!("{bot}: random replaced it, at least in part, in {replaced} of {seats_played} games");
    failures.chain([summary]).collect()
}

/// A number of games.
pub(super) fn games_text(games: u64) -> String {
    let plural = if games == 1 { "" } else { "s" };
    format!("{games} game{plural}")
}

fn list(counts: &[u64]) -> String {
    counts.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// A p value as it is usually quoted.
pub(super) fn p_text(p: f64) -> String {
    match p {
        1e-3.. => format!("p = {p:.3}"),
        1e-6.. => format!("p = {p:.1e}"),
        _ => "p < 1e-6".to_owned(),
    }
}

/// The basis of the intervals and p values, with a note if the number of games does not fit.
pub(super) fn basis_text(result: &ArenaResult) -> String {
    let rounds = result.rounds;
    let (verb, plural) = if rounds == 1 { ("is", "") } else { ("are", "s") };
    let basis = match result.basis {
        Basis::Rounds => format!("intervals and p from the differences between {rounds} rounds"),
        Basis::Games => {
            format!(
                "intervals and p as if games were independent, as there {verb} only {rounds} round{plural}"
            )
        }
    };
    if result.is_balanced {
        basis
    } else {
        format!("{basis}; the last round is incomplete: not every bot has played every seat equally often")
    }
}

/// Cards and tiles in one line of the dice report.
const COLUMNS: usize = 3;

/// Prints the fairness test of dice and draws.
pub(super) fn print_dice(out: &mut impl Write, report: &DiceReport) -> Result<()> {
    for fit in &report.fits {
        let Fit { what, chi_squared, degrees, p, .. } = fit;
        writeln!(
            out,
            "\n{what}: {} in all, chi-squared {chi_squared:.2} with {degrees} degrees of freedom, p = {p:.4}",
            fit.total()
        )?;
        for line in fit.counts.chunks(COLUMNS) {
            let cells = line
                .iter()
                .map(|count| format!("  {:<26} {:>8} of {:>10.1}", count.name, count.count, count.expected));
            writeln!(out, "{}", cells.collect::<String>())?;
        }
    }
    Ok(())
}
