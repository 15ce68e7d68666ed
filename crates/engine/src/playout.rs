//! Random play, given a source of numbers: first a kind of action uniformly, then its arguments; a keep is a uniform
//! subset of the dice.

use crate::action::{Action, Verb};
use crate::dice::{Dice, Face};
use crate::game::{Frame, Game};
use crate::play::Play;
use crate::power::{PowerId, PowerSet, Window};
use crate::seat::Seat;
use crate::step::{Chance, Decision, Luck, Step, tile_pairs};

/// A source of uniform numbers. The engine has none of its own.
pub trait Numbers {
    /// The next 64 random bits.
    fn next(&mut self) -> u64;

    /// A number below `bound`, which must not be 0. The bias is below one in four billion.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// A fast generator for playouts and tests: not for games that anybody plays for real.
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
    if count <= 8 { roll_few(count, numbers.next()) } else { roll_many(count, numbers) }
}

#[cold]
fn roll_many(count: u8, numbers: &mut impl Numbers) -> Dice {
    let six = roll_few(6, numbers.next());
    roll(count - 6, numbers).plus(six)
}

/// Rolls up to eight dice: each handful takes the integer part of what is left of the number, times its choices.
#[inline]
fn roll_few(count: u8, number: u64) -> Dice {
    let mut bits = number;
    let mut pick = |choices: &[Dice]| {
        let wide = u128::from(bits) * choices.len() as u128;
        bits = wide as u64;
        choices[(wide >> 64) as usize]
    };
    let mut dice = Dice::NONE;
    let mut left = count;
    if left >= 3 {
        dice = pick(&THREE_DICE);
        left -= 3;
    }
    if left >= 3 {
        dice = dice.plus_few(pick(&THREE_DICE));
        left -= 3;
    }
    match left {
        1 => dice.plus_few(pick(&ONE_DIE)),
        2 => dice.plus_few(pick(&TWO_DICE)),
        _ => dice,
    }
}

/// All rolls of one, two and three dice, each equally likely.
static ONE_DIE: [Dice; 6] = rolls();
static TWO_DICE: [Dice; 36] = rolls();
static THREE_DICE: [Dice; 216] = rolls();

const fn rolls<const N: usize>() -> [Dice; N] {
    let mut rolls = [Dice::NONE; N];
    let mut index = 0;
    while index < N {
        let mut counts = [0; 6];
        let mut rest = index;
        let mut choices = 1;
        while choices < N {
            counts[rest % 6] += 1;
            rest /= 6;
            choices *= 6;
        }
        rolls[index] = Dice::from_counts(counts);
        index += 1;
    }
    rolls
}

/// Answers chance uniformly.
#[inline]
pub fn luck(game: &Game, chance: Chance, numbers: &mut impl Numbers) -> Luck {
    match chance {
        Chance::Dice { dice, .. } | Chance::SideDice { dice, .. } => Luck::Dice(roll(dice, numbers)),
        Chance::Draw { .. } | Chance::Peek { .. } => Luck::Card(draw(game.deck(), numbers)),
        Chance::RollOff { .. } => Luck::Dice(roll(crate::game::BASE_DICE, numbers)),
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

/// A random card of the deck. Guessing is faster than counting while the deck is large.
#[inline]
fn draw(deck: PowerSet, numbers: &mut impl Numbers) -> PowerId {
    for _ in 0..4 {
        let guess = PowerId::at(numbers.below(crate::game::CARDS as u32) as usize);
        if deck.contains(guess) {
            return guess;
        }
    }
    draw_by_counting(deck, numbers)
}

#[cold]
fn draw_by_counting(deck: PowerSet, numbers: &mut impl Numbers) -> PowerId {
    match deck.nth(numbers.below(deck.len() as u32) as usize) {
        Some(card) => card,
        None => unreachable!("chance is not asked to draw from an empty deck"),
    }
}

/// A random answer of `seat` to `decision`, which must be the open one.
#[inline]
pub fn action(game: &Game, seat: Seat, decision: Decision, numbers: &mut impl Numbers) -> Action {
    let verbs = game.verbs_for(seat, decision);
    let place = if verbs.len() > 1 { numbers.below(verbs.len()) } else { 0 };
    let Some(verb) = verbs.iter().nth(place as usize) else { unreachable!("every decision can be answered") };
    if verb == Verb::Keep && game.turn.rolls_left > 0 {
        return Action::Keep(subset(game.turn.dice, numbers));
    }
    game.answer(seat, decision, verb, |count| if count > 1 { numbers.below(count) } else { 0 })
}

/// Each die is kept with probability one half.
#[inline]
fn subset(dice: Dice, numbers: &mut impl Numbers) -> Dice {
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

/// Plays one random answer, of a player or of chance. False if the game is over.
#[inline]
pub fn advance(game: &mut Game, numbers: &mut impl Numbers) -> bool {
    // Most answers are dice, keeps and cards: they need no question to be put into words.
    if matches!(game.top_frame(), Frame::Roll) {
        let dice = roll(game.turn.to_roll, numbers);
        Play::new(game, None).supply(dice);
        true
    } else if asks_only_for_dice(game) {
        let kept = subset(game.turn.dice, numbers);
        Play::new(game, None).choose_dice(kept);
        true
    } else if let Frame::Deal { slots } = *game.top_frame() {
        let card = draw(game.deck, numbers);
        Play::new(game, None).supply_card(slots, card);
        true
    } else {
        advance_any(game, numbers)
    }
}

/// Whether the open question is which dice to keep, without a power among the answers.
#[inline]
fn asks_only_for_dice(game: &Game) -> bool {
    matches!(game.top_frame(), Frame::Keep)
        && game.turn.rolls_left > 0
        && !game.has_offer(game.turn.active, Window::Roll)
}

fn advance_any(game: &mut Game, numbers: &mut impl Numbers) -> bool {
    match game.step() {
        Step::Decide { seat, decision } => {
            // The frequent questions get code of their own, without the detours that only others need.
            let action = match decision {
                Decision::Shop => action(game, seat, Decision::Shop, numbers),
                Decision::Leave => action(game, seat, Decision::Leave, numbers),
                Decision::Resolve => action(game, seat, Decision::Resolve, numbers),
                other => action(game, seat, other, numbers),
            };
            game.play_unchecked(action, None);
            true
        }
        Step::Chance(chance) => {
            game.resolve_unchecked(luck(game, chance, numbers), None);
            true
        }
        Step::Over(_) => false,
    }
}
