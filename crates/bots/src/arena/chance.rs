//! Random numbers of the arena, all derived from one seed.

use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::{Chance, Game, Luck, Seat};
use kaiju_fair::{Contribution, Secret, Stream};

/// The purpose of a number. The same seed gives unrelated numbers for each purpose.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purpose {
    /// The secret of a game.
    Secret,
    /// The contribution of this seat.
    Contribution(Seat),
    /// The bot at this position of the lineup.
    Bot(usize),
    /// The seating order.
    Seating,
}

/// The number for one purpose in the game, or the round, with this number.
pub(super) fn derive(seed: u64, number: u64, purpose: Purpose) -> u64 {
    let purpose = match purpose {
        Purpose::Secret => 0,
        Purpose::Contribution(seat) => 0x100 + seat.index() as u64,
        Purpose::Bot(place) => 0x200 + place as u64,
        Purpose::Seating => 0x300,
    };
    [number, purpose]
        .into_iter()
        .fold(WyRand(seed).next(), |mixed, part| WyRand(mixed ^ WyRand(part).next().rotate_left(32)).next())
}

/// Fair dice and draws for one game, as at a real table: a secret, contributions, and the stream.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    pub secret: Secret,
    pub contributions: Vec<Option<Contribution>>,
    stream: Stream,
    /// The number of questions of chance answered so far.
    answered: u64,
}

impl Deal {
    /// The dice and draws with this number. They belong to seats: any bot in a seat gets the same ones.
    pub fn new(seed: u64, number: u64, players: usize) -> Deal {
        let secret = Secret::from_seed(derive(seed, number, Purpose::Secret));
        let contribution = |&seat: &Seat| {
            let mut numbers = WyRand(derive(seed, number, Purpose::Contribution(seat)));
            let mut bytes = [0; 32];
            bytes.as_chunks_mut().0.iter_mut().for_each(|chunk| *chunk = numbers.next().to_be_bytes());
            Some(Contribution::from_bytes(bytes))
        };
        let contributions: Vec<_> = Seat::ALL[..players].iter().map(contribution).collect();
        let stream = Stream::new(&secret, &contributions);
        Deal { secret, contributions, stream, answered: 0 }
    }

    /// Answers a question of chance.
    pub fn answer(&mut self, game: &Game, chance: Chance) -> Luck {
        let luck = self.stream.luck(game, chance, self.answered);
        self.answered += 1;
        luck
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_purpose_in_every_game_has_its_own_number() {
        let mut seen = HashSet::new();
        for seed in [0, 1, u64::MAX] {
            for game in 0..1_000 {
                assert!(seen.insert(derive(seed, game, Purpose::Secret)));
                assert!(seen.insert(derive(seed, game, Purpose::Seating)));
                for seat in Seat::ALL {
                    assert!(seen.insert(derive(seed, game, Purpose::Contribution(seat))));
                    assert!(seen.insert(derive(seed, game, Purpose::Bot(seat.index()))));
                }
            }
        }
    }
}
