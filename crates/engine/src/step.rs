//! What a game asks next, and running it until it asks.

use crate::dice::Dice;
use crate::event::{Event, Observer};
use crate::flow::wickedness::lowest_level;
use crate::game::{AttackStage, Frame, Game, Moment, Outcome};
use crate::play::Play;
use crate::power::{Gain, Holder, Kind, PowerId, PowerSet, Side, Window};
use crate::seat::{Seat, SeatSet};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// `seat` must choose; [`Game::legal_actions`] lists the choices.
    Decide {
        /// Who must choose.
        seat: Seat,
        /// What the question is.
        decision: Decision,
    },
    /// Dice or a card must be supplied through [`Game::resolve`].
    Chance(Chance),
    /// The game has ended.
    Over(Outcome),
}

/// A question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "decision", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Decision {
    /// Powers at the start of the turn, or go on.
    Start,
    /// Which dice stay; the others are rolled again.
    Keep {
        /// Rolls that are left.
        rolls_left: u8,
    },
    /// Powers on another monster's dice, or pass.
    Probe,
    /// Powers on the own dice, or go on.
    Fix,
    /// Powers on dice rolled for a power, or go on.
    SideDice,
    /// What to resolve next.
    Resolve,
    /// Which tile of this level to take, if any.
    Tile {
        /// 3, 6 or 10.
        level: u8,
    },
    /// Damage is coming: powers against it, or take it.
    Threat {
        /// Hearts that would be lost.
        loss: u8,
    },
    /// Leave Tokyo after an attack, or stay.
    Leave,
    /// Powers after leaving Tokyo, or pass.
    Left,
    /// Buy a card, sweep, use powers, or end.
    Shop,
    /// Powers on cards that were just revealed, or pass.
    Reveal,
    /// What a power asks of its new holder.
    Choose {
        /// The power.
        power: PowerId,
    },
    /// Powers at the end of the turn, or go on.
    Sell,
    /// Powers after the end of the turn, or go on.
    Again,
}

impl Decision {
    /// What sort of question it is.
    #[inline]
    pub const fn kind(self) -> DecisionKind {
        match self {
            Decision::Start => DecisionKind::Start,
            Decision::Keep { .. } => DecisionKind::Keep,
            Decision::Probe => DecisionKind::Probe,
            Decision::Fix => DecisionKind::Fix,
            Decision::SideDice => DecisionKind::SideDice,
            Decision::Resolve => DecisionKind::Resolve,
            Decision::Tile { .. } => DecisionKind::Tile,
            Decision::Threat { .. } => DecisionKind::Threat,
            Decision::Leave => DecisionKind::Leave,
            Decision::Left => DecisionKind::Left,
            Decision::Shop => DecisionKind::Shop,
            Decision::Reveal => DecisionKind::Reveal,
            Decision::Choose { .. } => DecisionKind::Choose,
            Decision::Sell => DecisionKind::Sell,
            Decision::Again => DecisionKind::Again,
        }
    }

    /// The window of the offers that are among the answers.
    #[inline]
    pub const fn window(self) -> Option<Window> {
        self.kind().window()
    }
}

/// What sort of question a [`Decision`] is, whatever its details.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum DecisionKind {
    /// [`Decision::Start`].
    Start,
    /// [`Decision::Keep`].
    Keep,
    /// [`Decision::Probe`].
    Probe,
    /// [`Decision::Fix`].
    Fix,
    /// [`Decision::SideDice`].
    SideDice,
    /// [`Decision::Resolve`].
    Resolve,
    /// [`Decision::Tile`].
    Tile,
    /// [`Decision::Threat`].
    Threat,
    /// [`Decision::Leave`].
    Leave,
    /// [`Decision::Left`].
    Left,
    /// [`Decision::Shop`].
    Shop,
    /// [`Decision::Reveal`].
    Reveal,
    /// [`Decision::Choose`].
    Choose,
    /// [`Decision::Sell`].
    Sell,
    /// [`Decision::Again`].
    Again,
}

impl DecisionKind {
    /// All of them, in the order of a turn.
    pub const ALL: [DecisionKind; 15] = [
        DecisionKind::Start,
        DecisionKind::Keep,
        DecisionKind::Probe,
        DecisionKind::Fix,
        DecisionKind::SideDice,
        DecisionKind::Resolve,
        DecisionKind::Tile,
        DecisionKind::Threat,
        DecisionKind::Leave,
        DecisionKind::Left,
        DecisionKind::Shop,
        DecisionKind::Reveal,
        DecisionKind::Choose,
        DecisionKind::Sell,
        DecisionKind::Again,
    ];

    /// The set of this kind alone.
    pub const fn only(self) -> DecisionKinds {
        DecisionKinds::NONE.with(self)
    }

    /// The window of the offers that are among the answers.
    #[inline]
    pub const fn window(self) -> Option<Window> {
        match self {
            DecisionKind::Start => Some(Window::Start),
            DecisionKind::Keep => Some(Window::Roll),
            DecisionKind::Probe => Some(Window::Probe),
            DecisionKind::Fix => Some(Window::Fix),
            DecisionKind::SideDice => Some(Window::SideDice),
            DecisionKind::Resolve => Some(Window::Resolve),
            DecisionKind::Tile | DecisionKind::Leave => None,
            DecisionKind::Threat => Some(Window::Threat),
            DecisionKind::Left => Some(Window::Left),
            DecisionKind::Shop => Some(Window::Shop),
            DecisionKind::Reveal => Some(Window::Reveal),
            DecisionKind::Choose => Some(Window::Choose),
            DecisionKind::Sell => Some(Window::Sell),
            DecisionKind::Again => Some(Window::Again),
        }
    }
}

/// A set of kinds of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<DecisionKind>"))]
pub struct DecisionKinds(u16);

impl DecisionKinds {
    /// No kind.
    pub const NONE: DecisionKinds = DecisionKinds(0);

    /// The set with `kind`.
    pub const fn with(self, kind: DecisionKind) -> DecisionKinds {
        DecisionKinds(self.0 | 1 << kind as u16)
    }

    /// Kinds in either set.
    pub const fn or(self, other: DecisionKinds) -> DecisionKinds {
        DecisionKinds(self.0 | other.0)
    }

    /// Whether `kind` is in the set.
    pub const fn contains(self, kind: DecisionKind) -> bool {
        self.0 >> kind as u16 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, in the order of a turn.
    pub fn iter(self) -> impl Iterator<Item = DecisionKind> {
        DecisionKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<DecisionKind> for DecisionKinds {
    fn from_iter<I: IntoIterator<Item = DecisionKind>>(kinds: I) -> DecisionKinds {
        kinds.into_iter().fold(DecisionKinds::NONE, DecisionKinds::with)
    }
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Which side of each tile is up: one of each pair.
    Sides,
    /// Which seat starts.
    FirstSeat,
    /// Six dice for the start.
    RollOff {
        /// Who rolls.
        seat: Seat,
    },
    /// Dice of the active monster.
    Dice {
        /// Who rolls.
        seat: Seat,
        /// How many dice.
        dice: u8,
    },
    /// Dice for a power.
    SideDice {
        /// Who rolls.
        seat: Seat,
        /// The power.
        power: PowerId,
        /// How many dice.
        dice: u8,
    },
    /// One die that is rolled again.
    Reroll {
        /// Who rolls.
        seat: Seat,
    },
    /// A card for the market.
    Draw {
        /// Which slot.
        slot: u8,
    },
    /// The top card of the deck, for one seat's eyes.
    Peek {
        /// Who looks.
        seat: Seat,
    },
}

/// What chance answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// Dice fell like this.
    Dice(Dice),
    /// This card was drawn.
    Card(PowerId),
    /// This seat starts.
    Seat(Seat),
    /// These tiles lie on the stacks.
    Tiles(PowerSet),
}

/// Chance answered something that was not asked; the game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IllegalLuck {
    /// What was asked, if anything was.
    pub asked: Option<Chance>,
    /// What was answered.
    pub luck: Luck,
}

impl Game {
    /// What the game waits for. It always waits: everything that needs no answer has been done.
    #[inline]
    pub fn step(&self) -> Step {
        let seat = self.asked;
        let decision = match *self.top_frame() {
            Frame::Keep => Decision::Keep { rolls_left: self.turn.rolls_left },
            Frame::Roll => {
                return Step::Chance(Chance::Dice { seat: self.turn.active, dice: self.turn.to_roll });
            }
            Frame::Resolve => Decision::Resolve,
            Frame::Shop => Decision::Shop,
            Frame::Attack { stage: AttackStage::Swap, .. } => Decision::Left,
            Frame::Attack { .. } => Decision::Leave,
            Frame::Threat { .. } => Decision::Threat { loss: self.pending_loss(seat) },
            Frame::StartMenu => Decision::Start,
            Frame::Fix => Decision::Fix,
            Frame::SellMenu => Decision::Sell,
            Frame::AgainMenu => Decision::Again,
            Frame::Probe { .. } => Decision::Probe,
            Frame::Reveal { .. } => Decision::Reveal,
            Frame::SideFix { .. } => Decision::SideDice,
            Frame::Choose { power, .. } => Decision::Choose { power },
            Frame::Tile { levels } => Decision::Tile { level: lowest_level(levels) },
            Frame::Empty
            | Frame::Sides
            | Frame::FirstSeat
            | Frame::RollOff { .. }
            | Frame::Deal { .. }
            | Frame::TurnStart
            | Frame::Result
            | Frame::EnterPhase
            | Frame::TurnEnd { .. }
            | Frame::WinCheck
            | Frame::NextTurn
            | Frame::Hear { .. }
            | Frame::Land
            | Frame::Zero { .. }
            | Frame::SideRoll { .. }
            | Frame::Reroll { .. }
            | Frame::Gained { .. }
            | Frame::Bought { .. }
            | Frame::Peek { .. } => return self.chance_or_end(),
        };
        Step::Decide { seat, decision }
    }

    #[cold]
    fn chance_or_end(&self) -> Step {
        let chance = match *self.top_frame() {
            Frame::Deal { slots } => Chance::Draw { slot: slots.trailing_zeros() as u8 },
            Frame::Sides => Chance::Sides,
            Frame::FirstSeat => Chance::FirstSeat,
            Frame::RollOff { rolling, .. } => {
                Chance::RollOff { seat: rolling.lowest().unwrap_or(self.asked) }
            }
            Frame::SideRoll { seat, power, dice } => Chance::SideDice { seat, power, dice },
            Frame::Reroll { .. } => Chance::Reroll { seat: self.asked },
            Frame::Peek { seat } => Chance::Peek { seat },
            Frame::Empty
            | Frame::TurnStart
            | Frame::StartMenu
            | Frame::Roll
            | Frame::Keep
            | Frame::Probe { .. }
            | Frame::Fix
            | Frame::Result
            | Frame::Resolve
            | Frame::EnterPhase
            | Frame::Shop
            | Frame::SellMenu
            | Frame::TurnEnd { .. }
            | Frame::WinCheck
            | Frame::AgainMenu
            | Frame::NextTurn
            | Frame::Hear { .. }
            | Frame::Tile { .. }
            | Frame::Attack { .. }
            | Frame::Threat { .. }
            | Frame::Land
            | Frame::Zero { .. }
            | Frame::SideFix { .. }
            | Frame::Gained { .. }
            | Frame::Bought { .. }
            | Frame::Reveal { .. }
            | Frame::Choose { .. } => match self.outcome {
                Some(outcome) => return Step::Over(outcome),
                None => unreachable!("the game runs until it asks or ends"),
            },
        };
        Step::Chance(chance)
    }

    /// The next other seat, clockwise, that has an offer in `window` and has not passed.
    #[inline]
    pub(crate) fn next_with_offer(&self, window: Window, done: SeatSet) -> Option<Seat> {
        if self.anyone_offers(window) { self.find_with_offer(window, done) } else { None }
    }

    #[inline(never)]
    fn find_with_offer(&self, window: Window, done: SeatSet) -> Option<Seat> {
        self.others(self.turn.active)
            .minus(done)
            .clockwise_after(self.turn.active)
            .find(|&seat| self.has_offer(seat, window))
    }

    /// Who rolls a die again: whoever has the dice before them.
    fn reroller(&self) -> Seat {
        match self.stack.second() {
            Some(Frame::SideFix { seat, .. }) => seat,
            Some(_) | None => self.turn.active,
        }
    }

    /// Supplies what [`Step::Chance`] asked for.
    pub fn resolve(&mut self, luck: Luck, observer: Option<&mut dyn Observer>) -> Result<(), IllegalLuck> {
        let Step::Chance(asked) = self.step() else {
            return Err(IllegalLuck { asked: None, luck });
        };
        if !self.is_possible(asked, luck) {
            return Err(IllegalLuck { asked: Some(asked), luck });
        }
        self.resolve_unchecked(luck, observer);
        Ok(())
    }

    /// Supplies what was asked for, by a caller who knows that it fits.
    #[inline]
    pub fn resolve_unchecked(&mut self, luck: Luck, observer: Option<&mut dyn Observer>) {
        Play::new(self, observer).meet(luck);
    }

    fn is_possible(&self, asked: Chance, luck: Luck) -> bool {
        match (asked, luck) {
            (Chance::Sides, Luck::Tiles(tiles)) => is_one_of_each_pair(tiles),
            (Chance::FirstSeat, Luck::Seat(seat)) => self.seats.contains(seat),
            (Chance::RollOff { .. }, Luck::Dice(dice)) => dice.len() == crate::game::BASE_DICE,
            (Chance::Dice { dice: count, .. }, Luck::Dice(dice)) => dice.len() == count,
            (Chance::SideDice { dice: count, .. }, Luck::Dice(dice)) => dice.len() == count,
            (Chance::Reroll { .. }, Luck::Dice(dice)) => dice.len() == 1,
            (Chance::Draw { .. } | Chance::Peek { .. }, Luck::Card(card)) => self.deck.contains(card),
            (
                Chance::Sides
                | Chance::FirstSeat
                | Chance::RollOff { .. }
                | Chance::Dice { .. }
                | Chance::SideDice { .. }
                | Chance::Reroll { .. }
                | Chance::Draw { .. }
                | Chance::Peek { .. },
                _,
            ) => false,
        }
    }
}

/// The tiles as pairs: the red side and the green side of one tile.
pub fn tile_pairs() -> impl Iterator<Item = (PowerId, PowerId)> {
    let on = |up: Side| {
        PowerId::all().filter(move |id| match id.power().kind {
            Kind::Tile { side, .. } => side == up,
            Kind::Keep | Kind::Discard => false,
        })
    };
    on(Side::Red).zip(on(Side::Green))
}

fn is_one_of_each_pair(tiles: PowerSet) -> bool {
    tiles.len() == tile_pairs().count()
        && tile_pairs().all(|(red, green)| tiles.contains(red) != tiles.contains(green))
}

impl Play<'_> {
    /// Takes what chance has answered.
    #[inline]
    pub(crate) fn meet(&mut self, luck: Luck) {
        match luck {
            Luck::Dice(dice) if matches!(*self.top_frame(), Frame::Roll) => self.supply(dice),
            Luck::Dice(_) | Luck::Card(_) | Luck::Seat(_) | Luck::Tiles(_) => {
                if self.apply_luck(luck) {
                    self.run();
                }
            }
        }
    }

    /// Supplies the dice of the active monster.
    #[inline]
    pub(crate) fn supply(&mut self, dice: Dice) {
        if self.dice_rolled(dice) {
            self.run();
        }
    }

    /// The active monster has rolled and kept its dice until they lay like this; no power could have stepped in.
    #[inline]
    pub(crate) fn lay_dice(&mut self, dice: Dice) {
        self.turn.dice = dice;
        self.turn.to_roll = 0;
        if self.stop_rolling() {
            self.run();
        }
    }

    /// Goes on when cards have been laid into all but these slots of the market.
    #[inline(never)]
    pub(crate) fn go_on_dealing(&mut self, slots: u8) {
        if self.run_deal(slots) {
            self.run();
        }
    }

    /// Supplies a card for the first of these slots of the market.
    #[inline]
    pub(crate) fn supply_card(&mut self, slots: u8, card: PowerId) {
        if self.card_drawn(slots, card) {
            self.run();
        }
    }

    /// False if another answer is needed at once.
    fn apply_luck(&mut self, luck: Luck) -> bool {
        match (*self.top_frame(), luck) {
            (Frame::Deal { slots }, Luck::Card(card)) => return self.card_drawn(slots, card),
            (Frame::RollOff { rolling, leaders, most }, Luck::Dice(dice)) => {
                self.rolled_off(rolling, leaders, most, dice);
            }
            (Frame::SideRoll { seat, power, .. }, Luck::Dice(dice)) => {
                self.turn.tray = dice;
                self.tell(|| Event::SideRolled { seat, power, dice });
                self.replace(Frame::SideFix { seat, power });
            }
            (Frame::Reroll { in_tray }, Luck::Dice(dice)) => self.die_rerolled(in_tray, dice),
            (Frame::Peek { seat }, Luck::Card(card)) => {
                self.pop();
                self.see_top(seat, card);
            }
            (Frame::Sides, Luck::Tiles(tiles)) => self.tiles_laid(tiles),
            (Frame::FirstSeat, Luck::Seat(seat)) => self.first_seat(seat),
            (frame, luck) => unreachable!("{frame:?} does not wait for {luck:?}"),
        }
        true
    }

    /// Works off the stack until somebody must answer or the game is over.
    #[inline]
    pub(crate) fn run(&mut self) {
        while self.advance() {}
    }

    /// Does one piece of work. False if an answer is needed, or the game is over.
    ///
    /// Where nothing can come between two pieces of work, the first goes on with the second at once.
    fn advance(&mut self) -> bool {
        match *self.top_frame() {
            Frame::Keep => self.run_keep(),
            Frame::Resolve => self.run_resolve(),
            Frame::Attack { stage, from_outside, done } => self.run_attack(stage, from_outside, done),
            Frame::Threat { done } => self.run_threat(done),
            Frame::Land => self.run_land(),
            Frame::Zero { keep_hit } => self.run_zero(keep_hit),
            Frame::Shop => self.run_shop(),
            Frame::SellMenu => self.run_sell(),
            Frame::Hear { moment, seat, next, detail } => self.run_hear(moment, seat, next, detail),
            Frame::Gained { seat, power, how } => self.run_gained(seat, power, how),
            Frame::Bought { seat, power } => self.run_bought(seat, power),
            Frame::Tile { levels } => self.run_tile(levels),
            Frame::SideFix { seat, power } => self.run_side_fix(seat, power),
            Frame::Choose { seat, power } => self.run_choose(seat, power),
            Frame::Peek { seat } => self.run_peek(seat),
            Frame::Empty
            | Frame::Sides
            | Frame::FirstSeat
            | Frame::RollOff { .. }
            | Frame::Deal { .. }
            | Frame::TurnStart
            | Frame::StartMenu
            | Frame::Roll
            | Frame::Probe { .. }
            | Frame::Fix
            | Frame::Result
            | Frame::EnterPhase
            | Frame::TurnEnd { .. }
            | Frame::WinCheck
            | Frame::AgainMenu
            | Frame::NextTurn
            | Frame::SideRoll { .. }
            | Frame::Reroll { .. }
            | Frame::Reveal { .. } => self.advance_rarely(),
        }
    }

    /// The rest of [`Play::advance`]: frames that are seldom on top of the stack here, as the work before them goes on
    /// with them at once.
    #[inline(never)]
    fn advance_rarely(&mut self) -> bool {
        match *self.top_frame() {
            Frame::Roll => self.run_roll(),
            Frame::TurnStart => self.run_turn_start(),
            Frame::StartMenu => self.run_start_menu(),
            Frame::Probe { done } => self.run_probe(done),
            Frame::Fix => self.run_fix(),
            Frame::Result => self.run_result(),
            Frame::EnterPhase => self.run_enter_phase(),
            Frame::TurnEnd { stage } => self.run_turn_end(stage),
            Frame::WinCheck => self.run_win_check(),
            Frame::AgainMenu => self.run_again(),
            Frame::NextTurn => self.run_next_turn(),
            Frame::Deal { slots } => self.run_deal(slots),
            Frame::Reveal { done } => self.run_reveal(done),
            Frame::SideRoll { seat, .. } => self.ask(seat),
            Frame::RollOff { rolling, .. } => self.ask(rolling.lowest().unwrap_or(self.turn.active)),
            Frame::Sides | Frame::FirstSeat => self.ask(self.turn.active),
            Frame::Reroll { .. } => self.ask(self.reroller()),
            // Nothing is left to do: the game is over. What is worked off above does not come here.
            Frame::Empty
            | Frame::Keep
            | Frame::Resolve
            | Frame::Shop
            | Frame::SellMenu
            | Frame::Hear { .. }
            | Frame::Tile { .. }
            | Frame::Attack { .. }
            | Frame::Threat { .. }
            | Frame::Land
            | Frame::Zero { .. }
            | Frame::SideFix { .. }
            | Frame::Gained { .. }
            | Frame::Bought { .. }
            | Frame::Choose { .. }
            | Frame::Peek { .. } => false,
        }
    }

    #[inline(never)]
    fn run_gained(&mut self, seat: Seat, power: PowerId, how: Gain) -> bool {
        self.pop();
        self.gained(Holder { seat, power }, how);
        let Frame::Bought { seat, power } = *self.top_frame() else { return true };
        self.run_bought(seat, power)
    }

    #[inline(never)]
    fn run_bought(&mut self, seat: Seat, power: PowerId) -> bool {
        self.pop();
        self.hear(Moment::Bought, seat, power.byte());
        let Frame::Reveal { done } = *self.top_frame() else { return true };
        self.run_reveal(done)
    }

    /// Waits for `seat` to answer.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat) -> bool {
        self.asked = seat;
        self.silent_turns = 0;
        false
    }

    /// Waits for the active monster if it may use a power in `window`.
    #[inline]
    pub(crate) fn ask_active_in(&mut self, window: Window) -> bool {
        let seat = self.turn.active;
        let asks = self.has_offer(seat, window);
        if asks {
            self.ask(seat);
        }
        asks
    }
}
