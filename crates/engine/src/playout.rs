//! Random play, given a source of numbers: first a kind of action uniformly, then its arguments; a keep is a uniform
//! subset of the dice.

use crate::action::{Action, Verb};
use crate::dice::{Dice, Face};
use crate::game::{AttackStage, BASE_DICE, CARDS, Frame, Game, Turn};
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

/// Rolls up to eight dice, by handfuls of up to three: each takes the integer part of what is left of the number, times
/// its choices. A branch on the number of dice would be guessed wrong too often.
#[inline]
fn roll_few(count: u8, number: u64) -> Dice {
    let mut bits = number;
    let mut take = |handful: Handful| {
        let wide = u128::from(bits) * u128::from(handful.choices);
        bits = wide as u64;
        ROLLS[(usize::from(handful.start) + (wide >> 64) as usize) % ROLLS.len()]
    };
    let [first, second] = HANDFULS[usize::from(count) % HANDFULS.len()];
    let dice = take(first).plus_few(take(second));
    if count > 6 { dice.plus_few(take(Handful::of(count - 6))) } else { dice }
}

/// Up to three dice that are rolled together.
#[derive(Clone, Copy)]
struct Handful {
    /// How many rolls there are, each equally likely.
    choices: u16,
    /// Where they are in [`ROLLS`].
    start: u16,
}

impl Handful {
    const fn of(dice: u8) -> Handful {
        match dice {
            0 => Handful { choices: 1, start: 0 },
            1 => Handful { choices: 6, start: 1 },
            2 => Handful { choices: 6 * 6, start: 1 + 6 },
            _ => Handful { choices: 6 * 6 * 6, start: 1 + 6 + 6 * 6 },
        }
    }
}

/// The first two handfuls of so many dice.
static HANDFULS: [[Handful; 2]; 16] = {
    let mut handfuls = [[Handful::of(3); 2]; 16];
    let mut dice = 0;
    while dice < 6 {
        let first = if dice < 3 { dice } else { 3 };
        handfuls[dice as usize] = [Handful::of(first), Handful::of(dice - first)];
        dice += 1;
    }
    handfuls
};

/// All rolls of each handful, one handful after the other; the rest is never looked at.
static ROLLS: [Dice; 512] = {
    let mut rolls = [Dice::NONE; 512];
    let mut dice = 0;
    while dice <= 3 {
        let Handful { choices, start } = Handful::of(dice);
        let mut index = 0;
        while index < choices as usize {
            rolls[start as usize + index] = nth_roll(dice, index);
            index += 1;
        }
        dice += 1;
    }
    rolls
};

const fn nth_roll(dice: u8, index: usize) -> Dice {
    let mut counts = [0; 6];
    let mut rest = index;
    let mut rolled = 0;
    while rolled < dice {
        counts[rest % 6] += 1;
        rest /= 6;
        rolled += 1;
    }
    Dice::from_counts(counts)
}

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

/// A random card of the deck. Guessing is faster than counting while the deck is large, and looking at the deck where it
/// is faster than copying it.
#[inline]
fn draw(deck: &PowerSet, numbers: &mut impl Numbers) -> PowerId {
    for _ in 0..4 {
        let guess = PowerId::at(numbers.below(CARDS as u32) as usize);
        if deck.contains(guess) {
            return guess;
        }
    }
    draw_by_counting(*deck, numbers)
}

#[cold]
fn draw_by_counting(deck: PowerSet, numbers: &mut impl Numbers) -> PowerId {
    match deck.nth(numbers.below(deck.len() as u32) as usize) {
        Some(card) => card,
        None => unreachable!("chance is not asked to draw from an empty deck"),
    }
}

/// A random answer of `seat` to `decision`, which must be the open one.
// Always inlined: a known decision leaves little of it.
#[inline(always)]
pub fn action(game: &Game, seat: Seat, decision: Decision, numbers: &mut impl Numbers) -> Action {
    let menu = game.menu(seat, decision);
    let kinds = menu.verbs.len();
    let verb = menu.verbs.nth(if kinds > 1 { numbers.below(kinds) } else { 0 });
    if verb == Verb::Keep && game.turn.rolls_left > 0 {
        return Action::Keep(subset(game.turn.dice, numbers));
    }
    game.answer(seat, decision, menu, verb, |count| if count > 1 { numbers.below(count) } else { 0 })
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

/// Plays the game to its end.
#[inline]
pub fn finish(game: &mut Game, numbers: &mut impl Numbers) {
    let mut play = Play::new(game, None);
    loop {
        if matches!(play.top_frame(), Frame::Roll) && !play.may_have_offer(play.turn.active, Window::Roll) {
            roll_out(&mut play, numbers);
        } else if let Frame::Deal { slots } = *play.top_frame() {
            deal_out(&mut play, slots, numbers);
        } else if !answer(&mut play, numbers) {
            break;
        }
    }
}

/// Rolls and keeps dice until they lie, of a monster that can do nothing else meanwhile: the same as [`answer_roll`] and
/// [`answer_keep`] by turns, without putting the dice down in between.
#[inline]
fn roll_out(play: &mut Play, numbers: &mut impl Numbers) {
    let Turn { mut dice, mut to_roll, mut rolls_left, .. } = play.turn;
    loop {
        dice = dice.plus_few(roll(to_roll, numbers));
        rolls_left -= 1;
        if rolls_left == 0 {
            break;
        }
        let kept = subset(dice, numbers);
        to_roll = dice.minus(kept).len();
        if to_roll == 0 {
            break;
        }
        dice = kept;
    }
    play.lay_dice(dice);
}

/// Draws cards for these slots while the deck lasts: the same as [`answer_draw`] again and again, as nobody can have seen
/// a card that chance is asked for.
#[inline]
fn deal_out(play: &mut Play, mut slots: u8, numbers: &mut impl Numbers) {
    while slots != 0 && !play.deck.is_empty() {
        let card = draw(&play.deck, numbers);
        slots = play.lay_card(slots, card);
    }
    play.go_on_dealing(slots);
}

/// Plays one random answer, of a player or of chance. False if the game is over.
#[inline]
pub fn advance(game: &mut Game, numbers: &mut impl Numbers) -> bool {
    answer(&mut Play::new(game, None), numbers)
}

/// The same, in a game that is being played.
#[inline]
fn answer(play: &mut Play, numbers: &mut impl Numbers) -> bool {
    // The frequent questions need not be put into words first.
    match *play.top_frame() {
        Frame::Roll => answer_roll(play, numbers),
        Frame::Keep if asks_only_for_dice(play) => answer_keep(play, numbers),
        Frame::Deal { slots } => answer_draw(play, slots, numbers),
        Frame::RollOff { .. } => {
            let dice = roll(BASE_DICE, numbers);
            play.meet(Luck::Dice(dice));
        }
        Frame::Shop => answer_decision(play, Decision::Shop, numbers),
        Frame::Resolve => answer_decision(play, Decision::Resolve, numbers),
        // Two kinds of answers, each of which has no arguments.
        Frame::Attack { stage: AttackStage::Leave, .. } => {
            play.choose_whether_to_leave(numbers.below(2) == 0);
        }
        Frame::Empty
        | Frame::Sides
        | Frame::FirstSeat
        | Frame::TurnStart
        | Frame::StartMenu
        | Frame::Keep
        | Frame::Probe { .. }
        | Frame::Fix
        | Frame::Result
        | Frame::EnterPhase
        | Frame::SellMenu
        | Frame::TurnEnd { .. }
        | Frame::WinCheck
        | Frame::AgainMenu
        | Frame::NextTurn
        | Frame::Hear { .. }
        | Frame::Tile { .. }
        | Frame::Attack { .. }
        | Frame::Threat { .. }
        | Frame::Land
        | Frame::Zero { .. }
        | Frame::SideRoll { .. }
        | Frame::SideFix { .. }
        | Frame::Reroll { .. }
        | Frame::Gained { .. }
        | Frame::Bought { .. }
        | Frame::Reveal { .. }
        | Frame::Choose { .. }
        | Frame::Peek { .. } => return answer_any(play, numbers),
    }
    true
}

#[inline]
fn answer_draw(play: &mut Play, slots: u8, numbers: &mut impl Numbers) {
    let card = draw(&play.deck, numbers);
    play.supply_card(slots, card);
}

#[inline]
fn answer_roll(play: &mut Play, numbers: &mut impl Numbers) {
    let dice = roll(play.turn.to_roll, numbers);
    play.supply(dice);
}

#[inline]
fn answer_keep(play: &mut Play, numbers: &mut impl Numbers) {
    let kept = subset(play.turn.dice, numbers);
    play.choose_dice(kept);
}

/// Whether the open question is which dice to keep, without a power among the answers.
#[inline]
fn asks_only_for_dice(game: &Game) -> bool {
    matches!(game.top_frame(), Frame::Keep)
        && game.turn.rolls_left > 0
        && !game.has_offer(game.turn.active, Window::Roll)
}

#[inline(always)]
fn answer_decision(play: &mut Play, decision: Decision, numbers: &mut impl Numbers) {
    let action = action(play, play.asked, decision, numbers);
    play.choose(action);
}

#[inline(never)]
fn answer_any(play: &mut Play, numbers: &mut impl Numbers) -> bool {
    match play.step() {
        Step::Decide { decision, .. } => answer_decision(play, decision, numbers),
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
    fn every_number_of_dice_is_rolled_in_all_its_ways() {
        let mut numbers = WyRand(1);
        for count in 0..=20 {
            let rolled = (0..600).fold([0; 6], |seen, _| {
                let dice = roll(count, &mut numbers);
                assert_eq!(dice.len(), count);
                let mut seen = seen;
                seen.iter_mut().zip(dice.counts()).for_each(|(sum, dice)| *sum += u32::from(dice));
                seen
            });
            // A hundred times the number of dice is expected of each face; the bounds are six deviations away.
            let (mean, deviation) =
                (100.0 * f64::from(count), (600.0 * f64::from(count) * 5.0 / 36.0).sqrt());
            for sum in rolled {
                assert!((f64::from(sum) - mean).abs() <= 6.0 * deviation, "{count} dice: {rolled:?}");
            }
        }
    }

    #[test]
    fn playing_to_the_end_is_answering_one_question_after_the_other() {
        use crate::game::Setup;
        use crate::rules::RuleSet;
        for (name, rules) in RuleSet::PRESETS {
            for seed in 0..200 {
                let players = 2 + (seed % 5) as usize;
                let Ok(fresh) = Game::new(&Setup { rules, players, first: None }) else {
                    panic!("{name} can be played by {players}");
                };
                let (mut by_steps, mut at_once) = (fresh, fresh);
                let (mut numbers, mut same_numbers) = (WyRand(seed), WyRand(seed));
                while advance(&mut by_steps, &mut numbers) {}
                finish(&mut at_once, &mut same_numbers);
                assert_eq!(by_steps, at_once, "{name}, seed {seed}");
                assert_eq!(numbers.0, same_numbers.0, "{name}, seed {seed}");
            }
        }
    }
}
