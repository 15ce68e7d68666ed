//! The network: each monster is described on its own, the sum of the descriptions describes the table, and both
//! together give the strength of each monster. The win chances are the softmax of the strengths.
//!
//! ```text
//! description(monster) = relu(facts(monster) × A + a)
//! strength(monster)    = c · relu(description(monster) × B + Σ descriptions × C + facts(table) × D + b)
//! ```

use super::features::{self, Facts, MONSTER, TABLE};
use kaiju_engine::{Game, Seat};

/// The size of a description.
pub const WIDTH: usize = 64;
/// The size of the second layer.
pub const DEPTH: usize = 32;

/// The offsets of the parts within the weights.
const A_BIAS: usize = MONSTER * WIDTH;
const B: usize = A_BIAS + WIDTH;
const C: usize = B + WIDTH * DEPTH;
const D: usize = C + WIDTH * DEPTH;
const B_BIAS: usize = D + TABLE * DEPTH;
const OUT: usize = B_BIAS + DEPTH;
/// The number of weights.
pub const WEIGHTS: usize = OUT + DEPTH;

/// A network with its weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    weights: Vec<f32>,
}

/// The parts of the weights; each consists of rows of equal length.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    /// Per feature of a monster: its addition to the description.
    Facts,
    DescriptionBias,
    /// Per number of a description: its addition to the second layer of the same monster.
    Own,
    /// Per number of a description: its addition to the second layer of all monsters.
    Others,
    /// Per feature of the table: its addition to the second layer.
    Table,
    TableBias,
    /// The weights of the second layer in the strength.
    Out,
}

impl Part {
    /// The offset of the part.
    const fn start(self) -> usize {
        match self {
            Part::Facts => 0,
            Part::DescriptionBias => A_BIAS,
            Part::Own => B,
            Part::Others => C,
            Part::Table => D,
            Part::TableBias => B_BIAS,
            Part::Out => OUT,
        }
    }
}

/// The intermediate results of the network, as learning needs them.
#[derive(Clone, Debug)]
pub struct Trace {
    monsters: [Monster; Seat::MAX],
    /// The number of living monsters.
    alive: usize,
    table: Facts,
    sum: [f32; WIDTH],
    /// The win chances, by seat.
    pub chances: [f32; Seat::MAX],
}

/// The intermediate results for one monster.
#[derive(Clone, Copy, Debug)]
struct Monster {
    seat: Seat,
    facts: Facts,
    described: [f32; WIDTH],
    second: [f32; DEPTH],
}

impl Network {
    /// A network with these weights, if their number is right and all are finite.
    pub fn new(weights: Vec<f32>) -> Option<Network> {
        let are_numbers = weights.iter().all(|weight| weight.is_finite());
        (weights.len() == WEIGHTS && are_numbers).then_some(Network { weights })
    }

    /// A network from its file: the weights in order, as little-endian 32-bit floats.
    pub fn from_bytes(bytes: &[u8]) -> Option<Network> {
        let (words, rest) = bytes.as_chunks::<4>();
        if !rest.is_empty() {
            return None;
        }
        Network::new(words.iter().map(|&word| f32::from_le_bytes(word)).collect())
    }

    /// The file of the network.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The weights, for learning.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// Every seat's win chance.
    pub fn chances(&self, game: &Game) -> [f32; Seat::MAX] {
        let mut common = *self.row(Part::TableBias, 0);
        for fact in features::table(game).iter() {
            add::<DEPTH>(&mut common, self.row(Part::Table, fact), 1.0);
        }
        let mut seconds = [[0.0; DEPTH]; Seat::MAX];
        let seats = game.alive().clockwise_from(game.active());
        for (turns, (second, seat)) in seconds.iter_mut().zip(seats).enumerate() {
            let described = self.described(&features::monster(game, seat, turns));
            // Summed separately first, so that a monster's contribution can be cached while it does not change.
            let mut share = [0.0; DEPTH];
            self.spread(&mut share, &described, Part::Others);
            add(&mut common, &share, 1.0);
            self.spread(second, &described, Part::Own);
        }
        let out: &[f32; DEPTH] = self.row(Part::Out, 0);
        let mut strengths = [f32::MIN; Seat::MAX];
        for (mut second, seat) in seconds.into_iter().zip(seats) {
            add(&mut second, &common, 1.0);
            cut(&mut second);
            strengths[seat.index()] = dot(&second, out);
        }
        shares_of(strengths)
    }

    /// The description of a monster with these features.
    fn described(&self, facts: &Facts) -> [f32; WIDTH] {
        let mut described = *self.row(Part::DescriptionBias, 0);
        for fact in facts.iter() {
            add::<WIDTH>(&mut described, self.row(Part::Facts, fact), 1.0);
        }
        cut(&mut described);
        described
    }

    pub(super) fn row<const N: usize>(&self, part: Part, index: usize) -> &[f32; N] {
        let at = part.start() + index * N;
        match self.weights[at..at + N].first_chunk() {
            Some(row) => row,
            None => unreachable!("a slice of N numbers has N numbers"),
        }
    }

    /// Computes the win chances and keeps the intermediate results.
    pub fn trace(&self, game: &Game) -> Trace {
        let table = features::table(game);
        let nobody =
            Monster { seat: Seat::First, facts: table, described: [0.0; WIDTH], second: [0.0; DEPTH] };
        let mut trace = Trace {
            monsters: [nobody; Seat::MAX],
            alive: game.alive().len(),
            table,
            sum: [0.0; WIDTH],
            chances: [0.0; Seat::MAX],
        };
        let seats = game.alive().clockwise_from(game.active());
        for (turns, (monster, seat)) in trace.monsters.iter_mut().zip(seats).enumerate() {
            let facts = features::monster(game, seat, turns);
            let described = self.described(&facts);
            add(&mut trace.sum, &described, 1.0);
            *monster = Monster { seat, facts, described, ..nobody };
        }
        let mut common = *self.row(Part::TableBias, 0);
        for fact in table.iter() {
            add::<DEPTH>(&mut common, self.row(Part::Table, fact), 1.0);
        }
        self.spread(&mut common, &trace.sum, Part::Others);
        let out: &[f32; DEPTH] = self.row(Part::Out, 0);
        let mut strengths = [f32::MIN; Seat::MAX];
        for monster in &mut trace.monsters[..trace.alive] {
            monster.second = common;
            self.spread(&mut monster.second, &monster.described, Part::Own);
            cut(&mut monster.second);
            strengths[monster.seat.index()] = dot(&monster.second, out);
        }
        trace.chances = shares_of(strengths);
        trace
    }

    /// Adds the product of `numbers` and the matrix of this part.
    fn spread(&self, sums: &mut [f32; DEPTH], numbers: &[f32; WIDTH], part: Part) {
        for (index, &number) in numbers.iter().enumerate() {
            if number != 0.0 {
                add(sums, self.row(part, index), number);
            }
        }
    }

    /// Adds the gradient of the error of `trace` to `slopes`, given the true chances `target`.
    pub fn learn_from(&self, trace: &Trace, target: &[f32; Seat::MAX], slopes: &mut [f32]) {
        let out: &[f32; DEPTH] = self.row(Part::Out, 0);
        let mut common_slope = [0.0; DEPTH];
        let mut sum_slope = [0.0; WIDTH];
        let mut described_slopes = [[0.0; WIDTH]; Seat::MAX];
        let alive = &trace.monsters[..trace.alive];
        for (monster, described_slope) in alive.iter().zip(&mut described_slopes) {
            let error = trace.chances[monster.seat.index()] - target[monster.seat.index()];
            let mut slope = [0.0; DEPTH];
            for (index, &second) in monster.second.iter().enumerate() {
                slopes[OUT + index] += error * second;
                slope[index] = if second > 0.0 { error * out[index] } else { 0.0 };
            }
            add(&mut common_slope, &slope, 1.0);
            self.learn_spread(&monster.described, &slope, Part::Own, slopes, described_slope);
        }
        add_to(slopes, B_BIAS, &common_slope);
        for fact in trace.table.iter() {
            add_to(slopes, D + fact * DEPTH, &common_slope);
        }
        self.learn_spread(&trace.sum, &common_slope, Part::Others, slopes, &mut sum_slope);
        for (monster, slope) in alive.iter().zip(&mut described_slopes) {
            add(slope, &sum_slope, 1.0);
            for (slope, described) in slope.iter_mut().zip(&monster.described) {
                if *described <= 0.0 {
                    *slope = 0.0;
                }
            }
            add_to(slopes, A_BIAS, slope);
            for fact in monster.facts.iter() {
                add_to(slopes, fact * WIDTH, slope);
            }
        }
    }

    /// The gradients of this part's matrix and of the numbers it was multiplied with.
    fn learn_spread(
        &self,
        numbers: &[f32; WIDTH],
        slope: &[f32; DEPTH],
        part: Part,
        slopes: &mut [f32],
        number_slopes: &mut [f32; WIDTH],
    ) {
        for (index, &number) in numbers.iter().enumerate() {
            if number != 0.0 {
                let row: &[f32; DEPTH] = self.row(part, index);
                number_slopes[index] += dot(row, slope);
                let at = part.start() + index * DEPTH;
                for (place, slope) in slopes[at..at + DEPTH].iter_mut().zip(slope) {
                    *place += number * slope;
                }
            }
        }
    }
}

/// The softmax of the strengths; a dead monster has the lowest strength there is.
pub(super) fn shares_of(strengths: [f32; Seat::MAX]) -> [f32; Seat::MAX] {
    let most = strengths.into_iter().fold(f32::MIN, f32::max);
    let shares = strengths.map(|strength| if strength == f32::MIN { 0.0 } else { (strength - most).exp() });
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

/// The dot product, as several sums side by side that can be computed at once.
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

fn add<const N: usize>(sums: &mut [f32; N], numbers: &[f32; N], factor: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += factor * number;
    }
}

fn add_to<const N: usize>(slopes: &mut [f32], at: usize, numbers: &[f32; N]) {
    for (slope, number) in slopes[at..at + N].iter_mut().zip(numbers) {
        *slope += number;
    }
}

/// The rectifier: negative numbers become 0.
fn cut<const N: usize>(numbers: &mut [f32; N]) {
    numbers.iter_mut().for_each(|number| *number = number.max(0.0));
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_engine::playout::{self, Numbers, WyRand};
    use kaiju_engine::{RuleSet, Setup};

    /// The loss that learning reduces.
    fn error(network: &Network, game: &Game, target: &[f32; Seat::MAX]) -> f32 {
        let chances = network.chances(game);
        target.iter().zip(chances).map(|(target, chance)| -target * chance.max(1e-9).ln()).sum()
    }

    #[test]
    fn the_slopes_are_those_of_the_error() {
        let mut numbers = WyRand(3);
        let weights = (0..WEIGHTS).map(|_| numbers.below(2001) as f32 / 5000.0 - 0.2).collect();
        let mut network = Network::new(weights).unwrap();
        let mut game = Game::new(&Setup { rules: RuleSet::DARK, players: 5, first: None }).unwrap();
        (0..150).for_each(|_| _ = playout::advance(&mut game, &mut numbers));
        let mut target = [0.0; Seat::MAX];
        target[game.active().index()] = 1.0;
        let mut slopes = vec![0.0; WEIGHTS];
        network.learn_from(&network.trace(&game), &target, &mut slopes);
        let mut compared = 0;
        for weight in (0..WEIGHTS).filter(|&weight| slopes[weight].abs() > 1e-3).step_by(7) {
            const STEP: f32 = 1e-2;
            let old = network.weights[weight];
            network.weights[weight] = old + STEP;
            let above = error(&network, &game, &target);
            network.weights[weight] = old - STEP;
            let below = error(&network, &game, &target);
            network.weights[weight] = old;
            let slope = (above - below) / (2.0 * STEP);
            let close = (slope - slopes[weight]).abs() < 0.02 + 0.1 * slope.abs();
            assert!(close, "weight {weight}: {slope} is not {}", slopes[weight]);
            compared += 1;
        }
        assert!(compared > 50, "only {compared} weights compared");
    }

    #[test]
    fn learning_sees_the_same_chances_as_playing() {
        let mut numbers = WyRand(5);
        let weights = (0..WEIGHTS).map(|_| numbers.below(2001) as f32 / 5000.0 - 0.2).collect();
        let network = Network::new(weights).unwrap();
        let mut game = Game::new(&Setup { rules: RuleSet::CZECH, players: 6, first: None }).unwrap();
        while playout::advance(&mut game, &mut numbers) {
            let both = network.chances(&game).into_iter().zip(network.trace(&game).chances);
            both.for_each(|(one, other)| assert!((one - other).abs() < 1e-4, "{one} is not {other}"));
        }
    }

    #[test]
    fn chances_add_up_to_one_among_the_living() {
        let network = Network::new(vec![0.01; WEIGHTS]).unwrap();
        let game = Game::new(&Setup { rules: RuleSet::CZECH, players: 3, first: None }).unwrap();
        let chances = network.chances(&game);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert_eq!(chances[3..], [0.0; 3]);
    }
}
