//! The value of a position for every seat: everything that can happen is played to the end of the turn and judged
//! there.
//!
//! The value of a decision is that of its best answer for the player who decides; the value of chance is the mean
//! over its answers; where the next turn begins, a judge estimates the chances. `docs/analysis.md` says what is left
//! out.

use crate::chances::Chances;
use crate::outcomes::{choose, outcomes};
use crate::rolls::Rolls;
use kaiju_bots::champion::Learned;
use kaiju_bots::dice::{MOST_DICE, results};
use kaiju_bots::plan::{Judge, Kinds};
use kaiju_engine::{
    Action, ActionList, Chance, Decision, Dice, Face, Frame, Game, Luck, PowerId, Seat, Step, Window,
};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The usual limit of positions valued per turn; in the few turns with more, the rest is judged directly.
const MOST_POSITIONS: usize = 400_000;

/// An answer to a decision, with its consequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The answer.
    pub action: Action,
    /// The chances of all seats afterwards.
    pub chances: Chances,
}

/// Values the positions of one turn after another. The values are exact functions of the turn; the caches only save
/// time.
pub struct Valuer {
    judge: Learned,
    /// Cached values of the turn, separate for positions with and without further purchases; `None` while one is being
    /// computed.
    known: HashMap<(Game, Buying), Option<Chances>, BuildHasherDefault<Mix>>,
    looked_at: usize,
    /// The most positions valued per turn.
    most: usize,
    /// The rolls solved in this turn, with the positions before them.
    solved: Vec<(Game, Rolls)>,
}

/// The purchases that the active monster still makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Buying {
    /// At most one card.
    Open,
    /// None.
    Done,
}

impl Default for Valuer {
    fn default() -> Valuer {
        Valuer::new()
    }
}

impl Valuer {
    /// A valuer with the champion's judge.
    pub fn new() -> Valuer {
        Valuer::with_most_positions(MOST_POSITIONS)
    }

    /// A valuer that remembers at most this many positions per turn, each about half a kilobyte. Positions beyond
    /// are judged directly.
    pub fn with_most_positions(most: usize) -> Valuer {
        let (known, solved) = (HashMap::default(), Vec::new());
        Valuer { judge: Learned::trained(), known, looked_at: 0, most, solved }
    }

    /// Starts another turn.
    pub fn begin_turn(&mut self) {
        self.known.clear();
        self.solved.clear();
        self.looked_at = 0;
    }

    /// The chances in any position.
    pub fn chances(&mut self, game: &Game) -> Chances {
        match game.step() {
            Step::Over(outcome) => Chances::decided(outcome),
            Step::Chance(_) => self.before_chance(game),
            Step::Decide { seat, .. } => best(&self.answers(game), seat),
        }
    }

    /// All answers to the open decision with their consequences, as far as the deciding player can see them.
    pub fn answers(&mut self, game: &Game) -> Vec<Answer> {
        let Step::Decide { seat, decision } = game.step() else { return Vec::new() };
        let view = game.view(Some(seat));
        let game = view.game();
        let mut actions = ActionList::new();
        game.legal_actions(&mut actions);
        actions.iter().map(|&action| Answer { action, chances: self.after(game, decision, action) }).collect()
    }

    /// The value after one answer to the open decision.
    fn after(&mut self, game: &Game, decision: Decision, action: Action) -> Chances {
        if let (Decision::Keep { rolls_left }, Action::Keep(part)) = (decision, action)
            && rolls_left > 0
        {
            let dice = game.turn().dice;
            return self.rolls_at_keep(game, rolls_left).keep(dice, part, rolls_left);
        }
        let mut next = *game;
        next.play_unchecked(action, None);
        if decision.kind().is_before_rolls() { self.in_rolls(&next) } else { self.after_rolls(&next) }
    }

    /// The value after this answer of chance.
    pub fn after_luck(&mut self, game: &Game, luck: Luck) -> Chances {
        let mut next = *game;
        next.resolve_unchecked(luck, None);
        match game.step() {
            Step::Chance(Chance::Dice { .. } | Chance::Reroll { .. }) => self.in_rolls(&next),
            Step::Chance(_) | Step::Decide { .. } | Step::Over(_) => self.after_rolls(&next),
        }
    }

    /// The value before chance answers: the exact mean over all its answers.
    fn before_chance(&mut self, game: &Game) -> Chances {
        match game.step() {
            Step::Chance(Chance::Dice { .. }) => self.before_roll(game),
            Step::Chance(Chance::Draw { .. }) => self.before_draws(game),
            Step::Chance(chance) => {
                let all = outcomes(game, chance);
                Chances::mean(all.into_iter().map(|(weight, luck)| (weight, self.after_luck(game, luck))))
            }
            Step::Decide { .. } | Step::Over(_) => self.value(game, Buying::Open),
        }
    }

    /// The value in a turn whose dice may still be rolled.
    fn in_rolls(&mut self, game: &Game) -> Chances {
        match game.step() {
            Step::Chance(Chance::Dice { .. }) => self.before_roll(game),
            Step::Decide { decision: Decision::Keep { rolls_left }, .. } if rolls_left > 0 => {
                self.rolls_at_keep(game, rolls_left).after_roll(game.turn().dice, rolls_left)
            }
            Step::Chance(Chance::Reroll { .. }) => {
                let all = Face::ALL.map(|face| {
                    let mut rolled = *game;
                    rolled.resolve_unchecked(Luck::Dice([face].into_iter().collect()), None);
                    (1, self.in_rolls(&rolled))
                });
                Chances::mean(all)
            }
            Step::Chance(_) | Step::Decide { .. } | Step::Over(_) => self.value(game, Buying::Open),
        }
    }

    /// The value in a turn whose dice are final. A draw matters only if its cards can be bought: the judge does not
    /// look at the market.
    fn after_rolls(&mut self, game: &Game) -> Chances {
        match game.step() {
            Step::Chance(Chance::Draw { .. }) => self.before_draws(game),
            Step::Chance(_) | Step::Decide { .. } | Step::Over(_) => self.value(game, Buying::Open),
        }
    }

    /// The value before the active monster rolls.
    fn before_roll(&mut self, game: &Game) -> Chances {
        let turn = game.turn();
        let (kept, rolls_left) = (turn.dice, turn.rolls_left);
        let dice = kept.len() + turn.to_roll;
        if usize::from(dice) > MOST_DICE {
            return self.judged(game);
        }
        if let Some(rolls) = self.find_rolls(game, |before| advanced_to_roll(before, kept, rolls_left)) {
            return self.solved[rolls].1.before_roll(kept, rolls_left);
        }
        if kept.is_empty() && rolls_left > 0 {
            let rolls = self.solve(game, dice, rolls_left);
            return self.solved[rolls].1.before_roll(kept, rolls_left);
        }
        let all = results(turn.to_roll).map(|rolled| (crate::outcomes::ways(rolled), rolled));
        Chances::mean(all.map(|(ways, rolled)| (ways, self.after_luck(game, Luck::Dice(rolled)))))
    }

    /// The solved rolls of a turn in which the player is asked which dice to keep.
    fn rolls_at_keep(&mut self, game: &Game, rolls_left: u8) -> &Rolls {
        let dice = game.turn().dice;
        let mut before = *game;
        before.play_unchecked(Action::Keep(Dice::NONE), None);
        let found = self.find_rolls(&before, |known| advanced_to_roll(known, Dice::NONE, rolls_left));
        let rolls = match found {
            Some(rolls) => rolls,
            None => self.solve(&before, dice.len(), rolls_left),
        };
        &self.solved[rolls].1
    }

    /// The index of the solved rolls that lead to `now`: `advance` takes their starting position there.
    fn find_rolls(&self, now: &Game, advance: impl Fn(&Game) -> Option<Game>) -> Option<usize> {
        self.solved.iter().position(|(before, rolls)| {
            before.active() == now.active()
                && now.turn().rolls_left <= rolls.rolls()
                && advance(before).as_ref() == Some(now)
        })
    }

    /// Solves the rolls of a turn that is about to roll all its dice. Returns its index among the solved ones.
    fn solve(&mut self, before: &Game, dice: u8, rolls: u8) -> usize {
        let seat = before.active();
        let kinds = (!may_touch_dice(before)).then(|| Kinds::of(before, seat, dice));
        let mut stop: Vec<Chances> = Vec::with_capacity(results(dice).len());
        for (place, result) in results(dice).enumerate() {
            let first = kinds.as_ref().map_or(place, |kinds| kinds.first(place));
            let chances = if first < place {
                stop[first]
            } else {
                let mut next = *before;
                next.resolve_unchecked(Luck::Dice(result), None);
                self.value(&next, Buying::Open)
            };
            stop.push(chances);
        }
        self.solved.push((*before, Rolls::solve(seat, dice, rolls, stop)));
        self.solved.len() - 1
    }

    /// The value of a position in a turn whose dice are final.
    fn value(&mut self, game: &Game, buying: Buying) -> Chances {
        match game.step() {
            Step::Over(outcome) => Chances::decided(outcome),
            Step::Chance(Chance::Dice { .. }) | Step::Decide { decision: Decision::Start, .. } => {
                self.judged(game)
            }
            Step::Decide { decision: Decision::Keep { .. }, .. } => {
                self.value_after(game, Action::Keep(game.turn().dice), buying)
            }
            Step::Decide { decision: Decision::Shop, .. } if buying == Buying::Done => {
                self.value_after(game, Action::End, buying)
            }
            Step::Chance(Chance::Draw { .. } | Chance::Peek { .. }) => {
                let mut next = *game;
                next.resolve_unchecked(any_card(game), None);
                self.value(&next, buying)
            }
            Step::Chance(chance) => self.remembered(game, buying, |valuer| valuer.mean(game, chance, buying)),
            Step::Decide { seat, decision } => self.remembered(game, buying, |valuer| {
                if decision == Decision::Shop {
                    valuer.value_of_shop(game, seat)
                } else {
                    valuer.value_of_best(game, seat, buying)
                }
            }),
        }
    }

    fn value_after(&mut self, game: &Game, action: Action, buying: Buying) -> Chances {
        let mut next = *game;
        next.play_unchecked(action, None);
        self.value(&next, buying)
    }

    /// Looks a position up or computes its value. A position that leads back to itself is judged directly when it
    /// recurs.
    fn remembered(
        &mut self,
        game: &Game,
        buying: Buying,
        find: impl FnOnce(&mut Valuer) -> Chances,
    ) -> Chances {
        match self.known.get(&(*game, buying)) {
            Some(&Some(chances)) => chances,
            None if self.looked_at < self.most => {
                self.looked_at += 1;
                self.known.insert((*game, buying), None);
                let chances = find(self);
                self.known.insert((*game, buying), Some(chances));
                chances
            }
            Some(None) | None => self.judged(game),
        }
    }

    fn value_of_best(&mut self, game: &Game, seat: Seat, buying: Buying) -> Chances {
        let mut actions = ActionList::new();
        game.legal_actions(&mut actions);
        let mut all = actions.iter();
        let first = match all.next() {
            Some(&action) => self.value_after(game, action, buying),
            None => unreachable!("every decision can be answered"),
        };
        all.fold(first, |best, &action| best.better(self.value_after(game, action, buying), seat))
    }

    /// The value of the best single purchase, or none. The card that replaces a bought one is ignored.
    fn value_of_shop(&mut self, game: &Game, seat: Seat) -> Chances {
        let nothing = self.value_after(game, Action::End, Buying::Done);
        let cards = game.market().into_iter().flatten();
        cards.fold(nothing, |best, card| best.better(self.value_of_card(game, card, nothing), seat))
    }

    /// The value of buying this card and nothing else; `nothing` if it cannot be bought.
    fn value_of_card(&mut self, game: &Game, card: PowerId, nothing: Chances) -> Chances {
        if game.is_legal(Action::Buy(card)) {
            self.value_after(game, Action::Buy(card), Buying::Done)
        } else {
            nothing
        }
    }

    fn mean(&mut self, game: &Game, chance: Chance, buying: Buying) -> Chances {
        let mut after = |luck| {
            let mut next = *game;
            next.resolve_unchecked(luck, None);
            self.value(&next, buying)
        };
        match (chance, game.frames().last()) {
            (Chance::RollOff { .. }, Some(&Frame::RollOff { rolling, leaders, .. }))
                if leaders.is_empty() =>
            {
                // A new round is fair: each seat that rolls is equally likely to start.
                Chances::mean(rolling.iter().map(|first| {
                    let mut next = *game;
                    for seat in rolling {
                        next.resolve_unchecked(claws(if seat == first { 6 } else { 0 }), None);
                    }
                    (1, self.value(&next, buying))
                }))
            }
            (Chance::RollOff { .. }, _) => {
                let ways = |count: u8| choose(6, u64::from(count)) * 5u64.pow(u32::from(6 - count));
                Chances::mean((0..=6).map(|count| (ways(count), after(claws(count)))))
            }
            (
                Chance::Sides
                | Chance::FirstSeat
                | Chance::Dice { .. }
                | Chance::SideDice { .. }
                | Chance::Reroll { .. }
                | Chance::Draw { .. }
                | Chance::Peek { .. },
                _,
            ) => {
                Chances::mean(outcomes(game, chance).into_iter().map(|(weight, luck)| (weight, after(luck))))
            }
        }
    }

    /// The value before one or more cards are drawn for the market.
    ///
    /// The active monster buys the best drawn card it can afford: the mean over all sets of cards follows from the
    /// value of each card on its own.
    fn before_draws(&mut self, game: &Game) -> Chances {
        let (draws, end) = drawn_out(game);
        if draws == 1 {
            let cards = game.deck();
            return Chances::mean(cards.iter().map(|card| (1, self.after_luck(game, Luck::Card(card)))));
        }
        let Step::Decide { seat, decision: Decision::Shop } = end.step() else {
            return self.value(&end, Buying::Open);
        };
        let nothing = self.value_after(&end, Action::End, Buying::Done);
        let lying = game.market().into_iter().flatten();
        let least =
            lying.fold(nothing, |best, card| best.better(self.value_of_card(&end, card, nothing), seat));
        let mut cards: Vec<Chances> = game
            .deck()
            .iter()
            .map(|card| {
                let mut next = *game;
                next.resolve_unchecked(Luck::Card(card), None);
                let (_, end) = drawn_out(&next);
                least.better(self.value_of_card(&end, card, nothing), seat)
            })
            .collect();
        cards.sort_by_key(|chances| std::cmp::Reverse(chances.of(seat)));
        let (count, others) = (cards.len() as u64, u64::from(draws) - 1);
        if count <= others {
            return cards.first().copied().unwrap_or(least);
        }
        // This card is the best one drawn if all the others come after it in the list.
        Chances::mean((1..=count).zip(cards).map(|(place, chances)| (choose(count - place, others), chances)))
    }

    fn judged(&self, game: &Game) -> Chances {
        Chances::judged(self.judge.chances(game))
    }
}

/// The chances after the best answer for `seat`, the first of equals.
pub fn best(answers: &[Answer], seat: Seat) -> Chances {
    match answers.split_first() {
        Some((first, rest)) => {
            rest.iter().fold(first.chances, |best, answer| best.better(answer.chances, seat))
        }
        None => unreachable!("every decision can be answered"),
    }
}

/// Draws until something else is asked: the number of cards, and the position then. The cards themselves are left
/// open.
fn drawn_out(game: &Game) -> (u8, Game) {
    let mut end = *game;
    let mut draws = 0;
    while let Step::Chance(Chance::Draw { .. }) = end.step() {
        end.resolve_unchecked(any_card(&end), None);
        draws += 1;
    }
    (draws, end)
}

fn any_card(game: &Game) -> Luck {
    match game.deck().lowest() {
        Some(card) => Luck::Card(card),
        None => unreachable!("chance is not asked to draw from an empty deck"),
    }
}

fn claws(count: u8) -> Luck {
    Luck::Dice(Dice::from_counts([6 - count, 0, 0, 0, 0, count]))
}

/// The position before a roll with these dice kept and `rolls_left` rolls left, in the turn that stands at `before`.
fn advanced_to_roll(before: &Game, kept: Dice, rolls_left: u8) -> Option<Game> {
    let dice = before.turn().to_roll;
    let mut game = *before;
    while game.turn().rolls_left > rolls_left {
        let is_last = game.turn().rolls_left == rolls_left + 1;
        let keep = if is_last { kept } else { Dice::NONE };
        let others = dice.checked_sub(keep.len())?;
        let shown = keep.plus(Dice::from_counts([others, 0, 0, 0, 0, 0]));
        game.resolve(Luck::Dice(shown), None).ok()?;
        game.play(Action::Keep(keep), None).ok()?;
    }
    Some(game)
}

/// True if any power could change the dice of the turn.
fn may_touch_dice(game: &Game) -> bool {
    game.alive().iter().any(|seat| {
        let powers = game.player(seat).powers.or(game.copied_for(seat));
        powers.iter().flat_map(|power| power.power().offers.iter()).any(|offer| {
            [Window::Roll, Window::Fix, Window::Probe]
                .into_iter()
                .any(|window| offer.windows.contains(window))
        })
    })
}

/// A quick hash of positions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        words.iter().for_each(|&word| self.write_u64(u64::from_le_bytes(word)));
        rest.iter().for_each(|&byte| self.write_u8(byte));
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(25) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0.rotate_left(20)
    }
}
