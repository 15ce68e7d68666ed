//! Buying cards (section 14 of the rules).

use crate::event::{Event, Source};
use crate::game::{Cause, Frame, Game, MARKET_SLOTS};
use crate::list::LIST;
use crate::play::Play;
use crate::power::{Deed, Gain, Holder, PowerId, PowerSet, Window};
use crate::rules::ReshuffleDiscards;
use crate::seat::{Seat, SeatSet};

/// Energy for new face-up cards (BUY-4).
pub(crate) const SWEEP_PRICE: u8 = 2;

/// What each power costs at least; kept apart from the records so that most cards are too dear at first sight.
static LOWEST_COSTS: [u8; LIST.len()] = {
    let mut costs = [0; LIST.len()];
    let mut index = 0;
    while index < LIST.len() {
        if LIST[index].cost_by.is_none() {
            costs[index] = LIST[index].cost;
        }
        index += 1;
    }
    costs
};

#[inline]
fn lowest_cost(card: PowerId) -> u8 {
    LOWEST_COSTS[card.index()]
}

impl Game {
    /// What `card` costs `seat` now (BUY-2, OPEN-24).
    pub fn price(&self, seat: Seat, card: PowerId) -> u8 {
        card.power().cost(&self.rules).saturating_sub(self.discount(seat))
    }

    /// Whether `seat` can pay for `card` and may have it.
    pub(crate) fn can_buy(&self, seat: Seat, card: PowerId) -> bool {
        self.price(seat, card) <= self.player(seat).energy
            && self.may_hold(seat, card)
            && !self.is_forbidden(seat, Deed::Buy)
    }

    /// Whether `card` costs no more than `energy`, and `seat` may have it.
    #[inline(never)]
    fn has_price(&self, card: PowerId, seat: Seat, energy: u8) -> bool {
        card.power().cost(&self.rules) <= energy && self.may_hold(seat, card)
    }

    /// The face-up cards that `seat` can buy, as bits of the slots.
    pub(crate) fn buyable_slots(&self, seat: Seat) -> u8 {
        let energy = self.player(seat).energy.saturating_add(self.discount(seat));
        let mut slots = 0;
        for (slot, card) in self.market.into_iter().enumerate() {
            if card.is_some_and(|card| lowest_cost(card) <= energy && self.has_price(card, seat, energy)) {
                slots |= 1 << slot;
            }
        }
        if slots != 0 && self.is_forbidden(seat, Deed::Buy) { 0 } else { slots }
    }

    /// Whether `seat` can pay for a sweep, and there is anything to sweep (OPEN-25).
    pub(crate) fn can_sweep(&self, seat: Seat) -> bool {
        self.player(seat).energy >= SWEEP_PRICE && self.market.iter().any(Option::is_some)
    }

    /// The market slot where `card` lies.
    pub(crate) fn slot_of(&self, card: PowerId) -> Option<u8> {
        self.market.iter().position(|&up| up == Some(card)).map(|slot| slot as u8)
    }

    /// Whether there is a card to draw, if need be after shuffling the discarded ones.
    pub fn can_draw(&self) -> bool {
        !self.deck.is_empty()
            || self.rules.reshuffle_discards == ReshuffleDiscards::Yes
                && !self.discards_to_shuffle().is_empty()
    }

    fn discards_to_shuffle(&self) -> PowerSet {
        self.discarded().minus(self.cards_in_use())
    }

    /// Discard cards that were bought and have not taken effect: they are not discarded yet (CARD-2, OPEN-23).
    fn cards_in_use(&self) -> PowerSet {
        let in_use = |frame: &Frame| {
            let (Frame::Gained { power, .. } | Frame::Bought { power, .. }) = *frame else { return None };
            Some(power)
        };
        self.frames().iter().filter_map(in_use).collect()
    }

    /// The cards that were just revealed, where they still lie.
    pub(crate) fn fresh_cards(&self) -> impl Iterator<Item = PowerId> {
        (0..MARKET_SLOTS).filter(|slot| self.turn.fresh >> slot & 1 == 1).filter_map(|slot| self.market[slot])
    }
}

impl Play<'_> {
    #[inline(never)]
    pub(crate) fn run_shop(&mut self) -> bool {
        let seat = self.turn.active;
        if !self.alive.contains(seat) || self.turn.cut_short {
            self.replace(Frame::WinCheck);
            return true;
        }
        // Whoever has looked at the top card is asked even if nothing but ending is left: otherwise the silence would
        // tell the others that it cannot pay for that card.
        if self.can_sweep(seat)
            || self.buyable_slots(seat) != 0
            || self.has_offer(seat, Window::Shop)
            || self.has_used_offer(seat, Window::Shop)
        {
            return self.ask(seat);
        }
        self.end_shopping()
    }

    #[inline]
    pub(crate) fn end_shopping(&mut self) -> bool {
        self.replace(Frame::SellMenu);
        self.run_sell()
    }

    /// Pays for a card and takes it; refill, effect and reactions follow in this order (OPEN-23).
    pub fn buy(&mut self, seat: Seat, card: PowerId, source: Source) {
        let price = self.price(seat, card);
        self.spend_energy(seat, price, Cause::Purchase(card));
        match source {
            Source::Market(slot) => {
                self.market[usize::from(slot)] = None;
                self.turn.fresh &= !(1 << slot);
            }
            Source::Deck => {
                self.deck.remove(card);
                self.forget_top();
            }
            Source::Monster(owner) => {
                self.receive_energy(owner, price, Cause::Purchase(card));
            }
        }
        self.tell(|| Event::Bought { seat, card, paid: price, source });
        let slots = match source {
            Source::Market(slot) => {
                self.react_after_this();
                1 << slot
            }
            Source::Deck | Source::Monster(_) => 0,
        };
        self.push(Frame::Bought { seat, power: card });
        if let Source::Monster(owner) = source {
            self.note_paid(card, price);
            self.hand_over(owner, seat, card);
            return;
        }
        if card.power().stays() {
            self.note_paid(card, price);
            self.lay_before(seat, card);
        } else {
            self.tell(|| Event::Discarded { seat, power: card });
        }
        self.push(Frame::Gained { seat, power: card, how: Gain::New });
        if slots != 0 {
            self.push(Frame::Deal { slots });
        }
    }

    /// Pays for new face-up cards (BUY-4, BUY-6).
    #[inline(never)]
    pub(crate) fn sweep(&mut self, seat: Seat) -> bool {
        self.spend_energy(seat, SWEEP_PRICE, Cause::Sweep);
        self.market = [None; MARKET_SLOTS];
        self.tell(|| Event::Swept { seat });
        self.turn.fresh = 0;
        self.react_after_this();
        self.push(Frame::Deal { slots: 0b111 });
        self.run_deal(0b111)
    }

    /// Others may react to what is revealed now. A reaction within a reaction starts the round again instead.
    fn react_after_this(&mut self) {
        let round = Frame::Reveal { done: SeatSet::EMPTY };
        if matches!(*self.top_frame(), Frame::Reveal { .. }) {
            self.replace(round);
        } else {
            self.push(round);
        }
    }

    /// Fills the slots one by one. A top card that somebody has seen comes without chance.
    #[inline]
    pub(crate) fn run_deal(&mut self, slots: u8) -> bool {
        if slots != 0 {
            self.reshuffle_if_due();
        }
        if slots == 0 || self.deck.is_empty() {
            self.pop();
            let Frame::Reveal { done } = *self.top_frame() else { return true };
            return self.run_reveal(done);
        }
        match self.top {
            Some(card) => self.card_drawn(slots, card),
            None => self.ask(self.turn.active),
        }
    }

    /// The discarded cards become the deck if that is empty (OPEN-20).
    #[inline]
    fn reshuffle_if_due(&mut self) {
        if self.deck.is_empty() && self.can_draw() {
            let deck = self.discards_to_shuffle();
            self.deck = deck;
            self.tell(|| Event::Reshuffled { deck });
        }
    }

    /// Lays `card` into the first of these slots, and goes on with the others.
    #[inline(never)]
    pub(crate) fn card_drawn(&mut self, slots: u8, card: PowerId) -> bool {
        let slot = slots.trailing_zeros() as u8;
        let slots = slots & (slots - 1);
        self.replace(Frame::Deal { slots });
        self.deck.remove(card);
        if self.top == Some(card) {
            self.forget_top();
        }
        self.market[usize::from(slot)] = Some(card);
        self.turn.fresh |= 1 << slot;
        self.tell(|| Event::Revealed { slot, card });
        self.run_deal(slots)
    }

    #[inline]
    pub(crate) fn run_reveal(&mut self, done: SeatSet) -> bool {
        if self.turn.fresh != 0
            && let Some(seat) = self.next_with_offer(Window::Reveal, done)
        {
            return self.ask(seat);
        }
        self.turn.fresh = 0;
        self.pop();
        !matches!(self.top_frame(), Frame::Shop) || self.run_shop()
    }

    /// `seat` wants to look at the top card of the deck.
    pub fn peek(&mut self, seat: Seat) {
        self.push(Frame::Peek { seat });
    }

    /// A top card that is known already is shown without chance.
    #[inline(never)]
    pub(crate) fn run_peek(&mut self, seat: Seat) -> bool {
        match self.top {
            Some(card) => {
                self.pop();
                self.see_top(seat, card);
                true
            }
            None => {
                self.reshuffle_if_due();
                self.ask(seat)
            }
        }
    }

    pub(crate) fn see_top(&mut self, seat: Seat, card: PowerId) {
        self.top = Some(card);
        self.top_seen_by.insert(seat);
        self.tell(|| Event::Peeked { seat, card: Some(card) });
    }

    fn forget_top(&mut self) {
        self.top = None;
        self.top_seen_by = SeatSet::EMPTY;
    }

    /// Swaps a card of one monster with a card of another; no energy changes hands.
    pub fn swap_cards(&mut self, me: Holder, other: Seat, card: PowerId) {
        self.note_paid(me.power, 0);
        self.note_paid(card, 0);
        self.hand_over(me.seat, other, me.power);
        self.hand_over(other, me.seat, card);
    }
}
