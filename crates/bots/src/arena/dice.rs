//! Fairness of dice and draws: counts, and a chi-squared test of each kind.

use crate::statistics::chi_squared_tail;
use kaiju_engine::{Face, Game, Luck, PowerId, Seat, tile_pairs};
use kaiju_notation::face_text;

/// A bound on the number of cards and tiles.
pub(super) const POWERS: usize = 128;

/// Counts of dice and draws.
#[derive(Clone, Debug)]
pub(super) struct DiceTally {
    faces: [u64; Face::ALL.len()],
    /// The number of times each card was drawn.
    draws: Vec<u64>,
    /// For each size of the deck, the number of times each card was in it at a draw.
    chances: Vec<[u64; POWERS]>,
    /// The number of times each seat was drawn to start.
    first: [u64; Seat::MAX],
    /// The number of times each tile came up.
    tiles: Vec<u64>,
}

/// The goodness of fit of one kind of chance.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The kind: `dice`, `draws`, `first` or `sides`.
    pub what: &'static str,
    /// The possible outcomes with their counts.
    pub counts: Vec<FaceCount>,
    /// The chi-squared statistic.
    pub chi_squared: f64,
    /// Degrees of freedom.
    pub degrees: u32,
    /// The probability that fair chance is at least as far off.
    pub p: f64,
}

/// The observed and expected count of a face, card, seat or tile.
#[derive(Clone, PartialEq, Debug)]
pub struct FaceCount {
    /// Its name in the notation.
    pub name: String,
    /// The observed count.
    pub count: u64,
    /// The expected count.
    pub expected: f64,
}

/// The fit of all kinds of chance that occurred. One game of each round counts: the others have the same dice.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceReport {
    /// Dice first, then draws, then draws made once a game.
    pub fits: Vec<Fit>,
}

impl DiceTally {
    pub fn new() -> DiceTally {
        DiceTally {
            faces: [0; 6],
            draws: vec![0; POWERS],
            chances: vec![[0; POWERS]; POWERS],
            first: [0; Seat::MAX],
            tiles: vec![0; POWERS],
        }
    }

    /// Counts an answer of chance; `game` is the game that asked for it.
    pub fn count(&mut self, game: &Game, luck: Luck) {
        match luck {
            Luck::Dice(dice) => {
                self.faces.iter_mut().zip(dice.counts()).for_each(|(sum, count)| *sum += u64::from(count));
            }
            Luck::Card(card) => {
                self.draws[card.index()] += 1;
                let chances = &mut self.chances[game.deck().len()];
                game.deck().iter().for_each(|card| chances[card.index()] += 1);
            }
            Luck::Seat(seat) => self.first[seat.index()] += 1,
            Luck::Tiles(tiles) => tiles.iter().for_each(|tile| self.tiles[tile.index()] += 1),
        }
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &DiceTally) {
        let add = |sums: &mut [u64], counts: &[u64]| {
            sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        };
        add(&mut self.faces, &other.faces);
        add(&mut self.draws, &other.draws);
        add(&mut self.first, &other.first);
        add(&mut self.tiles, &other.tiles);
        self.chances.iter_mut().zip(&other.chances).for_each(|(sums, counts)| add(sums, counts));
    }

    /// The fit of the counts.
    pub fn report(&self, players: usize) -> DiceReport {
        let faces = Face::ALL.map(|face| (face_text(face).to_owned(), self.faces[face.index()]));
        let seats =
            self.first[..players].iter().zip(1..).map(|(&count, seat)| (format!("seat {seat}"), count));
        let fits = [
            Fit::even("dice", faces.into()),
            self.draws(),
            Fit::even("first", seats.collect()),
            self.sides(),
        ];
        DiceReport { fits: fits.into_iter().filter(|fit| fit.total() > 0).collect() }
    }

    /// Cards leave the deck, so a draw is uniform over the remaining ones. A draw from a deck of n adds 1/n to the
    /// expectation of each of its cards, and 1/n - 1/n² to the variance. The squared distances divided by the
    /// variances, times (k - 1)/k for k cards, follow chi-squared; for draws from a full deck this is Pearson's
    /// formula.
    fn draws(&self) -> Fit {
        let mut chi_squared = 0.0;
        let mut counts = Vec::new();
        for card in PowerId::all() {
            let mut expected = 0.0;
            let mut variance = 0.0;
            for (size, chances) in self.chances.iter().enumerate().skip(1) {
                let times = chances[card.index()] as f64;
                let p = 1.0 / size as f64;
                expected += times * p;
                variance += times * p * (1.0 - p);
            }
            if expected > 0.0 {
                let count = self.draws[card.index()];
                let off = count as f64 - expected;
                chi_squared += if variance > 0.0 { off * off / variance } else { 0.0 };
                counts.push(FaceCount { name: card.text().to_owned(), count, expected });
            }
        }
        let cards = counts.len().max(1);
        chi_squared *= (cards - 1) as f64 / cards as f64;
        Fit::new("draws", counts, chi_squared, cards - 1)
    }

    /// Each tile has two sides, and each pair of sides is a coin of its own.
    fn sides(&self) -> Fit {
        let pairs = tile_pairs().map(|pair| {
            let sides = [pair.0, pair.1].map(|tile| (tile.text().to_owned(), self.tiles[tile.index()]));
            Fit::even("sides", sides.into())
        });
        let pairs: Vec<Fit> = pairs.filter(|pair| pair.total() > 0).collect();
        let chi_squared = pairs.iter().map(|pair| pair.chi_squared).sum();
        let degrees = pairs.len();
        Fit::new("sides", pairs.into_iter().flat_map(|pair| pair.counts).collect(), chi_squared, degrees)
    }
}

impl Fit {
    fn new(what: &'static str, counts: Vec<FaceCount>, chi_squared: f64, degrees: usize) -> Fit {
        let degrees = degrees as u32;
        Fit { what, counts, chi_squared, degrees, p: chi_squared_tail(chi_squared, degrees) }
    }

    /// The fit of equally likely outcomes, by Pearson's formula.
    fn even(what: &'static str, counts: Vec<(String, u64)>) -> Fit {
        let total: u64 = counts.iter().map(|(_, count)| count).sum();
        let expected = total as f64 / counts.len().max(1) as f64;
        let square = |count: u64| (count as f64 - expected).powi(2);
        let chi_squared = if total == 0 {
            0.0
        } else {
            counts.iter().map(|&(_, count)| square(count)).sum::<f64>() / expected
        };
        let degrees = counts.len().saturating_sub(1);
        let counts = counts.into_iter().map(|(name, count)| FaceCount { name, count, expected }).collect();
        Fit::new(what, counts, chi_squared, degrees)
    }

    /// The total count.
    pub fn total(&self) -> u64 {
        self.counts.iter().map(|face| face.count).sum()
    }
}
