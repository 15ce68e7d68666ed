//! `cargo xtask wire`: the TypeScript types of the messages, from `crates/protocol`.

use crate::root;
use anyhow::{Context, Result};

/// The folder of the types, below the root.
const FOLDER: &str = "web/src/wire";

/// Writes the files.
pub fn run() -> Result<()> {
    let files = kaiju_protocol::wire::write(&root().join(FOLDER))
        .with_context(|| format!("cannot write {FOLDER}"))?;
    println!("{FOLDER}: {files} files");
    Ok(())
}
