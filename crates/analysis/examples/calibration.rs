//! Calibration of the judge: positions with a chance of 30 % should be won in 30 % of the games.
//!
//! `calibration [GAMES [SEED [FILE.svg]]]` plays this many games at each table, on all cores. At the start of every
//! turn it compares the judge's chance for each monster with the outcome, and prints the differences by tenths of the
//! chance. Standard errors count a game as one observation, since its positions are not independent.

#![expect(clippy::disallowed_methods, reason = "a measurement")]

use kaiju_bots::champion::Learned;
use kaiju_bots::plan::Judge;
use kaiju_bots::{Bot, Kind};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Chance, Event, Game, Observer, Outcome, RuleSet, Seat, Setup, Step};
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// The bots at a table, by seat and in turn.
const LINEUPS: [(&str, &[&str]); 3] = [
    ("champions", &["champion"]),
    ("strategists", &["strategist"]),
    ("mixed", &["champion", "strategist", "brawler", "champion", "brawler", "strategist"]),
];
const TENTHS: usize = 10;

/// A table to play at.
#[derive(Clone, Copy)]
struct Table {
    lineup: usize,
    rules: usize,
    players: usize,
}

/// The observations in one tenth of the chances.
#[derive(Clone, Copy, Default)]
struct Tenth {
    count: f64,
    chances: f64,
    wins: f64,
    /// The sum over games of the square of wins minus chances.
    squares: f64,
}

type Tenths = [Tenth; TENTHS];

impl Tenth {
    fn add(&mut self, other: &Tenth) {
        self.count += other.count;
        self.chances += other.chances;
        self.wins += other.wins;
        self.squares += other.squares;
    }

    /// The share of wins minus the predicted chance, with its standard error.
    fn off(&self) -> (f64, f64) {
        ((self.wins - self.chances) / self.count, self.squares.sqrt() / self.count)
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(200);
    let seed: u64 = arguments.next().and_then(|seed| seed.parse().ok()).unwrap_or(2026);
    let file = arguments.next();
    let tables: Vec<Table> = (0..LINEUPS.len())
        .flat_map(|lineup| (0..RuleSet::PRESETS.len()).map(move |rules| (lineup, rules)))
        .flat_map(|(lineup, rules)| (2..=Seat::MAX).map(move |players| Table { lineup, rules, players }))
        .collect();
    let start = Instant::now();
    let found = play_all(&tables, games, seed);
    println!(
        "{} games, {games} at each of {} tables, seed {seed}, {:.0} s",
        games as usize * tables.len(),
        tables.len(),
        start.elapsed().as_secs_f64()
    );
    let all: Vec<(String, Tenths)> = LINEUPS
        .iter()
        .enumerate()
        .map(|(lineup, (name, _))| ((*name).to_owned(), sum(&tables, &found, |table| table.lineup == lineup)))
        .collect();
    let mut groups = all.clone();
    for (rules, (name, _)) in RuleSet::PRESETS.iter().enumerate() {
        groups.push((
            format!("champions, {name}"),
            sum(&tables, &found, |table| table.lineup == 0 && table.rules == rules),
        ));
    }
    for players in 2..=Seat::MAX {
        groups.push((
            format!("champions, {players} players"),
            sum(&tables, &found, |table| table.lineup == 0 && table.players == players),
        ));
    }
    for (name, tenths) in &groups {
        tell(name, tenths);
    }
    if let Some(file) = file {
        std::fs::write(&file, drawing(&all)).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
}

fn sum(tables: &[Table], found: &[Tenths], belongs: impl Fn(&Table) -> bool) -> Tenths {
    let mut sum = Tenths::default();
    for (_, tenths) in tables.iter().zip(found).filter(|(table, _)| belongs(table)) {
        sum.iter_mut().zip(tenths).for_each(|(sum, tenth)| sum.add(tenth));
    }
    sum
}

/// The observations at every table.
fn play_all(tables: &[Table], games: u64, seed: u64) -> Vec<Tenths> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let work = || {
        let mut found = vec![Tenths::default(); tables.len()];
        let judge = Learned::trained();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games * tables.len() as u64 {
                return found;
            }
            let place = number as usize % tables.len();
            let tenths = play(&tables[place], &judge, number, WyRand(seed).next() ^ number);
            found[place].iter_mut().zip(&tenths).for_each(|(sum, tenth)| sum.add(tenth));
        }
    };
    let parts: Vec<Vec<Tenths>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("no game failed")).collect()
    });
    let mut found = vec![Tenths::default(); tables.len()];
    for part in parts {
        for (found, part) in found.iter_mut().zip(part) {
            found.iter_mut().zip(&part).for_each(|(sum, tenth)| sum.add(tenth));
        }
    }
    found
}

/// Plays one game.
fn play(table: &Table, judge: &Learned, number: u64, seed: u64) -> Tenths {
    let names = LINEUPS[table.lineup].1;
    let mut bots: Vec<Box<dyn Bot>> = (0..table.players)
        .map(|seat| {
            let name = names[(seat + number as usize) % names.len()];
            Kind::named(name).expect("it is on the ladder").make()
        })
        .collect();
    bots.iter_mut().for_each(|bot| bot.begin(seed));
    let rules = RuleSet::PRESETS[table.rules].1;
    let mut game = Game::new(&Setup { rules, players: table.players, first: None }).expect("a table");
    let mut numbers = WyRand(seed);
    let mut watch = TurnBegan(false);
    let mut seen: Vec<(SeatChances, Game)> = Vec::new();
    let winner = loop {
        match game.step() {
            Step::Decide { seat, decision } => {
                let action = bots[seat.index()].choose(&game.view(Some(seat)), seat, decision);
                game.play_unchecked(action, Some(&mut watch));
            }
            Step::Chance(chance) => {
                if matches!(chance, Chance::Dice { .. }) && std::mem::take(&mut watch.0) {
                    seen.push((judge.chances(&game), game));
                }
                let luck = playout::luck(&game, chance, &mut numbers);
                game.resolve_unchecked(luck, Some(&mut watch));
            }
            Step::Over(Outcome::Won { seat, .. }) => break Some(seat),
            Step::Over(Outcome::AllLost | Outcome::Drawn) => break None,
        }
    };
    let mut tenths = Tenths::default();
    let mut off = [0.0; TENTHS];
    for (chances, game) in seen {
        for seat in game.alive() {
            let chance = f64::from(chances[seat.index()]);
            let tenth = ((chance * TENTHS as f64) as usize).min(TENTHS - 1);
            let won = f64::from(u8::from(winner == Some(seat)));
            tenths[tenth].count += 1.0;
            tenths[tenth].chances += chance;
            tenths[tenth].wins += won;
            off[tenth] += won - chance;
        }
    }
    tenths.iter_mut().zip(off).for_each(|(tenth, off)| tenth.squares = off * off);
    tenths
}

type SeatChances = [f32; Seat::MAX];

/// Notes that a turn began.
struct TurnBegan(bool);

impl Observer for TurnBegan {
    fn event(&mut self, _: &Game, event: Event) {
        self.0 |= matches!(event, Event::TurnBegan { .. });
    }
}

fn tell(name: &str, tenths: &Tenths) {
    let count: f64 = tenths.iter().map(|tenth| tenth.count).sum();
    let error: f64 = tenths.iter().map(|tenth| (tenth.wins - tenth.chances).abs()).sum::<f64>() / count;
    println!("\n{name}: {count} chances, expected calibration error {:.2} %", 100.0 * error);
    println!("{:>10}{:>10}{:>10}{:>8}{:>8}", "chance %", "count", "won %", "off", "±");
    for tenth in tenths.iter().filter(|tenth| tenth.count > 0.0) {
        let (off, error) = tenth.off();
        println!(
            "{:>10.2}{:>10}{:>10.2}{:>+8.2}{:>8.2}",
            100.0 * tenth.chances / tenth.count,
            tenth.count,
            100.0 * tenth.wins / tenth.count,
            100.0 * off,
            100.0 * error
        );
    }
}

/// Wins over chances: on the diagonal if the chances are right. Bars are two standard errors.
fn drawing(groups: &[(String, Tenths)]) -> String {
    const SIZE: f64 = 420.0;
    const EDGE: f64 = 44.0;
    const COLOURS: [&str; 3] = ["#1f6f8b", "#c8553d", "#6a994e"];
    let at = |part: f64| EDGE + SIZE * part;
    let up = |part: f64| 12.0 + SIZE * (1.0 - part);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>Share of games won, by predicted chance</title>\n\
         <rect width=\"{w}\" height=\"{h}\" fill=\"#fff\"/>\n",
        w = EDGE + SIZE + 16.0,
        h = SIZE + 56.0
    );
    let mut line = |from: (f64, f64), to: (f64, f64), style: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" {style}/>",
            at(from.0),
            up(from.1),
            at(to.0),
            up(to.1)
        );
    };
    line((0.0, 0.0), (1.0, 1.0), "stroke=\"#999\" stroke-dasharray=\"4 4\"");
    line((0.0, 0.0), (1.0, 0.0), "stroke=\"#333\"");
    line((0.0, 0.0), (0.0, 1.0), "stroke=\"#333\"");
    let mut marks = String::new();
    for (place, (name, tenths)) in groups.iter().enumerate() {
        let colour = COLOURS[place % COLOURS.len()];
        for tenth in tenths.iter().filter(|tenth| tenth.count >= 100.0) {
            let (chance, won) = (tenth.chances / tenth.count, tenth.wins / tenth.count);
            let error = 2.0 * tenth.off().1;
            let style = format!("stroke=\"{colour}\" stroke-width=\"2\"");
            line((chance, (won - error).max(0.0)), (chance, (won + error).min(1.0)), &style);
            let _ = writeln!(
                marks,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{colour}\"/>",
                at(chance),
                up(won)
            );
        }
        let y = 30.0 + 20.0 * place as f64;
        let _ = writeln!(
            marks,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"{colour}\"/><text x=\"{}\" y=\"{}\">{name}</text>",
            EDGE + 26.0,
            y + 4.0,
            x = EDGE + 16.0
        );
    }
    for percent in (0..=100).step_by(25) {
        let part = f64::from(percent) / 100.0;
        let _ = writeln!(
            marks,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{percent}</text>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent}</text>",
            at(part),
            SIZE + 30.0,
            EDGE - 6.0,
            up(part) + 4.0
        );
    }
    let _ = writeln!(
        marks,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">predicted chance, %; upwards: games won, %</text>",
        at(0.5),
        SIZE + 48.0
    );
    svg + &marks + "</svg>\n"
}
