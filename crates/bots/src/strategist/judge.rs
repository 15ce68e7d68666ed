//! How good a position is: the share of a monster's strength in that of all monsters.
//!
//! Strength grows by the same factor with each point, whatever brings it: a card is worth as many points as it will bring,
//! energy what can be bought for it, Tokyo its income. What counts apart is to live: strength is multiplied by the chance
//! to survive until the own next turn.

use super::worth::{is_listed, worth};
use crate::plan::Judge;
use kaiju_engine::{Game, Place, Player, PowerSet, Seat};
use std::cell::RefCell;

/// The numbers of the judgement. Points are the unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Points that multiply strength by e.
    pub scale: f32,
    /// A heart, whatever it saves from.
    pub heart: f32,
    /// Hearts that divide the danger of dying by e.
    pub fear: f32,
    /// Hearts that each monster in Tokyo is expected to take from one outside.
    pub claws: f32,
    /// Hearts that one outside is expected to take from a monster in Tokyo, which may leave.
    pub siege: f32,
    /// One energy.
    pub energy: f32,
    /// How much of its worth each further energy loses.
    pub glut: f32,
    /// Being in Tokyo.
    pub tokyo: f32,
    /// Being in Tokyo, for each heart.
    pub tokyo_heart: f32,
    /// All cards, as a factor of the list of their worth.
    pub cards: f32,
    /// How much of their worth cards and energy lose until somebody has all points.
    pub late: f32,
    /// Being the next to roll.
    pub turn: f32,
    /// A poison token.
    pub poison: f32,
    /// A shrink token.
    pub shrink: f32,
    /// A space of the wickedness track.
    pub wickedness: f32,
}

impl Weights {
    /// The numbers that play best.
    pub const TUNED: Weights = Weights {
        scale: 6.5,
        heart: 0.62,
        fear: 2.2,
        claws: 1.5,
        siege: 2.4,
        energy: 0.56,
        glut: 0.015,
        tokyo: 0.8,
        tokyo_heart: 0.07,
        cards: 1.0,
        late: 0.54,
        turn: 0.6,
        poison: 1.2,
        shrink: 1.3,
        wickedness: 0.3,
    };
}

/// The hand-made judge.
#[derive(Clone, Debug)]
pub struct Strategy {
    weights: Weights,
    /// The danger of dying by hearts, if nobody attacks.
    danger: [f32; HEARTS],
    /// The factor of the danger by monsters in Tokyo that attack one outside.
    under_claws: [f32; Seat::MAX],
    /// The same by monsters outside that attack one in Tokyo.
    under_siege: [f32; Seat::MAX],
    /// The most danger there is.
    hopeless: f32,
    /// What is known of the monster at each seat.
    memory: RefCell<[Memory; Seat::MAX]>,
}

/// What is known of a monster. Of the hundreds of results of a roll, most change one monster only, and hardly any its
/// powers.
#[derive(Clone, Copy, Debug)]
struct Memory {
    strengths: [Known; PLACES],
    /// What its powers were worth that are always worth the same.
    worth: (PowerSet, f32),
}

/// A monster, told by its powers and all else that matters as one number, and its strength. Each monster has one place
/// at which it may be remembered; a newcomer takes it over.
#[derive(Clone, Copy, Debug)]
struct Known {
    powers: PowerSet,
    key: u64,
    strength: f32,
}

impl Memory {
    const EMPTY: Memory = Memory { strengths: [Known::NOBODY; PLACES], worth: (PowerSet::EMPTY, 0.0) };
}

impl Known {
    /// No monster has this key.
    const NOBODY: Known = Known { powers: PowerSet::EMPTY, key: u64::MAX, strength: 0.0 };
}

/// Monsters that are remembered for each seat.
const PLACES: usize = 64;
/// Times this, keys that differ anywhere differ in the bits that decide about the place.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// What is the same for all monsters of a position. Those inside Tokyo are attacked by all others, but may leave; those
/// outside only by those inside.
struct Around {
    /// Monsters in Tokyo.
    inside: usize,
    /// Monsters that are not.
    outside: usize,
    /// The points of whoever has most.
    most: u8,
    /// All of it, in the highest 13 bits.
    key: u64,
}

/// Numbers of hearts that are told apart.
const HEARTS: usize = 16;
/// Hearts that are left to a monster without hope.
const LAST_BREATH: f32 = 0.2;

impl Strategy {
    /// A judge with these numbers.
    pub fn new(weights: Weights) -> Strategy {
        let expect = |damage: f32| (damage / weights.fear).exp();
        Strategy {
            weights,
            danger: std::array::from_fn(|hearts| expect(-(hearts as f32))),
            under_claws: std::array::from_fn(|attackers| expect(weights.claws * attackers as f32)),
            under_siege: std::array::from_fn(|attackers| expect(weights.siege * (attackers as f32).sqrt())),
            hopeless: expect(-LAST_BREATH),
            memory: RefCell::new([Memory::EMPTY; Seat::MAX]),
        }
    }

    /// How strong the monster at `seat` is.
    fn strength(&self, game: &Game, seat: Seat, around: &Around, memory: &mut Memory) -> f32 {
        let player = game.player(seat);
        let key = around.key(game, seat);
        let entry = &mut memory.strengths[(key.wrapping_mul(SPREAD) >> 32) as usize % PLACES];
        if entry.key == key && entry.powers == player.powers {
            return entry.strength;
        }
        let powers = player.powers;
        if memory.worth.0 != powers {
            if !is_listed(powers) {
                return self.strength_of(game, seat, around, worth(game, powers));
            }
            memory.worth = (powers, worth(game, powers));
        }
        let strength = self.strength_of(game, seat, around, memory.worth.1);
        *entry = Known { powers, key, strength };
        strength
    }

    /// How strong the monster at `seat` is if its cards are worth `cards`.
    #[inline(never)]
    fn strength_of(&self, game: &Game, seat: Seat, around: &Around, cards: f32) -> f32 {
        let player = game.player(seat);
        let place = game.place(seat);
        let mut assets = self.assets(player, around.most, cards);
        if place != Place::Outside {
            assets += self.weights.tokyo + self.weights.tokyo_heart * f32::from(player.hearts);
        }
        if game.active() == seat {
            assets += self.weights.turn;
        }
        let danger = self.danger(player.hearts, place, around);
        (1.0 - danger) * (assets / self.weights.scale).exp()
    }

    /// What a monster has wherever it stands, in points, if its cards are worth `cards`.
    fn assets(&self, player: &Player, most: u8, cards: f32) -> f32 {
        let weights = &self.weights;
        let energy = f32::from(player.energy);
        let energy = energy * (weights.energy - weights.glut * energy).max(weights.energy / 2.0);
        // How much is left of the game, as a factor of what will bring points.
        let future = 1.0 - weights.late * f32::from(most) / 20.0;
        f32::from(player.points)
            + weights.heart * f32::from(player.hearts)
            + future * (energy + weights.cards * cards)
            - weights.poison * f32::from(player.poison)
            - weights.shrink * f32::from(player.shrink)
            + weights.wickedness * f32::from(player.wickedness)
    }

    /// The chance of a monster to die before its next turn ends, as a feeling: e to the power of minus the hearts it
    /// expects to have then, in units of `fear`.
    fn danger(&self, hearts: u8, place: Place, around: &Around) -> f32 {
        let attack = match place {
            Place::Outside => self.under_claws[around.inside],
            Place::City | Place::Bay => self.under_siege[around.outside],
        };
        let hearts = usize::from(hearts).min(HEARTS - 1);
        (self.danger[hearts] * attack).min(self.hopeless)
    }
}

impl Around {
    fn of(game: &Game) -> Around {
        let inside = game.tokyo().len();
        // Who is dead has no points.
        let most = Seat::ALL.iter().fold(0, |most, &seat| most.max(game.player(seat).points));
        let outside = game.alive().len() - inside;
        Around {
            inside,
            outside,
            most,
            key: u64::from(most) << 51 | (inside as u64) << 56 | (outside as u64) << 59,
        }
    }

    /// Everything but its powers that the strength of the monster at `seat` depends on.
    fn key(&self, game: &Game, seat: Seat) -> u64 {
        let &Player { hearts, points, energy, poison, shrink, wickedness, .. } = game.player(seat);
        // Parts of a size that lies in memory like this, so that each of them is read at once.
        let numbers = u32::from_le_bytes([hearts, points, energy, poison]);
        let more = u16::from_le_bytes([shrink, wickedness]);
        let stand = game.place(seat) as u64 | u64::from(game.active() == seat) << 2;
        u64::from(numbers) | u64::from(more) << 32 | stand << 48 | self.key
    }
}

impl Judge for Strategy {
    fn chances(&self, game: &Game) -> [f32; Seat::MAX] {
        let around = Around::of(game);
        let memory = &mut *self.memory.borrow_mut();
        let mut strengths = [0.0; Seat::MAX];
        let mut sum = 1e-6;
        for seat in game.alive() {
            let strength = self.strength(game, seat, &around, &mut memory[seat.index()]);
            strengths[seat.index()] = strength;
            sum += strength;
        }
        strengths.map(|strength| strength / sum)
    }
}
