//! The header of a record: the players, the rules and the commitment.

use crate::shown::shown;
use kaiju_engine::rules::Revision;
use kaiju_engine::{Game, PowerId, PowerSet, RuleSet, Seat, Setup, SetupError};
use kaiju_fair::{Commitment, Contribution, Secret, Stream};
use kaiju_notation::{Names, ParseError, position_text, rules_text_of_revision};
use std::fmt;

/// The revision of the rules that this program plays. A changed ruling raises it.
pub const RULES_REVISION: u32 = Revision::LATEST.number();

/// The first line of every record, with the version of the format.
pub(crate) const TITLE: &str = "kaiju-record 1";
/// The most characters in a monster's name or the value of a field.
const LONGEST: usize = 200;
/// The field with the day of a daily game, in days since 1970.
pub const DAILY_FIELD: &str = "daily";
/// The field of a lesson, whose first dice were prepared: nothing can prove them.
pub const LESSON_FIELD: &str = "lesson";
/// The field of a game in which players could ask for hints.
pub const HINTS_FIELD: &str = "hints";
/// A bound on the number of fields.
const MOST_FIELDS: usize = 50;
/// The keys of header lines with a meaning of their own.
const KEYS: [&str; 10] = [
    "rules",
    "revision",
    "seat",
    "first",
    "sides",
    "position",
    "commitment",
    "contribution",
    "secret",
    "begin",
];

/// A seat with its player and monster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The player's name, as in [`Names`].
    pub name: String,
    /// The monster's name: any text of one line.
    pub monster: String,
    /// The player's contribution to the dice, if any.
    pub contribution: Option<Contribution>,
}

impl Seated {
    /// A player with a monster and without a contribution.
    pub fn new(name: &str, monster: &str) -> Seated {
        Seated { name: name.to_owned(), monster: monster.to_owned(), contribution: None }
    }
}

/// The part of a record above its first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The rules, with their revision.
    pub rules: RuleSet,
    /// The players, in seat order.
    pub players: Vec<Seated>,
    /// The seat that starts, if the table has agreed on one.
    pub first: Option<Seat>,
    /// The sides of the tiles, if the players have chosen them.
    pub sides: Option<PowerSet>,
    /// The position the game begins with, if not the usual setup.
    pub position: Option<Game>,
    /// The commitment, if the dice can be proved fair.
    pub commitment: Option<Commitment>,
    /// Any other fields: a key of lowercase letters and `-`, and a text of one line.
    pub fields: Vec<(String, String)>,
    /// The secret behind the dice, once it is revealed. It is not part of the digests, but the commitment is.
    pub secret: Option<Secret>,
}

/// The reason why a game cannot begin with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// The position has other rules.
    Rules,
    /// The position has other players.
    Players,
    /// The position already says who starts.
    First,
    /// The position already says which sides of the tiles are up.
    Sides,
    /// The game is over.
    Over,
}

impl fmt::Display for PositionFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            PositionFault::Rules => "the position is of a game by other rules",
            PositionFault::Players => "the position has other players, or has them in another order",
            PositionFault::First => "the position already says whose turn it is",
            PositionFault::Sides => "the position tells which tiles are in the game: no others can be chosen",
            PositionFault::Over => "the game is over in this position",
        })
    }
}

/// The reason why a header is refused.
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
    /// The key of a field has other characters than lowercase letters, is reserved, or is used twice.
    Key(String),
    /// The game cannot begin with this position.
    Position(PositionFault),
    /// There are too many fields.
    Fields,
    /// There is a contribution or a secret, but no commitment.
    Uncommitted,
    /// The secret does not match the commitment.
    Secret,
    /// The secret is already revealed.
    Revealed,
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
                write!(out, "`{}` must be one line of 1 to {LONGEST} characters", shown(text))
            }
            HeaderError::Key(key) => write!(
                out,
                "`{}` cannot be the key of a field: keys are lowercase letters and -, each used once",
                shown(key)
            ),
            HeaderError::Position(fault) => write!(out, "{fault}"),
            HeaderError::Fields => write!(out, "a header has at most {MOST_FIELDS} fields"),
            HeaderError::Uncommitted => write!(out, "contributions and a secret need a commitment"),
            HeaderError::Secret => write!(out, "the secret does not match the commitment"),
            HeaderError::Revealed => write!(out, "the secret is already revealed"),
        }
    }
}

impl std::error::Error for HeaderError {}

impl Header {
    /// A header with just rules and players.
    pub fn new(rules: RuleSet, players: impl IntoIterator<Item = Seated>) -> Header {
        let players = players.into_iter().collect();
        Header {
            rules,
            players,
            first: None,
            sides: None,
            position: None,
            commitment: None,
            fields: Vec::new(),
            secret: None,
        }
    }

    /// The revision of the rules.
    pub fn revision(&self) -> u32 {
        self.rules.revision.number()
    }

    /// The value of a field.
    pub fn field(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The contributions, in seat order.
    pub fn contributions(&self) -> Vec<Option<Contribution>> {
        self.players.iter().map(|player| player.contribution).collect()
    }

    /// The stream of all dice and draws, once the secret is known.
    pub fn stream(&self) -> Option<Stream> {
        self.secret.as_ref().map(|secret| Stream::new(secret, &self.contributions()))
    }

    /// The names of the players.
    pub(crate) fn names(&self) -> Result<Names, HeaderError> {
        Names::new(self.players.iter().map(|player| player.name.as_str())).map_err(HeaderError::Name)
    }

    /// The game at its beginning.
    pub(crate) fn game(&self) -> Result<Game, HeaderError> {
        self.check_monsters()?;
        self.check_fields()?;
        self.check_secret()?;
        match self.position {
            Some(position) => {
                self.check_position(&position).map(|()| position).map_err(HeaderError::Position)
            }
            None => {
                let setup = Setup { rules: self.rules, players: self.players.len(), first: self.first };
                let game = match self.sides {
                    Some(sides) => Game::with_sides(&setup, sides),
                    None => Game::new(&setup),
                };
                game.map_err(HeaderError::Setup)
            }
        }
    }

    fn check_position(&self, position: &Game) -> Result<(), PositionFault> {
        if *position.rules() != self.rules {
            Err(PositionFault::Rules)
        } else if position.seats().len() != self.players.len() {
            Err(PositionFault::Players)
        } else if self.first.is_some() {
            Err(PositionFault::First)
        } else if self.sides.is_some() {
            Err(PositionFault::Sides)
        } else if position.outcome().is_some() {
            Err(PositionFault::Over)
        } else {
            Ok(())
        }
    }

    /// The lines of the position, without its rules, which are in the header.
    fn position_lines(&self) -> Vec<String> {
        let (Some(position), Ok(names)) = (&self.position, self.names()) else { return Vec::new() };
        position_text(position, &names).lines().skip(1).map(|line| format!("position {line}")).collect()
    }

    pub(crate) fn check_monsters(&self) -> Result<(), HeaderError> {
        self.players.iter().try_for_each(|player| check_text(&player.monster))
    }

    pub(crate) fn check_fields(&self) -> Result<(), HeaderError> {
        if self.fields.len() > MOST_FIELDS {
            return Err(HeaderError::Fields);
        }
        for (index, (key, value)) in self.fields.iter().enumerate() {
            check_key(key, &self.fields[..index])?;
            check_text(value)?;
        }
        Ok(())
    }

    pub(crate) fn check_secret(&self) -> Result<(), HeaderError> {
        match (self.commitment, &self.secret) {
            (None, None) if self.players.iter().all(|player| player.contribution.is_none()) => Ok(()),
            (None, _) => Err(HeaderError::Uncommitted),
            (Some(_), None) => Ok(()),
            (Some(commitment), Some(secret)) if secret.commitment() == commitment => Ok(()),
            (Some(_), Some(_)) => Err(HeaderError::Secret),
        }
    }

    /// The lines of the header, without the one that begins the game.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = self.hashed_lines();
        lines.extend(self.secret.as_ref().map(|secret| format!("secret {}", secret.reveal())));
        lines
    }

    /// All lines except the secret, which comes last.
    fn hashed_lines(&self) -> Vec<String> {
        let mut lines = vec![
            TITLE.to_owned(),
            format!("rules {}", rules_text_of_revision(&self.rules)),
            format!("revision {}", self.revision()),
        ];
        lines.extend(self.players.iter().map(|player| format!("seat {} {}", player.name, player.monster)));
        if let Some(player) = self.first.and_then(|first| self.players.get(first.index())) {
            lines.push(format!("first {}", player.name));
        }
        if let Some(sides) = self.sides {
            let tiles: Vec<&str> = sides.iter().map(PowerId::text).collect();
            lines.push(format!("sides {}", tiles.join(" ")));
        }
        lines.extend(self.position_lines());
        lines.extend(self.commitment.map(|commitment| format!("commitment {commitment}")));
        for player in &self.players {
            lines.extend(player.contribution.map(|given| format!("contribution {} {given}", player.name)));
        }
        lines.extend(self.fields.iter().map(|(key, value)| format!("{key} {value}")));
        lines
    }

    /// The part of the header that is hashed.
    pub(crate) fn hashed(&self) -> String {
        self.hashed_lines().join("\n")
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
