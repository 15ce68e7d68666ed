//! `kaiju admin`: what an operator does to tables and guests, and the state of a running server. All but the latter
//! works on the store, so that it needs no server; running ones notice within a second.

mod print;
mod status;

use crate::FAILED;
use crate::store::{StoreAddress, block_on, open_beside};
use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use kaiju_server::admin::Operator;
use kaiju_server::subject_of_ban;
use kaiju_store::Which;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// Look after a server
///
/// Lists, closes and deletes tables, bans guests and networks, and exports and deletes guests, while
/// servers run and without one: everything but `status` goes through the database, which must be of
/// this version. Servers notice within a second. Every change is noted in an audit log, with the
/// account that made it.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Database: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE; repeat it as for `kaiju serve`
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db", global = true)]
    store: Vec<StoreAddress>,
    /// Print one JSON document instead of text
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Status(status::Options),
    #[command(flatten)]
    Act(Act),
}

#[derive(Subcommand)]
enum Act {
    /// List tables, those that changed last first
    Tables {
        /// Only tables whose game is not over
        #[arg(long)]
        open: bool,
        /// Only tables that this guest has made or has a seat at
        #[arg(long, value_name = "ID", conflicts_with = "open")]
        guest: Option<String>,
        /// At most this many
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: u32,
    },
    /// Show a table: seats, options, phase, votes
    Table {
        /// Its id
        id: String,
    },
    /// End a game, or close a table before its game; its record stays
    Close {
        /// The table
        id: String,
        #[command(flatten)]
        why: Why,
    },
    /// Delete a table with its log and record
    Delete {
        /// The table
        id: String,
        #[command(flatten)]
        why: Why,
    },
    /// Keep a table whatever its age
    Pin {
        /// The table
        id: String,
    },
    /// Keep a table no longer than others
    Unpin {
        /// The table
        id: String,
    },
    /// Keep a guest or a network out
    Ban {
        /// A guest's id, an address, or an IPv6 network with /48 or /64
        who: String,
        /// Only for this many days
        #[arg(long, value_name = "N")]
        days: Option<u32>,
        #[command(flatten)]
        why: Why,
    },
    /// Let a guest or a network in again
    Unban {
        /// As for `ban`
        who: String,
    },
    /// List bans
    Bans,
    /// Show all that is stored about a guest
    Guest {
        /// The guest's id
        id: String,
    },
    /// Write all that is stored about a guest to a file, as JSON
    ExportGuest {
        /// The guest's id
        id: String,
        /// The file to create
        file: PathBuf,
    },
    /// Delete a guest; games stay without the name, and bots play the open ones to the end
    DeleteGuest {
        /// The guest's id
        id: String,
    },
    /// List what players have reported, the latest first
    Reports {
        /// At most this many
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: u32,
    },
    /// List what operators and guests have done, in order
    Audit {
        /// Only what came after the act with this number
        #[arg(long, value_name = "N", default_value_t = 0)]
        after: u64,
        /// At most this many
        #[arg(long, value_name = "N", default_value_t = 1_000)]
        limit: u32,
    },
}

#[derive(Args)]
struct Why {
    /// The reason, for the audit log
    #[arg(long = "why", value_name = "TEXT", default_value = "")]
    text: String,
}

/// Milliseconds of a day.
const DAY_MS: u64 = 24 * 3_600_000;

/// Does what the operator wants.
pub fn run(options: &Options) -> Result<ExitCode> {
    let wanted = match &options.task {
        Task::Status(options) => return status::run(options),
        Task::Act(act) => act,
    };
    block_on(async {
        let store = open_beside(&options.store).await?;
        let who = account();
        let operator = Operator { store: &*store, who: &who, at: now_ms() };
        let done = act(wanted, &operator, options.json).await;
        store.close().await?;
        done
    })
}

async fn act(act: &Act, operator: &Operator<'_>, is_json: bool) -> Result<ExitCode> {
    let office = operator.store.administration();
    let said = match act {
        Act::Tables { open, guest, limit } => {
            let which = match guest {
                Some(guest) => Which::Of(guest),
                None if *open => Which::Open,
                None => Which::All,
            };
            print::tables(&office.tables(which, *limit).await?, is_json)
        }
        Act::Table { id } => print::table(&operator.table(id).await?, is_json),
        Act::Close { id, why } => match operator.close_table(id, &why.text).await? {
            true => print::done(&format!("table {id} is closed"), is_json),
            false => return Ok(failed(&format!("table {id} was over already"))),
        },
        Act::Delete { id, why } => {
            operator.remove_table(id, &why.text).await?;
            print::done(&format!("table {id} is deleted"), is_json)
        }
        Act::Pin { id } => {
            operator.pin(id, true).await?;
            print::done(&format!("table {id} is kept whatever its age"), is_json)
        }
        Act::Unpin { id } => {
            operator.pin(id, false).await?;
            print::done(&format!("table {id} is kept as long as others"), is_json)
        }
        Act::Ban { who, days, why } => {
            let subject = subject(who)?;
            let ends_at = days.map(|days| operator.at + u64::from(days) * DAY_MS);
            operator.ban(&subject, ends_at, &why.text).await?;
            print::done(&format!("{subject} is banned"), is_json)
        }
        Act::Unban { who } => {
            let subject = subject(who)?;
            match operator.unban(&subject).await? {
                true => print::done(&format!("{subject} is no longer banned"), is_json),
                false => return Ok(failed(&format!("{subject} was not banned"))),
            }
        }
        Act::Bans => print::bans(&office.bans().await?, operator.at, is_json),
        Act::Guest { id } => print::guest(&operator.data_of(id).await?, is_json),
        Act::ExportGuest { id, file } => {
            let data = operator.data_of(id).await?;
            write_new(file, &print::json(&data))
                .with_context(|| format!("{}: cannot write", file.display()))?;
            operator.note_export(id).await?;
            print::done(&format!("{}: the data of guest {id}", file.display()), is_json)
        }
        Act::DeleteGuest { id } => {
            operator.remove_guest(id).await?;
            print::done(&format!("guest {id} is deleted"), is_json)
        }
        Act::Reports { limit } => print::reports(&office.reports(None, *limit).await?, is_json),
        Act::Audit { after, limit } => print::acts(&office.acts_after(*after, *limit).await?, is_json),
    };
    std::io::stdout().write_all(said.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// There was nothing to do.
fn failed(why: &str) -> ExitCode {
    eprintln!("kaiju: {why}");
    ExitCode::from(FAILED)
}

fn subject(who: &str) -> Result<String> {
    match subject_of_ban(who) {
        Some(subject) => Ok(subject),
        None => bail!("{who}: expected the id of a guest, an address, or an IPv6 network with /48 or /64"),
    }
}

/// The account that acts. Under `sudo` it is that of the person.
fn account() -> String {
    let named =
        ["SUDO_USER", "USER", "LOGNAME", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    named.filter(|name| !name.is_empty()).unwrap_or_else(|| "operator".to_owned())
}

#[expect(clippy::disallowed_methods, reason = "an operator acts now")]
fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Creates a file that only its owner may read.
fn write_new(path: &Path, text: &str) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
