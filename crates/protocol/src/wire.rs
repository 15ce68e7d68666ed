//! Generates the TypeScript types of the messages.

use crate::{
    AnalysisProgress, BotKind, ClientMessage, CreateTable, Created, Daily, GameAnalysis, Hint, Lobby, Me,
    MyData, Network, Privacy, Refusal, Rename, Report, Rules, ServerMessage, WhatIf,
};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use ts_rs::{Config, ExportError, TS, TypeVisitor};

/// The first line of every file.
const HEADING: &str = "// Written by `cargo xtask wire` from crates/protocol. Do not edit.\n";

/// All files by name: one for each type, and `index.ts`.
pub fn files() -> Result<BTreeMap<PathBuf, String>, ExportError> {
    let mut files =
        Files { config: Config::new().with_large_int("number"), texts: BTreeMap::new(), error: None };
    files.add::<ClientMessage>();
    files.add::<ServerMessage>();
    files.add::<Lobby>();
    files.add::<Me>();
    files.add::<Rename>();
    files.add::<CreateTable>();
    files.add::<Created>();
    files.add::<Daily>();
    files.add::<BotKind>();
    files.add::<Network>();
    files.add::<MyData>();
    files.add::<Report>();
    files.add::<Privacy>();
    files.add::<Rules>();
    files.add::<GameAnalysis>();
    files.add::<AnalysisProgress>();
    files.add::<Hint>();
    files.add::<WhatIf>();
    files.add::<Refusal>();
    if let Some(error) = files.error {
        return Err(error);
    }
    let index: String = files
        .texts
        .keys()
        .filter_map(|path| path.file_stem()?.to_str())
        .map(|name| format!("export type {{ {name} }} from './{name}'\n"))
        .collect();
    files.texts.insert(PathBuf::from("index.ts"), format!("{HEADING}\n{index}"));
    Ok(files.texts)
}

/// Writes all files into `folder`, and removes generated files that are no longer needed.
pub fn write(folder: &Path) -> std::io::Result<usize> {
    let files = files().map_err(std::io::Error::other)?;
    std::fs::create_dir_all(folder)?;
    for stale in generated(folder)? {
        std::fs::remove_file(stale)?;
    }
    for (name, text) in &files {
        std::fs::write(folder.join(name), text)?;
    }
    Ok(files.len())
}

/// The generated files in `folder`: those with our heading.
pub fn generated(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let is_ours = || std::fs::read_to_string(&path).is_ok_and(|text| text.starts_with(HEADING));
        if path.extension().is_some_and(|extension| extension == "ts") && is_ours() {
            found.push(path);
        }
    }
    Ok(found)
}

struct Files {
    config: Config,
    texts: BTreeMap<PathBuf, String>,
    error: Option<ExportError>,
}

impl Files {
    /// Adds a type and its dependencies.
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = T::output_path() else {
            // Lists and options have no file, but their elements may.
            return T::visit_dependencies(self);
        };
        if self.texts.contains_key(&path) {
            return;
        }
        match T::export_to_string(&self.config) {
            Ok(text) => self.texts.insert(path, tidy(&text)),
            Err(error) => return self.error = Some(error),
        };
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for Files {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// Replaces the generator's heading with ours.
fn tidy(text: &str) -> String {
    let body = text.lines().skip_while(|line| line.starts_with("//") || line.is_empty());
    let body: Vec<&str> = body.collect();
    format!("{HEADING}\n{}\n", body.join("\n"))
}
