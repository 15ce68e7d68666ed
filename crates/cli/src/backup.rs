//! `kaiju backup` and `kaiju export`: write a database, or some of its tables, to a file.

use crate::store::{StoreAddress, block_on};
use anyhow::{Context, Result};
use clap::Args;
use kaiju_store::Contents;
use std::fs::{File, OpenOptions};
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write a backup of the whole database to a file
///
/// Safe while servers run: the backup is a consistent snapshot. It contains the secrets of running
/// games, so keep it private. `kaiju restore` turns it into a database again.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The file to create
    file: PathBuf,
    /// Database: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db")]
    store: StoreAddress,
}

/// Write some tables, or all, to a file that another database can import
#[derive(Args)]
pub struct ExportOptions {
    /// The file to create
    file: PathBuf,
    /// Only this table, with its guests; repeatable
    #[arg(long = "table", value_name = "ID")]
    tables: Vec<String>,
    /// Database: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db")]
    store: StoreAddress,
}

/// Writes a backup.
pub fn run(options: &Options) -> Result<ExitCode> {
    write(&options.file, &options.store, &[])
}

/// Writes the selected tables.
pub fn export(options: &ExportOptions) -> Result<ExitCode> {
    write(&options.file, &options.store, &options.tables)
}

fn write(path: &Path, store: &StoreAddress, tables: &[String]) -> Result<ExitCode> {
    let file = new_file(path).with_context(|| format!("{}: cannot create the file", path.display()))?;
    let written = block_on(async {
        let contents = store.export(tables, BufWriter::new(&file)).await?;
        file.sync_all()?;
        Ok(contents)
    });
    if written.is_err() {
        // Half a backup must not be taken for a whole one.
        let _ = std::fs::remove_file(path);
    }
    println!("{}: {}", path.display(), summary(&written?));
    Ok(ExitCode::SUCCESS)
}

/// The contents of an archive, in words.
pub fn summary(contents: &Contents) -> String {
    let Contents { guests, tables, rows, digest } = contents;
    format!("{tables} tables with {rows} rows, {guests} guests, digest {digest}")
}

/// Creates a file that only its owner may read.
fn new_file(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
