//! Smoke Cloud: three extra rolls, to use when you like.
//!
//! Rulings: docs/rulings.md#smoke-cloud (discarded when empty; an empty copy leaves the copier in play).

use super::prelude::*;

pub(crate) const SMOKE_CLOUD: Power = Power {
    name: "Smoke Cloud",
    text: "Put 3 smoke tokens on this card. Remove one to roll once more. Discard the card when none is left.",
    cost: 4,
    has_counter: true,
    starts_with: Some(|_| TOKENS),
    copy_ends_alone: true,
    on_gain: Some(fill),
    offers: &[Offer { windows: Window::Roll.only(), lacks, accept: puff, ..Offer::NEVER }],
    ..Power::KEEP
};

const TOKENS: u8 = 3;

fn fill(game: &mut Play, me: Holder, how: Gain) {
    match how {
        Gain::Taken => {}
        Gain::New | Gain::Copied => game.set_counter(me.power, TOKENS),
    }
}

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let token = Lack::unless(game.counter(me.power) > 0, Lack::NoToken);
    token.or_else(|| Lack::unless(!game.turn().dice.is_empty(), Lack::NoDie { faces: FaceSet::ALL }))
}

fn puff(game: &mut Play, me: Holder, _: Pick) {
    let left = game.counter(me.power).saturating_sub(1);
    game.set_counter(me.power, left);
    game.gain_roll(Cause::Power(me.power));
    if left == 0 {
        game.use_up(me);
    }
}
