//! The state of a table, rebuilt from its log: every entry changes it in one way, wherever it is read.

use crate::entry::Entry;
use crate::forgotten::NOBODY;
use crate::names::free_monsters;
use crate::playing::{MoveResult, Playing};
use crate::position;
use crate::quota::LogQuota;
use crate::visibility::{self, Audience};
use kaiju_engine::rules::Revision;
use kaiju_engine::{Luck, Seat, SeatSet, Step};
use kaiju_fair::Secret;
use kaiju_notation::{Names, parse_rules_by, rules_text};
use kaiju_protocol::{
    Ending, Entry as Written, Fairness, Occupant, Orders, Phase, SeatInfo, TableInfo, TableOptions,
    TableView, Vote,
};
use kaiju_record::{DAILY_FIELD, HINTS_FIELD, Header, LESSON_FIELD, Seated};
use std::collections::BTreeSet;

/// A log that cannot be replayed. This program writes no such log.
#[derive(Debug, thiserror::Error)]
#[error("entry {seq} of the log of table {table} does not fit: {reason}")]
pub struct BadLog {
    /// The table's id.
    pub table: String,
    /// The number of the bad entry.
    pub seq: u64,
    /// The reason.
    pub reason: String,
}

/// The effects of an entry.
#[derive(Default)]
pub struct Effects {
    /// Events and changed figures.
    pub result: MoveResult,
    /// The seats that may see the whole entry; `None` means everybody.
    pub private_to: Audience,
    /// True if seats, options or phase changed.
    pub info_changed: bool,
    /// True if the game was replaced: at the start and after a take-back.
    pub view_changed: bool,
}

/// The state of a table after some entries of its log.
#[derive(Clone)]
pub struct Table {
    /// Seats, options and phase.
    pub info: TableInfo,
    /// The number of the last entry.
    pub seq: u64,
    /// Usage of the quotas for entries that are not moves.
    pub quota: LogQuota,
    /// Guests whom the host has sent away.
    pub sent_away: BTreeSet<String>,
    /// The game, once it has begun.
    pub playing: Option<Playing>,
    /// The standing orders of the seats.
    pub orders: [Option<Orders>; Seat::MAX],
    /// Seats of absent players, for whom a bot plays.
    pub away: SeatSet,
    secret: Secret,
    /// The names used before the game: none.
    unnamed: Names,
}

impl Table {
    /// A table before its first entry, ready to replay a log. To create a new table, use
    /// [`TableSpec`](crate::TableSpec).
    pub fn new(table: &str, secret: Secret) -> Table {
        Table {
            info: TableInfo {
                table: table.to_owned(),
                options: TableOptions::default(),
                phase: Phase::Waiting,
                host: String::new(),
                seats: Vec::new(),
                fairness: Fairness { commitment: secret.commitment().to_string(), secret: None },
                rematch: None,
                rematch_by: None,
                position: None,
                votes: Vec::new(),
                daily: None,
                lesson: false,
            },
            seq: 0,
            quota: LogQuota::default(),
            sent_away: BTreeSet::new(),
            playing: None,
            orders: [const { None }; Seat::MAX],
            away: SeatSet::EMPTY,
            secret,
            unnamed: Names::plain(0),
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

    /// The seats of guests who have not resigned.
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

    /// True if the stand-in bot of this seat must pause so that its player can return: no other player is left who
    /// would have to wait. Without the pause the game would be over before anybody could come back.
    pub fn may_return(&self, seat: Seat) -> bool {
        let players = self.human_seats();
        if !self.away.and(players).contains(seat) {
            return false;
        }
        !self.others_wait(seat)
    }

    /// True if other players, who are not away, wait while this seat of a guest is asked.
    pub fn others_wait(&self, seat: Seat) -> bool {
        let own = self.info.seats.get(seat.index()).map(|info| &info.occupant);
        let Some(Occupant::Guest { guest }) = own else { return false };
        let alive = self.running().map_or(SeatSet::EMPTY, |playing| playing.game().alive());
        !self.human_seats().and(alive).minus(self.away).minus(self.seats_of(guest)).is_empty()
    }

    /// The seat whose turn begins with the next roll, if players throw that roll themselves at this table.
    pub fn first_roller(&self) -> Option<Seat> {
        self.running().filter(|_| self.info.options.throws)?.first_roller()
    }

    /// The seat whose player must throw the first roll. Bots throw at once, those of absent players included.
    pub fn thrower(&self) -> Option<Seat> {
        self.first_roller().filter(|&seat| self.bot_of(seat).is_none())
    }

    /// The seat that must answer: a decision of the rules, or the throw of its first roll.
    pub fn asked(&self) -> Option<Seat> {
        match self.running()?.game().step() {
            Step::Decide { seat, .. } => Some(seat),
            Step::Chance(_) => self.thrower(),
            Step::Over(_) => None,
        }
    }

    /// True if the asked seat can take back its last choice.
    pub fn can_take_back(&self) -> bool {
        self.take_back_to().is_some()
    }

    /// The entry that a take-back would undo.
    pub fn take_back_to(&self) -> Option<u64> {
        self.running()?.take_back_to()
    }

    /// The game as the guest with the seats `viewer` sees it, once it has started.
    pub fn view(&self, viewer: SeatSet) -> Option<TableView> {
        self.playing.as_ref().map(|playing| visibility::view(playing.game(), viewer))
    }

    /// The answer of chance, if chance is asked.
    pub fn luck(&self) -> Option<Luck> {
        self.running()?.luck()
    }

    /// The names of the seats, as used in moves.
    pub fn names(&self) -> &Names {
        self.playing.as_ref().map_or(&self.unnamed, |playing| &playing.names)
    }

    /// Parses the next entry of the log.
    pub fn read(&self, written: Written) -> Result<Entry, BadLog> {
        Entry::read(written, self.names()).map_err(|error| self.bad(self.seq + 1, error.message))
    }

    fn bad(&self, seq: u64, reason: String) -> BadLog {
        BadLog { table: self.info.table.clone(), seq, reason }
    }

    /// Applies the next entry, made at `at` in milliseconds since 1970.
    pub fn apply(&mut self, at: u64, entry: &Entry) -> Result<Effects, BadLog> {
        let seq = self.seq + 1;
        LogQuota::charge(self, entry);
        let done = self.try_apply(seq, at, entry).map_err(|reason| self.bad(seq, reason))?;
        self.seq = seq;
        Ok(done)
    }

    fn try_apply(&mut self, seq: u64, at: u64, entry: &Entry) -> Result<Effects, String> {
        match entry {
            Entry::Acted { seat, action, by, reserve_ms } => {
                let result = self.playing_mut()?.act(seq, at, *seat, *action, *by, *reserve_ms)?;
                Ok(self.settle(result))
            }
            Entry::Chance { luck } => {
                let (result, private_to) = self.playing_mut()?.resolve(seq, at, *luck)?;
                Ok(Effects { private_to, ..self.settle(result) })
            }
            Entry::Noted(noted) => self.try_note(seq, at, noted),
        }
    }

    /// Applies an entry that is not a move.
    fn try_note(&mut self, seq: u64, at: u64, noted: &Written) -> Result<Effects, String> {
        let info = || Effects { info_changed: true, ..Effects::default() };
        match noted {
            Written::Created { host, options, seats, commitment, position, daily, lesson, sent_away } => {
                if *commitment != self.info.fairness.commitment {
                    return Err("the secret does not fit the commitment".to_owned());
                }
                self.info.host = host.clone();
                self.info.options = options.clone();
                self.info.seats = seats.clone();
                self.info.position = position.clone();
                self.info.daily = *daily;
                self.info.lesson = *lesson;
                self.sent_away = sent_away.iter().cloned().collect();
            }
            Written::Sat { seat, guest, name, monster } => {
                let occupant = Occupant::Guest { guest: guest.clone() };
                *self.seat_mut(*seat)? =
                    SeatInfo { occupant, name: name.clone(), monster: *monster, ..SeatInfo::free() };
            }
            Written::BotSat { seat, bot, name, monster } => {
                let occupant = Occupant::Bot { bot: bot.clone() };
                *self.seat_mut(*seat)? =
                    SeatInfo { occupant, name: name.clone(), monster: *monster, ..SeatInfo::free() };
            }
            Written::Dressed { seat, name, monster } => {
                let seat = self.seat_mut(*seat)?;
                seat.name = name.clone();
                seat.monster = *monster;
            }
            Written::Freed { seat, sent_away } => {
                let left = std::mem::replace(self.seat_mut(*seat)?, SeatInfo::free());
                // A free seat cannot begin: the rules decide again.
                self.info.options.first = self.info.options.first.filter(|first| first != seat);
                if let Occupant::Guest { guest } = left.occupant
                    && *sent_away
                {
                    self.sent_away.insert(guest);
                }
            }
            Written::Resized { seats } => self.info.seats.resize_with(usize::from(*seats), SeatInfo::free),
            Written::Changed { options } => self.info.options = options.clone(),
            Written::HostChanged { host } => self.info.host = host.clone(),
            Written::Contributed { seat, contribution } => {
                self.seat_mut(*seat)?.contribution = Some(*contribution);
            }
            Written::Started { seats, revision } => {
                self.start(seq, at, seats, *revision)?;
                return Ok(Effects { view_changed: true, ..info() });
            }
            Written::Acted { .. } | Written::Chance { .. } => return Err("a move was not read".to_owned()),
            Written::TakenBack { seat, to } => {
                self.playing_mut()?.take_back(seq, *seat, *to)?;
                return Ok(Effects { view_changed: true, ..Effects::default() });
            }
            Written::Ordered { seat, orders } => {
                self.seat_mut(*seat)?;
                self.orders[seat.index()] = orders.clone();
                return Ok(Effects { private_to: Some(SeatSet::only(*seat)), ..Effects::default() });
            }
            Written::Away { seat } => {
                self.away.insert(*seat);
                return Ok(Effects::default());
            }
            Written::Back { seat } => {
                self.away.remove(*seat);
                if let Some(playing) = &mut self.playing {
                    playing.player_returned(at, *seat);
                }
                return Ok(Effects::default());
            }
            Written::Resigned { seat } => self.seat_mut(*seat)?.resigned = true,
            Written::Voted { seat, by } => self.info.votes.push(Vote { seat: *seat, by: by.clone() }),
            Written::Spared { seat, by } => {
                self.info.votes.retain(|vote| vote.seat != *seat || vote.by != *by)
            }
            Written::SentAway { seat } => self.send_away(*seat)?,
            Written::Forgotten { seat, name } => self.forget(*seat, name)?,
            Written::Ended { ending } => self.end(ending.clone()),
            Written::Rematch { table, guest } => {
                self.info.rematch = Some(table.clone());
                self.info.rematch_by = guest.clone();
            }
        }
        Ok(info())
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatInfo, String> {
        self.info.seats.get_mut(seat.index()).ok_or_else(|| "there is no such seat".to_owned())
    }

    /// Takes the name of a guest off a seat.
    fn forget(&mut self, seat: Seat, name: &str) -> Result<(), String> {
        let info = self.seat_mut(seat)?;
        info.occupant = Occupant::Guest { guest: NOBODY.to_owned() };
        info.name = name.to_owned();
        let names = self.info.names();
        if let Some(playing) = &mut self.playing {
            playing.names = names;
        }
        Ok(())
    }

    /// Sends a player away: a bot plays the seat to the end, and nobody votes with or against it any more.
    fn send_away(&mut self, seat: Seat) -> Result<(), String> {
        let info = self.seat_mut(seat)?;
        info.resigned = true;
        info.sent_away = true;
        if let Occupant::Guest { guest } = info.occupant.clone() {
            self.info.votes.retain(|vote| vote.seat != seat && vote.by != guest);
            self.sent_away.insert(guest);
        }
        Ok(())
    }

    fn end(&mut self, ending: Ending) {
        self.info.phase = Phase::Over { ending };
        self.info.fairness.secret = Some(self.secret.reveal());
    }

    fn start(&mut self, seq: u64, at: u64, seats: &[SeatInfo], revision: u32) -> Result<(), String> {
        let revision = Revision::from_number(revision)
            .ok_or_else(|| format!("revision {revision} of the rules is not known here"))?;
        // For an older revision the text names it from now on, for clients and records.
        let rules = parse_rules_by(&self.info.options.rules, revision).map_err(|error| error.message)?;
        self.info.options.rules = rules_text(&rules);
        // Free seats are removed, so the seat that begins may have a new number.
        let is_taken = |seat: &&SeatInfo| seat.occupant != Occupant::Free;
        self.info.options.first = self.info.options.first.and_then(|first| {
            Seat::from_index(self.info.seats.iter().take(first.index()).filter(is_taken).count())
        });
        let position = self.info.position.as_deref();
        let playing = Playing::start(seq, at, &self.info.options, position, seats, &self.secret)?;
        self.playing = Some(if self.info.lesson { playing.with_prepared_dice() } else { playing });
        self.info.seats = seats.to_vec();
        self.info.phase = Phase::Playing;
        Ok(())
    }

    fn playing_mut(&mut self) -> Result<&mut Playing, String> {
        self.playing.as_mut().ok_or_else(|| "the game has not begun".to_owned())
    }

    /// Reveals the secret if the game is over.
    fn settle(&mut self, result: MoveResult) -> Effects {
        let outcome = self.playing.as_ref().and_then(|playing| playing.game().outcome());
        if let Some(outcome) = outcome {
            self.end(Ending::Played { outcome });
        }
        Effects { result, info_changed: outcome.is_some(), ..Effects::default() }
    }

    /// The seats as the game would start: without free ones, and each with a monster.
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

    /// How the game ended, if not by the rules.
    fn ended(&self) -> Option<String> {
        let Phase::Over { ending } = &self.info.phase else { return None };
        match ending {
            Ending::Played { .. } => None,
            Ending::Resigned { winner } => {
                let left = winner.and_then(|winner| self.info.seats.get(winner.index()));
                let left = left.map_or("nobody", |seat| seat.name.as_str());
                Some(format!("by resignation: {left} is left"))
            }
            Ending::Abandoned => Some("by the host, whom the others had left".to_owned()),
            Ending::Closed => Some("by the operator of the server".to_owned()),
        }
    }

    /// The record of a game that is over, including choices that were taken back. That of a lesson has no proof of
    /// its dice, which were prepared.
    pub fn record(&self) -> Option<String> {
        let playing = self.playing.as_ref()?;
        let players = self.info.seats.iter().map(|seat| Seated {
            contribution: seat.contribution.map(|given| given.0),
            ..Seated::new(&seat.name, seat.monster.map_or("Monster", |monster| monster.text()))
        });
        let mut header = Header::new(*playing.game().rules(), players);
        header.commitment = (!self.info.lesson).then(|| self.secret.commitment());
        header.position = self.info.position.as_deref().and_then(position::read);
        header.first = self.info.options.first;
        header.sides = self.info.options.sides;
        header.fields.push(("table".to_owned(), self.info.table.clone()));
        header.fields.extend(self.info.daily.map(|day| (DAILY_FIELD.to_owned(), day.to_string())));
        if self.info.options.hints {
            header.fields.push((HINTS_FIELD.to_owned(), "on".to_owned()));
        }
        if self.info.lesson {
            header.fields.push((LESSON_FIELD.to_owned(), "prepared dice".to_owned()));
        }
        header.fields.extend(self.ended().map(|how| ("ended".to_owned(), how)));
        let mut record = playing.record(header)?;
        if !self.info.lesson {
            record.reveal(self.secret.clone()).ok()?;
        }
        Some(record.print())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::testing::{seated, waiting};
    use kaiju_record::RULES_REVISION;

    fn started(revision: Option<u32>) -> Result<Table, BadLog> {
        let seats = vec![seated("Alice"), seated("Bob")];
        let mut entry = serde_json::json!({ "type": "started", "seats": seats });
        if let Some(revision) = revision {
            entry["revision"] = revision.into();
        }
        let mut table = waiting(seats);
        let entry = table.read(serde_json::from_value(entry).unwrap())?;
        table.apply(0, &entry)?;
        Ok(table)
    }

    #[test]
    fn a_game_keeps_the_revision_that_it_started_with() {
        let revision = |table: &Table| table.running().unwrap().game().rules().revision;
        let new = started(Some(RULES_REVISION)).unwrap();
        assert_eq!((revision(&new), new.info.options.rules.as_str()), (Revision::LATEST, "czech"));
        // Logs from before the second revision do not name one.
        let old = started(None).unwrap();
        assert_eq!((revision(&old), old.info.options.rules.as_str()), (Revision::First, "czech, revision=1"));
        assert!(started(Some(99)).is_err(), "a log of a newer program");
    }
}
