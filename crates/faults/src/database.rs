//! The database of a run, and its disk.

use anyhow::{Context, Result, bail};
use kaiju_cluster::{Cluster, Durability};
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The size of the disk: a new cluster takes a tenth of it.
const DISK: &str = "768m";

/// A PostgreSQL, on a disk small enough to be filled where the machine allows it.
pub struct Database {
    cluster: Option<Cluster>,
    disk: Option<Disk>,
    /// The address for `--store`.
    pub address: String,
}

impl Database {
    /// Starts a cluster with PostgreSQL's own durability.
    pub fn start(folder: &Path) -> Result<Database> {
        let disk = Disk::mount(folder)?;
        let parent = disk.as_ref().map_or(folder, |disk| &disk.folder);
        let cluster = Cluster::start_in(parent, Durability::Full)?;
        let address = cluster.new_database()?;
        Ok(Database { cluster: Some(cluster), disk, address })
    }

    /// True if the disk can be filled.
    pub fn has_disk(&self) -> bool {
        self.disk.is_some()
    }

    fn cluster(&self) -> Result<&Cluster> {
        self.cluster.as_ref().context("the database has stopped")
    }

    /// Crashes it, and starts it again.
    pub fn crash(&self) -> Result<()> {
        self.cluster()?.restart()
    }

    /// Cuts the connections of all servers. Returns how many.
    pub fn cut_connections(&self) -> Result<usize> {
        self.cluster()?.cut_connections()
    }

    /// Fills the disk.
    pub fn fill(&self) -> Result<()> {
        self.disk.as_ref().context("there is no disk to fill")?.fill()
    }

    /// Makes room again. A database that has ended by itself is started again.
    pub fn make_room(&self) -> Result<()> {
        self.disk.as_ref().context("there is no disk to empty")?.make_room()?;
        self.cluster()?.revive()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // The cluster ends before its disk.
        drop(self.cluster.take());
    }
}

/// A small disk in memory, unmounted on drop.
struct Disk {
    folder: PathBuf,
}

impl Disk {
    /// Mounts a disk below `folder`; `None` where that is not allowed.
    fn mount(folder: &Path) -> Result<Option<Disk>> {
        let folder = folder.join("disk");
        std::fs::create_dir(&folder)?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={DISK}"), "tmpfs"]).arg(&folder);
        let is_mounted = mount.output().is_ok_and(|done| done.status.success());
        Ok(is_mounted.then_some(Disk { folder }))
    }

    fn ballast(&self) -> PathBuf {
        self.folder.join("ballast")
    }

    fn fill(&self) -> Result<()> {
        let mut file = File::create(self.ballast())?;
        let mut block = vec![1; 1 << 20];
        while !block.is_empty() {
            match file.write_all(&block) {
                Ok(()) => {}
                // The last bytes are taken by smaller and smaller blocks.
                Err(error) if error.kind() == ErrorKind::StorageFull => block.truncate(block.len() / 2),
                Err(error) => bail!("the disk cannot be filled: {error}"),
            }
        }
        Ok(())
    }

    fn make_room(&self) -> Result<()> {
        Ok(std::fs::remove_file(self.ballast())?)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // A program that still uses it keeps it until then.
        let _ = Command::new("umount").arg("--lazy").arg(&self.folder).output();
    }
}
