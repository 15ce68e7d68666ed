//! The complete state of a game as one small value.

use crate::frame::{Frame, Phase};
use crate::hit::Hit;
use crate::hooks::HookSet;
use crate::list::counter_slot;
use crate::power::{Holder, PowerId, PowerSet, TileSet};
use crate::rules::RuleSet;
use crate::seat::{Seat, SeatSet};
use crate::stack::{Frames, Stack};
use crate::turn::{ExtraTurns, Turn};

/// Points that win the game (WIN-1), and the most a monster can have (OPEN-16).
pub const POINTS_TO_WIN: u8 = 20;
/// Hearts at the start (SETUP-2), and the maximum unless a power raises it (HEAL-2).
pub const HEARTS: u8 = 10;
/// Dice per roll without any power (SETUP-6).
pub const BASE_DICE: u8 = 6;
/// The most dice anyone can have: four powers add one each where there is no cap (COMP-3).
pub const MOST_DICE: u8 = 10;
/// Rolls per turn without any power (DICE-2).
pub const BASE_ROLLS: u8 = 3;
/// The last space of the wickedness track (WICKED-1).
pub const WICKEDNESS_END: u8 = 10;
/// The spaces of the wickedness track where tiles lie (WICKED-5).
pub const WICKEDNESS_LEVELS: [u8; 3] = [3, 6, 10];
/// Face-up cards (SETUP-5).
pub const MARKET_SLOTS: usize = 3;
/// The Bay needs this many living monsters to stay open (BAY-1).
pub const BAY_NEEDS: usize = 5;
/// The most dice an extra turn can be short of: a turn with fewer than three dice cannot win another, and nobody
/// rolls more than ten.
pub const MOST_DICE_FEWER: u8 = 8;

/// The number of cards; tiles come after them in the list of powers.
pub(crate) const CARDS: usize = 74;
/// The deepest nesting of damage: an attack, the wound dealt by a monster that leaves, and that wound reflected.
pub(crate) const HITS: usize = 3;
/// The number of powers that can hold tokens or energy.
pub(crate) const COUNTERS: usize = 4;
/// Bytes for the prices paid for all cards, two prices per byte.
pub(crate) const PAID: usize = CARDS.div_ceil(2);
/// The number of powers that copy: one card and one tile, which may be in the same game.
pub(crate) const COPIERS_IN_ALL: usize = 2;
/// The most runs of equal extra turns that can wait: each turn wins at most two and uses one.
pub(crate) const EXTRA_RUNS: usize = 8;

/// A monster and everything that belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Its keep cards and tiles.
    pub powers: PowerSet,
    /// The hooks its powers and copies listen to, cached so that most hooks are skipped with one comparison.
    pub(crate) hooks: HookSet,
    /// Its hearts.
    pub hearts: u8,
    /// Its points.
    pub points: u8,
    /// Its energy.
    pub energy: u8,
    /// Its poison tokens (TOKEN-1).
    pub poison: u8,
    /// Its shrink tokens (TOKEN-2).
    pub shrink: u8,
    /// Its space on the wickedness track (WICKED-1).
    pub wickedness: u8,
    /// Its rank among the monsters with 20 points: 1 if it got there first, 0 if it has fewer (OPEN-42).
    pub arrival: u8,
    /// True if it has risen from the dead: its heart dice do nothing, and it has up to 12 hearts.
    pub risen: bool,
}

impl Player {
    /// A monster at the start of the game (SETUP-2, SETUP-3).
    pub const NEW: Player = Player {
        powers: PowerSet::EMPTY,
        hooks: HookSet::EMPTY,
        hearts: HEARTS,
        points: 0,
        energy: 0,
        poison: 0,
        shrink: 0,
        wickedness: 0,
        arrival: 0,
        risen: false,
    };

    /// An empty seat, or one whose monster is out of the game.
    pub const GONE: Player = Player { hearts: 0, ..Player::NEW };
}

/// The place where a monster stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    /// Outside Tokyo.
    Outside,
    /// Tokyo City.
    City,
    /// Tokyo Bay.
    Bay,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    /// One monster won.
    Won {
        /// The winner.
        seat: Seat,
        /// The way it won.
        by: Victory,
    },
    /// All monsters died in the same turn, and everybody loses.
    AllLost,
    /// All monsters died in the same turn, and the game is a draw.
    Drawn,
}

/// The ways to win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Victory {
    /// With 20 points (WIN-1).
    Points,
    /// As the only living monster (WIN-2).
    LastAlive,
    /// With a card or tile that says so (WIN-10).
    Power(PowerId),
}

/// A game of King of Tokyo at any moment: the monsters, the cards, and the open question.
///
/// The deck is a set: drawing is a chance event, so no order is stored, and the only hidden thing is a card that
/// someone has peeked at ([`Game::top`]). The discard pile is not stored either: it is every card of the edition that
/// is nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    pub(crate) rules: RuleSet,
    pub(crate) seats: SeatSet,
    pub(crate) alive: SeatSet,
    /// The seat that must answer the open decision, cached.
    pub(crate) asked: Seat,
    /// The hooks that any monster's powers listen to.
    pub(crate) hooks: HookSet,
    pub(crate) players: [Player; Seat::MAX],
    /// The monster in the City, if any. A set, so that the monsters in Tokyo are the union of two sets.
    pub(crate) city: SeatSet,
    /// The monster in the Bay, if any.
    pub(crate) bay: SeatSet,
    pub(crate) bay_open: bool,
    pub(crate) deck: PowerSet,
    pub(crate) market: [Option<PowerId>; MARKET_SLOTS],
    pub(crate) top: Option<PowerId>,
    pub(crate) top_seen_by: SeatSet,
    pub(crate) tiles: TileSet,
    /// The card copied by each copying power.
    pub(crate) copied: [Option<PowerId>; COPIERS_IN_ALL],
    /// The copies that are used up, as bits.
    pub(crate) copies_spent: u8,
    pub(crate) counters: [u8; COUNTERS],
    pub(crate) paid: [u8; PAID],
    pub(crate) extra_turns: [Option<ExtraTurns>; EXTRA_RUNS],
    pub(crate) turn: Turn,
    pub(crate) hits: [Hit; HITS],
    pub(crate) hit_count: u8,
    pub(crate) stack: Stack,
    pub(crate) outcome: Option<Outcome>,
}

impl Game {
    /// The rules of this game.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// All seats of the table.
    pub fn seats(&self) -> SeatSet {
        self.seats
    }

    /// Seats whose monsters are alive.
    #[inline]
    pub fn alive(&self) -> SeatSet {
        self.alive
    }

    /// The monster at `seat`.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Overwrites the points and energy of the monster at `seat`, outside all rules. For planners that ask "what if
    /// the roll had brought more?": it neither ends the game nor asks anything.
    pub fn suppose_totals(&mut self, seat: Seat, points: u8, energy: u8) {
        let player = &mut self.players[seat.index()];
        player.points = points.min(POINTS_TO_WIN);
        player.energy = energy;
    }

    /// The state of the current turn.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The seat whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turn.active
    }

    /// All living monsters except `seat`.
    #[inline]
    pub fn others(&self, seat: Seat) -> SeatSet {
        self.alive.without(seat)
    }

    /// The place of the monster at `seat`.
    #[inline]
    pub fn place(&self, seat: Seat) -> Place {
        if self.city.contains(seat) {
            Place::City
        } else if self.bay.contains(seat) {
            Place::Bay
        } else {
            Place::Outside
        }
    }

    /// True if the monster at `seat` is in Tokyo (COMP-7).
    #[inline]
    pub fn in_tokyo(&self, seat: Seat) -> bool {
        self.tokyo().contains(seat)
    }

    /// The monsters in Tokyo.
    #[inline]
    pub fn tokyo(&self) -> SeatSet {
        self.city.or(self.bay)
    }

    /// The monster in the City.
    pub fn city(&self) -> Option<Seat> {
        self.city.lowest()
    }

    /// The monster in the Bay.
    pub fn bay(&self) -> Option<Seat> {
        self.bay.lowest()
    }

    /// True if the Bay is open (BAY-1).
    pub fn bay_open(&self) -> bool {
        self.bay_open
    }

    /// The face-up cards.
    pub fn market(&self) -> [Option<PowerId>; MARKET_SLOTS] {
        self.market
    }

    /// The cards that have not been drawn. Which one is on top is undecided until someone looks.
    pub fn deck(&self) -> PowerSet {
        self.deck
    }

    /// The card on top of the deck and the seats that have seen it, if any.
    pub fn top(&self) -> Option<(PowerId, SeatSet)> {
        self.top.map(|card| (card, self.top_seen_by))
    }

    /// The tiles not taken yet.
    pub fn tiles(&self) -> PowerSet {
        self.tiles.powers()
    }

    /// The cards and tiles in front of all monsters.
    pub fn in_play(&self) -> PowerSet {
        self.players.iter().fold(PowerSet::EMPTY, |all, player| all.or(player.powers))
    }

    /// The discarded cards: those of the edition that are nowhere else.
    pub fn discarded(&self) -> PowerSet {
        let up: PowerSet = self.market.into_iter().flatten().collect();
        crate::list::deck(self.rules.deck).minus(self.deck).minus(up).minus(self.in_play())
    }

    /// The tokens or energy on `power`.
    pub fn counter(&self, power: PowerId) -> u8 {
        counter_slot(power).map_or(0, |slot| self.counters[slot])
    }

    /// The price that the owner of `card` paid for it.
    pub fn paid(&self, card: PowerId) -> u8 {
        self.paid[card.index() / 2] >> (4 * (card.index() % 2)) & 0xf
    }

    /// Extra turns to come, in the order of play.
    pub fn extra_turns(&self) -> impl Iterator<Item = ExtraTurns> {
        self.extra_turns.into_iter().flatten()
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The work in progress, the current frame last.
    pub fn frames(&self) -> Frames {
        self.stack.list()
    }

    /// The phase of the turn; `None` once the game is over.
    pub fn phase(&self) -> Option<Phase> {
        self.frames().first().and_then(|bottom| bottom.kind().phase())
    }

    /// The damage in progress, the innermost last.
    pub fn hits(&self) -> &[Hit] {
        &self.hits[..usize::from(self.hit_count)]
    }

    /// The monster that has `power`.
    pub fn owner(&self, power: PowerId) -> Option<Seat> {
        self.alive.iter().find(|&seat| self.player(seat).powers.contains(power))
    }

    /// True if Tokyo pays energy instead of points in this duel (DUEL-1, OPEN-36).
    pub(crate) fn pays_energy_in_tokyo(&self) -> bool {
        self.rules.two_player_energy == crate::rules::TwoPlayerEnergy::On && self.seats.len() == 2
    }

    /// True if `me` has used its offer that works once a turn or once per damage.
    #[inline]
    pub(crate) fn is_used(&self, me: Holder) -> bool {
        self.turn.used.contains(me.power)
    }

    /// The top frame of the stack: the current work.
    #[inline]
    pub(crate) fn top_frame(&self) -> &Frame {
        self.stack.top()
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.stack.push(frame);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.stack.pop();
    }

    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.stack.replace(frame);
    }

    #[inline]
    pub(crate) fn push_hit(&mut self, hit: Hit) {
        self.hits[usize::from(self.hit_count)] = hit;
        self.hit_count += 1;
    }

    #[inline]
    pub(crate) fn pop_hit(&mut self) {
        self.hit_count -= 1;
        self.hits[usize::from(self.hit_count)] = Hit::NONE;
    }

    /// The innermost damage.
    #[inline]
    pub(crate) fn hit(&self) -> &Hit {
        &self.hits[self.top_hit()]
    }

    #[inline]
    pub(crate) fn hit_mut(&mut self) -> &mut Hit {
        &mut self.hits[self.top_hit()]
    }

    /// The index of the innermost damage.
    #[inline]
    pub(crate) fn top_hit(&self) -> usize {
        usize::from(self.hit_count.saturating_sub(1))
    }
}

/// Stores the price paid for `card` in a table of prices.
pub(crate) fn paid_in(table: &mut [u8; PAID], card: PowerId, paid: u8) {
    let shift = 4 * (card.index() % 2);
    let byte = &mut table[card.index() / 2];
    *byte = *byte & !(0xf << shift) | paid.min(0xf) << shift;
}

/// A search copies a game at every node, so it must stay small.
const _: () = assert!(size_of::<Game>() <= 512);
