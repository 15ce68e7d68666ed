//! The checked wishes for a new table.

use crate::applied::AppliedEntry;
use crate::names::{bot_name, unique};
use crate::table::{BadLog, Table};
use crate::{options, position};
use kaiju_bots::Kind;
use kaiju_fair::Secret;
use kaiju_protocol::{
    Code, CreateTable, Entry as Written, MonsterName, NewSeat, Occupant, Refusal, SeatInfo, TableInfo,
    TableOptions,
};

/// A new table, checked but not yet created.
#[derive(Clone, Debug)]
pub struct TableSpec {
    host: String,
    options: TableOptions,
    seats: Vec<SeatInfo>,
    position: Option<String>,
}

impl TableSpec {
    /// Checks what the guest with this id and name wants.
    pub fn new(guest: &str, name: &str, wanted: &CreateTable) -> Result<TableSpec, Refusal> {
        let seats = seats(guest, name, &wanted.seats)?;
        let options = options::tidy(&wanted.options, &seats)?;
        let position = wanted.position.as_deref();
        let position = position.map(|wanted| position::tidy(wanted, &options, seats.len())).transpose()?;
        Ok(TableSpec { host: guest.to_owned(), options, seats, position })
    }

    /// The same table for a rematch: nobody has resigned or contributed to the dice. As a new game, it is played
    /// by the latest revision of the rules.
    pub fn rematch(old: &TableInfo) -> TableSpec {
        let again = |seat: &SeatInfo| SeatInfo { contribution: None, resigned: false, ..seat.clone() };
        let rules = match &old.position {
            // A position belongs to exact rules.
            Some(_) => old.options.rules.clone(),
            None => options::by_latest_revision(&old.options.rules),
        };
        TableSpec {
            host: old.host.clone(),
            options: TableOptions { rules, ..old.options.clone() },
            seats: old.seats.iter().map(again).collect(),
            position: old.position.clone(),
        }
    }

    /// Creates the table with this id and the secret of its dice. Returns it with its first entry.
    pub fn create(&self, id: &str, secret: Secret, at: u64) -> Result<(Table, AppliedEntry), BadLog> {
        let created = Written::Created {
            host: self.host.clone(),
            options: self.options.clone(),
            seats: self.seats.clone(),
            commitment: secret.commitment().to_string(),
            position: self.position.clone(),
        };
        let mut table = Table::new(id, secret);
        let applied = AppliedEntry::apply(&mut table, at, created.into())?;
        Ok((table, applied))
    }
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
                (occupant, own.as_deref().unwrap_or(name).to_owned(), *monster)
            }
            NewSeat::Bot { bot, monster } => {
                let kind = Kind::named(bot).ok_or(Code::UnknownBot)?;
                (Occupant::Bot { bot: kind.name.to_owned() }, bot_name(kind.name), *monster)
            }
        };
        if monster.is_some_and(|monster: MonsterName| seats.iter().any(|seat| seat.monster == Some(monster)))
        {
            return Err(Code::MonsterTaken.into());
        }
        let name = unique(&name, &seats, index);
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
