//! File permissions and links, which differ between operating systems.

use std::fs::{Metadata, OpenOptions};

/// New files are readable by their owner only: they hold the secrets of games.
#[cfg(unix)]
pub(crate) fn owner_only(options: &mut OpenOptions) -> &mut OpenOptions {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600)
}

/// New files inherit the permissions of their folder.
#[cfg(not(unix))]
pub(crate) fn owner_only(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// True if a file has several names.
#[cfg(unix)]
pub(crate) fn has_hard_links(file: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(file) > 1
}

/// Unknown on this system.
#[cfg(not(unix))]
pub(crate) fn has_hard_links(_: &Metadata) -> bool {
    false
}
