//! Whole games as a client is told them, for the client's tests: what happened, and a digest of the table after it.
//!
//! `KAIJU_UPDATE=1 cargo test -p kaiju-web --test games` writes them anew. Questions are then searched for in
//! thousands of random games; otherwise they are asked again at their recorded positions. `cargo xtask test --all`
//! searches too, for kinds of questions that are not recorded.

use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{
    Action, ActionList, Aim, DecisionKind, Dice, Event, Face, Game, Lack, Observer, Pick, Place, PowerId,
    RuleSet, Seat, SeatSet, Setup, Step, Verb,
};
use kaiju_notation::{Names, action_text, parse_position, position_text};
use kaiju_protocol::Closed;
use kaiju_table::{Figures, public_question, with_choices};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::{Path, PathBuf};

const GAMES: [(&str, RuleSet, usize, u64); 4] = [
    ("czech", RuleSet::CZECH, 4, 11),
    ("spanish", RuleSet::SPANISH, 3, 7),
    ("polish", RuleSet::POLISH, 5, 3),
    ("dark", RuleSet::DARK, 6, 5),
];

/// Random games of each rule set in which questions are looked for.
const SEARCHED: u64 = 2500;

/// Every reason that a page can show at a question. The others belong to answers that no page offers: to another
/// player's question, about a block that is not there, for a tile of another level. A card that needs three of a
/// number, or a token, is offered only if its owner has them.
const SHOWN: [&str; 25] = [
    "not_now",
    "energy_short",
    "used_this_turn",
    "used_on_this_damage",
    "copy_spent",
    "works_by_itself",
    "no_die",
    "no_rolls",
    "no_set",
    "full_hearts",
    "no_monster",
    "no_card",
    "nothing_to_prevent",
    "not_attacked",
    "only_in_tokyo",
    "only_outside",
    "tokyo_full",
    "forbidden",
    "risen",
    "shows_face",
    "only_cards",
    "only_of",
    "copier",
    "copied_already",
    "not_treated",
];

/// Positions for reasons that random games seldom or never meet.
const STATED: [&str; 3] = [
    // A copy that is moved: not on a tile, and not on the card it lies on.
    "rules czech, wickedness=green\nAlice: mimic copying jets, 3 energy, to start\nBob: jets, wings, tile-barbs\nCarol: camouflage, 4 energy",
    // Fluxling copies no Mimic.
    "rules czech, wickedness=green\nAlice: tile-fluxling copying jets, to start\nBob: jets, wings, mimic copying jets\nCarol: camouflage, 4 energy",
    // A copy that is used up, and powers against claws where none are coming.
    "rules czech\nAlice: city, jets, wings, mimic copying smoke-cloud spent, 5 energy, 2 poison, to end\nBob: smoke-cloud\nCarol:",
];

/// The messages to a spectator, without private information.
struct Told(Vec<Event>);

impl Observer for Told {
    fn event(&mut self, game: &Game, event: Event) {
        self.0.push(event.as_seen_by(None, game));
    }
}

/// FNV-1a over the JSON with sorted keys, in 8 digits: the client computes the same.
fn digest(view: Value) -> String {
    let text = sorted(view).to_string();
    let hash =
        text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}

/// Keys are sorted unless a feature of `serde_json` that another crate has chosen keeps them as they were written.
fn sorted(mut value: Value) -> Value {
    value.sort_all_objects();
    value
}

fn view(game: &Game) -> Value {
    serde_json::to_value(kaiju_table::view(game, SeatSet::EMPTY)).expect("views are data")
}

fn play(rules: RuleSet, players: usize, seed: u64) -> Value {
    let mut numbers = WyRand(seed);
    let mut game = Game::new(&Setup { rules, players, first: None }).expect("these can be played");
    let names = Names::plain(players);
    let start = view(&game);
    let mut figures = Figures::of(&game);
    let mut steps = Vec::new();
    loop {
        let mut told = Told(Vec::new());
        match game.step() {
            Step::Over(_) => break,
            Step::Chance(chance) => {
                let luck = playout::luck(&game, chance, &mut numbers);
                game.resolve(luck, Some(&mut told)).expect("the answer fits");
                let changed = figures.update(&game);
                steps.push(json!({ "events": told.0, "figures": changed, "after": digest(view(&game)) }));
            }
            Step::Decide { seat, decision } => {
                let action = playout::action(&game, seat, decision, &mut numbers);
                let words = action_text(action, &names);
                game.play(action, Some(&mut told)).expect("the answer is legal");
                let decision = serde_json::to_value(decision).expect("decisions are data");
                let changed = figures.update(&game);
                steps.push(json!({ "decision": decision["decision"], "action": words, "events": told.0, "figures": changed, "after": digest(view(&game)) }));
            }
        }
    }
    json!({ "players": players, "start": start, "end": view(&game), "steps": steps })
}

/// A question: the table at which it is asked, and the name of its rules.
struct Asked {
    rules: String,
    game: Game,
}

impl Asked {
    fn at(position: &str) -> Asked {
        let (game, _) = parse_position(position).expect("these can be read");
        let rules =
            position.lines().find_map(|line| line.strip_prefix("rules ")).expect("they say the rules");
        Asked { rules: rules.to_owned(), game }
    }

    /// The powers that lie on the table. The more, the better the example.
    fn crowd(&self) -> usize {
        self.game.seats().iter().map(|seat| self.game.player(seat).powers.len()).sum()
    }
}

/// For every decision, for every power that it offers and for every reason why not, the most crowded table of many
/// random games.
fn search() -> BTreeMap<String, Asked> {
    let mut found: BTreeMap<String, Asked> = BTreeMap::new();
    for (name, rules, players, _) in GAMES {
        for seed in 0..SEARCHED {
            let mut numbers = WyRand(seed);
            let mut game = Game::new(&Setup { rules, players, first: None }).expect("these can be played");
            loop {
                for key in kinds(&game) {
                    let asked = Asked { rules: name.to_owned(), game };
                    if found.get(&key).is_none_or(|known| known.crowd() < asked.crowd()) {
                        found.insert(key, asked);
                    }
                }
                if !playout::advance(&mut game, &mut numbers) {
                    break;
                }
            }
        }
    }
    found
}

/// The questions of a search, and those at stated positions.
fn searched() -> Vec<Asked> {
    let stated = STATED.into_iter().map(Asked::at);
    search().into_values().chain(stated).collect()
}

/// The questions of the recorded file; none if it has no positions.
fn recorded(file: &Path) -> Vec<Asked> {
    let text = std::fs::read(file).unwrap_or_default();
    let questions: Vec<Value> = serde_json::from_slice(&text).unwrap_or_default();
    let positions = questions.iter().filter_map(|question| question["position"].as_str());
    positions.map(Asked::at).collect()
}

fn questions(all: &[Asked]) -> Value {
    let mut known = HashSet::new();
    let questions: Vec<Value> = all.iter().map(|asked| told(asked, &mut known)).collect();
    let missing: Vec<&str> = SHOWN.into_iter().filter(|lack| !known.contains(*lack)).collect();
    assert!(missing.is_empty(), "no recorded question shows {missing:?}");
    for lack in known {
        assert!(SHOWN.contains(&lack.as_str()), "{lack} can be shown, but is not in the list");
    }
    Value::Array(questions)
}

/// The question as its seat is told it, and every reason that its page can show.
fn told(asked: &Asked, known: &mut HashSet<String>) -> Value {
    let names = Names::plain(asked.game.seats().len());
    let question = public_question(&asked.game, 1).expect("a question is open");
    let seat = question.seat;
    let question = with_choices(question, &asked.game, &names);
    let mut lacks = lacks(&asked.game, seat);
    // Picks that the page shows beside those that can be chosen.
    for Closed { verb, power, pick, .. } in &question.closed {
        if let (Some(power), Some(pick)) = (*power, *pick) {
            let why = asked.game.view(Some(seat)).game().why_not(seat, Action::Use(power, pick));
            lacks.push(json!({ "verb": verb, "power": power, "pick": pick, "why": why }));
        }
    }
    known.extend(lacks.iter().filter_map(|one| Some(one["why"]["lack"].as_str()?.to_owned())));
    let position = position_text(&asked.game, &names);
    json!({ "rules": asked.rules, "position": position, "question": question, "view": kaiju_table::view(&asked.game, SeatSet::only(seat)), "lacks": lacks })
}

/// Why the seat cannot do what its page shows, in the engine's words: use a power, buy a card, roll again, sweep,
/// heal, enter Tokyo, score. The client must find the same reasons in its messages.
fn lacks(game: &Game, seat: Seat) -> Vec<Value> {
    let seen = game.view(Some(seat));
    let why = |aim: Aim| seen.game().why_not(seat, aim).filter(|&why| why != Lack::NeedsPick);
    let uses = game.player(seat).powers.iter().map(|power| (power, Action::Use(power, Pick::None)));
    let buys = game.market().into_iter().flatten().map(|card| (card, Action::Buy(card)));
    let lacks = uses
        .chain(buys)
        .map(|(power, action)| json!({ "verb": action.verb(), "power": power, "why": why(action.into()) }));
    let mut lacks: Vec<Value> = lacks.collect();
    let Step::Decide { decision, .. } = game.step() else { return lacks };
    let has = |face| game.turn().dice.of(face) > 0;
    match decision.kind() {
        DecisionKind::Keep | DecisionKind::Resolve => {
            if decision.kind() == DecisionKind::Keep {
                lacks.push(json!({ "verb": "keep", "why": why(Action::Keep(Dice::NONE).into()) }));
            }
            if has(Face::Heart) {
                lacks.push(json!({ "verb": "heal", "why": why(Aim::Heal) }));
            }
            if has(Face::Claw) && game.place(seat) == Place::Outside {
                lacks.push(json!({ "verb": "enter", "why": why(Aim::Enter) }));
            }
            if decision.kind() == DecisionKind::Keep && Face::NUMBERS.into_iter().any(has) {
                lacks.push(json!({ "verb": "score", "why": why(Aim::Score) }));
            }
        }
        DecisionKind::Shop => lacks.push(json!({ "verb": "sweep", "why": why(Action::Sweep.into()) })),
        DecisionKind::Leave => lacks.push(json!({ "verb": "heal", "why": why(Aim::Heal) })),
        _ => {}
    }
    lacks
}

/// The kinds of question that this one is: its decision, each power that can be used at it, and each reason why
/// something cannot be done.
fn kinds(game: &Game) -> Vec<String> {
    let Step::Decide { seat, decision } = game.step() else { return Vec::new() };
    let kind = serde_json::to_value(decision).expect("decisions are data")["decision"].to_string();
    let mut actions = ActionList::new();
    if game.verbs().contains(Verb::Use) {
        game.view(Some(seat)).legal_actions(&mut actions);
    }
    let mut powers: Vec<&str> = actions
        .iter()
        .filter_map(|action| if let Action::Use(power, _) = action { Some(power.text()) } else { None })
        .collect();
    powers.dedup();
    // Powers that can be used at any time would be found with every decision.
    powers.retain(|power| !matches!((*power, kind.as_str()), ("rapid-healing" | "hibernation", kind) if kind != "\"start\""));
    let lacks = lacks(game, seat);
    let lacks =
        lacks.iter().filter_map(|lack| lack["why"]["lack"].as_str()).map(|lack| format!("lack {lack}"));
    let mut kinds: Vec<String> = powers.iter().map(|power| format!("{kind} {power}")).chain(lacks).collect();
    kinds.push(kind);
    kinds
}

fn is_update() -> bool {
    std::env::var_os("KAIJU_UPDATE").is_some()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/games")
}

#[test]
fn recorded_games_are_the_engines() {
    let is_update = is_update();
    let asked = if is_update { searched() } else { recorded(&folder().join("questions.json")) };
    let games = GAMES.map(|(name, rules, players, seed)| (name, play(rules, players, seed)));
    for (name, wanted) in games.into_iter().chain([("questions", questions(&asked))]) {
        let wanted = format!("{}\n", sorted(wanted));
        let path = folder().join(format!("{name}.json"));
        if is_update {
            std::fs::create_dir_all(folder()).expect("the folder of the client can be written");
            std::fs::write(&path, &wanted).expect("the folder of the client can be written");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == wanted, "web/tests/games/{name}.json is stale: run with KAIJU_UPDATE=1");
    }
}

#[test]
fn every_decision_and_every_power_that_can_be_used_is_recorded() {
    if is_update() {
        // The file is being written.
        return;
    }
    let recorded = recorded(&folder().join("questions.json"));
    let recorded: BTreeSet<String> = recorded.iter().flat_map(|asked| kinds(&asked.game)).collect();
    let mut missing: Vec<String> = Vec::new();
    for kind in DecisionKind::ALL {
        let kind = serde_json::to_string(&kind).expect("kinds are data");
        if !recorded.contains(&kind) {
            missing.push(kind);
        }
    }
    for power in PowerId::all().filter(|id| !id.power().offers.is_empty()) {
        if !recorded.iter().any(|kind| kind.split_once(' ').is_some_and(|(_, word)| word == power.text())) {
            missing.push(power.text().to_owned());
        }
    }
    // At night also every reason, and every decision at which a power can be used.
    if std::env::var_os("KAIJU_NIGHTLY").is_some() {
        missing.extend(search().into_keys().filter(|kind| !recorded.contains(kind)));
    }
    assert!(missing.is_empty(), "questions.json lacks {missing:?}: run with KAIJU_UPDATE=1");
}
