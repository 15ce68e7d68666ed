//! The injector: carries out the schedule while people play.

use crate::checker::Violation;
use crate::database::Database;
use crate::processes::{Processes, Signal};
use crate::proxy::Proxy;
use crate::schedule::{Event, Fault};
use crate::world::World;
use anyhow::{Context, Result, bail};
use kaiju_client::request;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The longest wait for anything that must happen.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pause between two looks at a process.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// The processes of a run, its database if they share one, and the proxy before them.
pub struct Injector {
    /// The processes.
    pub processes: Processes,
    /// Their addresses.
    pub addresses: Vec<SocketAddr>,
    /// The database that they share.
    pub database: Option<Database>,
    /// The proxy.
    pub proxy: Arc<Proxy>,
    /// The shared state.
    pub world: Arc<World>,
}

impl Injector {
    /// Starts all processes.
    pub fn start_all(&mut self, count: usize) -> Result<()> {
        for process in 0..count {
            self.start(process)?;
        }
        Ok(())
    }

    fn start(&mut self, process: usize) -> Result<()> {
        let address = tokio::task::block_in_place(|| self.processes.start(process))?;
        match self.addresses.get_mut(process) {
            Some(known) => *known = address,
            None => self.addresses.push(address),
        }
        self.proxy.set(process, address);
        Ok(())
    }

    /// Injects all faults. Ends early if a promise is broken.
    pub async fn run(&mut self, events: &[Event]) -> Result<()> {
        for event in events {
            if !self.pass(event.after).await {
                return Ok(());
            }
            if self.inject(*event).await.with_context(|| format!("{:?}", event.fault))? {
                *self.world.tally().faults.entry(event.fault).or_default() += 1;
            }
            for crash in self.processes.crashes() {
                self.world.violated(Violation::Crash(crash));
            }
        }
        // Everybody must get on after the last one.
        self.pass(1).await;
        Ok(())
    }

    /// Waits for this many more acknowledged commands. False if the run has to end.
    async fn pass(&self, commands: u64) -> bool {
        let goal = self.world.acknowledged() + commands;
        let has_passed = self.world.reach(goal, PATIENCE).await;
        if !has_passed && !self.world.is_ending() {
            let text =
                format!("nobody got {commands} more commands acknowledged in {} s", PATIENCE.as_secs());
            self.world.violated(Violation::Stuck(text));
        }
        has_passed
    }

    /// Injects one fault and mends it. False if this machine cannot have it.
    async fn inject(&mut self, event: Event) -> Result<bool> {
        let Event { fault, process, lasting, .. } = event;
        match fault {
            Fault::Kill => {
                self.hit(fault, process, Signal::Kill)?;
                // Alone, nobody could go on without it.
                if self.addresses.len() > 1 {
                    self.pass(lasting).await;
                }
                self.start(process)?;
            }
            Fault::Stop => {
                self.hit(fault, process, Signal::Terminate)?;
                self.start(process)?;
            }
            Fault::Pause => {
                // So that the count below tells about this process.
                self.until_counted(process, "the processes do not find each other", |count, all| {
                    count == all
                })
                .await?;
                self.hit(fault, process, Signal::Pause)?;
                let otherwise = "the others count a paused process";
                let taken_over = self.until_counted(process, otherwise, |count, all| count < all).await;
                let passed = taken_over.is_ok() && self.pass(lasting).await;
                self.processes.signal(process, Signal::Resume)?;
                taken_over?;
                return Ok(passed);
            }
            Fault::DropSockets => return Ok(self.proxy.doom() > 0),
            Fault::CutDatabase => drop(tokio::task::block_in_place(|| self.database()?.cut_connections())?),
            Fault::CrashDatabase => tokio::task::block_in_place(|| self.database()?.crash())?,
            Fault::FillDisk => {
                if !self.database()?.has_disk() {
                    return Ok(false);
                }
                let before = self.failed_writes().await;
                tokio::task::block_in_place(|| self.database()?.fill())?;
                let noticed = self.until_writes_fail(before).await;
                tokio::task::block_in_place(|| self.database()?.make_room())?;
                noticed?;
            }
        }
        Ok(true)
    }

    fn database(&self) -> Result<&Database> {
        self.database.as_ref().context("there is no shared database")
    }

    /// Sends a signal, and notes which tables it hits.
    #[expect(clippy::disallowed_methods, reason = "the time until players act again is measured")]
    fn hit(&mut self, fault: Fault, process: usize, signal: Signal) -> Result<()> {
        let tables = self.proxy.tables_at(process);
        self.world.interrupt(fault, Instant::now(), tables);
        tokio::task::block_in_place(|| self.processes.signal(process, signal))
    }

    /// Waits until another process counts as many processes as it should.
    async fn until_counted(
        &self,
        process: usize,
        otherwise: &str,
        is_right: fn(u64, u64) -> bool,
    ) -> Result<()> {
        let other = self.addresses[(process + 1) % self.addresses.len()];
        let all = self.addresses.len() as u64;
        let counts =
            async || metric(other, "kaiju_processes").await.is_some_and(|count| is_right(count, all));
        self.until(otherwise, counts).await
    }

    /// The failed writes of all processes.
    async fn failed_writes(&self) -> u64 {
        let mut sum = 0;
        for &address in &self.addresses {
            sum += metric(address, "kaiju_failed_writes_total").await.unwrap_or(0);
        }
        sum
    }

    async fn until_writes_fail(&self, before: u64) -> Result<()> {
        self.until("writes to a full disk succeed", async || self.failed_writes().await > before).await
    }

    async fn until(&self, otherwise: &str, mut is_so: impl AsyncFnMut() -> bool) -> Result<()> {
        let so = async {
            while !is_so().await {
                crate::player::pause(LOOK_EVERY).await;
            }
        };
        if tokio::time::timeout(PATIENCE, so).await.is_err() {
            bail!("after {} s, {otherwise}", PATIENCE.as_secs());
        }
        Ok(())
    }
}

/// A number among the metrics of a process.
async fn metric(address: SocketAddr, name: &str) -> Option<u64> {
    let asking = request(address, "GET", "/metrics", "", None);
    let answer = tokio::time::timeout(Duration::from_secs(2), asking).await.ok()?.ok()?;
    let values =
        answer.body.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    values.into_iter().next()
}
