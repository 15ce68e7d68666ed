//! Why an action is not legal: the thing it lacks.
//!
//! [`Game::why_not`](crate::Game::why_not) finds it.

use crate::action::Action;
use crate::decision::DecisionKinds;
use crate::dice::{Face, FaceSet};
use crate::power::{Kind, PowerId};
use crate::seat::Seat;

/// The reason why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "lack", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lack {
    /// The game is over.
    Over,
    /// The monster is out of the game.
    Out {
        /// The monster.
        seat: Seat,
    },
    /// The action is possible at other decisions, but not at the open one.
    NotNow {
        /// The decisions at which it is.
        at: DecisionKinds,
    },
    /// The action answers the open decision, but another seat is asked.
    NotAsked {
        /// The seat that is asked.
        asked: Seat,
    },
    /// The monster does not have enough energy.
    EnergyShort {
        /// The missing energy.
        by: u8,
        /// The price.
        price: u8,
    },
    /// The power works once a turn and has been used.
    UsedThisTurn,
    /// The power works once per damage and has been used.
    UsedOnThisDamage,
    /// The copy is used up until it moves.
    CopySpent,
    /// The power works by itself; there is nothing to choose.
    WorksByItself,
    /// The monster does not have this card or tile.
    NotHeld {
        /// The card or tile.
        power: PowerId,
    },
    /// The card or tile is not where it could be taken from.
    NotThere,
    /// No usable die shows one of these faces.
    NoDie {
        /// The faces.
        faces: FaceSet,
    },
    /// No rolls are left; the dice are final.
    NoRolls,
    /// The result has fewer than three dice with this face.
    NoTriple {
        /// The face.
        face: Face,
    },
    /// No number shows often enough to score.
    NoSet,
    /// The monster is at its maximum hearts.
    FullHearts {
        /// The monster.
        seat: Seat,
    },
    /// There is no monster to use it on.
    NoMonster,
    /// There is no card to use it on.
    NoCard,
    /// The monster is not about to lose hearts.
    NothingToPrevent,
    /// No claws are about to hit the monster.
    NotAttacked,
    /// It works only in Tokyo.
    OnlyInTokyo,
    /// It works only outside Tokyo.
    OnlyOutside,
    /// No place in Tokyo is free.
    TokyoFull,
    /// The claws have not hurt the monster, and only those who are hurt may leave.
    NotHurt,
    /// The monster has decided this already, and is not asked again.
    Decided,
    /// There is no token of this kind.
    NoToken,
    /// One of the monster's own powers forbids it.
    Forbidden {
        /// The power.
        by: PowerId,
    },
    /// Heart dice do nothing for a monster that has risen from the dead.
    Risen,
    /// Another block of the result must be resolved first.
    OrderFixed {
        /// That block.
        first: Face,
    },
    /// Dice of the result are not resolved yet.
    DiceLeft,
    /// The monster already has a tile of this level.
    HasTile {
        /// That tile.
        tile: PowerId,
    },
    /// The monster's wickedness is below the level of the tile.
    WickednessShort {
        /// The missing wickedness.
        by: u8,
    },
    /// The power needs a pick.
    NeedsPick,
    /// The die shows this face already.
    ShowsFace {
        /// The face.
        face: Face,
    },
    /// Only cards that are kept can be picked with the power.
    OnlyCards,
    /// Only cards of this monster can be picked with the power.
    OnlyOf {
        /// That monster.
        seat: Seat,
    },
    /// A card that copies another one cannot be copied.
    Copier,
    /// The power copies this card already.
    CopiedAlready,
    /// The monster was not healed by another one's dice in this turn.
    NotTreated {
        /// The monster.
        seat: Seat,
    },
    /// The power never takes a pick of this kind.
    WrongPick,
}

/// Something that a monster may want to do. Most is an answer to a decision; the rest happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// To give this answer.
    Act(Action),
    /// To be healed by the heart dice of its own turn.
    Heal,
    /// To enter Tokyo with the dice of its own turn.
    Enter,
    /// To score points with the numbers on the dice of its own turn.
    Score,
}

impl From<Action> for Aim {
    fn from(action: Action) -> Aim {
        Aim::Act(action)
    }
}

impl Lack {
    /// `None` if there is enough energy for `price`.
    #[inline]
    pub(crate) const fn of_energy(energy: u8, price: u8) -> Option<Lack> {
        if energy >= price { None } else { Some(Lack::EnergyShort { by: price - energy, price }) }
    }

    /// `None` if `is_there`, else `lack`.
    #[inline]
    pub(crate) const fn unless(is_there: bool, lack: Lack) -> Option<Lack> {
        if is_there { None } else { Some(lack) }
    }

    /// The lack of a pick of this kind that is not a card that can be kept.
    pub(crate) fn of_kept_card(power: PowerId) -> Option<Lack> {
        Lack::unless(power.power().kind == Kind::Keep, Lack::OnlyCards)
    }
}
