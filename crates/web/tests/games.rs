//! Whole games as a client is told them, for the client's tests: what happened, and a digest of the table after it.
//!
//! `KAIJU_UPDATE=1 cargo test -p kaiju-web --test games` writes them anew.

use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{
    Action, ActionList, Aim, DecisionKind, Dice, Event, Face, Game, Lack, Observer, Pick, Place, RuleSet,
    Seat, SeatSet, Setup, Step, Verb,
};
use kaiju_notation::{Names, action_text, parse_position};
use kaiju_protocol::Closed;
use kaiju_table::{Figures, public_question, with_choices};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};
use std::path::Path;

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

/// A question, and the table at which it is asked.
struct Asked {
    rules: &'static str,
    game: Game,
    /// The more lies on the table, the better the example.
    crowd: usize,
}

/// For every decision, for every power that it offers and for every reason why not, the most crowded table of many
/// random games.
fn questions() -> Value {
    let mut found: BTreeMap<String, Asked> = BTreeMap::new();
    for (name, rules, players, _) in GAMES {
        for seed in 0..SEARCHED {
            let mut numbers = WyRand(seed);
            let mut game = Game::new(&Setup { rules, players, first: None }).expect("these can be played");
            loop {
                look(&mut found, name, &game);
                if !playout::advance(&mut game, &mut numbers) {
                    break;
                }
            }
        }
    }
    for (index, position) in STATED.into_iter().enumerate() {
        let (game, _) = parse_position(position).expect("these can be read");
        let rules =
            position.lines().find_map(|line| line.strip_prefix("rules ")).expect("they say the rules");
        found.insert(format!("stated {index}"), Asked { rules, game, crowd: 0 });
    }
    let mut known = HashSet::new();
    let questions: Vec<Value> = found.values().map(|asked| told(asked, &mut known)).collect();
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
    json!({ "rules": asked.rules, "question": question, "view": kaiju_table::view(&asked.game, SeatSet::only(seat)), "lacks": lacks })
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

/// Remembers the open question if it is a better example than those before.
fn look(found: &mut BTreeMap<String, Asked>, rules: &'static str, game: &Game) {
    let Step::Decide { seat, decision } = game.step() else { return };
    let crowd = game.seats().iter().map(|seat| game.player(seat).powers.len()).sum();
    let mut remember = |key: String| {
        let better = found.get(&key).is_none_or(|known| known.crowd < crowd);
        if better {
            found.insert(key, Asked { rules, game: *game, crowd });
        }
    };
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
    for power in powers {
        remember(format!("{kind} {power}"));
    }
    // Every reason why something cannot be done.
    for lack in lacks(game, seat) {
        if let Some(lack) = lack["why"]["lack"].as_str() {
            remember(format!("lack {lack}"));
        }
    }
    remember(kind);
}

#[test]
fn recorded_games_are_the_engines() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/games");
    let games = GAMES.map(|(name, rules, players, seed)| (name, play(rules, players, seed)));
    for (name, wanted) in games.into_iter().chain([("questions", questions())]) {
        let wanted = format!("{}\n", sorted(wanted));
        let path = folder.join(format!("{name}.json"));
        if std::env::var_os("KAIJU_UPDATE").is_some() {
            std::fs::create_dir_all(&folder).expect("the folder of the client can be written");
            std::fs::write(&path, &wanted).expect("the folder of the client can be written");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == wanted, "web/tests/games/{name}.json is stale: run with KAIJU_UPDATE=1");
    }
}
