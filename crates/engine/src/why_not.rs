//! Finds the reason why something cannot be done.
//!
//! [`Game::why_not`] answers for every action that a client can show. Each power's own file says what its offers
//! lack; everything else is here. The same functions decide legality, so the two cannot disagree.

use crate::action::{Action, Verb};
use crate::decision::{DecisionKind, DecisionKinds};
use crate::dice::{Dice, Face, FaceSet};
use crate::event::Token;
use crate::flow::resolving::TRIPLE;
use crate::frame::{AttackStage, Frame};
use crate::game::Game;
use crate::hit::HitKind;
use crate::lack::{Aim, Lack};
use crate::power::{Deed, Holder, Kind, Limit, Offer, Pick, Picks, PowerId};
use crate::rules::{ResolveOrder, TokyoEntry};
use crate::seat::Seat;
use crate::step::Step;

impl Game {
    /// Why `seat` cannot do something now. For an action `None` exactly if it is legal and `seat` is asked.
    ///
    /// `Use` without a pick asks about the power as such: if it could be used with some pick, the answer is
    /// [`Lack::NeedsPick`]. An action may lack several things; one of them is returned, and the next once that is
    /// met.
    ///
    /// ```
    /// use kaiju_engine::{Action, Aim, Lack, PowerId, Seat};
    /// use kaiju_notation::parse_position;
    /// let text = "rules czech\nAlice: 3 energy, to buy\nBob:\nmarket jets, heal, tanks";
    /// let (game, _) = parse_position(text).unwrap();
    /// let buy = |card| Action::Buy(PowerId::from_text(card).unwrap());
    /// assert_eq!(game.why_not(Seat::First, buy("jets")), Some(Lack::EnergyShort { by: 2, price: 5 }));
    /// assert_eq!(game.why_not(Seat::First, buy("heal")), None);
    /// assert_eq!(game.why_not(Seat::First, Aim::Heal), Some(Lack::FullHearts { seat: Seat::First }));
    /// ```
    pub fn why_not(&self, seat: Seat, aim: impl Into<Aim>) -> Option<Lack> {
        let aim = aim.into();
        if let Aim::Act(action) = aim
            && self.is_asked(seat)
            && self.is_legal(action)
        {
            return None;
        }
        self.lack_of_all(seat).or_else(|| match aim {
            Aim::Act(action) => Some(self.lack_of(seat, action)),
            Aim::Heal => self.lack_of_healing(seat).or_else(|| self.lack_of_dice(seat, Face::Heart)),
            Aim::Enter => self.lack_to_enter(seat),
            Aim::Score => self.lack_to_score(seat),
        })
    }

    /// The decisions at which `seat` may use a power it has. Empty if the power works by itself or its copy is used
    /// up.
    ///
    /// ```
    /// use kaiju_engine::{DecisionKind, PowerId, Seat};
    /// use kaiju_notation::parse_position;
    /// let (game, _) = parse_position("rules czech\nAlice: wings, spiked-tail, to buy\nBob:").unwrap();
    /// let uses = |power| game.uses(Seat::First, PowerId::from_text(power).unwrap());
    /// assert_eq!(uses("wings"), DecisionKind::Threat.only());
    /// assert!(uses("spiked-tail").is_empty());
    /// ```
    pub fn uses(&self, seat: Seat, power: PowerId) -> DecisionKinds {
        let me = Holder { seat, power };
        let offers = self.offers_of(power).map(|offer| match self.lack_of_offer(me, offer) {
            // An offer that can never open under these rules names other decisions instead of its own, or none.
            Some(Lack::NotNow { at }) => at,
            Some(Lack::WorksByItself) => DecisionKinds::EMPTY,
            _ => offer.windows.kinds(),
        });
        offers.fold(DecisionKinds::EMPTY, DecisionKinds::or)
    }

    /// The reason why `seat` cannot use its power while it is not asked: its moment has not come, or it works by
    /// itself.
    pub fn why_waiting(&self, seat: Seat, power: PowerId) -> Lack {
        if self.outcome.is_some() {
            return Lack::Over;
        }
        match self.uses(seat, power) {
            _ if self.is_copy_spent(power) => Lack::CopySpent,
            at if at.is_empty() => Lack::WorksByItself,
            at => Lack::NotNow { at },
        }
    }

    /// The lack of everything that `seat` may want to do: the game is over, or its monster is out.
    pub(crate) fn lack_of_all(&self, seat: Seat) -> Option<Lack> {
        if self.outcome.is_some() {
            Some(Lack::Over)
        } else {
            Lack::unless(self.alive.contains(seat), Lack::Out { seat })
        }
    }

    /// True if `seat` must answer the open decision.
    fn is_asked(&self, seat: Seat) -> bool {
        matches!(self.step(), Step::Decide { seat: asked, .. } if asked == seat)
    }

    /// The lack of an illegal action, whether or not its seat is asked.
    fn lack_of(&self, seat: Seat, action: Action) -> Lack {
        let at = action.verb().decisions();
        match action {
            Action::Keep(dice) => self.wrong_moment(seat, at).unwrap_or_else(|| self.lack_to_keep(dice)),
            Action::Use(power, pick) => self.lack_to_use(Holder { seat, power }, pick),
            Action::Pass => self.wrong_moment(seat, at).unwrap_or(Lack::DiceLeft),
            Action::Resolve(face) => {
                self.wrong_moment(seat, at).unwrap_or_else(|| self.lack_to_resolve(face))
            }
            Action::Cure(token) => {
                let lack = self.wrong_moment(seat, at).or_else(|| self.lack_to_cure(token));
                lack.unwrap_or(Lack::NotNow { at })
            }
            Action::Yield | Action::Stay => {
                let lack = self.lack_to_leave(seat);
                lack.unwrap_or_else(|| self.must_wait(seat, at))
            }
            Action::Take(tile) => self.lack_to_take(seat, tile),
            Action::Buy(card) => {
                let lack = Lack::unless(self.slot_of(card).is_some(), Lack::NotThere);
                let lack = lack.or_else(|| self.lack_to_buy(seat, card));
                lack.unwrap_or_else(|| self.must_wait(seat, at))
            }
            Action::Sweep => {
                let lack = self.lack_to_sweep(seat);
                lack.unwrap_or_else(|| self.must_wait(seat, at))
            }
            Action::End => self.must_wait(seat, at),
        }
    }

    /// `None` if `seat` is asked one of these decisions.
    fn wrong_moment(&self, seat: Seat, at: DecisionKinds) -> Option<Lack> {
        match self.step() {
            Step::Decide { seat: asked, decision } if at.contains(decision.kind()) => {
                Lack::unless(asked == seat, Lack::NotAsked { asked })
            }
            Step::Decide { .. } | Step::Chance(_) | Step::Over(_) => Some(Lack::NotNow { at }),
        }
    }

    /// Only the timing is wrong.
    fn must_wait(&self, seat: Seat, at: DecisionKinds) -> Lack {
        self.wrong_moment(seat, at).unwrap_or(Lack::NotNow { at })
    }

    fn lack_to_keep(&self, dice: Dice) -> Lack {
        let lie = self.turn.dice;
        let missing = Face::ALL.into_iter().filter(|&face| dice.of(face) > lie.of(face));
        let faces = missing.fold(FaceSet::EMPTY, FaceSet::with);
        if faces.is_empty() { Lack::NoRolls } else { Lack::NoDie { faces } }
    }

    /// Why a block, or a heart, cannot be resolved by the active monster, which is asked.
    fn lack_to_resolve(&self, face: Face) -> Lack {
        let seat = self.turn.active;
        if let Some(by) = self.forbidder(seat, Deed::Use(face)) {
            return Lack::Forbidden { by };
        }
        let faces = FaceSet::only(face);
        let is_open = match face {
            Face::Heart => self.turn.hearts > 0,
            Face::One | Face::Two | Face::Three | Face::Energy | Face::Claw => {
                self.turn.blocks.contains(face)
            }
        };
        if !is_open {
            let is_number = face.number().is_some() && !self.turn.scored.contains(face);
            return if is_number { Lack::NoTriple { face } } else { Lack::NoDie { faces } };
        }
        if let Some(first) = self.live_blocks().lowest()
            && self.rules.resolve_order == ResolveOrder::Fixed
            && first.index() < face.index()
        {
            return Lack::OrderFixed { first };
        }
        match face {
            Face::Heart => self.lack_of_healing(seat).unwrap_or(Lack::NoDie { faces }),
            Face::One | Face::Two | Face::Three | Face::Energy | Face::Claw => Lack::NoDie { faces },
        }
    }

    /// The reason why heart dice do not heal `seat` itself (HEAL-1, HEAL-3).
    fn lack_of_healing(&self, seat: Seat) -> Option<Lack> {
        if !self.player(seat).can_use_hearts() {
            Some(Lack::Risen)
        } else if self.is_healthy(seat) {
            Some(Lack::FullHearts { seat })
        } else {
            Lack::unless(!self.in_tokyo(seat), Lack::OnlyOutside)
        }
    }

    /// The reason why a heart die cannot remove a token of the active monster (HEAL-6).
    #[inline]
    pub(crate) fn lack_to_cure(&self, token: Token) -> Option<Lack> {
        let seat = self.turn.active;
        let player = self.player(seat);
        let tokens = match token {
            Token::Poison => player.poison,
            Token::Shrink => player.shrink,
        };
        if tokens == 0 {
            Some(Lack::NoToken)
        } else if self.turn.hearts == 0 {
            Some(Lack::NoDie { faces: FaceSet::only(Face::Heart) })
        } else if !player.can_use_hearts() {
            Some(Lack::Risen)
        } else {
            Lack::unless(!self.in_tokyo(seat), Lack::OnlyOutside)
        }
    }

    /// Why `seat` cannot decide about leaving Tokyo, apart from the moment (YIELD-3, YIELD-4, OPEN-51).
    fn lack_to_leave(&self, seat: Seat) -> Option<Lack> {
        if !self.in_tokyo(seat) {
            return Some(Lack::OnlyInTokyo);
        }
        let decided = self.frames().iter().find_map(|frame| match *frame {
            Frame::Attack { stage: AttackStage::Leave, done, .. } => Some(done.or(self.turn.decided_early)),
            _ => None,
        })?;
        // The attack is the outermost damage.
        let hit = self.hits().first().filter(|hit| hit.kind == HitKind::Attack)?;
        let has_landed = !self.frames().iter().any(|frame| matches!(frame, Frame::Land));
        if !hit.attacked.contains(seat) {
            Some(Lack::NotAttacked)
        } else if decided.contains(seat) {
            Some(Lack::Decided)
        } else {
            Lack::unless(!has_landed || self.may_leave(hit).contains(seat), Lack::NotHurt)
        }
    }

    /// Why `seat` would not enter Tokyo with the dice of its turn as they lie (TOKYO-4 to TOKYO-7).
    fn lack_to_enter(&self, seat: Seat) -> Option<Lack> {
        if self.in_tokyo(seat) {
            return Some(Lack::OnlyOutside);
        }
        if let Some(by) = self.forbidder(seat, Deed::Enter) {
            return Some(Lack::Forbidden { by });
        }
        let dice = match self.rules.tokyo_entry {
            TokyoEntry::Claw => self.lack_of_dice(seat, Face::Claw),
            TokyoEntry::Always => self.lack_of_turn(seat),
        };
        dice.or_else(|| Lack::unless(self.free_place().is_some(), Lack::TokyoFull))
    }

    /// Why `seat` would not score with the numbers on the dice of its turn as they lie (VP-1).
    fn lack_to_score(&self, seat: Seat) -> Option<Lack> {
        let scoring = Face::NUMBERS.into_iter().filter(|&face| self.turn.dice.of(face) >= TRIPLE);
        let lacks = scoring.map(|face| Some(Lack::Forbidden { by: self.forbidder(seat, Deed::Use(face))? }));
        // One set is enough, so the first lack counts only if every set has one.
        self.lack_of_turn(seat).or_else(|| lacks.min_by_key(Option::is_some).unwrap_or(Some(Lack::NoSet)))
    }

    /// The lack of any effect of the dice of `seat`: it is not its turn to roll.
    fn lack_of_turn(&self, seat: Seat) -> Option<Lack> {
        let at = DecisionKind::Keep.only().with(DecisionKind::Resolve);
        Lack::unless(seat == self.turn.active, Lack::NotNow { at })
    }

    /// The same for what needs a die with this face.
    fn lack_of_dice(&self, seat: Seat, face: Face) -> Option<Lack> {
        let forbidden = || Some(Lack::Forbidden { by: self.forbidder(seat, Deed::Use(face))? });
        let faces = FaceSet::only(face);
        let shown = || Lack::unless(self.turn.dice.of(face) > 0, Lack::NoDie { faces });
        forbidden().or_else(|| self.lack_of_turn(seat)).or_else(shown)
    }

    fn lack_to_take(&self, seat: Seat, tile: PowerId) -> Lack {
        let Kind::Tile { level, .. } = tile.power().kind else { return Lack::NotThere };
        let level_of = |id: PowerId| match id.power().kind {
            Kind::Tile { level, .. } => Some(level),
            Kind::Keep | Kind::Discard => None,
        };
        if !self.tiles().contains(tile) {
            return Lack::NotThere;
        }
        if let Some(tile) = self.player(seat).powers.iter().find(|&id| level_of(id) == Some(level)) {
            return Lack::HasTile { tile };
        }
        match level.saturating_sub(self.player(seat).wickedness) {
            0 => self.must_wait(seat, Verb::Take.decisions()),
            by => Lack::WickednessShort { by },
        }
    }

    /// The reason why `seat` cannot pay for `card` or may not have it.
    #[inline]
    pub(crate) fn lack_to_buy(&self, seat: Seat, card: PowerId) -> Option<Lack> {
        let lack = Lack::of_energy(self.player(seat).energy, self.price(seat, card));
        let lack = lack.or_else(|| Lack::unless(self.may_hold(seat, card), Lack::OnlyOutside));
        lack.or_else(|| Some(Lack::Forbidden { by: self.forbidder(seat, Deed::Buy)? }))
    }

    /// The lack of the card among `cards` that comes closest to being bought; [`Lack::NoCard`] if there are none.
    pub(crate) fn lack_to_buy_any(&self, seat: Seat, cards: impl Iterator<Item = PowerId>) -> Option<Lack> {
        let shortage = |lack: &Option<Lack>| match lack {
            None => (0, 0),
            Some(Lack::EnergyShort { by, .. }) => (2, *by),
            Some(_) => (1, 0),
        };
        cards.map(|card| self.lack_to_buy(seat, card)).min_by_key(shortage).unwrap_or(Some(Lack::NoCard))
    }

    fn lack_to_use(&self, me: Holder, pick: Pick) -> Lack {
        // A power may ask its new holder something even if it is not kept.
        let asks = matches!(*self.top_frame(), Frame::Choose { seat, power } if Holder { seat, power } == me);
        if !asks && !self.player(me.seat).powers.contains(me.power) {
            return Lack::NotHeld { power: me.power };
        }
        let kind = match self.step() {
            Step::Decide { decision, .. } => Some(decision.kind()),
            Step::Chance(_) | Step::Over(_) => None,
        };
        let at = self.uses(me.seat, me.power);
        let mut found: Option<Lack> = None;
        for offer in self.offers_of(me.power) {
            let lack = self.lack_of_offer(me, offer);
            if let Some(Lack::NotNow { .. } | Lack::WorksByItself) = lack {
                continue;
            }
            let is_there = kind.is_some_and(|kind| offer.windows.kinds().contains(kind));
            if is_there && (pick == Pick::None || (offer.picks)(self, me).are_like(pick)) {
                let lack = match lack {
                    None => self.lack_of_pick(me, offer, pick),
                    // Each pick may have its own price.
                    Some(lack @ Lack::EnergyShort { .. }) => {
                        (offer.pick_lacks)(self, me, pick).unwrap_or(lack)
                    }
                    Some(lack) => lack,
                };
                // Prefer an offer that could be taken with another pick.
                found = found.filter(|_| lack != Lack::NeedsPick).or(Some(lack));
            }
        }
        if at.is_empty() {
            return self.why_waiting(me.seat, me.power);
        }
        if kind == Some(DecisionKind::Choose) && !asks {
            return Lack::NotNow { at };
        }
        match self.wrong_moment(me.seat, at) {
            Some(Lack::NotNow { .. }) => self.why_waiting(me.seat, me.power),
            Some(lack) => lack,
            None => found.unwrap_or(Lack::WrongPick),
        }
    }

    /// The lack of the offer of `me`, leaving timing aside.
    #[inline]
    pub(crate) fn lack_of_offer(&self, me: Holder, offer: &Offer) -> Option<Lack> {
        match offer.limit {
            Limit::Turn if self.is_used(me) => Some(Lack::UsedThisTurn),
            Limit::Damage if self.is_used(me) => Some(Lack::UsedOnThisDamage),
            Limit::None | Limit::Turn | Limit::Damage => (offer.lacks)(self, me),
        }
    }

    /// The lack of a pick that an open offer does not allow.
    fn lack_of_pick(&self, me: Holder, offer: &Offer, pick: Pick) -> Lack {
        let picks = (offer.picks)(self, me);
        if pick == Pick::None {
            return Lack::NeedsPick;
        }
        if let Some(lack) = (offer.pick_lacks)(self, me, pick) {
            return lack;
        }
        match (picks, pick) {
            (Picks::Dice(_), Pick::Die(face)) | (Picks::Turns(_), Pick::Turn(face, _))
                if self.loose_dice().of(face) == 0 =>
            {
                Lack::NoDie { faces: FaceSet::only(face) }
            }
            (Picks::Turns(_), Pick::Turn(face, to)) if face == to => Lack::ShowsFace { face },
            (Picks::Monsters(_), Pick::Monster(seat)) if !self.alive.contains(seat) => Lack::Out { seat },
            (Picks::Amounts(most), Pick::Amount(amount)) => {
                Lack::EnergyShort { by: amount.saturating_sub(most), price: amount }
            }
            _ => Lack::WrongPick,
        }
    }
}
