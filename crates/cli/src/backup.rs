//! `kaiju backup` and `kaiju export`: a store, or some of its tables, as a file.

use crate::store::{StoreAddress, block_on};
use anyhow::{Context, Result};
use clap::Args;
use kaiju_store::Contents;
use std::fs::{File, OpenOptions};
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write a copy of the whole store into a file
///
/// Safe while servers run, with both databases: the copy shows one moment. It holds the secrets
/// of running games, so nobody else may read it. `kaiju restore` makes a store of it.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The file to write; there must be none
    file: PathBuf,
    /// Where tables are kept: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db")]
    store: StoreAddress,
}

/// Write single tables, or all, into a file that another store can import
#[derive(Args)]
pub struct ExportOptions {
    /// The file to write; there must be none
    file: PathBuf,
    /// Only this table, with those who sit there; may be given several times
    #[arg(long = "table", value_name = "ID")]
    tables: Vec<String>,
    /// Where tables are kept: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db")]
    store: StoreAddress,
}

/// Writes everything.
pub fn run(options: &Options) -> Result<ExitCode> {
    write(&options.file, &options.store, &[])
}

/// Writes what was asked for.
pub fn export(options: &ExportOptions) -> Result<ExitCode> {
    write(&options.file, &options.store, &options.tables)
}

fn write(path: &Path, store: &StoreAddress, tables: &[String]) -> Result<ExitCode> {
    let file = new_file(path).with_context(|| format!("{}: cannot be made", path.display()))?;
    let written = block_on(async {
        let contents = store.export(tables, BufWriter::new(&file)).await?;
        file.sync_all()?;
        Ok(contents)
    });
    if written.is_err() {
        // Half a copy would be taken for a whole one.
        let _ = std::fs::remove_file(path);
    }
    println!("{}: {}", path.display(), told(&written?));
    Ok(ExitCode::SUCCESS)
}

/// What a copy holds, for people.
pub fn told(contents: &Contents) -> String {
    let Contents { guests, tables, rows, digest } = contents;
    format!("{tables} tables with {rows} rows, {guests} guests, digest {digest}")
}

/// A file that nobody else may read.
fn new_file(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
