//! The table as one client sees it.

use kaiju_engine::{Monster, Outcome, PowerId, PowerSet, SeatSet, Table, TableTurn};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Everything on the table that is drawn. Events change it and nothing else does, so a client that applies every event
/// has the same view as the server; `kaiju_engine::Table::apply` shows how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableView {
    /// The monsters, in seat order.
    pub monsters: Vec<Monster>,
    /// Whether Tokyo Bay can be entered.
    pub bay_open: bool,
    /// The three places of the market.
    pub market: Vec<Option<PowerId>>,
    /// How many cards the deck has.
    pub deck: u8,
    /// The top card of the deck, if whoever looks has seen it.
    pub top: Option<PowerId>,
    /// Who has looked at the top card.
    pub top_seen_by: SeatSet,
    /// The tiles that can be taken.
    pub tiles: PowerSet,
    /// The copies, by the power that copies. Two powers can copy at the same time.
    pub copies: BTreeMap<String, Copied>,
    /// Tokens or energy on cards; a card without any is left out.
    pub counters: BTreeMap<String, u8>,
    /// The turn that is being played, once one has begun.
    pub turn: Option<TableTurn>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A card that another power copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Copied {
    /// The card.
    pub card: PowerId,
    /// Whether the copy is used up.
    pub spent: bool,
}

impl TableView {
    /// A table that was drawn from events.
    pub fn drawn(table: &Table, players: usize) -> TableView {
        let counters = PowerId::all().map(|power| (power.text().to_owned(), table.counter(power)));
        let copies = PowerId::all().filter_map(|copier| {
            let copied = Copied { card: table.copied_by(copier)?, spent: table.is_copy_spent(copier) };
            Some((copier.text().to_owned(), copied))
        });
        TableView {
            monsters: table.monsters.iter().take(players).copied().collect(),
            bay_open: table.bay_open,
            market: table.market.to_vec(),
            deck: u8::try_from(table.deck).unwrap_or(u8::MAX),
            top: table.top,
            top_seen_by: table.top_seen_by,
            tiles: table.tiles,
            copies: copies.collect(),
            counters: counters.filter(|&(_, count)| count > 0).collect(),
            turn: table.turn,
            outcome: table.outcome,
        }
    }
}
