//! Temporary PostgreSQL clusters for tests.
//!
//! [`Cluster::start`] creates a cluster in a temporary folder and starts it on a Unix socket there. When run by
//! root it starts the cluster as `nobody`, since PostgreSQL refuses to run as root. A small shell script watches
//! over it: when the process that started the cluster ends, even by a crash, the script stops the cluster and
//! removes the folder.
//!
//! Tests call [`new_database`], which creates a database in the cluster of this run. `cargo xtask test` starts one
//! cluster for all test programs; a test program that runs alone starts its own.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The environment variable with the folder of the shared cluster.
pub const SHARED: &str = "KAIJU_TEST_CLUSTER";
/// The environment variable with the folder of PostgreSQL's programs, if they are in no usual place.
const PROGRAMS: &str = "POSTGRES_BIN";
/// Folders besides PATH that hold a folder per version, with the prefix of the version: Debian's, and Homebrew's
/// on both kinds of Mac.
const PLACES: [(&str, &str); 3] =
    [("/usr/lib/postgresql", ""), ("/opt/homebrew/opt", "postgresql@"), ("/usr/local/opt", "postgresql@")];
/// The user id of `nobody` on all Linux distributions.
#[cfg(unix)]
const NOBODY: u32 = 65534;
/// Attempts to start a cluster that has ended by itself. Each waits for PostgreSQL.
const ATTEMPTS: usize = 20;
/// The owner of all databases.
const USER: &str = "kaiju";

/// Starts a cluster in the folder `$1` with the programs in `$2`, reports that it runs, and stops it when standard
/// input ends.
const WATCH: &str = r#"
trap '' INT TERM HUP
fail() { cat "$1/log" >&2; rm -rf "$1"; exit 1; }
"$2/initdb" --pgdata "$1/data" --username "$3" --auth trust --encoding UTF8 --locale C --no-sync >"$1/log" 2>&1 || fail "$1"
"$2/pg_ctl" --pgdata "$1/data" --wait --log "$1/log" --options "$4" start >/dev/null 2>&1 || fail "$1"
echo ready
read -r line
"$2/pg_ctl" --pgdata "$1/data" --mode immediate --wait stop >/dev/null 2>&1
rm -rf "$1"
"#;

/// The durability of a cluster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// No syncs: for tests without power cuts.
    None,
    /// PostgreSQL's defaults: for measurements.
    Full,
}

/// A running cluster, stopped on drop.
pub struct Cluster {
    folder: PathBuf,
    /// The options of the server program.
    options: String,
    watch: Child,
}

impl Cluster {
    /// Creates a cluster and starts it.
    pub fn start(durability: Durability) -> Result<Cluster> {
        Cluster::start_in(&std::env::temp_dir(), durability)
    }

    /// Creates a cluster in a new folder below `parent` and starts it.
    pub fn start_in(parent: &Path, durability: Durability) -> Result<Cluster> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("kaiju-pg-").tempdir_in(parent)?.keep();
        let socket = folder.to_str().context("the temporary folder has no name in UTF-8")?;
        let sync = match durability {
            Durability::None => "-c fsync=off -c synchronous_commit=off -c full_page_writes=off",
            Durability::Full => "",
        };
        let options = format!(
            "-c listen_addresses='' -c unix_socket_directories='{socket}' -c max_connections=400 {sync}"
        );
        let mut watch = Command::new("sh");
        watch
            .args(["-c", WATCH, "sh", socket])
            .arg(&programs)
            .args([USER, &options])
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        set_apart(&mut watch, &folder)?;
        let mut watch = watch.spawn().context("cannot start sh")?;
        let mut line = String::new();
        if let Some(output) = watch.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        if line != "ready\n" {
            let errors = watch.wait_with_output()?.stderr;
            bail!("PostgreSQL does not start: {}", String::from_utf8_lossy(&errors).trim());
        }
        Ok(Cluster { folder, options, watch })
    }

    /// The folder of the cluster and its socket.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The id of the server process, whose children are all others.
    pub fn process(&self) -> Result<u32> {
        let lines = std::fs::read_to_string(self.folder.join("data/postmaster.pid"))?;
        lines.lines().next().and_then(|id| id.parse().ok()).context("PostgreSQL does not run")
    }

    /// Creates an empty database, and returns its address.
    pub fn new_database(&self) -> Result<String> {
        new_database_in(&self.folder)
    }

    /// Kills the cluster like a power cut, and starts it again.
    pub fn restart(&self) -> Result<()> {
        if self.control("restart", &["--mode", "immediate", "--wait"])? {
            Ok(())
        } else {
            bail!("PostgreSQL does not start again")
        }
    }

    /// Starts the cluster again if it has ended by itself, as after a full disk, and waits until it accepts
    /// connections.
    pub fn revive(&self) -> Result<()> {
        for _ in 0..ATTEMPTS {
            if self.query("SELECT 1").is_ok() {
                return Ok(());
            }
            // Fails if it runs, and is only busy with its recovery.
            let _ = self.control("start", &["--wait"])?;
        }
        bail!("PostgreSQL does not start again")
    }

    /// Ends all connections of the program to any database. Returns how many.
    pub fn cut_connections(&self) -> Result<usize> {
        let ended = self.query(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'kaiju'",
        )?;
        ended.trim().parse().context("psql says no number")
    }

    /// Runs a command of `pg_ctl`. False if it fails.
    fn control(&self, command: &str, options: &[&str]) -> Result<bool> {
        let mut control = Command::new(programs()?.join("pg_ctl"));
        control.arg("--pgdata").arg(self.folder.join("data")).arg("--log").arg(self.folder.join("log"));
        control.args(options).arg("--options").arg(&self.options).arg(command);
        control.stdout(Stdio::null()).stderr(Stdio::null()).current_dir("/");
        become_owner(&mut control, &self.folder)?;
        Ok(control.status().context("cannot start pg_ctl")?.success())
    }

    /// The answer to a query, as text.
    fn query(&self, query: &str) -> Result<String> {
        let asked = Command::new(programs()?.join("psql"))
            .args(["--username", USER, "--dbname", "postgres", "--tuples-only", "--no-align", "--host"])
            .arg(&self.folder)
            .args(["--command", query])
            .output()
            .context("cannot start psql")?;
        if !asked.status.success() {
            bail!("psql: {}", String::from_utf8_lossy(&asked.stderr).trim());
        }
        Ok(String::from_utf8_lossy(&asked.stdout).into_owned())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        // If the script is gone, there is nothing to stop.
        let _ = self.watch.wait();
    }
}

/// Creates an empty database in the cluster of this run, and returns its address.
pub fn new_database() -> Result<String> {
    // Never dropped: the script stops it when this process ends.
    static OWN: OnceLock<Result<Cluster, String>> = OnceLock::new();
    if let Some(folder) = std::env::var_os(SHARED) {
        return new_database_in(Path::new(&folder));
    }
    let own = OWN.get_or_init(|| Cluster::start(Durability::None).map_err(|error| format!("{error:#}")));
    match own {
        Ok(cluster) => cluster.new_database(),
        Err(error) => bail!("{error}"),
    }
}

fn new_database_in(folder: &Path) -> Result<String> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let name = format!("t{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
    let made = Command::new(programs()?.join("createdb"))
        .args(["--username", USER, "--maintenance-db", "postgres", "--template", "template0", "--host"])
        .arg(folder)
        .arg(&name)
        .output()
        .context("cannot start createdb")?;
    if !made.status.success() {
        bail!("cannot create a database: {}", String::from_utf8_lossy(&made.stderr).trim());
    }
    Ok(format!("postgres://{USER}@localhost/{name}?host={}", folder.display()))
}

/// The folder of PostgreSQL's programs.
pub fn programs() -> Result<PathBuf> {
    let is_whole = |folder: &PathBuf| {
        ["initdb", "pg_ctl", "postgres", "createdb", "psql"].iter().all(|name| folder.join(name).is_file())
    };
    let named = std::env::var_os(PROGRAMS).map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let elsewhere = PLACES.iter().flat_map(|(folder, start)| versions_in(Path::new(folder), start));
    let places = named.into_iter().chain(std::env::split_paths(&path)).chain(elsewhere);
    places.into_iter().find(is_whole).with_context(|| {
        let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
        let install = advice(&release, std::env::consts::OS);
        format!(
            "PostgreSQL was not found: install it{install}, or set {PROGRAMS} to the folder of its programs"
        )
    })
}

/// The program folders in `folder`, newest version first.
fn versions_in(folder: &Path, start: &str) -> Vec<PathBuf> {
    let names = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
    let mut versions: Vec<(u32, PathBuf)> = names
        .filter_map(|name| {
            let version = name.to_str()?.strip_prefix(start)?.parse().ok()?;
            Some((version, folder.join(name).join("bin")))
        })
        .collect();
    versions.sort();
    versions.into_iter().rev().map(|(_, programs)| programs).collect()
}

/// The command that installs PostgreSQL on the system with this `/etc/os-release`; empty if unknown.
fn advice(release: &str, system: &str) -> &'static str {
    let is = |name: &str| {
        let of_line =
            |line: &str| Some(line.strip_prefix("ID=").or(line.strip_prefix("ID_LIKE="))?.to_owned());
        release.lines().filter_map(of_line).any(|ids| ids.trim_matches('"').split(' ').any(|id| id == name))
    };
    if system == "macos" {
        " with `brew install postgresql@17`"
    } else if is("debian") || is("ubuntu") {
        " with `sudo apt-get install postgresql`"
    } else if is("fedora") {
        " with `sudo dnf install postgresql-server`"
    } else if is("arch") {
        " with `sudo pacman -S postgresql`"
    } else {
        ""
    }
}

/// Gives the folder to the user who will run the cluster, and runs the command as that user, shielded from signals
/// to this process.
#[cfg(unix)]
fn set_apart(command: &mut Command, folder: &Path) -> Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    use std::os::unix::process::CommandExt;
    if std::fs::metadata(folder)?.uid() == 0 {
        chown(folder, Some(NOBODY), Some(NOBODY))?;
    }
    command.process_group(0);
    become_owner(command, folder)
}

/// Runs the command as the owner of the cluster.
#[cfg(unix)]
fn become_owner(command: &mut Command, folder: &Path) -> Result<()> {
    use std::os::unix::fs::MetadataExt;
    use std::os::unix::process::CommandExt;
    if std::fs::metadata(folder)?.uid() == NOBODY {
        command.uid(NOBODY).gid(NOBODY);
    }
    Ok(())
}

#[cfg(not(unix))]
fn set_apart(_: &mut Command, _: &Path) -> Result<()> {
    bail!("the tests start PostgreSQL on Unix only")
}

#[cfg(not(unix))]
fn become_owner(_: &mut Command, _: &Path) -> Result<()> {
    bail!("the tests start PostgreSQL on Unix only")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_looked_at_first() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        for name in ["postgresql@9", "postgresql@17", "postgresql@16", "postgresql@old", "sqlite"] {
            std::fs::create_dir(folder.path().join(name)).expect("a folder can be made");
        }
        let found = versions_in(folder.path(), "postgresql@");
        let expected = ["postgresql@17", "postgresql@16", "postgresql@9"];
        assert_eq!(found, expected.map(|name| folder.path().join(name).join("bin")));
        assert!(versions_in(&folder.path().join("nowhere"), "").is_empty());
    }

    #[test]
    fn the_advice_fits_the_machine() {
        for (release, system, words) in [
            ("NAME=Debian\nID=debian\n", "linux", "apt-get install postgresql"),
            ("ID=ubuntu\nID_LIKE=debian\n", "linux", "apt-get install postgresql"),
            ("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n", "linux", "apt-get install postgresql"),
            ("ID=fedora\n", "linux", "dnf install postgresql-server"),
            ("ID=arch\n", "linux", "pacman -S postgresql"),
            ("", "macos", "brew install postgresql@17"),
        ] {
            let advice = advice(release, system);
            assert!(advice.contains(words), "{release}: {advice}");
        }
        assert_eq!(advice("ID=nixos\n", "linux"), "");
    }
}
