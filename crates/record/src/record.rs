//! A record: written move by move, printed, and replayed.

use crate::board::Board;
use crate::digest::{Chain, Digest};
use crate::entry::{Entry, EntryError};
use crate::header::{Header, HeaderError};
use kaiju_engine::{Event, Game, Observer, Seat};
use kaiju_fair::Secret;
use kaiju_notation::{Names, outcome_text, position_text_of_revision};

/// A whole game, or one in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    header: Header,
    names: Names,
    entries: Vec<(Entry, Digest)>,
    begin: Digest,
    chain: Chain,
    board: Board,
}

/// A replayed game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// Every entry with its consequences.
    pub steps: Vec<ReplayStep>,
    /// The position at the end.
    pub end: Game,
}

/// One replayed entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayStep {
    /// The position before it.
    pub before: Game,
    /// The entry.
    pub entry: Entry,
    /// The index of the step that it takes back; that step's events no longer count.
    pub takes_back: Option<usize>,
    /// The events that followed.
    pub events: Vec<Event>,
}

impl Record {
    /// A record before the first move.
    pub fn new(header: Header) -> Result<Record, HeaderError> {
        let game = header.game()?;
        let names = header.names()?;
        let chain = Chain::new(&header.hashed(), &position_text_of_revision(&game, &names));
        Ok(Record {
            begin: chain.digest(),
            header,
            names,
            entries: Vec::new(),
            chain,
            board: Board::new(game),
        })
    }

    /// The part above the first move.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The names of the players.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The entries so far, each with its digest.
    pub fn entries(&self) -> &[(Entry, Digest)] {
        &self.entries
    }

    /// The position after the last entry.
    pub fn game(&self) -> &Game {
        &self.board.game
    }

    /// The seat that may take back a choice now, if any: the asked player, if they were asked before and nothing was
    /// rolled, drawn or shown since.
    pub fn may_undo(&self) -> Option<Seat> {
        self.board.may_undo()
    }

    /// The digest of the last line.
    pub fn digest(&self) -> Digest {
        self.chain.digest()
    }

    /// The line of the entry with this index in the text, starting at 1.
    pub fn line_of(&self, index: usize) -> usize {
        self.header.lines().len() + 2 + index
    }

    /// Adds the secret to the header, once; it is not part of the digests. Only for games that are over.
    pub fn reveal(&mut self, secret: Secret) -> Result<(), HeaderError> {
        if self.header.secret.is_some() {
            return Err(HeaderError::Revealed);
        }
        self.header.secret = Some(secret);
        let checked = self.header.check_secret();
        if checked.is_err() {
            self.header.secret = None;
        }
        checked
    }

    /// Plays an entry and appends it. On error nothing changes.
    pub fn push(&mut self, entry: Entry, observer: Option<&mut dyn Observer>) -> Result<Digest, EntryError> {
        self.board.play(entry, observer)?;
        let position = position_text_of_revision(self.game(), &self.names);
        self.chain = self.chain.with(&entry.text(&self.names), &position);
        let digest = self.chain.digest();
        self.entries.push((entry, digest));
        Ok(digest)
    }

    /// The complete text.
    pub fn print(&self) -> String {
        let mut lines = self.header.lines();
        lines.push(format!("begin [{}]", self.begin));
        lines.extend(
            self.entries.iter().map(|(entry, digest)| format!("{} [{digest}]", entry.text(&self.names))),
        );
        lines.push(self.last_line());
        lines.push(String::new());
        lines.join("\n")
    }

    /// The last line: the outcome, or that the game is not over.
    pub(crate) fn last_line(&self) -> String {
        let text = match self.game().outcome() {
            Some(outcome) => format!("over {}", outcome_text(outcome, &self.names)),
            None => "unfinished".to_owned(),
        };
        let digest = self.chain.with(&text, "").digest();
        format!("{text} [{digest}]")
    }

    /// Replays the game from the beginning.
    pub fn replay(&self) -> Result<Replay, EntryError> {
        let mut board = match self.header.game() {
            Ok(game) => Board::new(game),
            Err(_) => unreachable!("the header has been checked"),
        };
        let mut steps = Vec::with_capacity(self.entries.len());
        for &(entry, _) in &self.entries {
            let before = board.game;
            let mut events = Vec::new();
            let takes_back = board.play(entry, Some(&mut events))?;
            steps.push(ReplayStep { before, entry, takes_back, events });
        }
        Ok(Replay { steps, end: board.game })
    }
}
