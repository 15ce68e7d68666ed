//! Token buckets: how often something may be done.

use std::time::{Duration, Instant};

/// Sustained rate and burst size.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many a second.
    pub per_second: f64,
    /// How many at once.
    pub most: f64,
}

impl Rate {
    /// So many a minute, all of them at once if need be.
    pub fn per_minute(count: u32) -> Rate {
        Rate { per_second: f64::from(count) / 60.0, most: f64::from(count) }
    }
}

/// What may still be done of something that has a rate.
#[derive(Debug)]
pub struct Bucket {
    credit: f64,
    since: Instant,
}

impl Bucket {
    /// Nothing was done yet.
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { credit: rate.most, since: now }
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let earned = now.saturating_duration_since(self.since).as_secs_f64() * rate.per_second;
        self.since = now;
        self.credit = (self.credit + earned).min(rate.most);
    }

    /// Counts it once. False if it was done too often; then it is not counted.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let may = self.credit >= 1.0;
        if may {
            self.credit -= 1.0;
        }
        may
    }

    /// Counts what was done already, however much it was.
    pub fn spend(&mut self, amount: f64) {
        self.credit -= amount;
    }

    /// How long to wait until it may be done again; nothing if it may be done now.
    pub fn wait(&mut self, rate: Rate, now: Instant) -> Option<Duration> {
        if self.credit > 0.0 {
            return None;
        }
        self.fill(rate, now);
        (self.credit <= 0.0).then(|| Duration::from_secs_f64((1.0 - self.credit) / rate.per_second))
    }

    /// Whether as much may be done as if nothing had been done for long.
    pub fn is_full(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        self.credit >= rate.most
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "any moment to count from")]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_followed_by_the_sustained_rate() {
        let rate = Rate { per_second: 1000.0, most: 3.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        assert!(bucket.is_full(rate, start));
        let taken = |bucket: &mut Bucket, now| (0..100).filter(|_| bucket.take(rate, now)).count();
        assert_eq!(taken(&mut bucket, start), 3);
        let later = start + Duration::from_millis(2);
        assert_eq!(taken(&mut bucket, later), 2);
        assert!(!bucket.is_full(rate, later + Duration::from_millis(2)));
        assert!(bucket.is_full(rate, later + Duration::from_millis(20)));
    }

    #[test]
    fn what_was_done_already_is_waited_for() {
        let rate = Rate { per_second: 1000.0, most: 10.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        assert_eq!(bucket.wait(rate, start), None);
        bucket.spend(510.0);
        assert_eq!(bucket.wait(rate, start), Some(Duration::from_millis(501)));
        assert_eq!(bucket.wait(rate, start + Duration::from_millis(501)), None);
    }
}
