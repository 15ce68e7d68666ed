//! Verbs: the only ways to change a monster and its belongings. Each tells the observer what can be seen of the
//! change.

mod dice;

use crate::event::{Event, Token};
use crate::frame::Frame;
use crate::game::{
    EXTRA_RUNS, Game, HEARTS, MOST_DICE_FEWER, Outcome, POINTS_TO_WIN, Place, Player, WICKEDNESS_END, paid_in,
};
use crate::hit::{Blow, Cause, Hit, HitKind, Threat};
use crate::play::Play;
use crate::power::{Gain, Gift, Holder, PowerId, PowerSet};
use crate::rules::HeartsCap;
use crate::seat::{Seat, SeatSet};
use crate::turn::ExtraTurns;

/// The cap on maximum hearts (max_hp_cap).
pub(crate) const HEARTS_CAP: u8 = 12;

impl Game {
    /// The maximum hearts of `seat` (HEAL-2).
    #[inline]
    pub fn max_hearts(&self, seat: Seat) -> u8 {
        self.max_hearts_with(seat, 0)
    }

    /// The maximum hearts of `seat` if the base were this much higher.
    #[inline]
    pub(crate) fn max_hearts_with(&self, seat: Seat, more: u8) -> u8 {
        let raised = self.raised_hearts(seat, HEARTS + more);
        let most = self.player(seat).hearts_if_risen(raised);
        match self.rules.max_hp_cap {
            HeartsCap::Twelve => most.min(HEARTS_CAP),
            HeartsCap::Unlimited => most,
        }
    }

    /// True if `seat` is at its maximum hearts.
    #[inline]
    pub fn is_healthy(&self, seat: Seat) -> bool {
        let Player { hearts, risen, .. } = *self.player(seat);
        let may_have_more = risen | self.raises_hearts(seat);
        let has_more = !may_have_more || self.has_all_hearts(seat);
        (hearts >= HEARTS) & has_more
    }

    #[inline(never)]
    fn has_all_hearts(&self, seat: Seat) -> bool {
        self.player(seat).hearts >= self.max_hearts(seat)
    }

    /// The keep cards of `seat`.
    pub fn keep_cards(&self, seat: Seat) -> PowerSet {
        self.player(seat).powers.iter().filter(|id| id.power().is_card()).collect()
    }

    /// Hearts that `seat` is about to lose, after powers that work by themselves (OPEN-72).
    pub fn pending_loss(&self, seat: Seat) -> u8 {
        let due = self.hit().amount[seat.index()];
        match (self.turn.shielded.contains(seat), self.soaks(seat)) {
            (true, _) => 0,
            (false, true) => self.soaked(seat, due),
            (false, false) => due,
        }
    }

    /// The damage that `seat` takes if it does nothing about it, with its parts.
    pub fn threat(&self, seat: Seat) -> Threat {
        let now = self.player(seat).hearts;
        let due = self.hit().amount[seat.index()];
        let is_hurt = due > 0 && !self.turn.shielded.contains(seat);
        let blow = if is_hurt { self.blow(seat, self.hit()) } else { Blow::NONE };
        let hearts = self.pending_loss(seat);
        let absorbed = if is_hurt { due - hearts } else { 0 };
        let soakers = if absorbed > 0 { self.soakers(seat, due) } else { PowerSet::EMPTY };
        Threat {
            hearts,
            left: now.saturating_sub(hearts),
            rolled: blow.rolled,
            more: i8::try_from(i16::from(blow.more) - i16::from(absorbed)).unwrap_or(i8::MAX),
            changed_by: blow.raised_by.or(soakers),
            attack: self.is_under_attack(seat),
        }
    }

    /// True if the claws of an attack are about to hit `seat`.
    pub fn is_under_attack(&self, seat: Seat) -> bool {
        self.hit().kind == HitKind::Attack && self.hit().attacked.contains(seat)
    }

    /// The top card of the deck, if `seat` has seen it.
    pub fn top_card_for(&self, seat: Seat) -> Option<PowerId> {
        self.top.filter(|_| self.top_seen_by.contains(seat))
    }

    /// The nearest living monsters to the left and right of `seat` (ELIM-9).
    pub fn neighbours(&self, seat: Seat) -> SeatSet {
        let mut others = self.others(seat).clockwise_after(seat);
        let left = others.next();
        let right = others.last().or(left);
        left.into_iter().chain(right).collect()
    }
}

impl Play<'_> {
    /// Puts a power in front of `seat`.
    pub(crate) fn lay_before(&mut self, seat: Seat, power: PowerId) {
        self.player_mut(seat).powers.insert(power);
        self.recompute_listeners_of(seat);
    }

    /// Takes a power from `seat`.
    fn take_from(&mut self, seat: Seat, power: PowerId) {
        self.player_mut(seat).powers.remove(power);
        self.recompute_listeners_of(seat);
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Gains points, up to 20 (VP-4, OPEN-16).
    pub fn gain_points(&mut self, seat: Seat, points: u8, cause: Cause) {
        let before = self.player(seat).points;
        let now = before.saturating_add(points).min(POINTS_TO_WIN);
        if now == before {
            return;
        }
        if now == POINTS_TO_WIN {
            let last = self.players.iter().map(|player| player.arrival).max().unwrap_or(0);
            self.player_mut(seat).arrival = last + 1;
        }
        self.player_mut(seat).points = now;
        self.tell(|| Event::PointsGained { seat, points: now - before, now, cause });
    }

    /// Loses points, as far as there are any (OPEN-17).
    pub fn lose_points(&mut self, seat: Seat, points: u8, cause: Cause) {
        let before = self.player(seat).points;
        let now = before.saturating_sub(points);
        if now == before {
            return;
        }
        let player = self.player_mut(seat);
        player.points = now;
        player.arrival = 0;
        self.tell(|| Event::PointsLost { seat, points: before - now, now, cause });
    }

    /// Gains energy from dice, powers or Tokyo, plus the bonus of powers.
    #[inline]
    pub fn gain_energy(&mut self, seat: Seat, energy: u8, gift: Gift, cause: Cause) {
        if energy > 0 {
            let bonus = self.energy_bonus(seat, gift);
            let before = self.player(seat).energy;
            let now = before.saturating_add(energy.saturating_add(bonus));
            self.player_mut(seat).energy = now;
            if self.is_observed() {
                self.tell_energy(seat, now - before, cause, Some(gift));
            }
        }
    }

    #[cold]
    fn tell_energy(&mut self, seat: Seat, energy: u8, cause: Cause, gift: Option<Gift>) {
        let now = self.player(seat).energy;
        let raised_by = gift.map_or(PowerSet::EMPTY, |gift| self.energy_adders(seat, gift));
        self.tell_if(energy > 0, || Event::EnergyGained { seat, energy, now, cause, raised_by });
    }

    /// Adds energy that is no gain: payments, refunds, stored energy (OPEN-95).
    #[inline]
    pub fn receive_energy(&mut self, seat: Seat, energy: u8, cause: Cause) {
        let before = self.player(seat).energy;
        let now = before.saturating_add(energy);
        self.player_mut(seat).energy = now;
        if self.is_observed() {
            self.tell_energy(seat, now - before, cause, None);
        }
    }

    /// Spends or loses energy, as far as there is any (OPEN-17). Returns the amount.
    pub fn spend_energy(&mut self, seat: Seat, energy: u8, cause: Cause) -> u8 {
        let before = self.player(seat).energy;
        let now = before.saturating_sub(energy);
        if now != before {
            self.player_mut(seat).energy = now;
            self.tell(|| Event::EnergySpent { seat, energy: before - now, now, cause });
        }
        before - now
    }

    /// Gains hearts up to the maximum, plus the bonus of powers (HEAL-2).
    pub fn heal(&mut self, seat: Seat, hearts: u8, gift: Gift, cause: Cause) {
        let max = self.max_hearts(seat);
        if hearts > 0 && self.player(seat).hearts < max {
            self.heal_up_to(max, seat, hearts, gift, cause);
        }
    }

    /// [`Play::heal`] for a monster below its maximum hearts.
    #[inline]
    pub(crate) fn heal_up_to(&mut self, max: u8, seat: Seat, hearts: u8, gift: Gift, cause: Cause) {
        let before = self.player(seat).hearts;
        let bonus = self.heal_bonus(seat, gift);
        let now = before.saturating_add(hearts).saturating_add(bonus).min(max);
        self.player_mut(seat).hearts = now;
        if self.is_observed() {
            self.tell_healed(seat, now - before, cause, gift);
        }
    }

    #[cold]
    fn tell_healed(&mut self, seat: Seat, hearts: u8, cause: Cause, gift: Gift) {
        let now = self.player(seat).hearts;
        let raised_by = self.heal_adders(seat, gift);
        self.tell(|| Event::Healed { seat, hearts, now, cause, raised_by });
    }

    /// Loses hearts, as far as there are any. Returns those lost and those left.
    #[inline]
    pub(crate) fn lose_hearts(&mut self, seat: Seat, hearts: u8, hit: &Hit) -> (u8, u8) {
        let before = self.player(seat).hearts;
        let (lost, now) = (hearts.min(before), before.saturating_sub(hearts));
        self.player_mut(seat).hearts = now;
        if lost > 0 && self.is_observed() {
            let Hit { author, cause, .. } = *hit;
            let Blow { rolled, more, raised_by } = self.blow(seat, hit);
            self.tell(|| Event::Hurt { seat, hearts: lost, now, author, cause, rolled, more, raised_by });
        }
        (lost, now)
    }

    /// Sets hearts to this number, without healing or damage.
    pub fn set_hearts(&mut self, seat: Seat, hearts: u8, cause: Cause) {
        if self.player(seat).hearts != hearts {
            self.player_mut(seat).hearts = hearts;
            self.tell(|| Event::HeartsSet { seat, now: hearts, cause });
        }
    }

    /// Deals `amount` of damage that is no attack to each of `seats` (ATTACK-10), after the current effect.
    pub fn hurt(&mut self, author: Option<Seat>, cause: Cause, seats: SeatSet, amount: u8) {
        self.deal(Hit::mere(author, cause, seats, amount));
    }

    /// Reflects damage at `author`: no attack, and never reflected again.
    pub fn reflect(&mut self, me: Holder, author: Seat, amount: u8) {
        let hit = Hit::mere(Some(me.seat), Cause::Power(me.power), SeatSet::only(author), amount);
        self.deal(Hit { kind: HitKind::Reflection, ..hit });
    }

    /// Shields the monster from losing hearts for the rest of the turn.
    pub fn shield(&mut self, me: Holder) {
        let Holder { seat, power: by } = me;
        self.turn.shielded.insert(seat);
        self.tell(|| Event::Shielded { seat, by });
    }

    /// Prevents `hearts` of the pending damage to the holder.
    pub fn prevent(&mut self, me: Holder, hearts: u8) {
        let seat = me.seat;
        let hit = self.hit_mut();
        let pending = &mut hit.amount[seat.index()];
        let saved = hearts.min(*pending);
        *pending -= saved;
        if saved > 0 {
            if *pending == 0 {
                hit.spared.insert(seat);
            }
            self.tell(|| Event::Prevented { seat, hearts: saved, by: PowerSet::only(me.power) });
        }
    }

    /// Cancels the pending damage to the monster: it is no longer attacked.
    pub fn dodge(&mut self, seat: Seat) {
        let hit = self.hit_mut();
        hit.amount[seat.index()] = 0;
        hit.attacked.remove(seat);
        hit.spared.remove(seat);
    }

    /// Gives a poison or shrink token in the name of the holder (TOKEN-1, TOKEN-2).
    pub fn give_token(&mut self, me: Holder, seat: Seat, token: Token) {
        let tokens = self.tokens_mut(seat, token);
        *tokens = tokens.saturating_add(1);
        let now = *tokens;
        let (author, cause) = (me.seat, Cause::Power(me.power));
        self.tell(|| Event::TokenGiven { seat, token, now, author, cause });
    }

    /// Removes a poison or shrink token (TOKEN-3).
    pub fn remove_token(&mut self, seat: Seat, token: Token, cause: Cause) {
        let tokens = self.tokens_mut(seat, token);
        *tokens = tokens.saturating_sub(1);
        let now = *tokens;
        self.tell(|| Event::TokenRemoved { seat, token, now, cause });
    }

    fn tokens_mut(&mut self, seat: Seat, token: Token) -> &mut u8 {
        let player = self.player_mut(seat);
        match token {
            Token::Poison => &mut player.poison,
            Token::Shrink => &mut player.shrink,
        }
    }

    /// Moves the marker forward, at most to the end of the track (WICKED-4, OPEN-28). Returns the space it left.
    pub fn advance_wickedness(&mut self, seat: Seat, spaces: u8, cause: Cause) -> u8 {
        let before = self.player(seat).wickedness;
        self.set_wickedness(seat, before.saturating_add(spaces).min(WICKEDNESS_END), cause);
        before
    }

    fn set_wickedness(&mut self, seat: Seat, now: u8, cause: Cause) {
        if self.player(seat).wickedness != now {
            self.player_mut(seat).wickedness = now;
            self.tell(|| Event::WickednessMoved { seat, now, cause });
        }
    }

    /// Puts this many tokens or energy on `power`.
    pub fn set_counter(&mut self, power: PowerId, now: u8) {
        if let Some(slot) = crate::list::counter_slot(power)
            && self.counters[slot] != now
        {
            self.counters[slot] = now;
            self.tell(|| Event::CounterSet { power, now });
        }
    }

    /// Stores the price paid for `card`, for refunds.
    pub(crate) fn note_paid(&mut self, card: PowerId, paid: u8) {
        paid_in(&mut self.paid, card, paid);
    }

    /// Removes a card or tile of `seat` from the game.
    pub fn discard(&mut self, seat: Seat, power: PowerId) {
        self.take_from(seat, power);
        self.tell(|| Event::Discarded { seat, power });
        self.lost(Holder { seat, power }, true);
        self.forget_card(power);
    }

    /// Hands a card to another monster, together with the tokens on it (CARD-10).
    pub fn hand_over(&mut self, from: Seat, to: Seat, card: PowerId) {
        self.take_from(from, card);
        self.lay_before(to, card);
        self.hand_over_mark(from, to, card);
        self.tell(|| Event::Handed { from, to, card });
        self.lost(Holder { seat: from, power: card }, false);
        self.push(Frame::Gained { seat: to, power: card, how: Gain::Taken });
    }

    /// Once-a-turn marks belong to the holder, not to the card: for a new holder the card is unused. Only the active
    /// monster can get back a card it gave away, by buying it; for that monster it stays used.
    fn hand_over_mark(&mut self, from: Seat, to: Seat, card: PowerId) {
        let active = self.turn.active;
        if from == active && self.turn.used.contains(card) {
            self.turn.gave_used = Some(card);
        }
        self.turn.used.remove(card);
        if to == active && self.turn.gave_used == Some(card) {
            self.turn.gave_used = None;
            self.turn.used.insert(card);
        }
    }

    /// Clears the tokens and the price of a card that has left the game.
    fn forget_card(&mut self, power: PowerId) {
        self.set_counter(power, 0);
        if power.power().is_card() {
            self.note_paid(power, 0);
        }
    }

    /// Removes all powers of `seat` except `kept` from the game at once, without calling their hooks.
    fn drop_powers(&mut self, seat: Seat, kept: Option<PowerId>) {
        let gone = kept.map_or(self.player(seat).powers, |kept| self.player(seat).powers.without(kept));
        for power in gone {
            self.take_from(seat, power);
            self.tell(|| Event::Discarded { seat, power });
        }
        for power in gone {
            self.copy_lost(power);
            self.forget_card(power);
        }
    }

    /// Restarts a monster at 0 hearts: it keeps only `kept`, and loses its points, place in Tokyo and wickedness.
    pub fn start_anew(&mut self, me: Holder, kept: Option<PowerId>, hearts: u8) {
        let seat = me.seat;
        self.drop_powers(seat, kept);
        self.lose_points(seat, POINTS_TO_WIN, Cause::Power(me.power));
        self.set_wickedness(seat, 0, Cause::Power(me.power));
        self.move_to(seat, Place::Outside);
        self.set_hearts(seat, hearts, Cause::Power(me.power));
    }

    /// The monster is out of the game (ELIM-1, ELIM-3, ELIM-8).
    pub(crate) fn eliminate(&mut self, seat: Seat, author: Option<Seat>, cause: Cause) {
        let points = self.player(seat).points;
        self.drop_powers(seat, None);
        self.move_to(seat, Place::Outside);
        self.alive.remove(seat);
        *self.player_mut(seat) = Player::GONE;
        self.cancel_extra_turns(seat);
        self.tell(|| Event::Eliminated { seat, author, cause, points });
    }

    /// Moves the monster of `seat` to another place.
    pub(crate) fn move_to(&mut self, seat: Seat, to: Place) {
        let from = self.place(seat);
        if from == to {
            return;
        }
        match from {
            Place::City => self.city = SeatSet::EMPTY,
            Place::Bay => self.bay = SeatSet::EMPTY,
            Place::Outside => {}
        }
        match to {
            Place::City => self.city = SeatSet::only(seat),
            Place::Bay => self.bay = SeatSet::only(seat),
            Place::Outside => {}
        }
        self.tell(|| Event::Moved { seat, from, to });
    }

    /// Queues an extra turn short of `dice_fewer` dice, after those won before (EXTRA-1, EXTRA-3, OPEN-35).
    pub fn win_extra_turn(&mut self, me: Holder, dice_fewer: u8) {
        let Holder { seat, power: by } = me;
        let dice_fewer = dice_fewer.min(MOST_DICE_FEWER);
        let one = ExtraTurns { seat, dice_fewer, turns: 1 };
        self.tell(|| Event::ExtraTurnWon { seat, dice_fewer, by });
        let end = self.extra_turns.iter().position(Option::is_none).unwrap_or(EXTRA_RUNS);
        match end.checked_sub(1).and_then(|last| self.extra_turns[last].as_mut()) {
            // No turn can win enough to fill the queue; if it is full, the turn joins the last run.
            Some(last) if (last.seat, last.dice_fewer) == (seat, dice_fewer) || end == EXTRA_RUNS => {
                last.turns = last.turns.saturating_add(1);
            }
            Some(_) | None => self.extra_turns[end] = Some(one),
        }
    }

    /// Queues an extra turn with all dice, before all others (OPEN-54).
    pub fn win_next_turn(&mut self, me: Holder) {
        let Holder { seat, power: by } = me;
        self.extra_turns.rotate_right(1);
        self.extra_turns[0] = Some(ExtraTurns { seat, dice_fewer: 0, turns: 1 });
        self.tell(|| Event::ExtraTurnWon { seat, dice_fewer: 0, by });
    }

    /// Cancels the extra turns of a monster that is out of the game (OPEN-18).
    fn cancel_extra_turns(&mut self, seat: Seat) {
        let kept = self.extra_turns.map(|run| run.filter(|run| run.seat != seat));
        self.extra_turns = [None; EXTRA_RUNS];
        for (place, run) in self.extra_turns.iter_mut().zip(kept.into_iter().flatten()) {
            *place = Some(run);
        }
    }

    /// Takes the next extra turn off the queue.
    pub(crate) fn take_extra_turn(&mut self) -> Option<ExtraTurns> {
        let next = self.extra_turns[0].as_mut()?;
        let turn = *next;
        next.turns -= 1;
        if next.turns == 0 {
            self.extra_turns[0] = None;
            self.extra_turns.rotate_left(1);
        }
        Some(turn)
    }

    /// Lets the power ask its new holder a question: its offers in the window `Choose`.
    pub fn ask_holder(&mut self, me: Holder) {
        self.push(Frame::Choose { seat: me.seat, power: me.power });
    }

    /// Ends the turn after the current purchase (EXTRA-4, OPEN-52).
    pub fn cut_turn_short(&mut self) {
        self.turn.cut_short = true;
    }

    /// Ends the game.
    #[cold]
    pub(crate) fn finish(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.asked = self.turn.active;
        self.stack.clear();
        while self.hit_count > 0 {
            self.pop_hit();
        }
        self.tell(|| Event::GameOver { outcome });
    }
}
