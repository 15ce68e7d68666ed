//! Alpha Monster: a point for attacking.
//!
//! Rulings: docs/rulings.md#alpha-monster (in some rule sets a claw is enough, in others a monster must lose a heart;
//! once a turn, OPEN-90).

use super::prelude::*;

pub(crate) const ALPHA_MONSTER: Power = Power {
    name: "Alpha Monster",
    text: "When your attack costs a monster hearts, gain 1 point.",
    text_by: Some(|rules| match rules.alpha_monster {
        AlphaMonster::Wound => None,
        AlphaMonster::Claw => Some("When your result has a claw, gain 1 point."),
    }),
    cost: 5,
    on_attack: Some(|game, me| {
        if game.rules().alpha_monster == AlphaMonster::Claw {
            dominate(game, me);
        }
    }),
    on_landed: Some(|game, me, _| {
        if game.rules().alpha_monster == AlphaMonster::Wound && !game.hit().wounded().is_empty() {
            dominate(game, me);
        }
    }),
    ..Power::KEEP
};

fn dominate(game: &mut Play, me: Holder) {
    game.gain_points(me.seat, 1, Cause::Power(me.power));
}
