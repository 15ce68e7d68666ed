//! Running a scenario line by line.

use super::coverage::{Id, parse_id};
use super::expect::expect;
use super::parse::{Scenario, Setting};
use super::show::{actions_shown, question, seat_asked};
use crate::{
    KINDS, Names, Parsed, Span, face_from_text, monster_line, parse_power, read_action, read_luck,
    read_position, read_rules,
};
use kaiju_engine::{Action, Chance, Decision, Event, Face, Game, Luck, Observer, Seat, Setup, Step};

/// A scenario in progress.
pub(super) struct Stage {
    /// The game as it stands.
    pub game: Game,
    /// Who plays.
    pub names: Names,
    /// Whether the open question has been named by an expectation.
    pub named: bool,
    /// The game between the last two turns: the later one has not begun to do anything.
    pub between: Option<Game>,
    /// What the last answer of a player or of chance has decided by the way.
    tacit: Tacit,
}

/// Decisions that were not asked because only one answer was possible, or none mattered. A script may write them down all the
/// same.
#[derive(Default)]
struct Tacit {
    /// Who has kept all dice of the last roll.
    kept: Option<Seat>,
    /// The blocks that were resolved, and by whom.
    resolved: Vec<(Seat, Face)>,
    /// Who has ended its buying.
    ended: Option<Seat>,
}

/// Notes what happens while the game goes on from one line of the script.
#[derive(Default)]
struct Watch {
    /// Whose turn it was, as far as that is known.
    active: Option<Seat>,
    between: Option<Game>,
    tacit: Tacit,
}

impl Observer for Watch {
    fn event(&mut self, game: &Game, event: Event) {
        if let Event::Rolled { seat, rolls_left: 0, .. } = event {
            self.tacit.kept = Some(seat);
        } else if let Event::BlockResolved { face, count } = event {
            // Each heart is a block; of the others there is one.
            let times = if face == Face::Heart { count.into() } else { 1 };
            self.tacit.resolved.extend(std::iter::repeat_n((game.active(), face), times));
        } else if let Event::TurnBegan { seat, .. } = event {
            self.between = Some(*game);
            self.tacit.ended = self.active.replace(seat);
        }
    }
}

/// Runs a scenario and tells what it proves.
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
        let mut watch = Watch::default();
        let (game, names) = read_position(&setting.position, Some(&mut watch))?;
        let mut stage = Stage::new(game, names);
        stage.note(watch, false);
        return Ok(stage);
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
    match Game::new(&Setup { rules, players: names.len(), first }) {
        Ok(game) => Ok(Stage::new(game, names)),
        Err(error) => players.fail(error.to_string()),
    }
}

impl Stage {
    fn new(game: Game, names: Names) -> Stage {
        Stage { game, names, named: false, between: None, tacit: Tacit::default() }
    }

    fn watch(&self) -> Watch {
        Watch { active: Some(self.game.active()), ..Watch::default() }
    }

    /// Remembers what happened after a line.
    fn note(&mut self, watch: Watch, said_end: bool) {
        self.between = watch.between.or(self.between);
        self.tacit = watch.tacit;
        if said_end {
            self.tacit.ended = None;
        } else if let Step::Decide { seat, decision: Decision::Sell } = self.game.step() {
            self.tacit.ended = Some(seat);
        }
    }

    /// Whether `action` says what has been decided without a question.
    fn is_tacit(&mut self, seat: Seat, action: Span) -> bool {
        let words = action.words();
        match words.iter().map(|word| word.text).collect::<Vec<_>>().as_slice() {
            ["keep", "all"] => self.tacit.kept.take_if(|kept| *kept == seat).is_some(),
            ["end"] => self.tacit.ended.take_if(|ended| *ended == seat).is_some(),
            ["resolve", face] => {
                let block = face_from_text(face).map(|face| (seat, face));
                let place = self.tacit.resolved.iter().position(|known| Some(*known) == block);
                place.map(|place| self.tacit.resolved.remove(place)).is_some()
            }
            _ => false,
        }
    }

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
                let mut watch = self.watch();
                self.game.play_unchecked(played, Some(&mut watch));
                self.note(watch, played == Action::End);
                Ok(())
            }
            _ if self.is_tacit(seat, action) => Ok(()),
            Ok(None) => name.fail(format!("{name} is not asked: {}", question(&self.game, &self.names))),
            Ok(Some(_)) => {
                let legal = actions_shown(&self.game, &self.names);
                action.fail(format!("{name} cannot `{action}` now: expected {legal}"))
            }
            Err(error) => Err(error),
        }
    }

    /// Several cards answer several draws.
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
        let mut watch = self.watch();
        if self.game.resolve(luck, Some(&mut watch)).is_ok() {
            self.note(watch, false);
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

    /// A scenario must have expected something, and not end on a question that it has not named.
    fn end(&self, scenario: &Scenario) -> Parsed<()> {
        let last = scenario.script.last().copied().unwrap_or(scenario.title);
        if seat_asked(&self.game).is_some() && !self.named {
            return last.fail(format!(
                "the scenario ends on an open question: {}; answer it, or name it with `=> asks …` or `=> offers …`",
                question(&self.game, &self.names)
            ));
        }
        if !scenario.script.iter().any(|line| line.text.starts_with("=>")) {
            return last
                .fail("the scenario expects nothing: add what must be true, such as `=> Alice: 5 hearts`");
        }
        Ok(())
    }
}
