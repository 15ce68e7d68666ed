//! Copying: the only code that knows that a power may act as another one, and the part that all copying powers share.
//!
//! A copy is a holder of its own: the hooks that run are those of the copied card, while [`Holder::power`] names the
//! copier, so that counters and once-a-turn marks are charged to it.

use crate::event::Event;
use crate::game::{COPIERS_IN_ALL, Game};
use crate::hit::Cause;
use crate::lack::Lack;
use crate::list::{LIST, powers_where};
use crate::play::Play;
use crate::power::{Gain, Holder, Kind, Offer, Pick, Picks, Power, PowerId, PowerSet, Window, Windows};
use crate::rules::{CopiedTokens, RuleSet};
use crate::seat::{Seat, SeatSet};
use crate::turn::Turn;

/// The powers that copy others.
pub(crate) const COPIERS: PowerSet = powers_where!(power => power.copies);
const _: () = assert!(COPIERS.len() == COPIERS_IN_ALL, "each copier has a place of its own");

/// The index of each copier in [`Game`]'s array of copies.
const COPY_SLOTS: [u8; LIST.len()] = {
    let mut slots = [0; LIST.len()];
    let mut next = 0;
    let mut index = 0;
    while index < LIST.len() {
        if LIST[index].copies {
            slots[index] = next;
            next += 1;
        }
        index += 1;
    }
    slots
};

/// The index of `copier` in the array of copies, if it copies at all.
#[inline]
pub(crate) fn copy_slot(copier: PowerId) -> Option<usize> {
    COPIERS.contains(copier).then(|| usize::from(COPY_SLOTS[copier.index()]) % COPIERS_IN_ALL)
}

/// The points in which copying powers differ. All of them choose a card when they are gained, and may move to another
/// one at the start of a turn.
pub(crate) trait Copier: Sized {
    /// The price in energy of moving it.
    const PRICE: u8;

    /// The monsters whose cards it may copy.
    fn owners(game: &Game, me: Holder) -> SeatSet;

    /// The counters a new copy starts with (TOKEN-9).
    fn tokens(rules: &RuleSet) -> CopiedTokens;

    /// Its choices.
    const OFFERS: &'static [Offer] = &[
        Offer {
            windows: Windows::only(Window::Choose),
            lacks: lack_to_lay::<Self>,
            picks: targets::<Self>,
            pick_lacks: lack_to_copy,
            accept: lay::<Self>,
            ..Offer::NEVER
        },
        Offer {
            windows: Windows::only(Window::Start),
            lacks: lack_to_move::<Self>,
            picks: targets::<Self>,
            pick_lacks: lack_to_copy,
            accept: move_on::<Self>,
            ..Offer::NEVER
        },
    ];
}

/// Asks the holder of a new copier which card to copy. A copier that changes hands keeps its copy (OPEN-58).
pub(crate) fn ask_what_to_copy(game: &mut Play, me: Holder, how: Gain) {
    if how == Gain::New {
        game.ask_holder(me);
    }
}

fn lack_to_lay<C: Copier>(game: &Game, me: Holder) -> Option<Lack> {
    let used = Lack::unless(game.copied_by(me.power).is_none(), Lack::UsedThisTurn);
    used.or_else(|| lack_of_targets::<C>(game, me))
}

/// The copy moves once a turn (OPEN-93).
fn lack_to_move<C: Copier>(game: &Game, me: Holder) -> Option<Lack> {
    let lack = Lack::of_energy(game.player(me.seat).energy, C::PRICE);
    let lack = lack.or_else(|| Lack::unless(!game.turn.is_copy_moved(me.power), Lack::UsedThisTurn));
    lack.or_else(|| lack_of_targets::<C>(game, me))
}

fn targets<C: Copier>(game: &Game, me: Holder) -> Picks {
    Picks::Powers(game.copy_targets(me, C::owners(game, me)))
}

fn lack_of_targets<C: Copier>(game: &Game, me: Holder) -> Option<Lack> {
    Lack::unless(!game.copy_targets(me, C::owners(game, me)).is_empty(), Lack::NoCard)
}

/// Why it cannot be laid on this card.
fn lack_to_copy(game: &Game, me: Holder, pick: Pick) -> Option<Lack> {
    let Pick::Power(card) = pick else { return None };
    Lack::unless(game.owner(card).is_some(), Lack::NotThere)
        .or_else(|| Lack::of_kept_card(card))
        .or_else(|| Lack::unless(!card.power().copies, Lack::Copier))
        .or_else(|| Lack::unless(game.copied_by(me.power) != Some(card), Lack::CopiedAlready))
        .or_else(|| Lack::unless(game.may_hold(me.seat, card), Lack::OnlyOutside))
}

fn move_on<C: Copier>(game: &mut Play, me: Holder, pick: Pick) {
    game.spend_energy(me.seat, C::PRICE, Cause::Power(me.power));
    game.turn.note_copy_moved(me.power);
    lay::<C>(game, me, pick);
}

fn lay<C: Copier>(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Power(card) = pick {
        game.begin_copy(me, card, C::tokens(game.rules()));
        // The copied card may add claws (OPEN-33).
        game.recount_claws();
    }
}

impl Turn {
    /// True if `copier` cannot be moved again this turn.
    pub fn is_copy_moved(&self, copier: PowerId) -> bool {
        copy_slot(copier).is_some_and(|slot| self.copies_moved >> slot & 1 == 1)
    }

    /// Marks `copier` as unable to move again this turn: it has moved already (OPEN-93), or it has just lost its card
    /// and waits for a later turn (TOKEN-8, TOKEN-10).
    pub fn note_copy_moved(&mut self, copier: PowerId) {
        if let Some(slot) = copy_slot(copier) {
            self.copies_moved |= 1 << slot;
        }
    }
}

impl Game {
    /// The card that `copier` copies, if it copies one.
    #[inline]
    pub fn copied_by(&self, copier: PowerId) -> Option<PowerId> {
        self.copied[copy_slot(copier)?]
    }

    /// True if the copy of `copier` is used up until it moves (OPEN-93).
    #[inline]
    pub fn is_copy_spent(&self, copier: PowerId) -> bool {
        copy_slot(copier).is_some_and(|slot| self.copies_spent >> slot & 1 == 1)
    }

    /// The cards that the powers of `seat` copy, used-up copies included.
    pub fn copied_for(&self, seat: Seat) -> PowerSet {
        let copiers = self.player(seat).powers.and(COPIERS);
        copiers.iter().filter_map(|copier| self.copied_by(copier)).collect()
    }

    /// The working copies of `seat`: each copier with the card it acts as.
    #[inline]
    pub(crate) fn copies_of(&self, seat: Seat) -> impl Iterator<Item = (PowerId, PowerId)> {
        let copiers = self.player(seat).powers.and(COPIERS);
        copiers.iter().filter_map(|copier| Some((copier, self.acts_as(copier)?)))
    }

    /// The card that `copier` acts as: the one it copies, unless the copy is used up.
    #[inline]
    fn acts_as(&self, copier: PowerId) -> Option<PowerId> {
        self.copied_by(copier).filter(|_| !self.is_copy_spent(copier))
    }

    /// These powers, plus the copiers of `seat` that act as one of the listeners.
    #[cold]
    pub(crate) fn with_copiers(&self, own: PowerSet, seat: Seat, listeners: &PowerSet) -> PowerSet {
        let is_heard = |&(_, card): &(PowerId, PowerId)| listeners.contains(card);
        self.copies_of(seat).filter(is_heard).fold(own, |all, (copier, _)| all.with(copier))
    }

    /// The record in effect for a holder of `power`: for a copier, that of the card it copies.
    #[inline]
    pub(crate) fn acting(&self, power: PowerId) -> &'static Power {
        if COPIERS.contains(power) { self.acting_copy(power) } else { power.power() }
    }

    #[cold]
    fn acting_copy(&self, copier: PowerId) -> &'static Power {
        self.acts_as(copier).unwrap_or(copier).power()
    }

    /// The cards of these owners that the copier of `me` may copy now.
    fn copy_targets(&self, me: Holder, owners: SeatSet) -> PowerSet {
        let Holder { seat, power: copier } = me;
        owners
            .iter()
            .flat_map(|owner| self.player(owner).powers)
            .filter(|&card| {
                let power = card.power();
                power.kind == Kind::Keep
                    && !power.copies
                    && self.copied_by(copier) != Some(card)
                    && self.may_hold(seat, card)
            })
            .collect()
    }
}

impl Play<'_> {
    /// Ends the copy by or of a power that has left the game.
    pub(crate) fn copy_lost(&mut self, power: PowerId) {
        if power.power().copies {
            return self.forget_copy(power);
        }
        for copier in COPIERS {
            if self.copied_by(copier) == Some(power)
                && let Some(seat) = self.owner(copier)
            {
                self.end_copy(Holder { seat, power: copier });
                if seat == self.turn.active {
                    self.turn.note_copy_moved(copier);
                }
            }
        }
    }

    /// Makes the copier act as `card`, as if it had just been bought. `tokens` decides which counters it starts with
    /// (TOKEN-9).
    fn begin_copy(&mut self, me: Holder, card: PowerId, tokens: CopiedTokens) {
        let Some(slot) = copy_slot(me.power) else { return };
        if self.copied[slot].is_some() {
            self.end_copy(me);
        }
        self.copied[slot] = Some(card);
        self.recompute_listeners();
        self.turn.used.remove(me.power);
        self.tell(|| Event::Copied { copier: me.power, card: Some(card) });
        let copied = card.power();
        let how = match tokens {
            CopiedTokens::Same if copied.has_counter => {
                self.set_counter(me.power, self.counter(card));
                Gain::Taken
            }
            CopiedTokens::Same | CopiedTokens::Fresh => Gain::Copied,
        };
        if let Some(hook) = copied.on_gain {
            hook(self, me, how);
        }
    }

    fn end_copy(&mut self, me: Holder) {
        let acting = self.acting(me.power);
        self.forget_copy(me.power);
        if let Some(hook) = acting.on_lose {
            hook(self, me);
        }
    }

    /// Makes the copier copy nothing.
    pub(crate) fn forget_copy(&mut self, copier: PowerId) {
        let Some(slot) = copy_slot(copier) else { return };
        if self.copied[slot].is_some() {
            self.copied[slot] = None;
            self.copies_spent &= !(1 << slot);
            self.recompute_listeners();
            self.set_counter(copier, 0);
            self.tell(|| Event::Copied { copier, card: None });
        }
    }

    /// Removes a power that has nothing left to do. For a copy, the rules decide whether the copier goes or only the
    /// copy ends.
    pub(crate) fn use_up(&mut self, me: Holder) {
        let own = me.power.power();
        match copy_slot(me.power) {
            Some(slot) if self.acting(me.power).copy_ends_alone || !own.is_card() => {
                self.copies_spent |= 1 << slot;
                self.recompute_listeners();
                self.tell(|| Event::CopySpent { copier: me.power });
            }
            Some(_) | None => self.discard(me.seat, me.power),
        }
    }

    /// Clears the once-a-turn marks of copiers that act as one of these powers.
    #[cold]
    pub(crate) fn clear_limits_of_copies(&mut self, limited: PowerSet) {
        let is_limited =
            |copier: &PowerId| self.copied_by(*copier).is_some_and(|card| limited.contains(card));
        let cleared: PowerSet = COPIERS.iter().filter(is_limited).collect();
        self.turn.used = self.turn.used.minus(cleared);
    }
}
