//! The fixed numbers of the rules, as data for clients to show.

use crate::flow::market::SWEEP_PRICE;
use crate::flow::resolving::TRIPLE;
use crate::flow::rolling::DICE_IN_THE_BOX;
use crate::flow::start::{DUEL_INCOME, INCOME};
use crate::flow::tokyo::ENTRY;
use crate::game::{
    BASE_DICE, BASE_ROLLS, BAY_NEEDS, HEARTS, MARKET_SLOTS, POINTS_TO_WIN, WICKEDNESS_END, WICKEDNESS_LEVELS,
};
use crate::rules::{Bay, DiceCap, HeartsCap, RuleSet, TokyoEntry, TwoPlayerEnergy, Wickedness};
use crate::verbs::HEARTS_CAP;

/// The currency in which Tokyo pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pay {
    /// Points.
    Points,
    /// Energy, in a duel that says so (DUEL-1).
    Energy,
}

/// The moment at which a monster enters an empty Tokyo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Entering {
    /// While attacking (TOKYO-5).
    Attack,
    /// After resolving its dice, with or without a claw (TOKYO-7).
    Always,
}

/// Numbers that stay the same throughout a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleNumbers {
    /// Points that win (WIN-1), and the most a monster can have.
    pub points_to_win: u8,
    /// Hearts at the start, and maximum hearts without any power (SETUP-2, HEAL-2).
    pub hearts: u8,
    /// The cap on maximum hearts, if there is one.
    pub most_hearts: Option<u8>,
    /// Dice without any power (SETUP-6).
    pub dice: u8,
    /// The cap on dice, if there is one.
    pub most_dice: Option<u8>,
    /// Rolls without any power (DICE-2).
    pub rolls: u8,
    /// Equal numbers needed to score (VP-1).
    pub triple: u8,
    /// Face-up cards (SETUP-5).
    pub market: u8,
    /// The price of a sweep in energy (BUY-4).
    pub sweep: u8,
    /// Gained by entering Tokyo (TOKYO-1).
    pub entry: u8,
    /// Gained by starting a turn in Tokyo (START-1).
    pub income: u8,
    /// The currency of both.
    pub tokyo_pays: Pay,
    /// The moment at which an empty Tokyo is entered.
    pub entering: Entering,
    /// Living monsters that the Bay needs (BAY-1); `None` if there is no Bay.
    pub bay_needs: Option<u8>,
    /// The spaces of the wickedness track where tiles lie (WICKED-5); `None` without the track.
    pub wickedness_levels: Option<[u8; WICKEDNESS_LEVELS.len()]>,
    /// The last space of that track; `None` without the track.
    pub wickedness_end: Option<u8>,
}

impl RuleSet {
    /// The fixed numbers of a game for `players` players.
    ///
    /// ```
    /// use kaiju_engine::RuleSet;
    /// let numbers = RuleSet::DARK.numbers(4);
    /// assert_eq!((numbers.points_to_win, numbers.wickedness_levels), (20, Some([3, 6, 10])));
    /// assert_eq!(RuleSet::CZECH.numbers(4).wickedness_levels, None);
    /// ```
    pub fn numbers(&self, players: usize) -> RuleNumbers {
        let is_wicked = self.wickedness != Wickedness::Off;
        let pays_energy = self.two_player_energy == TwoPlayerEnergy::On && players == 2;
        RuleNumbers {
            points_to_win: POINTS_TO_WIN,
            hearts: HEARTS,
            most_hearts: match self.max_hp_cap {
                HeartsCap::Twelve => Some(HEARTS_CAP),
                HeartsCap::Unlimited => None,
            },
            dice: BASE_DICE,
            most_dice: match self.dice_cap {
                DiceCap::Eight => Some(DICE_IN_THE_BOX),
                DiceCap::Unlimited => None,
            },
            rolls: BASE_ROLLS,
            triple: TRIPLE,
            market: MARKET_SLOTS as u8,
            sweep: SWEEP_PRICE,
            entry: ENTRY,
            income: if pays_energy { DUEL_INCOME } else { INCOME },
            tokyo_pays: if pays_energy { Pay::Energy } else { Pay::Points },
            entering: match self.tokyo_entry {
                TokyoEntry::Claw => Entering::Attack,
                TokyoEntry::Always => Entering::Always,
            },
            bay_needs: (self.bay_use == Bay::On && players >= BAY_NEEDS).then_some(BAY_NEEDS as u8),
            wickedness_levels: is_wicked.then_some(WICKEDNESS_LEVELS),
            wickedness_end: is_wicked.then_some(WICKEDNESS_END),
        }
    }
}
