//! Actions: which are legal, how many there are, and picking one without listing them. An answer is handed on to the
//! phase in `flow` that asked.

mod verb;

pub use verb::{Verb, Verbs};

use crate::action_list::ActionList;
use crate::bits;
use crate::decision::Decision;
use crate::dice::{Dice, Face, FaceSet};
use crate::event::{Event, Observer, Source, Token};
use crate::frame::{EndStage, Frame};
use crate::game::Game;
use crate::play::Play;
use crate::power::{Holder, Pick, PowerId, PowerSet, Window};
use crate::seat::Seat;
use crate::step::Step;

/// An answer to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Keep these dice and roll the others; keeping all of them stops rolling.
    Keep(Dice),
    /// Use a power; for a copy, the copying power.
    Use(PowerId, Pick),
    /// Use no power, take no tile, and go on.
    Pass,
    /// Resolve this block of the result, or use one heart to heal.
    Resolve(Face),
    /// Use one heart to remove a token.
    Cure(Token),
    /// Leave Tokyo.
    Yield,
    /// Stay in Tokyo.
    Stay,
    /// Take this tile.
    Take(PowerId),
    /// Buy this face-up card.
    Buy(PowerId),
    /// Pay for three new face-up cards.
    Sweep,
    /// End the buying phase.
    End,
}

impl Action {
    /// The kind of the action, without its details.
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

/// The action is not a legal answer to the open decision; the game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IllegalAction {
    /// The open decision, if any.
    pub decision: Option<Decision>,
    /// The refused action.
    pub action: Action,
}

impl std::fmt::Display for IllegalAction {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.decision {
            Some(decision) => {
                write!(out, "{:?} is no answer to the open decision, {decision:?}", self.action)
            }
            None => write!(out, "{:?} is no answer: nobody must decide now", self.action),
        }
    }
}

impl std::error::Error for IllegalAction {}

/// The answers to a decision: their kinds, and the parts that take time to compute.
#[derive(Clone, Copy)]
pub(crate) struct Menu {
    pub(crate) verbs: Verbs,
    /// Blocks that can be resolved.
    blocks: FaceSet,
    /// Market slots with affordable cards, as bits.
    slots: u8,
    /// The number of ways to use powers.
    uses: u32,
}

impl Game {
    /// The kinds of answers to the open decision; empty if no decision is open.
    pub fn verbs(&self) -> Verbs {
        match self.step() {
            Step::Decide { seat, decision } => self.menu(seat, decision).verbs,
            Step::Chance(_) | Step::Over(_) => Verbs::NONE,
        }
    }

    /// The answers that `seat` has to `decision`, which must be the open one.
    #[inline(always)]
    pub(crate) fn menu(&self, seat: Seat, decision: Decision) -> Menu {
        let blocks = if decision == Decision::Resolve { self.live_blocks() } else { FaceSet::EMPTY };
        let slots = if decision == Decision::Shop { self.buyable_slots(seat) } else { 0 };
        let uses = decision.window().map_or(0, |window| self.count_uses(seat, window));
        let verbs = Verbs::NONE;
        let verbs = match decision {
            Decision::Keep { .. } => verbs.with(Verb::Keep).with_if(uses > 0, Verb::Use),
            Decision::Resolve => verbs
                .with_if(!blocks.is_empty(), Verb::Resolve)
                .with_if(self.count_cures() > 0, Verb::Cure)
                .with_if(uses > 0, Verb::Use)
                .with_if(blocks.is_empty(), Verb::Pass),
            Decision::Leave => verbs.with(Verb::Yield).with(Verb::Stay),
            Decision::Tile { level } => {
                verbs.with_if(!self.tiles_at(level, seat).is_empty(), Verb::Take).with(Verb::Pass)
            }
            Decision::Shop => verbs
                .with_if(slots != 0, Verb::Buy)
                .with_if(self.can_sweep(seat), Verb::Sweep)
                .with_if(uses > 0, Verb::Use)
                .with(Verb::End),
            Decision::Choose { .. } => verbs.with_if(uses > 0, Verb::Use),
            Decision::Start
            | Decision::Probe
            | Decision::Fix
            | Decision::SideDice
            | Decision::Threat { .. }
            | Decision::Left
            | Decision::Reveal
            | Decision::Sell
            | Decision::Again => verbs.with_if(uses > 0, Verb::Use).with(Verb::Pass),
        };
        Menu { verbs, blocks, slots, uses }
    }

    /// One answer of kind `verb`, which must be on the menu of the open `decision`. If there are several, `choose`
    /// gets their number and returns the index of one.
    #[inline(always)]
    pub(crate) fn answer(
        &self,
        seat: Seat,
        decision: Decision,
        menu: Menu,
        verb: Verb,
        choose: impl FnOnce(u32) -> u32,
    ) -> Action {
        match verb {
            Verb::Keep if self.turn.rolls_left == 0 => Action::Keep(self.turn.dice),
            Verb::Keep => Action::Keep(self.turn.dice.nth_part(choose(self.turn.dice.count_parts()))),
            Verb::Resolve => {
                let place = choose(bits::count(menu.blocks.bits())) as usize;
                Action::Resolve(counted(menu.blocks.nth(place)))
            }
            Verb::Cure => {
                let place = choose(self.count_cures()) as usize;
                let tokens = [Token::Poison, Token::Shrink];
                Action::Cure(counted(tokens.into_iter().filter(|&token| self.removable(token)).nth(place)))
            }
            Verb::Take => {
                let tiles = self.tiles_asked(seat, decision);
                Action::Take(counted(tiles.nth(choose(tiles.len() as u32) as usize)))
            }
            Verb::Buy => {
                let place = choose(bits::count(menu.slots)) as usize;
                Action::Buy(counted(self.market.get(bits::nth(menu.slots, place)).copied().flatten()))
            }
            Verb::Sweep => Action::Sweep,
            Verb::Use => {
                let window = counted(decision.window());
                counted(self.nth_use(seat, window, choose(menu.uses)))
            }
            Verb::Yield => Action::Yield,
            Verb::Stay => Action::Stay,
            Verb::Pass => Action::Pass,
            Verb::End => Action::End,
        }
    }

    /// The number of answers of kind `verb` that `seat` has to the open `decision`.
    fn count_answers(&self, seat: Seat, decision: Decision, menu: Menu, verb: Verb) -> u32 {
        let mut answers = 1;
        self.answer(seat, decision, menu, verb, |count| {
            answers = count;
            0
        });
        answers
    }

    /// The number of legal actions of one kind.
    pub fn count_of(&self, verb: Verb) -> u32 {
        match self.step() {
            Step::Decide { seat, decision } => {
                let menu = self.menu(seat, decision);
                if menu.verbs.contains(verb) { self.count_answers(seat, decision, menu, verb) } else { 0 }
            }
            Step::Chance(_) | Step::Over(_) => 0,
        }
    }

    /// The `index`-th legal action of one kind.
    pub fn nth_of(&self, verb: Verb, index: u32) -> Option<Action> {
        let Step::Decide { seat, decision } = self.step() else { return None };
        let menu = self.menu(seat, decision);
        (index < self.count_of(verb)).then(|| self.answer(seat, decision, menu, verb, |_| index))
    }

    /// The number of legal actions.
    ///
    /// ```
    /// use kaiju_engine::Action;
    /// use kaiju_notation::parse_position;
    /// let (game, _) = parse_position("rules czech\nAlice: city\nBob: to resolve claw 1 1 2 2 3").unwrap();
    /// assert_eq!(game.count_actions(), 2);
    /// assert_eq!(game.nth_action(0), Some(Action::Yield));
    /// assert_eq!(game.nth_action(2), None);
    /// ```
    pub fn count_actions(&self) -> u32 {
        match self.step() {
            Step::Decide { seat, decision } => {
                let menu = self.menu(seat, decision);
                menu.verbs.iter().map(|verb| self.count_answers(seat, decision, menu, verb)).sum()
            }
            Step::Chance(_) | Step::Over(_) => 0,
        }
    }

    /// The `index`-th legal action, without listing the others.
    pub fn nth_action(&self, index: u32) -> Option<Action> {
        let Step::Decide { seat, decision } = self.step() else { return None };
        let menu = self.menu(seat, decision);
        let mut rest = index;
        for verb in menu.verbs.iter() {
            let count = self.count_answers(seat, decision, menu, verb);
            if rest < count {
                return Some(self.answer(seat, decision, menu, verb, |_| rest));
            }
            rest -= count;
        }
        None
    }

    /// Fills `actions` with all legal actions.
    pub fn legal_actions(&self, actions: &mut ActionList) {
        actions.clear();
        let Step::Decide { seat, decision } = self.step() else { return };
        let menu = self.menu(seat, decision);
        for verb in menu.verbs.iter() {
            let count = self.count_answers(seat, decision, menu, verb);
            actions.extend((0..count).map(|index| self.answer(seat, decision, menu, verb, |_| index)));
        }
    }

    /// The tiles that can be taken in answer to `decision`.
    fn tiles_asked(&self, seat: Seat, decision: Decision) -> PowerSet {
        let Decision::Tile { level } = decision else { return PowerSet::EMPTY };
        self.tiles_at(level, seat)
    }

    /// Calls `visit` for every offer among the answers, until it returns true.
    fn any_use(
        &self,
        seat: Seat,
        window: Window,
        mut visit: impl FnMut(Holder, &'static crate::power::Offer) -> bool,
    ) -> bool {
        if let Frame::Choose { seat, power } = *self.top_frame() {
            self.any_offer_of(Holder { seat, power }, window, &mut visit)
        } else {
            self.any_offer(seat, window, visit)
        }
    }

    /// The number of ways to use powers in answer.
    #[inline]
    fn count_uses(&self, seat: Seat, window: Window) -> u32 {
        // A power may ask its new holder something even if it is not kept.
        let may_have_uses = window == Window::Choose || self.may_have_offer(seat, window);
        if may_have_uses { self.count_held_uses(seat, window) } else { 0 }
    }

    #[inline(never)]
    fn count_held_uses(&self, seat: Seat, window: Window) -> u32 {
        let mut count = 0;
        self.any_use(seat, window, |me, offer| {
            count += (offer.picks)(self, me).count();
            false
        });
        count
    }

    #[inline(never)]
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

    /// True if `action` is a legal answer to the open decision.
    pub fn is_legal(&self, action: Action) -> bool {
        let Step::Decide { seat, decision } = self.step() else { return false };
        let menu = self.menu(seat, decision);
        menu.verbs.contains(action.verb())
            && match action {
                Action::Keep(dice) if self.turn.rolls_left == 0 => dice == self.turn.dice,
                Action::Keep(dice) => self.turn.dice.includes(dice),
                Action::Use(power, pick) => decision.window().is_some_and(|window| {
                    self.any_use(seat, window, |me, offer| {
                        me.power == power && (offer.picks)(self, me).contains(pick)
                    })
                }),
                Action::Resolve(face) => menu.blocks.contains(face),
                Action::Cure(token) => self.removable(token),
                Action::Take(tile) => self.tiles_asked(seat, decision).contains(tile),
                Action::Buy(card) => self.slot_of(card).is_some_and(|slot| menu.slots >> slot & 1 == 1),
                Action::Pass | Action::Yield | Action::Stay | Action::Sweep | Action::End => true,
            }
    }

    /// Answers the open decision and runs the game to its next question. On error the game is unchanged.
    ///
    /// ```
    /// use kaiju_engine::{Action, Event, Place, Seat};
    /// use kaiju_notation::parse_position;
    /// let (mut game, _) = parse_position("rules czech\nAlice: city\nBob: to resolve claw 1 1 2 2 3").unwrap();
    /// let mut events: Vec<Event> = Vec::new();
    /// assert!(game.play(Action::End, Some(&mut events)).is_err());
    /// game.play(Action::Yield, Some(&mut events)).unwrap();
    /// assert!(events.contains(&Event::Moved { seat: Seat::First, from: Place::City, to: Place::Outside }));
    /// ```
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

    /// [`Game::play`] for a caller that holds a legal action: it is not checked.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action, observer: Option<&mut dyn Observer>) {
        Play::new(self, observer).choose(action);
    }
}

/// Unwraps an action that exists because its index is below the count of legal actions.
#[inline]
fn counted<T>(found: Option<T>) -> T {
    match found {
        Some(found) => found,
        None => unreachable!("there are as many actions as were counted"),
    }
}

impl Play<'_> {
    /// Applies the choice of the player who is asked.
    #[inline(always)]
    pub(crate) fn choose(&mut self, action: Action) {
        if self.apply(action) {
            self.run();
        }
    }

    /// Applies the choice. False if another answer is needed right away.
    #[inline(always)]
    fn apply(&mut self, action: Action) -> bool {
        let seat = self.asked;
        match action {
            Action::Keep(dice) => return self.keep(dice),
            Action::Use(power, pick) => self.apply_use(Holder { seat, power }, pick),
            Action::Pass => self.apply_pass(seat),
            Action::Resolve(face) => return self.resolve_block(face),
            Action::Cure(token) => self.cure(token),
            Action::Yield => return self.decide_leaving(true),
            Action::Stay => return self.decide_leaving(false),
            Action::Take(tile) => {
                if let Frame::Tile { levels } = *self.top_frame() {
                    self.take_tile(levels, Some(tile));
                }
            }
            Action::Buy(card) => {
                if let Some(slot) = self.slot_of(card) {
                    self.buy(seat, card, Source::Market(slot));
                    return self.run_deal(1 << slot);
                }
            }
            Action::Sweep => return self.sweep(seat),
            Action::End => return self.end_shopping(),
        }
        true
    }

    #[inline(never)]
    fn apply_use(&mut self, me: Holder, pick: Pick) {
        let Step::Decide { decision, .. } = self.step() else { return };
        let Some(window) = decision.window() else { return };
        if window == Window::Choose {
            self.pop();
        }
        self.accept(me, window, pick);
    }

    #[inline(never)]
    fn apply_pass(&mut self, seat: Seat) {
        self.tell(|| Event::Passed { seat });
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
