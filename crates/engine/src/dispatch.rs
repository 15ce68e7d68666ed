//! Which powers hear what, and calling their hooks.

use crate::copying::COPIERS;
use crate::dice::Face;
use crate::event::Event;
use crate::fast;
use crate::frame::{Frame, Moment};
use crate::game::Game;
use crate::hit::Cause;
use crate::hooks::{Hook, HookSet};
use crate::list::powers_where;
use crate::play::Play;
use crate::power::{
    Deed, EndGain, Gain, Gift, Holder, Limit, Offer, Pick, Power, PowerId, PowerSet, Rescue, Stage, Window,
};
use crate::seat::{Seat, SeatSet};

impl Game {
    /// Works out which hooks everybody's powers listen to, after a change of what is copied.
    pub(crate) fn recompute_listeners(&mut self) {
        for seat in self.seats {
            self.recompute_listeners_of(seat);
        }
    }

    /// Works out which hooks the powers of `seat` listen to, after any change of what it holds.
    pub(crate) fn recompute_listeners_of(&mut self, seat: Seat) {
        let own = self.player(seat).powers.iter().map(PowerId::hooks).fold(HookSet::EMPTY, HookSet::or);
        self.players[seat.index()].hooks = if own.contains(Hook::COPIES) {
            self.copies_of(seat).fold(own, |hooks, (_, card)| hooks.or(card.hooks()))
        } else {
            own
        };
        self.hooks = self.players.iter().fold(HookSet::EMPTY, |all, player| all.or(player.hooks));
    }

    /// Whether any power of `seat` listens to this hook.
    #[inline]
    fn listens(&self, seat: Seat, hook: Hook) -> bool {
        self.player(seat).hooks.contains(hook)
    }

    /// Whether it is worth asking the powers of `seat` about these hooks: nearly always not.
    #[inline]
    fn may_listen(&self, seat: Seat, hooks: HookSet) -> bool {
        self.player(seat).hooks.meets(hooks) || fast::is_off()
    }

    /// Whether it is worth asking anybody's powers about these hooks.
    #[inline]
    fn anyone_may_listen(&self, hooks: HookSet) -> bool {
        self.hooks.meets(hooks) || fast::is_off()
    }

    /// Whether anybody may have an offer in `window`.
    #[inline]
    pub(crate) fn anyone_offers(&self, window: Window) -> bool {
        self.anyone_may_listen(Hook::offers(window).only())
    }

    /// Whether anybody hears `moment`.
    #[inline]
    pub(crate) fn anyone_hears(&self, moment: Moment) -> bool {
        self.anyone_may_listen(hook_of(moment).only())
    }

    /// The powers of `seat` that listen to a hook: its own, and a copier that copies one of them.
    #[inline]
    fn holders(&self, seat: Seat, hook: Hook) -> PowerSet {
        if self.may_listen(seat, hook.only()) { self.find_holders(seat, hook) } else { PowerSet::EMPTY }
    }

    #[inline]
    fn find_holders(&self, seat: Seat, hook: Hook) -> PowerSet {
        let (powers, listeners) = (self.player(seat).powers, hook.listeners());
        let own = powers.and(*listeners);
        if powers.meets(COPIERS) { self.with_copiers(own, seat, listeners) } else { own }
    }

    /// What lies on `power` when it has just been gained, or has just begun to copy what it copies.
    pub fn usual_counter(&self, power: PowerId) -> u8 {
        self.acting(power).starts_with.map_or(0, |starts_with| starts_with(&self.rules))
    }

    /// The acting records of the powers of `seat` that listen to a hook, in list order.
    #[inline]
    fn each(&self, seat: Seat, hook: Hook) -> impl Iterator<Item = (Holder, &'static Power)> {
        self.holders(seat, hook).iter().map(move |power| (Holder { seat, power }, self.acting(power)))
    }

    #[inline]
    fn sum(
        &self,
        seat: Seat,
        hook: Hook,
        number_of: impl Fn(&Power) -> Option<fn(&Game, Holder) -> u8>,
    ) -> u8 {
        if self.may_listen(seat, hook.only()) { self.sum_held(seat, hook, number_of) } else { 0 }
    }

    #[inline(never)]
    fn sum_held(
        &self,
        seat: Seat,
        hook: Hook,
        number_of: impl Fn(&Power) -> Option<fn(&Game, Holder) -> u8>,
    ) -> u8 {
        self.each(seat, hook)
            .filter_map(|(me, power)| number_of(power).map(|number| number(self, me)))
            .fold(0, u8::saturating_add)
    }

    /// Dice that powers add.
    #[inline]
    pub(crate) fn extra_dice(&self, seat: Seat) -> u8 {
        self.sum(seat, Hook::EXTRA_DICE, |power| power.extra_dice)
    }

    /// Rolls that powers add.
    #[inline]
    pub(crate) fn extra_rolls(&self, seat: Seat) -> u8 {
        self.sum(seat, Hook::EXTRA_ROLLS, |power| power.extra_rolls)
    }

    /// Energy that a card costs `seat` less.
    #[inline]
    pub(crate) fn discount(&self, seat: Seat) -> u8 {
        self.sum(seat, Hook::DISCOUNT, |power| power.discount)
    }

    /// The powers of `seat` whose number of this kind is not 0.
    fn adders(
        &self,
        seat: Seat,
        hook: Hook,
        number_of: impl Fn(&Power) -> Option<fn(&Game, Holder) -> u8>,
    ) -> PowerSet {
        let adds =
            |(me, power): &(Holder, &Power)| number_of(power).is_some_and(|number| number(self, *me) > 0);
        self.each(seat, hook).filter(adds).map(|(me, _)| me.power).collect()
    }

    /// The powers of `seat` that add dice.
    pub(crate) fn dice_adders(&self, seat: Seat) -> PowerSet {
        self.adders(seat, Hook::EXTRA_DICE, |power| power.extra_dice)
    }

    /// The powers of `seat` that add rolls.
    pub(crate) fn roll_adders(&self, seat: Seat) -> PowerSet {
        self.adders(seat, Hook::EXTRA_ROLLS, |power| power.extra_rolls)
    }

    /// The powers of `seat` that make cards cheaper for it.
    pub(crate) fn savers(&self, seat: Seat) -> PowerSet {
        self.adders(seat, Hook::DISCOUNT, |power| power.discount)
    }

    /// The powers of `seat` that raise its maximum of hearts.
    pub(crate) fn heart_raisers(&self, seat: Seat) -> PowerSet {
        self.each(seat, Hook::MAX_HEARTS).map(|(me, _)| me.power).collect()
    }

    /// Whether any power of `seat` changes what it can buy.
    #[inline]
    pub(crate) fn buys_by_own_rules(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::DISCOUNT.only().with(Hook::FORBIDS))
    }

    /// The maximum of hearts that the powers of `seat` make of `most`, before any cap.
    #[inline]
    pub(crate) fn raised_hearts(&self, seat: Seat, most: u8) -> u8 {
        if self.may_listen(seat, Hook::MAX_HEARTS.only()) { self.raise_hearts(seat, most) } else { most }
    }

    #[inline(never)]
    fn raise_hearts(&self, seat: Seat, most: u8) -> u8 {
        self.each(seat, Hook::MAX_HEARTS)
            .filter_map(|(me, power)| power.max_hearts.map(|hook| (me, hook)))
            .fold(most, |most, (me, hook)| hook(self, me, most))
    }

    /// Whether any power of `seat` may raise its maximum of hearts.
    #[inline]
    pub(crate) fn raises_hearts(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::MAX_HEARTS.only())
    }

    /// The claws of the active monster's result: those rolled, changed by its powers stage by stage.
    #[inline]
    pub(crate) fn count_claws(&self) -> u8 {
        if !self.may_listen(self.turn.active, Hook::CLAWS.only()) {
            return self.turn.dice.of(Face::Claw);
        }
        self.changed_claws()
    }

    #[inline(never)]
    fn changed_claws(&self) -> u8 {
        self.claws_stage_by_stage(|_| {})
    }

    /// The powers of the active monster without which its result would have other claws.
    pub(crate) fn claw_changers(&self) -> PowerSet {
        let mut changers = PowerSet::EMPTY;
        self.claws_stage_by_stage(|power| changers.insert(power));
        changers
    }

    #[inline(always)]
    fn claws_stage_by_stage(&self, mut changed_by: impl FnMut(PowerId)) -> u8 {
        let seat = self.turn.active;
        let mut claws = self.turn.dice.of(Face::Claw);
        for stage in Stage::ALL {
            for (me, power) in self.each(seat, Hook::CLAWS) {
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
        let strikers = self.each(author, Hook::STRIKE).filter(|(me, power)| {
            let strike = power.strike.filter(|strike| !strike.needs_claw || self.turn.claws > 0);
            strike.is_some_and(|strike| (strike.damage)(self, *me, seat, attacked) > 0)
        });
        let strikers = strikers.map(|(me, _)| me.power).collect::<PowerSet>();
        let clawed = if attacked { self.claw_changers() } else { PowerSet::EMPTY };
        strikers.or(clawed)
    }

    /// What each power of `author` adds to damage by its cards to another monster.
    fn mere_strikers(&self, author: Seat, target: Seat) -> impl Iterator<Item = (Holder, u8)> {
        let strikers = self.each(author, Hook::MERE_STRIKE);
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
        self.each(seat, Hook::STRIKE)
            .filter_map(|(me, power)| power.strike.map(|strike| (me, strike)))
            .filter(|(_, strike)| !strike.needs_claw || self.turn.claws > 0)
            .map(|(me, strike)| (strike.damage)(self, me, target, attacked))
            .fold(0, u8::saturating_add)
    }

    /// Whether any power of `seat` may add damage.
    #[inline]
    pub(crate) fn has_strikes(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::STRIKE.only())
    }

    /// Whether the claws of `seat` reach everybody.
    pub(crate) fn reaches_all(&self, seat: Seat) -> bool {
        self.listens(seat, Hook::REACHES_ALL)
    }

    /// Whether any power of `seat` may soak up a loss of hearts.
    #[inline]
    pub(crate) fn soaks(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::SOAK.only())
    }

    /// Whether anybody's powers may step in between an attack and the loss of hearts, or follow it at once.
    #[inline]
    pub(crate) fn anyone_minds_attacks(&self) -> bool {
        const STEPS_IN: HookSet =
            Hook::offers(Window::Threat).only().with(Hook::ATTACK).with(Hook::HURT).with(Hook::LANDED);
        self.anyone_may_listen(STEPS_IN)
    }

    /// Whether anybody's powers may act when a monster has no hearts left.
    #[inline]
    pub(crate) fn anyone_minds_zeros(&self) -> bool {
        self.anyone_may_listen(Hook::AT_ZERO.only().with(Hook::OTHER_AT_ZERO))
    }

    /// Whether anybody's powers may act when a monster has left Tokyo.
    #[inline]
    pub(crate) fn anyone_minds_leaving(&self) -> bool {
        self.anyone_may_listen(Hook::offers(Window::Left).only().with(Hook::LEFT))
    }

    /// What is left of a loss of hearts after the powers of `seat` that soak it up.
    pub(crate) fn soaked(&self, seat: Seat, loss: u8) -> u8 {
        self.each(seat, Hook::SOAK)
            .filter_map(|(me, power)| power.soak.map(|soak| (me, soak)))
            .fold(loss, |loss, (me, soak)| if loss == 0 { 0 } else { soak(self, me, loss) })
    }

    /// The powers of `seat` that soak up some of a loss of hearts.
    pub(crate) fn soakers(&self, seat: Seat, mut loss: u8) -> PowerSet {
        let mut soakers = PowerSet::EMPTY;
        for (me, power) in self.each(seat, Hook::SOAK) {
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
        if self.may_listen(seat, Hook::ENERGY_BONUS.only()) { self.sum_energy_bonus(seat, gift) } else { 0 }
    }

    #[inline(never)]
    fn sum_energy_bonus(&self, seat: Seat, gift: Gift) -> u8 {
        self.each(seat, Hook::ENERGY_BONUS)
            .filter_map(|(me, power)| power.energy_bonus.map(|bonus| bonus(self, me, gift)))
            .fold(0, u8::saturating_add)
    }

    /// Whether `seat` has a power that can use its heart dice, or add to what they heal.
    #[inline]
    pub(crate) fn may_change_hearts(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::USES_HEART.only().with(Hook::HEAL_BONUS))
    }

    /// Hearts that powers of `seat` add to a healing.
    #[inline]
    pub(crate) fn heal_bonus(&self, seat: Seat, gift: Gift) -> u8 {
        if self.may_listen(seat, Hook::HEAL_BONUS.only()) { self.sum_heal_bonus(seat, gift) } else { 0 }
    }

    #[inline(never)]
    fn sum_heal_bonus(&self, seat: Seat, gift: Gift) -> u8 {
        self.each(seat, Hook::HEAL_BONUS)
            .filter_map(|(me, power)| power.heal_bonus.map(|bonus| bonus(self, me, gift)))
            .fold(0, u8::saturating_add)
    }

    /// The powers of `seat` that add to a gain of energy.
    #[cold]
    pub(crate) fn energy_adders(&self, seat: Seat, gift: Gift) -> PowerSet {
        let adds = |(me, power): &(Holder, &Power)| {
            power.energy_bonus.is_some_and(|bonus| bonus(self, *me, gift) > 0)
        };
        self.each(seat, Hook::ENERGY_BONUS).filter(adds).map(|(me, _)| me.power).collect()
    }

    /// The powers of `seat` that add to a healing.
    #[cold]
    pub(crate) fn heal_adders(&self, seat: Seat, gift: Gift) -> PowerSet {
        let adds =
            |(me, power): &(Holder, &Power)| power.heal_bonus.is_some_and(|bonus| bonus(self, *me, gift) > 0);
        self.each(seat, Hook::HEAL_BONUS).filter(adds).map(|(me, _)| me.power).collect()
    }

    /// Whether any power of `seat` keeps it from anything.
    #[inline]
    pub(crate) fn may_be_forbidden(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::FORBIDS.only())
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
        self.each(seat, Hook::FORBIDS)
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
        self.anyone_may_listen(Hook::STIRS_ATTACK.only().with(Hook::COPIES))
    }

    #[inline(never)]
    fn is_really_stirred(&self) -> bool {
        let own = self.player(self.turn.active).powers;
        own.meets(COPIERS) && !self.copied_for(self.turn.active).minus(own).is_empty()
            || self.alive.iter().any(|seat| self.listens(seat, Hook::STIRS_ATTACK))
    }

    /// Whether `seat` has a power that can use its heart dice.
    pub(crate) fn has_heart_offers(&self, seat: Seat) -> bool {
        self.listens(seat, Hook::USES_HEART)
    }

    /// Whether any power of `seat` may act at the end of its turn.
    #[inline]
    pub(crate) fn acts_at_turn_end(&self, seat: Seat) -> bool {
        const ACTS: HookSet = Hook::offers(Window::Sell).only().with(Hook::END_GAIN).with(Hook::TURN_END);
        self.may_listen(seat, ACTS)
    }

    /// Whether any power of `seat` may act at the start of its turn.
    #[inline]
    pub(crate) fn acts_at_turn_start(&self, seat: Seat) -> bool {
        const ACTS: HookSet =
            Hook::offers(Window::Start).only().with(Hook::TURN_START).with(Hook::START_HEAL);
        self.may_listen(seat, ACTS)
    }

    /// Whether any power of `seat` may heal it at the start of its turn.
    #[inline]
    pub(crate) fn has_start_heals(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::START_HEAL.only())
    }

    /// Hearts that each power of `seat` gains it at the start of its turn.
    pub(crate) fn start_heals(&self, seat: Seat) -> impl Iterator<Item = (Holder, u8)> {
        self.each(seat, Hook::START_HEAL)
            .filter_map(|(me, power)| power.start_heal.map(|heal| (me, heal(self, me))))
    }

    /// Whether any power of `seat` may gain it something at the end of its turn.
    #[inline]
    pub(crate) fn has_end_gains(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::END_GAIN.only())
    }

    /// What each power of `seat` gains it at the end of its turn.
    pub(crate) fn end_gains(&self, seat: Seat) -> impl Iterator<Item = (Holder, EndGain)> {
        self.each(seat, Hook::END_GAIN)
            .filter_map(|(me, power)| power.end_gain.map(|gain| (me, gain(self, me))))
    }

    /// The power that wins the game for `seat` as it stands: one that does so at 0 hearts.
    pub fn wins_by(&self, seat: Seat) -> Option<PowerId> {
        let is_at_zero = self.player(seat).hearts == 0;
        let at_zero = self.best_rescue(seat).filter(|(_, rescue)| is_at_zero && rescue.wins);
        at_zero.map(|(me, _)| me.power)
    }

    /// What saves `seat` at 0 hearts, if anything: the rescue with the lowest rank that applies.
    pub(crate) fn best_rescue(&self, seat: Seat) -> Option<(Holder, Rescue)> {
        self.each(seat, Hook::AT_ZERO)
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
        self.holders(seat, Hook::offers(window))
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
        self.may_listen(seat, Hook::offers(window).only())
    }

    /// Whether the monster of `me` has another power with an offer in `window`, open or not.
    pub(crate) fn has_another_in(&self, me: Holder, window: Window) -> bool {
        !self.holders(me.seat, Hook::offers(window)).without(me.power).is_empty()
    }

    /// Whether a power with an offer in `window` has done this turn what it may do once. What is open now can depend on
    /// what its holder alone has learnt by it; that it was used is known to everybody.
    #[inline]
    pub(crate) fn has_used_offer(&self, seat: Seat, window: Window) -> bool {
        self.holders(seat, Hook::offers(window)).meets(self.turn.used)
    }

    #[inline(never)]
    fn has_open_offer(&self, seat: Seat, window: Window) -> bool {
        self.any_offer(seat, window, |_, _| true)
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
                for power in self.holders(seat, Hook::OTHER_AT_ZERO) {
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
            self.clear_limits_of_copies(ONCE_PER_DAMAGE);
        }
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
fn hook_of(moment: Moment) -> Hook {
    match moment {
        Moment::TurnStart => Hook::TURN_START,
        Moment::AnyTurnStart => Hook::ANY_TURN_START,
        Moment::Result => Hook::RESULT,
        Moment::Score => Hook::SCORE,
        Moment::Attack => Hook::ATTACK,
        Moment::Landed => Hook::LANDED,
        Moment::Hurt => Hook::HURT,
        Moment::Left => Hook::LEFT,
        Moment::Enter => Hook::ENTER,
        Moment::Bought => Hook::BOUGHT,
        Moment::TurnEnd => Hook::TURN_END,
    }
}

#[inline]
fn call<H>(hook: Option<H>, run: impl FnOnce(H)) {
    if let Some(hook) = hook {
        run(hook);
    }
}
