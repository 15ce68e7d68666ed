//! The whole state of a game as one small value.

use crate::dice::{Dice, Face, FaceSet};
use crate::dispatch::{copy_slot, counter_slot};
use crate::ears::Ears;
use crate::power::{Gain, Holder, PowerId, PowerSet, TileSet};
use crate::rules::{Bay, RuleSet};
use crate::seat::{Seat, SeatSet};
use crate::stack::{Frames, Stack};
use crate::step::Luck;

/// Points that win the game (WIN-1), and the most a monster can have (OPEN-16).
pub const POINTS_TO_WIN: u8 = 20;
/// Hearts at the start (SETUP-2), and the maximum unless a power raises it (HEAL-2).
pub const HEARTS: u8 = 10;
/// Dice without any power (SETUP-6).
pub const BASE_DICE: u8 = 6;
/// The most dice anybody can have: four powers add one each, where no cap is set on them (COMP-3).
pub const MOST_DICE: u8 = 10;
/// Rolls without any power (DICE-2).
pub const BASE_ROLLS: u8 = 3;
/// The last space of the wickedness track (WICKED-1).
pub const WICKEDNESS_END: u8 = 10;
/// The spaces of the wickedness track at which tiles lie (WICKED-5).
pub const WICKEDNESS_LEVELS: [u8; 3] = [3, 6, 10];
/// Face-up cards (SETUP-5).
pub const MARKET_SLOTS: usize = 3;
/// With fewer living monsters the Bay is closed (BAY-1).
pub const BAY_NEEDS: usize = 5;
/// The most dice a turn can be short of through extra turns: a turn with fewer than three dice wins no further one,
/// and nobody rolls more than ten.
pub const MOST_DICE_FEWER: u8 = 8;

/// Cards that can be bought; tiles come after them in the list of powers.
pub(crate) const CARDS: usize = 74;
/// Damage within damage: an attack, the wound dealt by a monster that leaves, and the reflection of that wound.
pub(crate) const HITS: usize = 3;
/// Powers on which something can lie.
pub(crate) const COUNTERS: usize = 4;
/// Bytes in which the prices paid for all cards are kept, two in each.
pub(crate) const PAID: usize = CARDS.div_ceil(2);
/// Powers that copy others: a card and a tile, which can be in one game.
pub(crate) const COPIERS_IN_ALL: usize = 2;
/// Runs of equal extra turns that can wait at once: each turn wins at most two, and uses one.
pub(crate) const EXTRA_RUNS: usize = 8;

/// A monster and what belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Its keep cards and tiles.
    pub powers: PowerSet,
    /// The hooks that its powers listen to, those of a copy included; kept so that most are passed over at once.
    pub(crate) ears: Ears,
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
    /// When it reached 20 points among those who have them: 1 for the first, 0 for nobody (OPEN-42).
    pub arrival: u8,
    /// Whether it has risen from the dead: hearts on its dice are useless to it, and it has up to 12 hearts.
    pub risen: bool,
}

impl Player {
    /// A monster as the game starts (SETUP-2, SETUP-3).
    pub const NEW: Player = Player {
        powers: PowerSet::EMPTY,
        ears: Ears::NONE,
        hearts: HEARTS,
        points: 0,
        energy: 0,
        poison: 0,
        shrink: 0,
        wickedness: 0,
        arrival: 0,
        risen: false,
    };

    /// A seat that nobody plays from, or whose monster is out of the game.
    pub const GONE: Player = Player { hearts: 0, ..Player::NEW };
}

/// Where a monster stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    /// Not in Tokyo.
    Outside,
    /// Tokyo City.
    City,
    /// Tokyo Bay.
    Bay,
}

/// Extra turns to come: one after the other, all alike (EXTRA-1, EXTRA-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExtraTurns {
    /// Whose turns.
    pub seat: Seat,
    /// Dice that each of them is short of.
    pub dice_fewer: u8,
    /// How many; 255 stands for "many".
    pub turns: u8,
}

/// What is known about the turn that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// The seat whose turn came in order; differs from `active` in extra turns of other seats.
    pub in_order: Seat,
    /// Whether it is an extra turn (EXTRA-1).
    pub is_extra: bool,
    /// Dice that this turn is short of (EXTRA-3).
    pub dice_fewer: u8,
    /// Rolls that are left.
    pub rolls_left: u8,
    /// Dice that are being rolled.
    pub to_roll: u8,
    /// The active monster's dice as they lie.
    pub dice: Dice,
    /// Dice rolled for a power, while it is busy with them.
    pub tray: Dice,
    /// Blocks of the result that are not resolved (RES-5). Hearts are counted in `hearts`.
    pub blocks: FaceSet,
    /// Hearts of the result that are not used.
    pub hearts: u8,
    /// Claws of the result, those added by powers included.
    pub claws: u8,
    /// Numbers of which three or more were scored.
    pub scored: FaceSet,
    /// Whether a heart die of this turn has healed its roller.
    pub dice_healed: bool,
    /// Monsters that were healed by the active monster's heart dice.
    pub patients: SeatSet,
    /// Monsters that lose no hearts for the rest of the turn.
    pub shielded: SeatSet,
    /// Monsters that made another one lose hearts.
    pub hurt_others: SeatSet,
    /// Monsters that decided about leaving before the damage of this attack (OPEN-51).
    pub decided_early: SeatSet,
    /// Who left the City in this attack: two, if a monster came to it from the closed Bay and left as well (BAY-9).
    pub left_city: SeatSet,
    /// Who left the Bay in this attack.
    pub left_bay: SeatSet,
    /// Points that the active monster had when its attack began.
    pub noted_points: u8,
    /// Face-up cards that were just revealed, as bits of the market slots.
    pub fresh: u8,
    /// Whether the turn stops after the purchase in progress (EXTRA-4).
    pub cut_short: bool,
    /// Which copying powers cannot be moved any more in this turn, as bits (OPEN-93, TOKEN-8, TOKEN-10).
    pub(crate) copies_moved: u8,
    /// Powers whose once-a-turn or once-a-damage offer was taken by their holder.
    pub used: PowerSet,
    /// A card that the active monster used and then gave away: used again, should it come back.
    pub gave_used: Option<PowerId>,
}

impl Turn {
    /// A turn of `active` before anything has happened.
    pub const fn of(active: Seat) -> Turn {
        Turn {
            active,
            in_order: active,
            is_extra: false,
            dice_fewer: 0,
            rolls_left: 0,
            to_roll: 0,
            dice: Dice::NONE,
            tray: Dice::NONE,
            blocks: FaceSet::EMPTY,
            hearts: 0,
            claws: 0,
            scored: FaceSet::EMPTY,
            dice_healed: false,
            patients: SeatSet::EMPTY,
            shielded: SeatSet::EMPTY,
            hurt_others: SeatSet::EMPTY,
            decided_early: SeatSet::EMPTY,
            left_city: SeatSet::EMPTY,
            left_bay: SeatSet::EMPTY,
            noted_points: 0,
            fresh: 0,
            cut_short: false,
            copies_moved: 0,
            used: PowerSet::EMPTY,
            gave_used: None,
        }
    }
}

impl Turn {
    /// Whether `copier` cannot be moved any more in this turn.
    pub fn is_copy_moved(&self, copier: PowerId) -> bool {
        copy_slot(copier).is_some_and(|slot| self.copies_moved >> slot & 1 == 1)
    }

    /// Notes that `copier` cannot be moved any more in this turn.
    pub fn note_copy_moved(&mut self, copier: PowerId) {
        if let Some(slot) = copy_slot(copier) {
            self.copies_moved |= 1 << slot;
        }
    }
}

/// Why something happened, for events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cause {
    /// Dice showing this face.
    Dice(Face),
    /// Entering Tokyo.
    Entry,
    /// Starting a turn in Tokyo.
    Income,
    /// Poison tokens.
    Poison,
    /// A card or tile.
    Power(PowerId),
    /// Buying this card.
    Purchase(PowerId),
    /// New face-up cards.
    Sweep,
}

/// What sort of damage it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HitKind {
    /// Claws, and what was added to them.
    Attack,
    /// Any other damage (ATTACK-10).
    Mere,
    /// Damage thrown back at its author.
    Reflection,
}

/// One damage event: who loses how many hearts, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hit {
    /// The monster that causes it, if any.
    pub author: Option<Seat>,
    /// What sort of damage.
    pub kind: HitKind,
    /// Why it happens.
    pub cause: Cause,
    /// Monsters that the claws reach.
    pub attacked: SeatSet,
    /// Monsters that are about to lose nothing any more, as powers have saved every heart; until the damage is applied
    /// they can still use others (OPEN-72, OPEN-87).
    pub spared: SeatSet,
    /// Hearts each seat is about to lose; once the damage is applied, those it lost. The last two places belong to no
    /// seat: with them all amounts are one word.
    pub amount: [u8; 8],
}

impl Hit {
    const NONE: Hit = Hit {
        author: None,
        kind: HitKind::Mere,
        cause: Cause::Poison,
        attacked: SeatSet::EMPTY,
        spared: SeatSet::EMPTY,
        amount: [0; 8],
    };

    /// Mere damage of `amount` to each of `seats`.
    #[inline]
    pub fn mere(author: Option<Seat>, cause: Cause, seats: SeatSet, amount: u8) -> Hit {
        Hit { author, cause, amount: seats.amounts(amount), ..Hit::NONE }
    }

    /// Seats that the claws reach and that are about to lose hearts, or have lost them.
    #[inline]
    pub fn wounded(&self) -> SeatSet {
        self.attacked.and(self.victims())
    }

    /// Seats that are about to lose hearts, or have lost them.
    #[inline]
    pub fn victims(&self) -> SeatSet {
        // The highest bit of every byte that is not 0, then those bits gathered by one multiplication.
        const LOW: u64 = 0x7f7f_7f7f_7f7f;
        let amounts = u64::from_le_bytes(self.amount);
        let hit = (((amounts & LOW) + LOW) | amounts) >> 7 & 0x0101_0101_0101;
        SeatSet::from_bits((hit.wrapping_mul(0x0102_0408_1020_0000) >> 56) as u8)
    }
}

/// How far an attack has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum AttackStage {
    /// Those who were attacked in Tokyo decide, once the damage on top of it has been dealt.
    Leave,
    /// Powers of those who left are heard.
    Left,
    /// Those who left may use powers; then the attack is over, and the attacker enters.
    Swap,
}

/// How far the end of a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum EndStage {
    /// Gains of points and energy, then losses through powers.
    Gains,
    /// Poison.
    Poison,
}

/// Moments that several powers of one monster may hear one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Moment {
    /// `on_turn_start`.
    TurnStart,
    /// `on_any_turn_start`.
    AnyTurnStart,
    /// `on_result`.
    Result,
    /// `on_score` of the face with this index.
    Score,
    /// `on_attack`.
    Attack,
    /// `on_landed`.
    Landed,
    /// `on_hurt` with the hearts lost.
    Hurt,
    /// `on_left`, 1 if the attacker takes the very place.
    Left,
    /// `on_enter`.
    Enter,
    /// `on_bought`, of powers other than the one with this byte.
    Bought,
    /// `on_turn_end`.
    TurnEnd,
}

/// Work to be done, or a question that is open. The top of the stack is what happens now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Nothing; fills the unused part of the stack.
    Empty,
    /// Chance: which sides of the tiles are up.
    Sides,
    /// Chance: who starts.
    FirstSeat,
    /// Chance: the next seat of `rolling` rolls for the start.
    RollOff {
        /// Seats that have not rolled in this round.
        rolling: SeatSet,
        /// Seats with most claws so far.
        leaders: SeatSet,
        /// How many claws those have.
        most: u8,
    },
    /// Chance: cards for these market slots.
    Deal {
        /// Bits of the slots.
        slots: u8,
    },
    /// The active monster's turn begins.
    TurnStart,
    /// Decision: powers at the start of the turn.
    StartMenu,
    /// Chance: dice that are not kept.
    Roll,
    /// Decision: which dice to keep.
    Keep,
    /// Decision: powers of others on the dice.
    Probe {
        /// Seats that have passed.
        done: SeatSet,
    },
    /// Decision: own powers on the dice.
    Fix,
    /// The result is final.
    Result,
    /// Decision: what to resolve next.
    Resolve,
    /// The active monster enters Tokyo in a phase of its own.
    EnterPhase,
    /// Decision: buying.
    Shop,
    /// Decision: powers at the end of the turn.
    SellMenu,
    /// End of the turn.
    TurnEnd {
        /// What comes next.
        stage: EndStage,
    },
    /// Does somebody win?
    WinCheck,
    /// Decision: powers after the turn.
    AgainMenu,
    /// Whose turn is next?
    NextTurn,
    /// Powers of one seat hear a moment, in list order.
    Hear {
        /// The moment.
        moment: Moment,
        /// Whose powers.
        seat: Seat,
        /// Byte of the first power that has not heard it.
        next: u8,
        /// Depends on the moment.
        detail: u8,
    },
    /// Decision: a tile of the lowest of these levels.
    Tile {
        /// Bits of [`WICKEDNESS_LEVELS`].
        levels: u8,
    },
    /// An attack is going on.
    Attack {
        /// How far it has come.
        stage: AttackStage,
        /// Whether the attacker was outside when it began.
        from_outside: bool,
        /// Seats that this stage has dealt with.
        done: SeatSet,
    },
    /// Decision: powers against the top hit.
    Threat {
        /// Seats that have passed.
        done: SeatSet,
    },
    /// The top hit is applied.
    Land,
    /// Monsters at 0 hearts.
    Zero {
        /// Whether the hit is needed afterwards.
        keep_hit: bool,
    },
    /// Chance: dice for a power.
    SideRoll {
        /// Who rolls.
        seat: Seat,
        /// For which power.
        power: PowerId,
        /// How many dice.
        dice: u8,
    },
    /// Decision: powers on the dice rolled for a power.
    SideFix {
        /// Who rolled.
        seat: Seat,
        /// For which power.
        power: PowerId,
    },
    /// Chance: one die that is rolled again.
    Reroll {
        /// Whether it lies among the dice rolled for a power.
        in_tray: bool,
    },
    /// A power takes effect for its new holder.
    Gained {
        /// The holder.
        seat: Seat,
        /// The power.
        power: PowerId,
        /// How it came.
        how: Gain,
    },
    /// A purchase is complete.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The card.
        power: PowerId,
    },
    /// Decision: powers of others on revealed cards.
    Reveal {
        /// Seats that have passed.
        done: SeatSet,
    },
    /// Decision: what a power asks of its new holder.
    Choose {
        /// The holder.
        seat: Seat,
        /// The power.
        power: PowerId,
    },
    /// Chance: the top card, for one seat's eyes.
    Peek {
        /// Who looks.
        seat: Seat,
    },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    /// One monster won.
    Won {
        /// The winner.
        seat: Seat,
        /// How it won.
        by: Victory,
    },
    /// All monsters died in one turn; everybody loses.
    AllLost,
    /// All monsters died in one turn; the game is drawn.
    Drawn,
}

/// The ways to win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Victory {
    /// By 20 points (WIN-1).
    Points,
    /// As the only living monster (WIN-2).
    LastAlive,
    /// By a card or tile that says so (WIN-10).
    Power(PowerId),
}

/// A game of King of Tokyo at any moment: who owns what, and what is asked.
///
/// The deck is a set: drawing is a chance event, so no order is stored and nothing is hidden but a card that
/// somebody has peeked at ([`Game::top`]). Discarded cards are those of the deck's edition that lie nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    pub(crate) rules: RuleSet,
    pub(crate) seats: SeatSet,
    pub(crate) alive: SeatSet,
    /// The seat that must answer the open decision; kept so that it is worked out once.
    pub(crate) asked: Seat,
    /// The hooks that anybody's powers listen to.
    pub(crate) ears: Ears,
    pub(crate) players: [Player; Seat::MAX],
    /// Who is in the City: nobody or one monster. A set, so that everybody in Tokyo is found by putting sets together.
    pub(crate) city: SeatSet,
    /// Who is in the Bay.
    pub(crate) bay: SeatSet,
    pub(crate) bay_open: bool,
    pub(crate) deck: PowerSet,
    pub(crate) market: [Option<PowerId>; MARKET_SLOTS],
    pub(crate) top: Option<PowerId>,
    pub(crate) top_seen_by: SeatSet,
    pub(crate) tiles: TileSet,
    /// The card that each copying power copies.
    pub(crate) copied: [Option<PowerId>; COPIERS_IN_ALL],
    /// Which of these copies are used up, as bits.
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

/// How to begin a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How it is played.
    pub rules: RuleSet,
    /// How many monsters take part, 2 to 6 (SETUP-1).
    pub players: usize,
    /// The seat that starts; without it the rules decide (FIRST-1 to FIRST-3).
    pub first: Option<Seat>,
}

/// Why a game cannot begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Not 2 to 6 players.
    Players,
    /// The first seat is not at the table.
    FirstSeat,
    /// The sides of the tiles are not one of each pair, or are not chosen under these rules.
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
    /// A game that has been set up as far as no chance is needed: the sides of the tiles, the market and the first
    /// seat are asked for by [`Game::step`].
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

    /// The same with the sides of the tiles that the players have chosen (SETUP-11), where they are mixed: one of each of
    /// [`tile_pairs`](crate::tile_pairs).
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

    /// A table with monsters and cards on it, and nothing to do yet.
    pub(crate) fn empty(rules: RuleSet, players: usize, first: Seat) -> Game {
        let seats = SeatSet::first(players);
        let mut game = Game {
            rules,
            seats,
            alive: seats,
            asked: first,
            ears: Ears::NONE,
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

    /// How it is played.
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

    /// What is known about this turn.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turn.active
    }

    /// Every living monster but `seat`.
    #[inline]
    pub fn others(&self, seat: Seat) -> SeatSet {
        self.alive.without(seat)
    }

    /// Where the monster at `seat` stands.
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

    /// Whether the monster at `seat` is in Tokyo (COMP-7).
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

    /// Whether the Bay is in use (BAY-1).
    pub fn bay_open(&self) -> bool {
        self.bay_open
    }

    /// The face-up cards.
    pub fn market(&self) -> [Option<PowerId>; MARKET_SLOTS] {
        self.market
    }

    /// The cards that have not been drawn. Which one lies on top is not decided before somebody looks.
    pub fn deck(&self) -> PowerSet {
        self.deck
    }

    /// The card on top of the deck and who has seen it, if anybody has.
    pub fn top(&self) -> Option<(PowerId, SeatSet)> {
        self.top.map(|card| (card, self.top_seen_by))
    }

    /// The tiles that can still be taken.
    pub fn tiles(&self) -> PowerSet {
        self.tiles.powers()
    }

    /// The cards and tiles of all monsters.
    pub fn in_play(&self) -> PowerSet {
        self.players.iter().fold(PowerSet::EMPTY, |all, player| all.or(player.powers))
    }

    /// Cards that have left the game: those of the edition that are nowhere else.
    pub fn discarded(&self) -> PowerSet {
        let up: PowerSet = self.market.into_iter().flatten().collect();
        crate::list::deck(self.rules.deck).minus(self.deck).minus(up).minus(self.in_play())
    }

    /// The card that `copier` copies, if it copies one.
    #[inline]
    pub fn copied_by(&self, copier: PowerId) -> Option<PowerId> {
        self.copied[copy_slot(copier)?]
    }

    /// Whether the copy of `copier` is used up, until it is moved (OPEN-93).
    #[inline]
    pub fn is_copy_spent(&self, copier: PowerId) -> bool {
        copy_slot(copier).is_some_and(|slot| self.copies_spent >> slot & 1 == 1)
    }

    /// Tokens or energy that lie on `power`.
    pub fn counter(&self, power: PowerId) -> u8 {
        counter_slot(power).map_or(0, |slot| self.counters[slot])
    }

    /// What the owner of `card` paid for it.
    pub fn paid(&self, card: PowerId) -> u8 {
        self.paid[card.index() / 2] >> (4 * (card.index() % 2)) & 0xf
    }

    /// Extra turns to come, in the order in which they will be played.
    pub fn extra_turns(&self) -> impl Iterator<Item = ExtraTurns> {
        self.extra_turns.into_iter().flatten()
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Work in progress, the last entry being what happens now.
    pub fn frames(&self) -> Frames {
        self.stack.list()
    }

    /// Damage events in progress, the innermost last.
    pub fn hits(&self) -> &[Hit] {
        &self.hits[..usize::from(self.hit_count)]
    }

    /// The monster that holds `power`.
    pub fn owner(&self, power: PowerId) -> Option<Seat> {
        self.alive.iter().find(|&seat| self.player(seat).powers.contains(power))
    }

    /// Whether the duel's energy replaces points in Tokyo (DUEL-1, OPEN-36).
    pub(crate) fn pays_energy_in_tokyo(&self) -> bool {
        self.rules.two_player_energy == crate::rules::TwoPlayerEnergy::On && self.seats.len() == 2
    }

    /// Whether the once-only offers of `me` were taken.
    #[inline]
    pub(crate) fn is_used(&self, me: Holder) -> bool {
        self.turn.used.contains(me.power)
    }

    /// What happens now.
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

    /// The innermost damage event.
    #[inline]
    pub(crate) fn hit(&self) -> &Hit {
        &self.hits[self.top_hit()]
    }

    #[inline]
    pub(crate) fn hit_mut(&mut self) -> &mut Hit {
        &mut self.hits[self.top_hit()]
    }

    /// Where the innermost damage event is.
    #[inline]
    pub(crate) fn top_hit(&self) -> usize {
        usize::from(self.hit_count.saturating_sub(1))
    }
}

/// Notes in a table of prices what was paid for `card`.
pub(crate) fn paid_in(table: &mut [u8; PAID], card: PowerId, paid: u8) {
    let shift = 4 * (card.index() % 2);
    let byte = &mut table[card.index() / 2];
    *byte = *byte & !(0xf << shift) | paid.min(0xf) << shift;
}

/// A game is copied at every node of a search: it must stay small.
const _: () = assert!(size_of::<Game>() <= 512);
