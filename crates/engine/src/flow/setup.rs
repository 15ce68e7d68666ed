//! Before the first turn: tiles, market, first player.

use crate::dice::{Dice, Face};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Game;
use crate::play::Play;
use crate::power::{PowerSet, TileSet};
use crate::rules::{FirstPlayer, Wickedness};
use crate::seat::{Seat, SeatSet};
use crate::turn::Turn;

impl Game {
    /// Pushes the work to do before the first turn.
    pub(crate) fn begin(&mut self, first: Option<Seat>) {
        match (first, self.rules.first_player) {
            (Some(_), _) => self.push(Frame::TurnStart),
            (None, FirstPlayer::Free) => self.push(Frame::FirstSeat),
            (None, FirstPlayer::MostClaws) => {
                self.push(Frame::RollOff { rolling: self.seats, leaders: SeatSet::EMPTY, most: 0 })
            }
        }
        self.push(Frame::Deal { slots: 0b111 });
        if self.rules.wickedness == Wickedness::Mixed {
            self.push(Frame::Sides);
        }
    }
}

impl Play<'_> {
    pub(crate) fn tiles_laid(&mut self, tiles: PowerSet) {
        self.pop();
        self.tiles = TileSet::of(tiles);
        self.tell(|| Event::TilesLaid { tiles });
    }

    pub(crate) fn first_seat(&mut self, seat: Seat) {
        self.turn = Turn::of(seat);
        self.replace(Frame::TurnStart);
    }

    /// The most claws start; tied seats roll again (FIRST-1, FIRST-3, OPEN-1).
    pub(crate) fn rolled_off(&mut self, rolling: SeatSet, leaders: SeatSet, most: u8, dice: Dice) {
        let Some(seat) = rolling.lowest() else { return };
        self.tell(|| Event::RolledOff { seat, dice });
        let claws = dice.of(Face::Claw);
        let (leaders, most) = if leaders.is_empty() || claws > most {
            (SeatSet::only(seat), claws)
        } else if claws == most {
            (leaders.with(seat), most)
        } else {
            (leaders, most)
        };
        let rolling = rolling.without(seat);
        if !rolling.is_empty() {
            self.replace(Frame::RollOff { rolling, leaders, most });
        } else if leaders.len() > 1 {
            self.replace(Frame::RollOff { rolling: leaders, leaders: SeatSet::EMPTY, most: 0 });
        } else if let Some(first) = leaders.lowest() {
            self.first_seat(first);
        }
    }
}
