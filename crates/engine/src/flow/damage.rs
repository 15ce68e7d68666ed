//! Losing hearts: powers against it, the loss, and its consequences (TW-12 to TW-14).

use crate::event::Event;
use crate::frame::{AttackStage, Frame, Moment};
use crate::game::{Game, Outcome, Victory};
use crate::hit::{Cause, Hit, HitKind};
use crate::play::Play;
use crate::power::{Holder, PowerSet, Window};
use crate::rules::{AttackDefinition, KillerTakesTokyo, LastAlive, MutualElimination};
use crate::seat::{Seat, SeatSet};

impl Game {
    /// The next seat that may act before the damage that threatens it, even if it will lose nothing: healing and
    /// leaving do not depend on a loss (OPEN-72, OPEN-87).
    #[inline]
    pub(crate) fn next_threatened(&self, done: SeatSet) -> Option<Seat> {
        if self.anyone_offers(Window::Threat) { self.find_threatened(done) } else { None }
    }

    /// True if powers against damage are being asked for.
    pub(crate) fn is_damage_coming(&self) -> bool {
        matches!(*self.top_frame(), Frame::Threat { .. })
    }

    #[inline(never)]
    fn find_threatened(&self, done: SeatSet) -> Option<Seat> {
        let Hit { spared, .. } = *self.hit();
        let threatened = self.hit().victims().or(spared).and(self.alive);
        threatened
            .minus(done)
            .clockwise_after(self.turn.active)
            .find(|&seat| self.player(seat).hearts > 0 && self.has_offer(seat, Window::Threat))
    }
}

impl Game {
    /// Seats without hearts, including empty seats and dead monsters.
    #[inline]
    fn without_hearts(&self) -> SeatSet {
        let bit = |index: usize| u8::from(self.players[index].hearts == 0) << index;
        SeatSet::from_bits(bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5))
    }
}

impl Play<'_> {
    /// Starts a damage event on top of the current work.
    pub(crate) fn deal(&mut self, mut hit: Hit) {
        self.clear_damage_limits();
        if let Some(author) = hit.author.filter(|_| hit.kind == HitKind::Mere) {
            for target in hit.victims().without(author) {
                let more = self.mere_strikes(author, target);
                let amount = &mut hit.amount[target.index()];
                *amount = amount.saturating_add(more);
            }
        }
        self.threaten(hit, false);
    }

    /// Pushes the frames of a hit: those it threatens may act, it lands, and then monsters at 0 hearts are dealt
    /// with.
    #[inline]
    pub(crate) fn threaten(&mut self, hit: Hit, keep_hit: bool) {
        self.push_hit(hit);
        self.push(Frame::Zero { keep_hit });
        self.push(Frame::Land);
        self.push(Frame::Threat { done: SeatSet::EMPTY });
    }

    #[inline(never)]
    pub(crate) fn run_threat(&mut self, done: SeatSet) -> bool {
        match self.next_threatened(done) {
            Some(seat) => self.ask(seat),
            None => {
                self.pop();
                self.run_land()
            }
        }
    }

    /// `seat` takes the damage. A monster that could have left before it is not asked again (OPEN-51).
    pub(crate) fn take_damage(&mut self, seat: Seat, done: SeatSet) {
        if self.any_offer(seat, Window::Threat, |_, offer| offer.leaves_tokyo) {
            self.turn.decided_early.insert(seat);
        }
        self.replace(Frame::Threat { done: done.with(seat) });
    }

    #[inline(never)]
    pub(crate) fn run_land(&mut self) -> bool {
        self.pop();
        self.land()
    }

    /// Lands the top hit; then powers that wait for it are heard.
    fn land(&mut self) -> bool {
        let mut hit = Hit { spared: SeatSet::EMPTY, ..*self.hit() };
        self.lose_all_hearts(&mut hit);
        *self.hit_mut() = hit;
        if self.anyone_hears(Moment::Hurt) {
            // The stack runs from the top: the last one pushed is heard first.
            for seat in self.hit().victims().anticlockwise_from(self.turn.active) {
                self.hear(Moment::Hurt, seat, self.hit().amount[seat.index()]);
            }
        }
        self.land_attack(hit);
        let Frame::Zero { keep_hit } = *self.top_frame() else { return true };
        self.run_zero(keep_hit)
    }

    /// Takes the hearts of all victims of `hit` at once (ATTACK-16) and records the losses in it. Returns the
    /// monsters with none left.
    #[inline(always)]
    pub(crate) fn lose_all_hearts(&mut self, hit: &mut Hit) -> SeatSet {
        let mut amounts = u64::from_le_bytes(hit.amount);
        let mut zeros = SeatSet::EMPTY;
        let exposed = self.alive.minus(self.turn.shielded);
        for seat in hit.victims().clockwise_after(self.turn.active) {
            let shift = 8 * seat.index();
            let due = (amounts >> shift) as u8;
            // An exposed monster takes the full amount unless its powers absorb some.
            let is_due = exposed.contains(seat) & !self.soaks(seat);
            let loss = if is_due { due } else { self.loss_after_prevention(seat, due) };
            let (lost, left) = self.lose_hearts(seat, loss, hit);
            amounts -= u64::from(due - lost) << shift;
            zeros = zeros.with_if(left == 0, seat);
        }
        hit.amount = amounts.to_le_bytes();
        if let Some(author) = hit.author.filter(|&author| self.counts_as_hurting(author, hit.victims())) {
            self.turn.hurt_others.insert(author);
        }
        zeros.and(self.alive)
    }

    #[inline(never)]
    fn loss_after_prevention(&mut self, seat: Seat, due: u8) -> u8 {
        if !self.alive.contains(seat) {
            return 0;
        }
        let is_shielded = self.turn.shielded.contains(seat);
        let loss = if is_shielded { 0 } else { self.soaked(seat, due) };
        if loss < due && self.is_observed() {
            let by = if is_shielded { PowerSet::EMPTY } else { self.soakers(seat, due) };
            self.tell(|| Event::Prevented { seat, hearts: due - loss, by });
        }
        loss
    }

    /// Lets powers that react to an attack hear of the monsters it hit (ATTACK-12 to ATTACK-14).
    #[inline(always)]
    pub(crate) fn land_attack(&mut self, hit: Hit) {
        let Some(author) = hit.author.filter(|_| hit.kind == HitKind::Attack) else { return };
        let landed = match self.rules.attack_definition {
            AttackDefinition::Dice => hit.attacked,
            AttackDefinition::DiceUnlessPrevented | AttackDefinition::Damage => hit.wounded(),
        };
        if !landed.is_empty() {
            self.turn.hurt_others.insert(author);
            self.hear(Moment::Landed, author, landed.bits());
        } else {
            self.land_beside_claws(author, hit.victims());
        }
    }

    /// The claws hurt nobody, but damage added to them may have.
    #[cold]
    fn land_beside_claws(&mut self, author: Seat, victims: SeatSet) {
        if !victims.is_empty() {
            self.hear(Moment::Landed, author, 0);
        }
    }

    /// Deals with monsters at 0 hearts: victory by a power, rewards of others, rescues, then elimination (TW-14).
    #[inline(never)]
    pub(crate) fn run_zero(&mut self, keep_hit: bool) -> bool {
        self.pop();
        let hit = *self.hit();
        let zeros = self.alive.and(self.without_hearts());
        if !keep_hit {
            self.pop_hit();
            // Damage in reply to damage: all monsters at 0 hearts are dealt with together, after the first event.
            if self.frames().iter().any(|frame| matches!(frame, Frame::Zero { .. })) {
                self.note_returned(&hit, zeros);
                return true;
            }
        }
        if !zeros.is_empty() {
            self.handle_zeros(zeros, &hit);
            return true;
        }
        let Frame::Attack { stage: AttackStage::Leave, from_outside, done } = *self.top_frame() else {
            return true;
        };
        self.ask_who_leaves(from_outside, done)
    }

    /// Notes in the damage that was answered by `hit` what has taken the last hearts of its author.
    fn note_returned(&mut self, hit: &Hit, zeros: SeatSet) {
        if let (Some(seat), Cause::Power(power)) = (hit.author, hit.cause)
            && hit.victims().meets(zeros)
        {
            self.hit_mut().returned = Some(Holder { seat, power });
        }
    }

    /// Decides about monsters that have no hearts left after `hit`.
    #[inline(never)]
    pub(crate) fn handle_zeros(&mut self, zeros: SeatSet, hit: &Hit) {
        if self.anyone_minds_zeros() && self.wins_at_zero(zeros) {
            return;
        }
        for seat in zeros.clockwise_from(self.turn.active) {
            if self.player(seat).hearts == 0 {
                self.note_killed_in_tokyo(seat);
                let (author, cause) = hit.end_of(seat);
                self.eliminate(seat, author, cause);
            }
        }
        if hit.returned.is_some() && self.hit_count > 0 {
            self.hit_mut().returned = None;
        }
        self.close_bay_if_due();
        self.end_if_nobody_can_win();
    }

    /// Notes that the killer of a monster in Tokyo takes its place, claw or not. An attacker does so anyway.
    fn note_killed_in_tokyo(&mut self, seat: Seat) {
        if self.rules.killer_takes_tokyo == KillerTakesTokyo::Damage
            && matches!(*self.top_frame(), Frame::Attack { stage: AttackStage::Leave, .. })
            && self.hit().kind != HitKind::Attack
        {
            self.note_place_left(seat);
        }
    }

    /// Victory by a power, rewards of others, and rescues. True if the game is won.
    #[inline(never)]
    fn wins_at_zero(&mut self, zeros: SeatSet) -> bool {
        let active = self.turn.active;
        // Find all rescues before the first one removes cards: everything happens at once (ATTACK-16).
        let mut rescues = [None; Seat::MAX];
        for seat in zeros.clockwise_from(active) {
            let rescue = self.best_rescue(seat);
            if let Some((me, rescue)) = rescue.filter(|(_, rescue)| rescue.wins) {
                (rescue.act)(self, me);
                return true;
            }
            rescues[seat.index()] = rescue;
        }
        self.hear_of_zero(zeros);
        for seat in zeros.clockwise_from(active) {
            if let Some((me, rescue)) = rescues[seat.index()] {
                self.tell(|| Event::Saved { seat, power: me.power });
                (rescue.act)(self, me);
            }
        }
        false
    }

    /// Ends the game at once if nobody is alive, or only a monster that is not active (OPEN-13, OPEN-15).
    fn end_if_nobody_can_win(&mut self) {
        match (self.alive.len(), self.alive.lowest()) {
            (0, _) => self.finish_without_winner(),
            (1, Some(seat)) if seat != self.turn.active || self.rules.last_alive == LastAlive::AtOnce => {
                self.finish(Outcome::Won { seat, by: Victory::LastAlive });
            }
            _ => {}
        }
    }

    /// Ends the game without a winner: all monsters died in the same turn (WIN-7), or none can ever act again.
    pub(crate) fn finish_without_winner(&mut self) {
        self.finish(match self.rules.mutual_elimination {
            MutualElimination::AllLose => Outcome::AllLost,
            MutualElimination::Draw => Outcome::Drawn,
        });
    }
}
