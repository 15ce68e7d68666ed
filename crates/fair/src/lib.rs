//! Provably fair dice and draws.
//!
//! Before the game, the server draws a [`Secret`] and shows its [`Commitment`]. Every seat may then add a
//! [`Contribution`]. The [`Stream`] keyed by secret and contributions answers every question of chance; once the
//! secret is revealed, anybody can recompute the answers. `docs/fairness.md` has the exact derivation, test vectors,
//! and the limits of the proof.
//!
//! ```
//! use kaiju_engine::{Game, RuleSet, Setup, Step};
//! use kaiju_fair::{Secret, Stream};
//!
//! let mut game = Game::new(&Setup { rules: RuleSet::CZECH, players: 2, first: None }).unwrap();
//! let secret = Secret::from_bytes([7; 32]);
//! println!("commitment {}", secret.commitment());
//! let stream = Stream::new(&secret, &[None, None]);
//! // The first question of chance has number 0: here, the first card of the market.
//! if let Step::Chance(chance) = game.step() {
//!     game.resolve(stream.luck(&game, chance, 0), None).unwrap();
//! }
//! ```

mod daily;
mod secret;
mod stream;
#[cfg(test)]
mod vectors;

pub use daily::{daily_bot_seed, daily_secret};
pub use secret::{Commitment, Contribution, NotHex, Secret};
pub use stream::Stream;
