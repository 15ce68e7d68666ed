//! The hash chain that reveals changed lines.

use sha2::{Digest as _, Sha256};
use std::fmt;

/// The first four bytes of a link of the chain, printed as eight hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digest([u8; 4]);

impl fmt::Display for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

/// The chain so far: each link is the SHA-256 of the previous link, a line, and the position after it. The printed
/// position is hashed, so that digests depend on the notation only, and not on the memory layout of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chain([u8; 32]);

impl Chain {
    /// A chain that starts with the header.
    pub fn new(header: &str, position: &str) -> Chain {
        Chain([0; 32]).with(header, position)
    }

    /// The chain extended by a line.
    pub fn with(&self, line: &str, position: &str) -> Chain {
        let mut hash = Sha256::new();
        hash.update(self.0);
        // The lengths are hashed too, so that no text can be moved between line and position.
        for text in [line, position] {
            hash.update((text.len() as u64).to_be_bytes());
            hash.update(text);
        }
        Chain(hash.finalize().into())
    }

    /// The printed part of the last link.
    pub fn digest(&self) -> Digest {
        let [first, second, third, fourth, ..] = self.0;
        Digest([first, second, third, fourth])
    }
}
