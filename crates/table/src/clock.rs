//! The time at which a bot steps in for a player who is slow or absent.

use crate::table::Table;
use kaiju_engine::{Seat, SeatSet};

/// The clock of a table. All times are milliseconds since 1970.
pub struct Clock {
    /// When the first of the connected players came. Time stands still while no player is connected.
    pub attended_since: Option<u64>,
    /// The pause before each answer of a bot whose player may return.
    stand_in_ms: u64,
    /// When each absent player was last seen, or a bot stepped in.
    pub gone_at: [u64; Seat::MAX],
}

/// The moment at which a bot answers the open question, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// The time.
    pub at: u64,
    /// The seat it answers for.
    pub seat: Seat,
    /// True if the seat's time is used up then; false if its player is absent or silent.
    pub by_clock: bool,
}

impl Clock {
    /// The clock of a table that nobody is connected to.
    pub fn new(now: u64, stand_in_ms: u64) -> Clock {
        Clock { attended_since: None, stand_in_ms, gone_at: [now; Seat::MAX] }
    }

    /// The asked seat, and when the open question began to cost it time.
    fn asked_at(&self, table: &Table) -> Option<(Seat, u64)> {
        let asked_at = table.running()?.asked_at;
        Some((table.asked()?, asked_at.max(self.attended_since?)))
    }

    /// When a bot answers the open question, unless the player does before.
    pub fn due(&self, table: &Table, connected: SeatSet) -> Option<Due> {
        let (seat, asked_at) = self.asked_at(table)?;
        if table.bot_of(seat).is_some() {
            let at = asked_at + self.stand_in_ms;
            return table.may_return(seat).then_some(Due { at, seat, by_clock: false });
        }
        // A throw takes no thought: it never costs any of the reserve.
        let is_throw = table.thrower().is_some();
        let reserve = if is_throw { 0 } else { table.running()?.reserves[seat.index()] };
        let options = &table.info.options;
        let by_clock = options.clock.map(|clock| {
            let at = asked_at + u64::from(clock.decision_s) * 1000 + reserve;
            Due { at, seat, by_clock: true }
        });
        let is_here = connected.contains(seat);
        let by_absence = (!is_here).then(|| {
            let since = asked_at.max(self.gone_at[seat.index()]);
            Due { at: since + u64::from(options.absence.pause_s) * 1000, seat, by_clock: false }
        });
        let by_silence = (is_here && options.clock.is_none() && options.absence.silence_s > 0).then(|| {
            let at = asked_at + u64::from(options.absence.silence_s) * 1000;
            Due { at, seat, by_clock: false }
        });
        let by_silence = by_silence.filter(|_| table.others_wait(seat));
        by_clock.into_iter().chain(by_absence).chain(by_silence).min_by_key(|due| due.at)
    }

    /// The milliseconds since the open question began to cost the asked seat time.
    pub fn asked_for(&self, table: &Table, now: u64) -> Option<u64> {
        self.asked_at(table).map(|(_, asked_at)| now.saturating_sub(asked_at))
    }

    /// The reserve that the asked seat would keep if it answered now, if time is limited.
    pub fn reserve_left(&self, table: &Table, now: u64) -> Option<u64> {
        let (seat, asked_at) = self.asked_at(table)?;
        let clock = table.info.options.clock?;
        let over = now.saturating_sub(asked_at).saturating_sub(u64::from(clock.decision_s) * 1000);
        Some(table.running()?.reserves[seat.index()].saturating_sub(over))
    }
}
