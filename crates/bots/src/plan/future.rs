//! Plays a copy of the game to the end of the turn, with simple answers to everything asked on the way.

use super::Judge;
use super::purchases::PurchaseCache;
use kaiju_engine::{
    Action, ActionList, Chance, Decision, Dice, Face, Game, Luck, Outcome, Player, Seat, Step, Verb,
};
use std::cell::{Cell, RefCell};

/// The point at which playing on stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Boundary {
    /// A turn is about to begin, or the game is over.
    Turn,
    /// The active monster may buy.
    Shop,
}

/// Plays copies of the game on.
#[derive(Debug)]
pub(super) struct Future<J> {
    pub judge: J,
    /// The decision to leave Tokyo, by seat and hearts; computed once until it is forgotten.
    leaves: RefCell<[[Option<bool>; HEARTS]; Seat::MAX]>,
    /// The tile that a monster would take, by seat and level; computed once until it is forgotten.
    tiles: RefCell<[[Option<Action>; TILE_LEVELS]; Seat::MAX]>,
    /// The benefit of purchases, as factors of the odds to win.
    pub purchases: RefCell<PurchaseCache>,
    /// Every seat's chance at the position judged last.
    pub judged: Cell<[f32; Seat::MAX]>,
}

/// The numbers of hearts distinguished in the decision to leave Tokyo.
const HEARTS: usize = 16;
/// The levels of tiles distinguished: all numbers up to the last.
const TILE_LEVELS: usize = 11;

impl<J: Judge> Future<J> {
    pub fn new(judge: J) -> Future<J> {
        Future {
            judge,
            leaves: RefCell::default(),
            tiles: RefCell::default(),
            purchases: RefCell::new(PurchaseCache::new()),
            judged: Cell::default(),
        }
    }

    /// Clears the caches, for a new question or for another answer to the same one: with other dice left to resolve,
    /// others decide otherwise.
    pub fn forget(&self) {
        self.leaves.take();
        self.tiles.take();
        self.purchases.borrow_mut().forget();
    }

    /// Plays on until a turn is about to begin or the game is over. Nobody buys anything on the way.
    pub fn settle(&self, game: &mut Game) {
        while self.settle_to(game) == Boundary::Shop {
            game.play_unchecked(Action::End, None);
        }
    }

    /// Plays on until the active monster may buy, a turn is about to begin or the game is over.
    pub fn settle_to(&self, game: &mut Game) -> Boundary {
        loop {
            match game.step() {
                Step::Over(_) | Step::Chance(Chance::Dice { .. }) => return Boundary::Turn,
                Step::Chance(chance) => game.resolve_unchecked(plain_luck(game, chance), None),
                Step::Decide { decision, .. } if decision.kind().is_before_rolls() => return Boundary::Turn,
                Step::Decide { decision: Decision::Shop, .. } => return Boundary::Shop,
                Step::Decide { seat, decision } => {
                    let action = self.plain_answer(game, seat, decision);
                    game.play_unchecked(action, None);
                }
            }
        }
    }

    /// The win chance of `seat` from a position in which a turn is about to begin or the game is over.
    pub fn chance(&self, game: &Game, seat: Seat) -> f32 {
        let chances = match game.outcome() {
            None => self.judge.chances(game),
            Some(outcome) => decided(outcome),
        };
        self.judged.set(chances);
        chances[seat.index()]
    }

    /// The win chance of `seat` at the end of the current turn, to which the game is played.
    pub fn outlook(&self, game: &mut Game, seat: Seat) -> f32 {
        self.settle(game);
        self.chance(game, seat)
    }

    /// An answer that is rarely bad and quickly found.
    fn plain_answer(&self, game: &Game, seat: Seat, decision: Decision) -> Action {
        let first = |verb| game.nth_of(verb, 0);
        let found = match decision {
            Decision::Leave => Some(if self.leaves(game, seat) { Action::Yield } else { Action::Stay }),
            // Tokens first, then hearts, claws last: they may carry the monster into Tokyo.
            Decision::Resolve => {
                let Player { poison, shrink, .. } = *game.player(seat);
                let cure = if poison + shrink > 0 { first(Verb::Cure) } else { None };
                cure.or_else(|| first_block(game)).or(Some(Action::Pass))
            }
            Decision::Again => first(Verb::Use),
            Decision::Threat { loss } if loss >= game.player(seat).hearts => first(Verb::Use),
            Decision::Tile { level } => Some(self.liked_tile(game, seat, level)),
            Decision::Choose { .. } => Some(self.liked_at_once(game, seat)),
            _ => Some(Action::Pass),
        };
        found.or_else(|| game.nth_action(0)).unwrap_or(Action::Pass)
    }

    /// True if the monster at `seat`, attacked in Tokyo, is better off outside. The effect of the dice is reduced to
    /// its own hearts, so that few answers serve all results of a roll.
    fn leaves(&self, game: &Game, seat: Seat) -> bool {
        let hearts = usize::from(game.player(seat).hearts) % HEARTS;
        let known = self.leaves.borrow()[seat.index()][hearts];
        known.unwrap_or_else(|| {
            let [leave, stay] = [Action::Yield, Action::Stay].map(|action| {
                let mut next = *game;
                next.play_unchecked(action, None);
                self.outlook(&mut next, seat)
            });
            self.leaves.borrow_mut()[seat.index()][hearts] = Some(leave > stay);
            leave > stay
        })
    }

    /// The tile of a level that the judge likes best, which is much the same after all results of a roll.
    fn liked_tile(&self, game: &Game, seat: Seat, level: u8) -> Action {
        let level = usize::from(level) % TILE_LEVELS;
        let known = self.tiles.borrow()[seat.index()][level];
        // A tile of the right level may be taken if it is still there, and passing is always allowed.
        let is_there =
            |&action: &Action| !matches!(action, Action::Take(tile) if !game.tiles().contains(tile));
        known.filter(is_there).unwrap_or_else(|| {
            let action = self.liked_at_once(game, seat);
            self.tiles.borrow_mut()[seat.index()][level] = Some(action);
            action
        })
    }

    /// The answer that the judge likes best immediately afterwards.
    fn liked_at_once(&self, game: &Game, seat: Seat) -> Action {
        let mut actions = ActionList::new();
        game.legal_actions(&mut actions);
        super::best(actions.iter().map(|&action| {
            let mut next = *game;
            next.play_unchecked(action, None);
            (action, self.judge.chances(&next)[seat.index()])
        }))
    }
}

/// Every seat's chance in a finished game.
pub(super) fn decided(outcome: Outcome) -> [f32; Seat::MAX] {
    let mut chances = [0.0; Seat::MAX];
    if let Outcome::Won { seat, .. } = outcome {
        chances[seat.index()] = 1.0;
    }
    chances
}

/// The first block of the dice that can be resolved.
fn first_block(game: &Game) -> Option<Action> {
    // Numbers and energy come first, and can be resolved unless a power forbids it.
    let is_open = |&face: &Face| game.turn().blocks.contains(face) && game.usable(face) > 0;
    let scoring = [Face::One, Face::Two, Face::Three, Face::Energy];
    match scoring.into_iter().find(is_open) {
        Some(face) => Some(Action::Resolve(face)),
        // Blocks are listed first; without them only powers are left.
        None => game.nth_action(0).filter(|action| action.verb() == Verb::Resolve),
    }
}

/// Simple answers of chance. The drawn card does not matter: nobody buys on the way, and no judge looks at cards that
/// nobody has.
fn plain_luck(game: &Game, chance: Chance) -> Luck {
    match chance {
        Chance::Draw { .. } | Chance::Peek { .. } => match game.deck().lowest() {
            Some(card) => Luck::Card(card),
            None => unreachable!("chance is not asked to draw from an empty deck"),
        },
        Chance::SideDice { dice, .. } | Chance::Dice { dice, .. } => {
            Luck::Dice((0..dice).map(|die| Face::ALL[usize::from(die) % 6]).collect())
        }
        Chance::Reroll { .. } => Luck::Dice([Face::One].into_iter().collect()),
        Chance::RollOff { .. } => Luck::Dice(Dice::from_counts([1; 6])),
        Chance::FirstSeat => Luck::Seat(game.active()),
        Chance::Sides => Luck::Tiles(kaiju_engine::tile_pairs().map(|(red, _)| red).collect()),
    }
}
