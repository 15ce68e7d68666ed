//! How good a position is: the share of a monster's strength in that of all monsters.
//!
//! Strength grows by the same factor with each point, whatever brings it: a card is worth as many points as it will bring,
//! energy what can be bought for it, Tokyo its income. What counts apart is to live: strength is multiplied by the chance
//! to survive until the own next turn.

use super::worth::{is_listed, worth};
use crate::plan::Judge;
use kaiju_engine::{Game, Place, Player, Seat};
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
    /// The strength of monsters: of the hundreds of results of a roll, most change one monster only.
    known: RefCell<Known>,
}

/// Monsters and their strength, by seat and hearts.
type Known = [[Option<(Monster, f32)>; HEARTS]; Seat::MAX];

/// Everything that the strength of a monster depends on.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Monster {
    player: Player,
    place: Place,
    is_active: bool,
    attackers: usize,
    future: f32,
}

/// What is the same for all monsters of a position. Those inside Tokyo are attacked by all others, but may leave; those
/// outside only by those inside.
struct Around {
    /// Monsters in Tokyo.
    inside: usize,
    /// Monsters that are not.
    outside: usize,
    /// What brings points later only is worth so much of its full worth.
    future: f32,
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
            known: RefCell::default(),
        }
    }

    /// How strong the monster at `seat` is.
    fn strength(&self, game: &Game, seat: Seat, around: &Around, known: &mut Known) -> f32 {
        let player = *game.player(seat);
        let place = game.place(seat);
        let attackers = match place {
            Place::Outside => around.inside,
            Place::City | Place::Bay => around.outside,
        };
        let is_active = game.active() == seat;
        let monster = Monster { player, place, is_active, attackers, future: around.future };
        if !is_listed(player.powers) {
            return self.strength_of(&monster, worth(game, player.powers));
        }
        let entry = &mut known[seat.index()][usize::from(player.hearts) % HEARTS];
        match entry {
            Some((known, strength)) if *known == monster => *strength,
            Some(_) | None => {
                let strength = self.strength_of(&monster, worth(game, player.powers));
                *entry = Some((monster, strength));
                strength
            }
        }
    }

    /// How strong a monster is whose cards are worth `cards`.
    fn strength_of(&self, monster: &Monster, cards: f32) -> f32 {
        (1.0 - self.danger(monster)) * (self.assets(monster, cards) / self.weights.scale).exp()
    }

    /// What a monster has, in points.
    fn assets(&self, monster: &Monster, cards: f32) -> f32 {
        let weights = &self.weights;
        let player = &monster.player;
        let energy = f32::from(player.energy);
        let energy = energy * (weights.energy - weights.glut * energy).max(weights.energy / 2.0);
        let mut assets = f32::from(player.points)
            + weights.heart * f32::from(player.hearts)
            + monster.future * (energy + weights.cards * cards)
            - weights.poison * f32::from(player.poison)
            - weights.shrink * f32::from(player.shrink)
            + weights.wickedness * f32::from(player.wickedness);
        if monster.place != Place::Outside {
            assets += weights.tokyo + weights.tokyo_heart * f32::from(player.hearts);
        }
        if monster.is_active {
            assets += weights.turn;
        }
        assets
    }

    /// How much is left of the game, as a factor of what will bring points.
    fn future(&self, game: &Game) -> f32 {
        let most = game.alive().iter().map(|seat| game.player(seat).points).max().unwrap_or(0);
        1.0 - self.weights.late * f32::from(most) / 20.0
    }

    /// The chance of a monster to die before its next turn ends, as a feeling: e to the power of minus the hearts it
    /// expects to have then, in units of `fear`.
    fn danger(&self, monster: &Monster) -> f32 {
        let attack = match monster.place {
            Place::Outside => self.under_claws[monster.attackers],
            Place::City | Place::Bay => self.under_siege[monster.attackers],
        };
        let hearts = usize::from(monster.player.hearts).min(HEARTS - 1);
        (self.danger[hearts] * attack).min(self.hopeless)
    }
}

impl Judge for Strategy {
    fn chances(&self, game: &Game) -> [f32; Seat::MAX] {
        let (alive, inside) = (game.alive(), game.tokyo().len());
        let around = Around { inside, outside: alive.len() - inside, future: self.future(game) };
        let known = &mut *self.known.borrow_mut();
        let mut strengths = [0.0; Seat::MAX];
        let mut sum = 1e-6;
        for seat in alive {
            let strength = self.strength(game, seat, &around, known);
            strengths[seat.index()] = strength;
            sum += strength;
        }
        strengths.map(|strength| strength / sum)
    }
}
