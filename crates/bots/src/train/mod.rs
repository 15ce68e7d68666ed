//! Learning to judge positions by playing against oneself.
//!
//! [`selfplay`] plays a batch of games, [`learn`] brings the network closer to what came out of them, over and over. A
//! [`Trainer`] is both together with a checkpoint from which it goes on as if it had never stopped: everything depends on
//! the seed and the number of games played.

mod learn;
mod measure;
mod selfplay;

pub use learn::Adam;
pub use measure::{Measure, measure};
pub use selfplay::{Sample, Teacher};

use crate::champion::Network;
use crate::champion::network::WEIGHTS;
use kaiju_engine::playout::{Numbers, WyRand};

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Decides about everything random.
    pub seed: u64,
    /// Games that are played with the same network.
    pub batch: u64,
    /// Games that the strategist plays, to begin with.
    pub taught: u64,
    /// How often the positions of a batch are looked at.
    pub passes: u32,
    /// Step width of learning at the beginning.
    pub rate: f32,
    /// Games after which the step width has fallen to half.
    pub half_life: f32,
    /// Games after which what was learned counts half in the mean of the weights.
    pub memory: f32,
    /// How far a position learns from the end of the game rather than from the network's next judgement.
    pub lambda: f32,
    /// Threads that play.
    pub threads: usize,
}

impl Plan {
    /// How the champion of this repository learns.
    pub const USUAL: Plan = Plan {
        seed: 1,
        batch: 128,
        taught: 16_000,
        passes: 2,
        rate: 1e-3,
        half_life: 40_000.0,
        memory: 5_000.0,
        lambda: 0.8,
        threads: 1,
    };
}

/// A network that learns.
#[derive(Clone, Debug, PartialEq)]
pub struct Trainer {
    network: Network,
    /// The mean of what the network has been lately: each batch pulls the network to and fro, the mean stays in between.
    mean: Network,
    adam: Adam,
    games: u64,
}

/// What a batch of games has shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Games played so far.
    pub games: u64,
    /// The mean surprise at who won, in nats, before learning from it.
    pub surprise: f32,
}

/// The first bytes of a checkpoint.
const MAGIC: &[u8; 8] = b"kaiju-t2";

impl Trainer {
    /// A network that knows nothing.
    pub fn new(seed: u64) -> Trainer {
        let mut numbers = WyRand(derive(seed, u64::MAX));
        let weights = (0..WEIGHTS).map(|_| numbers.below(20_001) as f32 / 1e5 - 0.1).collect();
        match Network::new(weights) {
            Some(network) => Trainer { mean: network.clone(), network, adam: Adam::new(WEIGHTS), games: 0 },
            None => unreachable!("there are as many weights as the network needs"),
        }
    }

    /// What was learned: the mean of the network over the last games.
    pub fn learned(&self) -> &Network {
        &self.mean
    }

    /// Games played so far.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays one batch of games and learns from it.
    pub fn advance(&mut self, plan: &Plan) -> Progress {
        let teacher = if self.games < plan.taught { Teacher::Strategist } else { Teacher::Network };
        let mut samples = selfplay::play(&self.network, teacher, plan, self.games);
        let surprise = learn::surprise(&self.network, &samples);
        let mut numbers = WyRand(derive(plan.seed, self.games));
        let rate = plan.rate * 0.5f32.powf(self.games as f32 / plan.half_life);
        for _ in 0..plan.passes {
            learn::shuffle(&mut samples, &mut numbers);
            learn::pass(&mut self.network, &mut self.adam, &samples, rate);
        }
        let fresh = 1.0 - 0.5f32.powf(plan.batch as f32 / plan.memory);
        for (mean, weight) in self.mean.weights_mut().iter_mut().zip(self.network.weights_mut()) {
            *mean += fresh * (*weight - *mean);
        }
        self.games += plan.batch;
        Progress { games: self.games, surprise }
    }

    /// Everything that is needed to go on.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.network.to_bytes());
        bytes.extend(self.mean.to_bytes());
        bytes.extend(self.adam.to_bytes());
        bytes
    }

    /// A trainer that goes on from a checkpoint, if it is one.
    pub fn from_bytes(bytes: &[u8]) -> Option<Trainer> {
        let (games, rest) = bytes.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
        let (network, rest) = rest.split_at_checked(4 * WEIGHTS)?;
        let (mean, adam) = rest.split_at_checked(4 * WEIGHTS)?;
        Some(Trainer {
            network: Network::from_bytes(network)?,
            mean: Network::from_bytes(mean)?,
            adam: Adam::from_bytes(adam, WEIGHTS)?,
            games: u64::from_le_bytes(*games),
        })
    }
}

/// A number that has nothing to do with those of other games.
fn derive(seed: u64, game: u64) -> u64 {
    WyRand(WyRand(seed).next() ^ WyRand(game).next().rotate_left(32)).next()
}
