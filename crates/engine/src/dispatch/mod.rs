//! Dispatch: finds the powers that listen to a hook, and calls it. Flow and verbs reach powers only through this
//! folder.

mod numbers;
mod offers;

use crate::copying::COPIERS;
use crate::dice::Face;
use crate::event::Event;
use crate::fast;
use crate::frame::{Frame, Moment};
use crate::game::Game;
use crate::hooks::{Hook, HookSet};
use crate::play::Play;
use crate::power::{Deed, Gain, Holder, Power, PowerId, PowerSet, Rescue, Window};
use crate::seat::{Seat, SeatSet};

impl Game {
    /// Recomputes the hooks that every monster's powers listen to, after a copy has changed.
    pub(crate) fn recompute_listeners(&mut self) {
        for seat in self.seats {
            self.recompute_listeners_of(seat);
        }
    }

    /// Recomputes the hooks that the powers of `seat` listen to, after any change of what it holds.
    pub(crate) fn recompute_listeners_of(&mut self, seat: Seat) {
        let own = self.player(seat).powers.iter().map(PowerId::hooks).fold(HookSet::EMPTY, HookSet::or);
        self.players[seat.index()].hooks = if own.contains(Hook::COPIES) {
            self.copies_of(seat).fold(own, |hooks, (_, card)| hooks.or(card.hooks()))
        } else {
            own
        };
        self.hooks = self.players.iter().fold(HookSet::EMPTY, |all, player| all.or(player.hooks));
    }

    /// True if any power of `seat` listens to this hook.
    #[inline]
    fn listens(&self, seat: Seat, hook: Hook) -> bool {
        self.player(seat).hooks.contains(hook)
    }

    /// True if the powers of `seat` must be asked about these hooks, which is rare.
    #[inline]
    fn may_listen(&self, seat: Seat, hooks: HookSet) -> bool {
        self.player(seat).hooks.meets(hooks) || fast::is_off()
    }

    /// True if any monster's powers must be asked about these hooks.
    #[inline]
    fn anyone_may_listen(&self, hooks: HookSet) -> bool {
        self.hooks.meets(hooks) || fast::is_off()
    }

    /// True if anybody hears `moment`.
    #[inline]
    pub(crate) fn anyone_hears(&self, moment: Moment) -> bool {
        self.anyone_may_listen(hook_of(moment).only())
    }

    /// The powers of `seat` that listen to a hook: its own, and copiers that copy a listener.
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

    /// The counters on `power` right after it is gained or begins a new copy.
    pub fn usual_counter(&self, power: PowerId) -> u8 {
        self.acting(power).starts_with.map_or(0, |starts_with| starts_with(&self.rules))
    }

    /// The records in effect of the powers of `seat` that listen to a hook, in list order.
    #[inline]
    fn each(&self, seat: Seat, hook: Hook) -> impl Iterator<Item = (Holder, &'static Power)> {
        self.holders(seat, hook).iter().map(move |power| (Holder { seat, power }, self.acting(power)))
    }

    /// True if a power may step in between an attack and the loss of hearts, or react to it at once.
    #[inline]
    pub(crate) fn anyone_minds_attacks(&self) -> bool {
        const STEPS_IN: HookSet =
            Hook::offers(Window::Threat).only().with(Hook::ATTACK).with(Hook::HURT).with(Hook::LANDED);
        self.anyone_may_listen(STEPS_IN)
    }

    /// True if a power may act when a monster has no hearts left.
    #[inline]
    pub(crate) fn anyone_minds_zeros(&self) -> bool {
        self.anyone_may_listen(Hook::AT_ZERO.only().with(Hook::OTHER_AT_ZERO))
    }

    /// True if a power may act when a monster has left Tokyo.
    #[inline]
    pub(crate) fn anyone_minds_leaving(&self) -> bool {
        self.anyone_may_listen(Hook::offers(Window::Left).only().with(Hook::LEFT))
    }

    /// True if a power of `seat` may forbid it anything.
    #[inline]
    pub(crate) fn may_be_forbidden(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::FORBIDS.only())
    }

    /// True if a power of `seat` forbids this deed.
    #[inline]
    pub(crate) fn is_forbidden(&self, seat: Seat, deed: Deed) -> bool {
        self.may_be_forbidden(seat) && self.some_power_forbids(seat, deed)
    }

    #[inline(never)]
    fn some_power_forbids(&self, seat: Seat, deed: Deed) -> bool {
        self.forbidder(seat, deed).is_some()
    }

    /// The power of `seat` that forbids this deed.
    #[inline]
    pub(crate) fn forbidder(&self, seat: Seat, deed: Deed) -> Option<PowerId> {
        if !self.may_be_forbidden(seat) {
            return None;
        }
        self.each(seat, Hook::FORBIDS)
            .find(|(me, power)| power.forbids.is_some_and(|forbids| forbids(self, *me, deed)))
            .map(|(me, _)| me.power)
    }

    /// True if `seat` may hold `card`.
    pub(crate) fn may_hold(&self, seat: Seat, card: PowerId) -> bool {
        card.power().allowed_for.is_none_or(|allowed| allowed(self, seat))
    }

    /// True if somebody holds a power that can make the order of resolving matter, or the active monster copies a
    /// card that its attack may remove by killing the owner.
    #[inline]
    pub(crate) fn is_stirred(&self) -> bool {
        self.may_be_stirred() && self.is_really_stirred()
    }

    /// True if a closer look is needed.
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

    /// A power for which [`Game::is_stirred`] is true.
    pub(crate) fn stirring_power(&self) -> Option<PowerId> {
        let seat = self.turn.active;
        let own = self.player(seat).powers;
        let borrows = |copier: &PowerId| self.copied_by(*copier).is_some_and(|card| !own.contains(card));
        let stirs = |seat| self.each(seat, Hook::STIRS_ATTACK).map(|(me, _)| me.power).next();
        own.and(COPIERS).iter().find(borrows).or_else(|| self.alive.iter().find_map(stirs))
    }

    /// True if any power of `seat` may act at the end of its turn.
    #[inline]
    pub(crate) fn acts_at_turn_end(&self, seat: Seat) -> bool {
        const ACTS: HookSet = Hook::offers(Window::Sell).only().with(Hook::END_GAIN).with(Hook::TURN_END);
        self.may_listen(seat, ACTS)
    }

    /// True if any power of `seat` may act at the start of its turn.
    #[inline]
    pub(crate) fn acts_at_turn_start(&self, seat: Seat) -> bool {
        const ACTS: HookSet =
            Hook::offers(Window::Start).only().with(Hook::TURN_START).with(Hook::START_HEAL);
        self.may_listen(seat, ACTS)
    }

    /// The power that would win the game for `seat` now: one that wins at 0 hearts.
    pub fn wins_by(&self, seat: Seat) -> Option<PowerId> {
        let is_at_zero = self.player(seat).hearts == 0;
        let at_zero = self.best_rescue(seat).filter(|(_, rescue)| is_at_zero && rescue.wins);
        at_zero.map(|(me, _)| me.power)
    }

    /// The power that saves `seat` at 0 hearts: among those that apply, the one with the lowest rank.
    pub(crate) fn best_rescue(&self, seat: Seat) -> Option<(Holder, Rescue)> {
        self.each(seat, Hook::AT_ZERO)
            .filter_map(|(me, power)| Some((me, power.at_zero?)))
            .filter(|(me, rescue)| (rescue.applies)(self, *me))
            .min_by_key(|(_, rescue)| rescue.rank)
    }
}

impl Play<'_> {
    /// Lets the powers of `seat` hear a moment in turn. False if none listens.
    #[inline]
    pub(crate) fn hear(&mut self, moment: Moment, seat: Seat, detail: u8) -> bool {
        let is_heard = self.listens(seat, hook_of(moment));
        if is_heard {
            self.push(Frame::Hear { moment, seat, next: 0, detail });
        }
        is_heard
    }

    /// Lets the next power hear the moment; everything it starts is finished before the one after it hears.
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

    /// Tells every monster above 0 hearts that others have none left (OPEN-19).
    pub(crate) fn hear_of_zero(&mut self, zeros: SeatSet) {
        let listening = self.alive.minus(zeros);
        // All victims fall in one event: the first seat to hear of it books all its rewards first (OPEN-42).
        for seat in listening.clockwise_from(self.turn.active) {
            for _ in zeros {
                for power in self.holders(seat, Hook::OTHER_AT_ZERO) {
                    let record = self.acting(power);
                    call(record.on_other_at_zero, |hook| hook(self, Holder { seat, power }));
                }
            }
        }
    }

    /// Puts a power into effect for its new holder.
    pub(crate) fn gained(&mut self, me: Holder, how: Gain) {
        let own = me.power.power();
        call(own.on_gain, |hook| hook(self, me, how));
        // A copier that changes hands now works for its new owner (OPEN-58).
        let acting = self.acting(me.power);
        if how == Gain::Taken && !std::ptr::eq(own, acting) {
            call(acting.on_gain, |hook| hook(self, me, how));
        }
    }

    /// Tells a power that it has left its holder, and ends copies of it if it has left the game.
    pub(crate) fn lost(&mut self, me: Holder, left_the_game: bool) {
        let acting = self.acting(me.power);
        call(acting.on_lose, |hook| hook(self, me));
        if left_the_game {
            self.copy_lost(me.power);
        }
    }

    /// Hands the final dice to the power of `me`, for which they were rolled.
    pub(crate) fn rolled(&mut self, me: Holder) {
        let dice = std::mem::take(&mut self.turn.tray);
        let Holder { seat, power } = me;
        self.tell(|| Event::SideDiceUsed { seat, power, dice });
        let acting = self.acting(me.power);
        call(acting.on_rolled, |hook| hook(self, me, dice));
    }
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
