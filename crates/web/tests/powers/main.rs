//! The client's English card texts and facts are the engine's: these files are written from it and compared with it.
//!
//! `KAIJU_UPDATE=1 cargo test -p kaiju-web --test powers` writes them anew.

use kaiju_engine::rules::Revision;
use kaiju_engine::{Kind, Power, PowerId, RuleSet, Side, Windows};
use kaiju_table::Takes;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

/// Checks that a generated file is current, or updates it.
fn is_current(file: &str, wanted: &str) -> bool {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os("KAIJU_UPDATE").is_some() {
        std::fs::write(&path, wanted).expect("the working copy can be written");
    }
    std::fs::read_to_string(&path).is_ok_and(|found| found == wanted)
}

/// Fluent reads braces as placeables.
fn escaped(text: &str) -> String {
    assert!(!text.contains(['{', '}', '\n']), "this text needs escaping: {text}");
    text.to_owned()
}

/// The texts of a power under all rules.
struct Words {
    /// The switches on which its text depends.
    by: Vec<&'static str>,
    /// Its texts, each with the attribute of the message in which it stands.
    texts: Vec<(String, &'static str)>,
    /// For each combination of the values of these switches, the attribute.
    choice: Vec<(Vec<&'static str>, String)>,
}

/// The values of a switch.
fn values(switch: &str) -> &'static [&'static str] {
    RuleSet::values(switch).expect("it is a switch")
}

fn with(rules: RuleSet, switch: &str, value: &str) -> RuleSet {
    let mut changed = rules;
    changed.set(switch, value).expect("it is a value of this switch");
    changed
}

impl Words {
    fn of(power: &Power) -> Words {
        let matters = |switch: &&'static str| {
            RuleSet::PRESETS.iter().any(|(_, rules)| {
                values(switch)
                    .iter()
                    .any(|value| power.text(&with(*rules, switch, value)) != power.text(rules))
            })
        };
        let by: Vec<_> = RuleSet::SWITCHES.iter().copied().filter(matters).collect();
        let mut words = Words { by, texts: Vec::new(), choice: Vec::new() };
        // A text of a printing is named after the first that has it; those of house rules come after.
        for (preset, rules) in RuleSet::PRESETS {
            words.add(power.text(&rules), || {
                if preset == "czech" { "text".to_owned() } else { format!("{preset}-text") }
            });
        }
        let mut tables = vec![(Vec::new(), RuleSet::CZECH)];
        for switch in &words.by {
            tables = tables
                .into_iter()
                .flat_map(|(chosen, rules)| {
                    values(switch).iter().map(move |value| {
                        let chosen = chosen.iter().copied().chain([*value]).collect::<Vec<_>>();
                        (chosen, with(rules, switch, value))
                    })
                })
                .collect();
        }
        for (chosen, rules) in tables {
            let attribute = words.add(power.text(&rules), String::new);
            words.choice.push((chosen, attribute));
        }
        words
    }

    /// The attribute of this text; a new one is called `name`, or counted as one of house rules.
    fn add(&mut self, text: &'static str, name: impl Fn() -> String) -> String {
        if let Some((attribute, _)) = self.texts.iter().find(|(_, known)| *known == text) {
            return attribute.clone();
        }
        let houses = self.texts.iter().filter(|(attribute, _)| attribute.starts_with("house")).count();
        let attribute = Some(name()).filter(|name| !name.is_empty());
        let attribute = attribute.unwrap_or_else(|| format!("house-{}-text", houses + 1));
        self.texts.push((attribute.clone(), text));
        attribute
    }

    /// The text under these rules, as the client finds it.
    fn under(&self, rules: &RuleSet) -> &'static str {
        let now: Vec<_> = self.by.iter().map(|switch| rules.value(switch).expect("it is a switch")).collect();
        let (_, attribute) = self.choice.iter().find(|(chosen, _)| *chosen == now).expect("all are listed");
        self.texts.iter().find(|(known, _)| known == attribute).expect("all are listed").1
    }
}

/// The second copy of a card (`extra-head#2`) reads like the first.
fn prints() -> impl Iterator<Item = PowerId> {
    PowerId::all().filter(|id| !id.text().contains('#'))
}

/// The names and texts of all cards, or of all tiles.
fn texts(things: &str, is_one: impl Fn(&Power) -> bool) -> String {
    let mut file = format!(
        "# Names and texts of {things}, in every printing and under house rules; web/src/wire/powers.ts tells which text\n\
         # holds when. Written from the engine: see crates/web/tests/powers.\n\n"
    );
    for id in prints().filter(|id| is_one(id.power())) {
        let power = id.power();
        let _ = writeln!(file, "card-{} = {}", id.text(), escaped(power.name));
        if let Some(name) = power.second_name {
            let _ = writeln!(file, "    .modern = {}", escaped(name));
        }
        if let Some(name) = power.dark_name {
            let _ = writeln!(file, "    .dark = {}", escaped(name));
        }
        for (attribute, text) in Words::of(power).texts {
            let _ = writeln!(file, "    .{attribute} = {}", escaped(text));
        }
    }
    file
}

/// A list of words for TypeScript.
fn quoted<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(", ")
}

/// The switch that decides about names.
const NAMING: &str = "deck";

/// The values, in each printing, of the switches that texts and names depend on.
fn switches() -> String {
    let used: BTreeSet<&str> = prints().flat_map(|id| Words::of(id.power()).by).chain([NAMING]).collect();
    let mut file = String::from(
        "\n/** The values of the switches on which names and texts depend, in the order of the rule sets. */\n\
         export const SWITCHES: Readonly<Record<string, readonly string[]>> = {\n",
    );
    for switch in &used {
        let values = RuleSet::PRESETS.iter().map(|(_, rules)| rules.value(switch).expect("it is a switch"));
        let _ = writeln!(file, "  {switch}: [{}],", quoted(values));
    }
    file.push_str("}\n");
    file.push_str(&older_switches(&used));
    file
}

/// The same for older revisions of the rules, by which running games and records are played.
fn older_switches(used: &BTreeSet<&str>) -> String {
    let mut file = String::from(
        "\n/** Where older revisions of the rules had other values: by revision, switch and printing. */\n\
         export const OLDER_SWITCHES: Readonly<Record<string, Record<string, Partial<Record<RuleSetName, string>>>>> = {\n",
    );
    for revision in Revision::ALL.into_iter().filter(|&revision| revision != Revision::LATEST) {
        let _ = writeln!(file, "  '{}': {{", revision.number());
        for switch in used {
            let changed = RuleSet::presets(revision).iter().filter_map(|(preset, rules)| {
                let (then, now) = (rules.value(switch), RuleSet::preset(preset)?.value(switch));
                then.filter(|_| then != now).map(|value| format!("{preset}: '{value}'"))
            });
            let changed = changed.collect::<Vec<_>>().join(", ");
            if !changed.is_empty() {
                let _ = writeln!(file, "    {switch}: {{ {changed} }},");
            }
        }
        file.push_str("  },\n");
    }
    file.push_str("}\n");
    file
}

fn facts() -> String {
    let mut file = String::from(
        "// Facts about cards and tiles. Written from the engine: see crates/web/tests/powers.\n\n\
         /** The rulebooks. */\nexport const RULE_SETS = [PRESETS] as const\n\
         export type RuleSetName = (typeof RULE_SETS)[number]\n\n\
         export interface Power {\n  kind: 'keep' | 'discard' | 'tile'\n\
         \x20 /** The printed price in each rule set that has the card. */\n  cost: Partial<Record<RuleSetName, number>>\n\
         \x20 /** The printed price where a switch has another value, such as `batteries=2016`. */\n  house?: Readonly<Record<string, number>>\n\
         \x20 /** Tiles: the space of the track, and the side on which it is printed. */\n  level?: number\n  side?: 'red' | 'green'\n\
         \x20 /** Tiles: whether it stays with its owner. */\n  stays?: boolean\n\
         \x20 /** The switches on which its text depends, and for their values the attribute with the text, if it is not `text`. */\n\
         \x20 words?: { by: readonly string[]; as: Readonly<Record<string, string>> }\n\
         \x20 /** The standing orders that it takes. */\n  orders?: readonly ('always' | 'at_most' | 'never')[]\n}\n\n\
         /** One price in all rule sets. */\nconst everywhere = (cost: number): Power['cost'] => ({ COSTS })\n\n\
         export const POWERS: Readonly<Record<string, Power>> = {\n",
    );
    let presets: Vec<String> = RuleSet::PRESETS.iter().map(|(name, _)| format!("'{name}'")).collect();
    let costs: Vec<String> = RuleSet::PRESETS.iter().map(|(name, _)| format!("{name}: cost")).collect();
    file = file.replace("PRESETS", &presets.join(", ")).replace("COSTS", &costs.join(", "));
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
        let costs: Vec<(&str, u8)> = RuleSet::PRESETS
            .iter()
            .filter(|(_, rules)| power.is_in(rules.deck))
            .map(|(name, rules)| (*name, power.cost(rules)))
            .collect();
        // Most cards cost the same everywhere: saying it once is a smaller script.
        let _ = match costs[..] {
            [(_, cost), ..]
                if costs.len() == presets.len() && costs.iter().all(|(_, other)| *other == cost) =>
            {
                write!(facts, ", cost: everywhere({cost})")
            }
            _ => {
                let costs: Vec<String> = costs.iter().map(|(name, cost)| format!("{name}: {cost}")).collect();
                write!(facts, ", cost: {{ {} }}", costs.join(", "))
            }
        };
        let house = house_prices(power);
        if !house.is_empty() {
            let house: Vec<String> =
                house.iter().map(|(change, price)| format!("'{change}': {price}")).collect();
            let _ = write!(facts, ", house: {{ {} }}", house.join(", "));
        }
        let words = Words::of(power);
        if !words.by.is_empty() && !id.text().contains('#') {
            let other = words.choice.iter().filter(|(_, attribute)| attribute != "text");
            let other: Vec<String> =
                other.map(|(chosen, attribute)| format!("'{}': '{attribute}'", chosen.join(" "))).collect();
            let by = quoted(words.by.iter().copied());
            let _ = write!(facts, ", words: {{ by: [{by}], as: {{ {} }} }}", other.join(", "));
        }
        facts.push_str(&orders(id));
        let _ = writeln!(file, "  '{}': {{ {facts} }},", id.text());
    }
    file.push_str("}\n");
    let menus = serde_json::to_string(&Windows::OWN_MENUS.kinds()).expect("names are text");
    let _ = write!(
        file,
        "\n/** The menus of a player's own turn: most powers can be used at any of them. */\n\
         export const OWN_MENUS = {} as const\n",
        menus.replace('"', "'").replace(",", ", ")
    );
    file.push_str(&switches());
    file
}

/// House rules may change any switches. More than two at once decide about no text together.
#[test]
fn the_text_that_is_found_holds_under_any_two_house_rules() {
    let mut reworded = 0;
    for id in prints() {
        let power = id.power();
        let words = Words::of(power);
        reworded += usize::from(!words.by.is_empty());
        for (name, rules) in RuleSet::presets(Revision::First) {
            assert_eq!(words.under(rules), power.text(rules), "{} in {name} of revision 1", id.text());
        }
        for (_, rules) in RuleSet::PRESETS {
            for (first, second) in
                RuleSet::SWITCHES.iter().flat_map(|a| RuleSet::SWITCHES.iter().map(move |b| (a, b)))
            {
                for (value, other) in
                    values(first).iter().flat_map(|v| values(second).iter().map(move |w| (v, w)))
                {
                    let house = with(with(rules, first, value), second, other);
                    assert_eq!(
                        words.under(&house),
                        power.text(&house),
                        "{} with {first}={value}, {second}={other}",
                        id.text()
                    );
                }
            }
        }
    }
    assert!(reworded > 10, "only {reworded} texts differ");
}

/// The standing orders that the power takes.
fn orders(id: PowerId) -> String {
    let Takes { always, at_most, never } = Takes::of(id);
    let taken: Vec<&str> = [("always", always), ("at_most", at_most), ("never", never)]
        .into_iter()
        .filter_map(|(name, takes)| takes.then_some(name))
        .collect();
    if taken.is_empty() { String::new() } else { format!(", orders: [{}]", quoted(taken)) }
}

/// The price of the card under single house rules, where it differs from the printing. The deck decides which
/// printing it is.
fn house_prices(power: &Power) -> BTreeMap<String, u8> {
    let mut prices = BTreeMap::new();
    for (_, rules) in RuleSet::PRESETS.iter().filter(|(_, rules)| power.is_in(rules.deck)) {
        for switch in RuleSet::SWITCHES.iter().filter(|&&switch| switch != "deck") {
            for value in values(switch) {
                let price = power.cost(&with(*rules, switch, value));
                if price != power.cost(rules) {
                    let known = prices.insert(format!("{switch}={value}"), price);
                    assert!(known.is_none_or(|known| known == price), "{switch}={value} has two prices");
                }
            }
        }
    }
    prices
}

#[test]
fn card_texts_are_the_engines() {
    let is_tile = |power: &Power| matches!(power.kind, Kind::Tile { .. });
    let cards = texts("cards", |power| !is_tile(power));
    let tiles = texts("tiles", is_tile);
    for (file, wanted) in [("text/en/cards.ftl", cards), ("text/en/tiles.ftl", tiles)] {
        assert!(is_current(file, &wanted), "{file} is stale: run with KAIJU_UPDATE=1");
    }
}

#[test]
fn card_facts_are_the_engines() {
    assert!(
        is_current("web/src/wire/powers.ts", &facts()),
        "web/src/wire/powers.ts is stale: run with KAIJU_UPDATE=1"
    );
}
