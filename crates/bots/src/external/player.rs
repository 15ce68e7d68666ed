//! A program at the table, with `random` as its replacement.

use super::clock::Clock;
use super::failure::Failure;
use super::message::{Ask, Begin, Over, line, read_answer};
use super::process::{Process, UNASKED};
use super::program::Program;
use crate::bot::Bot;
use crate::random::Random;
use kaiju_engine::{Action, Decision, Outcome, Seat, View};
use kaiju_fair::Secret;
use kaiju_notation::Names;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// The default time limit of a program per answer.
pub const DEFAULT_TIME_LIMIT: Duration = Duration::from_secs(2);
/// Extra time for the first answer of a process, which has to start.
const START: Duration = Duration::from_secs(10);
/// The number of failures after which a program is not started again.
const STRIKES: u32 = 3;

/// The number of failures of a program, over all threads.
#[derive(Clone, Debug, Default)]
pub(crate) struct Conduct(Arc<AtomicU32>);

impl Conduct {
    fn is_out(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= STRIKES
    }

    /// Counts a failure. False if the program was already out.
    fn strike(&self, strikes: u32) -> bool {
        self.0.fetch_add(strikes, Ordering::Relaxed) < STRIKES
    }
}

/// A program at one position of the lineup. If it fails, `random` takes over for the rest of the game. The next game
/// gets a new process, unless the program has failed too often or never answered anything.
pub(crate) struct External {
    program: Program,
    limit: Duration,
    clock: Clock,
    conduct: Conduct,
    running: Option<Running>,
    stand_in: Random,
    /// The seed sent to the program.
    seed: u64,
    /// True if the program has been told that this game began.
    is_told: bool,
    failure: Option<Failure>,
}

struct Running {
    process: Process,
    /// The number of questions it was asked.
    asked: u64,
}

impl External {
    /// Starts the program.
    pub fn start(program: Program, limit: Duration, clock: Clock, conduct: Conduct) -> io::Result<External> {
        let process = Process::start(&program, clock.clone())?;
        Ok(External {
            program,
            limit,
            clock,
            conduct,
            running: Some(Running { process, asked: 0 }),
            stand_in: Random::new(),
            seed: 0,
            is_told: false,
            failure: None,
        })
    }

    /// Begins a new game.
    pub fn begin(&mut self, seed: u64) {
        self.stand_in.begin(seed);
        self.seed = public(seed);
        self.is_told = false;
        if self.conduct.is_out() {
            self.running = None;
        } else if self.running.is_none() {
            match Process::start(&self.program, self.clock.clone()) {
                Ok(process) => self.running = Some(Running { process, asked: 0 }),
                Err(error) => self.fail(Failure::Start(error.to_string())),
            }
        }
    }

    /// True if `random` answers.
    pub fn is_replaced(&self) -> bool {
        self.running.is_none()
    }

    /// Answers the open decision.
    pub fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
        let names = Names::plain(view.game().seats().len());
        match self.ask(view, seat, decision, &names) {
            Some(Ok(action)) => return action,
            Some(Err(failure)) => self.fail(failure),
            None => {}
        }
        self.stand_in.choose(view, seat, decision)
    }

    /// Asks the program; `None` if it is not running.
    fn ask(
        &mut self,
        view: &View,
        seat: Seat,
        decision: Decision,
        names: &Names,
    ) -> Option<Result<Action, Failure>> {
        if self.conduct.is_out() {
            // It was left running for this game but has failed at other seats since.
            self.running = None;
        }
        let running = self.running.as_mut()?;
        if !self.is_told {
            let limit = u64::try_from(self.limit.as_millis()).unwrap_or(u64::MAX);
            running.process.tell(line(&Begin::new(view.game(), seat, names, self.seed, limit)));
            self.is_told = true;
        }
        running.asked += 1;
        let id = running.asked;
        let question = line(&Ask::new(view, names, id)?);
        let limit = if id == 1 { self.limit + START } else { self.limit };
        let answer = running.process.ask(question, limit);
        let action = answer.and_then(|answer| read_answer(&answer, id, view.game(), decision, names));
        Some(action.map_err(|failure| match failure {
            // With several lines, any of them could be taken for the answer.
            Failure::Nonsense(_) | Failure::Illegal { .. } if running.process.end_and_check_for_more() => {
                Failure::Flood(UNASKED)
            }
            Failure::Start(_)
            | Failure::Ended { .. }
            | Failure::Slow { .. }
            | Failure::Flood(_)
            | Failure::Nonsense(_)
            | Failure::Illegal { .. } => failure,
        }))
    }

    /// Ends the game. Returns the program's failure in it, if any.
    pub fn over(&mut self, outcome: Outcome, players: usize) -> Option<Failure> {
        if let (Some(running), true) = (&self.running, self.is_told) {
            running.process.tell(line(&Over::new(outcome, &Names::plain(players))));
        }
        self.failure.take()
    }

    /// Kills the process and remembers the reason.
    fn fail(&mut self, failure: Failure) {
        let has_answered = self.running.as_ref().is_some_and(|running| running.asked > 1);
        let counts = self.conduct.strike(if has_answered { 1 } else { STRIKES });
        if let Some(Running { mut process, .. }) = self.running.take() {
            process.end();
        }
        self.failure = counts.then_some(failure);
    }
}

/// A seed that is safe to show: it does not reveal the arena's seed, and every language can read it as a number.
fn public(seed: u64) -> u64 {
    let digits = Secret::from_seed(seed).commitment().to_string();
    digits.get(..13).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(0)
}
