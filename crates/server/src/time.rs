//! The clock on the wall.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// How long it is until a time in milliseconds since 1970; nothing if it has passed.
pub fn until(at: u64) -> Duration {
    Duration::from_millis(at.saturating_sub(now_ms()))
}
