//! Positions with an obviously best answer: the analysis finds it, except where it is known not to.

use kaiju_analysis::Valuer;
use kaiju_engine::{Action, Game, Step};
use kaiju_notation::{Names, action_text, parse_action, parse_luck, parse_position};

/// One position of the file.
#[derive(Default)]
struct Puzzle {
    title: String,
    position: String,
    moves: Vec<String>,
    best: String,
    known_miss: Option<String>,
}

fn puzzles() -> Vec<Puzzle> {
    let blocks = include_str!("positions.txt").split("\n\n").skip(1);
    blocks
        .map(|block| {
            let mut puzzle = Puzzle::default();
            for line in block.lines() {
                match line.split_once(' ') {
                    Some(("#", title)) => puzzle.title = title.to_owned(),
                    Some((">", play)) => puzzle.moves.push(play.to_owned()),
                    Some(("=", best)) => puzzle.best = best.to_owned(),
                    Some(("!", reason)) => puzzle.known_miss = Some(reason.to_owned()),
                    Some(_) | None => puzzle.position += &format!("{line}\n"),
                }
            }
            puzzle
        })
        .collect()
}

fn action(text: &str, game: &Game, names: &Names) -> Action {
    parse_action(text, names, Some(game)).unwrap_or_else(|error| panic!("{text}: {}", error.message))
}

/// Plays the moves that lead to the question.
fn question(puzzle: &Puzzle) -> (Game, Names) {
    let (mut game, names) = parse_position(&puzzle.position)
        .unwrap_or_else(|error| panic!("{}: {}", puzzle.title, error.message));
    for play in &puzzle.moves {
        match play.split_once(": ") {
            Some((_, text)) => {
                let action = action(text, &game, &names);
                game.play(action, None)
                    .unwrap_or_else(|_| panic!("{}: {play} at {:?}", puzzle.title, game.step()));
            }
            None => {
                let luck =
                    parse_luck(play, &names).unwrap_or_else(|error| panic!("{play}: {}", error.message));
                game.resolve(luck, None)
                    .unwrap_or_else(|_| panic!("{}: {play} at {:?}", puzzle.title, game.step()));
            }
        }
    }
    (game, names)
}

#[test]
fn the_analysis_names_the_obvious_answer() {
    let puzzles = puzzles();
    let mut wrong = Vec::new();
    for puzzle in &puzzles {
        let (game, names) = question(puzzle);
        let Step::Decide { seat, .. } = game.step() else { panic!("{}: {:?}", puzzle.title, game.step()) };
        let best = action(&puzzle.best, &game, &names);
        let answers = Valuer::new().answers(&game);
        let most = answers.iter().map(|answer| answer.chances.of(seat)).max();
        let given = answers.iter().find(|answer| answer.action == best);
        let Some(given) = given else {
            wrong.push(format!("{} {} cannot be answered.", puzzle.title, puzzle.best));
            continue;
        };
        let is_found = Some(given.chances.of(seat)) == most
            && answers.iter().any(|answer| answer.chances.of(seat) < given.chances.of(seat));
        if is_found == puzzle.known_miss.is_some() {
            let found = answers.iter().find(|answer| Some(answer.chances.of(seat)) == most);
            let found = found.map(|answer| action_text(answer.action, &names));
            wrong.push(format!("{} It names {found:?}.", puzzle.title));
        }
    }
    assert!(wrong.is_empty(), "of {} positions:\n{}", puzzles.len(), wrong.join("\n"));
    assert!(puzzles.len() >= 60, "only {} positions", puzzles.len());
}
