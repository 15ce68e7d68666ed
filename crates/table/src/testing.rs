//! Tables for tests.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use crate::table::Table;
use kaiju_fair::Secret;
use kaiju_protocol::{Absence, Entry as Written, Occupant, SeatInfo, TableOptions};

/// A seat of a guest whose id is the name.
pub fn seated(name: &str) -> SeatInfo {
    let occupant = Occupant::Guest { guest: name.to_owned() };
    SeatInfo { occupant, name: name.to_owned(), ..SeatInfo::free() }
}

/// A table before its game, hosted by the first seat.
pub fn waiting(seats: Vec<SeatInfo>) -> Table {
    let secret = Secret::from_seed(1);
    let mut table = Table::new("t", secret.clone());
    let absence = Absence::default();
    let options = TableOptions { rules: "czech".to_owned(), absence, ..table.info.options.clone() };
    let (host, commitment) = (seats[0].name.clone(), secret.commitment().to_string());
    let created = Written::Created {
        host,
        options,
        seats,
        commitment,
        position: None,
        daily: None,
        lesson: false,
        sent_away: Vec::new(),
    };
    table.apply(0, &created.into()).unwrap();
    table
}
