//! The next question of a game, and the loop that runs a game until it asks.

use crate::decision::{Decision, DecisionKind};
use crate::dice::Dice;
use crate::event::{Event, Observer};
use crate::frame::{Asks, Frame, Moment};
use crate::game::{BASE_DICE, Game, Outcome};
use crate::play::Play;
use crate::power::{Gain, Holder, Kind, PowerId, PowerSet, Side, Window};
use crate::seat::{Seat, SeatSet};

/// The input that a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// `seat` must choose; [`Game::legal_actions`] lists the choices.
    Decide {
        /// The seat that must choose.
        seat: Seat,
        /// The question.
        decision: Decision,
    },
    /// Dice or a card must be supplied through [`Game::resolve`].
    Chance(Chance),
    /// The game has ended.
    Over(Outcome),
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The side of each tile: one of each pair.
    Sides,
    /// The first seat.
    FirstSeat,
    /// Six dice, to decide who starts.
    RollOff {
        /// The roller.
        seat: Seat,
    },
    /// Dice of the active monster.
    Dice {
        /// The roller.
        seat: Seat,
        /// The number of dice.
        dice: u8,
    },
    /// Dice for a power.
    SideDice {
        /// The roller.
        seat: Seat,
        /// The power.
        power: PowerId,
        /// The number of dice.
        dice: u8,
    },
    /// One die to reroll.
    Reroll {
        /// The roller.
        seat: Seat,
    },
    /// A card for the market.
    Draw {
        /// The market slot.
        slot: u8,
    },
    /// The top card of the deck, shown to one seat.
    Peek {
        /// The seat that looks.
        seat: Seat,
    },
}

/// An answer of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// A roll of dice.
    Dice(Dice),
    /// The drawn card.
    Card(PowerId),
    /// The first seat.
    Seat(Seat),
    /// The sides of the tiles that are up.
    Tiles(PowerSet),
}

/// An answer to chance that was not asked for; the game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IllegalLuck {
    /// The open question to chance, if any.
    pub asked: Option<Chance>,
    /// The answer.
    pub luck: Luck,
}

impl std::fmt::Display for IllegalLuck {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.asked {
            Some(asked) => write!(out, "{:?} does not fit what chance is asked for, {asked:?}", self.luck),
            None => write!(out, "{:?} is no answer: nothing is rolled or drawn now", self.luck),
        }
    }
}

impl std::error::Error for IllegalLuck {}

impl Game {
    /// The input the game waits for. A game always waits: everything that needs no answer is already done.
    #[inline]
    pub fn step(&self) -> Step {
        match self.top_frame().kind().asks() {
            Asks::Player(kind) => Step::Decide { seat: self.asked, decision: self.decision(kind) },
            Asks::Chance => Step::Chance(self.chance()),
            Asks::Nobody => match self.outcome {
                Some(outcome) => Step::Over(outcome),
                None => unreachable!("the game runs until it asks or ends"),
            },
        }
    }

    /// The open decision, given its kind.
    #[inline]
    fn decision(&self, kind: DecisionKind) -> Decision {
        match kind {
            DecisionKind::Start => Decision::Start,
            DecisionKind::Keep => Decision::Keep { rolls_left: self.turn.rolls_left },
            DecisionKind::Probe => Decision::Probe,
            DecisionKind::Fix => Decision::Fix,
            DecisionKind::SideDice => Decision::SideDice,
            DecisionKind::Resolve => Decision::Resolve,
            DecisionKind::Tile => Decision::Tile { level: self.level_asked() },
            DecisionKind::Threat => Decision::Threat { loss: self.pending_loss(self.asked) },
            DecisionKind::Leave => Decision::Leave,
            DecisionKind::Left => Decision::Left,
            DecisionKind::Shop => Decision::Shop,
            DecisionKind::Reveal => Decision::Reveal,
            DecisionKind::Choose => match *self.top_frame() {
                Frame::Choose { power, .. } => Decision::Choose { power },
                frame => unreachable!("{frame:?} asks about no power"),
            },
            DecisionKind::Sell => Decision::Sell,
            DecisionKind::Again => Decision::Again,
        }
    }

    /// The open question to chance, if any.
    #[inline]
    fn chance(&self) -> Chance {
        match *self.top_frame() {
            Frame::Roll => Chance::Dice { seat: self.turn.active, dice: self.turn.to_roll },
            Frame::Deal { slots } => Chance::Draw { slot: slots.trailing_zeros() as u8 },
            Frame::Sides => Chance::Sides,
            Frame::FirstSeat => Chance::FirstSeat,
            Frame::RollOff { .. } => Chance::RollOff { seat: self.chance_seat() },
            Frame::SideRoll { seat, power, dice } => Chance::SideDice { seat, power, dice },
            Frame::Reroll { .. } => Chance::Reroll { seat: self.asked },
            Frame::Peek { seat } => Chance::Peek { seat },
            frame => unreachable!("{frame:?} does not ask chance"),
        }
    }

    /// The seat that rolls the dice or sees the card that chance is asked for.
    fn chance_seat(&self) -> Seat {
        match *self.top_frame() {
            Frame::SideRoll { seat, .. } => seat,
            Frame::RollOff { rolling, .. } => rolling.lowest().unwrap_or(self.turn.active),
            // Dice rolled for a power belong to the seat that rolled them.
            Frame::Reroll { .. } => match self.stack.second() {
                Some(Frame::SideFix { seat, .. }) => seat,
                Some(_) | None => self.turn.active,
            },
            _ => self.turn.active,
        }
    }

    /// The next of the other seats, clockwise, that has an offer in `window` and has not passed.
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

    /// Answers [`Step::Chance`]. Returns an error, and leaves the game unchanged, if the answer does not fit.
    ///
    /// ```
    /// use kaiju_engine::{Chance, Dice, Luck, Step};
    /// use kaiju_notation::parse_position;
    /// let (mut game, _) = parse_position("rules czech\nAlice: to roll\nBob:").unwrap();
    /// assert!(matches!(game.step(), Step::Chance(Chance::Dice { dice: 6, .. })));
    /// let five_dice = Luck::Dice(Dice::from_counts([3, 0, 0, 2, 0, 0]));
    /// assert!(game.resolve(five_dice, None).is_err());
    /// let six_dice = Luck::Dice(Dice::from_counts([3, 0, 0, 2, 1, 0]));
    /// assert!(game.resolve(six_dice, None).is_ok());
    /// ```
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

    /// [`Game::resolve`] for a caller that knows that the answer fits.
    #[inline]
    pub fn resolve_unchecked(&mut self, luck: Luck, observer: Option<&mut dyn Observer>) {
        Play::new(self, observer).meet(luck);
    }

    fn is_possible(&self, asked: Chance, luck: Luck) -> bool {
        match (asked, luck) {
            (Chance::Sides, Luck::Tiles(tiles)) => is_one_of_each_pair(tiles),
            (Chance::FirstSeat, Luck::Seat(seat)) => self.seats.contains(seat),
            (Chance::RollOff { .. }, Luck::Dice(dice)) => dice.len() == BASE_DICE,
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

/// The tiles as pairs: the red and the green side of each.
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
    /// Applies the answer of chance.
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

    /// Supplies the active monster's dice.
    #[inline]
    pub(crate) fn supply(&mut self, dice: Dice) {
        if self.dice_rolled(dice) {
            self.run();
        }
    }

    /// Applies the answer. False if another answer is needed right away.
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

    /// Runs the stack until somebody must answer or the game is over.
    #[inline]
    pub(crate) fn run(&mut self) {
        while self.advance() {}
    }

    /// Does one piece of work. False if an answer is needed or the game is over.
    ///
    /// Where nothing can come between two pieces of work, the first calls the second directly; some frames are
    /// therefore rarely on top of the stack here.
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
            Frame::Roll => self.rarely(Play::run_roll),
            Frame::TurnStart => self.rarely(Play::run_turn_start),
            Frame::StartMenu => self.rarely(Play::run_start_menu),
            Frame::Probe { done } => self.run_probe(done),
            Frame::Fix => self.rarely(Play::run_fix),
            Frame::Result => self.rarely(Play::run_result),
            Frame::EnterPhase => self.run_enter_phase(),
            Frame::TurnEnd { stage } => self.run_turn_end(stage),
            Frame::WinCheck => self.run_win_check(),
            Frame::AgainMenu => self.run_again(),
            Frame::NextTurn => self.rarely(Play::run_next_turn),
            Frame::Deal { slots } => self.rarely(|play| play.run_deal(slots)),
            Frame::Reveal { done } => self.rarely(|play| play.run_reveal(done)),
            Frame::SideRoll { .. }
            | Frame::RollOff { .. }
            | Frame::Sides
            | Frame::FirstSeat
            | Frame::Reroll { .. } => self.rarely(|play| play.ask(play.chance_seat())),
            // No work left: the game is over.
            Frame::Empty => false,
        }
    }

    /// Rare work, kept out of the loop so that the loop stays small.
    #[inline(never)]
    fn rarely(&mut self, work: impl FnOnce(&mut Self) -> bool) -> bool {
        work(self)
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
