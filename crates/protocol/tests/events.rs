//! docs/protocol.md lists every event with its fields and what it changes in the view, and what it says is so in games.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{Event, Game, RuleSet, Setup, Step, Table};
use kaiju_protocol::{SeatFigures, TableView, wire};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

const PAGE: &str = include_str!("../../../docs/protocol.md");

type Names = BTreeSet<String>;

/// The documentation of an event: its fields, and the parts of the view that it changes.
struct Row {
    fields: Names,
    changes: Names,
}

/// The texts between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The place in the view that a piece of the page names, if it does: `monsters[seat].hearts` is `monsters.hearts`.
fn place(name: &str, view: &Names) -> Option<String> {
    let (first, rest) = name.split_once('[').map_or((name, None), |(first, rest)| (first, Some(rest)));
    let last = rest.map_or("", |rest| rest.split_once(']').unwrap().1);
    let place = format!("{first}{last}");
    view.contains(place.split('.').next()?).then_some(place)
}

/// The table of the page.
fn documented(view: &Names) -> BTreeMap<String, Row> {
    let section = PAGE.split("\n## Events\n").nth(1).expect("a section about events");
    let rows = section.split("\n## ").next().unwrap().lines().filter(|line| line.starts_with("| `"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [event, fields, changes] = cells[..] else { panic!("three cells: {line}") };
        let fields = quoted(fields).map(str::to_owned).collect();
        let changes = quoted(changes).filter_map(|name| place(name, view)).collect();
        (event.trim_matches('`').to_owned(), Row { fields, changes })
    };
    rows.map(row).collect()
}

/// The fields of every event, from its type for TypeScript.
fn typed() -> BTreeMap<String, Names> {
    let files = wire::files().unwrap();
    let events = files[&PathBuf::from("Event.ts")].split("{ \"event\": \"").skip(1);
    let event = |text: &str| {
        let (name, rest) = text.split_once('"').unwrap();
        // Comments stand on lines of their own, and every field begins one.
        let lines = rest.lines().skip(1).filter(|line| !line.starts_with(['/', ' ']));
        let fields = lines.filter_map(|line| line.split_once(": ")).map(|(field, _)| field.to_owned());
        (name.to_owned(), fields.collect())
    };
    events.map(event).collect()
}

/// The places in which two views differ, monsters and market places counted as one.
fn differences(before: &Value, after: &Value) -> Names {
    let mut found = Names::new();
    for (name, was) in before.as_object().unwrap() {
        let is = &after[name];
        let pairs: Vec<(&Value, &Value)> = match (name.as_str(), was, is) {
            ("monsters", Value::Array(was), Value::Array(is)) => was.iter().zip(is).collect(),
            ("turn", Value::Object(_), Value::Object(_)) => vec![(was, is)],
            _ if was == is => continue,
            _ => {
                found.insert(name.clone());
                continue;
            }
        };
        for (was, is) in pairs {
            let fields = was.as_object().unwrap().iter().filter(|(field, value)| is[field] != **value);
            found.extend(fields.map(|(field, _)| format!("{name}.{field}")));
        }
    }
    found
}

/// A story in which every event happens, and changes whatever it can.
const STORY: &str = r#"
{"event":"tiles_laid","tiles":["tile-fluxling"]}
{"event":"rolled_off","seat":0,"dice":["claw"]}
{"event":"revealed","slot":0,"card":"jets"}
{"event":"peeked","seat":0,"card":"heal"}
{"event":"revealed","slot":1,"card":"wings"}
{"event":"reshuffled","deck":["heal","gourmet"]}
{"event":"turn_began","seat":0,"extra":false,"dice_fewer":0}
{"event":"extra_turn_won","seat":0,"dice_fewer":0,"by":"frenzy"}
{"event":"turn_began","seat":0,"extra":true,"dice_fewer":0}
{"event":"dice_counted","seat":0,"dice":6,"rolls_left":3,"dice_by":[],"shrunk":0,"dice_fewer":0,"rolls_by":[]}
{"event":"rolled","seat":0,"rolled":6,"dice":["1","2","energy","heart","heart","claw"],"rolls_left":2}
{"event":"kept","seat":0,"dice":["1","energy"],"rolls_left":1}
{"event":"roll_gained","rolls_left":2,"cause":{"power":"telepath"}}
{"event":"die_lifted","seat":0,"face":"1","in_tray":false}
{"event":"die_rerolled","face":"heart","in_tray":false}
{"event":"die_turned","seat":0,"from":"heart","to":"claw","in_tray":false}
{"event":"side_rolled","seat":1,"power":"camouflage","dice":["1","heart"]}
{"event":"die_lifted","seat":1,"face":"1","in_tray":true}
{"event":"die_rerolled","face":"2","in_tray":true}
{"event":"die_turned","seat":1,"from":"2","to":"heart","in_tray":true}
{"event":"side_dice_used","seat":1,"power":"camouflage","dice":["heart","heart"]}
{"event":"result_fixed","blocks":["energy","heart","claw"],"claws":1,"hearts":2,"claws_by":[]}
{"event":"block_resolved","face":"claw","count":1}
{"event":"claws_recounted","claws":3,"blocks":["energy","heart","claw"],"claws_by":[]}
{"event":"block_resolved","face":"heart","count":2}
{"event":"result_fixed","blocks":["energy","heart","claw"],"claws":2,"hearts":1,"claws_by":[]}
{"event":"result_done"}
{"event":"used","seat":0,"power":"jets"}
{"event":"passed","seat":0}
{"event":"points_gained","seat":0,"points":3,"now":3,"cause":"entry"}
{"event":"points_lost","seat":0,"points":2,"now":1,"cause":{"power":"heal"}}
{"event":"energy_gained","seat":0,"energy":5,"now":5,"cause":{"dice":"energy"},"raised_by":[]}
{"event":"energy_spent","seat":0,"energy":3,"now":2,"cause":{"purchase":"jets"}}
{"event":"hurt","seat":1,"hearts":2,"now":8,"author":0,"cause":{"dice":"claw"},"rolled":2,"more":0,"raised_by":[]}
{"event":"healed","seat":1,"hearts":1,"now":9,"cause":{"dice":"heart"},"raised_by":[]}
{"event":"prevented","seat":1,"hearts":1,"by":["camouflage"]}
{"event":"hearts_set","seat":1,"now":5,"cause":{"power":"heal"}}
{"event":"shielded","seat":1,"by":"wings"}
{"event":"token_given","seat":1,"token":"poison","now":1,"author":1,"cause":{"power":"poison-spit"}}
{"event":"token_given","seat":1,"token":"shrink","now":1,"author":1,"cause":{"power":"poison-spit"}}
{"event":"token_removed","seat":1,"token":"poison","now":0,"cause":{"dice":"heart"}}
{"event":"token_removed","seat":1,"token":"shrink","now":0,"cause":{"dice":"heart"}}
{"event":"moved","seat":0,"from":"outside","to":"city"}
{"event":"bay_closed"}
{"event":"stayed","seat":0}
{"event":"wickedness_moved","seat":0,"now":3,"cause":{"dice":"1"}}
{"event":"tile_taken","seat":0,"tile":"tile-fluxling"}
{"event":"bought","seat":0,"card":"jets","paid":5,"source":{"market":0}}
{"event":"peeked","seat":1,"card":"heal"}
{"event":"bought","seat":0,"card":"heal","paid":3,"source":"deck"}
{"event":"bought","seat":1,"card":"jets","paid":5,"source":{"monster":0}}
{"event":"handed","from":0,"to":1,"card":"jets"}
{"event":"discarded","seat":1,"power":"jets"}
{"event":"swept","seat":0}
{"event":"counter_set","power":"wings","now":3}
{"event":"copied","copier":"mimic","card":"wings"}
{"event":"copy_spent","copier":"mimic"}
{"event":"copied","copier":"mimic","card":null}
{"event":"saved","seat":1,"power":"jets"}
{"event":"risen","seat":1}
{"event":"eliminated","seat":1,"author":0,"cause":{"dice":"claw"},"points":4}
{"event":"game_over","outcome":"drawn"}
"#;

/// A view with the figures of the beginning: events do not change them.
fn drawn(table: &Table, rules: &RuleSet, players: usize) -> Value {
    let game = Game::new(&Setup { rules: *rules, players, first: None }).unwrap();
    let figures = |seat| SeatFigures { figures: game.figures(seat), uses: Vec::new() };
    let figures = game.seats().iter().map(figures).collect();
    serde_json::to_value(TableView::drawn(table, figures, rules.numbers(players))).unwrap()
}

/// A table that is watched.
struct Watched<'a> {
    table: Table,
    rules: RuleSet,
    players: usize,
    view: Value,
    /// The parts that each event has changed.
    seen: &'a mut BTreeMap<String, Names>,
}

impl<'a> Watched<'a> {
    fn new(rules: &RuleSet, players: usize, seen: &'a mut BTreeMap<String, Names>) -> Watched<'a> {
        let table = Table::new(rules, players);
        let view = drawn(&table, rules, players);
        Watched { table, rules: *rules, players, view, seen }
    }

    fn apply(&mut self, event: Event) {
        self.table.apply(&event);
        let after = drawn(&self.table, &self.rules, self.players);
        let name = serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_owned();
        self.seen.entry(name).or_default().extend(differences(&self.view, &after));
        self.view = after;
    }
}

/// The parts that each event has changed, in the story and in random games.
fn observed() -> BTreeMap<String, Names> {
    let mut observed: BTreeMap<String, Names> = BTreeMap::new();
    let mut story = Watched::new(&RuleSet::CZECH, 6, &mut observed);
    STORY.lines().filter(|line| !line.is_empty()).for_each(|line| {
        story.apply(serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")));
    });
    for (seed, (_, rules)) in (0..3).flat_map(|seed| RuleSet::PRESETS.map(|preset| (seed, preset))) {
        let mut numbers = WyRand(seed);
        let players = 2 + seed as usize % 5;
        let mut game = Game::new(&Setup { rules, players, first: None }).unwrap();
        let mut watched = Watched::new(&rules, players, &mut observed);
        loop {
            let mut events: Vec<Event> = Vec::new();
            match game.step() {
                Step::Over(_) => break,
                Step::Chance(chance) => {
                    game.resolve(playout::luck(&game, chance, &mut numbers), Some(&mut events)).unwrap();
                }
                Step::Decide { seat, decision } => {
                    let action = playout::action(&game, seat, decision, &mut numbers);
                    game.play(action, Some(&mut events)).unwrap();
                }
            }
            events.into_iter().for_each(|event| watched.apply(event));
        }
    }
    observed
}

#[test]
fn every_event_is_listed_with_its_fields() {
    let documented = documented(&Names::new());
    let typed = typed();
    assert!(typed.len() > 40 && typed.values().any(|fields| fields.len() > 4));
    let listed: Vec<&String> = documented.keys().collect();
    assert_eq!(listed, typed.keys().collect::<Vec<_>>());
    for (event, fields) in &typed {
        assert_eq!(&documented[event].fields, fields, "{event}");
    }
}

#[test]
fn events_change_what_the_page_says_and_nothing_else() {
    let game = Game::new(&Setup { rules: RuleSet::DARK, players: 2, first: None }).unwrap();
    let view = drawn(&Table::of(&game.view(None)), &RuleSet::DARK, 2);
    let view: Names = view.as_object().unwrap().keys().cloned().collect();
    let documented = documented(&view);
    let observed = observed();
    assert_eq!(observed.keys().collect::<Vec<_>>(), documented.keys().collect::<Vec<_>>());
    for (event, changed) in &observed {
        let Row { changes, .. } = &documented[event];
        // A whole monster or turn stands for all that belongs to it.
        let covers = |named: &String, place: &String| {
            place == named || place.strip_prefix(named.as_str()).is_some_and(|rest| rest.starts_with('.'))
        };
        for place in changed {
            assert!(changes.iter().any(|named| covers(named, place)), "{event} changes {place}");
        }
        for named in changes {
            assert!(changed.iter().any(|place| covers(named, place)), "{event} never changes {named}");
        }
    }
}

#[test]
fn every_reason_is_listed_with_its_fields() {
    let section = PAGE.split("\n## Reasons\n").nth(1).expect("a section about reasons");
    let rows = section.split("\n## ").next().unwrap().lines().filter(|line| line.starts_with("| `"));
    let listed: BTreeMap<String, Names> = rows
        .filter(|line| !line.starts_with("| `lack` |"))
        .map(|line| {
            let mut cells = line.trim_matches('|').split(" | ").map(str::trim);
            let name = cells.next().unwrap().trim_matches('`').to_owned();
            (name, quoted(cells.next().unwrap()).map(str::to_owned).collect())
        })
        .collect();
    let files = wire::files().unwrap();
    let lacks = files[&PathBuf::from("Lack.ts")].split("{ \"lack\": \"").skip(1);
    let typed: BTreeMap<String, Names> = lacks
        .map(|text| {
            let (name, rest) = text.split_once('"').unwrap();
            let lines = rest.lines().skip(1).filter(|line| !line.starts_with(['/', ' ']));
            (
                name.to_owned(),
                lines.filter_map(|line| line.split_once(": ")).map(|(field, _)| field.to_owned()).collect(),
            )
        })
        .collect();
    assert!(typed.len() > 25);
    assert_eq!(listed, typed);
}
