//! The input of the network: binary features of each monster and of the table.
//!
//! All seats are described alike, so that the network learns about monsters and not about seats.

use kaiju_engine::rules::{Deck, TokyoEntry, WinCheck};
use kaiju_engine::{Game, Place, Player, Seat};

/// The most features of one monster that can be set.
const MOST: usize = 64;

/// The number of values of each quantity; higher values count as the last one.
const POINTS: usize = 21;
const HEARTS: usize = 13;
const ENERGY: usize = 16;
const PLACES: usize = 3;
const TURNS_TO_COME: usize = 6;
const TOKENS: usize = 4;
const WICKEDNESS: usize = 11;
const STORED: usize = 8;
const POWERS: usize = 94;

/// The index of the first value of each quantity.
const HEARTS_AT: usize = POINTS;
const ENERGY_AT: usize = HEARTS_AT + HEARTS;
const PLACE_AT: usize = ENERGY_AT + ENERGY;
const TURN_AT: usize = PLACE_AT + PLACES;
const POISON_AT: usize = TURN_AT + TURNS_TO_COME;
const SHRINK_AT: usize = POISON_AT + TOKENS;
const WICKEDNESS_AT: usize = SHRINK_AT + TOKENS;
const RISEN_AT: usize = WICKEDNESS_AT + WICKEDNESS;
const STORED_AT: usize = RISEN_AT + 1;
const POWERS_AT: usize = STORED_AT + STORED;

/// The number of features of a monster.
pub const MONSTER: usize = POWERS_AT + POWERS;

/// The number of features of the table.
pub const TABLE: usize = 12;

/// The indices of the features that are set.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    list: [u16; MOST],
    len: usize,
}

impl Facts {
    const NONE: Facts = Facts { list: [0; MOST], len: 0 };

    fn push(&mut self, fact: usize) {
        if let Some(place) = self.list.get_mut(self.len) {
            *place = fact as u16;
            self.len += 1;
        }
    }

    /// Sets the feature for `value`, out of `values`.
    fn number(&mut self, at: usize, values: usize, value: u8) {
        self.push(at + usize::from(value).min(values - 1));
    }

    /// [`Facts::number`] for a quantity that is nearly always 0, for which no feature is set.
    fn count(&mut self, at: usize, values: usize, value: u8) {
        if value > 0 {
            self.number(at, values, value);
        }
    }

    /// The indices of the features.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.list[..self.len].iter().map(|&fact| usize::from(fact))
    }
}

/// The features of the monster at `seat`; `turns` monsters roll before it.
pub fn monster(game: &Game, seat: Seat, turns: usize) -> Facts {
    let Player { powers, hearts, points, energy, poison, shrink, wickedness, risen, .. } = *game.player(seat);
    let mut facts = Facts::NONE;
    facts.number(0, POINTS, points);
    facts.number(HEARTS_AT, HEARTS, hearts);
    facts.number(ENERGY_AT, ENERGY, energy);
    facts.push(
        PLACE_AT
            + match game.place(seat) {
                Place::Outside => 0,
                Place::City => 1,
                Place::Bay => 2,
            },
    );
    facts.push(TURN_AT + turns.min(TURNS_TO_COME - 1));
    facts.count(POISON_AT, TOKENS, poison);
    facts.count(SHRINK_AT, TOKENS, shrink);
    facts.count(WICKEDNESS_AT, WICKEDNESS, wickedness);
    if risen {
        facts.push(RISEN_AT);
    }
    for power in powers {
        facts.push(POWERS_AT + game.copied_by(power).unwrap_or(power).index());
    }
    facts.count(STORED_AT, STORED, stored(game, seat));
    facts
}

/// The numbers that the features of the monster at `seat` depend on, apart from its powers and the turns before its
/// own.
#[inline]
pub fn numbers(game: &Game, seat: Seat) -> u64 {
    let &Player { hearts, points, energy, poison, shrink, wickedness, risen, .. } = game.player(seat);
    let place = game.place(seat) as u8;
    u64::from_le_bytes([hearts, points, energy, poison, shrink, wickedness, u8::from(risen), place])
}

/// Tokens and energy on the cards of the monster at `seat`.
pub fn stored(game: &Game, seat: Seat) -> u8 {
    let powers = game.player(seat).powers.iter();
    powers.filter(|power| power.power().has_counter).map(|power| game.counter(power)).sum()
}

/// The features of the table.
pub fn table(game: &Game) -> Facts {
    let bits = table_bits(game);
    let mut facts = Facts::NONE;
    (0..TABLE).filter(|fact| bits >> fact & 1 == 1).for_each(|fact| facts.push(fact));
    facts
}

/// The features of the table as bits.
#[inline]
pub fn table_bits(game: &Game) -> u16 {
    let rules = game.rules();
    let more = [
        rules.deck == Deck::Dark,
        rules.tokyo_entry == TokyoEntry::Always,
        rules.win_check == WinCheck::OwnTurn,
        game.bay_open(),
        game.tokyo().is_empty(),
        game.seats().len() == 2,
        game.turn().is_extra,
    ];
    let alive = 1 << (game.alive().len().clamp(2, 6) - 2);
    more.into_iter().enumerate().fold(alive, |bits, (place, fact)| bits | u16::from(fact) << (5 + place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_has_a_fact_of_its_own() {
        assert_eq!(kaiju_engine::PowerId::all().count(), POWERS);
    }
}
