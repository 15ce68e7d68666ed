//! The chain of digests that makes changed lines visible.

use sha2::{Digest as _, Sha256};
use std::fmt;

/// The first four bytes of a link of the chain, as they are printed: eight hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digest([u8; 4]);

impl fmt::Display for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

/// The chain so far: each link is the SHA-256 of the link before it, a line, and the position after the line. The
/// printed position is hashed, so that the digest depends on the notation only, not on how a game lies in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chain([u8; 32]);

impl Chain {
    /// A chain that begins with the header.
    pub fn new(header: &str, position: &str) -> Chain {
        Chain([0; 32]).with(header, position)
    }

    /// The chain with one more line.
    pub fn with(&self, line: &str, position: &str) -> Chain {
        let mut hash = Sha256::new();
        hash.update(self.0);
        // The lengths are hashed too: no text can be moved from the line to the position.
        for text in [line, position] {
            hash.update((text.len() as u64).to_be_bytes());
            hash.update(text);
        }
        Chain(hash.finalize().into())
    }

    /// What is printed of the last link.
    pub fn digest(&self) -> Digest {
        let [first, second, third, fourth, ..] = self.0;
        Digest([first, second, third, fourth])
    }
}
