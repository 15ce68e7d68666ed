//! Resolving the dice (sections 7 and 8 of the rules).

use crate::dice::{Face, FaceSet};
use crate::event::{Event, Token};
use crate::game::{AttackStage, Cause, Frame, Game, Moment, Turn};
use crate::play::Play;
use crate::power::{Deed, Gift, Window};
use crate::rules::{ResolveOrder, TokyoEntry};
use crate::seat::{Seat, SeatSet};

/// Equal numbers that score (VP-1).
const TRIPLE: u8 = 3;

impl Game {
    /// Points for `dice` dice with `face` (VP-1, VP-2).
    fn score(face: Face, dice: u8) -> u8 {
        match face.number() {
            Some(number) if dice >= TRIPLE => number + dice - TRIPLE,
            Some(_) | None => 0,
        }
    }

    /// How many of the active monster's dice show `face`, if it may use that face at all.
    pub fn usable(&self, face: Face) -> u8 {
        if self.is_forbidden(self.turn.active, Deed::Use(face)) { 0 } else { self.turn.dice.of(face) }
    }

    /// Whether heart dice can do something for the active monster itself now (HEAL-1, HEAL-3, HEAL-4).
    fn hearts_help(&self) -> bool {
        let seat = self.turn.active;
        let player = self.player(seat);
        !self.in_tokyo(seat)
            && !player.risen
            && (player.poison > 0 || player.shrink > 0 || !self.is_healthy(seat))
    }

    /// Tokens that a heart die may remove now (HEAL-6).
    pub(crate) fn removable(&self, token: Token) -> bool {
        let seat = self.turn.active;
        let player = self.player(seat);
        let tokens = match token {
            Token::Poison => player.poison,
            Token::Shrink => player.shrink,
        };
        tokens > 0 && self.turn.hearts > 0 && !player.risen && !self.in_tokyo(seat)
    }

    /// The blocks of the result that may be resolved now and would do something. Hearts are in it if they can be used
    /// by anybody, or could be after the attack.
    pub(crate) fn live_blocks(&self) -> FaceSet {
        let seat = self.turn.active;
        let mut live = self.turn.blocks;
        if self.turn.claws == 0 && !(self.has_strikes(seat) && self.strikes_without_claw()) {
            live = live.without(Face::Claw);
        }
        if self.turn.hearts > 0 && (self.hearts_help() || self.hearts_may_help(live)) {
            live = live.with(Face::Heart);
        }
        if self.may_be_forbidden(seat) {
            live = self.without_forbidden(live);
        }
        match self.rules.resolve_order {
            ResolveOrder::Any => live,
            ResolveOrder::Fixed => live.first().map_or(FaceSet::EMPTY, FaceSet::only),
        }
    }

    #[cold]
    fn without_forbidden(&self, live: FaceSet) -> FaceSet {
        let allowed = |&face: &Face| !self.is_forbidden(self.turn.active, Deed::Use(face));
        live.iter().filter(allowed).fold(FaceSet::EMPTY, FaceSet::with)
    }

    /// Whether hearts that help nobody now could help after the attack, or through a power.
    #[inline(never)]
    fn hearts_may_help(&self, live: FaceSet) -> bool {
        let seat = self.turn.active;
        if self.has_heart_offers(seat) {
            return live.contains(Face::Claw)
                || self.any_offer(seat, Window::Resolve, |_, offer| offer.uses_heart);
        }
        live.contains(Face::Claw) && !self.player(seat).risen && (self.bay == Some(seat) || self.is_stirred())
    }

    /// Whether a power is on offer although no block is left.
    #[inline]
    fn has_lasting_offer(&self) -> bool {
        let seat = self.turn.active;
        self.has_offer(seat, Window::Resolve)
            && self.any_offer(seat, Window::Resolve, |_, offer| offer.outlasts_dice)
    }

    /// Whether the active monster's powers strike although it has no claw (OPEN-63).
    #[cold]
    fn strikes_without_claw(&self) -> bool {
        let seat = self.turn.active;
        self.targets().iter().any(|target| self.strikes(seat, target, true) > 0)
    }

    /// Whether a player could care about the order of resolving these blocks, or has a choice within one. May say yes
    /// too often, never no wrongly: a property test plays all orders where it says no.
    pub(crate) fn order_matters(&self, live: FaceSet) -> bool {
        let seat = self.turn.active;
        if live.contains(Face::Heart) && self.hearts_have_a_choice(live) {
            return true;
        }
        // Powers that use hearts wait for the hearts where the order is fixed.
        let hearts_wait = self.rules.resolve_order == ResolveOrder::Fixed && !live.contains(Face::Heart);
        if self.has_offer(seat, Window::Resolve)
            && self.any_offer(seat, Window::Resolve, |_, offer| !(offer.uses_heart && hearts_wait))
        {
            return true;
        }
        if live.len() < 2 {
            return false;
        }
        if self.crosses_a_level(live) {
            return true;
        }
        live.contains(Face::Claw)
            && (self.is_stirred()
                || live.contains(Face::Heart)
                    && (self.rules.tokyo_entry == TokyoEntry::Claw || self.bay == Some(seat)))
    }

    /// Whether a heart die can be used in two ways.
    fn hearts_have_a_choice(&self, live: FaceSet) -> bool {
        let seat = self.turn.active;
        self.removable(Token::Poison)
            || self.removable(Token::Shrink)
            || live.contains(Face::Claw) && self.has_heart_offers(seat)
    }
}

impl Play<'_> {
    /// The result is final: claws are added, sets are scored (TW-6).
    #[inline]
    pub(crate) fn run_result(&mut self) -> bool {
        // Numbers that score, energy, and in any case claws: powers may still add some.
        let dice = self.turn.dice;
        self.turn.blocks = dice.triples().with(Face::Claw);
        if dice.of(Face::Energy) > 0 {
            self.turn.blocks = self.turn.blocks.with(Face::Energy);
        }
        self.turn.hearts = self.turn.dice.of(Face::Heart);
        self.turn.claws = self.count_claws();
        let Turn { claws, hearts, .. } = self.turn;
        let mut waiting = self.turn.blocks;
        if claws == 0 {
            waiting = waiting.without(Face::Claw);
        }
        if hearts > 0 {
            waiting = waiting.with(Face::Heart);
        }
        self.tell(Event::ResultFixed { blocks: waiting, claws, hearts });
        self.replace(Frame::Resolve);
        self.hear(Moment::Result, self.turn.active, 0) || self.run_resolve()
    }

    #[inline(never)]
    pub(crate) fn run_resolve(&mut self) -> bool {
        loop {
            let seat = self.turn.active;
            if !self.alive.contains(seat) {
                self.end_resolving(Frame::WinCheck);
                return true;
            }
            let live = self.live_blocks();
            if live.is_empty() {
                break;
            }
            let asks = self.order_matters(live);
            #[cfg(test)]
            let asks = asks || live.len() > 1 && super::orders::are_all_asked();
            if asks {
                return self.ask(seat);
            }
            // Nothing but work on top of the stack can change what the later blocks do.
            for face in live.iter() {
                match face {
                    Face::Heart => self.heal_with_dice(self.turn.hearts),
                    Face::One | Face::Two | Face::Three | Face::Energy => self.resolve_block(face),
                    Face::Claw => {
                        let from_outside = !self.in_tokyo(seat);
                        self.resolve_block(Face::Claw);
                        return self.run_attack(AttackStage::Damage, from_outside, SeatSet::EMPTY);
                    }
                }
                if !matches!(self.top_frame(), Frame::Resolve) {
                    return true;
                }
                // A power may have become affordable (OPEN-87).
                if self.may_have_offer(seat, Window::Resolve) {
                    break;
                }
            }
        }
        if self.has_lasting_offer() {
            return self.ask(self.turn.active);
        }
        self.go_on_after_dice()
    }

    /// All dice are resolved.
    #[inline]
    pub(crate) fn go_on_after_dice(&mut self) -> bool {
        match self.rules.tokyo_entry {
            TokyoEntry::Claw => {
                self.end_resolving(Frame::Shop);
                self.run_shop()
            }
            TokyoEntry::Always => {
                self.end_resolving(Frame::EnterPhase);
                self.run_enter_phase()
            }
        }
    }

    fn end_resolving(&mut self, next: Frame) {
        self.turn.blocks = FaceSet::EMPTY;
        self.turn.hearts = 0;
        self.turn.claws = 0;
        self.tell(Event::ResultDone);
        self.replace(next);
    }

    /// Resolves a whole block, or one heart.
    pub(crate) fn resolve_block(&mut self, face: Face) {
        let seat = self.turn.active;
        self.turn.blocks = self.turn.blocks.without(face);
        let dice = self.turn.dice.of(face);
        match face {
            Face::One | Face::Two | Face::Three => {
                self.tell(Event::BlockResolved { face, count: dice });
                self.score_numbers(seat, face, dice);
            }
            Face::Energy => {
                self.tell(Event::BlockResolved { face, count: dice });
                let gift = Gift::Dice { dice, first: true };
                self.gain_energy(seat, dice, gift, Cause::Dice(face));
            }
            Face::Heart => self.heal_with_dice(1),
            Face::Claw => {
                let count = self.turn.claws;
                self.tell(Event::BlockResolved { face, count });
                let from_outside = !self.in_tokyo(seat);
                let done = SeatSet::EMPTY;
                self.push(Frame::Attack { stage: AttackStage::Damage, from_outside, done });
            }
        }
    }

    fn score_numbers(&mut self, seat: Seat, face: Face, dice: u8) {
        self.gain_points(seat, Game::score(face, dice), Cause::Dice(face));
        self.turn.scored = self.turn.scored.with(face);
        // The tile is chosen after the powers have been heard: it works for later blocks only (OPEN-70).
        self.gain_wickedness(seat, face, dice);
        self.hear(Moment::Score, seat, face as u8);
    }

    /// Uses hearts for the active monster itself; in Tokyo, or at full health, they do nothing (HEAL-3, HEAL-8).
    fn heal_with_dice(&mut self, hearts: u8) {
        let seat = self.turn.active;
        self.use_hearts(hearts);
        if self.in_tokyo(seat) || self.player(seat).risen || self.is_healthy(seat) {
            return;
        }
        let missing = self.max_hearts(seat) - self.player(seat).hearts;
        let gift = Gift::Dice { dice: hearts.min(missing), first: !self.turn.dice_healed };
        self.heal(seat, hearts, gift, Cause::Dice(Face::Heart));
        self.turn.dice_healed = true;
    }

    /// Uses one heart to remove a token (HEAL-6).
    pub(crate) fn cure(&mut self, token: Token) {
        self.use_hearts(1);
        self.remove_token(self.turn.active, token);
    }

    /// Claws that a new power adds count as long as the claws are not resolved (OPEN-33).
    pub(crate) fn recount_claws(&mut self) {
        if self.turn.blocks.contains(Face::Claw) {
            let claws = self.count_claws();
            if claws != self.turn.claws {
                self.turn.claws = claws;
                self.tell(Event::ClawsRecounted { claws });
            }
        }
    }

    /// One heart die of the active monster heals another one, which pays for it as far as it can (HEAL-7).
    pub fn treat(&mut self, patient: Seat, price: u8, cause: Cause) {
        let seat = self.turn.active;
        self.heal(patient, 1, Gift::Treatment, cause);
        self.turn.patients.insert(patient);
        let paid = self.spend_energy(patient, price, cause);
        self.receive_energy(seat, paid, cause);
    }

    /// Uses up hearts of the result.
    pub fn use_hearts(&mut self, hearts: u8) {
        self.turn.hearts -= hearts;
        self.tell(Event::BlockResolved { face: Face::Heart, count: hearts });
    }
}
