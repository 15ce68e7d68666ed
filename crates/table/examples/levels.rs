//! Measures the levels and writes docs/levels.md: each against the next lower one, and a simulated beginner in the
//! lesson and at the tables that the home page offers.
//!
//!     cargo run --release -p kaiju-table --example levels

#![allow(clippy::unwrap_used, reason = "a chore fails by panicking")]

use kaiju_bots::statistics::wilson;
use kaiju_bots::{Arena, Bot, Brawler, Entrant, Kind, LESSON_BOTS, LEVELS, Lineup, Random};
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::{Action, Decision, Outcome, RuleSet, Seat, Step, View};
use kaiju_fair::Secret;
use kaiju_protocol::{By, Ending, Phase};
use kaiju_table::{AppliedEntry, Bots, Entry, Seeding, TableSpec, next};
use std::fmt::Write;
use std::num::NonZero;

/// Plays by rules of thumb, but answers some decisions at random.
struct Beginner {
    /// Decisions out of a hundred that are answered at random.
    random_share: u32,
    random: Random,
    numbers: WyRand,
}

impl Bot for Beginner {
    fn begin(&mut self, seed: u64) {
        self.random.begin(seed);
        // Answers and the decisions at which they are random must not depend on one another.
        self.numbers = WyRand(!seed);
    }

    fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
        if self.numbers.below(100) < self.random_share {
            self.random.choose(view, seat, decision)
        } else {
            Brawler.choose(view, seat, decision)
        }
    }
}

const fn beginner<const SHARE: u32>() -> Kind {
    Kind {
        name: "beginner",
        about: "",
        make: || Box::new(Beginner { random_share: SHARE, random: Random::new(), numbers: WyRand(0) }),
    }
}

/// The beginners, and the percentage of their answers that is random.
const BEGINNERS: [(u32, Kind); 3] = [(20, beginner::<20>()), (30, beginner::<30>()), (40, beginner::<40>())];

/// The home page's tables (web/src/session/tables.ts), and the win rate that a beginner should have there.
const TABLES: [(&str, &str, &[&str]); 4] = [
    ("Gentle", "33", &["dabbler", "dabbler", "dabbler"]),
    ("Even", "25", &["dabbler", "casual", "dabbler"]),
    ("Strong", "–", &["regular", "seasoned", "regular"]),
    ("Fierce", "–", &["champion", "champion", "champion"]),
];

const SEED: u64 = 2026;
const GAMES: u64 = 2_000;
const CHAMPION_GAMES: u64 = 1_000;

/// The win rate of the first player, the others being on all other seats.
fn rate(rules: RuleSet, kinds: &[Kind], players: usize) -> String {
    let is_slow = kinds.iter().any(|kind| ["expert", "champion"].contains(&kind.name));
    let games = if is_slow { CHAMPION_GAMES } else { GAMES }.next_multiple_of(players as u64);
    let lineup = Lineup::of_kinds(kinds.iter().copied(), players).unwrap();
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let arena = Arena { rules, lineup, games, seed: SEED, threads, records: None };
    let Entrant { rate, low, high, .. } = arena.play(&|_| {}).unwrap().entrants.swap_remove(0);
    percent([rate, low, high])
}

/// True if the learner wins the lesson with this seed. It has the first turn, as on the page.
fn wins_lesson(kind: &Kind, seed: u64) -> bool {
    let mut learner = kind.make();
    learner.begin(WyRand(!seed).next());
    let mut bots = Bots::new(Seeding::EachQuestion, move |_, _, seq| Some(WyRand((seed << 32) ^ seq).next()));
    let spec = TableSpec::lesson("learner", "Learner").unwrap();
    let (mut table, _) = spec.create("lesson", Secret::from_seed(seed), 0).unwrap();
    while let Some(playing) = table.running() {
        let game = playing.game();
        let entry = next(&table, &mut bots, &mut None).unwrap_or_else(|| match game.step() {
            Step::Decide { seat, decision } => {
                let action = learner.choose(&game.view(Some(seat)), seat, decision);
                Entry::Acted { seat, action, by: By::Player, reserve_ms: None }
            }
            // The learner throws.
            Step::Chance(_) => Entry::Chance { luck: table.luck().unwrap() },
            Step::Over(_) => unreachable!("the game is running"),
        });
        AppliedEntry::apply(&mut table, 0, entry).unwrap();
    }
    let Phase::Over { ending } = table.info.phase else { unreachable!("the game was running") };
    matches!(ending, Ending::Played { outcome: Outcome::Won { seat: Seat::First, .. } })
}

/// The share of lessons that this learner wins.
fn lessons(learner: &Kind) -> String {
    let wins = (0..GAMES).filter(|game| wins_lesson(learner, SEED + game)).count();
    let rate = wins as f64 / GAMES as f64;
    let (low, high) = wilson(rate, GAMES as f64);
    percent([rate, low, high])
}

/// A share with its interval, in per cent.
fn percent(shares: [f64; 3]) -> String {
    let [rate, low, high] = shares.map(|share| 100.0 * share);
    format!("{rate:.1} ({low:.1}–{high:.1})")
}

fn main() {
    let mut page = String::from(
        "# Levels\n\n\
         <!-- Made by `cargo run --release -p kaiju-table --example levels`. -->\n\n\
         The bots that people choose as opponents. Weak ones are not random: they play well between lapses, and a lapse is \
         a mistake\nthat beginners make (`crates/bots/src/amateur.rs`): chasing a set, hoarding one kind of dice, stopping \
         too early, healing in a\npanic, staying in Tokyo for too long, forgetting to buy, overlooking a power.\n\n\
         All rates are in per cent of games won, with the 95 % interval.\n\n\
         ## Against the next lower level\n\nTwo players, seats rotated.\n\n| level | plays |",
    );
    let presets = RuleSet::PRESETS;
    presets.iter().for_each(|(name, _)| write!(page, " {name} |").unwrap());
    page.push_str("\n|---|---|");
    presets.iter().for_each(|_| page.push_str("---|"));
    page.push('\n');
    for (place, level) in LEVELS.iter().enumerate().rev() {
        write!(page, "| `{}` | {} |", level.name, level.about).unwrap();
        for (name, rules) in presets {
            let rate = place.checked_sub(1).map(|below| rate(rules, &[*level, LEVELS[below]], 2));
            let rate = rate.unwrap_or_else(|| "–".to_owned());
            eprintln!("{} by {name}: {rate}", level.name);
            write!(page, " {rate} |").unwrap();
        }
        page.push('\n');
    }
    page.push_str(
        "\n## A beginner at the tables of the home page\n\n\
         The simulated beginner is the `brawler` with 20, 30 or 40 % of its answers at random; rules `czech`. The guided\ngame is \
         played as the page starts it, with its prepared cards and dice.\n\n\
         | table | opponents | should win | 20 % random | 30 % random | 40 % random |\n|---|---|---|---|---|---|\n",
    );
    write!(page, "| Guided game | {} | at least 50 |", LESSON_BOTS.join(", ")).unwrap();
    for (_, beginner) in BEGINNERS {
        let rate = lessons(&beginner);
        eprintln!("Guided game: {rate}");
        write!(page, " {rate} |").unwrap();
    }
    page.push('\n');
    for (table, goal, opponents) in TABLES {
        write!(page, "| {table} | {} | {goal} |", opponents.join(", ")).unwrap();
        for (_, beginner) in BEGINNERS {
            let kinds = opponents.iter().map(|name| Kind::named(name).unwrap());
            let kinds: Vec<Kind> = std::iter::once(beginner).chain(kinds).collect();
            let rate = rate(RuleSet::CZECH, &kinds, kinds.len());
            eprintln!("{table}: {rate}");
            write!(page, " {rate} |").unwrap();
        }
        page.push('\n');
    }
    std::fs::write("docs/levels.md", page).unwrap();
}
