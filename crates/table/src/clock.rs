//! When a bot steps in for somebody: time that is used up, and players who have gone.

use crate::table::Table;
use kaiju_engine::{Seat, SeatSet, Step};

/// What a table knows about time and presence. All times are milliseconds since 1970.
pub struct Clock {
    /// Since when somebody with a seat is there; time does not run while nobody is.
    pub attended_since: Option<u64>,
    /// How long a bot waits with each answer for a player who may return.
    stand_in_ms: u64,
    /// When each seat's player was last seen, if it is not connected or a bot stands in for it.
    pub gone_at: [u64; Seat::MAX],
}

/// When and why a bot answers the open question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// When.
    pub at: u64,
    /// For which seat.
    pub seat: Seat,
    /// Whether the seat's time is used up then.
    pub by_clock: bool,
}

impl Clock {
    /// A table that has just woken up: nobody is connected yet.
    pub fn new(now: u64, stand_in_ms: u64) -> Clock {
        Clock { attended_since: None, stand_in_ms, gone_at: [now; Seat::MAX] }
    }

    /// When the open question began to cost time.
    fn asked_at(&self, table: &Table) -> Option<(Seat, u64)> {
        let playing = table.running()?;
        let Step::Decide { seat, .. } = playing.game().step() else { return None };
        Some((seat, playing.asked_at.max(self.attended_since?)))
    }

    /// When a bot answers the open question, if nobody does.
    pub fn due(&self, table: &Table, connected: SeatSet) -> Option<Due> {
        let (seat, asked_at) = self.asked_at(table)?;
        if table.bot_of(seat).is_some() {
            let at = asked_at + self.stand_in_ms;
            return table.may_return(seat).then_some(Due { at, seat, by_clock: false });
        }
        let reserve = table.running()?.reserves[seat.index()];
        let options = &table.info.options;
        let by_clock = options.clock.map(|clock| {
            let at = asked_at + u64::from(clock.decision_s) * 1000 + reserve;
            Due { at, seat, by_clock: true }
        });
        let by_absence = (!connected.contains(seat)).then(|| {
            let since = asked_at.max(self.gone_at[seat.index()]);
            Due { at: since + u64::from(options.absence.pause_s) * 1000, seat, by_clock: false }
        });
        by_clock.into_iter().chain(by_absence).min_by_key(|due| due.at)
    }

    /// What is left of the reserve of the asked seat if it answers now, if time is limited.
    pub fn reserve_left(&self, table: &Table, now: u64) -> Option<u64> {
        let (seat, asked_at) = self.asked_at(table)?;
        let clock = table.info.options.clock?;
        let over = now.saturating_sub(asked_at).saturating_sub(u64::from(clock.decision_s) * 1000);
        Some(table.running()?.reserves[seat.index()].saturating_sub(over))
    }
}
