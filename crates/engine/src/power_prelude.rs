//! Imports for the files of cards and tiles.

pub(crate) use crate::decision::DecisionKind;
pub(crate) use crate::dice::{Dice, Face, FaceSet};
pub(crate) use crate::event::{Source, Token};
pub(crate) use crate::game::{Game, Place};
pub(crate) use crate::hit::{Cause, Hit, HitKind};
pub(crate) use crate::lack::Lack;
pub(crate) use crate::play::Play;
pub(crate) use crate::power::{
    Claws, Decks, Deed, EndGain, Gain, Gift, Holder, Limit, Offer, Pick, Picks, Power, PowerId, PowerSet,
    Rescue, Side, Stage, Strike, Window, Windows,
};
pub(crate) use crate::rules::{
    AlphaMonster, AttackDefinition, Batteries, BatteriesTick, BurrowingBonus, BurrowingWound, ClawAdders,
    CopiedTokens, Deck, DropClearsTokyo, EvenBiggerLoss, FireBreathing, FreezeTimeCopies, FreezeTimeDice,
    FrenzyEndStep, HeartsCap, HerbivoreSpares, MetamorphRefund, MetamorphSale, MimicOwnCards,
    RegenerationTreats, Revision, RuleSet, ShrinkRayHits, SkybeamHeals, UnderdogTie,
};
pub(crate) use crate::seat::{Seat, SeatSet};
