//! The claws: whom they reach, who leaves Tokyo, who enters (sections 9 to 11 of the rules).

use crate::dice::Face;
use crate::game::{AttackStage, Cause, Frame, Game, Hit, HitKind, Moment, Place};
use crate::play::Play;
use crate::power::{Deed, Window};
use crate::rules::{EmptyCityShieldsBay, TokyoEntry, YieldNeedsDamage};
use crate::seat::{Seat, SeatSet};
use crate::step::Decision;

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

    /// The next seat that the attack in progress must ask.
    pub(crate) fn next_in_attack(&self) -> Option<Seat> {
        let Frame::Attack { stage, done, .. } = self.top_frame() else { return None };
        let seats = match stage {
            AttackStage::Leave => self.may_leave(),
            AttackStage::Left => self.leavers(),
            AttackStage::Swap => self.leavers(),
            AttackStage::Damage | AttackStage::Enter => SeatSet::EMPTY,
        };
        let mut order = seats.minus(done).clockwise_after(self.turn.active);
        match stage {
            AttackStage::Swap => order.find(|&seat| self.has_offer(seat, Window::Left)),
            AttackStage::Damage | AttackStage::Leave | AttackStage::Left | AttackStage::Enter => order.next(),
        }
    }

    /// What the attack in progress asks.
    pub(crate) fn attack_question(&self) -> Decision {
        match self.top_frame() {
            Frame::Attack { stage: AttackStage::Swap, .. } => Decision::Left,
            _ => Decision::Leave,
        }
    }

    /// The place in Tokyo that the attacker will take after this attack.
    fn place_to_take(&self, from_outside: bool) -> Option<Place> {
        let seat = self.turn.active;
        let enters = from_outside
            && self.rules.tokyo_entry == TokyoEntry::Claw
            && self.alive.contains(seat)
            && !self.in_tokyo(seat)
            && !self.is_forbidden(seat, Deed::Enter);
        if enters { self.free_place() } else { None }
    }
}

impl Play<'_> {
    pub(crate) fn run_attack(&mut self, stage: AttackStage, from_outside: bool, done: SeatSet) -> bool {
        match stage {
            AttackStage::Damage => {
                self.replace(Frame::Attack { stage: AttackStage::Leave, from_outside, done });
                self.open_attack();
                true
            }
            AttackStage::Leave | AttackStage::Swap => {
                if self.next_in_attack().is_some() {
                    return false;
                }
                let next = match stage {
                    AttackStage::Leave => AttackStage::Left,
                    AttackStage::Damage | AttackStage::Left | AttackStage::Swap | AttackStage::Enter => {
                        AttackStage::Enter
                    }
                };
                self.replace(Frame::Attack { stage: next, from_outside, done: SeatSet::EMPTY });
                true
            }
            AttackStage::Left => {
                match self.next_in_attack() {
                    Some(seat) => {
                        self.replace(Frame::Attack { stage, from_outside, done: done.with(seat) });
                        let was = if self.turn.left_city == Some(seat) { Place::City } else { Place::Bay };
                        let taken = self.place_to_take(from_outside) == Some(was);
                        self.hear(Moment::Left, seat, u8::from(taken));
                    }
                    None => self.replace(Frame::Attack {
                        stage: AttackStage::Swap,
                        from_outside,
                        done: SeatSet::EMPTY,
                    }),
                }
                true
            }
            AttackStage::Enter => {
                let attacked = self.hit().kind == HitKind::Attack;
                self.pop();
                self.pop_hit();
                self.turn.left_city = None;
                self.turn.left_bay = None;
                self.turn.decided_early = SeatSet::EMPTY;
                // Entry belongs to the attack (TOKYO-5); damage without a claw is none.
                if attacked && from_outside && self.rules.tokyo_entry == TokyoEntry::Claw {
                    self.enter_if_free();
                }
                true
            }
        }
    }

    /// Fixes targets and amounts, and starts the damage (TW-11).
    fn open_attack(&mut self) {
        let hit = self.attack_hit();
        self.turn.noted_points = self.player(self.turn.active).points;
        self.push_hit(hit);
        self.push(Frame::Zero { keep_hit: true });
        self.push(Frame::Land);
        self.push(Frame::Threat { done: SeatSet::EMPTY });
        self.clear_damage_limits();
        if hit.kind == HitKind::Attack {
            self.hear(Moment::Attack, self.turn.active, 0);
        }
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
        if let Frame::Attack { stage, from_outside, done } = self.top_frame() {
            self.replace(Frame::Attack { stage, from_outside, done: done.with(seat) });
        }
        if leaves {
            self.leave_tokyo(seat);
        } else {
            self.tell(crate::event::Event::Stayed { seat });
        }
    }
}
