//! The server processes of a run: real ones, with signals.

use anyhow::{Context, Result, bail};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Limits that nobody reaches.
const LIMITS: [&str; 8] = [
    "--connections-per-address",
    "100000",
    "--new-per-minute",
    "1000000",
    "--tables-per-guest",
    "1000000",
    "--messages-per-second",
    "100000",
];
/// Attempts to start a process. It fails while its database starts.
const ATTEMPTS: usize = 100;
/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(100);

/// A signal to a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// Ends it at once.
    Kill,
    /// Asks it to end.
    Terminate,
    /// Pauses it.
    Pause,
    /// Lets it go on.
    Resume,
}

/// The command that serves a store at an address, with limits that nobody reaches.
pub fn serve(program: &Path, address: &str, store: &str) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", address, "--store", store]).args(LIMITS);
    command.env("KAIJU_LOG", "warn").stdin(Stdio::null()).stdout(Stdio::piped());
    command
}

/// Waits until a server listens. Returns the first line that it prints, which is empty if it has ended instead.
pub fn greeting(server: &mut Child) -> Result<String> {
    let mut line = String::new();
    if let Some(output) = server.stdout.take() {
        BufReader::new(output).read_line(&mut line)?;
    }
    Ok(line)
}

/// The programs of a run: process 1 runs the first of them, process 2 the second, and so on in turn.
#[derive(Clone, Debug)]
pub struct Programs(pub Vec<PathBuf>);

/// The processes of a run, killed on drop.
pub struct Processes {
    programs: Programs,
    /// The value of `--store`.
    store: String,
    folder: PathBuf,
    all: Vec<Option<Child>>,
}

impl Processes {
    /// `count` processes, none of which is started yet.
    pub fn new(programs: Programs, store: &str, folder: &Path, count: usize) -> Processes {
        let all = (0..count).map(|_| None).collect();
        Processes { programs, store: store.to_owned(), folder: folder.to_owned(), all }
    }

    /// The file with the standard error of a process, over all its starts.
    fn errors(&self, process: usize) -> PathBuf {
        self.folder.join(format!("process-{process}.log"))
    }

    /// Starts a process, and returns its address when it listens.
    #[expect(clippy::disallowed_methods, reason = "a database that starts is left alone for a moment")]
    pub fn start(&mut self, process: usize) -> Result<SocketAddr> {
        for _ in 0..ATTEMPTS {
            if let Some(address) = self.try_start(process)? {
                return Ok(address);
            }
            std::thread::sleep(PAUSE);
        }
        bail!("process {process} does not start: {}", self.last_words(process))
    }

    fn try_start(&mut self, process: usize) -> Result<Option<SocketAddr>> {
        let Programs(programs) = &self.programs;
        let program = programs.get(process % programs.len().max(1)).context("there is no program")?;
        let errors = File::options().append(true).create(true).open(self.errors(process))?;
        let mut child = serve(program, "127.0.0.1:0", &self.store)
            .current_dir(&self.folder)
            .stderr(errors)
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let greeting = greeting(&mut child)?;
        let port = greeting.trim_end().rsplit_once(':').and_then(|(_, port)| port.parse::<u16>().ok());
        let Some(port) = port else {
            child.wait()?;
            return Ok(None);
        };
        self.all[process] = Some(child);
        Ok(Some(SocketAddr::from(([127, 0, 0, 1], port))))
    }

    /// Sends a signal. After one that ends the process, waits for the end.
    pub fn signal(&mut self, process: usize, signal: Signal) -> Result<()> {
        let Some(child) = &mut self.all[process] else { bail!("process {process} does not run") };
        send(child, signal)?;
        if matches!(signal, Signal::Kill | Signal::Terminate) {
            child.wait()?;
            self.all[process] = None;
        }
        Ok(())
    }

    /// The processes that have ended by themselves, and the panics in the logs.
    pub fn crashes(&mut self) -> Vec<String> {
        let mut found = Vec::new();
        for process in 0..self.all.len() {
            if let Some(child) = &mut self.all[process]
                && let Ok(Some(status)) = child.try_wait()
            {
                self.all[process] = None;
                found.push(format!("process {process} has ended: {status}; {}", self.last_words(process)));
            }
            let log = std::fs::read_to_string(self.errors(process)).unwrap_or_default();
            found.extend(log.lines().filter(|line| line.contains("panicked")).map(str::to_owned));
        }
        found
    }

    fn last_words(&self, process: usize) -> String {
        let log = std::fs::read_to_string(self.errors(process)).unwrap_or_default();
        log.lines().last().unwrap_or("it said nothing").to_owned()
    }
}

impl Drop for Processes {
    fn drop(&mut self) {
        for child in self.all.iter_mut().flatten() {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

#[cfg(unix)]
fn send(child: &Child, signal: Signal) -> Result<()> {
    use rustix::process::{Pid, kill_process};
    let signal = match signal {
        Signal::Kill => rustix::process::Signal::KILL,
        Signal::Terminate => rustix::process::Signal::TERM,
        Signal::Pause => rustix::process::Signal::STOP,
        Signal::Resume => rustix::process::Signal::CONT,
    };
    let id = i32::try_from(child.id()).ok().and_then(Pid::from_raw).context("the process has no id")?;
    kill_process(id, signal).context("the process takes no signal")
}

#[cfg(not(unix))]
fn send(_: &Child, _: Signal) -> Result<()> {
    bail!("fault tests need the signals of Unix")
}
