//! `champion`: exact dice over a judgement learned by self-play.
//!
//! [`features`] says what the judge looks at, [`network`] how it turns that into chances, and `weights.bin` holds what it
//! has learned. How it learned is in `docs/champion.md`.

pub mod features;
mod memo;
pub mod network;

pub use network::Network;

use crate::plan::{Judge, Planner};
use kaiju_engine::{Game, Seat};
use memo::Memo;
use std::cell::RefCell;
use std::sync::LazyLock;

/// Plans every answer with the learned judge.
pub type Champion = Planner<Learned>;

/// A judge that asks a network.
#[derive(Clone, Debug)]
pub struct Learned {
    network: Network,
    /// What monsters contribute; between two judgements most of them do not change.
    memo: RefCell<Memo>,
}

impl Champion {
    /// The champion of this repository; it has not begun a game.
    pub fn trained() -> Champion {
        static TRAINED: LazyLock<Network> = LazyLock::new(|| match Network::from_bytes(WEIGHTS) {
            Some(network) => network,
            None => unreachable!("a test reads the weights"),
        });
        Champion::with(TRAINED.clone())
    }

    /// A champion with another network.
    pub fn with(network: Network) -> Champion {
        Planner::new(Learned { network, memo: RefCell::new(Memo::new()) })
    }
}

/// What was learned; see `docs/champion.md`.
const WEIGHTS: &[u8] = include_bytes!("weights.bin");

impl Judge for Learned {
    fn chances(&self, game: &Game) -> [f32; Seat::MAX] {
        let mut memo = self.memo.borrow_mut();
        self.network.chances_by(game, |seat, turns| memo.share_of(&self.network, game, seat, turns))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fit_the_network() {
        assert!(Network::from_bytes(WEIGHTS).is_some());
        assert!(WEIGHTS.len() <= 2 << 20);
    }
}
