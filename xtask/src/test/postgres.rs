//! PostgreSQL for the tests: found, or installed from Debian's packages, and started once for all test programs of a
//! run.

use super::{Part, Scope};
use crate::browser::install_package;
use anyhow::{Context, Result};
use kaiju_cluster::{Cluster, Durability, programs};
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;

/// Debian's package, which brings the version of the distribution.
const PACKAGE: &str = "postgresql";
/// A file that exists on Debian and distributions derived from it.
const DEBIAN: &str = "/etc/debian_version";
/// The settings file that keeps Debian's package from starting a server.
const SETTINGS: &str = "/etc/postgresql-common/createcluster.conf";

/// Installs PostgreSQL if it is missing and may be installed.
pub fn require() -> Result<()> {
    if programs().is_ok() {
        return Ok(());
    }
    if Path::new(DEBIAN).is_file() {
        // If nothing may be installed, the error below says what to do.
        let _ = keep_from_starting().and_then(|()| install_package(PACKAGE));
    }
    programs().map(drop)
}

/// Keeps Debian's package from starting a server. Existing settings are left alone.
fn keep_from_starting() -> Result<()> {
    if let Some(folder) = Path::new(SETTINGS).parent() {
        std::fs::create_dir_all(folder)?;
    }
    match File::create_new(SETTINGS) {
        Ok(mut file) => Ok(file.write_all(b"create_main_cluster = false\n")?),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Starts a cluster for the tests of this scope, if they need one.
pub fn start(scope: Scope) -> Result<Option<Cluster>> {
    if !scope.has(Part::Server) {
        return Ok(None);
    }
    Cluster::start(Durability::None).map(Some).context("the tests of the store need PostgreSQL")
}
