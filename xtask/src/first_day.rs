//! `cargo xtask first-day`: follows docs/operations.md literally, on an empty Debian that is booted in a container.

use crate::test::succeed;
use crate::{root, tools};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Follow docs/operations.md from an empty Debian machine to https
///
/// Boots an empty Debian with its own systemd in a container, runs every command of the page's first
/// part there, as it stands, and fails if one of them does. The host is called localhost, for which
/// Caddy makes its own certificate. Needs root on a Debian machine, the network, and the ports 80,
/// 443, 8080, 8099 and 9464.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The program to install [default: target/release/kaiju, which is built]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// The page, and its part that is followed.
const PAGE: &str = "docs/operations.md";
const PART: &str = "## From an empty Debian machine to https";
/// The folder of the machine, below the root.
const WORK: &str = "target/first-day";
const SUITE: &str = "bookworm";
/// The longest time for all commands, as `timeout` understands it.
const PATIENCE: &str = "20m";

/// Makes the machine, runs the page, and prints what it said.
pub fn run(options: &Options) -> Result<()> {
    let program = match &options.program {
        Some(program) => program.clone(),
        None => {
            succeed(&mut crate::cargo(["build", "--release", "--locked", "--package", "kaiju"]))?;
            root().join("target/release/kaiju")
        }
    };
    let page = fs::read_to_string(root().join(PAGE)).context(PAGE)?;
    let script = script(&page)?;
    let machine = empty_machine()?;
    let home = machine.join("root");
    fs::copy(&program, home.join("kaiju")).with_context(|| program.display().to_string())?;
    succeed(Command::new("cp").arg("-r").arg(root().join("packaging")).arg(&home))?;
    fs::write(home.join("first-day.sh"), script)?;
    // An installed Debian has this file.
    fs::write(machine.join("etc/hosts"), "127.0.0.1 localhost\n::1 localhost\n")?;
    // Nobody certifies localhost.
    fs::write(home.join(".curlrc"), "insecure\n")?;
    let unit = machine.join("etc/systemd/system/first-day.service");
    fs::write(&unit, UNIT)?;
    let wanted = machine.join("etc/systemd/system/multi-user.target.wants");
    fs::create_dir_all(&wanted)?;
    std::os::unix::fs::symlink("../first-day.service", wanted.join("first-day.service"))?;
    boot(&machine)?;
    let log = fs::read_to_string(home.join("log")).unwrap_or_default();
    print!("{log}");
    let code = fs::read_to_string(home.join("code")).context("the machine did not run the page")?;
    if code.trim() != "0" {
        bail!("a command of {PAGE} failed with exit code {}; its output is above", code.trim());
    }
    println!("Every command of {PAGE} was followed.");
    Ok(())
}

/// Runs the script once the machine is up, and turns the machine off.
const UNIT: &str = "[Unit]\nAfter=network.target systemd-logind.service\n\n\
    [Service]\nType=oneshot\nWorkingDirectory=/root\nEnvironment=HOME=/root DEBIAN_FRONTEND=noninteractive\n\
    ExecStart=/bin/bash -ex /root/first-day.sh\nStandardOutput=file:/root/log\nStandardError=inherit\n\
    ExecStopPost=/bin/sh -c 'echo $EXIT_STATUS > /root/code; journalctl --no-pager --unit kaiju --unit caddy >> /root/journal; \
    systemctl --no-block poweroff'\n";

/// The commands of the page.
fn script(page: &str) -> Result<String> {
    let part = page.split_once(PART).with_context(|| format!("{PAGE} has no part `{PART}`"))?.1;
    let part = part.split_once("\n## ").map_or(part, |(part, _)| part);
    let blocks = part.split("```sh\n").skip(1).filter_map(|block| block.split_once("```"));
    let commands: String = blocks.map(|(commands, _)| commands).collect();
    if !commands.contains("DOMAIN=kaiju.example\n") {
        bail!("{PAGE} does not say DOMAIN=kaiju.example");
    }
    Ok(commands.replace("DOMAIN=kaiju.example\n", "DOMAIN=localhost\n"))
}

/// An empty Debian machine. What was downloaded once is kept.
fn empty_machine() -> Result<PathBuf> {
    let work = root().join(WORK);
    let (base, machine) = (work.join("base"), work.join("machine"));
    if !base.is_dir() {
        let debootstrap = tools::program("debootstrap", "debootstrap")?;
        let half = work.join("half");
        let _ = fs::remove_dir_all(&half);
        let mut making = Command::new(debootstrap);
        making.args(["--variant=minbase", "--include=systemd-sysv", SUITE]).arg(&half);
        let unpacked = tools::folder().join("usr/share/debootstrap");
        if unpacked.is_dir() {
            making.env("DEBOOTSTRAP_DIR", unpacked);
        }
        succeed(&mut making)?;
        fs::rename(&half, &base)?;
    }
    let _ = fs::remove_dir_all(&machine);
    succeed(Command::new("cp").arg("--archive").args([&base, &machine]))?;
    Ok(machine)
}

/// Boots the machine, and waits until it is off.
fn boot(machine: &Path) -> Result<()> {
    let nspawn = tools::program("systemd-nspawn", "systemd-container")?;
    let mut boot = Command::new("timeout");
    boot.arg(PATIENCE).arg(nspawn).args([
        "--quiet",
        "--boot",
        "--register=no",
        "--keep-unit",
        "--link-journal=no",
        "--resolv-conf=copy-host",
        "--console=pipe",
        "--settings=no",
    ]);
    boot.arg("--directory").arg(machine);
    // Systems without a unified hierarchy of control groups.
    if !Path::new("/sys/fs/cgroup/cgroup.controllers").is_file() {
        boot.env("SYSTEMD_NSPAWN_UNIFIED_HIERARCHY", "0");
    }
    succeed(&mut boot).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_commands_for_the_whole_way() {
        let page = fs::read_to_string(root().join(PAGE)).expect(PAGE);
        let script = script(&page).expect("a script");
        for step in
            ["kaiju.service", "caddy", "kaiju admin status", "kaiju-backup", "kaiju restore", "kaiju.new"]
        {
            assert!(script.contains(step), "{step} is not in\n{script}");
        }
        assert!(!script.contains("kaiju.example\n") && !script.contains("docker"), "{script}");
    }
}
