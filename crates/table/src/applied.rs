//! Entries that have been applied to a table, as each viewer may see them.

use crate::entry::Entry;
use crate::playing::MoveResult;
use crate::table::{BadLog, Table};
use crate::visibility::{self, Audience, may_see, redact_entry, redact_event};
use kaiju_engine::{Game, SeatSet};
use kaiju_protocol::{Entry as Written, SentEntry, TableInfo};

/// An entry that has been applied to a table, with its effects for those who watch.
pub struct AppliedEntry {
    /// Its number.
    pub seq: u64,
    /// When it was made, in milliseconds since 1970.
    pub at: u64,
    /// The entry as it is stored and sent.
    pub entry: Written,
    /// The seats that may see the whole entry; `None` means everybody.
    private_to: Audience,
    /// Events and changed figures.
    result: MoveResult,
    /// Seats and options afterwards, if they changed.
    info: Option<Box<TableInfo>>,
    /// The game afterwards, if events do not describe it.
    game: Option<Box<Game>>,
}

impl AppliedEntry {
    /// Applies an entry to a table. On error the caller must discard the table.
    pub fn apply(table: &mut Table, at: u64, entry: Entry) -> Result<AppliedEntry, BadLog> {
        let done = table.apply(at, &entry)?;
        let game =
            table.playing.as_ref().filter(|_| done.view_changed).map(|playing| Box::new(*playing.game()));
        Ok(AppliedEntry {
            seq: table.seq,
            at,
            entry: entry.written(table.names()),
            private_to: done.private_to,
            result: done.result,
            info: done.info_changed.then(|| Box::new(table.info.clone())),
            game,
        })
    }

    /// True if seats, options or phase changed.
    pub fn changed_info(&self) -> bool {
        self.info.is_some()
    }

    /// True if a bot has stepped in for a player, or a player is back.
    pub fn changed_presence(&self) -> bool {
        matches!(self.entry, Written::Away { .. } | Written::Back { .. })
    }

    /// The seats that see more of it than others.
    pub fn insiders(&self) -> SeatSet {
        let of_events = self.result.events.iter().filter_map(|&(_, seats)| seats);
        let of_view = self.game.as_ref().map(|game| visibility::insiders(game));
        of_events.chain(self.private_to).chain(of_view).fold(SeatSet::EMPTY, SeatSet::or)
    }

    /// The entry as the guest with the seats `viewer` may see it.
    pub fn for_viewer(&self, viewer: SeatSet) -> SentEntry {
        SentEntry {
            seq: self.seq,
            at: self.at,
            entry: if may_see(self.private_to, viewer) {
                self.entry.clone()
            } else {
                redact_entry(&self.entry)
            },
            events: self
                .result
                .events
                .iter()
                .map(|&(event, seats)| if may_see(seats, viewer) { event } else { redact_event(event) })
                .collect(),
            figures: self.result.figures.clone(),
            view: self.game.as_ref().map(|game| Box::new(visibility::view(game, viewer))),
            info: self.info.clone(),
        }
    }
}
