//! Answers to decisions: which are legal, how many there are, and picking one without listing them.

use crate::dice::{Dice, Face};
use crate::event::{Event, Observer, Source, Token};
use crate::game::{EndStage, Frame, Game, MARKET_SLOTS};
use crate::play::Play;
use crate::power::{Holder, Pick, PowerId, Window};
use crate::seat::Seat;
use crate::step::{Decision, Step};

/// An answer to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Keep these dice and roll the others; keeping all of them stops rolling.
    Keep(Dice),
    /// Use a power; a copy is named by the copying power.
    Use(PowerId, Pick),
    /// Use no power, take no tile, go on.
    Pass,
    /// Resolve this block of the result, or one heart for oneself.
    Resolve(Face),
    /// Remove a token with one heart.
    Cure(Token),
    /// Leave Tokyo.
    Yield,
    /// Stay in Tokyo.
    Stay,
    /// Take this tile.
    Take(PowerId),
    /// Buy this face-up card.
    Buy(PowerId),
    /// Pay for new face-up cards.
    Sweep,
    /// End the buying phase.
    End,
}

/// What an action does, whatever its details.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// [`Action::Keep`].
    Keep,
    /// [`Action::Use`].
    Use,
    /// [`Action::Pass`].
    Pass,
    /// [`Action::Resolve`].
    Resolve,
    /// [`Action::Cure`].
    Cure,
    /// [`Action::Yield`].
    Yield,
    /// [`Action::Stay`].
    Stay,
    /// [`Action::Take`].
    Take,
    /// [`Action::Buy`].
    Buy,
    /// [`Action::Sweep`].
    Sweep,
    /// [`Action::End`].
    End,
}

impl Action {
    /// What the action does.
    pub const fn verb(self) -> Verb {
        match self {
            Action::Keep(_) => Verb::Keep,
            Action::Use(..) => Verb::Use,
            Action::Pass => Verb::Pass,
            Action::Resolve(_) => Verb::Resolve,
            Action::Cure(_) => Verb::Cure,
            Action::Yield => Verb::Yield,
            Action::Stay => Verb::Stay,
            Action::Take(_) => Verb::Take,
            Action::Buy(_) => Verb::Buy,
            Action::Sweep => Verb::Sweep,
            Action::End => Verb::End,
        }
    }
}

/// The action does not answer the decision; the game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IllegalAction {
    /// The decision that is open, if any is.
    pub decision: Option<Decision>,
    /// The action that was tried.
    pub action: Action,
}

/// The most kinds of answers that one decision has.
const MOST_VERBS: usize = 4;

/// The kinds of answers to a decision, and how many there are of each.
#[derive(Clone, Copy, Debug)]
pub struct Menu {
    entries: [(Verb, u32); MOST_VERBS],
    len: usize,
}

impl Menu {
    const fn new() -> Menu {
        Menu { entries: [(Verb::Pass, 0); MOST_VERBS], len: 0 }
    }

    #[inline]
    fn with(mut self, verb: Verb, count: u32) -> Menu {
        if count > 0 {
            self.entries[self.len] = (verb, count);
            self.len += 1;
        }
        self
    }

    /// The kinds of answers with their numbers; none has the number 0.
    #[inline]
    pub fn entries(&self) -> &[(Verb, u32)] {
        &self.entries[..self.len]
    }
}

/// A list of legal actions.
pub type ActionList = Vec<Action>;

impl Game {
    /// The kinds of answers to the open decision. Empty if none is open.
    pub fn menu(&self) -> Menu {
        match self.step() {
            Step::Decide { seat, decision } => self.menu_for(seat, decision),
            Step::Chance(_) | Step::Over(_) => Menu::new(),
        }
    }

    /// The kinds of answers of `seat` to `decision`, which is the open one.
    #[inline]
    pub(crate) fn menu_for(&self, seat: Seat, decision: Decision) -> Menu {
        let menu = Menu::new();
        match decision {
            Decision::Keep { rolls_left: 0 } => {
                menu.with(Verb::Keep, 1).with(Verb::Use, self.count_uses(seat, Window::Roll))
            }
            Decision::Keep { .. } => menu
                .with(Verb::Keep, self.turn.dice.count_parts())
                .with(Verb::Use, self.count_uses(seat, Window::Roll)),
            Decision::Resolve => {
                let live = self.live_blocks();
                menu.with(Verb::Resolve, live.len() as u32)
                    .with(Verb::Cure, self.count_cures())
                    .with(Verb::Use, self.count_uses(seat, Window::Resolve))
                    .with(Verb::Pass, u32::from(live.is_empty()))
            }
            Decision::Leave => menu.with(Verb::Yield, 1).with(Verb::Stay, 1),
            Decision::Tile { level } => {
                menu.with(Verb::Take, self.tiles_at(level, seat).len() as u32).with(Verb::Pass, 1)
            }
            Decision::Shop => menu
                .with(Verb::Buy, self.buyable_slots(seat).count_ones())
                .with(Verb::Sweep, u32::from(self.can_sweep(seat)))
                .with(Verb::Use, self.count_uses(seat, Window::Shop))
                .with(Verb::End, 1),
            Decision::Choose { .. } => menu.with(Verb::Use, self.count_uses(seat, Window::Choose)),
            Decision::Start
            | Decision::Probe
            | Decision::Fix
            | Decision::SideDice
            | Decision::Threat { .. }
            | Decision::Left
            | Decision::Reveal
            | Decision::Sell
            | Decision::Again => {
                let uses = decision.window().map_or(0, |window| self.count_uses(seat, window));
                menu.with(Verb::Use, uses).with(Verb::Pass, 1)
            }
        }
    }

    /// How many legal actions there are.
    pub fn count_actions(&self) -> u32 {
        self.menu().entries().iter().map(|&(_, count)| count).sum()
    }

    /// The `index`-th legal action, without listing the others.
    pub fn nth_action(&self, index: u32) -> Option<Action> {
        let mut rest = index;
        for &(verb, count) in self.menu().entries() {
            if rest < count {
                return self.nth_of(verb, rest);
            }
            rest -= count;
        }
        None
    }

    /// Fills `actions` with all legal actions.
    pub fn legal_actions(&self, actions: &mut ActionList) {
        actions.clear();
        for &(verb, count) in self.menu().entries() {
            actions.extend((0..count).filter_map(|index| self.nth_of(verb, index)));
        }
    }

    /// The `index`-th legal action of one kind.
    pub fn nth_of(&self, verb: Verb, index: u32) -> Option<Action> {
        match self.step() {
            Step::Decide { seat, decision } => self.nth_answer(seat, decision, verb, index),
            Step::Chance(_) | Step::Over(_) => None,
        }
    }

    /// The same for `decision`, which is the open one.
    #[inline]
    pub(crate) fn nth_answer(
        &self,
        seat: Seat,
        decision: Decision,
        verb: Verb,
        index: u32,
    ) -> Option<Action> {
        let place = index as usize;
        match verb {
            Verb::Keep if self.turn.rolls_left == 0 => Some(Action::Keep(self.turn.dice)),
            Verb::Keep => Some(Action::Keep(self.turn.dice.nth_part(index))),
            Verb::Use => self.nth_use(seat, decision.window()?, index),
            Verb::Pass => Some(Action::Pass),
            Verb::Resolve => self.live_blocks().nth(place).map(Action::Resolve),
            Verb::Cure => {
                let tokens = [Token::Poison, Token::Shrink];
                tokens.into_iter().filter(|&token| self.removable(token)).nth(place).map(Action::Cure)
            }
            Verb::Yield => Some(Action::Yield),
            Verb::Stay => Some(Action::Stay),
            Verb::Take => match decision {
                Decision::Tile { level } => self.tiles_at(level, seat).nth(place).map(Action::Take),
                _ => None,
            },
            Verb::Buy => {
                let slots = self.buyable_slots(seat);
                let slot = (0..MARKET_SLOTS).filter(|slot| slots >> slot & 1 == 1).nth(place)?;
                self.market[slot].map(Action::Buy)
            }
            Verb::Sweep => Some(Action::Sweep),
            Verb::End => Some(Action::End),
        }
    }

    fn count_cures(&self) -> u32 {
        u32::from(self.removable(Token::Poison)) + u32::from(self.removable(Token::Shrink))
    }

    /// Calls `visit` for every offer among the answers, until it returns true.
    fn any_use(
        &self,
        seat: Seat,
        window: Window,
        mut visit: impl FnMut(Holder, &'static crate::power::Offer) -> bool,
    ) -> bool {
        match *self.top_frame() {
            Frame::Choose { seat, power } => self.any_offer_of(Holder { seat, power }, window, &mut visit),
            _ => self.any_offer(seat, window, visit),
        }
    }

    fn count_uses(&self, seat: Seat, window: Window) -> u32 {
        let mut count = 0;
        self.any_use(seat, window, |me, offer| {
            count += (offer.picks)(self, me).count();
            false
        });
        count
    }

    fn nth_use(&self, seat: Seat, window: Window, index: u32) -> Option<Action> {
        let mut rest = index;
        let mut found = None;
        self.any_use(seat, window, |me, offer| {
            let picks = (offer.picks)(self, me);
            let count = picks.count();
            if rest < count {
                found = picks.nth(rest).map(|pick| Action::Use(me.power, pick));
                return true;
            }
            rest -= count;
            false
        });
        found
    }

    /// Whether `action` answers the open decision.
    pub fn is_legal(&self, action: Action) -> bool {
        let Step::Decide { seat, decision } = self.step() else { return false };
        let offers = self.menu().entries().iter().any(|&(verb, _)| verb == action.verb());
        offers
            && match action {
                Action::Keep(dice) if self.turn.rolls_left == 0 => dice == self.turn.dice,
                Action::Keep(dice) => self.turn.dice.includes(dice),
                Action::Use(power, pick) => decision.window().is_some_and(|window| {
                    self.any_use(seat, window, |me, offer| {
                        me.power == power && (offer.picks)(self, me).contains(pick)
                    })
                }),
                Action::Resolve(face) => self.live_blocks().contains(face),
                Action::Cure(token) => self.removable(token),
                Action::Take(tile) => match decision {
                    Decision::Tile { level } => self.tiles_at(level, seat).contains(tile),
                    _ => false,
                },
                Action::Buy(card) => {
                    self.slot_of(card).is_some_and(|slot| self.buyable_slots(seat) >> slot & 1 == 1)
                }
                Action::Pass | Action::Yield | Action::Stay | Action::Sweep | Action::End => true,
            }
    }

    /// Answers the open decision. On error the game is unchanged.
    pub fn play(&mut self, action: Action, observer: Option<&mut dyn Observer>) -> Result<(), IllegalAction> {
        if !self.is_legal(action) {
            let decision = match self.step() {
                Step::Decide { decision, .. } => Some(decision),
                Step::Chance(_) | Step::Over(_) => None,
            };
            return Err(IllegalAction { decision, action });
        }
        self.play_unchecked(action, observer);
        Ok(())
    }

    /// Answers the open decision, by a caller who holds a legal action.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action, observer: Option<&mut dyn Observer>) {
        let mut play = Play::new(self, observer);
        match action {
            Action::Keep(dice) => play.choose_dice(dice),
            other => {
                play.apply(other);
                play.run();
            }
        }
    }
}

impl Play<'_> {
    /// Keeps `dice` and goes on, unless the others must be rolled.
    #[inline]
    pub(crate) fn choose_dice(&mut self, dice: Dice) {
        if self.keep(dice) {
            self.run();
        }
    }

    fn apply(&mut self, action: Action) {
        let seat = self.asked;
        match action {
            Action::Keep(dice) => {
                self.keep(dice);
            }
            Action::Use(power, pick) => self.apply_use(Holder { seat, power }, pick),
            Action::Pass => self.apply_pass(seat),
            Action::Resolve(face) => self.resolve_block(face),
            Action::Cure(token) => self.cure(token),
            Action::Yield => self.decide_leaving(seat, true),
            Action::Stay => self.decide_leaving(seat, false),
            Action::Take(tile) => {
                if let Frame::Tile { levels } = *self.top_frame() {
                    self.take_tile(levels, Some(tile));
                }
            }
            Action::Buy(card) => {
                if let Some(slot) = self.slot_of(card) {
                    self.buy(seat, card, Source::Market(slot));
                }
            }
            Action::Sweep => self.sweep(seat),
            Action::End => self.end_shopping(),
        }
    }

    fn apply_use(&mut self, me: Holder, pick: Pick) {
        let Step::Decide { decision, .. } = self.step() else { return };
        let Some(window) = decision.window() else { return };
        if window == Window::Choose {
            self.pop();
        }
        self.accept(me, window, pick);
    }

    fn apply_pass(&mut self, seat: Seat) {
        self.tell(Event::Passed { seat });
        match *self.top_frame() {
            Frame::StartMenu => self.replace(Frame::Roll),
            Frame::Fix => self.replace(Frame::Result),
            Frame::Resolve => {
                self.go_on_after_dice();
            }
            Frame::SellMenu => self.replace(Frame::TurnEnd { stage: EndStage::Gains }),
            Frame::AgainMenu => self.replace(Frame::NextTurn),
            Frame::Probe { done } => self.replace(Frame::Probe { done: done.with(seat) }),
            Frame::Reveal { done } => self.replace(Frame::Reveal { done: done.with(seat) }),
            Frame::Threat { done } => self.take_damage(seat, done),
            Frame::Attack { stage, from_outside, done } => {
                self.replace(Frame::Attack { stage, from_outside, done: done.with(seat) });
            }
            Frame::SideFix { seat, power } => self.finish_side_roll(seat, power),
            Frame::Tile { levels } => self.take_tile(levels, None),
            frame => unreachable!("{frame:?} cannot be passed"),
        }
    }
}
