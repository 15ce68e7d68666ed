//! The wickedness track and its tiles (section 17 of the rules).

use crate::dice::{Face, FaceSet};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::{Game, WICKEDNESS_END, WICKEDNESS_LEVELS};
use crate::hit::Cause;
use crate::play::Play;
use crate::power::{Gain, Kind, PowerId, PowerSet, TileSet};
use crate::rules::{Revision, Wickedness};
use crate::seat::Seat;

/// Wickedness for three or more dice showing `face` (WICKED-2).
fn wickedness_for(face: Face, dice: u8) -> u8 {
    let each = match face {
        Face::One => 2,
        Face::Two => 1,
        Face::Three | Face::Energy | Face::Heart | Face::Claw => 0,
    };
    each * (dice / 3)
}

/// The lowest level among these bits of [`WICKEDNESS_LEVELS`].
fn lowest_level(levels: u8) -> u8 {
    WICKEDNESS_LEVELS[levels.trailing_zeros() as usize % WICKEDNESS_LEVELS.len()]
}

/// The levels that a marker reaches or passes between two spaces, as bits of [`WICKEDNESS_LEVELS`].
fn levels_between(from: u8, to: u8) -> u8 {
    let crossed = |level: u8| from < level && level <= to;
    (0..WICKEDNESS_LEVELS.len())
        .filter(|&index| crossed(WICKEDNESS_LEVELS[index]))
        .fold(0, |bits, index| bits | 1 << index)
}

impl Game {
    /// The tiles of this level that `seat` may take; none if it already has one (WICKED-8, WICKED-10).
    pub(crate) fn tiles_at(&self, level: u8, seat: Seat) -> PowerSet {
        let is_at = |id: &PowerId| match id.power().kind {
            Kind::Tile { level: at, .. } => at == level,
            Kind::Keep | Kind::Discard => false,
        };
        if self.player(seat).powers.iter().any(|power| is_at(&power)) {
            return PowerSet::EMPTY;
        }
        self.tiles().iter().filter(is_at).collect()
    }

    /// The level of the tiles on offer.
    pub(crate) fn level_asked(&self) -> u8 {
        match *self.top_frame() {
            Frame::Tile { levels } => lowest_level(levels),
            frame => unreachable!("{frame:?} asks for no tile"),
        }
    }

    /// True if resolving the numbers in `live` leads to a choice of tiles.
    pub(crate) fn crosses_a_level(&self, live: FaceSet) -> bool {
        if self.rules.wickedness == Wickedness::Off {
            return false;
        }
        let seat = self.turn.active;
        let gain: u8 = Face::NUMBERS
            .into_iter()
            .filter(|&face| live.contains(face))
            .map(|face| wickedness_for(face, self.turn.dice.of(face)))
            .sum();
        let from = self.player(seat).wickedness;
        let levels = levels_between(from, (from + gain).min(WICKEDNESS_END));
        levels != 0 && self.gives_a_tile(seat, levels)
    }

    /// True if `seat` may take a tile at one of these levels. Revision 1 asked for the order at empty stacks too.
    #[cold]
    fn gives_a_tile(&self, seat: Seat, levels: u8) -> bool {
        let at = |index: &usize| levels >> index & 1 == 1;
        self.rules.revision == Revision::First
            || (0..WICKEDNESS_LEVELS.len())
                .filter(at)
                .any(|index| !self.tiles_at(WICKEDNESS_LEVELS[index], seat).is_empty())
    }
}

impl Play<'_> {
    /// Moves the marker for a resolved number and offers the tiles of the levels it reaches (WICKED-4, WICKED-9).
    pub(crate) fn gain_wickedness(&mut self, seat: Seat, face: Face, dice: u8) {
        let spaces = wickedness_for(face, dice);
        if spaces == 0 || self.rules.wickedness == Wickedness::Off {
            return;
        }
        let from = self.advance_wickedness(seat, spaces, Cause::Dice(face));
        let levels = levels_between(from, self.player(seat).wickedness);
        if levels != 0 {
            self.push(Frame::Tile { levels });
        }
    }

    /// Asks for a tile of the lowest level; a level with an empty stack is skipped (OPEN-29).
    #[inline(never)]
    pub(crate) fn run_tile(&mut self, levels: u8) -> bool {
        let seat = self.turn.active;
        if levels == 0 || !self.alive.contains(seat) {
            self.pop();
            return true;
        }
        if self.tiles_at(lowest_level(levels), seat).is_empty() {
            self.next_tile(levels);
            return true;
        }
        self.ask(seat)
    }

    fn next_tile(&mut self, levels: u8) {
        self.replace(Frame::Tile { levels: levels & (levels - 1) });
    }

    /// Takes a tile or none; its immediate effect is finished before the next level (OPEN-32).
    #[inline(never)]
    pub(crate) fn take_tile(&mut self, levels: u8, tile: Option<PowerId>) {
        self.next_tile(levels);
        let Some(tile) = tile else { return };
        let seat = self.turn.active;
        self.tiles = TileSet::of(self.tiles().without(tile));
        self.tell(|| Event::TileTaken { seat, tile });
        if tile.power().stays() {
            self.lay_before(seat, tile);
        } else {
            self.tell(|| Event::Discarded { seat, power: tile });
        }
        self.push(Frame::Gained { seat, power: tile, how: Gain::New });
        self.recount_claws();
    }
}
