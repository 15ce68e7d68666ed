//! `kaiju restore` and `kaiju import`: read a file of `kaiju backup` or `kaiju export` into a database.

use crate::backup::summary;
use crate::store::{StoreAddress, block_on};
use anyhow::{Context, Result};
use clap::Args;
use kaiju_store::Destination;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Restore a backup into an empty or new database
///
/// Restores everything or nothing, and checks the result by its digest.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The file to read
    file: PathBuf,
    /// Database: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db")]
    store: StoreAddress,
}

/// Add the tables of a file to a database
///
/// Imports everything or nothing, and checks the result by its digest. Fails if one of the tables
/// exists already. No server may be using an SQLite database.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct ImportOptions {
    /// The file to read
    file: PathBuf,
    /// Database: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db")]
    store: StoreAddress,
}

/// Restores into an empty database.
pub fn run(options: &Options) -> Result<ExitCode> {
    take(&options.file, &options.store, Destination::Empty)
}

/// Adds to a database.
pub fn import(options: &ImportOptions) -> Result<ExitCode> {
    take(&options.file, &options.store, Destination::Any)
}

fn take(path: &Path, store: &StoreAddress, into: Destination) -> Result<ExitCode> {
    let file = File::open(path).with_context(|| format!("{}: cannot read the file", path.display()))?;
    let contents = block_on(async { Ok(store.import(into, BufReader::new(file)).await?) })
        .with_context(|| path.display().to_string())?;
    println!("{store}: {}", summary(&contents));
    Ok(ExitCode::SUCCESS)
}
