//! Results that differ only in points and energy: one of them is played, and the others are the same game with other
//! totals.

use super::kinds::{DICE_READERS, Kind};
use kaiju_engine::rules::Wickedness;
use kaiju_engine::{Game, POINTS_TO_WIN, PowerId, PowerSet, Seat};
use std::sync::LazyLock;

/// A bound on the claws and useful hearts of a kind of result.
const MOST: usize = 16;

/// The results played in one turn.
pub(super) struct Siblings {
    /// True if different totals change nothing else for the monster that rolls.
    is_plain: bool,
    /// Cards for sale that read the dice of the turn in which they are bought.
    readers: PowerSet,
    /// The index of the played game, by claws and hearts.
    places: [[u8; MOST]; MOST],
    games: Vec<Sibling>,
}

/// A result that was played to the end of its turn.
pub(super) struct Sibling {
    kind: Kind,
    /// The totals of the monster at the end.
    points: u8,
    energy: u8,
    /// The game when the monster may buy.
    pub shop: Option<Game>,
    /// The game at the end of the turn without a purchase.
    pub end: Game,
}

/// Marks a missing index.
const NONE: u8 = u8::MAX;

impl Siblings {
    /// An empty collection for the turn of `seat`, which is about to roll.
    pub fn of(before: &Game, seat: Seat) -> Siblings {
        let held = |seat| before.player(seat).powers.or(before.copied_for(seat));
        let others = before.alive().without(seat);
        // A tile may do anything with points and energy.
        let is_plain = before.rules().wickedness == Wickedness::Off
            && !held(seat).meets(*READS_OWN_TOTALS)
            && !others.iter().any(|seat| held(seat).meets(*READS_ATTACKER_TOTALS));
        let market = before.market().into_iter().flatten();
        let readers = market.filter(|&card| DICE_READERS.contains(card)).collect();
        Siblings { is_plain, readers, places: [[NONE; MOST]; MOST], games: Vec::new() }
    }

    /// Switches the reuse of results off.
    #[cfg(test)]
    pub fn forbid_if(&mut self, plays_all: bool) {
        self.is_plain &= !plays_all;
    }

    /// A game that differs only in points and energy, with the totals for a result of this kind.
    pub fn find(&mut self, kind: Kind, seat: Seat) -> Option<(&mut Sibling, u8, u8)> {
        let place = self.places[usize::from(kind.claws) % MOST][usize::from(kind.hearts) % MOST];
        let sibling = self.games.get_mut(usize::from(place))?;
        let points = (sibling.points + kind.points).checked_sub(sibling.kind.points)?;
        let energy = (sibling.energy + kind.energy).checked_sub(sibling.kind.energy)?;
        let is_same = match &sibling.shop {
            Some(shop) => !self.readers.iter().any(|card| shop.price(seat, card) <= energy),
            // A monster that cannot buy anything was not asked; with more energy it might be.
            None => kind.energy <= sibling.kind.energy,
        };
        (points < POINTS_TO_WIN && is_same).then_some((sibling, points, energy))
    }

    /// Stores the game that a result of this kind led to, if others can be derived from it.
    pub fn note(&mut self, kind: Option<Kind>, seat: Seat, shop: Option<&Game>, end: &Game) {
        // A dead monster has no totals.
        let is_open = self.is_plain && end.outcome().is_none() && end.alive().contains(seat);
        let Some(kind) = kind.filter(|_| is_open) else { return };
        let player = end.player(seat);
        if player.points >= POINTS_TO_WIN || self.games.len() >= usize::from(NONE) {
            return;
        }
        let sibling =
            Sibling { kind, points: player.points, energy: player.energy, shop: shop.copied(), end: *end };
        self.places[usize::from(kind.claws) % MOST][usize::from(kind.hearts) % MOST] = self.games.len() as u8;
        self.games.push(sibling);
    }
}

/// Powers that make other things depend on their owner's totals during its turn.
static READS_OWN_TOTALS: LazyLock<PowerSet> = LazyLock::new(|| {
    let reads_totals = |id: &PowerId| {
        let power = id.power();
        power.energy_bonus.is_some()
            || power.end_gain.is_some()
            || power.stirs_attack
            || power.copies
            || !power.offers.is_empty()
    };
    PowerId::all().filter(reads_totals).collect()
});

/// Powers of others that make something depend on the attacker's totals.
static READS_ATTACKER_TOTALS: LazyLock<PowerSet> =
    LazyLock::new(|| PowerId::all().filter(|id| id.power().stirs_attack).collect());

#[cfg(test)]
mod tests {
    use crate::plan::{Judge, Planner};
    use kaiju_engine::playout::{self, WyRand};
    use kaiju_engine::{Chance, Game, RuleSet, Seat, Setup, Step};

    /// A judge that tells all positions apart.
    #[derive(Debug)]
    struct Detail;

    impl Judge for Detail {
        fn chances(&self, game: &Game) -> [f32; Seat::MAX] {
            let mut mixed = game.active().index() as u64;
            for seat in game.seats() {
                let player = game.player(seat);
                let place = game.place(seat) as u8;
                for part in
                    [player.points, player.hearts, player.energy, player.wickedness, player.poison, place]
                {
                    mixed = (mixed ^ u64::from(part)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
                }
                let on_cards: u8 = player.powers.iter().map(|power| game.counter(power)).sum();
                mixed = mixed.wrapping_add((player.powers.len() as u64) << 8 | u64::from(on_cards));
            }
            let chance = (mixed >> 40) as f32 / (1 << 24) as f32;
            std::array::from_fn(|seat| if seat % 2 == 0 { chance } else { 1.0 - chance })
        }
    }

    #[test]
    fn results_derived_from_their_siblings_have_the_value_of_playing_them() {
        let (mut compared, mut told) = (0, 0);
        for seed in 0..300 {
            let mut numbers = WyRand(seed);
            let rules = RuleSet::PRESETS[seed as usize % RuleSet::PRESETS.len()].1;
            let players = 2 + seed as usize % 5;
            let mut game = Game::new(&Setup { rules, players, first: None }).expect("a table of this size");
            while playout::advance(&mut game, &mut numbers) {
                let Step::Chance(Chance::Dice { seat, dice }) = game.step() else { continue };
                if !game.turn().dice.is_empty() || dice == 0 || !game.deck().len().is_multiple_of(3) {
                    continue;
                }
                let mut planner = Planner::new(Detail);
                let quick = planner.judge_results(&game, seat, dice);
                let mut planner = Planner::new(Detail);
                planner.plays_all = true;
                let plain = planner.judge_results(&game, seat, dice);
                let differs = quick.iter().zip(&plain).position(|(quick, plain)| quick != plain);
                let differing = differs.and_then(|place| crate::dice::results(dice).nth(place));
                assert_eq!(differing, None, "seed {seed}: {:?}", game.player(seat));
                compared += 1;
                told += usize::from(super::Siblings::of(&game, seat).is_plain);
            }
        }
        assert!(compared > 2_000 && told > 200, "{told} of {compared} rolls");
    }
}
