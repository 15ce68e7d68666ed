//! Events: facts in the past tense, complete enough to redraw the table without knowing the rules.

use crate::dice::{Dice, Face, FaceSet};
use crate::game::{Game, Outcome, Place};
use crate::hit::Cause;
use crate::power::{PowerId, PowerSet};
use crate::seat::{Seat, SeatSet};

/// A kind of token that a monster can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Token {
    /// Costs a heart at the end of each of its turns (TOKEN-1).
    Poison,
    /// Costs a die (TOKEN-2).
    Shrink,
}

/// The place a bought card came from.
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

/// One fact. `now` is always the value after the event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "event", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// The tiles were laid out.
    TilesLaid {
        /// The tiles.
        tiles: PowerSet,
    },
    /// Six dice were rolled to decide who starts.
    RolledOff {
        /// The seat that rolled.
        seat: Seat,
        /// The dice.
        dice: Dice,
    },
    /// A card was revealed in the market.
    Revealed {
        /// The market slot.
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
        /// Dice this turn is short of.
        dice_fewer: u8,
    },
    /// The active monster's dice and rolls for this turn were counted; the dice are in its hand.
    DiceCounted {
        /// The seat whose turn it is.
        seat: Seat,
        /// The number of dice; with none there is no roll.
        dice: u8,
        /// Rolls left.
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
    /// Dice were rolled; `dice` is everything on the table now.
    Rolled {
        /// The seat that rolled.
        seat: Seat,
        /// The number of dice rolled just now.
        rolled: u8,
        /// All dice of the active monster.
        dice: Dice,
        /// Rolls left.
        rolls_left: u8,
    },
    /// Dice were kept and the others taken up to be rolled again. If all were kept, rolling is over.
    Kept {
        /// The seat that kept them.
        seat: Seat,
        /// The dice still on the table.
        dice: Dice,
        /// Rolls left.
        rolls_left: u8,
    },
    /// Dice were rolled for a power.
    SideRolled {
        /// The seat that rolled.
        seat: Seat,
        /// The power they were rolled for.
        power: PowerId,
        /// The dice.
        dice: Dice,
    },
    /// The dice rolled for a power became final and were taken away.
    SideDiceUsed {
        /// The seat that rolled.
        seat: Seat,
        /// The power they were rolled for.
        power: PowerId,
        /// The dice.
        dice: Dice,
    },
    /// One of the active monster's dice, or one rolled for a power, was taken up to be rolled again.
    DieLifted {
        /// The seat that did it.
        seat: Seat,
        /// The face it showed.
        face: Face,
        /// True if it was among the dice rolled for a power.
        in_tray: bool,
    },
    /// That die was rolled.
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
        /// The face it showed.
        from: Face,
        /// The face it shows now.
        to: Face,
        /// True if it is among the dice rolled for a power.
        in_tray: bool,
    },
    /// An extra roll was gained.
    RollGained {
        /// Rolls left.
        rolls_left: u8,
        /// The reason.
        cause: Cause,
    },
    /// The result became final: the active monster's dice, with this many claws and hearts.
    ResultFixed {
        /// The faces to resolve, hearts included; numbers only if they score.
        blocks: FaceSet,
        /// Claws, including those that powers add.
        claws: u8,
        /// Hearts to use.
        hearts: u8,
        /// The powers that change the number of claws.
        claws_by: PowerSet,
    },
    /// A new power changed the claws of the result.
    ClawsRecounted {
        /// Claws, including those that powers add.
        claws: u8,
        /// The faces still to resolve, now that there are claws or none.
        blocks: FaceSet,
        /// The powers that change the number of claws.
        claws_by: PowerSet,
    },
    /// A block of the result was resolved, or some of its hearts were used; the effects follow.
    BlockResolved {
        /// The block.
        face: Face,
        /// The number of dice, claws or hearts.
        count: u8,
    },
    /// Resolving is over; anything left of the result is lost.
    ResultDone,
    /// A player chose to use a power.
    Used {
        /// The seat that used it.
        seat: Seat,
        /// The power; for a copy, the copying power.
        power: PowerId,
    },
    /// A player declined to use a power or take a tile.
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
        /// The reason.
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
        /// The reason.
        cause: Cause,
    },
    /// Energy was gained.
    EnergyGained {
        /// The seat that gained.
        seat: Seat,
        /// The amount.
        energy: u8,
        /// Energy afterwards.
        now: u8,
        /// The reason.
        cause: Cause,
        /// The powers that made it more.
        raised_by: PowerSet,
    },
    /// Energy was spent or lost.
    EnergySpent {
        /// The seat that spent.
        seat: Seat,
        /// The amount.
        energy: u8,
        /// Energy afterwards.
        now: u8,
        /// The purpose or the reason.
        cause: Cause,
    },
    /// Hearts were gained.
    Healed {
        /// The monster that healed.
        seat: Seat,
        /// The number of hearts.
        hearts: u8,
        /// Hearts afterwards.
        now: u8,
        /// The reason.
        cause: Cause,
        /// The powers that added to the healing.
        raised_by: PowerSet,
    },
    /// Hearts were lost to damage.
    Hurt {
        /// The monster that was hurt.
        seat: Seat,
        /// The number of hearts.
        hearts: u8,
        /// Hearts afterwards.
        now: u8,
        /// The seat that dealt the damage, if any.
        author: Option<Seat>,
        /// The reason.
        cause: Cause,
        /// Claws on the dice that reached it.
        rolled: u8,
        /// Damage that the author's powers added.
        more: u8,
        /// The powers that added it.
        raised_by: PowerSet,
    },
    /// Damage was prevented, in whole or in part.
    Prevented {
        /// The monster that was spared.
        seat: Seat,
        /// The number of hearts saved.
        hearts: u8,
        /// The powers that prevented it; none if the monster was already shielded.
        by: PowerSet,
    },
    /// Hearts were set to a number, without healing or damage.
    HeartsSet {
        /// The monster.
        seat: Seat,
        /// Hearts afterwards.
        now: u8,
        /// The reason.
        cause: Cause,
    },
    /// A monster became unable to lose hearts for the rest of the turn.
    Shielded {
        /// The monster.
        seat: Seat,
        /// The power that shields it.
        by: PowerId,
    },
    /// A token was given.
    TokenGiven {
        /// The monster that got it.
        seat: Seat,
        /// The kind of token.
        token: Token,
        /// Tokens of this kind afterwards.
        now: u8,
        /// The seat that gave it.
        author: Seat,
        /// The reason.
        cause: Cause,
    },
    /// A token was removed.
    TokenRemoved {
        /// The monster that had it.
        seat: Seat,
        /// The kind of token.
        token: Token,
        /// Tokens of this kind afterwards.
        now: u8,
        /// The reason.
        cause: Cause,
    },
    /// A monster moved to another place.
    Moved {
        /// The monster.
        seat: Seat,
        /// The place it left.
        from: Place,
        /// The place it is in now.
        to: Place,
    },
    /// Tokyo Bay closed for the rest of the game.
    BayClosed,
    /// An attacked monster stayed in Tokyo.
    Stayed {
        /// The monster.
        seat: Seat,
    },
    /// A monster's marker moved on the wickedness track.
    WickednessMoved {
        /// The monster.
        seat: Seat,
        /// Its space afterwards.
        now: u8,
        /// The reason.
        cause: Cause,
    },
    /// A tile was taken.
    TileTaken {
        /// The seat that took it.
        seat: Seat,
        /// The tile.
        tile: PowerId,
    },
    /// A card was bought and paid for.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The card.
        card: PowerId,
        /// The price paid.
        paid: u8,
        /// The place it came from.
        source: Source,
    },
    /// A card changed hands.
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
        /// The card or tile.
        power: PowerId,
    },
    /// All face-up cards were discarded.
    Swept {
        /// The seat that paid for it.
        seat: Seat,
    },
    /// The tokens or energy on a card changed.
    CounterSet {
        /// The card.
        power: PowerId,
        /// Tokens or energy afterwards.
        now: u8,
    },
    /// A copying power started to copy a card, or stopped.
    Copied {
        /// The copying power.
        copier: PowerId,
        /// The copied card, if any.
        card: Option<PowerId>,
    },
    /// A copy was used up until it moves.
    CopySpent {
        /// The copying power.
        copier: PowerId,
    },
    /// A player looked at the top card of the deck.
    Peeked {
        /// The seat that looked.
        seat: Seat,
        /// The top card; `None` in the view of a seat that has not seen it.
        card: Option<PowerId>,
    },
    /// An extra turn was won.
    ExtraTurnWon {
        /// The seat that won it.
        seat: Seat,
        /// Dice it will be short of.
        dice_fewer: u8,
        /// The power that gave it.
        by: PowerId,
    },
    /// A monster at 0 hearts was saved.
    Saved {
        /// The monster.
        seat: Seat,
        /// The power that saved it.
        power: PowerId,
    },
    /// A monster rose from the dead.
    Risen {
        /// The monster.
        seat: Seat,
    },
    /// A monster was eliminated and lost everything it had.
    Eliminated {
        /// The monster.
        seat: Seat,
        /// The seat that took its last hearts, if any.
        author: Option<Seat>,
        /// Why.
        cause: Cause,
        /// Its points at the end.
        points: u8,
    },
    /// The game ended.
    GameOver {
        /// The outcome.
        outcome: Outcome,
    },
}

impl Event {
    /// The seats that may see the whole event; `None` means everybody.
    pub fn private_to(&self, game: &Game) -> Option<SeatSet> {
        if let Event::Peeked { seat, .. } = self {
            Some(game.top().map_or(SeatSet::only(*seat), |(_, seen_by)| seen_by.with(*seat)))
        } else {
            None
        }
    }

    /// The event as `seat` may see it; `None` is a spectator. `game` is the game at the time of the event.
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
    /// Called for each event; `game` is the game right after it.
    fn event(&mut self, game: &Game, event: Event);
}

/// Collects the events.
impl Observer for Vec<Event> {
    fn event(&mut self, _: &Game, event: Event) {
        self.push(event);
    }
}
