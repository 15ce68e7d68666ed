//! Waiting for a state of another process, which cannot be told the time.

use std::time::{Duration, Instant};

/// Longer than anything takes that works.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until something is so. The limit only ends a test that would hang.
#[expect(clippy::disallowed_methods, reason = "a guard against hanging")]
pub fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "never: {what}");
        std::thread::yield_now();
    }
}
