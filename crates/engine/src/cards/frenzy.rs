//! Frenzy: another turn.
//!
//! Rulings: docs/rulings.md#frenzy (in the classic sets the current turn stops at once; OPEN-52, OPEN-53).

use super::prelude::*;

pub(crate) const FRENZY: Power = Power {
    name: "Frenzy",
    text: "Take another turn at once: this one ends here, without its end-of-turn effects.",
    text_by: Some(|rules| match rules.frenzy_end_step {
        FrenzyEndStep::Skip => None,
        FrenzyEndStep::Normal => Some("Take another turn after this one."),
    }),
    cost: 7,
    on_gain: Some(take_turn),
    ..Power::DISCARD
};

fn take_turn(game: &mut Play, me: Holder, _: Gain) {
    match game.rules().frenzy_end_step {
        FrenzyEndStep::Normal => game.win_extra_turn(me, 0),
        FrenzyEndStep::Skip => {
            game.win_next_turn(me);
            if me.seat == game.active() {
                game.cut_turn_short();
            }
        }
    }
}
