//! The schedule of a run: which fault comes after how many acknowledged commands. It depends on the seed alone.

use kaiju_engine::playout::{Numbers, WyRand};
use std::fmt::{Display, Formatter};

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// A process is killed and started again.
    Kill,
    /// A process is asked to stop, and started again.
    Stop,
    /// A process is paused until the others have taken over its tables, then goes on.
    Pause,
    /// The database loses all its connections.
    CutDatabase,
    /// The database crashes and starts again.
    CrashDatabase,
    /// The disk of the database is full for a while.
    FillDisk,
    /// Clients lose their connections in the middle of a message.
    DropSockets,
}

impl Fault {
    /// The faults of several processes that share a database.
    pub const SHARED: [Fault; 7] = [
        Fault::Kill,
        Fault::Stop,
        Fault::Pause,
        Fault::CutDatabase,
        Fault::CrashDatabase,
        Fault::FillDisk,
        Fault::DropSockets,
    ];
    /// The fault of a process with its own file.
    pub const ALONE: [Fault; 1] = [Fault::Kill];
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Fault::Kill => "process killed (SIGKILL)",
            Fault::Stop => "process stopped and started (SIGTERM)",
            Fault::Pause => "process paused past its lease (SIGSTOP)",
            Fault::CutDatabase => "database connections cut",
            Fault::CrashDatabase => "database crashed and restarted",
            Fault::FillDisk => "disk of the database filled",
            Fault::DropSockets => "sockets dropped in mid-message",
        })
    }
}

/// A fault with its moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// Commands acknowledged since the last fault was over.
    pub after: u64,
    /// The fault.
    pub fault: Fault,
    /// The process that it hits, if it hits one.
    pub process: usize,
    /// Commands acknowledged before what was broken is mended.
    pub lasting: u64,
}

/// The schedule of a run.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The seed of everything that is drawn.
    pub seed: u64,
    /// The number of faults.
    pub faults: usize,
    /// The most commands between two faults.
    pub most_between: u32,
}

impl Schedule {
    /// The events. Every fault comes once before any comes again.
    pub fn events(&self, kinds: &[Fault], processes: usize) -> Vec<Event> {
        let mut numbers = WyRand(self.seed);
        let mut deck: Vec<Fault> = Vec::new();
        let mut events = Vec::new();
        let processes = u32::try_from(processes).unwrap_or(u32::MAX);
        while events.len() < self.faults {
            if deck.is_empty() {
                deck.extend(kinds);
            }
            let left = u32::try_from(deck.len()).unwrap_or(u32::MAX);
            let fault = deck.swap_remove(numbers.below(left) as usize);
            events.push(Event {
                after: u64::from(1 + numbers.below(self.most_between)),
                fault,
                process: numbers.below(processes) as usize,
                lasting: u64::from(1 + numbers.below(self.most_between)),
            });
        }
        events
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schedule_depends_on_its_seed_alone_and_has_every_fault() {
        let of = |seed| Schedule { seed, faults: 14, most_between: 40 }.events(&Fault::SHARED, 3);
        assert_eq!(of(1), of(1));
        assert_ne!(of(1), of(2));
        for half in of(1).chunks(7) {
            let mut kinds: Vec<Fault> = half.iter().map(|event| event.fault).collect();
            kinds.sort();
            assert_eq!(kinds, Fault::SHARED);
        }
        assert!(of(1).iter().all(|event| event.process < 3 && (1..=40).contains(&event.after)));
    }
}
