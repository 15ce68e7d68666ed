//! Tables for tests.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::Visitor;
use kaiju_fair::Secret;
use kaiju_protocol::{CreateTable, NewSeat, TableOptions};
use kaiju_table::{Table, TableSpec};

/// A table before its game, with these players, all seated by one guest.
pub fn waiting(players: &[&str]) -> Table {
    let options = TableOptions { public: true, ..TableOptions::default() };
    let seats = players.iter().map(|name| NewSeat::Mine { name: Some((*name).to_owned()), monster: None });
    let wanted = CreateTable { options, seats: seats.collect(), position: None };
    TableSpec::new("ada", "Ada", &wanted).unwrap().create("t", Secret::from_seed(1), 0).unwrap().0
}

/// A guest on this machine.
pub fn visitor(guest: &str) -> Visitor {
    Visitor { guest: guest.to_owned(), network: "127.0.0.1".to_owned() }
}
