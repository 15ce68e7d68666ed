//! A table as its log tells it: every entry changes the state in one way, wherever it is read.

use crate::names::free_monsters;
use kaiju_engine::notation::{Names, parse_action, parse_luck, parse_rules};
use kaiju_engine::{Action, Chance, Event, Game, Luck, Observer, Seat, SeatSet, Setup, Step};
use kaiju_fair::{Secret, Stream};
use kaiju_protocol::{By, Ending, Entry, Fairness, Occupant, Orders, Phase, SeatInfo, TableInfo};
use kaiju_record::{Entry as Move, Header, Record, Seated};

/// A log that makes no sense. It cannot come from this program.
#[derive(Debug, thiserror::Error)]
#[error("entry {seq} of the log of table {table} does not fit: {reason}")]
pub struct BadLog {
    /// Which table.
    pub table: String,
    /// Which entry.
    pub seq: u64,
    /// What is wrong.
    pub reason: String,
}

/// What an entry did, for those who watch.
#[derive(Default)]
pub struct Done {
    /// What happened, each with the seats that may see it whole; `None` means everybody.
    pub events: Vec<(Event, Option<SeatSet>)>,
    /// The seats that may see the entry itself; `None` means everybody.
    pub private_to: Option<SeatSet>,
    /// Whether seats, options or phase changed.
    pub info_changed: bool,
    /// Whether the game was replaced: at the start and after a take-back.
    pub view_changed: bool,
}

/// A running or finished game.
#[derive(Clone)]
pub struct Playing {
    /// The names of the seats.
    pub names: Names,
    /// The game now.
    pub game: Game,
    /// What answers chance.
    stream: Stream,
    /// How many questions of chance were answered.
    chances: u64,
    /// Everything that counts, for the record: the entry's number with the move.
    moves: Vec<(u64, Move)>,
    /// Choices that can be taken back: the entry's number, and the game before it.
    undo: Vec<(u64, Game)>,
    /// The entry that led to the open question.
    pub question_seq: u64,
    /// When the question was asked, in milliseconds since 1970.
    pub asked_at: u64,
    /// What is left of each seat's reserve, in milliseconds.
    pub reserves: [u64; Seat::MAX],
}

/// Everything about a table.
#[derive(Clone)]
pub struct State {
    /// Seats, options and phase.
    pub info: TableInfo,
    /// The number of the last entry.
    pub seq: u64,
    /// The game, once it has begun.
    pub playing: Option<Playing>,
    /// The standing orders of the seats.
    pub orders: [Option<Orders>; Seat::MAX],
    /// Seats for whose players a bot plays.
    pub away: SeatSet,
    secret: Secret,
}

/// Collects events with those who may see them.
struct Witness(Vec<(Event, Option<SeatSet>)>);

impl Observer for Witness {
    fn event(&mut self, game: &Game, event: Event) {
        self.0.push((event, event.private_to(game)));
    }
}

impl State {
    /// The state of a table of which no entry has been read.
    pub fn new(table: &str, secret: Secret) -> State {
        let absence = kaiju_protocol::Absence { pause_s: 0, bot: String::new() };
        let options =
            kaiju_protocol::TableOptions { rules: String::new(), public: false, clock: None, absence };
        State {
            info: TableInfo {
                table: table.to_owned(),
                options,
                phase: Phase::Waiting,
                host: String::new(),
                seats: Vec::new(),
                fairness: Fairness { commitment: secret.commitment().to_string(), secret: None },
                rematch: None,
            },
            seq: 0,
            playing: None,
            orders: [const { None }; Seat::MAX],
            away: SeatSet::EMPTY,
            secret,
        }
    }

    /// The game, if it is being played.
    pub fn running(&self) -> Option<&Playing> {
        self.playing.as_ref().filter(|_| self.info.phase == Phase::Playing)
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: &str) -> SeatSet {
        let mine = |seat: &SeatInfo| matches!(&seat.occupant, Occupant::Guest { guest: own } if own == guest);
        self.seats_where(mine)
    }

    /// The seats with players who could be there: guests who have not given up.
    pub fn human_seats(&self) -> SeatSet {
        self.seats_where(|seat| matches!(seat.occupant, Occupant::Guest { .. }) && !seat.resigned)
    }

    fn seats_where(&self, fits: impl Fn(&SeatInfo) -> bool) -> SeatSet {
        let seats = self.info.seats.iter().zip(Seat::ALL);
        seats.filter(|(info, _)| fits(info)).map(|(_, seat)| seat).collect()
    }

    /// The bot that answers for a seat now, if one does.
    pub fn bot_of(&self, seat: Seat) -> Option<&str> {
        let info = self.info.seats.get(seat.index())?;
        match &info.occupant {
            Occupant::Bot { bot } => Some(bot),
            Occupant::Guest { .. } if info.resigned || self.away.contains(seat) => {
                Some(&self.info.options.absence.bot)
            }
            Occupant::Guest { .. } | Occupant::Free => None,
        }
    }

    /// Whether the open question's seat can take back its last choice.
    pub fn can_take_back(&self) -> bool {
        self.running().is_some_and(|playing| !playing.undo.is_empty())
    }

    /// The first entry that a take-back would undo.
    pub fn take_back_to(&self) -> Option<u64> {
        self.running()?.undo.last().map(|&(seq, _)| seq)
    }

    /// What chance answers to the open question, if chance is asked.
    pub fn luck(&self) -> Option<Luck> {
        let playing = self.running()?;
        match playing.game.step() {
            Step::Chance(chance) => Some(playing.stream.luck(&playing.game, chance, playing.chances)),
            Step::Decide { .. } | Step::Over(_) => None,
        }
    }

    /// Changes the state as the next entry tells.
    pub fn apply(&mut self, at: u64, entry: &Entry) -> Result<Done, BadLog> {
        let seq = self.seq + 1;
        let done = self.try_apply(seq, at, entry).map_err(|reason| BadLog {
            table: self.info.table.clone(),
            seq,
            reason,
        })?;
        self.seq = seq;
        Ok(done)
    }

    fn try_apply(&mut self, seq: u64, at: u64, entry: &Entry) -> Result<Done, String> {
        let info = || Done { info_changed: true, ..Done::default() };
        match entry {
            Entry::Created { host, options, seats, commitment } => {
                if *commitment != self.info.fairness.commitment {
                    return Err("the secret does not fit the commitment".to_owned());
                }
                self.info.host = host.clone();
                self.info.options = options.clone();
                self.info.seats = seats.clone();
            }
            Entry::Sat { seat, guest, name, monster } => {
                let occupant = Occupant::Guest { guest: guest.clone() };
                *self.seat_mut(*seat)? =
                    SeatInfo { occupant, name: name.clone(), monster: *monster, ..SeatInfo::free() };
            }
            Entry::BotSat { seat, bot, name, monster } => {
                let occupant = Occupant::Bot { bot: bot.clone() };
                *self.seat_mut(*seat)? =
                    SeatInfo { occupant, name: name.clone(), monster: *monster, ..SeatInfo::free() };
            }
            Entry::Dressed { seat, name, monster } => {
                let seat = self.seat_mut(*seat)?;
                seat.name = name.clone();
                seat.monster = *monster;
            }
            Entry::Freed { seat } => *self.seat_mut(*seat)? = SeatInfo::free(),
            Entry::Resized { seats } => self.info.seats.resize_with(usize::from(*seats), SeatInfo::free),
            Entry::Changed { options } => self.info.options = options.clone(),
            Entry::HostChanged { host } => self.info.host = host.clone(),
            Entry::Contributed { seat, contribution } => {
                self.seat_mut(*seat)?.contribution = Some(*contribution);
            }
            Entry::Started { seats } => {
                self.start(seq, at, seats)?;
                return Ok(Done { view_changed: true, ..info() });
            }
            Entry::Acted { seat, action, by, reserve_ms } => {
                return self.act(seq, at, *seat, action, *by, *reserve_ms);
            }
            Entry::Chance { luck } => return self.resolve(seq, at, luck),
            Entry::TakenBack { to, .. } => {
                self.take_back(seq, at, *to)?;
                return Ok(Done { view_changed: true, ..Done::default() });
            }
            Entry::Ordered { seat, orders } => {
                self.seat_mut(*seat)?;
                self.orders[seat.index()] = orders.clone();
                return Ok(Done { private_to: Some(SeatSet::only(*seat)), ..Done::default() });
            }
            Entry::Away { seat } => {
                self.away.insert(*seat);
                return Ok(Done::default());
            }
            Entry::Back { seat } => {
                self.away.remove(*seat);
                return Ok(Done::default());
            }
            Entry::Resigned { seat } => self.seat_mut(*seat)?.resigned = true,
            Entry::Ended { ending } => self.end(ending.clone()),
            Entry::Rematch { table } => self.info.rematch = Some(table.clone()),
        }
        Ok(info())
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatInfo, String> {
        self.info.seats.get_mut(seat.index()).ok_or_else(|| "there is no such seat".to_owned())
    }

    fn end(&mut self, ending: Ending) {
        self.info.phase = Phase::Over { ending };
        self.info.fairness.secret = Some(self.secret.reveal());
    }

    fn start(&mut self, seq: u64, at: u64, seats: &[SeatInfo]) -> Result<(), String> {
        let rules = parse_rules(&self.info.options.rules).map_err(|error| error.message)?;
        let names = Names::new(seats.iter().map(|seat| seat.name.as_str())).map_err(|error| error.message)?;
        let setup = Setup { rules, players: seats.len(), first: None };
        let game = Game::new(&setup).map_err(|error| error.to_string())?;
        let given: Vec<_> = seats.iter().map(|seat| seat.contribution.map(|given| given.0)).collect();
        let reserve = self.info.options.clock.map_or(0, |clock| u64::from(clock.reserve_s) * 1000);
        self.info.seats = seats.to_vec();
        self.info.phase = Phase::Playing;
        self.playing = Some(Playing {
            names,
            game,
            stream: Stream::new(&self.secret, &given),
            chances: 0,
            moves: Vec::new(),
            undo: Vec::new(),
            question_seq: seq,
            asked_at: at,
            reserves: [reserve; Seat::MAX],
        });
        Ok(())
    }

    fn playing_mut(&mut self) -> Result<&mut Playing, String> {
        self.playing.as_mut().ok_or_else(|| "the game has not begun".to_owned())
    }

    fn act(
        &mut self,
        seq: u64,
        at: u64,
        seat: Seat,
        action: &str,
        by: By,
        reserve_ms: Option<u64>,
    ) -> Result<Done, String> {
        let playing = self.playing_mut()?;
        let action = parse_action(action, &playing.names, None).map_err(|error| error.message)?;
        if !is_asked(&playing.game, seat) {
            return Err("another seat is asked".to_owned());
        }
        let before = playing.game;
        let mut witness = Witness(Vec::new());
        playing.game.play(action, Some(&mut witness)).map_err(|_| "the answer is illegal".to_owned())?;
        playing.moves.push((seq, Move::Action { seat, action }));
        playing.question_seq = seq;
        playing.asked_at = at;
        if let Some(left) = reserve_ms {
            playing.reserves[seat.index()] = left;
        }
        // What was chosen counts for good once chance or somebody else is asked, a card was looked at that others had
        // seen before, or the player did not choose it.
        let reveals = witness.0.iter().any(|(_, private_to)| private_to.is_some());
        if by == By::Player && !reveals && is_asked(&playing.game, seat) {
            playing.undo.push((seq, before));
        } else {
            playing.undo.clear();
        }
        Ok(self.settle(witness.0))
    }

    fn resolve(&mut self, seq: u64, at: u64, luck: &str) -> Result<Done, String> {
        let playing = self.playing_mut()?;
        let luck = parse_luck(luck, &playing.names).map_err(|error| error.message)?;
        let private_to = match playing.game.step() {
            Step::Chance(Chance::Peek { seat }) => Some(SeatSet::only(seat)),
            Step::Chance(_) | Step::Decide { .. } | Step::Over(_) => None,
        };
        let mut witness = Witness(Vec::new());
        playing.game.resolve(luck, Some(&mut witness)).map_err(|_| "nothing such was asked".to_owned())?;
        playing.moves.push((seq, Move::Chance(luck)));
        playing.chances += 1;
        playing.question_seq = seq;
        playing.asked_at = at;
        playing.undo.clear();
        Ok(Done { private_to, ..self.settle(witness.0) })
    }

    /// Ends the table if the game is over.
    fn settle(&mut self, events: Vec<(Event, Option<SeatSet>)>) -> Done {
        let outcome = self.playing.as_ref().and_then(|playing| playing.game.outcome());
        if let Some(outcome) = outcome {
            self.end(Ending::Played { outcome });
        }
        Done { events, info_changed: outcome.is_some(), ..Done::default() }
    }

    fn take_back(&mut self, seq: u64, at: u64, to: u64) -> Result<(), String> {
        let playing = self.playing_mut()?;
        let place = playing.undo.iter().position(|&(undone, _)| undone == to);
        let place = place.ok_or_else(|| "this cannot be taken back".to_owned())?;
        playing.game = playing.undo[place].1;
        playing.undo.truncate(place);
        playing.moves.retain(|&(made, _)| made < to);
        playing.question_seq = seq;
        playing.asked_at = at;
        Ok(())
    }

    /// The seats as they would begin: without free ones, and everybody with a monster.
    pub fn starters(&self) -> Vec<SeatInfo> {
        let taken = self.info.seats.iter().filter(|seat| seat.occupant != Occupant::Free);
        let mut seats: Vec<SeatInfo> = taken.cloned().collect();
        let mut free = free_monsters(&seats).into_iter();
        for seat in &mut seats {
            if seat.monster.is_none() {
                seat.monster = free.next();
            }
        }
        seats
    }

    /// The record of a game that is over. Choices that were taken back are not in it.
    pub fn record(&self) -> Option<String> {
        let playing = self.playing.as_ref()?;
        if !matches!(self.info.phase, Phase::Over { .. }) {
            return None;
        }
        let players = self.info.seats.iter().map(|seat| Seated {
            contribution: seat.contribution.map(|given| given.0),
            ..Seated::new(&seat.name, seat.monster.map_or("Monster", |monster| monster.text()))
        });
        let mut header = Header::new(*playing.game.rules(), players);
        header.commitment = Some(self.secret.commitment());
        header.fields.push(("table".to_owned(), self.info.table.clone()));
        let mut record = Record::new(header).ok()?;
        for &(_, entry) in &playing.moves {
            record.push(entry, None).ok()?;
        }
        record.reveal(self.secret.clone()).ok()?;
        Some(record.print())
    }
}

fn is_asked(game: &Game, seat: Seat) -> bool {
    matches!(game.step(), Step::Decide { seat: asked, .. } if asked == seat)
}

/// The action of a text, as a player may write it: `keep all` is understood.
pub fn read_action(playing: &Playing, text: &str) -> Option<Action> {
    parse_action(text, &playing.names, Some(&playing.game)).ok()
}
