//! Token buckets: rate limits with bursts.

use std::time::{Duration, Instant};

/// Sustained rate and burst size.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Tokens gained per second.
    pub per_second: f64,
    /// The most tokens a bucket holds.
    pub burst: f64,
}

impl Rate {
    /// `count` per minute, all of which may come in one burst.
    pub fn per_minute(count: u32) -> Rate {
        Rate { per_second: f64::from(count) / 60.0, burst: f64::from(count) }
    }

    /// A multiple of this rate.
    pub fn times(self, share: u32) -> Rate {
        let share = f64::from(share);
        Rate { per_second: share * self.per_second, burst: share * self.burst }
    }
}

/// A token bucket. The rate is passed to every call, so that many buckets can share one.
#[derive(Debug)]
pub struct TokenBucket {
    tokens: f64,
    refilled_at: Instant,
}

impl TokenBucket {
    /// A bucket that holds a whole burst.
    pub fn full(rate: Rate, now: Instant) -> TokenBucket {
        TokenBucket { tokens: rate.burst, refilled_at: now }
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let earned = now.saturating_duration_since(self.refilled_at).as_secs_f64() * rate.per_second;
        self.refilled_at = now;
        self.tokens = (self.tokens + earned).min(rate.burst);
    }

    /// Takes a token; false if there is none.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.refill(rate, now);
        let may = self.tokens >= 1.0;
        if may {
            self.tokens -= 1.0;
        }
        may
    }

    /// Takes tokens for work that is already done. The balance may become negative.
    pub fn spend(&mut self, amount: f64) {
        self.tokens -= amount;
    }

    /// Time until there is a token again; `None` if there is one now.
    pub fn wait_time(&mut self, rate: Rate, now: Instant) -> Option<Duration> {
        if self.tokens > 0.0 {
            return None;
        }
        self.refill(rate, now);
        (self.tokens <= 0.0).then(|| Duration::from_secs_f64((1.0 - self.tokens) / rate.per_second))
    }

    /// True if a whole burst is available, as after a long pause.
    pub fn is_full(&mut self, rate: Rate, now: Instant) -> bool {
        self.refill(rate, now);
        self.tokens >= rate.burst
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "any moment to count from")]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_followed_by_the_sustained_rate() {
        let rate = Rate { per_second: 1000.0, burst: 3.0 };
        let start = Instant::now();
        let mut bucket = TokenBucket::full(rate, start);
        assert!(bucket.is_full(rate, start));
        let taken = |bucket: &mut TokenBucket, now| (0..100).filter(|_| bucket.take(rate, now)).count();
        assert_eq!(taken(&mut bucket, start), 3);
        let later = start + Duration::from_millis(2);
        assert_eq!(taken(&mut bucket, later), 2);
        assert!(!bucket.is_full(rate, later + Duration::from_millis(2)));
        assert!(bucket.is_full(rate, later + Duration::from_millis(20)));
    }

    #[test]
    fn spending_more_than_there_is_must_be_waited_for() {
        let rate = Rate { per_second: 1000.0, burst: 10.0 };
        let start = Instant::now();
        let mut bucket = TokenBucket::full(rate, start);
        assert_eq!(bucket.wait_time(rate, start), None);
        bucket.spend(510.0);
        assert_eq!(bucket.wait_time(rate, start), Some(Duration::from_millis(501)));
        assert_eq!(bucket.wait_time(rate, start + Duration::from_millis(501)), None);
    }
}
