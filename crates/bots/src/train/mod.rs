//! Training of the champion by self-play. Uses `champion`, and `strategist` as a teacher; no other module uses it.
//!
//! `selfplay` plays a batch of games, and `learn` fits the network to their outcomes, over and over. A
//! [`Trainer`] does both and can be saved as a checkpoint and resumed as if it had never stopped: everything depends
//! on the seed and the number of games played.

mod checkpoint;
mod deal;
mod learn;
mod measure;
mod selfplay;

pub use checkpoint::BadCheckpoint;
pub use deal::with_power;
pub use learn::Adam;
pub use measure::{Measure, measure};
pub use selfplay::{Sample, Teacher};

use crate::champion::Network;
use crate::champion::network::WEIGHTS;
use kaiju_engine::playout::{Numbers, WyRand};

/// The hyperparameters: everything that decides the result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// The seed of all randomness.
    pub seed: u64,
    /// The number of games played with the same network.
    pub batch: u64,
    /// The number of games that the strategist plays first.
    pub taught: u64,
    /// The number of passes over the positions of a batch.
    pub passes: u32,
    /// The initial learning rate.
    pub rate: f32,
    /// The number of games after which the learning rate has halved.
    pub half_life: f32,
    /// The half-life of the mean of the weights, in games.
    pub memory: f32,
    /// The share of the game's outcome in a position's target; the rest is the network's next judgement.
    pub lambda: f32,
    /// The share of games in which cards and tiles are dealt, so that those are seen that nobody buys.
    pub dealt: f32,
}

impl Plan {
    /// The hyperparameters of the champion of this repository.
    pub const USUAL: Plan = Plan {
        seed: 1,
        batch: 128,
        taught: 16_000,
        passes: 2,
        rate: 1e-3,
        half_life: 60_000.0,
        memory: 5_000.0,
        lambda: 0.9,
        dealt: 0.5,
    };
}

/// A network in training.
#[derive(Clone, Debug, PartialEq)]
pub struct Trainer {
    plan: Plan,
    network: Network,
    /// The moving average of the network: each batch pulls the network to and fro, and the average stays in between.
    mean: Network,
    adam: Adam,
    games: u64,
    /// The sum of the losses of all batches since it was last read, and their number.
    surprise: (f64, u64),
}

impl Trainer {
    /// An untrained network with these hyperparameters.
    pub fn new(plan: Plan) -> Trainer {
        let mut numbers = WyRand(derive(plan.seed, u64::MAX));
        let weights = (0..WEIGHTS).map(|_| numbers.below(20_001) as f32 / 1e5 - 0.1).collect();
        match Network::new(weights) {
            Some(network) => Trainer::starting_from(plan, network),
            None => unreachable!("there are as many weights as the network needs"),
        }
    }

    /// A trainer that goes on from a network that was learned before.
    pub fn starting_from(plan: Plan, network: Network) -> Trainer {
        Trainer {
            plan,
            mean: network.clone(),
            network,
            adam: Adam::new(WEIGHTS),
            games: 0,
            surprise: (0.0, 0),
        }
    }

    /// The hyperparameters.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The trained network: the moving average over the last games.
    pub fn learned(&self) -> &Network {
        &self.mean
    }

    /// Games played so far.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The mean cross-entropy of the outcomes since this was last called, in nats, measured before each batch was
    /// learned.
    pub fn take_surprise(&mut self) -> f64 {
        let (sum, batches) = std::mem::take(&mut self.surprise);
        sum / batches.max(1) as f64
    }

    /// Plays one batch of games on `threads` threads and trains on it. Returns its loss.
    pub fn advance(&mut self, threads: usize) -> f32 {
        let plan = self.plan;
        let teacher = if self.games < plan.taught { Teacher::Strategist } else { Teacher::Network };
        let mut samples = selfplay::play(&self.network, teacher, &plan, self.games, threads);
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
        self.surprise = (self.surprise.0 + f64::from(surprise), self.surprise.1 + 1);
        surprise
    }
}

/// Runs `run` on each of `threads` threads. A panic in one of them is passed on.
fn on_threads<T: Send>(threads: usize, run: impl Fn(u64) -> T + Sync) -> Vec<T> {
    std::thread::scope(|scope| {
        let run = &run;
        let workers: Vec<_> =
            (0..threads.max(1) as u64).map(|thread| scope.spawn(move || run(thread))).collect();
        let finish = |worker: std::thread::ScopedJoinHandle<'_, T>| match worker.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        workers.into_iter().map(finish).collect()
    })
}

/// A number unrelated to those of other games.
fn derive(seed: u64, game: u64) -> u64 {
    WyRand(WyRand(seed).next() ^ WyRand(game).next().rotate_left(32)).next()
}
