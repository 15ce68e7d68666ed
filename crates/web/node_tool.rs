// Included by the build script of this crate and by `xtask`: a build script should not need a crate for three lines.

/// A command that ships with Node.js; a batch file on Windows.
fn node_tool(name: &str) -> Command {
    Command::new(if cfg!(windows) { format!("{name}.cmd") } else { name.to_owned() })
}
