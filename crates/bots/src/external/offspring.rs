//! Descendants of a program. Most are in its process group; one that has left the group is found by a mark in its
//! environment, which every process passes on to its children.

use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The environment variable that holds the mark.
const NAME: &str = "KAIJU_PROGRAM";

/// The mark of one program and all its descendants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mark(String);

impl Mark {
    /// A new, unique mark.
    #[expect(clippy::disallowed_methods, reason = "a mark must differ from those of all other processes")]
    pub fn new() -> Mark {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        Mark(format!("{}-{now}-{count}", std::process::id()))
    }

    /// Marks a program that is about to be started.
    pub fn put_on(&self, command: &mut Command) {
        command.env(NAME, &self.0);
    }

    /// Kills all processes with the mark.
    #[cfg(target_os = "linux")]
    pub fn end_all(&self) {
        // A process that forks while the list is being read is missed, so the list is read again.
        const TRIES: usize = 5;
        let wanted = format!("{NAME}={}", self.0);
        for _ in 0..TRIES {
            let Ok(list) = std::fs::read_dir("/proc") else { return };
            let pids = list.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
            if pids.filter(|&pid| end_if_marked(pid, wanted.as_bytes())).count() == 0 {
                return;
            }
        }
    }

    /// Other systems do not show the environment of a process: one that has left the group survives.
    #[cfg(not(target_os = "linux"))]
    pub fn end_all(&self) {}
}

/// Kills the process if it has the mark and is alive. A pidfd keeps its id from being reused in between.
#[cfg(target_os = "linux")]
fn end_if_marked(pid: i32, wanted: &[u8]) -> bool {
    use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};
    let Some(number) = Pid::from_raw(pid) else { return false };
    let Ok(process) = pidfd_open(number, PidfdFlags::empty()) else { return false };
    let environment = std::fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
    let is_marked = environment.split(|&byte| byte == 0).any(|variable| variable == wanted);
    is_marked && pidfd_send_signal(&process, Signal::KILL).is_ok()
}
