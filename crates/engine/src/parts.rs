//! A game taken apart into plain data.
//!
//! For readers of saved games and hand-written positions, and for tests that need a certain position. To play a game,
//! start with [`Game::new`].

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
/// [`Parts::game`] puts it together and checks nothing but sizes. Contradictory parts make a game that may panic when
/// played: take them from a reader that checks, such as `kaiju-notation`.
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
    /// The rules.
    pub rules: RuleSet,
    /// All seats of the table.
    pub seats: SeatSet,
    /// Seats whose monsters are alive.
    pub alive: SeatSet,
    /// The seat that must answer the open decision; [`Game::carry_on`] finds it.
    pub asked: Seat,
    /// The monsters by seat; [`Player::GONE`] for seats that are out of the game or not at the table.
    pub players: [Player; Seat::MAX],
    /// The monster in the City.
    pub city: Option<Seat>,
    /// The monster in the Bay.
    pub bay: Option<Seat>,
    /// True if the Bay is open.
    pub bay_open: bool,
    /// The cards that have not been drawn.
    pub deck: PowerSet,
    /// The face-up cards.
    pub market: [Option<PowerId>; MARKET_SLOTS],
    /// The card on top of the deck and the seats that have seen it, if any.
    pub top: Option<(PowerId, SeatSet)>,
    /// The tiles not taken yet.
    pub tiles: PowerSet,
    /// Extra turns to come, in the order of play.
    pub extra_turns: Vec<ExtraTurns>,
    /// The state of the current turn.
    pub turn: Turn,
    /// The damage in progress, the innermost last.
    pub hits: Vec<Hit>,
    /// The work in progress, the current frame last.
    pub frames: Vec<Frame>,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
    copied: [Option<PowerId>; COPIERS_IN_ALL],
    copies_spent: u8,
    counters: [u8; COUNTERS],
    paid: [u8; PAID],
}

impl Parts {
    /// The most frames that fit on the stack.
    pub const MOST_FRAMES: usize = FRAMES;
    /// The most damage events in progress at once.
    pub const MOST_HITS: usize = HITS;
    /// The most runs of equal extra turns that can wait.
    pub const MOST_EXTRA_RUNS: usize = crate::game::EXTRA_RUNS;

    /// A table for 2 to 6 players with monsters and cards, and no work to do yet.
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

    /// The cards and tiles in front of all monsters.
    pub fn in_play(&self) -> PowerSet {
        self.players.iter().fold(PowerSet::EMPTY, |all, player| all.or(player.powers))
    }

    /// Puts tokens or energy on a power. False if it cannot hold any.
    pub fn set_counter(&mut self, power: PowerId, now: u8) -> bool {
        let Some(slot) = counter_slot(power) else { return false };
        self.counters[slot] = now;
        true
    }

    /// Makes `copier` copy a card, or none. False if it is not a copying power.
    pub fn set_copied(&mut self, copier: PowerId, card: Option<PowerId>) -> bool {
        let Some(slot) = copy_slot(copier) else { return false };
        self.copied[slot] = card;
        true
    }

    /// Marks the copy of `copier` as used up. False if it is not a copying power.
    pub fn set_copy_spent(&mut self, copier: PowerId) -> bool {
        let Some(slot) = copy_slot(copier).filter(|&slot| self.copied[slot].is_some()) else { return false };
        self.copies_spent |= 1 << slot;
        true
    }

    /// Stores the price that the owner of a card paid, at most 15.
    pub fn set_paid(&mut self, card: PowerId, paid: u8) {
        paid_in(&mut self.paid, card, paid);
    }

    /// The game, not yet run: [`Game::carry_on`] takes it to its next question. `None` if there are more frames,
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
    /// Runs until somebody must answer or the game is over. True if there was anything to do; a game that is already
    /// waiting is left alone.
    pub fn carry_on(&mut self, observer: Option<&mut dyn Observer>) -> bool {
        let before = *self;
        Play::new(self, observer).run();
        Game { asked: before.asked, ..*self } != before
    }
}
