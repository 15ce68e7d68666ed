//! Random play from a source of random numbers: a kind of action is chosen uniformly, then its arguments; a keep is a
//! uniform subset of the dice.

use crate::action::{Action, Verb};
use crate::decision::Decision;
use crate::dice::{Dice, Face};
use crate::fast;
use crate::game::{BASE_DICE, CARDS, Game};
use crate::play::Play;
use crate::power::{PowerId, PowerSet};
use crate::seat::Seat;
use crate::step::{Chance, Luck, Step, tile_pairs};

/// A source of uniform random numbers. The engine has none of its own.
pub trait Numbers {
    /// The next 64 random bits.
    fn next(&mut self) -> u64;

    /// A number below `bound`, which must not be 0. The bias is less than one in four billion.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// Two independent numbers below these bounds, each as uniform as [`Numbers::below`].
    #[inline]
    fn two_below(&mut self, [first, second]: [u32; 2]) -> [u32; 2] {
        let number = self.next();
        let part = |half: u64, bound: u32| ((half * u64::from(bound)) >> 32) as u32;
        [part(number >> 32, first), part(number & 0xffff_ffff, second)]
    }
}

/// A fast generator for playouts and tests; never for games between people.
#[derive(Clone, Copy, Debug)]
pub struct WyRand(pub u64);

impl Numbers for WyRand {
    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0).wrapping_mul(u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db));
        (product >> 64) as u64 ^ product as u64
    }
}

/// Rolls `count` dice.
#[inline]
pub fn roll(count: u8, numbers: &mut impl Numbers) -> Dice {
    if count <= BASE_DICE { roll_few(count, numbers) } else { roll_many(count, numbers) }
}

#[cold]
fn roll_many(count: u8, numbers: &mut impl Numbers) -> Dice {
    let few = roll_few(BASE_DICE, numbers);
    roll(count - BASE_DICE, numbers).plus(few)
}

/// Rolls up to six dice as two handfuls of up to three. A branch on the number of dice would often be mispredicted.
#[inline]
pub(crate) fn roll_few(count: u8, numbers: &mut impl Numbers) -> Dice {
    let [first, second] = numbers.two_below([ROLLS_OF_THREE as u32; 2]).map(|place| place as usize);
    let (few, rest) = (count.min(3), count.saturating_sub(3));
    handful(few, first).plus_few(handful(rest, second))
}

/// The number of equally likely rolls of three dice.
const ROLLS_OF_THREE: usize = 6 * 6 * 6;

/// The first `count` dice of the roll of three dice with this number.
#[inline]
fn handful(count: u8, way: usize) -> Dice {
    HANDFULS[way][usize::from(count) % HANDFULS[way].len()]
}

/// The first zero to three dice of every roll of three.
static HANDFULS: [[Dice; 4]; ROLLS_OF_THREE] = {
    let mut handfuls = [[Dice::NONE; 4]; ROLLS_OF_THREE];
    let mut way = 0;
    while way < ROLLS_OF_THREE {
        let faces = [way / 36, way / 6 % 6, way % 6];
        let mut counts = [0; 6];
        let mut dice = 0;
        while dice < faces.len() {
            counts[faces[dice]] += 1;
            dice += 1;
            handfuls[way][dice] = Dice::from_counts(counts);
        }
        way += 1;
    }
    handfuls
};

/// Answers chance uniformly.
#[inline]
pub fn luck(game: &Game, chance: Chance, numbers: &mut impl Numbers) -> Luck {
    match chance {
        Chance::Dice { dice, .. } | Chance::SideDice { dice, .. } => Luck::Dice(roll(dice, numbers)),
        Chance::Draw { .. } | Chance::Peek { .. } => Luck::Card(draw(&game.deck, numbers)),
        Chance::RollOff { .. } => Luck::Dice(roll(BASE_DICE, numbers)),
        Chance::Reroll { .. } => Luck::Dice(roll(1, numbers)),
        Chance::FirstSeat => {
            let place = numbers.below(game.seats().len() as u32) as usize;
            Luck::Seat(game.seats().nth(place).unwrap_or(game.active()))
        }
        Chance::Sides => {
            let tiles: PowerSet =
                tile_pairs().map(|(red, green)| if numbers.below(2) == 0 { red } else { green }).collect();
            Luck::Tiles(tiles)
        }
    }
}

/// A random card of the deck. While the deck is large, guessing beats counting, and two guesses at once beat a branch
/// after each. The deck is borrowed because copying it is slower.
#[inline]
pub(crate) fn draw(deck: &PowerSet, numbers: &mut impl Numbers) -> PowerId {
    for _ in 0..2 {
        let [first, second] = numbers.two_below([CARDS as u32; 2]).map(|place| PowerId::at(place as usize));
        let guess = if deck.contains(first) { first } else { second };
        if deck.contains(guess) {
            return guess;
        }
    }
    draw_by_counting(*deck, numbers)
}

#[cold]
#[inline(never)]
fn draw_by_counting(deck: PowerSet, numbers: &mut impl Numbers) -> PowerId {
    match deck.nth(numbers.below(deck.len() as u32) as usize) {
        Some(card) => card,
        None => unreachable!("chance is not asked to draw from an empty deck"),
    }
}

/// A random answer of `seat` to `decision`, which must be the open one.
// Always inlined: with a known decision little of it remains.
#[inline(always)]
pub fn action(game: &Game, seat: Seat, decision: Decision, numbers: &mut impl Numbers) -> Action {
    let menu = game.menu(seat, decision);
    let kinds = menu.verbs.len();
    let verb = menu.verbs.nth(any_of(kinds, numbers));
    if verb == Verb::Keep && game.turn.rolls_left > 0 {
        return Action::Keep(subset(game.turn.dice, numbers));
    }
    game.answer(seat, decision, menu, verb, |count| any_of(count, numbers))
}

/// Keeps each die with probability one half.
#[inline]
pub(crate) fn subset(dice: Dice, numbers: &mut impl Numbers) -> Dice {
    dice.random_part(numbers.next()).unwrap_or_else(|| subset_of_many(dice, numbers))
}

#[cold]
fn subset_of_many(dice: Dice, numbers: &mut impl Numbers) -> Dice {
    let mut part = Dice::NONE;
    for face in Face::ALL {
        (0..dice.of(face)).filter(|_| numbers.below(2) == 0).for_each(|_| part.add(face));
    }
    part
}

/// A number below `count`, drawn only if there is more than one.
#[inline]
pub(crate) fn any_of(count: u32, numbers: &mut impl Numbers) -> u32 {
    if count > 1 { numbers.below(count) } else { 0 }
}

/// Plays the game to its end.
#[inline]
pub fn finish(game: &mut Game, numbers: &mut impl Numbers) {
    fast::finish(&mut Play::new(game, None), numbers);
}

/// Plays one random answer, of a player or of chance. False if the game is over.
#[inline]
pub fn advance(game: &mut Game, numbers: &mut impl Numbers) -> bool {
    fast::answer(&mut Play::new(game, None), numbers)
}

/// [`advance`] for a game in play.
#[inline(never)]
pub(crate) fn answer(play: &mut Play, numbers: &mut impl Numbers) -> bool {
    match play.step() {
        Step::Decide { decision, .. } => {
            let action = action(play, play.asked, decision, numbers);
            play.choose(action);
        }
        Step::Chance(chance) => {
            let luck = luck(play, chance, numbers);
            play.meet(luck);
        }
        Step::Over(_) => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_face_falls_equally_often_however_many_dice_are_rolled() {
        let mut numbers = WyRand(1);
        for count in 0..=20 {
            let rolled = (0..600).fold([0; 6], |seen, _| {
                let dice = roll(count, &mut numbers);
                assert_eq!(dice.len(), count);
                let mut seen = seen;
                seen.iter_mut().zip(dice.counts()).for_each(|(sum, dice)| *sum += u32::from(dice));
                seen
            });
            // Each face is expected a hundred times per die; the bounds are six standard deviations away.
            let (mean, deviation) =
                (100.0 * f64::from(count), (600.0 * f64::from(count) * 5.0 / 36.0).sqrt());
            for sum in rolled {
                assert!((f64::from(sum) - mean).abs() <= 6.0 * deviation, "{count} dice: {rolled:?}");
            }
        }
    }

    /// Asserts that chi-squared of these observations is within six standard deviations of its mean.
    fn assert_fits(name: &str, observed_and_expected: &[(f64, f64)]) {
        let squares = observed_and_expected.iter().map(|(seen, wanted)| (seen - wanted).powi(2) / wanted);
        let (chi_squared, freedom) = (squares.sum::<f64>(), observed_and_expected.len() as f64 - 1.0);
        assert!(chi_squared < freedom + 6.0 * (2.0 * freedom).sqrt(), "{name}: {chi_squared}");
    }

    #[test]
    fn dice_fall_independently_of_each_other() {
        const ROLLS: u32 = 200_000;
        let mut numbers = WyRand(2);
        for count in 1..=6_u8 {
            let mut seen = std::collections::HashMap::new();
            for _ in 0..ROLLS {
                *seen.entry(roll(count, &mut numbers).counts()).or_insert(0_u32) += 1;
            }
            // The probability of a roll is proportional to the number of ways to order its dice.
            let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
            let expected = |counts: &[u8; 6]| {
                let orders = counts.iter().fold(factorial(count), |ways, &dice| ways / factorial(dice));
                f64::from(ROLLS) * f64::from(orders) / 6_f64.powi(count.into())
            };
            let fits: Vec<_> =
                seen.iter().map(|(counts, &times)| (f64::from(times), expected(counts))).collect();
            assert_fits(&format!("{count} dice"), &fits);
        }
    }

    #[test]
    fn every_card_of_the_deck_is_drawn_equally_often() {
        const DRAWS: u32 = 100_000;
        let mut numbers = WyRand(3);
        for size in [2, 5, 20, 60, CARDS] {
            // Cards from both ends of the list, none of them adjacent.
            let deck: PowerSet = (0..size).map(|card| PowerId::at(card * 31 % CARDS)).collect();
            assert_eq!(deck.len(), size);
            let mut seen = [0_u32; CARDS];
            (0..DRAWS).for_each(|_| seen[draw(&deck, &mut numbers).index()] += 1);
            let expected = f64::from(DRAWS) / size as f64;
            let fits: Vec<_> = deck.iter().map(|card| (f64::from(seen[card.index()]), expected)).collect();
            assert_eq!(deck.iter().map(|card| seen[card.index()]).sum::<u32>(), DRAWS, "only from the deck");
            assert_fits(&format!("{size} cards"), &fits);
        }
    }
}
