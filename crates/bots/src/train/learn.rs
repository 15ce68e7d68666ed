//! Gradient descent with the Adam optimizer.

use super::selfplay::Sample;
use crate::champion::Network;
use kaiju_engine::playout::{Numbers, WyRand};

/// The number of positions per step.
const MINIBATCH: usize = 256;
/// The decay rates of the means of gradients and of their squares.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;

/// The Adam optimizer: each weight has its own step size, from the means of its gradients and of their squares.
#[derive(Clone, Debug, PartialEq)]
pub struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: u32,
}

impl Adam {
    /// An optimizer for `weights` weights that has seen nothing yet.
    pub fn new(weights: usize) -> Adam {
        Adam { means: vec![0.0; weights], squares: vec![0.0; weights], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f32], slopes: &[f32], rate: f32) {
        self.steps += 1;
        let steps = self.steps as f32;
        let rate = rate * (1.0 - SQUARE.powf(steps)).sqrt() / (1.0 - MEAN.powf(steps));
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(moments) {
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *weight -= rate * *mean / (square.sqrt() + TINY);
        }
    }

    /// True if all its numbers are finite.
    pub(super) fn is_finite(&self) -> bool {
        self.means.iter().chain(&self.squares).all(|number| number.is_finite())
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let numbers = self.means.iter().chain(&self.squares);
        self.steps.to_le_bytes().into_iter().chain(numbers.flat_map(|number| number.to_le_bytes())).collect()
    }

    pub(super) fn from_bytes(bytes: &[u8], weights: usize) -> Option<Adam> {
        let (steps, rest) = bytes.split_first_chunk::<4>()?;
        let (numbers, rest) = rest.as_chunks::<4>();
        if numbers.len() != 2 * weights || !rest.is_empty() {
            return None;
        }
        let mut means: Vec<f32> = numbers.iter().map(|&number| f32::from_le_bytes(number)).collect();
        let squares = means.split_off(weights);
        Some(Adam { means, squares, steps: u32::from_le_bytes(*steps) })
    }
}

/// The mean cross-entropy between the network and the targets.
pub(super) fn surprise(network: &Network, samples: &[Sample]) -> f32 {
    let one = |sample: &Sample| -> f32 {
        let chances = network.chances(&sample.game);
        sample.target.iter().zip(chances).map(|(target, chance)| -target * chance.max(1e-6).ln()).sum()
    };
    samples.iter().map(one).sum::<f32>() / samples.len().max(1) as f32
}

pub(super) fn shuffle(samples: &mut [Sample], numbers: &mut WyRand) {
    for last in (1..samples.len()).rev() {
        samples.swap(last, numbers.below(last as u32 + 1) as usize);
    }
}

/// Trains on every sample once.
pub(super) fn pass(network: &mut Network, adam: &mut Adam, samples: &[Sample], rate: f32) {
    let mut slopes = vec![0.0; network.weights_mut().len()];
    for batch in samples.chunks(MINIBATCH) {
        slopes.fill(0.0);
        for sample in batch {
            let trace = network.trace(&sample.game);
            network.learn_from(&trace, &sample.target, &mut slopes);
        }
        let share = 1.0 / batch.len() as f32;
        slopes.iter_mut().for_each(|slope| *slope *= share);
        adam.step(network.weights_mut(), &slopes, rate);
    }
}
