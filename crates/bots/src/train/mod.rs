//! Learning to judge positions by playing against oneself.
//!
//! [`selfplay`] plays a batch of games, [`learn`] brings the network closer to what came out of them, over and over. A
//! [`Trainer`] is both together with a checkpoint from which it goes on as if it had never stopped: everything depends on
//! the seed and the number of games played.

mod checkpoint;
mod learn;
mod measure;
mod selfplay;

pub use checkpoint::BadCheckpoint;
pub use learn::Adam;
pub use measure::{Measure, measure};
pub use selfplay::{Sample, Teacher};

use crate::champion::Network;
use crate::champion::network::WEIGHTS;
use kaiju_engine::playout::{Numbers, WyRand};

/// How to learn: all that decides about what comes out.
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
}

impl Plan {
    /// How the champion of this repository learns.
    pub const USUAL: Plan = Plan {
        seed: 1,
        batch: 128,
        taught: 16_000,
        passes: 2,
        rate: 1e-3,
        half_life: 60_000.0,
        memory: 5_000.0,
        lambda: 0.8,
    };
}

/// A network that learns.
#[derive(Clone, Debug, PartialEq)]
pub struct Trainer {
    plan: Plan,
    network: Network,
    /// The mean of what the network has been lately: each batch pulls the network to and fro, the mean stays in between.
    mean: Network,
    adam: Adam,
    games: u64,
    /// The surprise at each batch since it was last asked for, added up, and the batches.
    surprise: (f64, u64),
}

impl Trainer {
    /// A network that knows nothing, and how it will learn.
    pub fn new(plan: Plan) -> Trainer {
        let mut numbers = WyRand(derive(plan.seed, u64::MAX));
        let weights = (0..WEIGHTS).map(|_| numbers.below(20_001) as f32 / 1e5 - 0.1).collect();
        match Network::new(weights) {
            Some(network) => Trainer {
                plan,
                mean: network.clone(),
                network,
                adam: Adam::new(WEIGHTS),
                games: 0,
                surprise: (0.0, 0),
            },
            None => unreachable!("there are as many weights as the network needs"),
        }
    }

    /// How it learns.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What was learned: the mean of the network over the last games.
    pub fn learned(&self) -> &Network {
        &self.mean
    }

    /// Games played so far.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The mean surprise at who won since this was last asked, in nats; each game counts before it was learned from.
    pub fn take_surprise(&mut self) -> f64 {
        let (sum, batches) = std::mem::take(&mut self.surprise);
        sum / batches.max(1) as f64
    }

    /// Plays one batch of games on so many threads and learns from it. Gives its surprise.
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

/// Lets `run` work for each of so many threads; what one of them cannot do, nobody can.
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

/// A number that has nothing to do with those of other games.
fn derive(seed: u64, game: u64) -> u64 {
    WyRand(WyRand(seed).next() ^ WyRand(game).next().rotate_left(32)).next()
}
