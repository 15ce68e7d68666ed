//! The table as drawn from events alone.
//!
//! A client that knows no rules keeps a [`Table`] and shows it: it starts from what everybody knows at the beginning
//! and changes only through events.

use crate::copying::copy_slot;
use crate::dice::{Dice, Face, FaceSet};
use crate::event::{Event, Source, Token};
use crate::frame::Phase;
use crate::game::{COPIERS_IN_ALL, MARKET_SLOTS, Outcome, Place, Player};
use crate::list::POWERS;
use crate::power::{PowerId, PowerSet};
use crate::rules::RuleSet;
use crate::seat::{Seat, SeatSet};
use crate::view::View;

/// A monster and everything in front of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Monster {
    /// True if it is still in the game.
    pub alive: bool,
    /// True if it has risen from the dead.
    pub risen: bool,
    /// The place where it stands.
    pub place: Place,
    /// Its hearts.
    pub hearts: u8,
    /// Its points.
    pub points: u8,
    /// Its energy.
    pub energy: u8,
    /// Its poison tokens.
    pub poison: u8,
    /// Its shrink tokens.
    pub shrink: u8,
    /// Its space on the wickedness track.
    pub wickedness: u8,
    /// Its cards and tiles.
    pub powers: PowerSet,
    /// Its extra turns to come.
    pub extra_turns: u8,
}

impl Monster {
    const NEW: Monster = Monster {
        alive: true,
        risen: false,
        place: Place::Outside,
        hearts: Player::NEW.hearts,
        points: 0,
        energy: 0,
        poison: 0,
        shrink: 0,
        wickedness: 0,
        powers: PowerSet::EMPTY,
        extra_turns: 0,
    };

    /// A monster that is out of the game, or a seat that nobody plays.
    const GONE: Monster = Monster { alive: false, hearts: 0, ..Monster::NEW };

    fn tokens_mut(&mut self, token: Token) -> &mut u8 {
        match token {
            Token::Poison => &mut self.poison,
            Token::Shrink => &mut self.shrink,
        }
    }
}

/// The current turn and its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Turn"))]
pub struct TableTurn {
    /// The active seat.
    pub seat: Seat,
    /// True if it is an extra turn.
    pub extra: bool,
    /// Rolls left.
    pub rolls_left: u8,
    /// Dice in hand, about to be rolled.
    pub in_hand: u8,
    /// The dice on the table.
    pub dice: Dice,
    /// Dice rolled for a power.
    pub tray: Dice,
    /// Faces of the result still to resolve.
    pub waiting: FaceSet,
    /// Claws of the result, including those that powers add.
    pub claws: u8,
    /// Hearts of the result not used yet.
    pub hearts: u8,
    /// Monsters that cannot lose hearts for the rest of the turn.
    pub shielded: SeatSet,
}

impl TableTurn {
    fn of(seat: Seat, extra: bool) -> TableTurn {
        TableTurn {
            seat,
            extra,
            rolls_left: 0,
            in_hand: 0,
            dice: Dice::NONE,
            tray: Dice::NONE,
            waiting: FaceSet::EMPTY,
            claws: 0,
            hearts: 0,
            shielded: SeatSet::EMPTY,
        }
    }

    fn dice_mut(&mut self, in_tray: bool) -> &mut Dice {
        if in_tray { &mut self.tray } else { &mut self.dice }
    }

    fn block_resolved(&mut self, face: Face, count: u8) {
        if face == Face::Heart {
            self.hearts -= count;
        }
        if face != Face::Heart || self.hearts == 0 {
            self.waiting = self.waiting.without(face);
        }
    }
}

/// Everything a client draws.
///
/// ```
/// use kaiju_engine::{Event, Game, RuleSet, Seat, Setup, Table};
/// let game = Game::new(&Setup { rules: RuleSet::CZECH, players: 2, first: None }).unwrap();
/// let mut table = Table::new(&RuleSet::CZECH, 2);
/// assert_eq!(table, Table::of(&game.view(None)));
/// table.apply(&Event::TurnBegan { seat: Seat::Second, extra: false, dice_fewer: 0 });
/// assert_eq!(table.turn.map(|turn| turn.seat), Some(Seat::Second));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The monsters, by seat.
    pub monsters: [Monster; Seat::MAX],
    /// True if the Bay is open.
    pub bay_open: bool,
    /// The face-up cards.
    pub market: [Option<PowerId>; MARKET_SLOTS],
    /// The number of cards in the deck.
    pub deck: usize,
    /// The top card of the deck, if this viewer has seen it.
    pub top: Option<PowerId>,
    /// Seats that have looked at the top card.
    pub top_seen_by: SeatSet,
    /// The tiles not taken yet.
    pub tiles: PowerSet,
    copied: [Option<PowerId>; COPIERS_IN_ALL],
    copies_spent: [bool; COPIERS_IN_ALL],
    /// The current turn, once one has begun.
    pub turn: Option<TableTurn>,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
    counters: [u8; POWERS.len()],
}

impl Table {
    /// The table before the first event.
    pub fn new(rules: &RuleSet, players: usize) -> Table {
        let mut monsters = [Monster::GONE; Seat::MAX];
        monsters[..players].fill(Monster::NEW);
        Table {
            monsters,
            bay_open: rules.bay_use == crate::rules::Bay::On && players >= crate::game::BAY_NEEDS,
            market: [None; MARKET_SLOTS],
            deck: crate::list::deck(rules.deck).len(),
            top: None,
            top_seen_by: SeatSet::EMPTY,
            tiles: crate::list::tiles(rules.wickedness),
            copied: [None; COPIERS_IN_ALL],
            copies_spent: [false; COPIERS_IN_ALL],
            turn: None,
            outcome: None,
            counters: [0; POWERS.len()],
        }
    }

    /// The table of a game in progress: for clients that join late, and to check that the events tell everything.
    pub fn of(view: &View) -> Table {
        let game = view.game();
        let mut counters = [0; POWERS.len()];
        for power in PowerId::all() {
            counters[power.index()] = game.counter(power);
        }
        let mut copies_spent = [false; COPIERS_IN_ALL];
        for (slot, is_spent) in copies_spent.iter_mut().enumerate() {
            *is_spent = game.copies_spent >> slot & 1 == 1;
        }
        Table {
            monsters: Seat::ALL.map(|seat| monster(view, seat)),
            bay_open: game.bay_open(),
            market: game.market(),
            deck: game.deck().len(),
            top: view.top(),
            top_seen_by: view.top_seen_by(),
            tiles: game.tiles(),
            copied: game.copied,
            copies_spent,
            turn: turn(view),
            outcome: game.outcome(),
            counters,
        }
    }

    /// The card that `copier` copies, if it copies one.
    pub fn copied_by(&self, copier: PowerId) -> Option<PowerId> {
        self.copied[copy_slot(copier)?]
    }

    /// True if the copy of `copier` is used up.
    pub fn is_copy_spent(&self, copier: PowerId) -> bool {
        copy_slot(copier).is_some_and(|slot| self.copies_spent[slot])
    }

    /// The tokens or energy on `power`.
    pub fn counter(&self, power: PowerId) -> u8 {
        self.counters[power.index()]
    }

    fn monster(&mut self, seat: Seat) -> &mut Monster {
        &mut self.monsters[seat.index()]
    }

    fn set_copy(&mut self, copier: PowerId, card: Option<PowerId>, is_spent: bool) {
        if let Some(slot) = copy_slot(copier) {
            self.copied[slot] = card;
            self.copies_spent[slot] = is_spent;
        }
    }

    fn change_turn(&mut self, change: impl FnOnce(&mut TableTurn)) {
        if let Some(turn) = &mut self.turn {
            change(turn);
        }
    }

    fn top_is_gone(&mut self) {
        self.deck -= 1;
        self.top = None;
        self.top_seen_by = SeatSet::EMPTY;
    }

    /// Applies an event. Events must come in order, without gaps.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::TilesLaid { tiles } => self.tiles = tiles,
            Event::Revealed { slot, card } => {
                self.top_is_gone();
                self.market[usize::from(slot)] = Some(card);
            }
            Event::Reshuffled { deck } => self.deck = deck.len(),
            Event::Peeked { seat, card } => {
                self.top_seen_by.insert(seat);
                self.top = self.top.or(card);
            }
            Event::Swept { .. } => self.market = [None; MARKET_SLOTS],
            Event::Bought { seat, card, source, .. } => {
                match source {
                    Source::Market(slot) => self.market[usize::from(slot)] = None,
                    Source::Deck => self.top_is_gone(),
                    Source::Monster(_) => return,
                }
                self.monster(seat).powers.insert(card);
            }
            Event::TileTaken { seat, tile } => {
                self.tiles.remove(tile);
                self.monster(seat).powers.insert(tile);
            }
            Event::Handed { from, to, card } => {
                self.monster(from).powers.remove(card);
                self.monster(to).powers.insert(card);
            }
            Event::Discarded { seat, power } => self.monster(seat).powers.remove(power),
            Event::CounterSet { power, now } => self.counters[power.index()] = now,
            Event::Copied { copier, card } => self.set_copy(copier, card, false),
            Event::CopySpent { copier } => self.set_copy(copier, self.copied_by(copier), true),
            Event::BayClosed => self.bay_open = false,
            Event::GameOver { outcome } => self.outcome = Some(outcome),
            Event::TurnBegan { seat, extra, .. } => {
                self.turn = Some(TableTurn::of(seat, extra));
                self.monster(seat).extra_turns -= u8::from(extra);
            }
            Event::DiceCounted { dice, rolls_left, .. } => self.change_turn(|turn| {
                turn.in_hand = dice;
                turn.rolls_left = rolls_left;
            }),
            Event::Rolled { dice, rolls_left, .. } => self.change_turn(|turn| {
                turn.in_hand = 0;
                turn.dice = dice;
                turn.rolls_left = rolls_left;
            }),
            Event::Kept { dice, rolls_left, .. } => self.change_turn(|turn| {
                turn.in_hand = turn.dice.len() - dice.len();
                turn.dice = dice;
                turn.rolls_left = rolls_left;
            }),
            Event::SideRolled { dice, .. } => self.change_turn(|turn| turn.tray = dice),
            Event::SideDiceUsed { .. } => self.change_turn(|turn| turn.tray = Dice::NONE),
            Event::DieLifted { face, in_tray, .. } => {
                self.change_turn(|turn| turn.dice_mut(in_tray).remove(face));
            }
            Event::DieRerolled { face, in_tray } => {
                self.change_turn(|turn| turn.dice_mut(in_tray).add(face));
            }
            Event::DieTurned { from, to, in_tray, .. } => self.change_turn(|turn| {
                turn.dice_mut(in_tray).remove(from);
                turn.dice_mut(in_tray).add(to);
            }),
            Event::RollGained { rolls_left, .. } => self.change_turn(|turn| turn.rolls_left = rolls_left),
            Event::ResultFixed { blocks, claws, hearts, .. } => self.change_turn(|turn| {
                turn.waiting = blocks;
                turn.hearts = hearts;
                turn.claws = claws;
            }),
            Event::ClawsRecounted { claws, blocks, .. } => self.change_turn(|turn| {
                turn.waiting = blocks;
                turn.claws = claws;
            }),
            Event::BlockResolved { face, count } => self.change_turn(|turn| turn.block_resolved(face, count)),
            Event::ResultDone => self.change_turn(|turn| {
                turn.waiting = FaceSet::EMPTY;
                turn.claws = 0;
                turn.hearts = 0;
            }),
            Event::Shielded { seat, .. } => self.change_turn(|turn| turn.shielded.insert(seat)),
            Event::PointsGained { seat, now, .. } | Event::PointsLost { seat, now, .. } => {
                self.monster(seat).points = now;
            }
            Event::EnergyGained { seat, now, .. } | Event::EnergySpent { seat, now, .. } => {
                self.monster(seat).energy = now;
            }
            Event::Healed { seat, now, .. }
            | Event::Hurt { seat, now, .. }
            | Event::HeartsSet { seat, now, .. } => self.monster(seat).hearts = now,
            Event::TokenGiven { seat, token, now, .. } | Event::TokenRemoved { seat, token, now, .. } => {
                *self.monster(seat).tokens_mut(token) = now;
            }
            Event::Moved { seat, to, .. } => self.monster(seat).place = to,
            Event::WickednessMoved { seat, now, .. } => self.monster(seat).wickedness = now,
            Event::ExtraTurnWon { seat, .. } => self.monster(seat).extra_turns += 1,
            Event::Risen { seat } => self.monster(seat).risen = true,
            Event::Eliminated { seat, .. } => *self.monster(seat) = Monster::GONE,
            Event::RolledOff { .. }
            | Event::Used { .. }
            | Event::Passed { .. }
            | Event::Prevented { .. }
            | Event::Stayed { .. }
            | Event::Saved { .. } => {}
        }
    }
}

fn monster(view: &View, seat: Seat) -> Monster {
    let game = view.game();
    let player = game.player(seat);
    Monster {
        alive: game.alive().contains(seat),
        risen: player.risen,
        place: game.place(seat),
        hearts: player.hearts,
        points: player.points,
        energy: player.energy,
        poison: player.poison,
        shrink: player.shrink,
        wickedness: player.wickedness,
        powers: player.powers,
        extra_turns: game.extra_turns().filter(|run| run.seat == seat).map(|run| run.turns).sum(),
    }
}

fn turn(view: &View) -> Option<TableTurn> {
    let game = view.game();
    if game.phase() == Some(Phase::Before) {
        return None;
    }
    let turn = game.turn();
    Some(TableTurn {
        seat: turn.active,
        extra: turn.is_extra,
        rolls_left: turn.rolls_left,
        in_hand: turn.to_roll,
        dice: turn.dice,
        tray: turn.tray,
        waiting: turn.waiting(),
        claws: turn.claws,
        hearts: turn.hearts,
        shielded: turn.shielded,
    })
}
