//! Dedicated News Team: a point for every card bought.
//!
//! Rulings: docs/rulings.md#dedicated-news-team (from wherever the card is bought; not for its own purchase).

use super::prelude::*;

pub(crate) const DEDICATED_NEWS_TEAM: Power = Power {
    name: "Dedicated News Team",
    second_name: Some("Media-Friendly"),
    text: "Whenever you buy a card, gain 1 point.",
    cost: 3,
    on_bought: Some(|game, me| game.gain_points(me.seat, 1, Cause::Power(me.power))),
    ..Power::KEEP
};
