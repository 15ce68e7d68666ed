//! The only clock of the server: every wait, measurement and timestamp uses it.

use hyper::rt::{Sleep, Timer};
use hyper_util::rt::TokioTimer;
use std::pin::Pin;
#[cfg(feature = "testing")]
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
#[cfg(feature = "testing")]
use tokio::sync::watch;

/// The source of time: the machine's clock, or in tests one that stands still until it is moved.
///
/// Without the feature `testing` there is only the machine's clock, at no cost.
#[derive(Clone, Debug, Default)]
pub struct Time {
    #[cfg(feature = "testing")]
    manual: Option<Arc<Manual>>,
}

impl Time {
    /// The machine's time.
    pub fn system() -> Time {
        Time::default()
    }

    /// Milliseconds since 1970.
    #[expect(clippy::disallowed_methods, reason = "the source of time")]
    pub fn now_ms(&self) -> u64 {
        #[cfg(feature = "testing")]
        if let Some(manual) = &self.manual {
            return manual.now_ms();
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    /// The day by universal time, in days since 1970.
    pub fn today(&self) -> u32 {
        const DAY_MS: u64 = 24 * 3_600_000;
        u32::try_from(self.now_ms() / DAY_MS).unwrap_or(u32::MAX)
    }

    /// The monotonic time, for measurements.
    #[expect(clippy::disallowed_methods, reason = "the source of time")]
    pub fn now(&self) -> Instant {
        #[cfg(feature = "testing")]
        if let Some(manual) = &self.manual {
            return manual.now();
        }
        Instant::now()
    }

    /// Waits until a moment.
    #[expect(clippy::disallowed_methods, reason = "the source of time")]
    pub async fn sleep_until(&self, at: Instant) {
        #[cfg(feature = "testing")]
        if let Some(manual) = &self.manual {
            return manual.reach(at).await;
        }
        tokio::time::sleep_until(at.into()).await;
    }

    /// Waits for a duration that begins with this call, not with the first poll.
    pub fn sleep(&self, duration: Duration) -> impl Future<Output = ()> {
        self.sleep_until(self.now() + duration)
    }

    /// Waits until a time in milliseconds since 1970. Returns at once if it has passed.
    pub fn sleep_until_ms(&self, at: u64) -> impl Future<Output = ()> {
        self.sleep(Duration::from_millis(at.saturating_sub(self.now_ms())))
    }

    /// The result of `work`, or `None` if it is not done by `at`.
    pub async fn timeout_at<T>(&self, at: Instant, work: impl Future<Output = T>) -> Option<T> {
        #[cfg(feature = "testing")]
        if let Some(manual) = &self.manual {
            return tokio::select! {
                // Work that is done in time counts, even if both are ready at once.
                biased;
                done = work => Some(done),
                () = manual.reach(at) => None,
            };
        }
        tokio::time::timeout_at(at.into(), work).await.ok()
    }

    /// The result of `work`, or `None` if it takes longer than `duration` from this call on.
    pub fn timeout<T>(
        &self,
        duration: Duration,
        work: impl Future<Output = T>,
    ) -> impl Future<Output = Option<T>> {
        self.timeout_at(self.now() + duration, work)
    }
}

/// Lets the HTTP library use the same clock.
impl Timer for Time {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        Timer::sleep_until(self, self.now() + duration)
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn Sleep>> {
        #[cfg(feature = "testing")]
        if let Some(manual) = &self.manual {
            let manual = Arc::clone(manual);
            return Box::pin(ManualSleep(Box::pin(async move { manual.reach(deadline).await })));
        }
        TokioTimer::new().sleep_until(deadline)
    }

    fn reset(&self, sleep: &mut Pin<Box<dyn Sleep>>, deadline: Instant) {
        #[cfg(feature = "testing")]
        if self.manual.is_some() {
            *sleep = Timer::sleep_until(self, deadline);
            return;
        }
        TokioTimer::new().reset(sleep, deadline);
    }

    fn now(&self) -> Instant {
        Time::now(self)
    }
}

/// A clock that a test moves.
#[cfg(feature = "testing")]
#[derive(Debug)]
struct Manual {
    /// When it was created.
    made: Instant,
    /// How far it has been moved since.
    passed: watch::Sender<Duration>,
}

/// The time at which a manual clock begins: the start of 2026.
#[cfg(feature = "testing")]
const BEGINNING: Duration = Duration::from_secs(1_767_225_600);

#[cfg(feature = "testing")]
impl Manual {
    fn now(&self) -> Instant {
        self.made + *self.passed.borrow()
    }

    fn now_ms(&self) -> u64 {
        u64::try_from((BEGINNING + *self.passed.borrow()).as_millis()).unwrap_or(u64::MAX)
    }

    /// Waits until the clock has been moved to `at`.
    async fn reach(&self, at: Instant) {
        let at = at.saturating_duration_since(self.made);
        // The sender lives in `self`, so this cannot fail.
        let _ = self.passed.subscribe().wait_for(|passed| *passed >= at).await;
    }
}

#[cfg(feature = "testing")]
impl Time {
    /// A clock that stands still until `advance` moves it.
    #[expect(clippy::disallowed_methods, reason = "the source of time")]
    pub fn manual() -> Time {
        let passed = watch::Sender::new(Duration::ZERO);
        Time { manual: Some(Arc::new(Manual { made: Instant::now(), passed })) }
    }

    /// Moves the clock. False if this is the machine's clock, which cannot be moved.
    pub fn advance(&self, duration: Duration) -> bool {
        let Some(manual) = &self.manual else { return false };
        manual.passed.send_modify(|passed| *passed += duration);
        true
    }
}

/// A sleep for the HTTP library.
#[cfg(feature = "testing")]
struct ManualSleep(Pin<Box<dyn Future<Output = ()> + Send + Sync>>);

#[cfg(feature = "testing")]
impl Future for ManualSleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut std::task::Context<'_>) -> std::task::Poll<()> {
        self.0.as_mut().poll(context)
    }
}

#[cfg(feature = "testing")]
impl Sleep for ManualSleep {}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn a_clock_stands_still_until_it_is_moved() {
        let time = Time::manual();
        let (start, start_ms) = (time.now(), time.now_ms());
        let (mut waiting, unpolled) =
            (Box::pin(time.sleep(Duration::from_secs(2))), time.sleep(Duration::from_secs(2)));
        assert_eq!((waiting.as_mut().now_or_never(), time.now()), (None, start));
        time.advance(Duration::from_millis(1999));
        assert_eq!(waiting.as_mut().now_or_never(), None);
        time.advance(Duration::from_millis(1));
        waiting.await;
        unpolled.await;
        assert_eq!((time.now() - start, time.now_ms() - start_ms), (Duration::from_secs(2), 2000));
        // A time in the past is not waited for.
        time.sleep_until(start).await;
        time.sleep_until_ms(start_ms).await;
    }

    #[tokio::test]
    async fn work_done_at_the_last_moment_counts() {
        let time = Time::manual();
        let long = Duration::from_secs(20);
        let mut never = Box::pin(time.timeout(long, std::future::pending::<()>()));
        assert_eq!(never.as_mut().now_or_never(), None);
        let at_the_last_moment = time.timeout(long, async { time.advance(long) });
        assert_eq!(at_the_last_moment.await, Some(true));
        assert_eq!(never.await, None);
    }

    #[tokio::test]
    async fn the_http_library_has_the_same_time() {
        let time = Time::manual();
        let mut waiting = Timer::sleep(&time, Duration::from_secs(1));
        assert!(waiting.as_mut().now_or_never().is_none());
        time.advance(Duration::from_secs(1));
        waiting.await;
    }
}
