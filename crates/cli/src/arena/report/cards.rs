//! The chart of cards and tiles: pick rates and win rates.

use super::scale::{Scale, percent};
use super::svg::Svg;
use kaiju_bots::statistics::wilson;
use kaiju_bots::{Entrant, PowerUse};

const WIDTH: f64 = 860.0;
const ROW: f64 = 17.0;
/// The fewest seats for a meaningful win rate.
const ENOUGH: u64 = 20;

/// All entrants together.
pub fn together(entrants: &[Entrant]) -> Vec<(&'static str, PowerUse)> {
    let mut sums: Vec<(&'static str, PowerUse)> = Vec::new();
    for (name, uses) in entrants.iter().flat_map(|entrant| &entrant.powers) {
        match sums.iter_mut().find(|(known, _)| known == name) {
            Some((_, sum)) => sum.add(uses),
            None => sums.push((name, *uses)),
        }
    }
    sums
}

/// A row for each card and tile, best win rate first. `rate` is the average win rate of a seat.
pub fn chart(label: &str, powers: &[(&'static str, PowerUse)], rate: f64) -> String {
    let mut rows: Vec<&(&'static str, PowerUse)> =
        powers.iter().filter(|(_, uses)| uses.seats >= ENOUGH).collect();
    if rows.is_empty() {
        return format!("<p>No card was owned by {ENOUGH} seats or more: play more games.</p>\n");
    }
    let share = |hits: u64, all: u64| hits as f64 / all.max(1) as f64;
    rows.sort_by(|(_, one), (_, two)| {
        share(two.wins, two.seats).total_cmp(&share(one.wins, one.seats)).then(two.seats.cmp(&one.seats))
    });
    let bottom = 30.0 + ROW * rows.len() as f64;
    let mut svg = Svg::new(WIDTH, bottom + 25.0, label);
    let interval = |uses: &PowerUse| wilson(share(uses.wins, uses.seats), uses.seats as f64);
    let most_taken = rows.iter().map(|(_, uses)| share(uses.chosen, uses.offered)).fold(0.01, f64::max);
    let most_won = rows.iter().map(|(_, uses)| interval(uses).1).fold(rate, f64::max);
    let taken = Scale::new(210.0, 470.0, most_taken);
    let won = Scale::new(510.0, WIDTH - 20.0, most_won);
    svg.text("soft", (taken.left, 14.0), "taken, when it could be");
    svg.text("soft", (won.left, 14.0), "games won by those who got it");
    taken.draw(&mut svg, 24.0, bottom, percent);
    won.draw(&mut svg, 24.0, bottom, percent);
    svg.line("par", (won.at(rate), 20.0), (won.at(rate), bottom));
    for (row, (name, uses)) in rows.into_iter().enumerate() {
        let y = 30.0 + ROW * (row as f64 + 0.5);
        svg.text("end", (taken.left - 12.0, y + 4.0), name);
        let PowerUse { offered, chosen, seats, wins } = uses;
        let pick = share(*chosen, *offered);
        let title = format!("{name}: taken {chosen} of {offered} times ({:.1} %)", 100.0 * pick);
        svg.bar("s2", (taken.left, y - 5.0), (taken.at(pick) - taken.left, 10.0), &title);
        let (low, high) = interval(uses);
        let win = share(*wins, *seats);
        let title = format!("{name}: won {wins} of {seats} ({:.1} %)", 100.0 * win);
        svg.whisker("s0", y, [won.at(low), won.at(win), won.at(high)], &title);
    }
    svg.finish()
}
