//! A running program: lines in and out, with a time limit and bounded memory.

use super::clock::{self, Clock};
use super::failure::{Failure, shown};
use super::offspring::Mark;
use super::program::Program;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The longest line that a program may write, in bytes.
const LONGEST_LINE: usize = 65_536;
/// The number of bytes kept from the end of standard error.
const LAST_WORDS: usize = 1_000;
/// The most messages queued for a program that does not read.
const WAITING: usize = 8;
/// The wait for the last output of a killed program. It only occurs if a process that it left behind holds the output
/// open.
const AFTERWARDS: Duration = Duration::from_secs(5);
/// The interval at which a silent program is polled: it may have ended while a child holds its output open.
const LOOK: Duration = Duration::from_millis(20);
/// The wait for the last output of a program that ended by itself while another process holds the output open.
const AFTER_END: Duration = Duration::from_millis(500);
/// The time a program has to end by itself after its last game, or after it closed its output.
const GOODBYE: Duration = Duration::from_secs(2);
/// The failure of a program that floods.
pub(super) const UNASKED: &str = "wrote lines that it was not asked for";

/// The running programs: their process groups, and the marks of their descendants.
static RUNNING: Mutex<Vec<(u32, Mark)>> = Mutex::new(Vec::new());

/// Kills all programs, for a caller that is about to exit. They have process groups of their own, so a signal that
/// ends the caller does not reach them.
pub fn end_programs() {
    let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    for (group, mark) in running.iter() {
        kill_group(*group);
        mark.end_all();
    }
}

/// A process id in the system's type.
#[cfg(unix)]
fn number(process: u32) -> Option<rustix::process::Pid> {
    i32::try_from(process).ok().and_then(rustix::process::Pid::from_raw)
}

#[cfg(unix)]
fn kill_group(group: u32) {
    if let Some(group) = number(group) {
        // An error means that the group is gone: all its processes have ended.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

/// Other systems have no process groups: only the program itself is killed.
#[cfg(not(unix))]
fn kill_group(_: u32) {}

/// True if the program has ended; it is not reaped yet.
#[cfg(unix)]
fn has_ended(child: &Child) -> bool {
    use rustix::process::{WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
    number(child.id()).is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), options), Ok(None)))
}

/// Other systems cannot tell without reaping it: its closed output has to do.
#[cfg(not(unix))]
fn has_ended(_: &Child) -> bool {
    false
}

/// A running program. When dropped, it has some time to read its last message and exit; then it is killed.
pub(super) struct Process {
    child: Child,
    clock: Clock,
    mark: Mark,
    /// True if it was reaped: its process id may belong to another process now.
    is_gone: bool,
    /// A writer thread, since a program that does not read would block us. Dropping the sender closes the program's
    /// input.
    input: Option<SyncSender<String>>,
    /// A reader thread with room for one line: it blocks until the line is taken, and so does a program that writes
    /// more.
    output: Receiver<Output>,
    last_words: Receiver<String>,
}

enum Output {
    Line(Vec<u8>),
    TooLong,
}

impl Process {
    /// Starts the program.
    pub fn start(program: &Program, clock: Clock) -> io::Result<Process> {
        let [file, arguments @ ..] = program.words() else { return Err(io::ErrorKind::NotFound.into()) };
        let mut command = Command::new(file);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own, so that its children can be killed with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mark = Mark::new();
        mark.put_on(&mut command);
        let mut child = command.spawn()?;
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).push((child.id(), mark.clone()));
        let (input, messages) = sync_channel(WAITING);
        let (lines, output) = sync_channel(1);
        let (words, last_words) = sync_channel(1);
        if let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        {
            thread::spawn(move || write_lines(stdin, &messages));
            thread::spawn(move || read_lines(stdout, &lines));
            thread::spawn(move || words.send(read_last_words(stderr)));
        }
        Ok(Process { child, clock, mark, is_gone: false, input: Some(input), output, last_words })
    }

    /// Sends the program a line. A program that does not listen is noticed at the next question.
    pub fn tell(&self, line: String) {
        let Some(input) = &self.input else { return };
        if let Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) = input.try_send(line) {}
    }

    /// Asks the program and waits for its answer.
    pub fn ask(&mut self, question: String, limit: Duration) -> Result<Vec<u8>, Failure> {
        // Measured from before the question is sent: a program may hang at once, and a test that hears of it moves
        // the clock.
        let until = self.clock.now() + limit;
        match self.output.try_recv() {
            Ok(_) => return Err(Failure::Flood(UNASKED)),
            Err(TryRecvError::Disconnected) => return Err(self.ended()),
            Err(TryRecvError::Empty) => self.tell(question),
        }
        // Set once the program has ended.
        let mut last_output = None;
        loop {
            // Checked before the output is read, so that everything written before the end is found.
            if last_output.is_none() && has_ended(&self.child) {
                last_output = Some(self.clock.now() + AFTER_END);
            }
            let is_late = self.clock.is_past(last_output.unwrap_or(until));
            let look = LOOK.min(until.saturating_sub(self.clock.now()));
            match self.output.recv_timeout(if last_output.is_some() { LOOK } else { look }) {
                Ok(Output::Line(line)) => return Ok(line),
                Ok(Output::TooLong) => return Err(Failure::Flood("wrote a line of more than 65,536 bytes")),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) if !is_late => {}
                Err(RecvTimeoutError::Timeout) if last_output.is_some() => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) => {
                    self.end();
                    return Err(Failure::Slow { limit, last_words: self.last_words() });
                }
            }
        }
    }

    /// Kills a program whose answer was wrong. True if it had written more than that answer.
    pub fn end_and_check_for_more(&mut self) -> bool {
        self.end();
        self.output.recv_timeout(AFTERWARDS).is_ok()
    }

    /// Handles a closed output: the program has ended, or is about to.
    fn ended(&mut self) -> Failure {
        let has_ended = self.ends_within(GOODBYE);
        let status = self.end().filter(|_| has_ended);
        Failure::Ended { status: status.map(|status| status.to_string()), last_words: self.last_words() }
    }

    /// True if the program ends by itself within `patience`.
    fn ends_within(&self, patience: Duration) -> bool {
        let until = self.clock.now() + patience;
        while !has_ended(&self.child) && !self.clock.is_past(until) {
            clock::wait_a_moment();
        }
        has_ended(&self.child)
    }

    fn last_words(&self) -> String {
        self.last_words.recv_timeout(AFTERWARDS).unwrap_or_default()
    }

    /// Kills the program and its descendants and reaps it, so that no zombie is left. Returns its exit status, the
    /// first time.
    pub fn end(&mut self) -> Option<ExitStatus> {
        if self.is_gone {
            return None;
        }
        let group = self.child.id();
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner).retain(|(running, _)| *running != group);
        // Until it is reaped its process id cannot be reused, even if it has ended by itself.
        kill_group(group);
        let _ = self.child.kill();
        self.mark.end_all();
        self.is_gone = true;
        self.child.wait().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        if !self.is_gone {
            self.ends_within(GOODBYE);
        }
        self.end();
    }
}

/// Writes until there are no more messages, or the program stops reading.
fn write_lines(mut stdin: ChildStdin, messages: &Receiver<String>) {
    while let Ok(line) = messages.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads until the output is closed, a line is too long, or nobody listens any more.
fn read_lines(stdout: ChildStdout, lines: &SyncSender<Output>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line);
        let output = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > LONGEST_LINE => Output::TooLong,
            Ok(_) => Output::Line(line),
        };
        let is_last = matches!(output, Output::TooLong);
        if lines.send(output).is_err() || is_last {
            return;
        }
    }
}

/// The last line written before standard error is closed.
fn read_last_words(mut stderr: ChildStderr) -> String {
    let mut tail = Vec::new();
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = stderr.read(&mut buffer) {
        tail.extend_from_slice(&buffer[..count]);
        tail.drain(..tail.len().saturating_sub(LAST_WORDS));
    }
    let text = String::from_utf8_lossy(&tail);
    shown(text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or(""))
}
