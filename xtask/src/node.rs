//! Programs that come with Node.js.

use std::process::Command;

include!("../../crates/web/node_tool.rs");

/// The package manager.
pub fn npm() -> Command {
    node_tool("npm")
}

/// Starts programs of packages.
pub fn npx() -> Command {
    node_tool("npx")
}
