//! Freeze Time: three 1s win another turn with one die fewer.
//!
//! Rulings: docs/rulings.md#freeze-time (asked after the turn, may be declined; OPEN-55 to OPEN-57).

use super::prelude::*;

pub(crate) const FREEZE_TIME: Power = Power {
    name: "Freeze Time",
    text: "On a turn in which you score three 1s, you may take another turn with one die fewer.",
    text_by: Some(|rules| match rules.freeze_time_dice {
        FreezeTimeDice::Flat => None,
        FreezeTimeDice::Cumulative => Some(
            "On a turn in which you score three 1s, you may take another turn with one die fewer than in this one.",
        ),
    }),
    cost: 5,
    cost_by: Some(|rules| match rules.deck {
        Deck::Classic => 5,
        Deck::Dark => 6,
    }),
    offers: &[Offer {
        windows: Window::Again.only(),
        limit: Limit::Turn,
        lacks,
        accept: take_turn,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let again = match game.rules().freeze_time_copies {
        FreezeTimeCopies::Stack => true,
        FreezeTimeCopies::Single => !game.twin_used(me),
    };
    let again = Lack::unless(again, Lack::UsedThisTurn);
    again.or_else(|| Lack::unless(game.turn().scored.contains(Face::One), Lack::NoTriple { face: Face::One }))
}

fn take_turn(game: &mut Play, me: Holder, _: Pick) {
    let dice_fewer = match game.rules().freeze_time_dice {
        FreezeTimeDice::Flat => 1,
        FreezeTimeDice::Cumulative => game.turn().dice_fewer + 1,
    };
    game.win_extra_turn(me.seat, dice_fewer);
}
