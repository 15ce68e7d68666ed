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
    let mut dice = Dice::NONE;
    let mut left = count;
    loop {
        // One number yields up to eight dice: each handful takes the integer part of what is left, times its choices.
        let mut bits = numbers.next();
        let mut pick = |choices: &[Dice]| {
            let wide = u128::from(bits) * choices.len() as u128;
            bits = wide as u64;
            choices[(wide >> 64) as usize]
        };
        if left >= 3 {
            dice = dice.plus(pick(&THREE_DICE));
            left -= 3;
        }
        if left >= 3 {
            dice = dice.plus(pick(&THREE_DICE));
            left -= 3;
        }
        match left {
            0 => return dice,
            1 => return dice.plus(pick(&ONE_DIE)),
            2 => return dice.plus(pick(&TWO_DICE)),
            3.. => {}
        }
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
        Chance::Draw { .. } | Chance::Peek { .. } => match draw(game.deck(), numbers) {
            Some(card) => Luck::Card(card),
            None => unreachable!("chance is not asked to draw from an empty deck"),
        },
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
fn draw(deck: PowerSet, numbers: &mut impl Numbers) -> Option<PowerId> {
    for _ in 0..4 {
        let guess = PowerId::at(numbers.below(crate::game::CARDS as u32) as usize);
        if deck.contains(guess) {
            return Some(guess);
        }
    }
    deck.nth(numbers.below(deck.len() as u32) as usize)
}

/// A random answer of `seat` to `decision`, which must be the open one.
#[inline]
pub fn action(game: &Game, seat: Seat, decision: Decision, numbers: &mut impl Numbers) -> Action {
    let menu = game.menu_for(seat, decision);
    let entries = menu.entries();
    let (verb, count) = match entries {
        [only] => *only,
        _ => entries[numbers.below(entries.len() as u32) as usize],
    };
    if verb == Verb::Keep && game.turn().rolls_left > 0 {
        return Action::Keep(subset(game.turn().dice, numbers));
    }
    let index = if count > 1 { numbers.below(count) } else { 0 };
    match game.nth_answer(seat, decision, verb, index) {
        Some(action) => action,
        None => unreachable!("a menu entry has as many actions as it counts"),
    }
}

/// Each die is kept with probability one half.
#[inline]
fn subset(dice: Dice, numbers: &mut impl Numbers) -> Dice {
    dice.random_part(numbers.next()).unwrap_or_else(|| {
        let mut part = Dice::NONE;
        for face in Face::ALL {
            (0..dice.of(face)).filter(|_| numbers.below(2) == 0).for_each(|_| part.add(face));
        }
        part
    })
}

/// Plays one random answer, of a player or of chance. False if the game is over.
#[inline]
pub fn advance(game: &mut Game, numbers: &mut impl Numbers) -> bool {
    match *game.top_frame() {
        // Two thirds of all answers are dice and keeps: they need no question to be put into words.
        Frame::Roll => {
            let dice = roll(game.turn.to_roll, numbers);
            Play::new(game, None).supply(dice);
        }
        Frame::Keep if game.turn.rolls_left > 0 && !game.has_offer(game.turn.active, Window::Roll) => {
            let kept = subset(game.turn.dice, numbers);
            Play::new(game, None).choose_dice(kept);
        }
        _ => return advance_any(game, numbers),
    }
    true
}

fn advance_any(game: &mut Game, numbers: &mut impl Numbers) -> bool {
    match game.step() {
        Step::Decide { seat, decision } => {
            let action = action(game, seat, decision, numbers);
            game.play_unchecked(action, None);
        }
        Step::Chance(chance) => game.resolve_unchecked(luck(game, chance, numbers), None),
        Step::Over(_) => return false,
    }
    true
}
