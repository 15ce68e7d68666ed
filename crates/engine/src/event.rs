//! Events: facts in the past tense, complete enough to redraw the table without knowing the rules.

use crate::dice::{Dice, Face, FaceSet};
use crate::game::{Game, Outcome, Place};
use crate::hit::Cause;
use crate::power::{PowerId, PowerSet};
use crate::seat::{Seat, SeatSet};

/// A kind of token that lies before a monster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Token {
    /// Costs a heart at the end of each own turn (TOKEN-1).
    Poison,
    /// Costs a die (TOKEN-2).
    Shrink,
}

/// Where a bought card came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Source {
    /// This slot of the market.
    Market(u8),
    /// The top of the deck.
    Deck,
    /// Another monster.
    Monster(Seat),
}

/// One fact. `now` is the value after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "event", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// These tiles lie on the stacks.
    TilesLaid {
        /// The tiles.
        tiles: PowerSet,
    },
    /// Six dice were rolled for the start.
    RolledOff {
        /// The seat that rolled.
        seat: Seat,
        /// The dice.
        dice: Dice,
    },
    /// A card was turned up in the market.
    Revealed {
        /// Which slot.
        slot: u8,
        /// The card.
        card: PowerId,
    },
    /// The discarded cards became the deck.
    Reshuffled {
        /// The new deck.
        deck: PowerSet,
    },
    /// A turn began.
    TurnBegan {
        /// The seat whose turn it is.
        seat: Seat,
        /// True if it is an extra turn.
        extra: bool,
        /// Dice it is short of.
        dice_fewer: u8,
    },
    /// The dice and rolls of the active monster in this turn are fixed; the dice are in its hand.
    DiceCounted {
        /// The seat whose turn it is.
        seat: Seat,
        /// The number of dice; without any there is no roll.
        dice: u8,
        /// Rolls that are left.
        rolls_left: u8,
        /// The powers that add dice.
        dice_by: PowerSet,
        /// Dice that shrink tokens take away.
        shrunk: u8,
        /// Dice that an extra turn is short of.
        dice_fewer: u8,
        /// The powers that add rolls.
        rolls_by: PowerSet,
    },
    /// Dice were rolled; these are all that lie now.
    Rolled {
        /// The seat that rolled.
        seat: Seat,
        /// The number of them that were rolled just now.
        rolled: u8,
        /// All dice of the active monster.
        dice: Dice,
        /// Rolls that are left.
        rolls_left: u8,
    },
    /// Dice were kept; the others were taken up to be rolled again. Without any others, rolling is over.
    Kept {
        /// The seat that kept them.
        seat: Seat,
        /// The dice that lie now.
        dice: Dice,
        /// Rolls that are left.
        rolls_left: u8,
    },
    /// Dice were rolled for a power.
    SideRolled {
        /// The seat that rolled.
        seat: Seat,
        /// The power.
        power: PowerId,
        /// The dice.
        dice: Dice,
    },
    /// The dice rolled for a power lie final, and were taken away.
    SideDiceUsed {
        /// The seat that rolled.
        seat: Seat,
        /// The power.
        power: PowerId,
        /// The dice.
        dice: Dice,
    },
    /// One of the active monster's dice, or of the dice rolled for a power, was taken up to be rolled again.
    DieLifted {
        /// The seat that did it.
        seat: Seat,
        /// The face it showed before.
        face: Face,
        /// True if it was among the dice rolled for a power.
        in_tray: bool,
    },
    /// That die lies again.
    DieRerolled {
        /// The face it shows now.
        face: Face,
        /// True if it is among the dice rolled for a power.
        in_tray: bool,
    },
    /// A die was turned to another face.
    DieTurned {
        /// The seat that did it.
        seat: Seat,
        /// The face it showed before.
        from: Face,
        /// The face it shows now.
        to: Face,
        /// True if it is among the dice rolled for a power.
        in_tray: bool,
    },
    /// A further roll was won.
    RollGained {
        /// Rolls that are left.
        rolls_left: u8,
        /// Why.
        cause: Cause,
    },
    /// The result is final: the active monster's dice as they lie, with this many claws and hearts.
    ResultFixed {
        /// The faces that wait to be resolved, hearts included: of the numbers only those that score.
        blocks: FaceSet,
        /// Claws, those added by powers included.
        claws: u8,
        /// Hearts that can be used.
        hearts: u8,
        /// The powers without which there would be another number of claws.
        claws_by: PowerSet,
    },
    /// A new power changed the claws of the result.
    ClawsRecounted {
        /// Claws, those added by powers included.
        claws: u8,
        /// The powers without which there would be another number of claws.
        claws_by: PowerSet,
    },
    /// A block of the result was resolved, or hearts of it were used; what it does follows.
    BlockResolved {
        /// Which block.
        face: Face,
        /// The number of dice, claws or hearts.
        count: u8,
    },
    /// The dice have been dealt with; what is left of the result counts for nothing.
    ResultDone,
    /// A power was used by choice.
    Used {
        /// The seat that used it.
        seat: Seat,
        /// The power; a copy is named by the copying power.
        power: PowerId,
    },
    /// A player went on without using a power or taking a tile.
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// Points were gained.
    PointsGained {
        /// The seat that gained.
        seat: Seat,
        /// The amount.
        points: u8,
        /// Points afterwards.
        now: u8,
        /// Why.
        cause: Cause,
    },
    /// Points were lost.
    PointsLost {
        /// The seat that lost.
        seat: Seat,
        /// The amount.
        points: u8,
        /// Points afterwards.
        now: u8,
        /// Why.
        cause: Cause,
    },
    /// Energy was gained.
    EnergyGained {
        /// The seat that gained.
        seat: Seat,
        /// How much.
        energy: u8,
        /// Energy afterwards.
        now: u8,
        /// Why.
        cause: Cause,
        /// The powers without which it would be less.
        raised_by: PowerSet,
    },
    /// Energy was spent or lost.
    EnergySpent {
        /// The seat that spent.
        seat: Seat,
        /// How much.
        energy: u8,
        /// Energy afterwards.
        now: u8,
        /// The purpose or the cause.
        cause: Cause,
    },
    /// Hearts were gained.
    Healed {
        /// The healed monster.
        seat: Seat,
        /// The number of hearts.
        hearts: u8,
        /// Hearts afterwards.
        now: u8,
        /// Why.
        cause: Cause,
        /// The powers that add to the healing.
        raised_by: PowerSet,
    },
    /// Hearts were lost through damage.
    Hurt {
        /// The monster that was hurt.
        seat: Seat,
        /// The number of hearts.
        hearts: u8,
        /// Hearts afterwards.
        now: u8,
        /// The seat that did it, if any.
        author: Option<Seat>,
        /// Why.
        cause: Cause,
        /// The author's powers without which it would be less.
        raised_by: PowerSet,
    },
    /// Damage was prevented, wholly or in part.
    Prevented {
        /// The monster that was spared.
        seat: Seat,
        /// The number of hearts.
        hearts: u8,
        /// The powers that did it; none if the monster was shielded before.
        by: PowerSet,
    },
    /// Hearts were set to a number without healing or damage.
    HeartsSet {
        /// The monster whose hearts they are.
        seat: Seat,
        /// Hearts afterwards.
        now: u8,
        /// Why.
        cause: Cause,
    },
    /// A monster loses no hearts for the rest of the turn.
    Shielded {
        /// Which one.
        seat: Seat,
        /// By which power.
        by: PowerId,
    },
    /// A token was given.
    TokenGiven {
        /// To whom.
        seat: Seat,
        /// The kind of token.
        token: Token,
        /// Tokens of this kind afterwards.
        now: u8,
        /// The seat that gave it.
        author: Seat,
        /// Why.
        cause: Cause,
    },
    /// A token was removed.
    TokenRemoved {
        /// The owner.
        seat: Seat,
        /// The kind of token.
        token: Token,
        /// Tokens of this kind afterwards.
        now: u8,
        /// Why.
        cause: Cause,
    },
    /// A monster stands in another place.
    Moved {
        /// Which one.
        seat: Seat,
        /// Where it stood.
        from: Place,
        /// Where it stands.
        to: Place,
    },
    /// The Bay is closed for the rest of the game.
    BayClosed,
    /// An attacked monster stayed in Tokyo.
    Stayed {
        /// Which one.
        seat: Seat,
    },
    /// A marker moved on the wickedness track.
    WickednessMoved {
        /// The owner.
        seat: Seat,
        /// Its space afterwards.
        now: u8,
        /// Why.
        cause: Cause,
    },
    /// A tile was taken.
    TileTaken {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: PowerId,
    },
    /// A card was bought; the price has been paid.
    Bought {
        /// By whom.
        seat: Seat,
        /// The card.
        card: PowerId,
        /// The price paid.
        paid: u8,
        /// Where it lay.
        source: Source,
    },
    /// A card changed its owner.
    Handed {
        /// The former owner.
        from: Seat,
        /// The new owner.
        to: Seat,
        /// The card.
        card: PowerId,
    },
    /// A card or tile left the game.
    Discarded {
        /// The former owner.
        seat: Seat,
        /// Which one.
        power: PowerId,
    },
    /// All face-up cards left the game.
    Swept {
        /// The seat that paid for it.
        seat: Seat,
    },
    /// The number of tokens or energy on a card changed.
    CounterSet {
        /// The card.
        power: PowerId,
        /// Tokens or energy afterwards.
        now: u8,
    },
    /// A copying power copies this card, or none.
    Copied {
        /// The copying power.
        copier: PowerId,
        /// The copied card.
        card: Option<PowerId>,
    },
    /// A copy is used up until it is moved.
    CopySpent {
        /// The copying power.
        copier: PowerId,
    },
    /// Somebody looked at the top card of the deck.
    Peeked {
        /// The seat that looked.
        seat: Seat,
        /// The card on top; `None` in the view of a seat that has not seen it.
        card: Option<PowerId>,
    },
    /// An extra turn was won.
    ExtraTurnWon {
        /// By whom.
        seat: Seat,
        /// Dice it will be short of.
        dice_fewer: u8,
        /// By which power.
        by: PowerId,
    },
    /// A monster at 0 hearts lives on.
    Saved {
        /// Which one.
        seat: Seat,
        /// By which power.
        power: PowerId,
    },
    /// A monster has risen from the dead.
    Risen {
        /// Which one.
        seat: Seat,
    },
    /// A monster is out of the game; what belonged to it is gone.
    Eliminated {
        /// Which one.
        seat: Seat,
        /// The seat that took its last hearts, if any.
        author: Option<Seat>,
        /// Why.
        cause: Cause,
        /// Its points at the end.
        points: u8,
    },
    /// The game is over.
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
}

impl Event {
    /// The seats that may see the event whole; `None` means everybody.
    pub fn private_to(&self, game: &Game) -> Option<SeatSet> {
        if let Event::Peeked { seat, .. } = self {
            Some(game.top().map_or(SeatSet::only(*seat), |(_, seen_by)| seen_by.with(*seat)))
        } else {
            None
        }
    }

    /// The event as `seat` may see it; without a seat, as a spectator may. `game` is how the table looked then.
    pub fn as_seen_by(self, seat: Option<Seat>, game: &Game) -> Event {
        let sees_all =
            self.private_to(game).is_none_or(|seats| seat.is_some_and(|seat| seats.contains(seat)));
        match self {
            Event::Peeked { seat, .. } if !sees_all => Event::Peeked { seat, card: None },
            whole => whole,
        }
    }
}

/// Receives events as they happen.
pub trait Observer {
    /// `event` has just happened; `game` is how the table looks now.
    fn event(&mut self, game: &Game, event: Event);
}

/// Collects the events.
impl Observer for Vec<Event> {
    fn event(&mut self, _: &Game, event: Event) {
        self.push(event);
    }
}
