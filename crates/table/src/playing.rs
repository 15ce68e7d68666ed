//! The game at a table, rebuilt from its log: moves, take-backs and time.

use crate::figures::Figures;
use crate::lesson::Lesson;
use crate::visibility::{self, Audience};
use kaiju_engine::{Action, Chance, Event, Game, Luck, Observer, Seat, Setup, Step};
use kaiju_fair::{Secret, Stream};
use kaiju_notation::{Names, parse_action, parse_rules};
use kaiju_protocol::{By, ChangedFigures, SeatInfo, TableOptions};
use kaiju_record::{Board, Entry as Move, Header, Record};

/// The most take-backs of a seat in a game: more than anybody needs, and a bound on the length of the log.
const MAX_TAKE_BACKS: usize = 100;

/// Events, each with the seats that may see all of it; `None` means everybody.
pub type PrivateEvents = Vec<(Event, Audience)>;

/// The result of a move.
#[derive(Default)]
pub struct MoveResult {
    /// The events, in order.
    pub events: PrivateEvents,
    /// The figures that changed, by seat.
    pub figures: Vec<(Seat, ChangedFigures)>,
}

/// A running or finished game.
#[derive(Clone)]
pub struct Playing {
    /// The names of the seats.
    pub names: Names,
    /// The current game, with its take-back.
    board: Board,
    /// The source of chance.
    stream: Stream,
    /// The number of chance questions answered.
    chances: u64,
    /// True if the dice of the turn were counted with the last move, so that the first roll is next.
    is_first_roll: bool,
    /// The prepared answers of chance, in a lesson.
    lesson: Option<Lesson>,
    /// The figures of each seat, as last sent.
    figures: Figures,
    /// All moves and take-backs, in the order of the record.
    played: Vec<Played>,
    /// The number of the entry that led to the open question.
    pub question_seq: u64,
    /// When the question was asked, in milliseconds since 1970.
    pub asked_at: u64,
    /// The number of take-backs by each seat.
    taken_back: [usize; Seat::MAX],
    /// The remaining reserve of each seat, in milliseconds.
    pub reserves: [u64; Seat::MAX],
}

/// One move of the game.
#[derive(Clone)]
struct Played {
    /// The number of its entry in the log.
    seq: u64,
    entry: Move,
    choice: Option<Choice>,
}

/// Facts about a choice that a take-back restores.
#[derive(Clone)]
struct Choice {
    by: By,
    /// When the question was asked.
    asked_at: u64,
    /// The seat's reserve before the choice.
    reserve: u64,
}

/// Collects events with the seats that may see them.
struct Witness(PrivateEvents);

impl Observer for Witness {
    fn event(&mut self, game: &Game, event: Event) {
        self.0.push((event, event.private_to(game)));
    }
}

impl Playing {
    /// Starts a game at entry `seq`.
    pub fn start(
        seq: u64,
        at: u64,
        options: &TableOptions,
        position: Option<&str>,
        seats: &[SeatInfo],
        secret: &Secret,
    ) -> Result<Playing, String> {
        let rules = parse_rules(&options.rules).map_err(|error| error.message)?;
        let names = Names::new(seats.iter().map(|seat| seat.name.as_str())).map_err(|error| error.message)?;
        let game = match position {
            Some(position) => crate::position::read(position)
                .filter(|game| *game.rules() == rules && game.seats().len() == seats.len())
                .ok_or("the game cannot begin with its position")?,
            None => {
                let setup = Setup { rules, players: seats.len(), first: options.first };
                let game = match options.sides {
                    Some(sides) => Game::with_sides(&setup, sides),
                    None => Game::new(&setup),
                };
                game.map_err(|error| error.to_string())?
            }
        };
        let given: Vec<_> = seats.iter().map(|seat| seat.contribution.map(|given| given.0)).collect();
        let reserve = options.clock.map_or(0, |clock| u64::from(clock.reserve_s) * 1000);
        Ok(Playing {
            names,
            figures: Figures::of(&game),
            board: Board::new(game),
            stream: Stream::new(secret, &given),
            chances: 0,
            is_first_roll: true,
            lesson: None,
            played: Vec::new(),
            question_seq: seq,
            asked_at: at,
            taken_back: [0; Seat::MAX],
            reserves: [reserve; Seat::MAX],
        })
    }

    /// The current game.
    pub fn game(&self) -> &Game {
        self.board.game()
    }

    /// The same game as a lesson.
    pub fn with_prepared_dice(self) -> Playing {
        Playing { lesson: Some(Lesson::default()), ..self }
    }

    /// The answer of chance, if chance is asked.
    pub fn luck(&self) -> Option<Luck> {
        let Step::Chance(chance) = self.game().step() else { return None };
        let is_first = self.first_roller().is_some();
        let prepared = self.lesson.as_ref().and_then(|lesson| lesson.luck(chance, is_first));
        Some(prepared.unwrap_or_else(|| self.stream.luck(self.game(), chance, self.chances)))
    }

    /// The number of moves that stand: answers of players and of chance that were not taken back.
    pub fn standing(&self) -> u64 {
        let taken_back: usize = self.taken_back.iter().sum();
        // A take-back is a line of its own, and removes one.
        (self.played.len() - 2 * taken_back) as u64
    }

    /// The numbers of the log's entries, in the order of the record.
    pub fn seqs(&self) -> impl Iterator<Item = u64> {
        self.played.iter().map(|played| played.seq)
    }

    /// The seat whose first roll of the turn is next.
    pub fn first_roller(&self) -> Option<Seat> {
        let Step::Chance(Chance::Dice { seat, .. }) = self.game().step() else { return None };
        self.is_first_roll.then_some(seat)
    }

    /// The choice that a take-back would undo. Answers of standing orders and bots cannot be taken back: they would be
    /// given again at once.
    fn undoable(&self) -> Option<(u64, &Choice)> {
        let Played { seq, choice, .. } = self.played.get(self.board.undoes()?)?;
        let choice = choice.as_ref().filter(|choice| choice.by == By::Player)?;
        Some((*seq, choice))
    }

    /// The entry that a take-back would undo, unless the seat has used up its take-backs.
    pub fn take_back_to(&self) -> Option<u64> {
        let (seq, _) = self.undoable()?;
        let seat = self.board.may_undo()?;
        (self.taken_back[seat.index()] < MAX_TAKE_BACKS).then_some(seq)
    }

    /// Plays a move. On error nothing changes.
    fn play(&mut self, seq: u64, entry: Move, choice: Option<Choice>) -> Result<MoveResult, String> {
        let mut witness = Witness(Vec::new());
        self.board.play(entry, Some(&mut witness)).map_err(|error| error.text(&self.names))?;
        self.played.push(Played { seq, entry, choice });
        self.question_seq = seq;
        self.is_first_roll = witness.0.iter().any(|(event, _)| matches!(event, Event::DiceCounted { .. }));
        Ok(MoveResult { events: witness.0, figures: self.figures.update(self.board.game()) })
    }

    /// Plays the answer of a seat. `reserve_ms` is its remaining reserve, if time is limited.
    pub fn act(
        &mut self,
        seq: u64,
        at: u64,
        seat: Seat,
        action: Action,
        by: By,
        reserve_ms: Option<u64>,
    ) -> Result<MoveResult, String> {
        let reserve = self.reserves[seat.index()];
        let choice = Choice { by, asked_at: self.asked_at, reserve };
        let result = self.play(seq, Move::Action { seat, action }, Some(choice))?;
        self.reserves[seat.index()] = reserve_ms.unwrap_or(reserve);
        self.asked_at = at;
        Ok(result)
    }

    /// Plays the answer of chance. The second part of the result are the seats that may see the answer; `None`
    /// means everybody.
    pub fn resolve(&mut self, seq: u64, at: u64, luck: Luck) -> Result<(MoveResult, Audience), String> {
        let private_to = visibility::luck_audience(self.game());
        let (asked, is_first) = (self.game().step(), self.first_roller().is_some());
        let result = self.play(seq, Move::Chance(luck), None)?;
        self.chances += 1;
        if let (Some(lesson), Step::Chance(chance)) = (&mut self.lesson, asked) {
            lesson.answered(chance, is_first);
        }
        self.asked_at = at;
        Ok((result, private_to))
    }

    /// Takes back entry `to` of a seat. Its time runs on as if it had not chosen, so that nobody gains time by
    /// choosing again.
    pub fn take_back(&mut self, seq: u64, seat: Seat, to: u64) -> Result<(), String> {
        let undoable = self.undoable().filter(|&(undone, _)| undone == to);
        let Choice { asked_at, reserve, .. } =
            undoable.map(|(_, choice)| choice.clone()).ok_or("this cannot be taken back")?;
        self.play(seq, Move::Undo { seat }, None)?;
        self.asked_at = asked_at;
        self.reserves[seat.index()] = reserve;
        self.taken_back[seat.index()] += 1;
        Ok(())
    }

    /// Restarts the time of an open question for a player who has returned.
    pub fn player_returned(&mut self, at: u64, seat: Seat) {
        if matches!(self.game().step(), Step::Decide { seat: asked, .. } if asked == seat) {
            self.asked_at = at;
        }
    }

    /// The record with this header; `None` if the header does not fit.
    pub fn record(&self, header: Header) -> Option<Record> {
        let mut record = Record::new(header).ok()?;
        for played in &self.played {
            record.push(played.entry, None).ok()?;
        }
        Some(record)
    }

    /// Parses an action as a player may write it, such as `keep all`.
    pub fn read_action(&self, text: &str) -> Option<Action> {
        parse_action(text, &self.names, Some(self.game())).ok()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use kaiju_engine::playout::{self, WyRand};
    use kaiju_protocol::Clock;

    /// A game of two before its first card.
    fn two(seed: u64) -> Playing {
        let clock = Some(Clock { decision_s: 60, reserve_s: 300 });
        let options = TableOptions { public: true, clock, ..TableOptions::default() };
        let seats = ["Alice", "Bob"].map(|name| SeatInfo { name: name.to_owned(), ..SeatInfo::free() });
        Playing::start(1, 0, &options, None, &seats, &Secret::from_seed(seed)).unwrap()
    }

    /// A game right after the first choice of `by` that could be taken back, with the time and reserve before it.
    fn after_a_choice(seed: u64, by: By) -> Option<(Playing, u64, u64)> {
        let mut playing = two(seed);
        let mut numbers = WyRand(seed);
        for seq in 2.. {
            let at = seq * 1000;
            match playing.game().step() {
                Step::Chance(_) => {
                    let luck = playing.luck().unwrap();
                    playing.resolve(seq, at, luck).unwrap();
                }
                Step::Decide { seat, decision } => {
                    let (asked_at, reserve) = (playing.asked_at, playing.reserves[seat.index()]);
                    let action = playout::action(playing.game(), seat, decision, &mut numbers);
                    playing.act(seq, at, seat, action, by, Some(reserve - 7)).unwrap();
                    if playing.board.may_undo().is_some() {
                        return Some((playing, asked_at, reserve));
                    }
                }
                Step::Over(_) => break,
            }
        }
        None
    }

    /// A roll of six that scores nothing can be kept whole and leads straight into the next turn.
    #[test]
    fn the_first_roll_of_every_turn_is_told_from_the_others() {
        let (mut firsts, mut others, mut straight) = (0, 0, 0);
        for seed in 0..20 {
            let mut playing = two(seed);
            let mut numbers = WyRand(seed);
            let (mut has_rolled, mut has_kept) = (false, false);
            for seq in 2.. {
                let result = match playing.game().step() {
                    Step::Chance(chance) => {
                        if matches!(chance, Chance::Dice { .. }) {
                            assert_eq!(
                                playing.first_roller().is_none(),
                                has_rolled,
                                "seed {seed}, move {seq}"
                            );
                            let count = if has_rolled { &mut others } else { &mut firsts };
                            *count += 1;
                            straight += u32::from(has_kept && !has_rolled);
                        }
                        has_kept = false;
                        let luck = playing.luck().unwrap();
                        playing.resolve(seq, 0, luck).unwrap().0
                    }
                    Step::Decide { seat, decision } => {
                        let action = playout::action(playing.game(), seat, decision, &mut numbers);
                        has_kept = matches!(action, Action::Keep(_));
                        playing.act(seq, 0, seat, action, By::Player, None).unwrap()
                    }
                    Step::Over(_) => break,
                };
                for (event, _) in &result.events {
                    match event {
                        Event::TurnBegan { .. } => has_rolled = false,
                        Event::Rolled { .. } => has_rolled = true,
                        _ => {}
                    }
                }
            }
        }
        assert!(firsts > 100 && others > 100 && straight > 0, "{firsts}, {others}, {straight}");
    }

    #[test]
    fn nobody_gains_time_by_choosing_again() {
        let mut tried = 0;
        for seed in 0..20 {
            let Some((mut playing, asked_at, reserve)) = after_a_choice(seed, By::Player) else { continue };
            let seat = playing.board.may_undo().unwrap();
            let to = playing.take_back_to().unwrap();
            assert_eq!(playing.reserves[seat.index()], reserve - 7);
            let before = playing.clone();
            assert!(playing.take_back(to + 1, seat, to - 1).is_err(), "another entry");
            assert_eq!((playing.board == before.board, playing.played.len()), (true, before.played.len()));
            playing.take_back(to + 1, seat, to).unwrap();
            assert_eq!((playing.asked_at, playing.reserves[seat.index()]), (asked_at, reserve));
            assert_eq!(playing.question_seq, to + 1);
            tried += 1;
        }
        assert!(tried > 5, "{tried}");
    }

    #[test]
    fn a_log_does_not_grow_forever_by_choosing_and_taking_back() {
        let (mut playing, ..) = (0..20).find_map(|seed| after_a_choice(seed, By::Player)).unwrap();
        let Some(Played { entry: Move::Action { seat, action }, .. }) = playing.played.last().cloned() else {
            panic!("the last line is no choice");
        };
        let mut seq = playing.take_back_to().unwrap();
        let mut taken_back = 0;
        while let Some(to) = playing.take_back_to() {
            playing.take_back(seq + 1, seat, to).unwrap();
            playing.act(seq + 2, 0, seat, action, By::Player, None).unwrap();
            seq += 2;
            taken_back += 1;
        }
        assert_eq!(taken_back, MAX_TAKE_BACKS);
    }

    #[test]
    fn answers_of_bots_and_orders_cannot_be_taken_back() {
        for by in [By::Bot, By::Order] {
            let tried = (0..20).filter_map(|seed| after_a_choice(seed, by));
            let games: Vec<Playing> = tried.map(|(playing, ..)| playing).collect();
            assert!(games.len() > 5 && games.iter().all(|playing| playing.take_back_to().is_none()));
        }
    }
}
