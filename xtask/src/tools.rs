//! Programs of Debian's packages: found, or unpacked into `target/` without installing them, so that no server starts.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder in which packages are unpacked, below the root.
const TOOLS: &str = "target/tools";

/// A file that exists on Debian and distributions derived from it.
const DEBIAN: &str = "/etc/debian_version";

/// The path of a program, which is in this package.
pub fn program(name: &str, package: &str) -> Result<PathBuf> {
    if let Some(found) = find(name) {
        return Ok(found);
    }
    if Path::new(DEBIAN).is_file() {
        // If nothing may be downloaded, the error below says what to do.
        let _ = unpack(package);
    }
    match find(name) {
        Some(found) => Ok(found),
        None => {
            bail!("{name} was not found: install {package}, for example with `apt-get install {package}`")
        }
    }
}

/// The folder with the unpacked packages.
pub fn folder() -> PathBuf {
    crate::root().join(TOOLS)
}

fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let unpacked = ["usr/bin", "usr/sbin"].map(|part| folder().join(part));
    let folders = std::env::split_paths(&path).chain(["/usr/sbin".into()]).chain(unpacked);
    folders.map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// Downloads a package and unpacks it.
fn unpack(package: &str) -> Result<()> {
    let archives = folder().join("archives").join(package);
    std::fs::create_dir_all(&archives)?;
    println!("getting {package}");
    if !download(package, &archives)? {
        // A fresh machine has no list of packages.
        let updated = Command::new("apt-get").args(["--quiet", "update"]).status();
        updated.context("cannot start apt-get")?;
        download(package, &archives)?;
    }
    for archive in std::fs::read_dir(&archives)? {
        let mut unpacking = Command::new("dpkg-deb");
        unpacking.arg("--extract").arg(archive?.path()).arg(folder()).status()?;
    }
    Ok(())
}

fn download(package: &str, to: &Path) -> Result<bool> {
    let mut apt = Command::new("apt-get");
    let status = apt.args(["--quiet", "download", package]).current_dir(to).status();
    Ok(status.context("cannot start apt-get")?.success())
}
