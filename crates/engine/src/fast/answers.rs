//! Random answers to frequent questions, without building the question or listing the answers.
//!
//! The plain path is [`playout::answer`]: the same answers from the same random numbers.

use crate::action::Action;
use crate::bits;
use crate::dice::Dice;
use crate::frame::{AttackStage, Frame};
use crate::game::{BASE_DICE, Game};
use crate::play::Play;
use crate::playout::{self, Numbers, any_of, draw, roll, roll_few, subset};
use crate::power::{PowerId, Window};
use crate::step::Luck;
use crate::turn::Turn;

/// Plays the game to its end with random answers.
#[inline]
pub(crate) fn finish(play: &mut Play, numbers: &mut impl Numbers) {
    loop {
        if matches!(play.top_frame(), Frame::Roll) && can_roll_out(play) {
            roll_out(play, numbers);
        } else if let Frame::Deal { slots } = *play.top_frame() {
            deal_out(play, slots, numbers);
        } else if !answer(play, numbers) {
            break;
        }
    }
}

/// True if the active monster is about to roll at most the usual number of dice and no power can step in.
#[inline]
fn can_roll_out(game: &Game) -> bool {
    game.turn.dice.is_empty()
        && game.turn.to_roll <= BASE_DICE
        && !game.may_have_offer(game.turn.active, Window::Roll)
}

/// Rolls and keeps until the dice are final: the same as [`answer_roll`] and [`answer_keep`] in turn, without storing
/// the dice in between.
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

/// Draws cards for these slots while the deck lasts: the same as repeated [`answer_draw`], since nobody can have seen
/// a card that chance is asked for.
#[inline]
fn deal_out(play: &mut Play, mut slots: u8, numbers: &mut impl Numbers) {
    while slots != 0 && !play.deck.is_empty() {
        let card = draw(&play.deck, numbers);
        slots = play.lay_card(slots, card);
    }
    play.go_on_dealing(slots);
}

/// Plays one random answer. Frequent questions are never built.
#[inline]
pub(crate) fn answer(play: &mut Play, numbers: &mut impl Numbers) -> bool {
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
        // Two kinds of answers, neither with arguments.
        Frame::Attack { stage: AttackStage::Leave, .. } => {
            play.choose_whether_to_leave(numbers.below(2) == 0);
        }
        _ => return playout::answer(play, numbers),
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

/// True if the open question is which dice to keep, with no power among the answers.
#[inline]
fn asks_only_for_dice(game: &Game) -> bool {
    matches!(game.top_frame(), Frame::Keep)
        && game.turn.rolls_left > 0
        && !game.has_offer(game.turn.active, Window::Roll)
}

/// True if the open question is which block to resolve, with no power or token among the answers.
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

/// Buys, sweeps or ends the buying phase, with no power among the answers.
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

impl Play<'_> {
    /// Stores the final dice of the active monster, whose rolls no power could change.
    #[inline]
    fn lay_dice(&mut self, dice: Dice) {
        self.turn.dice = dice;
        self.turn.to_roll = 0;
        if self.stop_rolling() {
            self.run();
        }
    }

    /// Goes on after all market slots but these have been filled.
    #[inline(never)]
    fn go_on_dealing(&mut self, slots: u8) {
        if self.run_deal(slots) {
            self.run();
        }
    }

    /// Draws a card for the first of these market slots.
    #[inline]
    fn supply_card(&mut self, slots: u8, card: PowerId) {
        if self.card_drawn(slots, card) {
            self.run();
        }
    }

    /// Keeps `dice` and goes on, unless the others must be rolled.
    #[inline]
    fn choose_dice(&mut self, dice: Dice) {
        if self.keep(dice) {
            self.run();
        }
    }

    /// The asked seat leaves Tokyo or stays.
    #[inline]
    fn choose_whether_to_leave(&mut self, leaves: bool) {
        if self.decide_leaving(leaves) {
            self.run();
        }
    }
}
