//! The PostgreSQL of the tests: found, or installed from Debian's packages, and started once for all test programs of a run.

use super::{Part, Scope};
use crate::browser::install_package;
use anyhow::{Context, Result};
use kaiju_cluster::{Cluster, Durability, programs};

/// Debian's package. It brings the programs of the version that the distribution has.
const PACKAGE: &str = "postgresql";
/// With this file Debian's package starts no server of its own.
const SETTINGS: &str = "/etc/postgresql-common/createcluster.conf";

/// Installs PostgreSQL if it is missing and may be installed.
pub fn require() -> Result<()> {
    if programs().is_ok() {
        return Ok(());
    }
    // Where there is no Debian, or nobody may install anything, the error says what to do.
    let _ = std::fs::create_dir_all("/etc/postgresql-common")
        .and_then(|()| std::fs::write(SETTINGS, "create_main_cluster = false\n"))
        .map_err(anyhow::Error::from)
        .and_then(|()| install_package(PACKAGE));
    programs().map(drop)
}

/// Starts a cluster for the tests of this scope, if they need one.
pub fn start(scope: Scope) -> Result<Option<Cluster>> {
    if !scope.has(Part::Server) {
        return Ok(None);
    }
    Cluster::start(Durability::None).map(Some).context("the tests of the store need PostgreSQL")
}
