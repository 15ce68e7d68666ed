//! A histogram of the time per decision, in little memory.

/// Durations below this many nanoseconds are counted exactly.
const EXACT: u64 = 64;
/// Buckets for each doubling of the duration above that: each is at most 3 % wide.
const PARTS: u64 = 32;
const BUCKETS: usize = (EXACT + (64 - EXACT.ilog2() as u64) * PARTS) as usize;

/// A histogram of durations.
#[derive(Clone, Debug)]
pub(super) struct Times {
    buckets: Vec<u64>,
}

impl Times {
    pub fn new() -> Times {
        Times { buckets: vec![0; BUCKETS] }
    }

    /// Counts one duration.
    pub fn push(&mut self, nanoseconds: u64) {
        self.buckets[bucket(nanoseconds)] += 1;
    }

    /// Adds another histogram.
    pub fn add(&mut self, other: &Times) {
        self.buckets.iter_mut().zip(&other.buckets).for_each(|(sum, count)| *sum += count);
    }

    /// The quantile of all durations, in milliseconds; 0 if none was counted.
    pub fn quantile_ms(&self, share: f64) -> f64 {
        let total: u64 = self.buckets.iter().sum();
        let wanted = ((total as f64 * share).ceil() as u64).clamp(1, total.max(1));
        let mut seen = 0;
        for (index, count) in self.buckets.iter().enumerate() {
            seen += count;
            if seen >= wanted {
                return middle(index as u64) / 1e6;
            }
        }
        0.0
    }
}

fn bucket(nanoseconds: u64) -> usize {
    if nanoseconds < EXACT {
        return nanoseconds as usize;
    }
    let doublings = u64::from(nanoseconds.ilog2() - EXACT.ilog2());
    let part = (nanoseconds >> (doublings + u64::from(EXACT.ilog2() - PARTS.ilog2()))) % PARTS;
    (EXACT + doublings * PARTS + part) as usize
}

/// The middle of a bucket, in nanoseconds.
fn middle(bucket: u64) -> f64 {
    let Some(above) = bucket.checked_sub(EXACT) else { return bucket as f64 };
    let width = (above / PARTS) as f64;
    let parts = PARTS as f64 + (above % PARTS) as f64 + 0.5;
    width.exp2() * parts * (EXACT / PARTS) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_duration_is_counted_near_its_length() {
        for nanoseconds in (0..5_000).chain([123_456, 1_000_000, 20_000_000, 3_600_000_000_000, u64::MAX]) {
            let counted = middle(bucket(nanoseconds) as u64);
            let off = (counted - nanoseconds as f64).abs();
            assert!(off <= nanoseconds as f64 * 0.02, "{nanoseconds} is counted as {counted}");
        }
    }

    #[test]
    fn a_quantile_is_the_duration_with_that_share_below() {
        let mut times = Times::new();
        assert_eq!(times.quantile_ms(0.5), 0.0);
        (1..=100).for_each(|micros| times.push(micros * 1_000));
        assert!((times.quantile_ms(0.5) - 0.050).abs() < 0.001);
        assert!((times.quantile_ms(0.99) - 0.099).abs() < 0.002);
    }
}
