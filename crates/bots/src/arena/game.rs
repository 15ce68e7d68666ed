//! One game of the arena, from the first die to the last.

use super::chance::{Deal, Purpose, derive};
use super::records;
use super::tally::Tally;
use super::{Arena, ArenaError};
use crate::bot::Bot;
use kaiju_engine::{Action, Decision, Event, Game, Luck, Observer, Seat, Step};
use kaiju_record::{Entry, EntryError, Record};
use std::time::Instant;

/// A thread of the arena: its bots, which play one game after the other, and what it has counted.
pub(super) struct Worker<'a> {
    arena: &'a Arena,
    fresh: Game,
    /// One bot for each place of the line-up.
    bots: Vec<Box<dyn Bot>>,
    tally: Tally,
}

impl<'a> Worker<'a> {
    pub fn new(arena: &'a Arena, fresh: Game) -> Worker<'a> {
        Worker { arena, fresh, bots: arena.lineup.make(), tally: Tally::new(&arena.lineup) }
    }

    /// What was counted in all games.
    pub fn into_tally(self) -> Tally {
        self.tally
    }

    /// Plays the game with this number, counted from 0. Nothing that comes out depends on the games before it.
    pub fn play(&mut self, number: u64) -> Result<(), ArenaError> {
        let seed = self.arena.seed;
        for (place, bot) in self.bots.iter_mut().enumerate() {
            bot.begin(derive(seed, number, Purpose::Bot(place)));
        }
        let mut deal = Deal::new(seed, number, self.arena.lineup.players());
        let mut table = match &self.arena.records {
            Some(_) => Table::Written(Box::new(records::begin(self.arena, number, &deal))),
            None => Table::Plain(Box::new(self.fresh)),
        };
        let mut turns = Turns(0);
        let outcome = loop {
            match table.game().step() {
                Step::Decide { seat, decision } => {
                    let action = self.ask(table.game(), number, seat, decision);
                    self.tally.decisions += 1;
                    table.play(seat, action, &mut turns).map_err(|_| ArenaError::Illegal {
                        bot: self.name(number, seat).to_owned(),
                        game: number + 1,
                        decision,
                        action,
                    })?;
                }
                Step::Chance(chance) => {
                    let luck = deal.answer(table.game(), chance);
                    self.tally.dice.count(table.game(), luck);
                    table.resolve(luck, &mut turns);
                }
                Step::Over(outcome) => break outcome,
            }
        };
        self.tally.turns += turns.0;
        let lineup = &self.arena.lineup;
        let entrant = |seat: Seat| lineup.entrant_of(lineup.place_at(seat, number));
        self.tally.finish(table.game(), outcome, &Seat::ALL.map(entrant));
        if let (Table::Written(record), Some(folder)) = (table, &self.arena.records) {
            records::write(folder, self.arena, number, *record, deal.secret).map_err(ArenaError::Records)?;
        }
        Ok(())
    }

    /// What the bot on `seat` answers; the clock runs while it thinks.
    fn ask(&mut self, game: &Game, number: u64, seat: Seat, decision: Decision) -> Action {
        let place = self.arena.lineup.place_at(seat, number);
        let view = game.view(Some(seat));
        let start = Instant::now();
        let action = self.bots[place].choose(&view, seat, decision);
        let nanoseconds = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.tally.entrants[self.arena.lineup.entrant_of(place)].times.push(nanoseconds);
        action
    }

    fn name(&self, number: u64, seat: Seat) -> &'static str {
        self.arena.lineup.name_of(self.arena.lineup.place_at(seat, number))
    }
}

/// Where a game is played: on the table alone, or with everything written down.
enum Table {
    Plain(Box<Game>),
    Written(Box<Record>),
}

/// The action does not answer the decision.
struct Refused;

impl Table {
    fn game(&self) -> &Game {
        match self {
            Table::Plain(game) => game,
            Table::Written(record) => record.game(),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, turns: &mut Turns) -> Result<(), Refused> {
        match self {
            Table::Plain(game) => game.play(action, Some(turns)).map_err(|_| Refused),
            Table::Written(record) => {
                record.push(Entry::Action { seat, action }, Some(turns)).map(drop).map_err(|_| Refused)
            }
        }
    }

    fn resolve(&mut self, luck: Luck, turns: &mut Turns) {
        let fits = match self {
            Table::Plain(game) => game.resolve(luck, Some(turns)).map_err(EntryError::Chance),
            Table::Written(record) => record.push(Entry::Chance(luck), Some(turns)).map(drop),
        };
        if let Err(error) = fits {
            unreachable!("the stream answers what is asked: {error}");
        }
    }
}

/// Counts the turns of a game.
struct Turns(u64);

impl Observer for Turns {
    fn event(&mut self, _: &Game, event: Event) {
        self.0 += u64::from(matches!(event, Event::TurnBegan { .. }));
    }
}
