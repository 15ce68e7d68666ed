//! `champion`: exact dice over a value function learned by self-play. Imports only `plan`, for which it is a judge.
//!
//! [`features`] is the input, [`network`] turns it into win chances, and `weights.bin` holds the learned weights;
//! `cards.bin` holds those of the grandmaster.
//! `docs/champion.md` describes the training.

pub mod features;
mod memo;
pub mod network;
mod packed;

pub use network::Network;

use crate::plan::{Judge, Planner};
use kaiju_engine::{Game, Seat};
use memo::Memo;
use packed::Packed;
use std::cell::RefCell;
use std::sync::{Arc, LazyLock};

/// Plans every answer with the learned judge.
pub type Champion = Planner<Learned>;

/// A judge backed by a network.
#[derive(Clone, Debug)]
pub struct Learned {
    packed: Arc<Packed>,
    /// The monsters' contributions; most of them do not change between two judgements.
    memo: RefCell<Memo>,
}

impl Learned {
    /// The judge of the champion.
    pub fn trained() -> Learned {
        static TRAINED: LazyLock<Arc<Packed>> = LazyLock::new(|| packed(WEIGHTS));
        Learned::of(&TRAINED)
    }

    /// The judge that went on learning in games in which cards were dealt: it knows better what they are worth.
    pub fn trained_on_cards() -> Learned {
        static TRAINED: LazyLock<Arc<Packed>> = LazyLock::new(|| packed(CARD_WEIGHTS));
        Learned::of(&TRAINED)
    }

    fn of(packed: &Arc<Packed>) -> Learned {
        Learned { packed: Arc::clone(packed), memo: RefCell::new(Memo::new()) }
    }

    /// A judge with another network.
    pub fn with(network: &Network) -> Learned {
        Learned { packed: Arc::new(Packed::of(network)), memo: RefCell::new(Memo::new()) }
    }
}

impl Champion {
    /// The champion of this repository, ready for a game.
    pub fn trained() -> Champion {
        Planner::new(Learned::trained())
    }

    /// A champion with another network.
    pub fn with(network: &Network) -> Champion {
        Planner::new(Learned::with(network))
    }
}

/// The learned weights; see `docs/champion.md`.
const WEIGHTS: &[u8] = include_bytes!("weights.bin");
/// The weights learned from these with cards dealt.
const CARD_WEIGHTS: &[u8] = include_bytes!("cards.bin");

/// A network of this repository.
fn packed(weights: &[u8]) -> Arc<Packed> {
    match Network::from_bytes(weights) {
        Some(network) => Arc::new(Packed::of(&network)),
        None => unreachable!("a test reads the weights"),
    }
}

impl Judge for Learned {
    fn chances(&self, game: &Game) -> [f32; Seat::MAX] {
        self.memo.borrow_mut().chances(&self.packed, game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_engine::playout::{self, WyRand};
    use kaiju_engine::{RuleSet, Setup};

    #[test]
    fn the_weights_fit_the_network() {
        for weights in [WEIGHTS, CARD_WEIGHTS] {
            assert!(Network::from_bytes(weights).is_some());
            assert!(weights.len() <= 2 << 20);
        }
    }

    #[test]
    fn the_judge_gives_the_chances_of_its_network_to_the_last_bit() {
        let network = Network::from_bytes(WEIGHTS).expect("the weights fit");
        let judge = Learned::trained();
        let mut compared = 0;
        for seed in 0..40 {
            let mut numbers = WyRand(seed);
            let rules = RuleSet::PRESETS[seed as usize % RuleSet::PRESETS.len()].1;
            let players = 2 + seed as usize % 5;
            let mut game = Game::new(&Setup { rules, players, first: None }).expect("a table of this size");
            while playout::advance(&mut game, &mut numbers) {
                if !game.alive().is_empty() {
                    assert_eq!(judge.chances(&game), network.chances(&game));
                    compared += 1;
                }
            }
        }
        assert!(compared > 1_000, "only {compared} positions");
    }
}
