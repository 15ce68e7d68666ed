//! Connections without a request: those that have sent none yet, or only a part of one, and those that are kept for the
//! next one. There may be a limited number of them. When there are more, the one that has waited longest is closed, so
//! that clients which never finish a request keep nobody out.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// All connections without a request, by the time since when.
pub struct IdleConnections {
    most: usize,
    waiting: Mutex<Waiting>,
}

#[derive(Default)]
struct Waiting {
    /// The number of the latest one.
    latest: u64,
    connections: BTreeMap<u64, Arc<Notify>>,
}

impl IdleConnections {
    /// Room for so many.
    pub fn new(most: u32) -> IdleConnections {
        IdleConnections { most: most.max(1) as usize, waiting: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // Nothing panics while it holds the lock.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of them.
    pub fn count(&self) -> usize {
        self.lock().connections.len()
    }

    /// Counts a connection, and tells the oldest one to close if there are too many. Returns the connection's place,
    /// and true if another one must go.
    fn enter(&self, close: &Arc<Notify>) -> (u64, bool) {
        let mut waiting = self.lock();
        waiting.latest += 1;
        let place = waiting.latest;
        waiting.connections.insert(place, Arc::clone(close));
        let is_full = waiting.connections.len() > self.most;
        if is_full && let Some((_, oldest)) = waiting.connections.pop_first() {
            oldest.notify_one();
        }
        (place, is_full)
    }

    fn leave(&self, place: u64) {
        self.lock().connections.remove(&place);
    }
}

/// A connection, idle or not.
pub struct Idleness {
    all: Arc<IdleConnections>,
    close: Arc<Notify>,
    place: Mutex<Option<u64>>,
}

impl Idleness {
    /// A new connection, which is not idle.
    pub fn new(all: &Arc<IdleConnections>) -> Idleness {
        Idleness { all: Arc::clone(all), close: Arc::default(), place: Mutex::default() }
    }

    /// The connection waits for a request from now on. True if another connection had to be closed for it.
    pub fn begin(&self) -> bool {
        let (place, is_full) = self.all.enter(&self.close);
        self.set(Some(place));
        is_full
    }

    /// The connection has a request.
    pub fn end(&self) {
        self.set(None);
    }

    /// Waits until the connection has to close.
    pub async fn must_close(&self) {
        self.close.notified().await;
    }

    fn set(&self, place: Option<u64>) {
        let mut now = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = std::mem::replace(&mut *now, place) {
            self.all.leave(before);
        }
    }
}

impl Drop for Idleness {
    fn drop(&mut self) {
        self.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn the_oldest_goes_first_and_one_with_a_request_stays() {
        let all = Arc::new(IdleConnections::new(2));
        let [first, second, third, fourth] = [(); 4].map(|()| Idleness::new(&all));
        assert!(!first.begin() && !second.begin());
        first.end();
        assert!(!third.begin());
        assert!(fourth.begin());
        let closed = [&first, &second, &third, &fourth].map(|one| one.must_close().now_or_never().is_some());
        assert_eq!(closed, [false, true, false, false]);
        drop(third);
        assert!(!first.begin());
        drop((first, second, fourth));
        assert_eq!(all.count(), 0);
    }
}
