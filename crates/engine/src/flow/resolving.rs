//! Resolving the dice (sections 7 and 8 of the rules).

use crate::dice::{Face, FaceSet};
use crate::event::{Event, Token};
use crate::frame::{Frame, Moment};
use crate::game::Game;
use crate::hit::Cause;
use crate::play::Play;
use crate::power::{Deed, Gift, Window};
use crate::rules::{ResolveOrder, TokyoEntry, Wickedness};
use crate::seat::Seat;
use crate::turn::Turn;

/// Equal numbers needed to score (VP-1).
pub(crate) const TRIPLE: u8 = 3;

impl Game {
    /// Points for `dice` dice showing `face` (VP-1, VP-2).
    fn score(face: Face, dice: u8) -> u8 {
        match face.number() {
            Some(number) if dice >= TRIPLE => number + dice - TRIPLE,
            Some(_) | None => 0,
        }
    }

    /// The number of the active monster's dice that show `face`; 0 if it may not use that face.
    pub fn usable(&self, face: Face) -> u8 {
        if self.is_forbidden(self.turn.active, Deed::Use(face)) { 0 } else { self.turn.dice.of(face) }
    }

    /// True if heart dice can do something for the active monster itself now (HEAL-1, HEAL-3, HEAL-4).
    fn hearts_help(&self) -> bool {
        let seat = self.turn.active;
        let player = self.player(seat);
        let is_ailing = !self.is_healthy(seat) | (player.poison | player.shrink > 0);
        // No short-circuit: these branches would be mispredicted.
        !self.in_tokyo(seat) & player.can_use_hearts() & is_ailing
    }

    /// True if the active monster is in Tokyo and a power lets its hearts heal it there (HEAL-5).
    #[cold]
    fn heals_in_tokyo(&self) -> bool {
        let seat = self.turn.active;
        self.in_tokyo(seat)
            && self.heal_bonus(seat, Gift::TokyoDice { dice: 1, first: false }) > 0
            && self.player(seat).can_use_hearts()
            && !self.is_healthy(seat)
    }

    /// True if a heart die may remove such a token now (HEAL-6).
    pub(crate) fn removable(&self, token: Token) -> bool {
        self.lack_to_cure(token).is_none()
    }

    /// The blocks of the result that may be resolved now and would do something. Hearts are included if anybody can
    /// use them, or could after the attack.
    #[inline]
    pub(crate) fn live_blocks(&self) -> FaceSet {
        let seat = self.turn.active;
        let strikes = self.has_strikes(seat) && self.strikes_without_claw();
        let is_attack = strikes | (self.turn.claws > 0);
        let live = if is_attack { self.turn.blocks } else { self.turn.blocks.without(Face::Claw) };
        let may_help_later = self.may_help_later(seat) && self.hearts_may_help(live);
        let hearts_count = (self.turn.hearts > 0) & (self.hearts_help() | may_help_later);
        let mut live = live.with_if(hearts_count, Face::Heart);
        if self.may_be_forbidden(seat) {
            live = self.without_forbidden(live);
        }
        match self.rules.resolve_order {
            ResolveOrder::Any => live,
            ResolveOrder::Fixed => live.lowest().map_or(FaceSet::EMPTY, FaceSet::only),
        }
    }

    #[cold]
    fn without_forbidden(&self, live: FaceSet) -> FaceSet {
        let allowed = |&face: &Face| !self.is_forbidden(self.turn.active, Deed::Use(face));
        live.iter().filter(allowed).fold(FaceSet::EMPTY, FaceSet::with)
    }

    /// True if hearts that help nobody now need a closer look.
    #[inline]
    fn may_help_later(&self, seat: Seat) -> bool {
        self.may_change_hearts(seat) || self.bay.contains(seat) || self.may_be_stirred()
    }

    /// True if hearts that help nobody now could help after the attack, or through a power.
    #[inline(never)]
    fn hearts_may_help(&self, live: FaceSet) -> bool {
        let seat = self.turn.active;
        if self.heals_in_tokyo() {
            return true;
        }
        if self.has_heart_offers(seat) {
            return live.contains(Face::Claw)
                || self.any_offer(seat, Window::Resolve, |_, offer| offer.uses_heart);
        }
        live.contains(Face::Claw)
            && self.player(seat).can_use_hearts()
            && (self.bay.contains(seat) || self.is_stirred())
    }

    /// True if a power is on offer although no block is left.
    #[inline(never)]
    fn has_lasting_offer(&self) -> bool {
        self.any_offer(self.turn.active, Window::Resolve, |_, offer| offer.outlasts_dice)
    }

    /// True if a power is on offer while these blocks are left.
    #[inline(never)]
    fn has_offer_beside(&self, live: FaceSet) -> bool {
        // With a fixed order, powers that use hearts wait for the hearts.
        let hearts_wait = self.rules.resolve_order == ResolveOrder::Fixed && !live.contains(Face::Heart);
        self.any_offer(self.turn.active, Window::Resolve, |_, offer| !(offer.uses_heart && hearts_wait))
    }

    /// True if the active monster's powers deal damage without a claw (OPEN-63).
    #[cold]
    fn strikes_without_claw(&self) -> bool {
        let seat = self.turn.active;
        self.targets().iter().any(|target| self.strikes(seat, target, true) > 0)
    }

    /// True if a player could care about the order of these blocks, or has a choice within one. It may say yes too
    /// often but never no wrongly: a property test plays all orders wherever it says no.
    pub(crate) fn order_matters(&self, live: FaceSet) -> bool {
        let seat = self.turn.active;
        // Test rare conditions first; whether there are hearts would be mispredicted.
        if self.hearts_have_a_choice(live) && live.contains(Face::Heart) {
            return true;
        }
        if self.may_have_offer(seat, Window::Resolve) && self.has_offer_beside(live) {
            return true;
        }
        if self.rules.wickedness != Wickedness::Off && live.has_many() && self.crosses_a_level(live) {
            return true;
        }
        let attack = FaceSet::only(Face::Claw);
        if self.may_be_stirred() && (live.has_many() & live.contains(Face::Claw)) && self.is_stirred() {
            return true;
        }
        live.and(attack.with(Face::Heart)) == attack.with(Face::Heart)
            && (self.rules.tokyo_entry == TokyoEntry::Claw || self.bay.contains(seat))
    }

    /// True if a heart die can be used in two ways.
    #[inline]
    fn hearts_have_a_choice(&self, live: FaceSet) -> bool {
        self.count_cures() > 0 || self.has_heart_offers(self.turn.active) && live.contains(Face::Claw)
    }

    /// The number of kinds of tokens that a heart die may remove now.
    #[inline]
    pub(crate) fn count_cures(&self) -> u32 {
        let player = self.player(self.turn.active);
        if player.poison | player.shrink == 0 {
            return 0;
        }
        u32::from(self.removable(Token::Poison)) + u32::from(self.removable(Token::Shrink))
    }
}

impl Play<'_> {
    /// Makes the result final: adds claws and finds the sets that score (TW-6).
    #[inline(always)]
    pub(crate) fn run_result(&mut self) -> bool {
        // Numbers that score, energy, and always claws, since powers may still add some.
        let dice = self.turn.dice;
        self.turn.blocks = dice.triples().with(Face::Claw);
        if dice.of(Face::Energy) > 0 {
            self.turn.blocks = self.turn.blocks.with(Face::Energy);
        }
        self.turn.hearts = self.turn.dice.of(Face::Heart);
        self.turn.claws = self.count_claws();
        if self.is_observed() {
            self.tell_result();
        }
        self.replace(Frame::Resolve);
        self.hear(Moment::Result, self.turn.active, 0) || self.resolve_on()
    }

    #[cold]
    fn tell_result(&mut self) {
        let Turn { claws, hearts, .. } = self.turn;
        let (blocks, claws_by) = (self.turn.waiting(), self.claw_changers());
        self.tell(|| Event::ResultFixed { blocks, claws, hearts, claws_by });
    }

    #[inline(never)]
    pub(crate) fn run_resolve(&mut self) -> bool {
        let seat = self.turn.active;
        let is_done = self.turn.blocks.is_empty() & (self.turn.hearts == 0);
        if !self.alive.contains(seat) {
            self.end_resolving(Frame::WinCheck);
            true
        } else if is_done && !self.may_have_offer(seat, Window::Resolve) {
            self.go_on_after_dice()
        } else {
            self.resolve_on()
        }
    }

    /// Resolves everything that needs no choice.
    #[inline(never)]
    fn resolve_on(&mut self) -> bool {
        let seat = self.turn.active;
        let has_offers = self.may_have_offer(seat, Window::Resolve);
        loop {
            let live = self.live_blocks();
            if live.is_empty() {
                break;
            }
            let asks = self.order_matters(live);
            #[cfg(test)]
            let asks = asks || live.len() > 1 && super::orders::are_all_asked();
            if asks {
                self.asked_blocks = live;
                return self.ask(seat);
            }
            // Later blocks can only be changed by work that the stack runs first, and by powers that become
            // affordable (OPEN-87).
            let blocks = if has_offers { live.lowest().map_or(live, FaceSet::only) } else { live };
            for face in blocks.and(FaceSet::NUMBERS).iter() {
                self.resolve_number(face);
                if !matches!(self.top_frame(), Frame::Resolve) {
                    return true;
                }
            }
            if blocks.contains(Face::Energy) {
                self.resolve_energy();
            }
            if blocks.contains(Face::Heart) {
                self.heal_with_dice(self.turn.hearts);
            }
            if blocks.contains(Face::Claw) {
                return self.resolve_claws();
            }
            if !has_offers && self.rules.resolve_order == ResolveOrder::Any {
                break;
            }
        }
        if has_offers && self.has_lasting_offer() {
            self.asked_blocks = FaceSet::EMPTY;
            return self.ask(seat);
        }
        self.go_on_after_dice()
    }

    /// Ends the resolving.
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

    #[inline(always)]
    fn end_resolving(&mut self, next: Frame) {
        self.turn.blocks = FaceSet::EMPTY;
        self.turn.hearts = 0;
        self.turn.claws = 0;
        self.tell(|| Event::ResultDone);
        self.replace(next);
    }

    /// Resolves a whole block, or one heart, and goes on.
    #[inline(never)]
    pub(crate) fn resolve_block(&mut self, face: Face) -> bool {
        match face {
            Face::One | Face::Two | Face::Three => {
                self.resolve_number(face);
                if !matches!(self.top_frame(), Frame::Resolve) {
                    return true;
                }
            }
            Face::Energy => self.resolve_energy(),
            Face::Heart => self.heal_with_dice(1),
            Face::Claw => {
                return self.resolve_claws();
            }
        }
        self.run_resolve()
    }

    /// Tells that a block now counts as resolved.
    #[inline]
    fn close_block(&mut self, face: Face, count: u8) {
        self.turn.blocks = self.turn.blocks.without(face);
        self.tell(|| Event::BlockResolved { face, count });
    }

    #[inline]
    fn resolve_energy(&mut self) {
        let dice = self.turn.dice.of(Face::Energy);
        self.close_block(Face::Energy, dice);
        let gift = Gift::Dice { dice, first: true };
        self.gain_energy(self.turn.active, dice, gift, Cause::Dice(Face::Energy));
    }

    #[inline]
    fn resolve_claws(&mut self) -> bool {
        self.close_block(Face::Claw, self.turn.claws);
        let from_outside = !self.in_tokyo(self.turn.active);
        self.open_attack(from_outside)
    }

    fn resolve_number(&mut self, face: Face) {
        let seat = self.turn.active;
        let dice = self.turn.dice.of(face);
        self.close_block(face, dice);
        self.gain_points(seat, Game::score(face, dice), Cause::Dice(face));
        self.turn.scored = self.turn.scored.with(face);
        // The tile is chosen after powers were heard: it affects only later blocks (OPEN-70).
        self.gain_wickedness(seat, face, dice);
        self.hear(Moment::Score, seat, face as u8);
    }

    /// Uses hearts for the active monster itself; in Tokyo or at maximum hearts they do nothing (HEAL-3, HEAL-8).
    fn heal_with_dice(&mut self, hearts: u8) {
        let seat = self.turn.active;
        self.use_hearts(hearts);
        let max = self.max_hearts(seat);
        let before = self.player(seat).hearts;
        if self.in_tokyo(seat) || !self.player(seat).can_use_hearts() || before >= max {
            if self.may_heal_more(seat) {
                self.heal_in_tokyo(hearts, max);
            }
            return;
        }
        let gift = Gift::Dice { dice: hearts.min(max - before), first: !self.turn.dice_healed };
        self.heal_up_to(max, seat, hearts, gift, Cause::Dice(Face::Heart));
        self.turn.dice_healed = true;
    }

    /// Dice do not heal in Tokyo, but a power may make use of them (HEAL-5).
    #[cold]
    fn heal_in_tokyo(&mut self, hearts: u8, max: u8) {
        if self.heals_in_tokyo() {
            let seat = self.turn.active;
            let dice = hearts.min(max - self.player(seat).hearts);
            let gift = Gift::TokyoDice { dice, first: !self.turn.dice_healed };
            self.heal_up_to(max, seat, 0, gift, Cause::Dice(Face::Heart));
            self.turn.dice_healed = true;
        }
    }

    /// Uses one heart to remove a token (HEAL-6).
    pub(crate) fn cure(&mut self, token: Token) {
        self.use_hearts(1);
        self.remove_token(self.turn.active, token, Cause::Dice(Face::Heart));
    }

    /// Recounts the claws: those that a new power adds count until the claws are resolved (OPEN-33).
    pub(crate) fn recount_claws(&mut self) {
        if self.turn.blocks.contains(Face::Claw) {
            let claws = self.count_claws();
            if claws != self.turn.claws {
                self.turn.claws = claws;
                let (blocks, claws_by) = (self.turn.waiting(), self.claw_changers());
                self.tell(|| Event::ClawsRecounted { claws, blocks, claws_by });
            }
        }
    }

    /// Uses up hearts of the result.
    pub fn use_hearts(&mut self, hearts: u8) {
        self.turn.hearts -= hearts;
        self.tell(|| Event::BlockResolved { face: Face::Heart, count: hearts });
    }
}
