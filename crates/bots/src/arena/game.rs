//! One game of the arena, from the first die to the last.

use super::chance::{Deal, Purpose, derive};
use super::player::Player;
use super::records;
use super::result::FailedGame;
use super::tally::Tally;
use super::watch::Watch;
use super::{Arena, ArenaError};
use crate::external::Conduct;
use kaiju_engine::{Action, Decision, Game, Luck, Outcome, Seat, Step};
use kaiju_record::{Entry, EntryError, Record};
use std::time::Instant;

/// A worker thread of the arena: its players, which play one game after another, and its tally.
pub(super) struct Worker<'a> {
    arena: &'a Arena,
    fresh: Game,
    /// One player per position of the lineup.
    players: Vec<Player>,
    tally: Tally,
}

impl<'a> Worker<'a> {
    pub fn new(arena: &'a Arena, fresh: Game, conduct: &[Conduct]) -> Result<Worker<'a>, ArenaError> {
        let players = Player::all(&arena.lineup, conduct)?;
        Ok(Worker { arena, fresh, players, tally: Tally::new(&arena.lineup) })
    }

    /// The tally of all games.
    pub fn into_tally(self) -> Tally {
        self.tally
    }

    /// Plays a round. Returns the number of its games.
    pub fn play_round(&mut self, round: u64) -> Result<u64, ArenaError> {
        let games = self.arena.round(round);
        games.clone().try_for_each(|number| self.play(number))?;
        self.tally.finish_round();
        Ok(games.end - games.start)
    }

    /// Plays the game with this number, starting at 0. The result does not depend on earlier games.
    fn play(&mut self, number: u64) -> Result<(), ArenaError> {
        let seed = self.arena.seed;
        for (place, player) in self.players.iter_mut().enumerate() {
            player.begin(derive(seed, number, Purpose::Bot(place)));
        }
        let seating = self.arena.lineup.seating(seed, number);
        let mut deal = Deal::new(seed, self.arena.deal_number(number), self.arena.lineup.players());
        let mut table = match &self.arena.records {
            Some(_) => Table::Written(Box::new(records::begin(self.arena, number, &seating, &deal))),
            None => Table::Plain(Box::new(self.fresh)),
        };
        // Repeated dice would tell nothing new about fairness.
        let counts_dice = self.arena.is_first_with_its_dice(number);
        let mut watch = Watch::default();
        let outcome = loop {
            match table.game().step() {
                Step::Decide { seat, decision } => {
                    let place = seating.place_at(seat);
                    let action = self.ask(table.game(), place, seat, decision);
                    table.play(seat, action, &mut watch).map_err(|_| ArenaError::Illegal {
                        bot: self.arena.lineup.name_of(place).to_owned(),
                        game: number + 1,
                        decision,
                        action,
                    })?;
                }
                Step::Chance(chance) => {
                    let luck = deal.answer(table.game(), chance);
                    if counts_dice {
                        self.tally.dice.count(table.game(), luck);
                    }
                    table.resolve(luck, &mut watch);
                }
                Step::Over(outcome) => break outcome,
            }
        };
        let lineup = &self.arena.lineup;
        let seats = table.game().seats().iter();
        let entrants: Vec<usize> = seats.map(|seat| lineup.entrant_of(seating.place_at(seat))).collect();
        self.tally.finish(table.game(), outcome, &watch, &entrants);
        self.finish_players(number, outcome);
        if let (Table::Written(record), Some(folder)) = (table, &self.arena.records) {
            records::write(folder, self.arena, number, *record, deal.secret).map_err(ArenaError::Records)?;
        }
        Ok(())
    }

    /// Tells the players that the game is over, and notes the programs that did not finish it.
    fn finish_players(&mut self, number: u64, outcome: Outcome) {
        let lineup = &self.arena.lineup;
        for (place, player) in self.players.iter_mut().enumerate() {
            let entrant = &mut self.tally.entrants[lineup.entrant_of(place)];
            entrant.replaced += u64::from(player.is_replaced());
            let failure = player.over(outcome, lineup.players());
            entrant.failures.extend(failure.map(|failure| FailedGame { game: number + 1, failure }));
        }
    }

    /// The answer of the bot at a position; the clock runs while it thinks.
    #[expect(clippy::disallowed_methods, reason = "the arena measures how long bots think")]
    fn ask(&mut self, game: &Game, place: usize, seat: Seat, decision: Decision) -> Action {
        let view = game.view(Some(seat));
        let start = Instant::now();
        let is_replaced = self.players[place].is_replaced();
        let action = self.players[place].choose(&view, seat, decision);
        let nanoseconds = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
        let entrant = &mut self.tally.entrants[self.arena.lineup.entrant_of(place)];
        // The time of a replacement says nothing about the entrant.
        if !is_replaced {
            entrant.times.push(nanoseconds);
        }
        entrant.powers.count(game, decision, action);
        self.tally.decisions += 1;
        action
    }
}

/// A game in progress, with or without a record.
enum Table {
    Plain(Box<Game>),
    Written(Box<Record>),
}

/// The action was not a legal answer.
struct Refused;

impl Table {
    fn game(&self) -> &Game {
        match self {
            Table::Plain(game) => game,
            Table::Written(record) => record.game(),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, watch: &mut Watch) -> Result<(), Refused> {
        match self {
            Table::Plain(game) => game.play(action, Some(watch)).map_err(|_| Refused),
            Table::Written(record) => {
                record.push(Entry::Action { seat, action }, Some(watch)).map(drop).map_err(|_| Refused)
            }
        }
    }

    fn resolve(&mut self, luck: Luck, watch: &mut Watch) {
        let fits = match self {
            Table::Plain(game) => game.resolve(luck, Some(watch)).map_err(EntryError::Chance),
            Table::Written(record) => record.push(Entry::Chance(luck), Some(watch)).map(drop),
        };
        if let Err(error) = fits {
            unreachable!("the stream answers what is asked: {error}");
        }
    }
}
