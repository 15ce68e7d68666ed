//! Processes that a program has started. Most are in its group; one that has left the group is known by a mark in its
//! environment, which every process hands on to those that it starts.

use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// What the mark is called in the environment.
const NAME: &str = "KAIJU_PROGRAM";

/// The mark of one program and all that it has started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mark(String);

impl Mark {
    /// A mark that no other program has.
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

    /// Ends all processes that have the mark.
    #[cfg(target_os = "linux")]
    pub fn end_all(&self) {
        // Who starts others while the list is read is not on it: they are found when it is read again.
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

    /// Other systems tell nobody the environment of a process: who has left the group is left alone.
    #[cfg(not(target_os = "linux"))]
    pub fn end_all(&self) {}
}

/// Ends the process if it has the mark and lives. Between looking and ending, its number cannot go to another one.
#[cfg(target_os = "linux")]
fn end_if_marked(pid: i32, wanted: &[u8]) -> bool {
    use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};
    let Some(number) = Pid::from_raw(pid) else { return false };
    let Ok(process) = pidfd_open(number, PidfdFlags::empty()) else { return false };
    let environment = std::fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
    let is_marked = environment.split(|&byte| byte == 0).any(|variable| variable == wanted);
    is_marked && pidfd_send_signal(&process, Signal::KILL).is_ok()
}
