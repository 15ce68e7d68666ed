//! Tables for tests.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kaiju_fair::Secret;
use kaiju_protocol::{Absence, CreateTable, NewSeat, TableOptions};
use kaiju_table::{Table, TableSpec};

/// A table before its game, with these players, all seated by one guest.
pub fn waiting(players: &[&str]) -> Table {
    let absence = Absence { pause_s: 0, bot: "random".to_owned() };
    let rules = "czech".to_owned();
    let options =
        TableOptions { rules, public: true, clock: None, absence, first: None, sides: None, throws: false };
    let seats = players.iter().map(|name| NewSeat::Mine { name: Some((*name).to_owned()), monster: None });
    let wanted = CreateTable { options, seats: seats.collect(), position: None };
    TableSpec::new("ada", "Ada", &wanted).unwrap().create("t", Secret::from_seed(1), 0).unwrap().0
}
