//! Parsing of scenario files.

use super::{LARGEST_FILE, LONGEST_LINE};
use crate::{Fact, KINDS, ParseError, Parsed, Span, VERBS, monster_line};
use kaiju_engine::Seat;

/// One scenario, as its lines.
pub(super) struct Scenario<'a> {
    /// The title.
    pub title: Span<'a>,
    /// The ids that it proves.
    pub proves: Vec<Span<'a>>,
    /// Its starting point.
    pub setting: Setting<'a>,
    /// The actions, answers of chance and expectations.
    pub script: Vec<Span<'a>>,
}

/// The starting point of a scenario.
#[derive(Default)]
pub(super) struct Setting<'a> {
    /// The lines of a position.
    pub position: Vec<Span<'a>>,
    /// The names of the first monsters in it.
    names: Vec<&'a str>,
    /// The players of a whole game, instead of monsters.
    pub players: Option<Span<'a>>,
    /// With `players`: the first player, if the table has agreed on one.
    pub first: Option<Span<'a>>,
    /// With `players`: the sides of the tiles, if the table has chosen them.
    pub tiles: Option<Span<'a>>,
}

/// The text of a file, if it is text and not too large.
pub(super) fn file_text(bytes: &[u8]) -> Parsed<&str> {
    // Most files that are too large have a line that is too long; that is the better message.
    let is_long = |line: &[u8]| line.strip_suffix(b"\r").unwrap_or(line).len() > LONGEST_LINE;
    if let Some(index) = bytes.split(|&byte| byte == b'\n').position(is_long) {
        return Span::line("", index + 1).fail(format!("the line has more than {LONGEST_LINE} bytes"));
    }
    if bytes.len() > LARGEST_FILE {
        return Span::line("", 1).fail(format!("the file has more than {LARGEST_FILE} bytes"));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |place| place + 1);
        let column = 1 + String::from_utf8_lossy(&before[start..]).chars().count();
        ParseError { line, column, message: "the file is not text: expected UTF-8".to_owned() }
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// The scenarios in a file, and the first error outside them.
pub(super) fn scenarios(text: &str) -> (Vec<Scenario<'_>>, Option<ParseError>) {
    let mut scenarios: Vec<Scenario> = Vec::new();
    let mut error = None;
    for (index, line) in text.lines().enumerate() {
        let line = Span::line(line, index + 1).without_comment();
        let (word, rest) = line.first_word();
        match (word.text, scenarios.last_mut()) {
            ("", _) => {}
            ("scenario", _) => scenarios.push(Scenario {
                title: if rest.text.is_empty() { line } else { rest },
                proves: Vec::new(),
                setting: Setting::default(),
                script: Vec::new(),
            }),
            (_, Some(scenario)) => scenario.add(line),
            (_, None) if error.is_none() => {
                error = Some(line.error(format!("expected `scenario` and its title, not `{line}`")));
            }
            (_, None) => {}
        }
    }
    if scenarios.is_empty() && error.is_none() {
        error = Some(Span::line("", 1).error("the file has no scenario"));
    }
    (scenarios, error)
}

impl<'a> Scenario<'a> {
    fn add(&mut self, line: Span<'a>) {
        let (word, rest) = line.first_word();
        if !self.script.is_empty() {
            self.script.push(line);
            return;
        }
        match word.text {
            "proves" => self.proves.extend(rest.words()),
            "players" => self.setting.players = Some(rest),
            "first" if self.setting.players.is_some() && self.setting.first.is_none() => {
                self.setting.first = Some(rest);
            }
            "tiles" if self.setting.players.is_some() && self.setting.tiles.is_none() => {
                self.setting.tiles = Some(rest);
            }
            _ if self.starts_script(line) => self.script.push(line),
            _ => {
                if let Some((name, _)) = monster_line(line).filter(|_| self.setting.names.len() < Seat::MAX) {
                    self.setting.names.push(name.text);
                }
                self.setting.position.push(line);
            }
        }
    }

    /// True if the script starts here: the line is no part of a position but chance, an expectation or an action.
    fn starts_script(&self, line: Span<'a>) -> bool {
        let (word, _) = line.first_word();
        if KINDS.contains(&word.text) || line.text.starts_with("=>") {
            return true;
        }
        let Some((name, items)) = monster_line(line) else { return false };
        let (verb, _) = items.first_word();
        // A description of a monster belongs to the position, which then refuses a second line about it.
        let describes = || items.split(',').into_iter().all(|item| Fact::parse(item).is_ok());
        VERBS.contains(&verb.text) || self.setting.names.contains(&name.text) && !describes()
    }
}
