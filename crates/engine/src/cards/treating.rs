//! Healing other monsters with heart dice, for energy (HEAL-7): shared by Healing Ray and Regeneration.

use super::prelude::*;

/// The energy that a patient pays per heart, as far as it has any.
const FEE: u8 = 2;

/// The monsters in `seats` below their maximum hearts.
pub(super) fn wounded(game: &Game, seats: SeatSet) -> SeatSet {
    seats.iter().filter(|&seat| !game.is_healthy(seat)).collect()
}

/// The reason why this monster cannot be picked.
pub(super) fn lack_of_patient(game: &Game, _: Holder, pick: Pick) -> Option<Lack> {
    let Pick::Monster(seat) = pick else { return None };
    game.is_healthy(seat).then_some(Lack::FullHearts { seat })
}

/// Heals another monster with one of the active monster's heart dice. The healer's powers may add hearts, which are
/// paid for too.
pub(super) fn treat(game: &mut Play, me: Holder, patient: Seat) {
    let first = !game.turn().patients.contains(patient);
    game.turn.patients.insert(patient);
    let hearts = 1 + game.heal_bonus(me.seat, Gift::Treating { first });
    for _ in 0..hearts {
        if !game.is_healthy(patient) {
            sell_heart(game, me, patient);
        }
    }
}

fn sell_heart(game: &mut Play, me: Holder, patient: Seat) {
    let cause = Cause::Power(me.power);
    game.heal(patient, 1, Gift::Treatment, cause);
    let paid = game.spend_energy(patient, FEE, cause);
    game.receive_energy(me.seat, paid, cause);
}
