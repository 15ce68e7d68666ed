//! Random play, given a source of numbers: first a kind of action uniformly, then its arguments; a keep is a uniform
//! subset of the dice.

use crate::action::{Action, Verb};
use crate::bits;
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

    /// Two independent numbers, each below its own of these bounds and as good as [`Numbers::below`].
    #[inline]
    fn two_below(&mut self, [first, second]: [u32; 2]) -> [u32; 2] {
        let number = self.next();
        let part = |half: u64, bound: u32| ((half * u64::from(bound)) >> 32) as u32;
        [part(number >> 32, first), part(number & 0xffff_ffff, second)]
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
    if count <= BASE_DICE { roll_few(count, numbers) } else { roll_many(count, numbers) }
}

#[cold]
fn roll_many(count: u8, numbers: &mut impl Numbers) -> Dice {
    let few = roll_few(BASE_DICE, numbers);
    roll(count - BASE_DICE, numbers).plus(few)
}

/// Rolls up to six dice, in two handfuls of up to three. A branch on the number of dice would be guessed wrong too often.
#[inline]
fn roll_few(count: u8, numbers: &mut impl Numbers) -> Dice {
    let [first, second] = numbers.two_below([ROLLS_OF_THREE as u32; 2]).map(|place| place as usize);
    let (few, rest) = (count.min(3), count.saturating_sub(3));
    handful(few, first).plus_few(handful(rest, second))
}

/// How many rolls of three dice there are, each equally likely.
const ROLLS_OF_THREE: usize = 6 * 6 * 6;

/// The first `count` of three dice that fall in the way with this number.
#[inline]
fn handful(count: u8, way: usize) -> Dice {
    HANDFULS[way][usize::from(count) % HANDFULS[way].len()]
}

/// The first none, one, two and three of three dice, for every way in which those can fall.
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

/// A random card of the deck. Guessing is faster than counting while the deck is large, two guesses at once are better
/// than a branch after each, and looking at the deck where it is faster than copying it.
#[inline]
fn draw(deck: &PowerSet, numbers: &mut impl Numbers) -> PowerId {
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
// Always inlined: a known decision leaves little of it.
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
        if matches!(play.top_frame(), Frame::Roll) && can_roll_out(&play) {
            roll_out(&mut play, numbers);
        } else if let Frame::Deal { slots } = *play.top_frame() {
            deal_out(&mut play, slots, numbers);
        } else if !answer(&mut play, numbers) {
            break;
        }
    }
}

/// Whether the active monster begins to roll no more than the usual dice, and can do nothing else meanwhile.
#[inline]
fn can_roll_out(game: &Game) -> bool {
    game.turn.dice.is_empty()
        && game.turn.to_roll <= BASE_DICE
        && !game.may_have_offer(game.turn.active, Window::Roll)
}

/// Rolls and keeps dice until they lie: the same as [`answer_roll`] and [`answer_keep`] by turns, without putting the
/// dice down in between.
#[inline]
fn roll_out(play: &mut Play, numbers: &mut impl Numbers) {
    let Turn { mut to_roll, mut rolls_left, .. } = play.turn;
    let mut dice = Dice::NONE;
    loop {
        dice = dice.plus_few(roll_few(to_roll, numbers));
        rolls_left -= 1;
        if rolls_left == 0 {
            break;
        }
        let kept = dice.random_part_of_few(numbers.next());
        to_roll = dice.minus(kept).len_of_few();
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
        Frame::Shop if !play.may_have_offer(play.asked, Window::Shop) => answer_shop(play, numbers),
        Frame::Resolve if asks_only_for_blocks(play) => answer_block(play, numbers),
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
        | Frame::Resolve
        | Frame::EnterPhase
        | Frame::Shop
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

/// Whether the open question is which block to resolve, without a power or a token among the answers.
#[inline]
fn asks_only_for_blocks(play: &Play) -> bool {
    !play.asked_blocks.is_empty()
        && play.count_cures() == 0
        && !play.may_have_offer(play.asked, Window::Resolve)
}

#[inline]
fn answer_block(play: &mut Play, numbers: &mut impl Numbers) {
    let blocks = play.asked_blocks;
    debug_assert_eq!(blocks, play.live_blocks(), "nothing has changed since it was asked");
    let place = any_of(bits::count(blocks.bits()), numbers);
    if let Some(face) = blocks.nth(place as usize) {
        play.choose(Action::Resolve(face));
    }
}

/// Buys, sweeps or ends the buying, without a power among the answers.
#[inline]
fn answer_shop(play: &mut Play, numbers: &mut impl Numbers) {
    let seat = play.asked;
    let slots = play.buyable_slots(seat);
    let (buys, sweeps) = (u32::from(slots != 0), u32::from(play.can_sweep(seat)));
    let kind = any_of(buys + sweeps + 1, numbers);
    if kind == buys + sweeps {
        play.choose(Action::End);
    } else if kind == buys {
        play.choose(Action::Sweep);
    } else {
        let place = any_of(bits::count(slots), numbers) as usize;
        if let Some(&Some(card)) = play.market.get(bits::nth(slots, place)) {
            play.choose(Action::Buy(card));
        }
    }
}

/// A number below `count`; a single one is no matter of chance.
#[inline]
fn any_of(count: u32, numbers: &mut impl Numbers) -> u32 {
    if count > 1 { numbers.below(count) } else { 0 }
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

    /// Chi-squared of these observations, over what is expected, is within six deviations of its mean.
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
            // A roll is as likely as there are ways to order its dice.
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
            // Not side by side, and from both ends of the list.
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

    #[test]
    fn frequent_questions_are_answered_as_if_they_were_put_into_words() {
        use crate::game::Setup;
        use crate::rules::RuleSet;
        for (name, rules) in RuleSet::PRESETS {
            for seed in 0..100 {
                let players = 2 + (seed % 5) as usize;
                let Ok(fresh) = Game::new(&Setup { rules, players, first: None }) else {
                    panic!("{name} can be played by {players}");
                };
                let (mut short, mut long) = (fresh, fresh);
                let (mut numbers, mut same_numbers) = (WyRand(seed), WyRand(seed));
                // One game being played: questions may be remembered until they are answered.
                let mut play = Play::new(&mut short, None);
                loop {
                    let goes_on = answer(&mut play, &mut numbers);
                    let answered = match long.step() {
                        Step::Decide { seat, decision } => {
                            let action = action(&long, seat, decision, &mut same_numbers);
                            long.play(action, None).is_ok()
                        }
                        Step::Chance(chance) => {
                            let luck = luck(&long, chance, &mut same_numbers);
                            long.resolve(luck, None).is_ok()
                        }
                        Step::Over(_) => false,
                    };
                    assert_eq!(goes_on, answered, "{name}, seed {seed}");
                    assert_eq!(*play, long, "{name}, seed {seed}");
                    assert_eq!(numbers.0, same_numbers.0, "{name}, seed {seed}");
                    if !goes_on {
                        break;
                    }
                }
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
