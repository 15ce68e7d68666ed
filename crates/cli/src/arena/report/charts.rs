//! The charts of the report, one function each.

use super::scale::{Scale, percent};
use super::svg::{Svg, escape, shortened};
use kaiju_bots::{ArenaResult, Entrant};

const WIDTH: f64 = 860.0;
/// The left edge of charts with names.
const LEFT: f64 = 210.0;
const RIGHT: f64 = WIDTH - 70.0;
/// The letters of a name that fit left of it.
const NAME: usize = 28;

/// The class with the colour of an entrant; there are at most six.
pub fn colour(entrant: usize) -> String {
    format!("s{}", entrant % 6)
}

/// The legend of the entrants' colours.
pub fn entrants(result: &ArenaResult) -> String {
    legend(result.entrants.iter().enumerate().map(|(number, entrant)| (colour(number), entrant.bot.as_str())))
}

fn legend<'a>(keys: impl Iterator<Item = (String, &'a str)>) -> String {
    let key = |(class, name)| format!("<span><i class=\"key {class}\"></i>{}</span> ", escape(name));
    format!("<p class=\"legend\">{}</p>\n", keys.map(key).collect::<String>())
}

/// The entrants with their intervals, strongest first.
pub fn ladder(result: &ArenaResult, players: usize) -> String {
    const ROW: f64 = 34.0;
    let mut order: Vec<(usize, &Entrant)> = result.entrants.iter().enumerate().collect();
    order.sort_by(|(_, one), (_, two)| two.rate.total_cmp(&one.rate));
    let bottom = 10.0 + ROW * order.len() as f64;
    let mut svg = Svg::new(WIDTH, bottom + 40.0, "Wins per seat played, with 95 % intervals");
    let par = 1.0 / players as f64;
    let largest = order.iter().map(|(_, entrant)| entrant.high).fold(par, f64::max);
    let scale = Scale::new(LEFT, RIGHT, largest);
    scale.draw(&mut svg, 5.0, bottom, percent);
    svg.line("par", (scale.at(par), 0.0), (scale.at(par), bottom));
    svg.text("soft middle", (scale.at(par), bottom + 32.0), "par");
    for (row, (number, entrant)) in order.into_iter().enumerate() {
        let y = 10.0 + ROW * (row as f64 + 0.5);
        let Entrant { bot, rate, low, high, .. } = entrant;
        let title = format!("{bot}: {:.2} % ({:.2} to {:.2})", 100.0 * rate, 100.0 * low, 100.0 * high);
        svg.text("end", (LEFT - 12.0, y + 4.0), &shortened(bot, NAME));
        svg.whisker(&colour(number), y, [scale.at(*low), scale.at(*rate), scale.at(*high)], &title);
        svg.text("", (scale.at(*high) + 8.0, y + 4.0), &format!("{:.1} %", 100.0 * rate));
    }
    svg.finish()
}

/// Groups of bars: for each group its name and the share of each entrant.
fn groups(label: &str, groups: &[(String, Vec<f64>)], names: &[&str], par: f64) -> String {
    const TOP: f64 = 10.0;
    const BOTTOM: f64 = 190.0;
    let mut svg = Svg::new(WIDTH, BOTTOM + 30.0, label);
    let largest = groups.iter().flat_map(|(_, shares)| shares).copied().fold(par, f64::max);
    let scale = Scale::new(BOTTOM, TOP, largest);
    for mark in scale.marks() {
        svg.line("axis", (50.0, scale.at(mark)), (WIDTH, scale.at(mark)));
        svg.text("soft end", (44.0, scale.at(mark) + 4.0), &percent(mark));
    }
    let group_width = (WIDTH - 60.0) / groups.len().max(1) as f64;
    for (place, (name, shares)) in groups.iter().enumerate() {
        let left = 55.0 + group_width * place as f64;
        let width = ((group_width - 20.0) / shares.len().max(1) as f64).min(60.0);
        let middle = left + group_width / 2.0;
        for (number, &share) in shares.iter().enumerate() {
            let x = middle + width * (number as f64 - shares.len() as f64 / 2.0);
            let y = scale.at(share);
            let title = format!("{}, {name}: {:.2} %", names[number], 100.0 * share);
            svg.bar(&colour(number), (x + 1.5, y), (width - 3.0, BOTTOM - y), &title);
        }
        svg.text("middle", (middle, BOTTOM + 18.0), name);
    }
    svg.line("par", (50.0, scale.at(par)), (WIDTH, scale.at(par)));
    svg.finish()
}

/// The win rate of each entrant from each seat.
pub fn seats(result: &ArenaResult, players: usize) -> String {
    let share = |entrant: &Entrant, seat: usize| {
        let score = entrant.seats[seat];
        score.wins as f64 / score.games.max(1) as f64
    };
    let group = |seat: usize| {
        let shares = result.entrants.iter().map(|entrant| share(entrant, seat)).collect();
        (format!("seat {}", seat + 1), shares)
    };
    let names: Vec<&str> = result.entrants.iter().map(|entrant| entrant.bot.as_str()).collect();
    let all: Vec<_> = (0..players).map(group).collect();
    groups("Wins per game from each seat", &all, &names, 1.0 / players as f64)
}

/// The win rate by order of play.
pub fn order(result: &ArenaResult, players: usize) -> String {
    const NAMES: [&str; 6] = ["first turn", "second", "third", "fourth", "fifth", "sixth"];
    let share = |wins: u64| vec![wins as f64 / result.games.max(1) as f64];
    let all: Vec<_> =
        NAMES.iter().zip(&result.order).map(|(name, &wins)| ((*name).to_owned(), share(wins))).collect();
    groups("Wins by order of play", &all, &["all bots"], 1.0 / players as f64)
}

/// The ways to win, in colours that few entrants use.
const REASONS: [(&str, &str); 3] = [("s5", "20 points"), ("s4", "last monster"), ("s3", "card or tile")];

/// The ways in which each entrant won.
pub fn reasons(result: &ArenaResult) -> String {
    const ROW: f64 = 30.0;
    let bottom = 5.0 + ROW * result.entrants.len() as f64;
    let mut svg = Svg::new(WIDTH, bottom + 25.0, "Ways to win");
    let scale = Scale::new(LEFT, RIGHT, 1.0);
    scale.draw(&mut svg, 5.0, bottom, percent);
    for (row, entrant) in result.entrants.iter().enumerate() {
        let y = 5.0 + ROW * row as f64;
        svg.text("end", (LEFT - 12.0, y + 19.0), &shortened(&entrant.bot, NAME));
        let counts = [entrant.won_by.points, entrant.won_by.last_alive, entrant.won_by.power];
        let wins = entrant.won_by.wins().max(1) as f64;
        let mut left = 0.0;
        for (number, count) in counts.into_iter().enumerate() {
            let right = left + count as f64 / wins;
            let (class, reason) = REASONS[number];
            let title = format!("{}, {reason}: {count} wins", entrant.bot);
            let width = scale.at(right) - scale.at(left) - 1.0;
            svg.bar(class, (scale.at(left), y + 5.0), (width, ROW - 12.0), &title);
            left = right;
        }
    }
    legend(REASONS.into_iter().map(|(class, reason)| (class.to_owned(), reason))) + &svg.finish()
}

/// Games by their number of turns.
pub fn lengths(result: &ArenaResult) -> String {
    const TOP: f64 = 10.0;
    const BOTTOM: f64 = 190.0;
    /// The most bars.
    const BARS: usize = 60;
    let width = result.lengths.len().div_ceil(BARS).max(1);
    let bins: Vec<u64> = result.lengths.chunks(width).map(|games| games.iter().sum()).collect();
    let mut svg = Svg::new(WIDTH, BOTTOM + 40.0, "Games by their number of turns");
    let most = bins.iter().copied().max().unwrap_or(0);
    let down = Scale::new(BOTTOM, TOP, most as f64 / result.games.max(1) as f64);
    for mark in down.marks() {
        svg.line("axis", (50.0, down.at(mark)), (WIDTH, down.at(mark)));
        svg.text("soft end", (44.0, down.at(mark) + 4.0), &format!("{:.1} %", 100.0 * mark));
    }
    let across = Scale::new(55.0, WIDTH - 10.0, (bins.len() * width) as f64);
    for mark in across.marks() {
        svg.text("soft middle", (across.at(mark), BOTTOM + 18.0), &format!("{mark:.0}"));
    }
    svg.text("soft middle", (WIDTH / 2.0, BOTTOM + 36.0), "turns");
    for (bin, &games) in bins.iter().enumerate() {
        let (first, next) = (bin * width, (bin + 1) * width);
        let y = down.at(games as f64 / result.games.max(1) as f64);
        let (left, right) = (across.at(first as f64), across.at(next as f64));
        let title = format!("{first} to {} turns: {games} games", next - 1);
        svg.bar("s0", (left + 0.5, y), (right - left - 1.0, BOTTOM - y), &title);
    }
    svg.finish()
}
