//! Who plays, and by which rules.

use kaiju_engine::notation::{Names, ParseError, rules_text};
use kaiju_engine::{Game, RuleSet, Seat, Setup, SetupError};
use std::fmt;

/// The revision of the rules that this program plays. A ruling that changes raises it.
pub const RULES_REVISION: u32 = 1;

/// The first line of every record, with the version of the format.
pub(crate) const TITLE: &str = "kaiju-record 1";
/// The longest name of a monster, and the longest value of a field, in characters.
const LONGEST: usize = 200;
/// More fields than anybody needs.
const MOST_FIELDS: usize = 50;
/// Lines of the header that have a meaning of their own.
const KEYS: [&str; 5] = ["rules", "revision", "seat", "first", "begin"];
/// A field that is added when the game is over. It is left out of the digests; what it must fit is another field.
pub(crate) const REVEALED: &str = "secret";

/// A seat with its player and monster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The player's name, as in [`Names`].
    pub name: String,
    /// The monster's name: any text of one line.
    pub monster: String,
}

impl Seated {
    /// A player with a monster.
    pub fn new(name: &str, monster: &str) -> Seated {
        Seated { name: name.to_owned(), monster: monster.to_owned() }
    }
}

/// What stands above the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// How it is played.
    pub rules: RuleSet,
    /// The revision of the rules.
    pub revision: u32,
    /// Who plays, in seat order.
    pub players: Vec<Seated>,
    /// Who starts, if the table has agreed on that.
    pub first: Option<Seat>,
    /// Anything else: a key of small letters and `-`, and a text of one line. `secret` alone may be added later.
    pub fields: Vec<(String, String)>,
}

/// Why a header is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HeaderError {
    /// A name cannot be used.
    Name(ParseError),
    /// The game cannot begin.
    Setup(SetupError),
    /// The revision of the rules is newer than this program.
    Revision(u32),
    /// A monster's name or the value of a field is empty, too long or not one line.
    Text(String),
    /// The key of a field is not made of small letters, is taken, or is used twice.
    Key(String),
    /// There are too many fields.
    Fields,
}

impl fmt::Display for HeaderError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeaderError::Name(error) => write!(out, "{}", error.message),
            HeaderError::Setup(error) => write!(out, "{error}"),
            HeaderError::Revision(revision) => write!(
                out,
                "the game is of revision {revision} of the rules, but this program knows only 1 to {RULES_REVISION}"
            ),
            HeaderError::Text(text) => {
                let shown: String = text.chars().filter(|letter| !letter.is_control()).take(40).collect();
                write!(out, "`{shown}` must be one line of 1 to {LONGEST} characters")
            }
            HeaderError::Key(key) => {
                let shown: String = key.chars().filter(|letter| !letter.is_control()).take(40).collect();
                write!(
                    out,
                    "`{shown}` cannot be the key of a field: keys are small letters and -, each used once"
                )
            }
            HeaderError::Fields => write!(out, "a header has at most {MOST_FIELDS} fields"),
        }
    }
}

impl std::error::Error for HeaderError {}

impl Header {
    /// A header for a game by the present revision of the rules.
    pub fn new(rules: RuleSet, players: impl IntoIterator<Item = Seated>) -> Header {
        let players = players.into_iter().collect();
        Header { rules, revision: RULES_REVISION, players, first: None, fields: Vec::new() }
    }

    /// The value of a field.
    pub fn field(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The names of the players.
    pub(crate) fn names(&self) -> Result<Names, HeaderError> {
        Names::new(self.players.iter().map(|player| player.name.as_str())).map_err(HeaderError::Name)
    }

    /// The game as it begins.
    pub(crate) fn game(&self) -> Result<Game, HeaderError> {
        if !(1..=RULES_REVISION).contains(&self.revision) {
            return Err(HeaderError::Revision(self.revision));
        }
        for player in &self.players {
            check_text(&player.monster)?;
        }
        if self.fields.len() > MOST_FIELDS {
            return Err(HeaderError::Fields);
        }
        for (index, (key, value)) in self.fields.iter().enumerate() {
            check_key(key, &self.fields[..index])?;
            check_text(value)?;
        }
        let setup = Setup { rules: self.rules, players: self.players.len(), first: self.first };
        Game::new(&setup).map_err(HeaderError::Setup)
    }

    /// The lines of the header, without the one that begins the game.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            TITLE.to_owned(),
            format!("rules {}", rules_text(&self.rules)),
            format!("revision {}", self.revision),
        ];
        lines.extend(self.players.iter().map(|player| format!("seat {} {}", player.name, player.monster)));
        if let Some(player) = self.first.and_then(|first| self.players.get(first.index())) {
            lines.push(format!("first {}", player.name));
        }
        lines.extend(self.fields.iter().map(|(key, value)| format!("{key} {value}")));
        lines
    }

    /// What of the header is hashed.
    pub(crate) fn hashed(&self) -> String {
        let is_hashed = |line: &String| line.split(' ').next() != Some(REVEALED);
        self.lines().into_iter().filter(is_hashed).collect::<Vec<_>>().join("\n")
    }
}

fn check_text(text: &str) -> Result<(), HeaderError> {
    let fits = !text.is_empty()
        && text.trim() == text
        && text.chars().count() <= LONGEST
        && !text.chars().any(char::is_control);
    if fits { Ok(()) } else { Err(HeaderError::Text(text.to_owned())) }
}

fn check_key(key: &str, before: &[(String, String)]) -> Result<(), HeaderError> {
    let fits = !key.is_empty()
        && key.len() <= LONGEST
        && key.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-')
        && !KEYS.contains(&key)
        && before.iter().all(|(known, _)| known != key);
    if fits { Ok(()) } else { Err(HeaderError::Key(key.to_owned())) }
}
