//! Entries that were made just now, or are told again, as each viewer may see them.

use crate::entry::Entry;
use crate::playing::Deed;
use crate::sight::{self, Audience, blind, hidden, may_see};
use crate::table::{BadLog, Table};
use kaiju_engine::{Game, SeatSet};
use kaiju_protocol::{Entry as Written, TableInfo, Told};

/// An entry with everything that those who watch are told about it.
pub struct AppliedEntry {
    /// Its number.
    pub seq: u64,
    /// When it was made, in milliseconds since 1970.
    pub at: u64,
    /// What it says, as it is kept and told.
    pub entry: Written,
    /// The seats that may see the entry whole; `None` means everybody.
    private_to: Audience,
    /// What happened on the table.
    deed: Deed,
    /// Seats and options afterwards, if they changed.
    info: Option<Box<TableInfo>>,
    /// The game afterwards, if events do not tell it.
    game: Option<Box<Game>>,
}

impl AppliedEntry {
    /// Makes an entry: it changes the table, and is told.
    pub fn apply(table: &mut Table, at: u64, entry: Entry) -> Result<AppliedEntry, BadLog> {
        let done = table.apply(at, &entry)?;
        let game =
            table.playing.as_ref().filter(|_| done.view_changed).map(|playing| Box::new(*playing.game()));
        Ok(AppliedEntry {
            seq: table.seq,
            at,
            entry: entry.written(table.names()),
            private_to: done.private_to,
            deed: done.deed,
            info: done.info_changed.then(|| Box::new(table.info.clone())),
            game,
        })
    }

    /// Whether seats, options or phase changed.
    pub fn changed_info(&self) -> bool {
        self.info.is_some()
    }

    /// Whether a bot has stepped in for a player, or a player is back.
    pub fn changed_presence(&self) -> bool {
        matches!(self.entry, Written::Away { .. } | Written::Back { .. })
    }

    /// The seats that are told more than others.
    pub fn insiders(&self) -> SeatSet {
        let of_events = self.deed.events.iter().filter_map(|&(_, seats)| seats);
        let of_view = self.game.as_ref().map(|game| sight::insiders(game));
        of_events.chain(self.private_to).chain(of_view).fold(SeatSet::EMPTY, SeatSet::or)
    }

    /// The entry for the guest who has the seats `viewer`.
    pub fn for_viewer(&self, viewer: SeatSet) -> Told {
        Told {
            seq: self.seq,
            at: self.at,
            entry: if may_see(self.private_to, viewer) { self.entry.clone() } else { hidden(&self.entry) },
            events: self
                .deed
                .events
                .iter()
                .map(|&(event, seats)| if may_see(seats, viewer) { event } else { blind(event) })
                .collect(),
            figures: self.deed.figures.clone(),
            view: self.game.as_ref().map(|game| Box::new(sight::view(game, viewer))),
            info: self.info.clone(),
        }
    }
}
