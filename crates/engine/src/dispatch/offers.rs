//! Offers: finding those that are open to a seat, and accepting one.

use crate::copying::COPIERS;
use crate::event::Event;
use crate::game::Game;
use crate::hooks::Hook;
use crate::list::powers_where;
use crate::play::Play;
use crate::power::{Holder, Limit, Offer, Pick, PowerId, PowerSet, Window};
use crate::seat::Seat;

impl Game {
    /// True if anybody may have an offer in `window`.
    #[inline]
    pub(crate) fn anyone_offers(&self, window: Window) -> bool {
        self.anyone_may_listen(Hook::offers(window).only())
    }

    /// Calls `visit` for each offer open to `seat` in `window`, until it returns true.
    #[inline]
    pub(crate) fn any_offer(
        &self,
        seat: Seat,
        window: Window,
        mut visit: impl FnMut(Holder, &'static Offer) -> bool,
    ) -> bool {
        self.holders(seat, Hook::offers(window))
            .iter()
            .any(|power| self.any_offer_of(Holder { seat, power }, window, &mut visit))
    }

    /// [`Game::any_offer`] for one holder. A copier has its own offers and those of the card it copies.
    pub(crate) fn any_offer_of(
        &self,
        me: Holder,
        window: Window,
        visit: &mut impl FnMut(Holder, &'static Offer) -> bool,
    ) -> bool {
        let mut visit_open = |offer: &'static Offer| {
            offer.windows.contains(window) && self.lack_of_offer(me, offer).is_none() && visit(me, offer)
        };
        let own = me.power.power();
        let acting = self.acting(me.power);
        own.offers.iter().any(&mut visit_open)
            || !std::ptr::eq(own, acting) && acting.offers.iter().any(visit_open)
    }

    /// The offers of a power, open or not; a copier has its own and those of the card it copies.
    pub(crate) fn offers_of(&self, power: PowerId) -> impl Iterator<Item = &'static Offer> {
        let own = power.power();
        let acting = self.acting(power);
        let copied = if std::ptr::eq(own, acting) { &[] } else { acting.offers };
        own.offers.iter().chain(copied)
    }

    /// True if an offer in `window` is open to `seat`.
    #[inline]
    pub(crate) fn has_offer(&self, seat: Seat, window: Window) -> bool {
        self.may_have_offer(seat, window) && self.has_open_offer(seat, window)
    }

    /// True if `seat` holds a power with an offer in `window`, open or not.
    #[inline]
    pub(crate) fn may_have_offer(&self, seat: Seat, window: Window) -> bool {
        self.may_listen(seat, Hook::offers(window).only())
    }

    /// True if the monster of `me` has an offer in `window`, open or not, by a power that is neither this one nor a
    /// copy of it.
    pub(crate) fn has_another_in(&self, me: Holder, window: Window) -> bool {
        let mine = self.acting(me.power);
        self.holders(me.seat, Hook::offers(window))
            .iter()
            .any(|power| !std::ptr::eq(self.acting(power), mine))
    }

    /// True if a once-a-turn power with an offer in `window` was used this turn. The offers open now may depend on
    /// what only the holder has learnt; the use itself is public.
    #[inline]
    pub(crate) fn has_used_offer(&self, seat: Seat, window: Window) -> bool {
        self.holders(seat, Hook::offers(window)).meets(self.turn.used)
    }

    #[inline(never)]
    fn has_open_offer(&self, seat: Seat, window: Window) -> bool {
        self.any_offer(seat, window, |_, _| true)
    }

    /// True if `seat` has a power that can use its heart dice.
    pub(crate) fn has_heart_offers(&self, seat: Seat) -> bool {
        self.listens(seat, Hook::USES_HEART)
    }

    /// True if the same monster has used a twin of the power of `me` this turn: one that works alike.
    pub(crate) fn twin_used(&self, me: Holder) -> bool {
        let record = self.acting(me.power);
        let twins = self.player(me.seat).powers.and(self.turn.used).without(me.power);
        twins.iter().any(|power| std::ptr::eq(self.acting(power), record))
    }
}

impl Play<'_> {
    /// Accepts the offer of `me` that fits `pick`. The caller has checked that it is legal.
    pub(crate) fn accept(&mut self, me: Holder, window: Window, pick: Pick) {
        let mut found = None;
        self.any_offer_of(me, window, &mut |me, offer| {
            let fits = (offer.picks)(self, me).contains(pick);
            if fits {
                found = Some(offer);
            }
            fits
        });
        let Some(offer) = found else {
            debug_assert!(false, "an offer that was legal is gone");
            return;
        };
        if offer.limit != Limit::None {
            self.turn.used.insert(me.power);
        }
        self.tell(|| Event::Used { seat: me.seat, power: me.power });
        (offer.accept)(self, me, pick);
    }

    /// Clears the marks of offers that work once per damage.
    #[inline]
    pub(crate) fn clear_damage_limits(&mut self) {
        self.turn.used = self.turn.used.minus(ONCE_PER_DAMAGE);
        if self.turn.used.meets(COPIERS) {
            self.clear_limits_of_copies(ONCE_PER_DAMAGE);
        }
    }
}

/// Powers with an offer that works once per damage.
const ONCE_PER_DAMAGE: PowerSet = powers_where!(power => has_limit(power.offers, Limit::Damage));

const fn has_limit(offers: &[Offer], limit: Limit) -> bool {
    let mut index = 0;
    while index < offers.len() {
        if offers[index].limit as u8 == limit as u8 {
            return true;
        }
        index += 1;
    }
    false
}
