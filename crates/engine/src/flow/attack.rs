//! The claws: whom they reach, who leaves Tokyo, who enters (sections 9 to 11 of the rules).

use crate::dice::Face;
use crate::game::{AttackStage, Cause, Frame, Game, Hit, HitKind, Moment, Place};
use crate::play::Play;
use crate::power::{Deed, Window};
use crate::rules::{EmptyCityShieldsBay, TokyoEntry, YieldNeedsDamage};
use crate::seat::{Seat, SeatSet};

impl Game {
    /// The monsters that the active monster's claws reach now (ATTACK-3 to ATTACK-5, BAY-6).
    pub(crate) fn targets(&self) -> SeatSet {
        let seat = self.turn.active;
        if self.reaches_all(seat) {
            self.others(seat)
        } else if self.in_tokyo(seat) {
            self.alive.minus(self.tokyo())
        } else if self.city.is_none() && self.rules.empty_city_shields_bay == EmptyCityShieldsBay::Yes {
            SeatSet::EMPTY
        } else {
            self.tokyo()
        }
    }

    /// The damage of the claws and of what is added to them, fixed when the block opens (TW-11).
    fn attack_hit(&self) -> Hit {
        let seat = self.turn.active;
        let attacked = self.targets();
        let claws = self.turn.claws;
        let kind = if claws > 0 { HitKind::Attack } else { HitKind::Mere };
        let mut hit = Hit::mere(Some(seat), Cause::Dice(Face::Claw), attacked, claws);
        hit.kind = kind;
        if claws > 0 {
            hit.attacked = attacked;
        }
        if self.has_strikes(seat) {
            for target in self.others(seat) {
                let amount = &mut hit.amount[target.index()];
                *amount = amount.saturating_add(self.strikes(seat, target, attacked.contains(target)));
            }
        }
        hit
    }

    /// Seats that may still decide to leave Tokyo (YIELD-3, YIELD-4, OPEN-51).
    fn may_leave(&self) -> SeatSet {
        let hit = self.hit();
        let hit_by_claws = match self.rules.yield_needs_damage {
            YieldNeedsDamage::No => hit.attacked,
            YieldNeedsDamage::Yes => hit.attacked.and(hit.victims()),
        };
        hit_by_claws.and(self.tokyo()).and(self.alive).minus(self.turn.decided_early)
    }

    /// Living monsters that left Tokyo in this attack.
    fn leavers(&self) -> SeatSet {
        let left = self.turn.left_city.into_iter().chain(self.turn.left_bay);
        left.collect::<SeatSet>().and(self.alive)
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
        let active = self.turn.active;
        let at = |stage, done| Frame::Attack { stage, from_outside, done };
        match stage {
            AttackStage::Damage => {
                self.replace(at(AttackStage::Leave, done));
                self.open_attack()
            }
            AttackStage::Leave => {
                if let Some(seat) = self.may_leave().minus(done).clockwise_after(active).next() {
                    return self.ask(seat);
                }
                let next = if self.leavers().is_empty() { AttackStage::Enter } else { AttackStage::Left };
                self.replace(at(next, SeatSet::EMPTY));
                self.run_attack(next, from_outside, SeatSet::EMPTY)
            }
            AttackStage::Left => {
                let Some(seat) = self.leavers().minus(done).clockwise_after(active).next() else {
                    self.replace(at(AttackStage::Swap, SeatSet::EMPTY));
                    return true;
                };
                self.replace(at(stage, done.with(seat)));
                let was = if self.turn.left_city == Some(seat) { Place::City } else { Place::Bay };
                let taken = self.place_to_take(from_outside) == Some(was);
                self.hear(Moment::Left, seat, u8::from(taken));
                true
            }
            AttackStage::Swap => {
                let mut leavers = self.leavers().minus(done).clockwise_after(active);
                if let Some(seat) = leavers.find(|&seat| self.has_offer(seat, Window::Left)) {
                    return self.ask(seat);
                }
                self.replace(at(AttackStage::Enter, SeatSet::EMPTY));
                true
            }
            AttackStage::Enter => {
                self.close_attack(from_outside);
                match self.top_frame() {
                    Frame::Resolve => self.run_resolve(),
                    _ => true,
                }
            }
        }
    }

    /// The attack is over; entry belongs to it (TOKYO-5), but damage without a claw is no attack.
    #[inline(never)]
    fn close_attack(&mut self, from_outside: bool) {
        let attacked = self.hit().kind == HitKind::Attack;
        self.pop();
        self.pop_hit();
        self.turn.left_city = None;
        self.turn.left_bay = None;
        self.turn.decided_early = SeatSet::EMPTY;
        if attacked && from_outside && self.rules.tokyo_entry == TokyoEntry::Claw {
            self.enter_if_free();
        }
    }

    /// Fixes targets and amounts, and starts the damage (TW-11).
    #[inline(never)]
    fn open_attack(&mut self) -> bool {
        let hit = self.attack_hit();
        self.turn.noted_points = self.player(self.turn.active).points;
        self.push_hit(hit);
        self.push(Frame::Zero { keep_hit: true });
        self.push(Frame::Land);
        self.push(Frame::Threat { done: SeatSet::EMPTY });
        self.clear_damage_limits();
        let is_heard = hit.kind == HitKind::Attack && self.hear(Moment::Attack, self.turn.active, 0);
        is_heard || self.run_threat(SeatSet::EMPTY)
    }

    /// `seat` leaves Tokyo before the damage of the attack, which misses it (YIELD-7).
    pub fn leave_before_damage(&mut self, seat: Seat) {
        let hit = self.hit_mut();
        hit.amount[seat.index()] = 0;
        hit.attacked.remove(seat);
        self.leave_tokyo(seat);
    }

    /// Answers the question whether to leave Tokyo.
    pub(crate) fn decide_leaving(&mut self, seat: Seat, leaves: bool) {
        if let Frame::Attack { stage, from_outside, done } = *self.top_frame() {
            self.replace(Frame::Attack { stage, from_outside, done: done.with(seat) });
        }
        if leaves {
            self.leave_tokyo(seat);
        } else {
            self.tell(crate::event::Event::Stayed { seat });
        }
    }
}
