//! The networks that the guests of a table come from, as far as this process knows. A stranger may come with many
//! cookies, but hardly with many networks: so nobody takes all seats of a public table, and a guest who was sent away
//! stays away. Only the networks of those are stored, with the table.

use super::TableTask;
use crate::registry::store_error;
use kaiju_protocol::{Code, Command, Occupant, Refusal, SeatInfo};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The networks of guests.
#[derive(Default)]
pub struct Networks {
    /// The networks of the host and of seated guests, by guest.
    known: HashMap<String, String>,
    /// The networks of guests who were sent away, as far as they are stored.
    sent_away: HashSet<String>,
}

impl Networks {
    /// Notes where a guest comes from.
    pub fn note(&mut self, guest: &str, network: &str) {
        self.known.insert(guest.to_owned(), network.to_owned());
    }
}

impl TableTask {
    /// Notes the network of a guest who joins: that of the host, who may do more than others, and those of players, who
    /// may be sent away.
    pub(super) fn note_network(&mut self, guest: &str, network: &str) {
        if guest == self.table.info.host || !self.table.seats_of(guest).is_empty() {
            self.networks.note(guest, network);
        }
    }

    /// Fails if a guest's network keeps them from a command: those near the host are the host's own company, all
    /// others may have half of the seats of a public table for each network.
    pub(super) async fn check_network(
        &self,
        guest: &str,
        network: &str,
        command: &Command,
    ) -> Result<(), Refusal> {
        let Command::Sit { .. } = command else { return Ok(()) };
        let info = &self.table.info;
        let of = |guest: &str| self.networks.known.get(guest).map(String::as_str);
        if guest == info.host || of(&info.host) == Some(network) {
            return Ok(());
        }
        let office = self.registry.store.administration();
        let is_sent_away = self.networks.sent_away.contains(network)
            || (!self.table.sent_away.is_empty()
                && office.is_sent_away(&info.table, network).await.map_err(store_error)?);
        if is_sent_away {
            return Err(Code::SentAway.into());
        }
        let is_from_there = |seat: &&SeatInfo| match &seat.occupant {
            Occupant::Guest { guest } => *guest != info.host && of(guest) == Some(network),
            Occupant::Bot { .. } | Occupant::Free => false,
        };
        let taken = info.seats.iter().filter(is_from_there).count();
        if info.options.public && taken >= info.seats.len() / 2 {
            return Err(Code::TooManySeats.into());
        }
        Ok(())
    }

    /// Keeps the networks of guests who were sent away, in this process or in another one.
    pub(super) fn keep_away(&mut self) {
        for guest in &self.table.sent_away {
            let Some(network) = self.networks.known.get(guest) else { continue };
            let is_of_host = self.networks.known.get(&self.table.info.host) == Some(network);
            if is_of_host || !self.networks.sent_away.insert(network.clone()) {
                continue;
            }
            let (registry, table) = (Arc::clone(&self.registry), self.table.info.table.clone());
            let network = network.clone();
            // Nobody waits for it, and this process knows it anyway.
            tokio::spawn(async move {
                if let Err(error) = registry.store.administration().send_away(&table, &network).await {
                    tracing::warn!(%error, "a network is kept away only until the table falls asleep");
                }
            });
        }
    }

    /// Closes the connections of guests and networks that are banned.
    pub(super) fn close_banned(&mut self) {
        let (now, registry) = (self.time.now_ms(), Arc::clone(&self.registry));
        let is_banned = |guest: &str, network: &str| {
            registry.bans.has_guest(guest, now) || registry.bans.has_network(network, now)
        };
        if self.audience.close_if(Code::Banned, is_banned) {
            self.presence_changed();
        }
    }
}
