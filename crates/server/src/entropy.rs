//! The one source of randomness: ids and secrets of tables, guests and their tokens, seeds of bots.

use getrandom::Error;
use kaiju_engine::Seat;
#[cfg(feature = "testing")]
use sha2::{Digest, Sha256};
#[cfg(feature = "testing")]
use std::collections::HashMap;
#[cfg(feature = "testing")]
use std::sync::{Arc, Mutex, PoisonError};

/// Letters and digits that are hard to confuse.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The source of random bytes: the operating system, or a seed in tests.
#[derive(Clone, Debug, Default)]
pub struct Entropy {
    #[cfg(feature = "testing")]
    seeded: Option<Arc<Seeded>>,
}

/// The purpose of a draw. With a seed, draws for different purposes are independent, so that concurrent tasks do
/// not change each other's results.
#[derive(Clone, Copy)]
#[cfg_attr(not(feature = "testing"), allow(dead_code, reason = "the operating system needs no purpose"))]
pub enum Purpose<'a> {
    /// The token of a guest, whom a test may label.
    Token { label: &'a str },
    /// The id of a guest.
    Guest { label: &'a str },
    /// The id of a table, for the guest who makes it.
    Table { maker: &'a str },
    /// The secret of a table's dice.
    Secret { table: &'a str },
    /// The key of the hashes in the log.
    Log,
    /// The choices of a bot that is asked at entry `seq`.
    Bot { table: &'a str, seat: Seat, seq: u64 },
}

impl Entropy {
    /// The operating system's randomness, which nobody can guess.
    pub fn system() -> Entropy {
        Entropy::default()
    }

    /// 32 random bytes.
    #[expect(clippy::disallowed_methods, reason = "the source of randomness")]
    pub fn bytes(&self, purpose: Purpose<'_>) -> Result<[u8; 32], Error> {
        #[cfg(feature = "testing")]
        if let Some(seeded) = &self.seeded {
            return Ok(seeded.draw(purpose));
        }
        #[cfg(not(feature = "testing"))]
        let _ = purpose;
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(bytes)
    }

    /// An id of `length` random letters, at most 32, each worth five bits.
    pub fn id(&self, purpose: Purpose<'_>, length: usize) -> Result<String, Error> {
        let letters =
            self.bytes(purpose)?.into_iter().take(length).map(|byte| ALPHABET[usize::from(byte % 32)]);
        Ok(letters.map(char::from).collect())
    }

    /// A seed.
    pub fn seed(&self, purpose: Purpose<'_>) -> Result<u64, Error> {
        let [a, b, c, d, e, f, g, h, ..] = self.bytes(purpose)?;
        Ok(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
    }

    /// True if a seed determines every draw. Then bots get a seed for every question, so that a game stays the
    /// same when its table is woken from its log.
    pub fn is_seeded(&self) -> bool {
        #[cfg(feature = "testing")]
        return self.seeded.is_some();
        #[cfg(not(feature = "testing"))]
        false
    }
}

/// Bytes that depend on the seed, the purpose, and the number of earlier draws for it.
#[cfg(feature = "testing")]
#[derive(Debug)]
struct Seeded {
    seed: u64,
    /// Draws so far, by purpose.
    drawn: Mutex<HashMap<String, u64>>,
}

#[cfg(feature = "testing")]
impl Entropy {
    /// Randomness of which everybody who knows the seed knows all. For tests only.
    pub fn seeded(seed: u64) -> Entropy {
        Entropy { seeded: Some(Arc::new(Seeded { seed, drawn: Mutex::default() })) }
    }

    /// The seed of a test, if there is one.
    pub fn fixed_seed(&self) -> Option<u64> {
        self.seeded.as_ref().map(|seeded| seeded.seed)
    }
}

#[cfg(feature = "testing")]
impl Seeded {
    fn draw(&self, purpose: Purpose<'_>) -> [u8; 32] {
        let (key, number) = match purpose {
            Purpose::Token { label } => self.next(format!("token {label}")),
            Purpose::Guest { label } => self.next(format!("guest {label}")),
            Purpose::Table { maker } => self.next(format!("table {maker}")),
            // A table has one secret, and a question one answer, however often they are drawn.
            Purpose::Secret { table } => (format!("secret {table}"), 0),
            Purpose::Log => ("log".to_owned(), 0),
            Purpose::Bot { table, seat, seq } => (format!("bot {} {table}", seat.index()), seq),
        };
        let hash = Sha256::new().chain_update(b"kaiju-test-1").chain_update(self.seed.to_be_bytes());
        hash.chain_update(number.to_be_bytes()).chain_update(key).finalize().into()
    }

    /// The purpose with its draw counter.
    fn next(&self, key: String) -> (String, u64) {
        // Nothing panics while it holds the lock.
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let count = drawn.entry(key.clone()).or_default();
        *count += 1;
        (key, *count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_of_a_seed_do_not_depend_on_other_draws() {
        let (one, other) = (Entropy::seeded(7), Entropy::seeded(7));
        let table = |maker| Purpose::Table { maker };
        let first = one.id(table("ada"), 8).unwrap();
        let second = one.id(table("ada"), 8).unwrap();
        assert_ne!(first, second);
        other.id(table("eve"), 8).unwrap();
        other.seed(Purpose::Bot { table: "t", seat: Seat::First, seq: 3 }).unwrap();
        assert_eq!(other.id(table("ada"), 8).unwrap(), first);
        assert_eq!(other.id(table("ada"), 8).unwrap(), second);
        assert_ne!(Entropy::seeded(8).id(table("ada"), 8).unwrap(), first);
    }

    #[test]
    fn a_secret_and_a_question_are_drawn_once() {
        let entropy = Entropy::seeded(7);
        let secret = Purpose::Secret { table: "t" };
        assert_eq!(entropy.bytes(secret).unwrap(), entropy.bytes(secret).unwrap());
        assert_ne!(entropy.bytes(secret).unwrap(), entropy.bytes(Purpose::Secret { table: "u" }).unwrap());
        let bot = |seq| Purpose::Bot { table: "t", seat: Seat::First, seq };
        assert_eq!(entropy.seed(bot(3)).unwrap(), entropy.seed(bot(3)).unwrap());
        assert_ne!(entropy.seed(bot(3)).unwrap(), entropy.seed(bot(4)).unwrap());
    }

    #[test]
    fn the_operating_system_never_repeats_itself() {
        let secret = Purpose::Secret { table: "t" };
        assert_ne!(Entropy::system().bytes(secret).unwrap(), Entropy::system().bytes(secret).unwrap());
    }
}
