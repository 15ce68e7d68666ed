//! Secret, commitment and contribution: 32 bytes each, written as 64 lowercase hexadecimal digits.

use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// The length of a secret, a commitment and a contribution in bytes.
const LENGTH: usize = 32;

/// The text is not 64 lowercase hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotHex;

impl fmt::Display for NotHex {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "expected 64 lowercase hexadecimal digits")
    }
}

impl std::error::Error for NotHex {}

/// The secret that decides all dice and draws of a game. Only its owner knows it before the game is over.
///
/// `Debug` does not print it, so that it never ends up in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; LENGTH]);

impl Secret {
    /// A secret with these bytes. For a real game they must come from the operating system's random source.
    pub const fn from_bytes(bytes: [u8; LENGTH]) -> Secret {
        Secret(bytes)
    }

    /// A secret for arenas and tests, where games must be reproducible. Never for real games: anyone who guesses the
    /// seed knows all dice.
    pub fn from_seed(seed: u64) -> Secret {
        let mut hash = Sha256::new();
        hash.update(b"kaiju-seed-1");
        hash.update(seed.to_be_bytes());
        Secret(hash.finalize().into())
    }

    /// The commitment shown before the game: the SHA-256 of the 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The digits to publish when the game is over.
    pub fn reveal(&self) -> String {
        Hex(&self.0).to_string()
    }

    pub(crate) const fn bytes(&self) -> &[u8; LENGTH] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Secret, NotHex> {
        parse(text).map(Secret)
    }
}

/// A commitment to one secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; LENGTH]);

/// Random bytes that a seat adds after it has seen the commitment, so that nobody alone decides the dice. Public.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Contribution([u8; LENGTH]);

impl Contribution {
    /// A contribution with these bytes.
    pub const fn from_bytes(bytes: [u8; LENGTH]) -> Contribution {
        Contribution(bytes)
    }

    pub(crate) const fn bytes(&self) -> &[u8; LENGTH] {
        &self.0
    }
}

/// Prints and parses public values as digits.
macro_rules! public {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                Hex(&self.0).fmt(out)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<$name, NotHex> {
                parse(text).map($name)
            }
        }
    };
}
public!(Commitment);
public!(Contribution);

struct Hex<'a>(&'a [u8; LENGTH]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

fn parse(text: &str) -> Result<[u8; LENGTH], NotHex> {
    let digit = |letter: u8| match letter {
        b'0'..=b'9' => Ok(letter - b'0'),
        b'a'..=b'f' => Ok(letter - b'a' + 10),
        _ => Err(NotHex),
    };
    let mut bytes = [0; LENGTH];
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return Err(NotHex) };
    if pairs.len() != LENGTH {
        return Err(NotHex);
    }
    for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(high)? << 4 | digit(low)?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_back() {
        let contribution = Contribution::from_bytes(std::array::from_fn(|index| index as u8 * 8));
        assert_eq!(contribution.to_string().parse(), Ok(contribution));
        let secret = Secret::from_seed(3);
        assert_eq!(secret.reveal().parse(), Ok(secret));
    }

    #[test]
    fn nothing_but_64_small_digits_is_read() {
        let digits = "0123456789abcdef".repeat(4);
        assert!(digits.parse::<Commitment>().is_ok());
        let wrong = [
            "",
            "é",
            &digits[1..],
            &format!("{digits}00"),
            &digits.to_uppercase(),
            &digits.replace('9', "g"),
            &format!("+{}", &digits[1..]),
        ];
        for text in wrong {
            assert_eq!(text.parse::<Commitment>(), Err(NotHex), "{text}");
        }
    }

    #[test]
    fn a_secret_is_not_printed_by_accident() {
        assert_eq!(format!("{:?}", Secret::from_bytes([0xab; 32])), "Secret(…)");
    }
}
