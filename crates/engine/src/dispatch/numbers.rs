//! Numbers that powers change, summed over the powers of a seat.

use crate::dice::Face;
use crate::game::Game;
use crate::hit::{Blow, Cause, Hit, HitKind};
use crate::hooks::Hook;
use crate::power::{EndGain, Gift, Holder, Power, PowerId, PowerSet, Stage};
use crate::seat::Seat;
use crate::turn::Turn;

impl Game {
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

    /// The discount of `seat` on a card, in energy.
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

    /// The powers of `seat` that give it a discount.
    pub(crate) fn savers(&self, seat: Seat) -> PowerSet {
        self.adders(seat, Hook::DISCOUNT, |power| power.discount)
    }

    /// The powers of `seat` that raise its maximum hearts.
    pub(crate) fn heart_raisers(&self, seat: Seat) -> PowerSet {
        self.each(seat, Hook::MAX_HEARTS).map(|(me, _)| me.power).collect()
    }

    /// True if a power of `seat` may change what it can buy.
    #[inline]
    pub(crate) fn buys_by_own_rules(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::DISCOUNT.only().with(Hook::FORBIDS))
    }

    /// The maximum hearts of `seat` after its powers have raised `most`, before any cap.
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

    /// True if a power of `seat` may raise its maximum hearts.
    #[inline]
    pub(crate) fn raises_hearts(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::MAX_HEARTS.only())
    }

    /// The claws in the active monster's result: those rolled, changed by its powers stage by stage.
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

    /// The active monster's powers that change the claws in its result.
    pub(crate) fn claw_changers(&self) -> PowerSet {
        let mut changers = PowerSet::EMPTY;
        self.claws_stage_by_stage(|power| changers.insert(power));
        changers
    }

    #[inline(always)]
    fn claws_stage_by_stage(&self, mut changed_by: impl FnMut(PowerId)) -> u8 {
        let seat = self.turn.active;
        let mut claws = self.turn.dice.of(Face::Claw);
        let holders = self.holders(seat, Hook::CLAWS);
        for stage in Stage::ALL {
            for power in holders {
                for hook in self.acting(power).claws.iter().filter(|hook| hook.stage == stage) {
                    let before = claws;
                    claws = (hook.count)(self, Holder { seat, power }, claws);
                    if claws != before {
                        changed_by(power);
                    }
                }
            }
        }
        claws
    }

    /// The parts of the damage of `hit` to `seat`, as they were when it began.
    #[cold]
    pub(crate) fn blow(&self, seat: Seat, hit: &Hit) -> Blow {
        let Some(author) = hit.author else { return Blow::NONE };
        match (hit.cause, hit.kind) {
            (Cause::Dice(Face::Claw), _) => {
                // Monsters that have left Tokyo since then are put back: places decide whom claws reach and
                // what powers add.
                let Turn { left_city, left_bay, .. } = self.turn;
                if left_city.or(left_bay).is_empty() {
                    return self.claw_blow(seat);
                }
                Game { city: self.city.or(left_city), bay: self.bay.or(left_bay), ..*self }.claw_blow(seat)
            }
            (_, HitKind::Mere) => {
                let strikers = self.mere_strikers(author, seat);
                strikers.fold(Blow::NONE, |blow, (me, more)| blow.raised(me.power, more))
            }
            (_, HitKind::Attack | HitKind::Reflection) => Blow::NONE,
        }
    }

    /// The parts of the damage that the active monster's claws deal to `seat`.
    fn claw_blow(&self, seat: Seat) -> Blow {
        let attacked = self.targets().contains(seat);
        let clawed = if attacked {
            let rolled = self.turn.dice.of(Face::Claw).min(self.turn.claws);
            let more = self.turn.claws - rolled;
            let raised_by = if more > 0 { self.claw_changers() } else { PowerSet::EMPTY };
            Blow { rolled, more, raised_by }
        } else {
            Blow::NONE
        };
        let strikes = self.each_strike(self.turn.active, seat, attacked);
        strikes.fold(clawed, |blow, (me, more)| blow.raised(me.power, more))
    }

    /// The damage that each power of `author` adds when its cards hurt another monster.
    fn mere_strikers(&self, author: Seat, target: Seat) -> impl Iterator<Item = (Holder, u8)> {
        let strikers = self.each(author, Hook::MERE_STRIKE);
        strikers
            .filter(move |_| author != target)
            .filter_map(move |(me, power)| power.mere_strike.map(|strike| (me, strike(self, me, target))))
            .filter(|(_, more)| *more > 0)
    }

    /// The damage added when the cards of `author` hurt one target.
    pub(crate) fn mere_strikes(&self, author: Seat, target: Seat) -> u8 {
        self.mere_strikers(author, target).map(|(_, more)| more).fold(0, u8::saturating_add)
    }

    /// The damage added to the claws of `seat` for one target.
    pub(crate) fn strikes(&self, seat: Seat, target: Seat, attacked: bool) -> u8 {
        self.each_strike(seat, target, attacked).map(|(_, more)| more).fold(0, u8::saturating_add)
    }

    /// The damage that each power of `seat` adds to its claws for one target.
    #[inline]
    fn each_strike(&self, seat: Seat, target: Seat, attacked: bool) -> impl Iterator<Item = (Holder, u8)> {
        self.each(seat, Hook::STRIKE)
            .filter_map(|(me, power)| power.strike.map(|strike| (me, strike)))
            .filter(|(_, strike)| !strike.needs_claw || self.turn.claws > 0)
            .map(move |(me, strike)| (me, (strike.damage)(self, me, target, attacked)))
    }

    /// True if any power of `seat` may add damage.
    #[inline]
    pub(crate) fn has_strikes(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::STRIKE.only())
    }

    /// True if the claws of `seat` hit every other monster.
    pub(crate) fn reaches_all(&self, seat: Seat) -> bool {
        self.listens(seat, Hook::REACHES_ALL)
    }

    /// True if a power of `seat` may absorb a loss of hearts.
    #[inline]
    pub(crate) fn soaks(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::SOAK.only())
    }

    /// The loss of hearts that remains after the powers of `seat` have absorbed some.
    pub(crate) fn soaked(&self, seat: Seat, loss: u8) -> u8 {
        self.each(seat, Hook::SOAK)
            .filter_map(|(me, power)| power.soak.map(|soak| (me, soak)))
            .fold(loss, |loss, (me, soak)| if loss == 0 { 0 } else { soak(self, me, loss) })
    }

    /// The powers of `seat` that absorb some of a loss of hearts.
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

    /// Energy that the powers of `seat` add to a gain.
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

    /// True if `seat` has a power that can use its heart dice or add to their healing.
    #[inline]
    pub(crate) fn may_change_hearts(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::USES_HEART.only().with(Hook::HEAL_BONUS))
    }

    /// Hearts that the powers of `seat` add to a healing.
    #[inline]
    pub(crate) fn heal_bonus(&self, seat: Seat, gift: Gift) -> u8 {
        if self.may_heal_more(seat) { self.sum_heal_bonus(seat, gift) } else { 0 }
    }

    /// True if powers of `seat` may add to a healing.
    #[inline]
    pub(crate) fn may_heal_more(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::HEAL_BONUS.only())
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

    /// True if any power of `seat` may heal it at the start of its turn.
    #[inline]
    pub(crate) fn has_start_heals(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::START_HEAL.only())
    }

    /// Hearts that each power of `seat` gives it at the start of its turn.
    pub(crate) fn start_heals(&self, seat: Seat) -> impl Iterator<Item = (Holder, u8)> {
        self.each(seat, Hook::START_HEAL)
            .filter_map(|(me, power)| power.start_heal.map(|heal| (me, heal(self, me))))
    }

    /// True if a power of `seat` may give it something at the end of its turn.
    #[inline]
    pub(crate) fn has_end_gains(&self, seat: Seat) -> bool {
        self.may_listen(seat, Hook::END_GAIN.only())
    }

    /// Gains of `seat` at the end of its turn, power by power.
    pub(crate) fn end_gains(&self, seat: Seat) -> impl Iterator<Item = (Holder, EndGain)> {
        self.each(seat, Hook::END_GAIN)
            .filter_map(|(me, power)| power.end_gain.map(|gain| (me, gain(self, me))))
    }
}
