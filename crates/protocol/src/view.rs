//! The table as one client sees it.

use kaiju_engine::{
    DecisionKinds, Figure, Figures, Lack, Monster, Outcome, PowerId, PowerSet, Price, RuleNumbers, SeatSet,
    Table, TableTurn, Verb,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything visible on the table. Only events and changed figures of entries change it, so a client that applies
/// every entry has the same view as the server. `kaiju_engine::Table::apply` shows how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct TableView {
    /// The monsters, in seat order.
    pub monsters: Vec<Monster>,
    /// True if Tokyo Bay can be entered.
    pub bay_open: bool,
    /// The three places of the market.
    pub market: Vec<Option<PowerId>>,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The top card of the deck, if the viewer has seen it.
    pub top: Option<PowerId>,
    /// The seats that have seen the top card.
    pub top_seen_by: SeatSet,
    /// The wickedness tiles that can be taken.
    pub tiles: PowerSet,
    /// Copied cards, by the power that copies. Two powers can copy at the same time.
    pub copies: BTreeMap<String, Copied>,
    /// Tokens or energy on cards; a card without any is left out.
    pub counters: BTreeMap<String, u8>,
    /// The current turn, once one has begun.
    pub turn: Option<TableTurn>,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
    /// The figures of each monster, in seat order.
    pub figures: Vec<SeatFigures>,
    /// Numbers of the rules, constant during a game.
    pub numbers: RuleNumbers,
    /// The decisions at which things can be done.
    pub moments: Moments,
}

/// The figures of a monster (prices, maximum hearts, dice, rolls), and when it can use its powers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct SeatFigures {
    /// The numbers.
    #[serde(flatten)]
    pub figures: Figures,
    /// Its powers, each with what keeps it from being used while its owner is not asked about it.
    pub uses: Vec<Use>,
}

/// Changed figures of a seat. Each one present replaces the old one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct ChangedFigures {
    /// Prices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub prices: Option<[Option<Price>; 3]>,
    /// Maximum hearts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub max_hearts: Option<Figure>,
    /// Dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub dice: Option<Figure>,
    /// Dice that shrink tokens take away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub dice_shrunk: Option<u8>,
    /// Dice missing in an extra turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub dice_fewer: Option<u8>,
    /// Rolls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub rolls: Option<Figure>,
    /// The powers of the seat, with the reason why each cannot be used yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub uses: Option<Vec<Use>>,
}

impl SeatFigures {
    /// The changes that turn these figures into `now`; `None` if they are equal.
    pub fn changes(&self, now: &SeatFigures) -> Option<ChangedFigures> {
        fn new<T: PartialEq + Clone>(was: &T, now: &T) -> Option<T> {
            (was != now).then(|| now.clone())
        }
        if self == now {
            return None;
        }
        let (old, new_figures) = (&self.figures, &now.figures);
        Some(ChangedFigures {
            prices: new(&old.prices, &new_figures.prices),
            max_hearts: new(&old.max_hearts, &new_figures.max_hearts),
            dice: new(&old.dice, &new_figures.dice),
            dice_shrunk: new(&old.dice_shrunk, &new_figures.dice_shrunk),
            dice_fewer: new(&old.dice_fewer, &new_figures.dice_fewer),
            rolls: new(&old.rolls, &new_figures.rolls),
            uses: new(&self.uses, &now.uses),
        })
    }

    /// Applies changes.
    pub fn change(&mut self, changed: &ChangedFigures) {
        let SeatFigures { figures, uses } = self;
        let ChangedFigures { prices, max_hearts, dice, dice_shrunk, dice_fewer, rolls, uses: now } = changed;
        figures.prices = prices.unwrap_or(figures.prices);
        figures.max_hearts = max_hearts.unwrap_or(figures.max_hearts);
        figures.dice = dice.unwrap_or(figures.dice);
        figures.dice_shrunk = dice_shrunk.unwrap_or(figures.dice_shrunk);
        figures.dice_fewer = dice_fewer.unwrap_or(figures.dice_fewer);
        figures.rolls = rolls.unwrap_or(figures.rolls);
        if let Some(now) = now {
            uses.clone_from(now);
        }
    }
}

/// A power, and the reason why it cannot be used while its owner is not asked about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Use {
    /// The power.
    pub power: PowerId,
    /// The moment that has not come (`not_now`), or that there is nothing to use.
    pub why: Lack,
}

/// The decisions at which something can be done, whatever the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Moments {
    /// Dice are kept and rolled again.
    pub keep: DecisionKinds,
    /// Dice are resolved.
    pub resolve: DecisionKinds,
    /// Tiles are taken.
    pub take: DecisionKinds,
    /// Cards are bought and swept away.
    pub buy: DecisionKinds,
    /// Tokyo is left, or held.
    pub leave: DecisionKinds,
}

impl Default for Moments {
    fn default() -> Moments {
        Moments {
            keep: Verb::Keep.decisions(),
            resolve: Verb::Resolve.decisions(),
            take: Verb::Take.decisions(),
            buy: Verb::Buy.decisions(),
            leave: Verb::Yield.decisions(),
        }
    }
}

/// A card that another power copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Copied {
    /// The card.
    pub card: PowerId,
    /// True if the copy is used up.
    pub spent: bool,
}

impl TableView {
    /// The view of a table built from events, with the figures of its seats.
    pub fn drawn(table: &Table, figures: Vec<SeatFigures>, numbers: RuleNumbers) -> TableView {
        let counters = PowerId::all().map(|power| (power.text().to_owned(), table.counter(power)));
        let copies = PowerId::all().filter_map(|copier| {
            let copied = Copied { card: table.copied_by(copier)?, spent: table.is_copy_spent(copier) };
            Some((copier.text().to_owned(), copied))
        });
        TableView {
            monsters: table.monsters.iter().take(figures.len()).copied().collect(),
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
            figures,
            numbers,
            moments: Moments::default(),
        }
    }
}
