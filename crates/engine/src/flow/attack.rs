//! Resolving claws: who is hit, who leaves Tokyo, who enters (sections 9 to 11 of the rules).

use crate::dice::Face;
use crate::frame::{AttackStage, Frame, Moment};
use crate::game::{Game, Place};
use crate::hit::{Cause, Hit, HitKind};
use crate::play::Play;
use crate::power::{Deed, Window};
use crate::rules::{EmptyCityShieldsBay, TokyoEntry, YieldNeedsDamage};
use crate::seat::{Seat, SeatSet};

impl Game {
    /// The monsters that the active monster's claws hit now (ATTACK-3 to ATTACK-5, BAY-6).
    #[inline]
    pub(crate) fn targets(&self) -> SeatSet {
        let seat = self.turn.active;
        if self.reaches_all(seat) {
            self.others(seat)
        } else if self.in_tokyo(seat) {
            self.alive.minus(self.tokyo())
        } else if self.city.is_empty() && self.rules.empty_city_shields_bay == EmptyCityShieldsBay::Yes {
            SeatSet::EMPTY
        } else {
            self.tokyo()
        }
    }

    /// The damage of the claws, fixed when the block is opened (TW-11).
    #[inline]
    fn attack_hit(&self) -> Hit {
        let (claws, attacked) = (self.turn.claws, self.targets());
        let hit = Hit::mere(Some(self.turn.active), Cause::Dice(Face::Claw), attacked, claws);
        if claws > 0 { Hit { kind: HitKind::Attack, attacked, ..hit } } else { hit }
    }

    /// Seats that may still decide to leave Tokyo (YIELD-3, YIELD-4, OPEN-51).
    #[inline]
    pub(crate) fn may_leave(&self, hit: &Hit) -> SeatSet {
        let hit_by_claws = match self.rules.yield_needs_damage {
            YieldNeedsDamage::No => hit.attacked,
            YieldNeedsDamage::Yes => hit.attacked.and(hit.victims()),
        };
        hit_by_claws.and(self.tokyo()).and(self.alive).minus(self.turn.decided_early)
    }

    /// Living monsters that left Tokyo in this attack.
    pub(crate) fn leavers(&self) -> SeatSet {
        self.turn.left_city.or(self.turn.left_bay).and(self.alive)
    }

    /// True if damage without a claw has killed a monster in Tokyo: it is noted there beside those that left.
    fn has_killed_in_tokyo(&self) -> bool {
        !self.turn.left_city.or(self.turn.left_bay).minus(self.alive).is_empty()
    }

    /// True if the attacker will enter Tokyo after the current attack.
    pub(crate) fn attacker_enters(&self) -> bool {
        self.frames().iter().any(|frame| {
            let Frame::Attack { from_outside, .. } = *frame else { return false };
            self.place_to_take(from_outside).is_some()
        })
    }

    /// The place in Tokyo that the attacker will take after this attack.
    fn place_to_take(&self, from_outside: bool) -> Option<Place> {
        let seat = self.turn.active;
        // In the Dark Edition the attacker enters in its next phase, wherever it attacked from.
        let enters = (from_outside || self.rules.tokyo_entry == TokyoEntry::Always)
            && self.alive.contains(seat)
            && !self.in_tokyo(seat)
            && !self.is_forbidden(seat, Deed::Enter);
        if enters { self.free_place() } else { None }
    }
}

impl Play<'_> {
    #[inline(never)]
    pub(crate) fn run_attack(&mut self, stage: AttackStage, from_outside: bool, done: SeatSet) -> bool {
        match stage {
            AttackStage::Leave => self.ask_who_leaves(from_outside, done),
            AttackStage::Left => self.hear_who_left(from_outside, done),
            AttackStage::Swap => self.ask_who_left(from_outside, done),
        }
    }

    /// Pushes the attack, fixes targets and amounts, and starts the damage (TW-11).
    #[inline(never)]
    pub(crate) fn open_attack(&mut self, from_outside: bool) -> bool {
        let seat = self.turn.active;
        self.push(Frame::Attack { stage: AttackStage::Leave, from_outside, done: SeatSet::EMPTY });
        // For Underdog, which cannot note the points itself: powers that hear of the attack earlier may gain some.
        self.turn.noted_points = self.player(seat).points;
        self.clear_damage_limits();
        let mut hit = self.attack_hit();
        if self.has_strikes(seat) {
            hit.amount = self.amounts_with_strikes(seat, hit.amount);
        }
        if !self.anyone_minds_attacks() {
            return self.attack_at_once(from_outside, hit);
        }
        self.threaten(hit, true);
        let is_heard = self.turn.claws > 0 && self.hear(Moment::Attack, seat, 0);
        is_heard || self.run_threat(SeatSet::EMPTY)
    }

    /// These amounts plus the damage that the attacker's powers add to its claws.
    #[cold]
    fn amounts_with_strikes(&self, seat: Seat, mut amounts: [u8; 8]) -> [u8; 8] {
        let attacked = self.targets();
        for target in self.others(seat) {
            let more = self.strikes(seat, target, attacked.contains(target));
            let amount = &mut amounts[target.index()];
            *amount = amount.saturating_add(more);
        }
        amounts
    }

    /// Asks the monsters attacked in Tokyo, one after another, whether they leave.
    #[inline(never)]
    pub(crate) fn ask_who_leaves(&mut self, from_outside: bool, done: SeatSet) -> bool {
        if let Some(seat) = self.may_leave(self.hit()).minus(done).clockwise_after(self.turn.active).next() {
            return self.ask(seat);
        }
        if self.anyone_minds_leaving() && !self.leavers().is_empty() {
            self.hear_who_left(from_outside, SeatSet::EMPTY)
        } else {
            self.close_attack(from_outside)
        }
    }

    /// Lets powers of the monsters that left hear of it.
    #[inline(never)]
    fn hear_who_left(&mut self, from_outside: bool, done: SeatSet) -> bool {
        let mut done = done;
        for seat in self.leavers().minus(done).clockwise_after(self.turn.active) {
            done.insert(seat);
            self.replace(Frame::Attack { stage: AttackStage::Left, from_outside, done });
            let was = if self.turn.left_city.contains(seat) { Place::City } else { Place::Bay };
            let taken = self.place_to_take(from_outside) == Some(was);
            if self.hear(Moment::Left, seat, u8::from(taken)) {
                return true;
            }
        }
        self.replace(Frame::Attack { stage: AttackStage::Swap, from_outside, done: SeatSet::EMPTY });
        self.ask_who_left(from_outside, SeatSet::EMPTY)
    }

    /// Lets the monsters that left use powers.
    #[inline]
    fn ask_who_left(&mut self, from_outside: bool, done: SeatSet) -> bool {
        if self.anyone_offers(Window::Left) {
            let mut leavers = self.leavers().minus(done).clockwise_after(self.turn.active);
            if let Some(seat) = leavers.find(|&seat| self.has_offer(seat, Window::Left)) {
                return self.ask(seat);
            }
        }
        self.close_attack(from_outside)
    }

    /// Ends the attack. Entering Tokyo belongs to it (TOKYO-5), but damage without a claw is no attack unless it has
    /// killed a monster in Tokyo (ELIM-6).
    #[inline(never)]
    fn close_attack(&mut self, from_outside: bool) -> bool {
        let kind = self.hit().kind;
        self.pop_hit();
        self.end_attack(from_outside, kind)
    }

    #[inline]
    pub(crate) fn end_attack(&mut self, from_outside: bool, kind: HitKind) -> bool {
        self.pop();
        let is_entitled = kind == HitKind::Attack || self.has_killed_in_tokyo();
        self.turn.left_city = SeatSet::EMPTY;
        self.turn.left_bay = SeatSet::EMPTY;
        self.turn.decided_early = SeatSet::EMPTY;
        if is_entitled && from_outside && self.rules.tokyo_entry == TokyoEntry::Claw {
            self.enter_if_free();
        }
        !matches!(self.top_frame(), Frame::Resolve) || self.run_resolve()
    }

    /// Takes the answer to whether the asked monster leaves Tokyo.
    #[inline(never)]
    pub(crate) fn decide_leaving(&mut self, leaves: bool) -> bool {
        let seat = self.asked;
        if leaves {
            self.leave_tokyo(seat);
        } else {
            self.tell(|| crate::event::Event::Stayed { seat });
        }
        let Frame::Attack { stage, from_outside, done } = *self.top_frame() else { return true };
        let done = done.with(seat);
        self.replace(Frame::Attack { stage, from_outside, done });
        self.ask_who_leaves(from_outside, done)
    }
}
