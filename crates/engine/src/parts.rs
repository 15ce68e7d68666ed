//! A game taken apart: all that it consists of, as plain data.
//!
//! This is the way in for readers of saved games and of positions written by hand, and for tests that need a certain
//! position. Whoever only plays needs [`Game::new`].

use crate::copying::copy_slot;
use crate::event::Observer;
use crate::frame::Frame;
use crate::game::{COPIERS_IN_ALL, COUNTERS, Game, HITS, MARKET_SLOTS, Outcome, PAID, Player, paid_in};
use crate::hit::Hit;
use crate::list::counter_slot;
use crate::play::Play;
use crate::power::{PowerId, PowerSet, TileSet};
use crate::rules::RuleSet;
use crate::seat::{Seat, SeatSet};
use crate::stack::{FRAMES, Stack};
use crate::turn::{ExtraTurns, Turn};

/// Everything a game consists of.
///
/// [`Parts::game`] puts it together and looks at nothing but sizes. Parts that contradict each other give a game that
/// cannot be played, and may panic when it is: take them from a reader that checks them, such as `kaiju-notation`.
///
/// ```
/// use kaiju_engine::parts::Parts;
/// use kaiju_engine::{Chance, Frame, PowerId, RuleSet, Seat, Step};
/// let mut parts = Parts::new(RuleSet::CZECH, 2);
/// let wings = PowerId::from_text("wings").ok_or("no such card")?;
/// parts.players[0].powers.insert(wings);
/// parts.deck.remove(wings);
/// parts.frames.push(Frame::Roll);
/// let mut game = parts.game().ok_or("too much of something")?;
/// game.carry_on(None);
/// assert_eq!(game.step(), Step::Chance(Chance::Dice { seat: Seat::First, dice: 6 }));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// How it is played.
    pub rules: RuleSet,
    /// All seats of the table.
    pub seats: SeatSet,
    /// Seats whose monsters are alive.
    pub alive: SeatSet,
    /// The seat that must answer the open decision; [`Game::carry_on`] finds it.
    pub asked: Seat,
    /// The monsters by seat; [`Player::GONE`] for seats that are dead or not at the table.
    pub players: [Player; Seat::MAX],
    /// The monster in the City.
    pub city: Option<Seat>,
    /// The monster in the Bay.
    pub bay: Option<Seat>,
    /// True if the Bay is in use.
    pub bay_open: bool,
    /// The cards that have not been drawn.
    pub deck: PowerSet,
    /// The face-up cards.
    pub market: [Option<PowerId>; MARKET_SLOTS],
    /// The card on top of the deck and who has seen it, if anybody has.
    pub top: Option<(PowerId, SeatSet)>,
    /// The tiles that can still be taken.
    pub tiles: PowerSet,
    /// Extra turns to come, in the order in which they will be played.
    pub extra_turns: Vec<ExtraTurns>,
    /// The state of this turn.
    pub turn: Turn,
    /// Damage events in progress, the innermost last.
    pub hits: Vec<Hit>,
    /// Work in progress, the last entry being what happens now.
    pub frames: Vec<Frame>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
    copied: [Option<PowerId>; COPIERS_IN_ALL],
    copies_spent: u8,
    counters: [u8; COUNTERS],
    paid: [u8; PAID],
}

impl Parts {
    /// The most frames that can be on the stack.
    pub const MOST_FRAMES: usize = FRAMES;
    /// The most damage events that can be in progress at once.
    pub const MOST_HITS: usize = HITS;
    /// Runs of equal extra turns that can wait at once.
    pub const MOST_EXTRA_RUNS: usize = crate::game::EXTRA_RUNS;

    /// A table for 2 to 6 players with monsters and cards on it, at which nothing is going on.
    pub fn new(rules: RuleSet, players: usize) -> Parts {
        Parts::of(&Game::empty(rules, players, Seat::First))
    }

    /// The parts of a game.
    pub fn of(game: &Game) -> Parts {
        Parts {
            rules: game.rules,
            seats: game.seats,
            alive: game.alive,
            asked: game.asked,
            players: game.players,
            city: game.city(),
            bay: game.bay(),
            bay_open: game.bay_open,
            deck: game.deck,
            market: game.market,
            top: game.top(),
            tiles: game.tiles(),
            extra_turns: game.extra_turns().collect(),
            turn: game.turn,
            hits: game.hits().to_vec(),
            frames: game.frames().to_vec(),
            outcome: game.outcome,
            copied: game.copied,
            copies_spent: game.copies_spent,
            counters: game.counters,
            paid: game.paid,
        }
    }

    /// The cards and tiles of all monsters.
    pub fn in_play(&self) -> PowerSet {
        self.players.iter().fold(PowerSet::EMPTY, |all, player| all.or(player.powers))
    }

    /// Lays tokens or energy on a power. False if nothing can lie on it.
    pub fn set_counter(&mut self, power: PowerId, now: u8) -> bool {
        let Some(slot) = counter_slot(power) else { return false };
        self.counters[slot] = now;
        true
    }

    /// Lets `copier` copy a card, or none. False if it copies nothing at all.
    pub fn set_copied(&mut self, copier: PowerId, card: Option<PowerId>) -> bool {
        let Some(slot) = copy_slot(copier) else { return false };
        self.copied[slot] = card;
        true
    }

    /// Notes that the copy of `copier` is used up. False if it copies nothing.
    pub fn set_copy_spent(&mut self, copier: PowerId) -> bool {
        let Some(slot) = copy_slot(copier).filter(|&slot| self.copied[slot].is_some()) else { return false };
        self.copies_spent |= 1 << slot;
        true
    }

    /// Notes what the owner of a card has paid for it; at most 15 is remembered.
    pub fn set_paid(&mut self, card: PowerId, paid: u8) {
        paid_in(&mut self.paid, card, paid);
    }

    /// The game, as far as it has come: [`Game::carry_on`] takes it to its next question. None if there are more frames,
    /// damage events or extra turns than a game has room for.
    pub fn game(&self) -> Option<Game> {
        let is_too_much = self.frames.len() > FRAMES
            || self.hits.len() > HITS
            || self.extra_turns.len() > Parts::MOST_EXTRA_RUNS;
        if is_too_much {
            return None;
        }
        let mut game = Game {
            alive: self.alive,
            asked: self.asked,
            players: self.players,
            city: self.city.into_iter().collect(),
            bay: self.bay.into_iter().collect(),
            bay_open: self.bay_open,
            deck: self.deck,
            market: self.market,
            top: self.top.map(|(card, _)| card),
            top_seen_by: self.top.map_or(SeatSet::EMPTY, |(_, seen_by)| seen_by),
            tiles: TileSet::of(self.tiles),
            copied: self.copied,
            copies_spent: self.copies_spent,
            counters: self.counters,
            paid: self.paid,
            turn: self.turn,
            outcome: self.outcome,
            stack: Stack::EMPTY,
            ..Game::empty(self.rules, self.seats.len(), Seat::First)
        };
        for (place, &run) in game.extra_turns.iter_mut().zip(&self.extra_turns) {
            *place = Some(run);
        }
        for &hit in &self.hits {
            game.push_hit(hit);
        }
        for &frame in &self.frames {
            game.push(frame);
        }
        game.recompute_listeners();
        Some(game)
    }
}

impl Game {
    /// Goes on until somebody must answer or the game is over. True if there was anything to do: a game that waits stays
    /// as it is.
    pub fn carry_on(&mut self, observer: Option<&mut dyn Observer>) -> bool {
        let before = *self;
        Play::new(self, observer).run();
        Game { asked: before.asked, ..*self } != before
    }
}
