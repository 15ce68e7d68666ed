//! The game with 66 abstract cards as straight-line code: the speed limit of a game with cards.
//!
//! The cards are not those of the real game. A third of them take effect at once; each of the others sets one bit for
//! its owner, and 26 of these bits are tested where a real card would have an effect.

use crate::piles::{CARDS, MARKET, NO_CARD, Piles};
use crate::rng::{Rng, WyRand};
use crate::table::{
    CLAW, ENERGY, HEART, KEEP_ALL, MOST_TURNS, Monster, NUMBERS, PLAYERS, Stats, TRIPLE, count, roll, score,
};

/// Cards that take effect at once; the others are kept.
const DISCARDS: u64 = 22;
const SWEEP_PRICE: u8 = 2;

/// The effect of a card.
pub struct Card {
    cost: u8,
    /// The bit it sets for its owner; 0 for a card that takes effect at once.
    keep: u64,
    points: i8,
    heals: i8,
    hurts_others: i8,
    energy: u8,
    hurts_buyer: i8,
}

/// The bits of kept cards that have an effect.
mod keep {
    pub const SOAKS_ONE: u32 = 0;
    pub const MAY_SOAK: u32 = 1;
    pub const PAYS_OFF_DAMAGE: u32 = 2;
    pub const ENERGY_WHEN_HURT: u32 = 3;
    pub const SECOND_LIFE: u32 = 4;
    pub const POINTS_FOR_DEATHS: u32 = 5;
    pub const TOKYO_POINT: u32 = 6;
    pub const ENERGY_WHEN_POOR: u32 = 7;
    pub const EXTRA_ROLL: u32 = 8;
    pub const TURNS_A_DIE: u32 = 9;
    pub const BUYS_A_DIE: u32 = 10;
    pub const ALL_FACES: u32 = 11;
    pub const BETTER_ONES: u32 = 12;
    pub const MORE_ENERGY: u32 = 13;
    pub const MORE_HEARTS: u32 = 14;
    pub const HIGHER_MAXIMUM: u32 = 15;
    pub const CLAW_IF_CLAW: u32 = 16;
    pub const CLAW: u32 = 17;
    pub const CLAW_IN_TOKYO: u32 = 18;
    pub const POINT_FOR_ATTACK: u32 = 19;
    pub const REACHES_ALL: u32 = 20;
    pub const HURTS_TAKER: u32 = 21;
    pub const DISCOUNT: u32 = 22;
    pub const POINT_FOR_CARD: u32 = 23;
    pub const POINTS_FOR_ENERGY: u32 = 24;
    pub const POINT_FOR_PEACE: u32 = 25;
}

/// The deck, always the same one.
pub fn deck() -> Vec<Card> {
    let mut rng = WyRand(99);
    (0..CARDS as u64)
        .map(|index| {
            let cost = 2 + rng.below(6) as u8;
            if index >= DISCARDS {
                let keep = 1 << (index - DISCARDS);
                return Card { cost, keep, points: 0, heals: 0, hurts_others: 0, energy: 0, hurts_buyer: 0 };
            }
            Card {
                cost,
                keep: 0,
                points: rng.below(4) as i8,
                heals: i8::from(rng.below(3) == 0) * 2,
                hurts_others: i8::from(rng.below(4) == 0) * 2,
                energy: u8::from(rng.below(5) == 0) * 4,
                hurts_buyer: i8::from(rng.below(6) == 0) * 2,
            }
        })
        .collect()
}

struct Game<'a> {
    cards: &'a [Card],
    stats: &'a mut Stats,
    monsters: [Monster; PLAYERS],
    kept: [u64; PLAYERS],
    piles: Piles,
    tokyo: i8,
    active: usize,
    alive: u32,
}

/// Plays one game.
pub fn play<R: Rng>(rng: &mut R, stats: &mut Stats, cards: &[Card]) {
    stats.games += 1;
    let piles = Piles::new(rng);
    let mut game = Game {
        cards,
        stats,
        monsters: [Monster::NEW; PLAYERS],
        kept: [0; PLAYERS],
        piles,
        tokyo: -1,
        active: 0,
        alive: PLAYERS as u32,
    };
    for _ in 0..MOST_TURNS {
        let counts = game.roll_dice(rng);
        game.resolve(rng, counts);
        game.shop(rng);
        game.end_gains(counts);
        if game.is_over() {
            return;
        }
        game.pass_on();
    }
    stats.truncated += 1;
}

impl Game<'_> {
    #[inline(always)]
    fn has(&self, seat: usize, bit: u32) -> bool {
        self.kept[seat] >> bit & 1 == 1
    }

    #[inline(always)]
    fn me(&mut self) -> &mut Monster {
        &mut self.monsters[self.active]
    }

    /// Plays the start of the turn and all rolls; returns the number of dice per face.
    #[inline(always)]
    fn roll_dice<R: Rng>(&mut self, rng: &mut R) -> [i8; 6] {
        let active = self.active;
        self.stats.turns += 1;
        if self.tokyo == active as i8 {
            self.me().points += 2 + i8::from(self.has(active, keep::TOKYO_POINT));
        }
        if self.has(active, keep::ENERGY_WHEN_POOR) && self.monsters[active].energy == 0 {
            self.me().energy += 1;
        }
        let mut dice = [0; 6];
        roll(rng, &mut dice, 0);
        for _ in 0..2 + u32::from(self.has(active, keep::EXTRA_ROLL)) {
            self.stats.decisions += 1;
            let kept = rng.kept_dice();
            if kept == KEEP_ALL {
                break;
            }
            roll(rng, &mut dice, kept);
        }
        if self.has(active, keep::TURNS_A_DIE) {
            self.stats.decisions += 1;
            let choice = rng.below(7);
            if choice < 6 {
                dice[choice as usize] = 2;
            }
        }
        if self.has(active, keep::BUYS_A_DIE) && self.monsters[active].energy >= 2 {
            self.stats.decisions += 1;
            let choice = rng.below(37);
            if choice < 36 {
                self.me().energy -= 2;
                dice[(choice / 6) as usize] = (choice % 6) as u8;
            }
        }
        count(&dice)
    }

    #[inline(always)]
    fn resolve<R: Rng>(&mut self, rng: &mut R, counts: [i8; 6]) {
        let active = self.active;
        if self.has(active, keep::ALL_FACES) && counts.iter().all(|&dice| dice > 0) {
            self.me().points += 9;
        }
        for (number, &dice) in counts[..NUMBERS].iter().enumerate() {
            if dice >= TRIPLE {
                let better = self.has(active, keep::BETTER_ONES) && number == 0;
                self.me().points += score(number, dice) + i8::from(better) * 2;
            }
        }
        let mut energy = counts[ENERGY];
        if self.has(active, keep::MORE_ENERGY) && energy > 0 {
            energy += 1;
        }
        self.me().energy = (self.monsters[active].energy + energy as u8).min(100);
        let mut hearts = counts[HEART];
        if self.has(active, keep::MORE_HEARTS) && hearts > 0 {
            hearts += 1;
        }
        let maximum = 10 + i8::from(self.has(active, keep::HIGHER_MAXIMUM)) * 2;
        if self.tokyo != active as i8 {
            self.me().hearts = (self.monsters[active].hearts + hearts).min(maximum);
        }
        let mut claws = counts[CLAW];
        if claws > 0 && self.has(active, keep::CLAW_IF_CLAW) {
            claws += 1;
        }
        if self.has(active, keep::CLAW) {
            claws += 1;
        }
        if self.has(active, keep::CLAW_IN_TOKYO) && self.tokyo == active as i8 {
            claws += 1;
        }
        if claws > 0 {
            self.attack(rng, claws);
        }
    }

    #[inline(always)]
    fn attack<R: Rng>(&mut self, rng: &mut R, claws: i8) {
        let active = self.active;
        if self.has(active, keep::POINT_FOR_ATTACK) {
            self.me().points += 1;
        }
        if self.tokyo == active as i8 || self.has(active, keep::REACHES_ALL) {
            self.hurt_others(rng, claws);
        } else if self.tokyo >= 0 {
            let holder = self.tokyo as usize;
            self.hurt(rng, holder, claws);
            let leaves = if self.monsters[holder].alive {
                self.stats.decisions += 1;
                rng.coin()
            } else {
                true
            };
            if leaves {
                if self.has(holder, keep::HURTS_TAKER) && self.monsters[holder].alive {
                    self.hurt(rng, active, 1);
                }
                if self.monsters[active].alive {
                    self.enter_tokyo();
                } else {
                    self.tokyo = -1;
                }
            }
        } else {
            self.enter_tokyo();
        }
        self.clear_tokyo();
    }

    #[inline(always)]
    fn enter_tokyo(&mut self) {
        self.tokyo = self.active as i8;
        self.me().points += 1;
    }

    /// A monster that died in Tokyo is no longer there.
    #[inline(always)]
    fn clear_tokyo(&mut self) {
        if self.tokyo >= 0 && !self.monsters[self.tokyo as usize].alive {
            self.tokyo = -1;
        }
    }

    #[inline(always)]
    fn hurt_others<R: Rng>(&mut self, rng: &mut R, damage: i8) {
        for seat in 0..PLAYERS {
            if seat != self.active && self.monsters[seat].alive {
                self.hurt(rng, seat, damage);
            }
        }
    }

    #[inline(always)]
    fn hurt<R: Rng>(&mut self, rng: &mut R, seat: usize, damage: i8) {
        let mut damage = damage;
        if self.has(seat, keep::SOAKS_ONE) && damage == 1 {
            damage = 0;
        }
        if self.has(seat, keep::MAY_SOAK) && damage > 0 && rng.below(6) == 5 {
            damage -= 1;
        }
        if damage <= 0 {
            return;
        }
        if self.has(seat, keep::PAYS_OFF_DAMAGE) && self.monsters[seat].energy >= 2 {
            self.stats.decisions += 1;
            if rng.coin() {
                self.monsters[seat].energy -= 2;
                damage = 0;
            }
        }
        if self.has(seat, keep::ENERGY_WHEN_HURT) && damage >= 2 {
            self.monsters[seat].energy += 1;
        }
        self.monsters[seat].hearts -= damage;
        if self.monsters[seat].hearts <= 0 && self.monsters[seat].alive {
            self.at_zero(seat);
        }
    }

    #[inline(always)]
    fn at_zero(&mut self, seat: usize) {
        if self.has(seat, keep::SECOND_LIFE) {
            self.kept[seat] = 0;
            self.monsters[seat].hearts = 10;
            self.monsters[seat].points = 0;
            return;
        }
        self.monsters[seat].alive = false;
        self.alive -= 1;
        for other in 0..PLAYERS {
            if self.has(other, keep::POINTS_FOR_DEATHS) && self.monsters[other].alive {
                self.monsters[other].points += 3;
            }
        }
    }

    /// Affordable cards, a sweep and stopping are equally likely.
    #[inline(always)]
    fn shop<R: Rng>(&mut self, rng: &mut R) {
        const SWEEP: u8 = 3;
        const STOP: u8 = 4;
        let active = self.active;
        while self.monsters[active].alive {
            let discount = u8::from(self.has(active, keep::DISCOUNT));
            let energy = self.monsters[active].energy;
            let mut options = [0; 5];
            let mut len = 0;
            for slot in 0..MARKET {
                let card = self.piles.market[slot];
                if card != NO_CARD && self.cards[usize::from(card)].cost - discount <= energy {
                    options[len] = slot as u8;
                    len += 1;
                }
            }
            if energy >= SWEEP_PRICE {
                options[len] = SWEEP;
                len += 1;
            }
            if len == 0 {
                break;
            }
            options[len] = STOP;
            len += 1;
            self.stats.decisions += 1;
            match options[rng.below(len as u32) as usize] {
                STOP => break,
                SWEEP => self.sweep(rng),
                slot => self.buy(rng, usize::from(slot), discount),
            }
        }
    }

    #[inline(always)]
    fn sweep<R: Rng>(&mut self, rng: &mut R) {
        self.me().energy -= SWEEP_PRICE;
        for slot in 0..MARKET {
            if self.piles.market[slot] != NO_CARD {
                self.piles.discard(self.piles.market[slot]);
            }
            self.piles.market[slot] = self.piles.draw(rng);
        }
    }

    #[inline(always)]
    fn buy<R: Rng>(&mut self, rng: &mut R, slot: usize, discount: u8) {
        let active = self.active;
        let id = self.piles.market[slot];
        let cards = self.cards;
        let card = &cards[usize::from(id)];
        self.stats.buys += 1;
        self.me().energy -= card.cost - discount;
        if card.keep != 0 {
            self.kept[active] |= card.keep;
        } else {
            self.piles.discard(id);
            let me = self.me();
            me.points += card.points;
            me.energy += card.energy;
            me.hearts = (me.hearts + card.heals).min(10);
            if card.hurts_others > 0 {
                self.hurt_others(rng, card.hurts_others);
            }
            if card.hurts_buyer > 0 {
                self.hurt(rng, active, card.hurts_buyer);
            }
            self.clear_tokyo();
        }
        if self.has(active, keep::POINT_FOR_CARD) {
            self.me().points += 1;
        }
        self.piles.market[slot] = self.piles.draw(rng);
    }

    #[inline(always)]
    fn end_gains(&mut self, counts: [i8; 6]) {
        let active = self.active;
        if self.has(active, keep::POINTS_FOR_ENERGY) {
            self.me().points += (self.monsters[active].energy / 6) as i8;
        }
        if self.has(active, keep::POINT_FOR_PEACE) && counts[CLAW] == 0 {
            self.me().points += 1;
        }
    }

    #[inline(always)]
    fn is_over(&mut self) -> bool {
        let me = self.monsters[self.active];
        if self.alive == 0 {
            self.stats.draws += 1;
        } else if self.alive == 1 {
            self.stats.last_alive += 1;
        } else if me.alive && me.points >= 20 {
            self.stats.by_points += 1;
        } else {
            return false;
        }
        true
    }

    #[inline(always)]
    fn pass_on(&mut self) {
        loop {
            self.active = (self.active + 1) % PLAYERS;
            if self.monsters[self.active].alive {
                break;
            }
        }
    }
}
