//! Buying cards (section 14 of the rules).

use crate::event::{Event, Source};
use crate::frame::Frame;
use crate::game::{Game, MARKET_SLOTS};
use crate::hit::Cause;
use crate::lack::Lack;
use crate::play::Play;
use crate::power::{Gain, PowerId, PowerSet, Window};
use crate::rules::ReshuffleDiscards;
use crate::seat::{Seat, SeatSet};

/// The price of a sweep in energy (BUY-4).
pub(crate) const SWEEP_PRICE: u8 = 2;

impl Game {
    /// The price of `card` for `seat` now (BUY-2, OPEN-24).
    pub fn price(&self, seat: Seat, card: PowerId) -> u8 {
        card.power().cost(&self.rules).saturating_sub(self.discount(seat))
    }

    /// True if `seat` can pay for `card` and may have it.
    pub(crate) fn can_buy(&self, seat: Seat, card: PowerId) -> bool {
        self.lack_to_buy(seat, card).is_none()
    }

    /// True if `seat` can pay for a sweep and there is anything to sweep (OPEN-25).
    #[inline]
    pub(crate) fn can_sweep(&self, seat: Seat) -> bool {
        self.lack_to_sweep(seat).is_none()
    }

    /// The reason why `seat` cannot sweep.
    #[inline]
    pub(crate) fn lack_to_sweep(&self, seat: Seat) -> Option<Lack> {
        let lack = Lack::of_energy(self.player(seat).energy, SWEEP_PRICE);
        lack.or_else(|| Lack::unless(self.market.iter().any(Option::is_some), Lack::NoCard))
    }

    /// True if `seat` can buy anything, or use a power while buying.
    #[inline]
    fn can_shop_without_sweep(&self, seat: Seat) -> bool {
        self.buyable_slots(seat) != 0
            || self.may_have_offer(seat, Window::Shop) && self.is_asked_for_powers(seat)
    }

    /// True if `seat` is asked about its powers while buying. A seat that has seen the top card is asked even if it
    /// can only end: otherwise the silence would tell the others that it cannot afford that card.
    #[inline(never)]
    fn is_asked_for_powers(&self, seat: Seat) -> bool {
        self.has_offer(seat, Window::Shop) || self.has_used_offer(seat, Window::Shop)
    }

    /// The market slot of `card`.
    pub(crate) fn slot_of(&self, card: PowerId) -> Option<u8> {
        self.market.into_iter().zip(0..).find(|(up, _)| *up == Some(card)).map(|(_, slot)| slot)
    }

    /// True if there is a card to draw, if necessary after reshuffling.
    pub fn can_draw(&self) -> bool {
        !self.deck.is_empty()
            || self.rules.reshuffle_discards == ReshuffleDiscards::Yes
                && !self.discards_to_shuffle().is_empty()
    }

    fn discards_to_shuffle(&self) -> PowerSet {
        self.discarded().minus(self.cards_in_use())
    }

    /// Discard cards that were bought and have not taken effect yet; they are not discarded so far (CARD-2, OPEN-23).
    fn cards_in_use(&self) -> PowerSet {
        let in_use = |frame: &Frame| {
            let (Frame::Gained { power, .. } | Frame::Bought { power, .. }) = *frame else { return None };
            Some(power)
        };
        self.frames().iter().filter_map(in_use).collect()
    }

    /// The cards just revealed that are still in the market.
    pub(crate) fn fresh_cards(&self) -> impl Iterator<Item = PowerId> {
        (0..MARKET_SLOTS).filter(|slot| self.turn.fresh >> slot & 1 == 1).filter_map(|slot| self.market[slot])
    }
}

impl Play<'_> {
    #[inline(never)]
    pub(crate) fn run_shop(&mut self) -> bool {
        let seat = self.turn.active;
        // A card that ends the turn is discarded by now, so its own hook could not do this (EXTRA-4).
        if !self.alive.contains(seat) || self.turn.cut_short {
            self.replace(Frame::WinCheck);
            return true;
        }
        if self.can_sweep(seat) || self.can_shop_without_sweep(seat) {
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

    /// Pays for three new face-up cards (BUY-4, BUY-6).
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

    /// Lets others react to the cards revealed now. A reaction within a reaction restarts the round instead.
    fn react_after_this(&mut self) {
        let round = Frame::Reveal { done: SeatSet::EMPTY };
        if matches!(*self.top_frame(), Frame::Reveal { .. }) {
            self.replace(round);
        } else {
            self.push(round);
        }
    }

    /// Fills the slots one by one. A top card that somebody has seen needs no chance.
    #[inline(always)]
    pub(crate) fn run_deal(&mut self, slots: u8) -> bool {
        if slots == 0 || self.deck.is_empty() && !self.reshuffles() {
            self.pop();
            let Frame::Reveal { done } = *self.top_frame() else { return true };
            return self.run_reveal(done);
        }
        match self.top {
            Some(card) => self.card_drawn(slots, card),
            None => self.ask(self.turn.active),
        }
    }

    /// Reshuffles the discards into the empty deck (OPEN-20). False if there are none.
    #[cold]
    fn reshuffles(&mut self) -> bool {
        let can_draw = self.can_draw();
        if can_draw {
            let deck = self.discards_to_shuffle();
            self.deck = deck;
            self.tell(|| Event::Reshuffled { deck });
        }
        can_draw
    }

    /// Puts `card` into the first of these slots, and goes on with the others.
    #[inline(never)]
    pub(crate) fn card_drawn(&mut self, slots: u8, card: PowerId) -> bool {
        if self.top == Some(card) {
            self.forget_top();
        }
        let slots = self.lay_card(slots, card);
        self.run_deal(slots)
    }

    /// Puts `card` into the first of these slots. Returns the others.
    #[inline]
    pub(crate) fn lay_card(&mut self, slots: u8, card: PowerId) -> u8 {
        let slot = slots.trailing_zeros() as u8;
        let slots = slots & (slots - 1);
        self.replace(Frame::Deal { slots });
        self.deck.remove(card);
        self.market[usize::from(slot)] = Some(card);
        self.turn.fresh |= 1 << slot;
        self.tell(|| Event::Revealed { slot, card });
        slots
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

    /// Shows the top card of the deck to `seat`.
    pub fn peek(&mut self, seat: Seat) {
        self.push(Frame::Peek { seat });
    }

    /// Shows the top card; one that is known already needs no chance.
    #[inline(never)]
    pub(crate) fn run_peek(&mut self, seat: Seat) -> bool {
        match self.top {
            Some(card) => {
                self.pop();
                self.see_top(seat, card);
                true
            }
            None => {
                if self.deck.is_empty() {
                    self.reshuffles();
                }
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
}
