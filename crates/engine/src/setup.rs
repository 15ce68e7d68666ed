//! New games: the options, the reasons why one cannot begin, and the table before the first question.

use crate::game::{BAY_NEEDS, COPIERS_IN_ALL, COUNTERS, EXTRA_RUNS, Game, HITS, MARKET_SLOTS, PAID, Player};
use crate::hit::Hit;
use crate::hooks::HookSet;
use crate::power::{PowerSet, TileSet};
use crate::rules::{Bay, RuleSet};
use crate::seat::{Seat, SeatSet};
use crate::stack::Stack;
use crate::step::Luck;
use crate::turn::Turn;

/// The options of a new game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules.
    pub rules: RuleSet,
    /// The number of monsters, 2 to 6 (SETUP-1).
    pub players: usize,
    /// The seat that starts; if `None`, the rules decide (FIRST-1 to FIRST-3).
    pub first: Option<Seat>,
}

/// The reason why a game cannot begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// There are not 2 to 6 players.
    Players,
    /// The first seat is not at the table.
    FirstSeat,
    /// The sides of the tiles are not one of each pair, or these rules do not let players choose them.
    Sides,
    /// The switches contradict each other.
    Rules(crate::rules::RuleError),
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SetupError::Players => write!(out, "a game needs 2 to 6 players"),
            SetupError::FirstSeat => write!(out, "the first seat is not at the table"),
            SetupError::Sides => {
                write!(out, "sides are chosen with wickedness=mixed, one of each pair of tiles")
            }
            SetupError::Rules(error) => write!(out, "{error}"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Game {
    /// A new game, set up as far as possible without chance: [`Game::step`] then asks for the sides of the tiles, the
    /// market and the first seat.
    ///
    /// ```
    /// use kaiju_engine::{Chance, Game, RuleSet, Setup, Step};
    /// let game = Game::new(&Setup { rules: RuleSet::CZECH, players: 3, first: None })?;
    /// assert_eq!(game.step(), Step::Chance(Chance::Draw { slot: 0 }));
    /// # Ok::<(), kaiju_engine::SetupError>(())
    /// ```
    pub fn new(setup: &Setup) -> Result<Game, SetupError> {
        setup.rules.check().map_err(SetupError::Rules)?;
        if !(2..=Seat::MAX).contains(&setup.players) {
            return Err(SetupError::Players);
        }
        let seats = SeatSet::first(setup.players);
        if setup.first.is_some_and(|first| !seats.contains(first)) {
            return Err(SetupError::FirstSeat);
        }
        let mut game = Game::empty(setup.rules, setup.players, setup.first.unwrap_or(Seat::First));
        game.begin(setup.first);
        Ok(game)
    }

    /// A new game with the sides of the tiles chosen by the players (SETUP-11), for rules that mix them: one of each
    /// of [`tile_pairs`](crate::tile_pairs).
    ///
    /// ```
    /// use kaiju_engine::{Chance, Game, PowerSet, RuleSet, Setup, Step, tile_pairs};
    /// let mut rules = RuleSet::DARK;
    /// rules.set("wickedness", "mixed")?;
    /// let sides: PowerSet = tile_pairs().map(|(_, green)| green).collect();
    /// let game = Game::with_sides(&Setup { rules, players: 2, first: None }, sides)?;
    /// assert_eq!(game.tiles(), sides);
    /// assert_eq!(game.step(), Step::Chance(Chance::Draw { slot: 0 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_sides(setup: &Setup, sides: PowerSet) -> Result<Game, SetupError> {
        let mut game = Game::new(setup)?;
        game.resolve(Luck::Tiles(sides), None).map_err(|_| SetupError::Sides)?;
        Ok(game)
    }

    /// A table with monsters and cards, and no work to do yet.
    pub(crate) fn empty(rules: RuleSet, players: usize, first: Seat) -> Game {
        let seats = SeatSet::first(players);
        let mut game = Game {
            rules,
            seats,
            alive: seats,
            asked: first,
            hooks: HookSet::EMPTY,
            players: [Player::GONE; Seat::MAX],
            city: SeatSet::EMPTY,
            bay: SeatSet::EMPTY,
            bay_open: rules.bay_use == Bay::On && players >= BAY_NEEDS,
            deck: crate::list::deck(rules.deck),
            market: [None; MARKET_SLOTS],
            top: None,
            top_seen_by: SeatSet::EMPTY,
            tiles: TileSet::of(crate::list::tiles(rules.wickedness)),
            copied: [None; COPIERS_IN_ALL],
            copies_spent: 0,
            counters: [0; COUNTERS],
            paid: [0; PAID],
            extra_turns: [None; EXTRA_RUNS],
            turn: Turn::of(first),
            hits: [Hit::NONE; HITS],
            hit_count: 0,
            stack: Stack::EMPTY,
            outcome: None,
        };
        for seat in seats {
            game.players[seat.index()] = Player::NEW;
        }
        game
    }
}
