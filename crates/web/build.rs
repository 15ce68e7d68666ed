//! Builds the browser client from `web/` into `OUT_DIR`, from where it is embedded in the program.
//!
//! `KAIJU_WEB_DIST` names a folder with a finished build, for packagers without npm; then nothing is run.

use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs};

include!("node_tool.rs");

/// The inputs of the build; a change in any of them rebuilds the client.
const SOURCES: [&str; 12] = [
    "src",
    "public",
    "vite",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "../docs/rules.md",
    "../docs/rulings",
    "../docs/rulebook",
    "../text",
];

fn main() {
    println!("cargo::rerun-if-env-changed=KAIJU_WEB_DIST");
    println!("cargo::rerun-if-changed=node_tool.rs");
    match dist() {
        Ok(dist) => println!("cargo::rustc-env=KAIJU_WEB_DIST_DIR={}", dist.display()),
        // Cargo prints this message and stops.
        Err(why) => println!("cargo::error=the browser client was not built: {why}"),
    }
}

/// The folder with the built client.
fn dist() -> Result<PathBuf, String> {
    let dist = match env::var_os("KAIJU_WEB_DIST") {
        Some(ready) => PathBuf::from(ready),
        None => build()?,
    };
    if !dist.join("index.html").is_file() {
        return Err(format!("there is no index.html in {}", dist.display()));
    }
    Ok(dist)
}

fn build() -> Result<PathBuf, String> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("dist");
    // Read at run time, since a target folder may be copied to another checkout.
    let web = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../web");
    let sources = SOURCES.map(PathBuf::from).into_iter().chain(translated_docs(&web));
    for source in sources {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    if modules_are_stale(&web) {
        run(&web, node_tool("npm").args(["ci", "--no-audit", "--no-fund"]))?;
    }
    let vite = ["--no-install", "vite", "build", "--logLevel", "warn", "--outDir"];
    run(&web, node_tool("npx").args(vite).arg(&out))?;
    Ok(out)
}

/// The folders with the rules in other languages, named as in `text`. Only existing ones: a missing path would
/// cause a rebuild every time.
fn translated_docs(web: &Path) -> impl Iterator<Item = PathBuf> {
    let languages = fs::read_dir(web.join("../text")).into_iter().flatten().flatten();
    let folders = languages.map(|language| Path::new("../docs").join(language.file_name()));
    folders.filter(|folder| web.join(folder).is_dir())
}

/// True if the installed packages are older than the lock file.
fn modules_are_stale(web: &Path) -> bool {
    let changed = |file: &str| fs::metadata(web.join(file)).and_then(|meta| meta.modified()).ok();
    match (changed("package-lock.json"), changed("node_modules/.package-lock.json")) {
        (Some(wanted), Some(installed)) => wanted > installed,
        (None, _) | (_, None) => true,
    }
}

fn run(web: &Path, command: &mut Command) -> Result<(), String> {
    let status = command.current_dir(web).status().map_err(|error| {
        format!(
            "{} cannot be started ({error}): install Node.js 20.19 or later with npm, or set KAIJU_WEB_DIST to a folder with a \
             ready build",
            command.get_program().display()
        )
    })?;
    if !status.success() {
        println!(
            "cargo::error=the browser client was not built: {} failed with {status}",
            command.get_program().display()
        );
        // Cargo then shows the output of the command.
        exit(1);
    }
    Ok(())
}
