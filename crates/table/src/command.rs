//! Turns commands into entries of the log, or refusals. Nothing is changed here.

use crate::advance::{Bots, next};
use crate::applied::AppliedEntry;
use crate::entry::Entry;
use crate::names::{bot_name, chosen, unique};
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

/// The answer that throws the first roll of a turn.
const THROW: &str = "throw";

/// Facts that a command depends on besides the table itself.
pub struct Context {
    /// Seats whose players are connected.
    pub connected: SeatSet,
    /// Seats whose players are connected, or were until a short while ago.
    pub recent: SeatSet,
    /// The reserve that the asked seat would keep if it answered now, in milliseconds.
    pub reserve_ms: Option<u64>,
    /// The milliseconds for which the open question has waited, while players were connected.
    pub asked_ms: Option<u64>,
}

impl Context {
    /// Nobody is connected, and nobody was.
    pub const NOBODY: Context =
        Context { connected: SeatSet::EMPTY, recent: SeatSet::EMPTY, reserve_ms: None, asked_ms: None };
}

impl Table {
    /// Executes a command of `guest`, and lets chance, bots and standing orders answer until a player is asked.
    /// For tables without a stored log: with one, entries must be written before anything follows from them.
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
            // An entry of our own that does not apply is a bug.
            applied.push(AppliedEntry::apply(self, at, entry).map_err(|_| Code::ServerError)?);
        }
        Ok(applied)
    }
}

/// The entries that a command of `guest` leads to, or a refusal. `Rematch` leads to none, since its entry is made
/// together with the new table. `React` and `Ping` are not stored.
pub fn decide(
    table: &Table,
    guest: &str,
    command: &Command,
    context: &Context,
) -> Result<Vec<Entry>, Refusal> {
    let entries = entries_of(&Actor { table, guest }, command, context)?;
    let is_full = !entries.is_empty() && entries.iter().all(|entry| LogQuota::is_full(table, entry));
    if is_full { Err(Code::LogFull.into()) } else { Ok(entries) }
}

fn entries_of(actor: &Actor<'_>, command: &Command, context: &Context) -> Result<Vec<Entry>, Refusal> {
    let &Actor { table, guest } = actor;
    let entry = match command {
        Command::Sit { seat, name, monster } => actor.sit(*seat, name, *monster)?,
        Command::Dress { seat, name, monster } => {
            return actor.dress(*seat, name.as_deref(), *monster).map(noted);
        }
        Command::Stand { seat } => {
            actor.waiting()?;
            actor.own(*seat)?;
            return Ok(noted(actor.leave(*seat, false, context.connected)));
        }
        Command::SeatBot { seat, bot } => actor.seat_bot(*seat, bot)?,
        Command::Clear { seat } => {
            actor.waiting()?;
            actor.host()?;
            // Clearing the seat of an absent player bans nobody: a friend may still come back.
            let is_sent_away = match &actor.seat(*seat)?.occupant {
                Occupant::Free => return Err(Code::SeatFree.into()),
                Occupant::Bot { .. } => false,
                Occupant::Guest { guest: other } => other != guest && context.connected.contains(*seat),
            };
            return Ok(noted(actor.leave(*seat, is_sent_away, context.connected)));
        }
        Command::Resize { seats } => actor.resize(*seats)?,
        Command::Change { options } => {
            actor.waiting()?;
            actor.host()?;
            let options = options::tidy(options, &table.info.seats)?;
            table.info.position.as_ref().map_or(Ok(()), |kept| position::check(kept, &options))?;
            Written::Changed { options }
        }
        Command::HandOver { seat } => actor.hand_over(*seat)?,
        Command::Contribute { seat, contribution } => {
            actor.waiting()?;
            if actor.own(*seat)?.contribution.is_some() {
                return Err(Code::AlreadyContributed.into());
            }
            Written::Contributed { seat: *seat, contribution: *contribution }
        }
        Command::Start => actor.start()?,
        Command::Act { seat, seq, action } => {
            let acted = actor.act(*seat, *seq, action, context.reserve_ms)?;
            // A player who answers is back, at all their seats.
            let back = table.away.and(table.seats_of(guest)).and(table.human_seats());
            return Ok(back.iter().map(|seat| Written::Back { seat }.into()).chain([acted]).collect());
        }
        Command::TakeBack { seat } => {
            actor.in_game(*seat)?;
            let to = table.take_back_to().filter(|_| actor.is_asked(*seat));
            Written::TakenBack { seat: *seat, to: to.ok_or(Code::NothingToTakeBack)? }
        }
        Command::SetOrders { seat, orders } => {
            actor.in_game(*seat)?;
            orders::check(orders)?;
            Written::Ordered { seat: *seat, orders: Some(orders.clone()) }
        }
        Command::Back { seat } => {
            actor.in_game(*seat)?;
            if !table.away.contains(*seat) {
                return Ok(Vec::new());
            }
            Written::Back { seat: *seat }
        }
        Command::Resign { seat } => {
            actor.in_game(*seat)?;
            if !table.running().is_some_and(|playing| playing.game().alive().contains(*seat)) {
                return Err(Refusal::new(Code::NotPlaying, "This monster is out of the game."));
            }
            return Ok(noted(actor.resign(*seat)));
        }
        Command::SendAway { seat } => return Ok(noted(actor.send_away(*seat, context.connected)?)),
        Command::Spare { seat } => return Ok(noted(actor.spare(*seat)?)),
        Command::StandIn { seat } => actor.stand_in(*seat, context.asked_ms)?,
        Command::End => {
            actor.open()?;
            actor.host()?;
            // Before the start nobody loses anything; in a game, players who lost the connection have time to come
            // back.
            let there = if table.running().is_some() { context.recent } else { context.connected };
            if !there.and(table.human_seats()).minus(table.seats_of(guest)).is_empty() {
                return Err(Code::NotAbandoned.into());
            }
            Written::Ended { ending: Ending::Abandoned }
        }
        Command::Rematch => {
            actor.may_rematch()?;
            return Ok(Vec::new());
        }
        Command::React { seat, .. } => {
            if actor.own(*seat)?.sent_away {
                return Err(Code::SentAway.into());
            }
            return Ok(Vec::new());
        }
        Command::Ping => return Ok(Vec::new()),
    };
    Ok(vec![entry.into()])
}

/// Wraps entries that are not moves.
fn noted(entries: Vec<Written>) -> Vec<Entry> {
    entries.into_iter().map(Entry::from).collect()
}

/// A guest who sends a command to a table.
pub struct Actor<'a> {
    pub table: &'a Table,
    pub guest: &'a str,
}

impl Actor<'_> {
    fn waiting(&self) -> Result<(), Refusal> {
        if self.table.info.phase == Phase::Waiting { Ok(()) } else { Err(Code::AlreadyStarted.into()) }
    }

    pub fn playing(&self) -> Result<(), Refusal> {
        if self.table.info.phase == Phase::Playing { Ok(()) } else { Err(Code::NotPlaying.into()) }
    }

    pub fn host(&self) -> Result<(), Refusal> {
        if self.table.info.host == self.guest { Ok(()) } else { Err(Code::NotHost.into()) }
    }

    pub fn seat(&self, seat: Seat) -> Result<&SeatInfo, Refusal> {
        self.table.info.seats.get(seat.index()).ok_or_else(|| Code::UnknownSeat.into())
    }

    fn own(&self, seat: Seat) -> Result<&SeatInfo, Refusal> {
        let info = self.seat(seat)?;
        let is_own = self.table.seats_of(self.guest).contains(seat);
        if is_own { Ok(info) } else { Err(Code::NotYourSeat.into()) }
    }

    /// Requires a seat of the guest that has not resigned, in a running game.
    fn in_game(&self, seat: Seat) -> Result<(), Refusal> {
        let info = self.own(seat)?;
        self.playing()?;
        if info.resigned { Err(Code::AlreadyResigned.into()) } else { Ok(()) }
    }

    /// Requires a game that is not over.
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

    /// The name that a player has chosen, as it can be used.
    fn chosen(&self, name: &str, seat: Seat) -> Result<String, Code> {
        chosen(name, &self.table.info.seats, seat.index())
    }

    fn sit(&self, seat: Seat, name: &str, monster: Option<MonsterName>) -> Result<Written, Refusal> {
        self.waiting()?;
        if self.seat(seat)?.occupant != Occupant::Free {
            return Err(Code::SeatTaken.into());
        }
        // A guest who was made the host since then may sit down again.
        if self.table.sent_away.contains(self.guest) && self.host().is_err() {
            return Err(Code::SentAway.into());
        }
        self.free_monster(monster, seat)?;
        Ok(Written::Sat { seat, guest: self.guest.to_owned(), name: self.chosen(name, seat)?, monster })
    }

    /// Changes name and monster. If another seat has the monster and the guest may change that seat too, the two
    /// swap: friends around one device trade, and bots make room.
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
        let name = name.map_or_else(|| Ok(info.name.clone()), |name| self.chosen(name, seat))?;
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
        let name = unique(&bot_name(kind.name), &self.table.info.seats, seat.index());
        Ok(Written::BotSat { seat, bot: kind.name.to_owned(), name, monster: info.monster })
    }

    /// Frees a seat. If it was the host's last one, another guest becomes the host, preferably one who is connected.
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
        if self.table.asked() != Some(seat) {
            return Err(Code::NotAsked.into());
        }
        let illegal = |open: &str| {
            let message = format!("This is not an answer to the open question, {open}.");
            Refusal::new(Code::IllegalAction, message)
        };
        match playing.game().step() {
            Step::Decide { decision, .. } => {
                let action = playing.read_action(text).filter(|&action| playing.game().is_legal(action));
                let action = action.ok_or_else(|| illegal(&decision_text(decision)))?;
                Ok(Entry::Acted { seat, action, by: By::Player, reserve_ms })
            }
            // The throw itself leaves no entry: the dice are what everybody sees, and all that a record needs.
            Step::Chance(_) | Step::Over(_) => {
                let luck = playing.luck().filter(|_| text == THROW);
                luck.map(|luck| Entry::Chance { luck }).ok_or_else(|| illegal(THROW))
            }
        }
    }

    /// Hands the seat of a player who resigns to a bot. If only one player has not resigned, the game is over.
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
        if self.table.sent_away.contains(self.guest) && self.host().is_err() {
            return Err(Code::SentAway.into());
        }
        if !matches!(self.table.info.phase, Phase::Over { .. }) {
            return Err(Code::NotOver.into());
        }
        let is_player = !self.table.seats_of(self.guest).is_empty() || self.table.info.host == self.guest;
        if is_player { Ok(()) } else { Err(Code::NotYourSeat.into()) }
    }
}
