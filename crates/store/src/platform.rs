//! What differs from system to system about files.

use std::fs::{Metadata, OpenOptions};

/// Files that are made are for nobody else to read: they will hold the secrets of games.
#[cfg(unix)]
pub(crate) fn owner_only(options: &mut OpenOptions) -> &mut OpenOptions {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600)
}

/// Elsewhere a file has the rights of its folder.
#[cfg(not(unix))]
pub(crate) fn owner_only(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Whether a file has several names.
#[cfg(unix)]
pub(crate) fn has_hard_links(file: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(file) > 1
}

/// Elsewhere this cannot be asked.
#[cfg(not(unix))]
pub(crate) fn has_hard_links(_: &Metadata) -> bool {
    false
}
