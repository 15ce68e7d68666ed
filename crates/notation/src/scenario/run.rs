//! Running a scenario line by line.

use super::coverage::{Id, parse_id};
use super::expect::expect;
use super::parse::{Scenario, Setting};
use super::show::{actions_shown, question, seat_asked};
use super::turns::Turns;
use crate::{
    KINDS, Names, Parsed, Span, monster_line, parse_power, read_action, read_list, read_luck, read_position,
    read_rules,
};
use kaiju_engine::{Chance, Game, Luck, Seat, Setup, SetupError, Step};

/// A scenario in progress.
pub(super) struct Stage {
    /// The current game.
    pub game: Game,
    /// The players.
    pub names: Names,
    /// True if an expectation has named the open question.
    pub named: bool,
    /// The decisions so far that the script may still write down.
    pub turns: Turns,
}

/// Runs a scenario and returns the ids it proves.
pub(super) fn run(scenario: &Scenario) -> Parsed<Vec<Id>> {
    if scenario.title.text == "scenario" {
        return scenario.title.fail("expected a title after `scenario`");
    }
    let mut proved = Vec::new();
    for &word in &scenario.proves {
        let id = parse_id(word)?;
        if proved.contains(&id) {
            return word.fail(format!("`{word}` is cited twice"));
        }
        proved.push(id);
    }
    let mut stage = begin(&scenario.setting, scenario.title)?;
    for &line in &scenario.script {
        stage.play(line)?;
    }
    stage.end(scenario)?;
    Ok(proved)
}

fn begin(setting: &Setting, title: Span) -> Parsed<Stage> {
    let Some(players) = setting.players else {
        if setting.position.is_empty() {
            return title.fail("the scenario has no position: expected `rules` and monsters, or `players`");
        }
        let mut turns = Turns::default();
        let (game, names) = read_position(&setting.position, |game| {
            turns = Turns::of(game);
            game.carry_on(Some(&mut turns))
        })?;
        return Ok(Stage { game, names, named: false, turns });
    };
    let mut names = Names::default();
    for word in players.words() {
        names.add(word)?;
    }
    let rules = match setting.position.as_slice() {
        [line] if line.first_word().0.text == "rules" => read_rules(line.first_word().1)?,
        [] => return players.fail("expected a `rules` line, such as `rules czech`"),
        lines => {
            let is_rules = |line: &&Span| line.first_word().0.text == "rules";
            let other = lines.iter().find(|line| !is_rules(line)).unwrap_or(&lines[0]);
            return other
                .fail("with `players` the game starts at the beginning: expected one `rules` line only");
        }
    };
    let first = setting.first.map(|word| names.parse(word)).transpose()?;
    let setup = Setup { rules, players: names.len(), first };
    let game = match setting.tiles {
        Some(tiles) => Game::with_sides(&setup, read_list(tiles)?),
        None => Game::new(&setup),
    };
    match (game, setting.tiles) {
        (Ok(game), _) => Ok(Stage { game, names, named: false, turns: Turns::of(&game) }),
        (Err(error @ SetupError::Sides), Some(tiles)) => tiles.fail(error.to_string()),
        (Err(error), _) => players.fail(error.to_string()),
    }
}

impl Stage {
    fn play(&mut self, line: Span) -> Parsed<()> {
        if let Some(text) = line.text.strip_prefix("=>") {
            let skipped = line.text.len() - text.len();
            let expectation = Span { text, line: line.line, column: line.column + skipped }.trim();
            return expect(self, expectation);
        }
        self.named = false;
        let (word, rest) = line.first_word();
        if let Some((name, action)) = monster_line(line) {
            self.act(name, action)
        } else if word.text == "draw" {
            self.draw(line, rest)
        } else if KINDS.contains(&word.text) {
            let luck = read_luck(line, &self.names)?;
            self.luck(line, luck)
        } else {
            word.fail(format!(
                "expected `NAME: action`, dice, draw, first, sides or an expectation after `=>`, not `{word}`"
            ))
        }
    }

    fn act(&mut self, name: Span, action: Span) -> Parsed<()> {
        let seat = self.names.parse(name)?;
        let is_asked = seat_asked(&self.game) == Some(seat);
        let played = match is_asked {
            true => read_action(action, &self.names, Some(&self.game)).map(Some),
            false => Ok(None),
        };
        match played {
            Ok(Some(played)) if self.game.is_legal(played) => {
                self.turns.expect(played);
                self.game.play_unchecked(played, Some(&mut self.turns));
                Ok(())
            }
            _ if self.is_written_down(seat, action) => Ok(()),
            Ok(None) => name.fail(format!("{name} is not asked: {}", question(&self.game, &self.names))),
            Ok(Some(_)) => {
                let legal = actions_shown(&self.game, &self.names);
                action.fail(format!("{name} cannot `{action}` now: expected {legal}"))
            }
            Err(error) => Err(error),
        }
    }

    /// True if the line only writes down what was decided without a question.
    fn is_written_down(&mut self, seat: Seat, action: Span) -> bool {
        let words: Vec<&str> = action.words().iter().map(|word| word.text).collect();
        self.turns.write_down(&self.game, seat, &words)
    }

    /// Answers one draw with each of these cards.
    fn draw(&mut self, line: Span, cards: Span) -> Parsed<()> {
        let words = cards.words();
        if words.is_empty() {
            return line.fail("expected a card after `draw`");
        }
        for word in words {
            let card = parse_power(word)?;
            self.luck(word, Luck::Card(card))?;
        }
        Ok(())
    }

    fn luck(&mut self, span: Span, luck: Luck) -> Parsed<()> {
        if self.game.resolve(luck, Some(&mut self.turns)).is_ok() {
            return Ok(());
        }
        let question = question(&self.game, &self.names);
        match (self.game.step(), luck) {
            (Step::Chance(Chance::Draw { .. } | Chance::Peek { .. }), Luck::Card(card)) => {
                span.fail(format!("{} is not in the deck", card.text()))
            }
            (Step::Chance(_), _) => span.fail(format!("`{span}` does not fit: {question}")),
            (Step::Decide { .. } | Step::Over(_), _) => {
                span.fail(format!("`{span}` is not used: nothing is rolled or drawn here, {question}"))
            }
        }
    }

    /// A scenario must have expected something, and must not end on a question it has not named.
    fn end(&self, scenario: &Scenario) -> Parsed<()> {
        let last = scenario.script.last().copied().unwrap_or(scenario.title);
        if seat_asked(&self.game).is_some() && !self.named {
            return last.fail(format!(
                "the scenario ends on an open question: {}; answer it, or name it with `=> asks …` or `=> offers …`",
                question(&self.game, &self.names)
            ));
        }
        if !scenario.script.iter().any(|line| line.text.starts_with("=>")) {
            return last.fail(
                "the scenario expects nothing: add a fact that must hold, such as `=> Alice: 5 hearts`",
            );
        }
        Ok(())
    }
}
