//! Remembers what monsters contribute to a judgement: of the hundreds of results of a roll, most change one monster only.

use super::features;
use super::network::{Network, Share};
use kaiju_engine::{Game, Place, Player, PowerSet, Seat};

/// Monsters that are remembered; a power of two.
const PLACES: usize = 512;

/// Everything that the facts about a monster depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Key {
    player: Player,
    place: Place,
    turns: usize,
    copied: PowerSet,
    stored: u8,
}

/// Each monster has one place at which it may be remembered; a newcomer takes it over.
#[derive(Clone, Debug)]
pub(super) struct Memo {
    entries: Vec<Option<(Key, Share)>>,
}

impl Memo {
    pub fn new() -> Memo {
        Memo { entries: vec![None; PLACES] }
    }

    /// What the monster at `seat` contributes; `turns` monsters roll before it does.
    pub fn share_of(&mut self, network: &Network, game: &Game, seat: Seat, turns: usize) -> Share {
        let player = *game.player(seat);
        let key = Key {
            player,
            place: game.place(seat),
            turns,
            copied: game.copied_for(seat),
            stored: features::stored(game, seat),
        };
        let Player { hearts, points, energy, .. } = player;
        let mixed = [hearts, points, energy, key.place as u8, turns as u8, seat.index() as u8]
            .into_iter()
            .fold(0usize, |mixed, part| mixed.wrapping_mul(37).wrapping_add(usize::from(part)));
        let entry = &mut self.entries[mixed % PLACES];
        match entry {
            Some((known, share)) if *known == key => *share,
            Some(_) | None => {
                let share = network.share_of(&features::monster(game, seat, turns));
                *entry = Some((key, share));
                share
            }
        }
    }
}
