//! Who hears what, and copying: the only code that knows that a power may act as another one.

use crate::dice::Face;
use crate::ears::Ears;
use crate::event::Event;
use crate::game::{COPIERS_IN_ALL, Cause, Frame, Game, Moment};
use crate::lack::Lack;
use crate::list::{LIST, powers_where};
use crate::play::Play;
use crate::power::{
    Deed, EndGain, Gain, Gift, Holder, Kind, Limit, Offer, Pick, Power, PowerId, PowerSet, Rescue, Stage,
    Window,
};
use crate::rules::CopiedTokens;
use crate::seat::{Seat, SeatSet};

const COPIERS: PowerSet = powers_where!(power => power.copies);
const _: () = assert!(COPIERS.len() == COPIERS_IN_ALL, "each copier has a place of its own");

/// The place of each copier among the copies of a game.
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

/// Where what `copier` copies is noted, if it copies at all.
#[inline]
pub(crate) fn copy_slot(copier: PowerId) -> Option<usize> {
    COPIERS.contains(copier).then(|| usize::from(COPY_SLOTS[copier.index()]) % COPIERS_IN_ALL)
}

/// Which counter of the game belongs to each power.
const COUNTER_SLOTS: [Option<u8>; LIST.len()] = {
    let mut slots = [None; LIST.len()];
    let mut next = 0;
    let mut index = 0;
    while index < LIST.len() {
        if LIST[index].has_counter {
            slots[index] = Some(next);
            next += 1;
        }
        index += 1;
    }
    slots
};

/// The counter of `power`, if anything can lie on it.
#[inline]
pub(crate) fn counter_slot(power: PowerId) -> Option<usize> {
    COUNTER_SLOTS[power.index()].map(usize::from)
}

impl Game {
    /// Works out which hooks everybody's powers listen to, after a change of what is copied.
    pub(crate) fn prick_all_ears(&mut self) {
        for seat in self.seats {
            self.prick_ears(seat);
        }
    }

    /// Works out which hooks the powers of `seat` listen to, after any change of what it holds.
    pub(crate) fn prick_ears(&mut self, seat: Seat) {
        let own = self.player(seat).powers.iter().map(PowerId::ears).fold(Ears::NONE, Ears::or);
        self.players[seat.index()].ears = if own.meets(Ears::COPIES) {
            self.copies_of(seat).fold(own, |ears, (_, card)| ears.or(card.ears()))
        } else {
            own
        };
        self.ears = self.players.iter().fold(Ears::NONE, |all, player| all.or(player.ears));
    }

    /// The cards that powers of `seat` copy, used up or not.
    pub fn copied_for(&self, seat: Seat) -> PowerSet {
        let copiers = self.player(seat).powers.and(COPIERS);
        copiers.iter().filter_map(|copier| self.copied_by(copier)).collect()
    }

    /// The copies of `seat` that work: the copier and the card it acts as.
    #[inline]
    fn copies_of(&self, seat: Seat) -> impl Iterator<Item = (PowerId, PowerId)> {
        let copiers = self.player(seat).powers.and(COPIERS);
        copiers.iter().filter_map(|copier| Some((copier, self.acts_as(copier)?)))
    }

    /// The card that `copier` acts as: the one it copies, unless the copy is used up.
    #[inline]
    fn acts_as(&self, copier: PowerId) -> Option<PowerId> {
        self.copied_by(copier).filter(|_| !self.is_copy_spent(copier))
    }

    /// Whether any power of `seat` listens to one of these hooks.
    #[inline]
    fn listens(&self, seat: Seat, hooks: Ears) -> bool {
        self.player(seat).ears.meets(hooks)
    }

    /// Whether anybody may have an offer in `window`.
    #[inline]
    pub(crate) fn anyone_offers(&self, window: Window) -> bool {
        self.ears.meets(Ears::offers(window))
    }

    /// Whether anybody hears `moment`.
    #[inline]
    pub(crate) fn anyone_hears(&self, moment: Moment) -> bool {
        self.ears.meets(hook_of(moment))
    }

    /// The powers of `seat` that listen to a hook: its own, and a copier that copies one of them.
    #[inline]
    fn holders(&self, seat: Seat, hook: Ears) -> PowerSet {
        if self.listens(seat, hook) { self.find_holders(seat, hook) } else { PowerSet::EMPTY }
    }

    #[inline]
    fn find_holders(&self, seat: Seat, hook: Ears) -> PowerSet {
        let (powers, listeners) = (self.player(seat).powers, hook.listeners());
        let own = powers.and(*listeners);
        if powers.meets(COPIERS) { self.with_copiers(own, seat, listeners) } else { own }
    }

    /// These powers and the copiers of `seat` that act as one of the listeners.
    #[cold]
    fn with_copiers(&self, own: PowerSet, seat: Seat, listeners: &PowerSet) -> PowerSet {
        let is_heard = |&(_, card): &(PowerId, PowerId)| listeners.contains(card);
        self.copies_of(seat).filter(is_heard).fold(own, |all, (copier, _)| all.with(copier))
    }

    /// The record that works for a holder of `power`: a copier's is that of the card it copies.
    #[inline]
    fn acting(&self, power: PowerId) -> &'static Power {
        if COPIERS.contains(power) { self.acting_copy(power) } else { power.power() }
    }

    #[cold]
    fn acting_copy(&self, copier: PowerId) -> &'static Power {
        self.acts_as(copier).unwrap_or(copier).power()
    }

    /// What lies on `power` when it has just been gained, or has just begun to copy what it copies.
    pub fn usual_counter(&self, power: PowerId) -> u8 {
        self.acting(power).starts_with.map_or(0, |starts_with| starts_with(&self.rules))
    }

    /// The acting records of the powers of `seat` that listen to a hook, in list order.
    #[inline]
    fn each(&self, seat: Seat, hook: Ears) -> impl Iterator<Item = (Holder, &'static Power)> {
        self.holders(seat, hook).iter().map(move |power| (Holder { seat, power }, self.acting(power)))
    }

    #[inline]
    fn sum(
        &self,
        seat: Seat,
        hook: Ears,
        number_of: impl Fn(&Power) -> Option<fn(&Game, Holder) -> u8>,
    ) -> u8 {
        if self.listens(seat, hook) { self.sum_held(seat, hook, number_of) } else { 0 }
    }

    #[inline(never)]
    fn sum_held(
        &self,
        seat: Seat,
        hook: Ears,
        number_of: impl Fn(&Power) -> Option<fn(&Game, Holder) -> u8>,
    ) -> u8 {
        self.each(seat, hook)
            .filter_map(|(me, power)| number_of(power).map(|number| number(self, me)))
            .fold(0, u8::saturating_add)
    }

    /// Dice that powers add.
    #[inline]
    pub(crate) fn extra_dice(&self, seat: Seat) -> u8 {
        self.sum(seat, Ears::EXTRA_DICE, |power| power.extra_dice)
    }

    /// Rolls that powers add.
    #[inline]
    pub(crate) fn extra_rolls(&self, seat: Seat) -> u8 {
        self.sum(seat, Ears::EXTRA_ROLLS, |power| power.extra_rolls)
    }

    /// Energy that a card costs `seat` less.
    #[inline]
    pub(crate) fn discount(&self, seat: Seat) -> u8 {
        self.sum(seat, Ears::DISCOUNT, |power| power.discount)
    }

    /// The powers of `seat` whose number of this kind is not 0.
    fn adders(
        &self,
        seat: Seat,
        hook: Ears,
        number_of: impl Fn(&Power) -> Option<fn(&Game, Holder) -> u8>,
    ) -> PowerSet {
        let adds =
            |(me, power): &(Holder, &Power)| number_of(power).is_some_and(|number| number(self, *me) > 0);
        self.each(seat, hook).filter(adds).map(|(me, _)| me.power).collect()
    }

    /// The powers of `seat` that add dice.
    pub(crate) fn dice_adders(&self, seat: Seat) -> PowerSet {
        self.adders(seat, Ears::EXTRA_DICE, |power| power.extra_dice)
    }

    /// The powers of `seat` that add rolls.
    pub(crate) fn roll_adders(&self, seat: Seat) -> PowerSet {
        self.adders(seat, Ears::EXTRA_ROLLS, |power| power.extra_rolls)
    }

    /// The powers of `seat` that make cards cheaper for it.
    pub(crate) fn savers(&self, seat: Seat) -> PowerSet {
        self.adders(seat, Ears::DISCOUNT, |power| power.discount)
    }

    /// The powers of `seat` that raise its maximum of hearts.
    pub(crate) fn heart_raisers(&self, seat: Seat) -> PowerSet {
        self.each(seat, Ears::MAX_HEARTS).map(|(me, _)| me.power).collect()
    }

    /// Whether any power of `seat` changes what it can buy.
    #[inline]
    pub(crate) fn buys_by_own_rules(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::DISCOUNT.or(Ears::FORBIDS))
    }

    /// The maximum of hearts that the powers of `seat` make of `most`, before any cap.
    #[inline]
    pub(crate) fn raised_hearts(&self, seat: Seat, most: u8) -> u8 {
        if self.listens(seat, Ears::MAX_HEARTS) { self.raise_hearts(seat, most) } else { most }
    }

    #[inline(never)]
    fn raise_hearts(&self, seat: Seat, most: u8) -> u8 {
        self.each(seat, Ears::MAX_HEARTS)
            .filter_map(|(me, power)| power.max_hearts.map(|hook| (me, hook)))
            .fold(most, |most, (me, hook)| hook(self, me, most))
    }

    /// Whether any power of `seat` may raise its maximum of hearts.
    #[inline]
    pub(crate) fn raises_hearts(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::MAX_HEARTS)
    }

    /// The claws of the active monster's result: those rolled, changed by its powers stage by stage.
    #[inline]
    pub(crate) fn count_claws(&self) -> u8 {
        if !self.listens(self.turn.active, Ears::CLAWS) {
            return self.turn.dice.of(Face::Claw);
        }
        self.changed_claws()
    }

    #[inline(never)]
    fn changed_claws(&self) -> u8 {
        self.claws_stage_by_stage(|_| {})
    }

    /// The powers of the active monster without which its result would have other claws.
    fn claw_changers(&self) -> PowerSet {
        let mut changers = PowerSet::EMPTY;
        self.claws_stage_by_stage(|power| changers.insert(power));
        changers
    }

    #[inline(always)]
    fn claws_stage_by_stage(&self, mut changed_by: impl FnMut(PowerId)) -> u8 {
        let seat = self.turn.active;
        let mut claws = self.turn.dice.of(Face::Claw);
        for stage in Stage::ALL {
            for (me, power) in self.each(seat, Ears::CLAWS) {
                for hook in power.claws.iter().filter(|hook| hook.stage == stage) {
                    let before = claws;
                    claws = (hook.count)(self, me, claws);
                    if claws != before {
                        changed_by(me.power);
                    }
                }
            }
        }
        claws
    }

    /// The powers of `author` without which damage to `seat` would be less.
    #[cold]
    pub(crate) fn raisers(&self, seat: Seat, author: Option<Seat>, cause: Cause) -> PowerSet {
        let Some(author) = author else { return PowerSet::EMPTY };
        if cause != Cause::Dice(Face::Claw) {
            return self.mere_strikers(author, seat).map(|(me, _)| me.power).collect();
        }
        let attacked = self.targets().contains(seat);
        let strikers = self.each(author, Ears::STRIKE).filter(|(me, power)| {
            let strike = power.strike.filter(|strike| !strike.needs_claw || self.turn.claws > 0);
            strike.is_some_and(|strike| (strike.damage)(self, *me, seat, attacked) > 0)
        });
        let strikers = strikers.map(|(me, _)| me.power).collect::<PowerSet>();
        let clawed = if attacked { self.claw_changers() } else { PowerSet::EMPTY };
        strikers.or(clawed)
    }

    /// What each power of `author` adds to damage by its cards to another monster.
    fn mere_strikers(&self, author: Seat, target: Seat) -> impl Iterator<Item = (Holder, u8)> {
        let strikers = self.each(author, Ears::MERE_STRIKE);
        strikers
            .filter(move |_| author != target)
            .filter_map(move |(me, power)| power.mere_strike.map(|strike| (me, strike(self, me, target))))
            .filter(|(_, more)| *more > 0)
    }

    /// Damage on top of what the cards of `author` deal to one target.
    pub(crate) fn mere_strikes(&self, author: Seat, target: Seat) -> u8 {
        self.mere_strikers(author, target).map(|(_, more)| more).fold(0, u8::saturating_add)
    }

    /// Damage on top of the claws of `seat` for one target.
    pub(crate) fn strikes(&self, seat: Seat, target: Seat, attacked: bool) -> u8 {
        self.each(seat, Ears::STRIKE)
            .filter_map(|(me, power)| power.strike.map(|strike| (me, strike)))
            .filter(|(_, strike)| !strike.needs_claw || self.turn.claws > 0)
            .map(|(me, strike)| (strike.damage)(self, me, target, attacked))
            .fold(0, u8::saturating_add)
    }

    /// Whether any power of `seat` may add damage.
    #[inline]
    pub(crate) fn has_strikes(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::STRIKE)
    }

    /// Whether the claws of `seat` reach everybody.
    pub(crate) fn reaches_all(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::REACHES_ALL)
    }

    /// Whether any power of `seat` may soak up a loss of hearts.
    #[inline]
    pub(crate) fn soaks(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::SOAK)
    }

    /// Whether anybody's powers may step in between an attack and the loss of hearts, or follow it at once.
    #[inline]
    pub(crate) fn anyone_minds_attacks(&self) -> bool {
        const STEPS_IN: Ears = Ears::offers(Window::Threat).or(Ears::ATTACK).or(Ears::HURT).or(Ears::LANDED);
        self.ears.meets(STEPS_IN)
    }

    /// Whether anybody's powers may act when a monster has no hearts left.
    #[inline]
    pub(crate) fn anyone_minds_zeros(&self) -> bool {
        self.ears.meets(Ears::AT_ZERO.or(Ears::OTHER_AT_ZERO))
    }

    /// Whether anybody's powers may act when a monster has left Tokyo.
    #[inline]
    pub(crate) fn anyone_minds_leaving(&self) -> bool {
        self.ears.meets(Ears::offers(Window::Left).or(Ears::LEFT))
    }

    /// What is left of a loss of hearts after the powers of `seat` that soak it up.
    pub(crate) fn soaked(&self, seat: Seat, loss: u8) -> u8 {
        self.each(seat, Ears::SOAK)
            .filter_map(|(me, power)| power.soak.map(|soak| (me, soak)))
            .fold(loss, |loss, (me, soak)| if loss == 0 { 0 } else { soak(self, me, loss) })
    }

    /// The powers of `seat` that soak up some of a loss of hearts.
    pub(crate) fn soakers(&self, seat: Seat, mut loss: u8) -> PowerSet {
        let mut soakers = PowerSet::EMPTY;
        for (me, power) in self.each(seat, Ears::SOAK) {
            let left = power.soak.map_or(loss, |soak| soak(self, me, loss));
            if left < loss {
                soakers.insert(me.power);
            }
            loss = left;
        }
        soakers
    }

    /// Energy that powers of `seat` add to a gain.
    #[inline]
    pub(crate) fn energy_bonus(&self, seat: Seat, gift: Gift) -> u8 {
        if self.listens(seat, Ears::ENERGY_BONUS) { self.sum_energy_bonus(seat, gift) } else { 0 }
    }

    #[inline(never)]
    fn sum_energy_bonus(&self, seat: Seat, gift: Gift) -> u8 {
        self.each(seat, Ears::ENERGY_BONUS)
            .filter_map(|(me, power)| power.energy_bonus.map(|bonus| bonus(self, me, gift)))
            .fold(0, u8::saturating_add)
    }

    /// Whether `seat` has a power that can use its heart dice, or add to what they heal.
    #[inline]
    pub(crate) fn may_change_hearts(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::USES_HEART.or(Ears::HEAL_BONUS))
    }

    /// Hearts that powers of `seat` add to a healing.
    #[inline]
    pub(crate) fn heal_bonus(&self, seat: Seat, gift: Gift) -> u8 {
        if self.listens(seat, Ears::HEAL_BONUS) { self.sum_heal_bonus(seat, gift) } else { 0 }
    }

    #[inline(never)]
    fn sum_heal_bonus(&self, seat: Seat, gift: Gift) -> u8 {
        self.each(seat, Ears::HEAL_BONUS)
            .filter_map(|(me, power)| power.heal_bonus.map(|bonus| bonus(self, me, gift)))
            .fold(0, u8::saturating_add)
    }

    /// Whether any power of `seat` keeps it from anything.
    #[inline]
    pub(crate) fn may_be_forbidden(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::FORBIDS)
    }

    /// Whether another power of the same monster that works like `me` has been used in this turn.
    pub(crate) fn twin_used(&self, me: Holder) -> bool {
        let record = self.acting(me.power);
        let twins = self.player(me.seat).powers.and(self.turn.used).without(me.power);
        twins.iter().any(|power| std::ptr::eq(self.acting(power), record))
    }

    /// Whether a power of `seat` keeps it from this deed.
    #[inline]
    pub(crate) fn is_forbidden(&self, seat: Seat, deed: Deed) -> bool {
        self.may_be_forbidden(seat) && self.some_power_forbids(seat, deed)
    }

    #[inline(never)]
    fn some_power_forbids(&self, seat: Seat, deed: Deed) -> bool {
        self.forbidder(seat, deed).is_some()
    }

    /// The power of `seat` that keeps it from this deed.
    #[inline]
    pub(crate) fn forbidder(&self, seat: Seat, deed: Deed) -> Option<PowerId> {
        if !self.may_be_forbidden(seat) {
            return None;
        }
        self.each(seat, Ears::FORBIDS)
            .find(|(me, power)| power.forbids.is_some_and(|forbids| forbids(self, *me, deed)))
            .map(|(me, _)| me.power)
    }

    /// Whether `seat` may come to hold `card`.
    pub(crate) fn may_hold(&self, seat: Seat, card: PowerId) -> bool {
        card.power().allowed_for.is_none_or(|allowed| allowed(self, seat))
    }

    /// Whether anybody holds a power because of which the order of resolving can matter, or the active monster copies
    /// a card that its attack may remove with its owner.
    #[inline]
    pub(crate) fn is_stirred(&self) -> bool {
        self.may_be_stirred() && self.is_really_stirred()
    }

    /// Whether it is worth a closer look.
    #[inline]
    pub(crate) fn may_be_stirred(&self) -> bool {
        self.ears.meets(Ears::STIRS_ATTACK.or(Ears::COPIES))
    }

    #[inline(never)]
    fn is_really_stirred(&self) -> bool {
        let own = self.player(self.turn.active).powers;
        own.meets(COPIERS) && !self.copied_for(self.turn.active).minus(own).is_empty()
            || self.alive.iter().any(|seat| self.listens(seat, Ears::STIRS_ATTACK))
    }

    /// Whether `seat` has a power that can use its heart dice.
    pub(crate) fn has_heart_offers(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::USES_HEART)
    }

    /// Whether any power of `seat` may act at the end of its turn.
    #[inline]
    pub(crate) fn acts_at_turn_end(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::offers(Window::Sell).or(Ears::END_GAIN).or(Ears::TURN_END))
    }

    /// Whether any power of `seat` may act at the start of its turn.
    #[inline]
    pub(crate) fn acts_at_turn_start(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::offers(Window::Start).or(Ears::TURN_START).or(Ears::START_HEAL))
    }

    /// Whether any power of `seat` may heal it at the start of its turn.
    #[inline]
    pub(crate) fn has_start_heals(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::START_HEAL)
    }

    /// Hearts that each power of `seat` gains it at the start of its turn.
    pub(crate) fn start_heals(&self, seat: Seat) -> impl Iterator<Item = (Holder, u8)> {
        self.each(seat, Ears::START_HEAL)
            .filter_map(|(me, power)| power.start_heal.map(|heal| (me, heal(self, me))))
    }

    /// Whether any power of `seat` may gain it something at the end of its turn.
    #[inline]
    pub(crate) fn has_end_gains(&self, seat: Seat) -> bool {
        self.listens(seat, Ears::END_GAIN)
    }

    /// What each power of `seat` gains it at the end of its turn.
    pub(crate) fn end_gains(&self, seat: Seat) -> impl Iterator<Item = (Holder, EndGain)> {
        self.each(seat, Ears::END_GAIN)
            .filter_map(|(me, power)| power.end_gain.map(|gain| (me, gain(self, me))))
    }

    /// Whether any power may win the game for its owner at the end of a turn.
    #[inline]
    pub(crate) fn anyone_may_win_by_power(&self) -> bool {
        // No printed power listens: until one does, the question costs nothing.
        const WINNERS: PowerSet = powers_where!(power => power.wins.is_some());
        !WINNERS.is_empty() && self.ears.meets(Ears::WINS)
    }

    /// The power of `seat` that wins the game for it now.
    pub(crate) fn winning_power(&self, seat: Seat) -> Option<PowerId> {
        self.each(seat, Ears::WINS)
            .find(|(me, power)| power.wins.is_some_and(|wins| wins(self, *me)))
            .map(|(me, _)| me.power)
    }

    /// The power that wins the game for `seat` as it stands: one that does so at 0 hearts, or at the end of a turn.
    pub fn wins_by(&self, seat: Seat) -> Option<PowerId> {
        let is_at_zero = self.player(seat).hearts == 0;
        let at_zero = self.best_rescue(seat).filter(|(_, rescue)| is_at_zero && rescue.wins);
        at_zero.map(|(me, _)| me.power).or_else(|| self.winning_power(seat))
    }

    /// What saves `seat` at 0 hearts, if anything: the rescue with the lowest rank that applies.
    pub(crate) fn best_rescue(&self, seat: Seat) -> Option<(Holder, Rescue)> {
        self.each(seat, Ears::AT_ZERO)
            .filter_map(|(me, power)| Some((me, power.at_zero?)))
            .filter(|(me, rescue)| (rescue.applies)(self, *me))
            .min_by_key(|(_, rescue)| rescue.rank)
    }

    /// Calls `visit` for every offer that `seat` may take in `window`, until it returns true.
    #[inline]
    pub(crate) fn any_offer(
        &self,
        seat: Seat,
        window: Window,
        mut visit: impl FnMut(Holder, &'static Offer) -> bool,
    ) -> bool {
        self.holders(seat, Ears::offers(window))
            .iter()
            .any(|power| self.any_offer_of(Holder { seat, power }, window, &mut visit))
    }

    /// The same for one holder. A copier has offers of its own besides those of the card it copies.
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

    /// The offers of a power, open or not: a copier has its own and those of the card it copies.
    pub(crate) fn offers_of(&self, power: PowerId) -> impl Iterator<Item = &'static Offer> {
        let own = power.power();
        let acting = self.acting(power);
        let copied = if std::ptr::eq(own, acting) { &[] } else { acting.offers };
        own.offers.iter().chain(copied)
    }

    /// Whether `seat` may take any offer in `window`.
    #[inline]
    pub(crate) fn has_offer(&self, seat: Seat, window: Window) -> bool {
        self.may_have_offer(seat, window) && self.has_open_offer(seat, window)
    }

    /// Whether `seat` holds a power with an offer in `window`, open or not.
    #[inline]
    pub(crate) fn may_have_offer(&self, seat: Seat, window: Window) -> bool {
        self.listens(seat, Ears::offers(window))
    }

    /// Whether the monster of `me` has another power with an offer in `window`, open or not.
    pub(crate) fn has_another_in(&self, me: Holder, window: Window) -> bool {
        !self.holders(me.seat, Ears::offers(window)).without(me.power).is_empty()
    }

    /// Whether a power with an offer in `window` has done this turn what it may do once. What is open now can depend on
    /// what its holder alone has learnt by it; that it was used is known to everybody.
    #[inline]
    pub(crate) fn has_used_offer(&self, seat: Seat, window: Window) -> bool {
        self.holders(seat, Ears::offers(window)).meets(self.turn.used)
    }

    #[inline(never)]
    fn has_open_offer(&self, seat: Seat, window: Window) -> bool {
        self.any_offer(seat, window, |_, _| true)
    }

    /// The cards of these owners that the copying power of `me` may be laid on now.
    pub(crate) fn copy_targets(&self, me: Holder, owners: SeatSet) -> PowerSet {
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

    /// Why a new copying power cannot be laid on a card.
    pub(crate) fn lack_to_begin_copy(&self, me: Holder, owners: SeatSet) -> Option<Lack> {
        let used = Lack::unless(self.copied_by(me.power).is_none(), Lack::UsedThisTurn);
        used.or_else(|| Lack::unless(!self.copy_targets(me, owners).is_empty(), Lack::NoCard))
    }

    /// Why a copying power cannot be moved at the start of a turn (OPEN-93).
    pub(crate) fn lack_to_move_copy(&self, me: Holder, owners: SeatSet) -> Option<Lack> {
        let used = Lack::unless(!self.turn.is_copy_moved(me.power), Lack::UsedThisTurn);
        used.or_else(|| Lack::unless(!self.copy_targets(me, owners).is_empty(), Lack::NoCard))
    }

    /// Why a copying power cannot be laid on this card: what its holder may not have outside is the only thing that
    /// can change.
    pub(crate) fn lack_to_copy(&self, me: Holder, pick: Pick) -> Option<Lack> {
        let Pick::Power(card) = pick else { return None };
        match self.owner(card) {
            None => Some(Lack::NotThere),
            Some(_) => Lack::unless(self.may_hold(me.seat, card), Lack::OnlyOutside),
        }
    }
}

impl Play<'_> {
    /// Lets the powers of `seat` hear a moment, one after the other.
    ///
    /// Tells whether there are any.
    #[inline]
    pub(crate) fn hear(&mut self, moment: Moment, seat: Seat, detail: u8) -> bool {
        let is_heard = self.listens(seat, hook_of(moment));
        if is_heard {
            self.push(Frame::Hear { moment, seat, next: 0, detail });
        }
        is_heard
    }

    /// The next power that has not heard the moment hears it; whatever it starts is finished before the one after it.
    #[inline(never)]
    pub(crate) fn run_hear(&mut self, moment: Moment, seat: Seat, next: u8, detail: u8) -> bool {
        let rest = self.holders(seat, hook_of(moment)).starting_at(next);
        let Some(power) = rest.lowest() else {
            self.pop();
            return true;
        };
        self.replace(Frame::Hear { moment, seat, next: power.byte() + 1, detail });
        self.call(moment, Holder { seat, power }, detail);
        true
    }

    fn call(&mut self, moment: Moment, me: Holder, detail: u8) {
        let power = self.acting(me.power);
        match moment {
            Moment::TurnStart => call(power.on_turn_start, |hook| hook(self, me)),
            Moment::AnyTurnStart => call(power.on_any_turn_start, |hook| hook(self, me)),
            Moment::Result => call(power.on_result, |hook| hook(self, me)),
            Moment::Score => {
                let face = Face::ALL[usize::from(detail) % Face::ALL.len()];
                call(power.on_score, |hook| hook(self, me, face));
            }
            Moment::Attack => call(power.on_attack, |hook| hook(self, me)),
            Moment::Landed => {
                let victims = SeatSet::from_bits(detail);
                call(power.on_landed, |hook| hook(self, me, victims));
            }
            Moment::Hurt => {
                let hit = *self.hit();
                call(power.on_hurt, |hook| hook(self, me, detail, hit));
            }
            Moment::Left => call(power.on_left, |hook| hook(self, me, detail == 1)),
            Moment::Enter => call(power.on_enter, |hook| hook(self, me)),
            Moment::Bought => {
                if me.power.byte() != detail {
                    call(power.on_bought, |hook| hook(self, me));
                }
            }
            Moment::TurnEnd => call(power.on_turn_end, |hook| hook(self, me)),
        }
    }

    /// Every monster but those at 0 hearts hears that another one has none left (OPEN-19).
    pub(crate) fn hear_of_zero(&mut self, zeros: SeatSet) {
        let listening = self.alive.minus(zeros);
        // All victims fall in one event: whoever hears it first books all of it first (OPEN-42).
        for seat in listening.clockwise_from(self.turn.active) {
            for _ in zeros {
                for power in self.holders(seat, Ears::OTHER_AT_ZERO) {
                    let record = self.acting(power);
                    call(record.on_other_at_zero, |hook| hook(self, Holder { seat, power }));
                }
            }
        }
    }

    /// A power takes effect for its new holder.
    pub(crate) fn gained(&mut self, me: Holder, how: Gain) {
        let own = me.power.power();
        call(own.on_gain, |hook| hook(self, me, how));
        // A copier that changes hands works for its new owner from now on (OPEN-58).
        let acting = self.acting(me.power);
        if how == Gain::Taken && !std::ptr::eq(own, acting) {
            call(acting.on_gain, |hook| hook(self, me, how));
        }
    }

    /// A power has left its holder: it is heard for the last time, and a copy of it ends if it has left the game.
    pub(crate) fn lost(&mut self, me: Holder, left_the_game: bool) {
        let acting = self.acting(me.power);
        call(acting.on_lose, |hook| hook(self, me));
        if left_the_game {
            self.copy_lost(me.power);
        }
    }

    /// A power has left the game: a copy by it or of it ends.
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
                    self.note_copy_moved(copier);
                }
            }
        }
    }

    /// The copier acts as `card` from now on, as if that had just been bought; what lies on it at first is for the
    /// copier to say (TOKEN-9).
    pub(crate) fn begin_copy(&mut self, me: Holder, card: PowerId, tokens: CopiedTokens) {
        let Some(slot) = copy_slot(me.power) else { return };
        if self.copied[slot].is_some() {
            self.end_copy(me);
        }
        self.copied[slot] = Some(card);
        self.prick_all_ears();
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
        call(copied.on_gain, |hook| hook(self, me, how));
    }

    fn end_copy(&mut self, me: Holder) {
        let acting = self.acting(me.power);
        self.forget_copy(me.power);
        call(acting.on_lose, |hook| hook(self, me));
    }

    /// The copier copies nothing.
    pub(crate) fn forget_copy(&mut self, copier: PowerId) {
        let Some(slot) = copy_slot(copier) else { return };
        if self.copied[slot].is_some() {
            self.copied[slot] = None;
            self.copies_spent &= !(1 << slot);
            self.prick_all_ears();
            self.set_counter(copier, 0);
            self.tell(|| Event::Copied { copier, card: None });
        }
    }

    /// A power has done all it can do and goes. Of a copy, either the copier goes or only the copy ends.
    pub(crate) fn use_up(&mut self, me: Holder) {
        let own = me.power.power();
        match copy_slot(me.power) {
            Some(slot) if self.acting(me.power).copy_ends_alone || !own.is_card() => {
                self.copies_spent |= 1 << slot;
                self.prick_all_ears();
                self.tell(|| Event::CopySpent { copier: me.power });
            }
            Some(_) | None => self.discard(me.seat, me.power),
        }
    }

    /// Dice rolled for the power of `me` lie final.
    pub(crate) fn rolled(&mut self, me: Holder) {
        let dice = std::mem::take(&mut self.turn.tray);
        let Holder { seat, power } = me;
        self.tell(|| Event::SideDiceUsed { seat, power, dice });
        let acting = self.acting(me.power);
        call(acting.on_rolled, |hook| hook(self, me, dice));
    }

    /// Takes the offer of `me` that fits `pick`. Whether it is legal has been checked.
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

    /// Marks for offers that can be taken once for each damage event are cleared.
    #[inline]
    pub(crate) fn clear_damage_limits(&mut self) {
        self.turn.used = self.turn.used.minus(ONCE_PER_DAMAGE);
        if self.turn.used.meets(COPIERS) {
            self.clear_limits_of_copies();
        }
    }

    #[cold]
    fn clear_limits_of_copies(&mut self) {
        let is_limited =
            |copier: &PowerId| self.copied_by(*copier).is_some_and(|card| ONCE_PER_DAMAGE.contains(card));
        let cleared: PowerSet = COPIERS.iter().filter(is_limited).collect();
        self.turn.used = self.turn.used.minus(cleared);
    }
}

/// Powers with an offer that can be taken once for each damage event.
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

#[inline]
fn hook_of(moment: Moment) -> Ears {
    match moment {
        Moment::TurnStart => Ears::TURN_START,
        Moment::AnyTurnStart => Ears::ANY_TURN_START,
        Moment::Result => Ears::RESULT,
        Moment::Score => Ears::SCORE,
        Moment::Attack => Ears::ATTACK,
        Moment::Landed => Ears::LANDED,
        Moment::Hurt => Ears::HURT,
        Moment::Left => Ears::LEFT,
        Moment::Enter => Ears::ENTER,
        Moment::Bought => Ears::BOUGHT,
        Moment::TurnEnd => Ears::TURN_END,
    }
}

#[inline]
fn call<H>(hook: Option<H>, run: impl FnOnce(H)) {
    if let Some(hook) = hook {
        run(hook);
    }
}
