//! The client's English card texts and facts are the engine's: these files are written from it and compared with it.
//!
//! `KAIJU_UPDATE=1 cargo test -p kaiju-web --test powers` writes them anew.

use kaiju_engine::{Kind, Limit, Power, PowerId, RuleSet, Side, Window};
use std::fmt::Write as _;
use std::path::Path;

const RULES: [(&str, RuleSet); 4] = [
    ("czech", RuleSet::CZECH),
    ("spanish", RuleSet::SPANISH),
    ("polish", RuleSet::POLISH),
    ("dark", RuleSet::DARK),
];

/// Whether the file in `web/` is as it should be; writes it when asked to.
fn is_current(file: &str, wanted: &str) -> bool {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web").join(file);
    if std::env::var_os("KAIJU_UPDATE").is_some() {
        std::fs::write(&path, wanted).expect("the folder of the client can be written");
    }
    std::fs::read_to_string(&path).is_ok_and(|found| found == wanted)
}

/// Fluent reads braces as placeables.
fn escaped(text: &str) -> String {
    assert!(!text.contains(['{', '}', '\n']), "this text needs escaping: {text}");
    text.to_owned()
}

fn texts() -> String {
    let mut file = String::from(
        "# Names and texts of cards and tiles. Written from the engine: see crates/web/tests/powers.rs.\n\n",
    );
    // The second copy of a card (`extra-head#2`) reads like the first.
    for id in PowerId::all().filter(|id| !id.text().contains('#')) {
        let power = id.power();
        let _ = writeln!(file, "card-{} = {}", id.text(), escaped(power.name));
        let _ = writeln!(file, "    .text = {}", escaped(power.text(&RuleSet::CZECH)));
        if let Some(name) = power.dark_name {
            let _ = writeln!(file, "    .dark = {}", escaped(name));
        }
        let text = power.text(&RuleSet::DARK);
        if text != power.text(&RuleSet::CZECH) {
            let _ = writeln!(file, "    .dark-text = {}", escaped(text));
        }
    }
    file
}

fn facts() -> String {
    let mut file = String::from(
        "// Facts about cards and tiles. Written from the engine: see crates/web/tests/powers.rs.\n\n\
         import type { Decision } from '../wire'\n\n\
         export type RuleSetName = 'czech' | 'spanish' | 'polish' | 'dark'\n\n\
         export type DecisionName = Decision['decision']\n\
         export type Figure = 'dice' | 'rolls' | 'price' | 'hearts' | 'claws' | 'loss'\n\n\
         export interface Power {\n  kind: 'keep' | 'discard' | 'tile'\n\
         \x20 /** The printed price in each rule set that has the card. */\n  cost: Partial<Record<RuleSetName, number>>\n\
         \x20 /** Tiles: the space of the track, and the side on which it is printed. */\n  level?: number\n  side?: 'red' | 'green'\n\
         \x20 /** Tiles: whether it stays with its owner. */\n  stays?: boolean\n\
         \x20 /** Tokens or energy lie on it. */\n  counts?: boolean\n\
         \x20 /** Acts as a copy of another card. */\n  copies?: boolean\n\
         \x20 /** The decisions at which its owner may use it. */\n  uses?: readonly DecisionName[]\n\
         \x20 /** How often. */\n  once?: 'turn' | 'damage'\n\
         \x20 /** The numbers of its owner that it changes by lying there. */\n  sets?: readonly Figure[]\n\
         \x20 /** Its owner cannot buy or enter Tokyo for a while. */\n  forbids?: boolean\n}\n\n\
         export const POWERS: Readonly<Record<string, Power>> = {\n",
    );
    for id in PowerId::all() {
        let power = id.power();
        let mut facts = match power.kind {
            Kind::Keep => "kind: 'keep'".to_owned(),
            Kind::Discard => "kind: 'discard'".to_owned(),
            Kind::Tile { level, side, stays } => {
                let side = match side {
                    Side::Red => "red",
                    Side::Green => "green",
                };
                format!("kind: 'tile', level: {level}, side: '{side}', stays: {stays}")
            }
        };
        let costs: Vec<String> = RULES
            .iter()
            .filter(|(_, rules)| power.is_in(rules.deck))
            .map(|(name, rules)| format!("{name}: {}", power.cost(rules)))
            .collect();
        let _ = write!(facts, ", cost: {{ {} }}", costs.join(", "));
        if power.has_counter {
            facts.push_str(", counts: true");
        }
        if power.copies {
            facts.push_str(", copies: true");
        }
        facts.push_str(&choices(power));
        facts.push_str(&numbers(power));
        let _ = writeln!(file, "  '{}': {{ {facts} }},", id.text());
    }
    file.push_str("}\n");
    file
}

const WINDOWS: [(&str, Window); Window::COUNT] = [
    ("start", Window::Start),
    ("keep", Window::Roll),
    ("probe", Window::Probe),
    ("fix", Window::Fix),
    ("side_dice", Window::SideDice),
    ("resolve", Window::Resolve),
    ("threat", Window::Threat),
    ("left", Window::Left),
    ("shop", Window::Shop),
    ("reveal", Window::Reveal),
    ("choose", Window::Choose),
    ("sell", Window::Sell),
    ("again", Window::Again),
];

/// At which decisions the power can be used, and how often.
fn choices(power: &Power) -> String {
    let is_asked =
        |&(_, window): &(&str, Window)| power.offers.iter().any(|offer| offer.windows.contains(window));
    let asked: Vec<String> =
        WINDOWS.iter().filter(|at| is_asked(at)).map(|(name, _)| format!("'{name}'")).collect();
    let mut facts = String::new();
    if !asked.is_empty() {
        let _ = write!(facts, ", uses: [{}]", asked.join(", "));
    }
    match power.offers.iter().map(|offer| offer.limit).find(|&limit| limit != Limit::None) {
        Some(Limit::Turn) => facts.push_str(", once: 'turn'"),
        Some(Limit::Damage) => facts.push_str(", once: 'damage'"),
        Some(Limit::None) | None => {}
    }
    facts
}

/// The numbers that the power changes for its owner.
fn numbers(power: &Power) -> String {
    let changed: Vec<&str> = [
        ("'dice'", power.extra_dice.is_some()),
        ("'rolls'", power.extra_rolls.is_some()),
        ("'price'", power.discount.is_some()),
        ("'hearts'", power.max_hearts.is_some()),
        ("'claws'", !power.claws.is_empty() || power.strike.is_some()),
        ("'loss'", power.soak.is_some()),
    ]
    .into_iter()
    .filter_map(|(name, changes)| changes.then_some(name))
    .collect();
    let mut facts = String::new();
    if !changed.is_empty() {
        let _ = write!(facts, ", sets: [{}]", changed.join(", "));
    }
    if power.forbids.is_some() {
        facts.push_str(", forbids: true");
    }
    facts
}

#[test]
fn card_texts_are_the_engines() {
    assert!(is_current("text/en/cards.ftl", &texts()), "text/en/cards.ftl is stale: run with KAIJU_UPDATE=1");
}

#[test]
fn card_facts_are_the_engines() {
    assert!(
        is_current("src/model/powers.ts", &facts()),
        "src/model/powers.ts is stale: run with KAIJU_UPDATE=1"
    );
}
