//! A game at a table as its log tells it: what was played, what can be taken back, and whose time it costs.

use crate::figures::Figures;
use crate::sight::{self, Audience};
use kaiju_engine::{Action, Event, Game, Luck, Observer, Seat, Setup, Step};
use kaiju_fair::{Secret, Stream};
use kaiju_notation::{Names, parse_action, parse_rules};
use kaiju_protocol::{By, ChangedFigures, SeatInfo, TableOptions};
use kaiju_record::{Board, Entry as Move, Header, Record};

/// Take-backs of a seat in a game. Nobody needs so many, and choosing and taking back forever would make a log of any length.
const MOST_TAKE_BACKS: usize = 100;

/// Events, each with the seats that may see it whole; `None` means everybody.
pub type Witnessed = Vec<(Event, Audience)>;

/// What a line did.
#[derive(Default)]
pub struct Deed {
    /// What happened.
    pub events: Witnessed,
    /// The figures that it changed.
    pub figures: Vec<(Seat, ChangedFigures)>,
}

/// A running or finished game.
#[derive(Clone)]
pub struct Playing {
    /// The names of the seats.
    pub names: Names,
    /// The game now, with what can be taken back.
    board: Board,
    /// What answers chance.
    stream: Stream,
    /// How many questions of chance were answered.
    chances: u64,
    /// What was told of each seat's figures.
    figures: Figures,
    /// Everything that was played and taken back, in the order of the record.
    played: Vec<Played>,
    /// The entry that led to the open question.
    pub question_seq: u64,
    /// When the question was asked, in milliseconds since 1970.
    pub asked_at: u64,
    /// How often each seat took something back.
    taken_back: [usize; Seat::MAX],
    /// What is left of each seat's reserve, in milliseconds.
    pub reserves: [u64; Seat::MAX],
}

/// One line of the game.
#[derive(Clone)]
struct Played {
    /// The number of its entry in the log.
    seq: u64,
    entry: Move,
    choice: Option<Choice>,
}

/// What is remembered of a choice, so that it can be taken back.
#[derive(Clone)]
struct Choice {
    by: By,
    /// When it was asked for.
    asked_at: u64,
    /// The seat's reserve before it.
    reserve: u64,
}

/// Collects events with those who may see them.
struct Witness(Witnessed);

impl Observer for Witness {
    fn event(&mut self, game: &Game, event: Event) {
        self.0.push((event, event.private_to(game)));
    }
}

impl Playing {
    /// A game that begins with entry `seq`.
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
            played: Vec::new(),
            question_seq: seq,
            asked_at: at,
            taken_back: [0; Seat::MAX],
            reserves: [reserve; Seat::MAX],
        })
    }

    /// The game now.
    pub fn game(&self) -> &Game {
        self.board.game()
    }

    /// What chance answers to the open question, if chance is asked.
    pub fn luck(&self) -> Option<Luck> {
        match self.game().step() {
            Step::Chance(chance) => Some(self.stream.luck(self.game(), chance, self.chances)),
            Step::Decide { .. } | Step::Over(_) => None,
        }
    }

    /// The choice that a take-back would undo. What a standing order or a bot has answered stays: it would be
    /// answered again at once.
    fn undoable(&self) -> Option<(u64, &Choice)> {
        let Played { seq, choice, .. } = self.played.get(self.board.undoes()?)?;
        let choice = choice.as_ref().filter(|choice| choice.by == By::Player)?;
        Some((*seq, choice))
    }

    /// The entry that a take-back would undo, unless its seat has taken back too often.
    pub fn take_back_to(&self) -> Option<u64> {
        let (seq, _) = self.undoable()?;
        let seat = self.board.may_undo()?;
        (self.taken_back[seat.index()] < MOST_TAKE_BACKS).then_some(seq)
    }

    /// Plays a line. On error nothing changes.
    fn play(&mut self, seq: u64, entry: Move, choice: Option<Choice>) -> Result<Deed, String> {
        let mut witness = Witness(Vec::new());
        self.board.play(entry, Some(&mut witness)).map_err(|error| error.text(&self.names))?;
        self.played.push(Played { seq, entry, choice });
        self.question_seq = seq;
        Ok(Deed { events: witness.0, figures: self.figures.follow(self.board.game()) })
    }

    /// A seat answers. `reserve_ms` is what is left of its reserve, if time is limited.
    pub fn act(
        &mut self,
        seq: u64,
        at: u64,
        seat: Seat,
        action: Action,
        by: By,
        reserve_ms: Option<u64>,
    ) -> Result<Deed, String> {
        let reserve = self.reserves[seat.index()];
        let choice = Choice { by, asked_at: self.asked_at, reserve };
        let deed = self.play(seq, Move::Action { seat, action }, Some(choice))?;
        self.reserves[seat.index()] = reserve_ms.unwrap_or(reserve);
        self.asked_at = at;
        Ok(deed)
    }

    /// Chance answers. The second part are the seats that may see the answer; `None` means everybody.
    pub fn resolve(&mut self, seq: u64, at: u64, luck: Luck) -> Result<(Deed, Audience), String> {
        let private_to = sight::of_luck(self.game());
        let deed = self.play(seq, Move::Chance(luck), None)?;
        self.chances += 1;
        self.asked_at = at;
        Ok((deed, private_to))
    }

    /// A seat takes back entry `to`. Its time goes on as if it had not chosen: nobody gains time by choosing again.
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

    /// A player returns. The time for an open question that a bot would have answered begins anew.
    pub fn welcome(&mut self, at: u64, seat: Seat) {
        if matches!(self.game().step(), Step::Decide { seat: asked, .. } if asked == seat) {
            self.asked_at = at;
        }
    }

    /// The record with this header. None if the header does not fit.
    pub fn record(&self, header: Header) -> Option<Record> {
        let mut record = Record::new(header).ok()?;
        for played in &self.played {
            record.push(played.entry, None).ok()?;
        }
        Some(record)
    }

    /// The action of a text, as a player may write it: `keep all` is understood.
    pub fn read_action(&self, text: &str) -> Option<Action> {
        parse_action(text, &self.names, Some(self.game())).ok()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use kaiju_engine::playout::{self, WyRand};
    use kaiju_protocol::{Absence, Clock};

    /// A game at the first moment at which something could be taken back if `by` had chosen it, with its time before that.
    fn after_a_choice(seed: u64, by: By) -> Option<(Playing, u64, u64)> {
        let absence = Absence { pause_s: 0, bot: "random".to_owned() };
        let clock = Some(Clock { decision_s: 60, reserve_s: 300 });
        let options = TableOptions {
            rules: "czech".to_owned(),
            public: true,
            clock,
            absence,
            first: None,
            sides: None,
        };
        let seats = ["Alice", "Bob"].map(|name| SeatInfo { name: name.to_owned(), ..SeatInfo::free() });
        let mut playing = Playing::start(1, 0, &options, None, &seats, &Secret::from_seed(seed)).unwrap();
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
        assert_eq!(taken_back, MOST_TAKE_BACKS);
    }

    #[test]
    fn what_the_player_has_not_chosen_is_not_taken_back() {
        for by in [By::Bot, By::Order] {
            let tried = (0..20).filter_map(|seed| after_a_choice(seed, by));
            let games: Vec<Playing> = tried.map(|(playing, ..)| playing).collect();
            assert!(games.len() > 5 && games.iter().all(|playing| playing.take_back_to().is_none()));
        }
    }
}
