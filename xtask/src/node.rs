//! Programs of Node.js.

use std::process::Command;

include!("../../crates/web/node_tool.rs");

/// The package manager.
pub fn npm() -> Command {
    node_tool("npm")
}

/// Runs programs of npm packages.
pub fn npx() -> Command {
    node_tool("npx")
}
