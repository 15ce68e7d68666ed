//! Complete Destruction: all six faces together score.
//!
//! Rulings: docs/rulings.md#complete-destruction (the same dice are resolved as usual; where powers add claws, an
//! added claw counts, OPEN-71).

use super::prelude::*;

pub(crate) const COMPLETE_DESTRUCTION: Power = Power {
    name: "Complete Destruction",
    text: "If your result has all six faces, gain 9 points. You can use these dice in other combinations too.",
    text_by: Some(|rules| match rules.claw_adders {
        ClawAdders::Damage => None,
        ClawAdders::Claws => Some(
            "If your result has all six faces, an added claw included, gain 9 points. You can use these dice in other combinations too.",
        ),
    }),
    cost: 3,
    on_result: Some(destroy),
    ..Power::KEEP
};

fn destroy(game: &mut Play, me: Holder) {
    let claw_added = game.rules().claw_adders == ClawAdders::Claws && game.turn().claws > 0;
    let shows = |face| game.usable(face) > 0 || face == Face::Claw && claw_added;
    if Face::ALL.into_iter().all(shows) {
        game.gain_points(me.seat, 9, Cause::Power(me.power));
    }
}
