//! The signals that a server obeys.

use super::log::LogFile;
use anyhow::{Context, Result};
use std::sync::Arc;

/// The effect when the terminal is closed, or somebody sends SIGHUP.
pub enum HangUp {
    /// The server stops, like any program in a terminal.
    Stop,
    /// The log goes on in a new file, if it is in a file. Nothing else happens.
    Reopen(Option<Arc<LogFile>>),
}

/// Waits for Ctrl-C, or for the console to be closed.
#[cfg(windows)]
pub fn stop_signal(_: HangUp) -> Result<impl Future<Output = ()>> {
    use tokio::signal::windows::{ctrl_c, ctrl_close};
    let mut interrupt = ctrl_c().context("cannot handle Ctrl-C")?;
    let mut close = ctrl_close().context("cannot handle the closing of the console")?;
    Ok(async move {
        tokio::select! {
            biased;
            _ = interrupt.recv() => {}
            _ = close.recv() => {}
        }
        tracing::info!("stopping");
    })
}

/// Waits for Ctrl-C or a signal to terminate.
#[cfg(unix)]
pub fn stop_signal(on_hang_up: HangUp) -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let receive = |kind: SignalKind| signal(kind).context("cannot handle signals");
    let (mut interrupt, mut terminate) =
        (receive(SignalKind::interrupt())?, receive(SignalKind::terminate())?);
    let mut hang_up = receive(SignalKind::hangup())?;
    Ok(async move {
        loop {
            tokio::select! {
                biased;
                _ = interrupt.recv() => break,
                _ = terminate.recv() => break,
                _ = hang_up.recv() => match &on_hang_up {
                    HangUp::Stop => break,
                    HangUp::Reopen(log) => reopen(log.as_deref()),
                },
            }
        }
        tracing::info!("stopping");
    })
}

/// Opens the log again.
#[cfg(unix)]
fn reopen(log: Option<&LogFile>) {
    match log.map(LogFile::reopen) {
        Some(Ok(())) => tracing::info!("the log was opened again"),
        Some(Err(error)) => {
            tracing::error!(%error, "the log cannot be opened again and goes on in the old file")
        }
        None => tracing::info!("SIGHUP opens the log again, but there is no --log-file"),
    }
}
