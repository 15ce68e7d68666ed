//! The networks that the guests of a table come from, as far as this process knows. A stranger may come with many
//! cookies, but hardly with many networks: so nobody takes all seats of a public table, and a guest who was sent away
//! stays away. None of this is stored.

use super::TableTask;
use kaiju_protocol::{Code, Command, Occupant, SeatInfo};
use std::collections::{HashMap, HashSet};

/// The networks of guests.
#[derive(Default)]
pub struct Networks {
    /// The networks of the host and of seated guests, by guest.
    known: HashMap<String, String>,
    /// The networks of guests who were sent away.
    sent_away: HashSet<String>,
}

impl TableTask {
    /// Notes the network of the host, who may do more than others.
    pub(super) fn note_network(&mut self, guest: &str, network: &str) {
        if guest == self.table.info.host {
            self.networks.known.insert(guest.to_owned(), network.to_owned());
        }
    }

    /// Fails if a guest's network keeps them from a command: those near the host are the host's own company, all
    /// others may have half of the seats of a public table for each network.
    pub(super) fn check_network(&self, guest: &str, network: &str, command: &Command) -> Result<(), Code> {
        let Command::Sit { .. } = command else { return Ok(()) };
        let info = &self.table.info;
        let of = |guest: &str| self.networks.known.get(guest).map(String::as_str);
        if guest == info.host || of(&info.host) == Some(network) {
            return Ok(());
        }
        if self.networks.sent_away.contains(network) {
            return Err(Code::SentAway);
        }
        let is_from_there = |seat: &&SeatInfo| match &seat.occupant {
            Occupant::Guest { guest } => *guest != info.host && of(guest) == Some(network),
            Occupant::Bot { .. } | Occupant::Free => false,
        };
        let taken = info.seats.iter().filter(is_from_there).count();
        if info.options.public && taken >= info.seats.len() / 2 {
            return Err(Code::TooManySeats);
        }
        Ok(())
    }

    /// The guest whom a command sends away, if it does.
    pub(super) fn sends_away(&self, command: &Command) -> Option<String> {
        let Command::Clear { seat } = command else { return None };
        match &self.table.info.seats.get(seat.index())?.occupant {
            Occupant::Guest { guest } => Some(guest.clone()),
            Occupant::Bot { .. } | Occupant::Free => None,
        }
    }

    /// Notes the networks after a command that was executed. `target` is the guest whom it may have sent away.
    pub(super) fn follow_networks(
        &mut self,
        guest: &str,
        network: &str,
        command: &Command,
        target: Option<&str>,
    ) {
        if let Command::Sit { .. } = command {
            self.networks.known.insert(guest.to_owned(), network.to_owned());
        }
        if let Some(target) = target.filter(|&target| self.table.sent_away.contains(target))
            && let Some(network) = self.networks.known.get(target)
        {
            self.networks.sent_away.insert(network.clone());
        }
    }
}
