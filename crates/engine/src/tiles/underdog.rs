//! Underdog: attacks steal points from those who have more.
//!
//! Rulings: docs/rulings.md#tile-underdog (your points as of the start of the attack count).

use super::prelude::*;

pub(crate) const UNDERDOG: Power = Power {
    name: "Underdog",
    text: "Take 1 point from every monster that you wound by an attack and that has more points than you.",
    text_by: Some(|rules| match rules.attack_definition {
        AttackDefinition::DiceUnlessPrevented | AttackDefinition::Damage => None,
        AttackDefinition::Dice => {
            Some("Take 1 point from every monster that you attack and that has more points than you.")
        }
    }),
    stirs_attack: true,
    on_landed: Some(steal),
    ..Power::tile(Side::Green, 3)
};

fn steal(game: &mut Play, me: Holder, victims: SeatSet) {
    let cause = Cause::Power(me.power);
    for seat in victims {
        if game.player(seat).points > game.turn().noted_points {
            game.lose_points(seat, 1, cause);
            game.gain_points(me.seat, 1, cause);
        }
    }
}
