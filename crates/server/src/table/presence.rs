//! Connections that come and go, and their effect on the clock, on the host and on seats that a bot plays for
//! absent players.

use super::audience::text_of;
use super::{Joining, MissedEntries, TableTask, message};
use kaiju_engine::{Seat, SeatSet};
use kaiju_protocol::{Code, Occupant, Phase, Refusal, ServerMessage};

/// Times a connection is asked to catch up by itself. At a very busy table it may never get there; then the table
/// sends the rest.
const MAX_CATCH_UPS: u32 = 4;

impl TableTask {
    /// Adds a connection to the audience. False if it has to catch up first.
    pub(super) async fn join(&mut self, joining: Joining) -> bool {
        if joining.after.is_some_and(|after| after > self.table.seq) && self.catch_up().await.is_err() {
            // The client was told more by another process, and nothing can be read now.
            let refusal = Code::Restarting.into();
            joining.outbox.send(vec![text_of(&ServerMessage::Bye { refusal })]);
            return true;
        }
        if let Some(after) = joining.after.filter(|&after| after < self.table.seq) {
            if joining.catch_ups < MAX_CATCH_UPS {
                return false;
            }
            if let Err(refusal) = self.send_missed(&joining, after).await {
                // The connection notices that its outbox is dropped. If it was too slow, it already knows why.
                if refusal.code != Code::TooSlow {
                    joining.outbox.send(vec![text_of(&ServerMessage::Bye { refusal })]);
                }
                return true;
            }
        }
        let Joining { connection, visitor, outbox, .. } = joining;
        self.note_network(&visitor.guest, &visitor.network);
        let viewer = self.table.seats_of(&visitor.guest);
        self.audience.add(connection, visitor.clone(), viewer, outbox);
        // The newcomer may start the clock, and the snapshot must already say so.
        self.update_presence();
        let questions = self.questions();
        let state = message::snapshot(
            self.time.now_ms(),
            &self.table,
            &visitor.guest,
            viewer,
            questions.as_ref(),
            &self.audience,
        );
        self.audience.send(connection, &state);
        self.presence_changed();
        let returning = self.table.away.and(viewer).and(self.table.human_seats());
        if self.table.running().is_some() && !returning.is_empty() {
            self.returning = self.returning.or(returning);
            self.resume().await;
        }
        true
    }

    /// Sends the entries that were made while a client caught up, without waiting for the client.
    async fn send_missed(&mut self, joining: &Joining, after: u64) -> Result<(), Refusal> {
        let mut missed =
            MissedEntries::new(&self.registry, &self.table.info.table, after, &joining.visitor.guest).await?;
        while let Some(update) = missed.next_update().await? {
            if !joining.outbox.send(vec![update]) {
                return Err(Code::TooSlow.into());
            }
        }
        Ok(())
    }

    /// Notes who is connected, and adjusts the clock.
    pub(super) fn update_presence(&mut self) {
        let now = self.time.now_ms();
        let connected = self.audience.seats();
        for seat in self.connected.minus(connected) {
            self.clock.gone_at[seat.index()] = now;
        }
        self.connected = connected;
        let since =
            self.clock.attended_since.unwrap_or(now).min(self.audience.since_elsewhere().unwrap_or(now));
        self.clock.attended_since = (!connected.is_empty()).then_some(since);
        let has_host = self.audience.has_guest(&self.table.info.host);
        self.host_gone_at = if has_host { None } else { self.host_gone_at.or(Some(now)) };
        if self.audience.is_empty() {
            self.empty_since = now;
        }
        self.presence_is_unannounced();
    }

    /// Notes who is connected, and broadcasts it.
    pub(super) fn presence_changed(&mut self) {
        self.update_presence();
        if self.audience.is_empty() {
            return;
        }
        self.audience.broadcast_presence(&self.table);
        let due = self.clock.due(&self.table, self.connected);
        if due != self.announced_due
            && let Some(questions) = self.questions()
        {
            self.announced_due = due;
            self.audience.broadcast_question(self.time.now_ms(), &questions);
        }
    }

    /// The seats whose players are playing, or were until a short while ago.
    pub(super) fn recently_present(&self, now: u64) -> SeatSet {
        let grace = self.registry.config.end_grace_ms;
        let is_recent = |seat: &Seat| now < self.clock.gone_at[seat.index()] + grace;
        self.connected.minus(self.table.away).or(Seat::ALL.into_iter().filter(is_recent).collect())
    }

    /// When another player becomes the host, unless the host comes back.
    pub(super) fn host_change_at(&self) -> Option<u64> {
        let is_over = matches!(self.table.info.phase, Phase::Over { .. });
        let at = self.host_gone_at.filter(|_| !is_over)? + self.registry.config.host_grace_ms;
        self.next_host().map(|_| at)
    }

    pub(super) fn next_host(&self) -> Option<&str> {
        let seat = self.connected.and(self.table.human_seats()).lowest()?;
        match &self.table.info.seats[seat.index()].occupant {
            Occupant::Guest { guest } => Some(guest),
            Occupant::Bot { .. } | Occupant::Free => None,
        }
    }
}
