//! What a command leads to: entries for the log, or a refusal. Nothing is changed here.

use crate::advance::{Bots, next};
use crate::applied::AppliedEntry;
use crate::entry::Entry;
use crate::names::{of_bot, unique};
use crate::orders;
use crate::quota::LogQuota;
use crate::table::Table;
use crate::{options, position};
use kaiju_bots::Kind;
use kaiju_engine::{Seat, SeatSet, Step};
use kaiju_notation::decision_text;
use kaiju_protocol::{
    By, Code, Command, Ending, Entry as Written, MonsterName, Occupant, Phase, Refusal, SeatInfo,
};
use kaiju_record::RULES_REVISION;
use std::collections::VecDeque;

/// What counts besides the table itself.
pub struct Context {
    /// Seats whose players are connected.
    pub connected: SeatSet,
    /// Seats whose players are connected, or were not long ago.
    pub recent: SeatSet,
    /// What would be left of the asked seat's reserve if it answered now.
    pub reserve_ms: Option<u64>,
}

impl Context {
    /// Nobody is there, and nobody was.
    pub const NOBODY: Context =
        Context { connected: SeatSet::EMPTY, recent: SeatSet::EMPTY, reserve_ms: None };
}

impl Table {
    /// Carries out a command of `guest`, and lets chance, bots and standing orders go on until somebody must answer. For tables
    /// that are kept nowhere: with a log, entries are written before anything follows from them.
    pub fn execute(
        &mut self,
        guest: &str,
        command: &Command,
        context: &Context,
        at: u64,
        bots: &mut Bots,
    ) -> Result<Vec<AppliedEntry>, Refusal> {
        let mut applied = Vec::new();
        let mut entries: VecDeque<Entry> = decide(self, guest, command, context)?.into();
        while let Some(entry) = entries.pop_front().or_else(|| next(self, bots, &mut None)) {
            // The table has made the entry itself: that it does not fit would be a fault of this program.
            applied.push(AppliedEntry::apply(self, at, entry).map_err(|_| Code::ServerError)?);
        }
        Ok(applied)
    }
}

/// The entries that a command of `guest` leads to. `Rematch` leads to none: it is made together with the new table.
/// `React` leads to none either: nothing keeps it. `Ping` leads to nothing at all.
pub fn decide(
    table: &Table,
    guest: &str,
    command: &Command,
    context: &Context,
) -> Result<Vec<Entry>, Refusal> {
    let entries = entries_of(&Asker { table, guest }, command, context)?;
    let is_full = !entries.is_empty() && entries.iter().all(|entry| LogQuota::is_full(table, entry));
    if is_full { Err(Code::LogFull.into()) } else { Ok(entries) }
}

fn entries_of(asker: &Asker<'_>, command: &Command, context: &Context) -> Result<Vec<Entry>, Refusal> {
    let &Asker { table, guest } = asker;
    let entry = match command {
        Command::Sit { seat, name, monster } => asker.sit(*seat, name, *monster)?,
        Command::Dress { seat, name, monster } => {
            return asker.dress(*seat, name.as_deref(), *monster).map(noted);
        }
        Command::Stand { seat } => {
            asker.waiting()?;
            asker.own(*seat)?;
            return Ok(noted(asker.leave(*seat, false, context.connected)));
        }
        Command::SeatBot { seat, bot } => asker.seat_bot(*seat, bot)?,
        Command::Clear { seat } => {
            asker.waiting()?;
            asker.host()?;
            // The seat of somebody who is not there is only made free: a friend may still come.
            let is_sent_away = match &asker.seat(*seat)?.occupant {
                Occupant::Free => return Err(Code::SeatFree.into()),
                Occupant::Bot { .. } => false,
                Occupant::Guest { guest: other } => other != guest && context.connected.contains(*seat),
            };
            return Ok(noted(asker.leave(*seat, is_sent_away, context.connected)));
        }
        Command::Resize { seats } => asker.resize(*seats)?,
        Command::Change { options } => {
            asker.waiting()?;
            asker.host()?;
            let options = options::tidy(options, &table.info.seats)?;
            table.info.position.as_ref().map_or(Ok(()), |kept| position::check(kept, &options))?;
            Written::Changed { options }
        }
        Command::HandOver { seat } => asker.hand_over(*seat)?,
        Command::Contribute { seat, contribution } => {
            asker.waiting()?;
            if asker.own(*seat)?.contribution.is_some() {
                return Err(Code::AlreadyContributed.into());
            }
            Written::Contributed { seat: *seat, contribution: *contribution }
        }
        Command::Start => asker.start()?,
        Command::Act { seat, seq, action } => {
            let acted = asker.act(*seat, *seq, action, context.reserve_ms)?;
            // Who answers is back, at every seat.
            let back = table.away.and(table.seats_of(guest)).and(table.human_seats());
            return Ok(back.iter().map(|seat| Written::Back { seat }.into()).chain([acted]).collect());
        }
        Command::TakeBack { seat } => {
            asker.in_game(*seat)?;
            let to = table.take_back_to().filter(|_| asker.is_asked(*seat));
            Written::TakenBack { seat: *seat, to: to.ok_or(Code::NothingToTakeBack)? }
        }
        Command::SetOrders { seat, orders } => {
            asker.in_game(*seat)?;
            orders::check(orders)?;
            Written::Ordered { seat: *seat, orders: Some(orders.clone()) }
        }
        Command::Back { seat } => {
            asker.in_game(*seat)?;
            if !table.away.contains(*seat) {
                return Ok(Vec::new());
            }
            Written::Back { seat: *seat }
        }
        Command::Resign { seat } => {
            asker.in_game(*seat)?;
            if !table.running().is_some_and(|playing| playing.game().alive().contains(*seat)) {
                return Err(Refusal::new(Code::NotPlaying, "This monster is out of the game."));
            }
            return Ok(noted(asker.resign(*seat)));
        }
        Command::End => {
            asker.open()?;
            asker.host()?;
            // Before the start nobody loses anything; in a game, whoever has lost the connection has time to come back.
            let there = if table.running().is_some() { context.recent } else { context.connected };
            if !there.and(table.human_seats()).minus(table.seats_of(guest)).is_empty() {
                return Err(Code::NotAbandoned.into());
            }
            Written::Ended { ending: Ending::Abandoned }
        }
        Command::Rematch => {
            asker.may_rematch()?;
            return Ok(Vec::new());
        }
        Command::React { seat, .. } => {
            asker.own(*seat)?;
            return Ok(Vec::new());
        }
        Command::Ping => return Ok(Vec::new()),
    };
    Ok(vec![entry.into()])
}

/// Entries that are no moves.
fn noted(entries: Vec<Written>) -> Vec<Entry> {
    entries.into_iter().map(Entry::from).collect()
}

/// Who asks what of which table.
struct Asker<'a> {
    table: &'a Table,
    guest: &'a str,
}

impl Asker<'_> {
    fn waiting(&self) -> Result<(), Refusal> {
        if self.table.info.phase == Phase::Waiting { Ok(()) } else { Err(Code::AlreadyStarted.into()) }
    }

    fn playing(&self) -> Result<(), Refusal> {
        if self.table.info.phase == Phase::Playing { Ok(()) } else { Err(Code::NotPlaying.into()) }
    }

    fn host(&self) -> Result<(), Refusal> {
        if self.table.info.host == self.guest { Ok(()) } else { Err(Code::NotHost.into()) }
    }

    fn seat(&self, seat: Seat) -> Result<&SeatInfo, Refusal> {
        self.table.info.seats.get(seat.index()).ok_or_else(|| Code::UnknownSeat.into())
    }

    fn own(&self, seat: Seat) -> Result<&SeatInfo, Refusal> {
        let info = self.seat(seat)?;
        let is_own = self.table.seats_of(self.guest).contains(seat);
        if is_own { Ok(info) } else { Err(Code::NotYourSeat.into()) }
    }

    /// An own seat that has not given up, in a running game.
    fn in_game(&self, seat: Seat) -> Result<(), Refusal> {
        let info = self.own(seat)?;
        self.playing()?;
        if info.resigned { Err(Code::AlreadyResigned.into()) } else { Ok(()) }
    }

    /// Before the game or in it.
    fn open(&self) -> Result<(), Refusal> {
        match self.table.info.phase {
            Phase::Waiting | Phase::Playing => Ok(()),
            Phase::Over { .. } => Err(Code::NotPlaying.into()),
        }
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.table.running().is_some_and(
            |playing| matches!(playing.game().step(), Step::Decide { seat: asked, .. } if asked == seat),
        )
    }

    fn free_monster(&self, monster: Option<MonsterName>, own: Seat) -> Result<(), Refusal> {
        let is_taken = |(index, seat): (usize, &SeatInfo)| index != own.index() && seat.monster == monster;
        match monster {
            Some(_) if self.table.info.seats.iter().enumerate().any(is_taken) => {
                Err(Code::MonsterTaken.into())
            }
            Some(_) | None => Ok(()),
        }
    }

    fn unique(&self, name: &str, seat: Seat) -> String {
        unique(name, &self.table.info.seats, seat.index())
    }

    fn sit(&self, seat: Seat, name: &str, monster: Option<MonsterName>) -> Result<Written, Refusal> {
        self.waiting()?;
        if self.seat(seat)?.occupant != Occupant::Free {
            return Err(Code::SeatTaken.into());
        }
        // Whoever was made the host since then is welcome again.
        if self.table.sent_away.contains(self.guest) && self.host().is_err() {
            return Err(Code::SentAway.into());
        }
        self.free_monster(monster, seat)?;
        Ok(Written::Sat { seat, guest: self.guest.to_owned(), name: self.unique(name, seat), monster })
    }

    /// A monster of another seat is swapped, if the guest may change that seat too: friends around one device trade, and
    /// bots make room.
    fn dress(
        &self,
        seat: Seat,
        name: Option<&str>,
        monster: Option<MonsterName>,
    ) -> Result<Vec<Written>, Refusal> {
        self.waiting()?;
        let info = self.dressable(seat)?;
        let has_it = |other: &SeatInfo| monster.is_some() && other.monster == monster;
        let holder = self.table.info.seats.iter().position(has_it).and_then(Seat::from_index);
        let swapped = match holder.filter(|&other| other != seat) {
            Some(other) => {
                let SeatInfo { name, .. } = self.dressable(other).map_err(|_| Code::MonsterTaken)?;
                Some(Written::Dressed { seat: other, name: name.clone(), monster: info.monster })
            }
            None => None,
        };
        let name = name.map_or_else(|| info.name.clone(), |name| self.unique(name, seat));
        let dressed = Written::Dressed { seat, name, monster: monster.or(info.monster) };
        Ok(swapped.into_iter().chain([dressed]).collect())
    }

    /// A seat whose name and monster the guest may change.
    fn dressable(&self, seat: Seat) -> Result<&SeatInfo, Refusal> {
        let info = self.seat(seat)?;
        match info.occupant {
            Occupant::Bot { .. } => self.host()?,
            Occupant::Free => return Err(Code::SeatFree.into()),
            Occupant::Guest { .. } => drop(self.own(seat)?),
        }
        Ok(info)
    }

    fn seat_bot(&self, seat: Seat, bot: &str) -> Result<Written, Refusal> {
        self.waiting()?;
        self.host()?;
        let info = self.seat(seat)?;
        if let Occupant::Guest { .. } = info.occupant {
            return Err(Code::SeatTaken.into());
        }
        let kind = Kind::named(bot).ok_or(Code::UnknownBot)?;
        let name = self.unique(&of_bot(kind.name), seat);
        Ok(Written::BotSat { seat, bot: kind.name.to_owned(), name, monster: info.monster })
    }

    /// The seat becomes free. If it was the host's last one, the next guest becomes the host, if possible one who is there.
    fn leave(&self, seat: Seat, sent_away: bool, connected: SeatSet) -> Vec<Written> {
        let mut entries = vec![Written::Freed { seat, sent_away }];
        let host = &self.table.info.host;
        let of_host = self.table.seats_of(host);
        let others = self.table.human_seats().minus(of_host);
        if of_host == SeatSet::only(seat)
            && let Some(next) = others.and(connected).lowest().or(others.lowest())
            && let Occupant::Guest { guest } = &self.table.info.seats[next.index()].occupant
        {
            entries.push(Written::HostChanged { host: guest.clone() });
        }
        entries
    }

    fn resize(&self, seats: u8) -> Result<Written, Refusal> {
        self.waiting()?;
        self.host()?;
        options::check_seats(usize::from(seats))?;
        if self.table.info.position.is_some() && usize::from(seats) != self.table.info.seats.len() {
            return Err(Refusal::new(
                Code::BadPosition,
                "The position of this table has a monster for each seat.",
            ));
        }
        let mut dropped = self.table.info.seats.iter().skip(usize::from(seats));
        if dropped.any(|seat| seat.occupant != Occupant::Free) {
            return Err(Code::SeatTaken.into());
        }
        Ok(Written::Resized { seats })
    }

    fn hand_over(&self, seat: Seat) -> Result<Written, Refusal> {
        self.open()?;
        self.host()?;
        match &self.seat(seat)?.occupant {
            Occupant::Guest { guest } => Ok(Written::HostChanged { host: guest.clone() }),
            Occupant::Free => Err(Code::SeatFree.into()),
            Occupant::Bot { .. } => Err(Refusal::new(Code::BadOption, "A bot cannot be the host.")),
        }
    }

    fn start(&self) -> Result<Written, Refusal> {
        self.waiting()?;
        self.host()?;
        let seats = self.table.starters();
        options::check_seats(seats.len()).map_err(|_| Code::TooFewPlayers)?;
        if self.table.info.position.is_some() && seats.len() != self.table.info.seats.len() {
            return Err(Refusal::new(
                Code::TooFewPlayers,
                "The position of this table needs a player on each seat.",
            ));
        }
        Ok(Written::Started { seats, revision: RULES_REVISION })
    }

    fn act(&self, seat: Seat, seq: u64, text: &str, reserve_ms: Option<u64>) -> Result<Entry, Refusal> {
        self.in_game(seat)?;
        let playing = self.table.running().ok_or(Code::NotPlaying)?;
        if seq != playing.question_seq {
            return Err(Code::StaleAnswer.into());
        }
        let Step::Decide { seat: asked, decision } = playing.game().step() else {
            return Err(Code::NotAsked.into());
        };
        if asked != seat {
            return Err(Code::NotAsked.into());
        }
        let action = playing.read_action(text).filter(|&action| playing.game().is_legal(action));
        let Some(action) = action else {
            let open = decision_text(decision);
            return Err(Refusal::new(
                Code::IllegalAction,
                format!("This is no answer to the open question, {open}."),
            ));
        };
        Ok(Entry::Acted { seat, action, by: By::Player, reserve_ms })
    }

    /// Who gives up is played by a bot; if only one monster is left that has not, the game is over.
    fn resign(&self, seat: Seat) -> Vec<Written> {
        let mut entries = vec![Written::Resigned { seat }];
        let alive = self.table.running().map_or(SeatSet::EMPTY, |playing| playing.game().alive());
        let has_resigned = |seat: &Seat| self.table.info.seats[seat.index()].resigned;
        let resigned: SeatSet = alive.iter().filter(has_resigned).collect();
        let rest = alive.minus(resigned).without(seat);
        if rest.len() <= 1 {
            entries.push(Written::Ended { ending: Ending::Resigned { winner: rest.lowest() } });
        }
        entries
    }

    fn may_rematch(&self) -> Result<(), Refusal> {
        if !matches!(self.table.info.phase, Phase::Over { .. }) {
            return Err(Code::NotOver.into());
        }
        let is_player = !self.table.seats_of(self.guest).is_empty() || self.table.info.host == self.guest;
        if is_player { Ok(()) } else { Err(Code::NotYourSeat.into()) }
    }
}
