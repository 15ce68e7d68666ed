//! What the file of a card or tile needs.

pub(crate) use crate::dice::{Dice, Face, FaceSet};
pub(crate) use crate::event::{Source, Token};
pub(crate) use crate::game::{Cause, Game, Hit, HitKind, Place};
pub(crate) use crate::play::Play;
pub(crate) use crate::power::{
    Claws, Decks, Deed, EndGain, Gain, Gift, Holder, Limit, Offer, Pick, Picks, Power, PowerSet, Rescue,
    Side, Stage, Strike, Window, Windows,
};
pub(crate) use crate::rules::{
    Batteries, BatteriesTick, BurrowingBonus, ClawAdders, Deck, DropClearsTokyo, EvenBiggerLoss,
    FireBreathing, FreezeTimeCopies, FreezeTimeDice, FrenzyEndStep, MetamorphRefund, RuleSet, UnderdogTie,
};
pub(crate) use crate::seat::{Seat, SeatSet};
