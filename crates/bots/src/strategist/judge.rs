//! The hand-made judge: a monster's win chance is its share of the strength of all monsters.
//!
//! Strength grows by the same factor with each point, and everything is measured in points: a card is worth the
//! points it will bring, energy what it can buy, Tokyo its income. Survival counts separately: strength is multiplied
//! by the chance to live until the monster's next turn.

use super::worth::{is_listed, worth};
use crate::plan::Judge;
use kaiju_engine::{Game, Place, Player, PowerSet, Seat};
use std::cell::RefCell;

/// The weights of the judge. The unit is one point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Points that multiply strength by e.
    pub scale: f32,
    /// A heart, whatever its use.
    pub heart: f32,
    /// Hearts that divide the danger of dying by e.
    pub fear: f32,
    /// Hearts that each monster in Tokyo is expected to take from one outside.
    pub claws: f32,
    /// Hearts that each monster outside is expected to take from one in Tokyo, which may leave.
    pub siege: f32,
    /// One energy.
    pub energy: f32,
    /// The share of its value that each further energy loses.
    pub glut: f32,
    /// Being in Tokyo.
    pub tokyo: f32,
    /// Being in Tokyo, for each heart.
    pub tokyo_heart: f32,
    /// All cards, as a factor of `worth.txt`.
    pub cards: f32,
    /// The share of their value that cards and energy lose by the time somebody has 20 points.
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
    /// The weights that play best.
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
    /// The factor of the danger by number of monsters in Tokyo that attack one outside.
    under_claws: [f32; Seat::MAX],
    /// The factor of the danger by number of monsters outside that attack one in Tokyo.
    under_siege: [f32; Seat::MAX],
    /// The highest danger there is.
    hopeless: f32,
    /// A cache for the monster at each seat.
    memory: RefCell<[Memory; Seat::MAX]>,
}

/// A cache for one seat. Most of the hundreds of results of a roll change one monster only, and hardly ever its
/// powers.
#[derive(Clone, Copy, Debug)]
struct Memory {
    strengths: [Known; PLACES],
    /// The total value of its powers that have a fixed value.
    worth: (PowerSet, f32),
}

/// A cached strength. The key is the monster's powers, and everything else that matters packed into one number. Each
/// key has one slot, and a newcomer replaces what is there.
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
    /// An entry that no monster matches.
    const NOBODY: Known = Known { powers: PowerSet::EMPTY, key: u64::MAX, strength: 0.0 };
}

/// The number of cached monsters per seat.
const PLACES: usize = 64;
/// A multiplier that spreads differences anywhere in the key into the bits that select the slot.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// The common part of a position for all its monsters. Those in Tokyo are attacked by all others but may leave; those
/// outside are attacked only by those in Tokyo.
struct Around {
    /// Monsters in Tokyo.
    inside: usize,
    /// Monsters outside Tokyo.
    outside: usize,
    /// The most points of any monster.
    most: u8,
    /// All of the above, in the highest 13 bits.
    key: u64,
}

/// The numbers of hearts distinguished.
const HEARTS: usize = 16;
/// The hearts of a monster without hope.
const LAST_BREATH: f32 = 0.2;

impl Strategy {
    /// A judge with these weights.
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

    /// The strength of the monster at `seat`.
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

    /// The strength of the monster at `seat` if its cards are worth `cards`.
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

    /// The value in points of a monster wherever it stands, if its cards are worth `cards`.
    fn assets(&self, player: &Player, most: u8, cards: f32) -> f32 {
        let weights = &self.weights;
        let energy = f32::from(player.energy);
        let energy = energy * (weights.energy - weights.glut * energy).max(weights.energy / 2.0);
        // The rest of the game, as a factor of everything that will bring points.
        let future = 1.0 - weights.late * f32::from(most) / 20.0;
        f32::from(player.points)
            + weights.heart * f32::from(player.hearts)
            + future * (energy + weights.cards * cards)
            - weights.poison * f32::from(player.poison)
            - weights.shrink * f32::from(player.shrink)
            + weights.wickedness * f32::from(player.wickedness)
    }

    /// A rough chance of a monster to die before its next turn ends: e to the power of minus the hearts it expects to
    /// have then, in units of `fear`.
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
        // Dead monsters have no points.
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
        // Parts sized and ordered as in memory, so that each is read at once.
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
