//! The checked wishes for a new table.

use crate::applied::AppliedEntry;
use crate::names::{bot_name, chosen, unique};
use crate::table::{BadLog, Table};
use crate::{options, position};
use kaiju_bots::{DAILY_BOTS, Kind, LESSON_BOTS};
use kaiju_engine::{Game, Seat};
use kaiju_fair::Secret;
use kaiju_notation::{position_text, rules_text};
use kaiju_protocol::{
    Absence, Code, CreateTable, Entry as Written, MonsterName, NewSeat, Occupant, Refusal, SeatInfo,
    TableInfo, TableOptions,
};
use kaiju_record::RULES_REVISION;

/// Seconds until a bot steps in for a player who has left the daily game or the lesson: nobody waits for them.
const ALONE_PAUSE_S: u32 = 86_400;

/// The bot that plays for people of the old game in a game that goes on from it.
const WHAT_IF_BOT: &str = "seasoned";

/// A new table, checked but not yet created.
#[derive(Clone, Debug)]
pub struct TableSpec {
    host: String,
    options: TableOptions,
    seats: Vec<SeatInfo>,
    position: Option<String>,
    /// The day whose daily game it is. Such a game starts at once, so that nobody can change it.
    daily: Option<u32>,
    /// A lesson, whose first dice are prepared. It starts at once, too.
    lesson: bool,
    /// Guests who may not sit down.
    sent_away: Vec<String>,
}

impl TableSpec {
    /// Checks what the guest with this id and name wants.
    pub fn new(guest: &str, name: &str, wanted: &CreateTable) -> Result<TableSpec, Refusal> {
        let seats = seats(guest, name, &wanted.seats)?;
        let options = options::tidy(&wanted.options, &seats)?;
        let position = wanted.position.as_deref();
        let position = position.map(|wanted| position::tidy(wanted, &options, seats.len())).transpose()?;
        Ok(TableSpec {
            host: guest.to_owned(),
            options,
            seats,
            position,
            daily: None,
            lesson: false,
            sent_away: Vec::new(),
        })
    }

    /// The daily game of a day for the guest with this id and name: everybody has the same seat, bots and rules. Its
    /// secret is [`daily_secret`](kaiju_fair::daily_secret).
    pub fn daily(guest: &str, name: &str, day: u32) -> Result<TableSpec, Refusal> {
        // Monsters take turns; they differ in looks only.
        let monsters = MonsterName::ALL.into_iter().cycle().skip(day as usize % MonsterName::ALL.len());
        let wanted = alone(&DAILY_BOTS, monsters, None);
        Ok(TableSpec { daily: Some(day), ..TableSpec::new(guest, name, &wanted)? })
    }

    /// The lesson for the guest with this id and name, who has the first turn. Nothing about it can be chosen, so that
    /// prepared dice are found in no other game.
    pub fn lesson(guest: &str, name: &str) -> Result<TableSpec, Refusal> {
        let wanted = alone(&LESSON_BOTS, MonsterName::ALL.into_iter().rev(), Some(Seat::First));
        Ok(TableSpec { lesson: true, ..TableSpec::new(guest, name, &wanted)? })
    }

    /// A game that goes on from a position of an old game, for the guest with this id and name on one of its seats,
    /// against bots: those of the old game, and others in place of people. Hints are allowed.
    pub fn what_if(
        guest: &str,
        name: &str,
        old: &TableInfo,
        seat: Seat,
        game: &Game,
    ) -> Result<TableSpec, Refusal> {
        let seats = old.seats.iter().zip(Seat::ALL).map(|(info, at)| match &info.occupant {
            _ if at == seat => NewSeat::Mine { name: None, monster: info.monster },
            Occupant::Bot { bot } => NewSeat::Bot { bot: bot.clone(), monster: info.monster },
            Occupant::Guest { .. } | Occupant::Free => {
                NewSeat::Bot { bot: WHAT_IF_BOT.to_owned(), monster: info.monster }
            }
        });
        let absence = Absence { pause_s: ALONE_PAUSE_S, bot: WHAT_IF_BOT.to_owned(), silence_s: 0 };
        let rules = rules_text(game.rules());
        let options = TableOptions { rules, absence, throws: true, hints: true, ..TableOptions::default() };
        // Positions are public, so nobody knows the top card any more.
        let position = position_text(game.view(None).game(), &old.names());
        let wanted = CreateTable { options, seats: seats.collect(), position: Some(position) };
        TableSpec::new(guest, name, &wanted)
    }

    /// The same table for a rematch: nobody has resigned or contributed to the dice. As a new game, it is played
    /// by the latest revision of the rules.
    pub fn rematch(old: &TableInfo) -> TableSpec {
        let rules = match &old.position {
            // A position belongs to exact rules.
            Some(_) => old.options.rules.clone(),
            None => options::by_latest_revision(&old.options.rules),
        };
        let (mut seats, mut sent_away) = (old.seats.clone(), Vec::new());
        for index in 0..seats.len() {
            let seat = SeatInfo { contribution: None, resigned: false, ..seats[index].clone() };
            seats[index] = match (&seat.occupant, seat.sent_away) {
                // The bot that has played on for somebody who was sent away stays.
                (Occupant::Guest { guest }, true) => {
                    sent_away.push(guest.clone());
                    let bot = old.options.absence.bot.clone();
                    let name = unique(&bot_name(&bot), &seats, index);
                    SeatInfo {
                        occupant: Occupant::Bot { bot },
                        name,
                        monster: seat.monster,
                        ..SeatInfo::free()
                    }
                }
                (Occupant::Guest { .. } | Occupant::Bot { .. } | Occupant::Free, _) => seat,
            };
        }
        TableSpec {
            host: old.host.clone(),
            options: TableOptions { rules, ..old.options.clone() },
            seats,
            position: old.position.clone(),
            daily: None,
            lesson: false,
            sent_away,
        }
    }

    /// Creates the table with this id and the secret of its dice. Returns it with its first entries.
    pub fn create(&self, id: &str, secret: Secret, at: u64) -> Result<(Table, Vec<AppliedEntry>), BadLog> {
        let created = Written::Created {
            host: self.host.clone(),
            options: self.options.clone(),
            seats: self.seats.clone(),
            commitment: secret.commitment().to_string(),
            position: self.position.clone(),
            daily: self.daily,
            lesson: self.lesson,
            sent_away: self.sent_away.clone(),
        };
        let mut table = Table::new(id, secret);
        let mut applied = vec![AppliedEntry::apply(&mut table, at, created.into())?];
        if self.daily.is_some() || self.lesson {
            let started = Written::Started { seats: table.starters(), revision: RULES_REVISION };
            applied.push(AppliedEntry::apply(&mut table, at, started.into())?);
        }
        Ok((table, applied))
    }
}

/// A table for one player against these bots.
fn alone(bots: &[&str], mut monsters: impl Iterator<Item = MonsterName>, first: Option<Seat>) -> CreateTable {
    let mine = NewSeat::Mine { name: None, monster: monsters.next() };
    let seated = bots.iter().zip(monsters);
    let seated = seated.map(|(&bot, monster)| NewSeat::Bot { bot: bot.to_owned(), monster: Some(monster) });
    let absence = Absence {
        pause_s: ALONE_PAUSE_S,
        bot: bots.first().copied().unwrap_or_default().to_owned(),
        silence_s: 0,
    };
    let options = TableOptions { absence, first, throws: true, ..TableOptions::default() };
    CreateTable { options, seats: [mine].into_iter().chain(seated).collect(), position: None }
}

/// The seats of a new table.
fn seats(guest: &str, name: &str, wanted: &[NewSeat]) -> Result<Vec<SeatInfo>, Refusal> {
    options::check_seats(wanted.len())?;
    let mut seats = vec![SeatInfo::free(); wanted.len()];
    for (index, seat) in wanted.iter().enumerate() {
        let (occupant, name, monster) = match seat {
            NewSeat::Free => continue,
            NewSeat::Mine { name: own, monster } => {
                let occupant = Occupant::Guest { guest: guest.to_owned() };
                (occupant, chosen(own.as_deref().unwrap_or(name), &seats, index)?, *monster)
            }
            NewSeat::Bot { bot, monster } => {
                let kind = Kind::named(bot).ok_or(Code::UnknownBot)?;
                let name = unique(&bot_name(kind.name), &seats, index);
                (Occupant::Bot { bot: kind.name.to_owned() }, name, *monster)
            }
        };
        if monster.is_some_and(|monster: MonsterName| seats.iter().any(|seat| seat.monster == Some(monster)))
        {
            return Err(Code::MonsterTaken.into());
        }
        seats[index] = SeatInfo { occupant, name, monster, ..SeatInfo::free() };
    }
    Ok(seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{seated, waiting};

    #[test]
    fn a_rematch_is_played_by_the_latest_revision() {
        let mut old = waiting(vec![seated("Alice"), seated("Bob")]).info;
        for (rules, again) in [
            ("czech", "czech"),
            ("czech, revision=1", "czech"),
            ("dark, wickedness=green, revision=1", "dark, wickedness=green"),
            // The latest preset says the same.
            ("polish, attack_definition=damage, revision=1", "polish"),
            // The latest revision refuses this combination.
            ("dark, mimic_own_cards=no, revision=1", "dark, mimic_own_cards=no, revision=1"),
        ] {
            old.options.rules = rules.to_owned();
            assert_eq!(TableSpec::rematch(&old).options.rules, again);
        }
    }
}
