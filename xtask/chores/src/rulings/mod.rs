//! `cargo xtask rulings`: the page of rulings, made from the ledger in `docs/rulings`. Everything about the ledger is
//! here.

#[cfg(test)]
mod docs;
mod ledger;
mod page;

use crate::root;
use anyhow::{Context, Result, bail};
use ledger::Ledger;
use std::fs;

/// The page, below the root folder.
const PAGE: &str = "docs/rulings.md";

/// Writes the page, unless the ledger has faults.
pub fn run() -> Result<()> {
    let ledger = Ledger::read(&root().join("docs/rulings"))?;
    let faults = ledger.faults();
    if !faults.is_empty() {
        bail!("the ledger has faults:\n{}", faults.join("\n"));
    }
    fs::write(root().join(PAGE), page::write(&ledger)).with_context(|| format!("cannot write {PAGE}"))?;
    println!("{PAGE}: {} rulings", ledger.rulings.len());
    Ok(())
}
