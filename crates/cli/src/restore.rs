//! `kaiju restore` and `kaiju import`: a file of `kaiju backup` or `kaiju export` becomes a store, or a part of one.

use crate::backup::told;
use crate::store::{StoreAddress, block_on};
use anyhow::{Context, Result};
use clap::Args;
use kaiju_store::Destination;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Make a store of a file that `kaiju backup` has written
///
/// The store must be empty, or not there. Everything is taken or nothing, and what was written is
/// read again and compared by its digest.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The file to read
    file: PathBuf,
    /// Where tables will be kept: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db")]
    store: StoreAddress,
}

/// Add the tables of a file to a store
///
/// None of them may be there already. An SQLite store must not be in use by a server. Everything
/// is taken or nothing, and what was written is read again and compared by its digest.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct ImportOptions {
    /// The file to read
    file: PathBuf,
    /// Where tables are kept: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db")]
    store: StoreAddress,
}

/// Fills an empty store.
pub fn run(options: &Options) -> Result<ExitCode> {
    take(&options.file, &options.store, Destination::Empty)
}

/// Adds to a store.
pub fn import(options: &ImportOptions) -> Result<ExitCode> {
    take(&options.file, &options.store, Destination::Any)
}

fn take(path: &Path, store: &StoreAddress, into: Destination) -> Result<ExitCode> {
    let file = File::open(path).with_context(|| format!("{}: cannot be read", path.display()))?;
    let contents = block_on(async { Ok(store.import(into, BufReader::new(file)).await?) })
        .with_context(|| path.display().to_string())?;
    println!("{store}: {}", told(&contents));
    Ok(ExitCode::SUCCESS)
}
