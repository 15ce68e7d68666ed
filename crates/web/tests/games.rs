//! Whole games as a client is told them, for the client's tests: what happened, and a digest of the table after it.
//!
//! `KAIJU_UPDATE=1 cargo test -p kaiju-web --test games` writes them anew.

use kaiju_engine::notation::{Names, action_text};
use kaiju_engine::playout::{WyRand, action, luck};
use kaiju_engine::{Event, Game, Observer, RuleSet, SeatSet, Setup, Step};
use kaiju_protocol::{Question, TableView};
use serde_json::{Value, json};
use std::path::Path;

const GAMES: [(&str, RuleSet, usize, u64); 4] = [
    ("czech", RuleSet::CZECH, 4, 11),
    ("spanish", RuleSet::SPANISH, 3, 7),
    ("polish", RuleSet::POLISH, 5, 3),
    ("dark", RuleSet::DARK, 6, 5),
];

/// One question of each kind and game is kept whole, for tests of the prompt.
struct Kept {
    kinds: Vec<String>,
    questions: Vec<Value>,
}

/// What a spectator is told: without what only one seat has seen.
struct Told(Vec<Event>);

impl Observer for Told {
    fn event(&mut self, game: &Game, event: Event) {
        self.0.push(event.as_seen_by(None, game));
    }
}

/// FNV-1a over the JSON with sorted keys, in 8 digits: the client computes the same.
fn digest(view: &Value) -> String {
    let text = view.to_string();
    let hash =
        text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}

fn view(game: &Game) -> Value {
    serde_json::to_value(TableView::of(game, SeatSet::EMPTY)).expect("views are data")
}

fn play(rules: RuleSet, players: usize, seed: u64) -> Value {
    let mut numbers = WyRand(seed);
    let mut game = Game::new(&Setup { rules, players, first: None }).expect("these can be played");
    let names = Names::plain(players);
    let start = view(&game);
    let mut steps = Vec::new();
    let mut kept = Kept { kinds: Vec::new(), questions: Vec::new() };
    loop {
        let mut told = Told(Vec::new());
        match game.step() {
            Step::Over(_) => break,
            Step::Chance(chance) => {
                let luck = luck(&game, chance, &mut numbers);
                game.resolve(luck, Some(&mut told)).expect("the answer fits");
                steps.push(json!({ "events": told.0, "after": digest(&view(&game)) }));
            }
            Step::Decide { seat, decision } => {
                keep_question(&mut kept, &game, &names);
                let action = action(&game, seat, decision, &mut numbers);
                let words = action_text(action, &names);
                game.play(action, Some(&mut told)).expect("the answer is legal");
                let decision = serde_json::to_value(decision).expect("decisions are data");
                steps.push(json!({ "decision": decision["decision"], "action": words, "events": told.0, "after": digest(&view(&game)) }));
            }
        }
    }
    json!({ "players": players, "start": start, "end": view(&game), "steps": steps, "questions": kept.questions })
}

/// Keeps the first question of each kind, with the table it is asked at, and one more for each power it is about.
fn keep_question(kept: &mut Kept, game: &Game, names: &Names) {
    let Some(question) = Question::public(game, 1) else { return };
    let question = question.with_choices(game, names);
    let value = serde_json::to_value(&question).expect("questions are data");
    let mut kinds = vec![value["decision"]["decision"].to_string()];
    kinds.extend(question.choices.iter().filter_map(|choice| {
        choice.power.map(|power| format!("{} {}", value["decision"]["decision"], power.text()))
    }));
    kinds.retain(|kind| !kept.kinds.contains(kind) && (!kind.contains(' ') || kept.questions.len() < 40));
    if kinds.is_empty() {
        return;
    }
    kept.kinds.extend(kinds);
    kept.questions.push(json!({ "question": value, "view": serde_json::to_value(TableView::of(game, SeatSet::only(question.seat))).expect("views are data") }));
}

#[test]
fn recorded_games_are_the_engines() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/games");
    for (name, rules, players, seed) in GAMES {
        let wanted = format!("{}\n", play(rules, players, seed));
        let path = folder.join(format!("{name}.json"));
        if std::env::var_os("KAIJU_UPDATE").is_some() {
            std::fs::create_dir_all(&folder).expect("the folder of the client can be written");
            std::fs::write(&path, &wanted).expect("the folder of the client can be written");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == wanted, "web/tests/games/{name}.json is stale: run with KAIJU_UPDATE=1");
    }
}
