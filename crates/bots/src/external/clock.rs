//! Time for the limits of programs.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Where the time limits of programs get their time from: the machine, or in tests a clock that stands still until it is moved.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    /// When counting began.
    System(Instant),
    Manual(Arc<Mutex<Manual>>),
}

#[derive(Debug, Default)]
struct Manual {
    now: Duration,
    /// What was last waited for.
    awaited: Duration,
}

impl Clock {
    /// The machine's clock.
    #[expect(clippy::disallowed_methods, reason = "the source of time for programs")]
    pub fn system() -> Clock {
        Clock(Source::System(Instant::now()))
    }

    /// A clock that stands still until `advance` moves it.
    pub fn manual() -> Clock {
        Clock(Source::Manual(Arc::default()))
    }

    /// Time since this clock was made.
    pub fn now(&self) -> Duration {
        match &self.0 {
            Source::System(start) => start.elapsed(),
            Source::Manual(manual) => manual.lock().unwrap_or_else(PoisonError::into_inner).now,
        }
    }

    /// Whether a moment has come that is waited for.
    pub(super) fn is_past(&self, moment: Duration) -> bool {
        if let Source::Manual(manual) = &self.0 {
            manual.lock().unwrap_or_else(PoisonError::into_inner).awaited = moment;
        }
        self.now() >= moment
    }

    /// Moves the clock. The machine's own cannot be moved: then nothing happens.
    pub fn advance(&self, duration: Duration) {
        if let Source::Manual(manual) = &self.0 {
            manual.lock().unwrap_or_else(PoisonError::into_inner).now += duration;
        }
    }

    /// How long the last wait would still take; nothing by the machine's clock, which nobody has to move.
    pub fn awaited(&self) -> Duration {
        match &self.0 {
            Source::System(_) => Duration::ZERO,
            Source::Manual(manual) => {
                let Manual { now, awaited } = &*manual.lock().unwrap_or_else(PoisonError::into_inner);
                awaited.saturating_sub(*now)
            }
        }
    }
}

/// Lets others run before a process is looked at again: no portable call waits for its end with a limit.
#[expect(clippy::disallowed_methods, reason = "a process is polled; how long this takes decides nothing")]
pub(super) fn wait_a_moment() {
    std::thread::sleep(Duration::from_millis(2));
}
