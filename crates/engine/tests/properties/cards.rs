//! No card or tile vanishes or appears: events alone account for every move of each of them.

use super::games::play_through;
use kaiju_engine::{Event, Game, PowerId, PowerSet, Seat, Source};

/// The place of a card or tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whereabouts {
    /// In the deck, or on the stacks of tiles.
    Stock,
    Market(u8),
    Before(Seat),
    /// Out of the game.
    Gone,
    /// Not in this game: of the other edition, or on the other side of a tile.
    Elsewhere,
}

/// The place of every card and tile, by its index in the list of powers.
struct Followed(Vec<Whereabouts>);

impl Followed {
    /// The places as the game shows them at the start.
    fn of(game: &Game) -> Followed {
        Followed(PowerId::all().map(|power| shown(game, power)).collect())
    }

    fn carry(&mut self, power: PowerId, from: Whereabouts, to: Whereabouts, event: &Event) {
        let place = &mut self.0[power.index()];
        assert_eq!(*place, from, "{event:?}: {} was not there", power.text());
        *place = to;
    }

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Revealed { slot, card } => {
                self.carry(card, Whereabouts::Stock, Whereabouts::Market(slot), event);
            }
            Event::Bought { seat, card, source, .. } => match source {
                Source::Market(slot) => {
                    self.carry(card, Whereabouts::Market(slot), Whereabouts::Before(seat), event);
                }
                Source::Deck => self.carry(card, Whereabouts::Stock, Whereabouts::Before(seat), event),
                // The seller hands it over, which is an event of its own.
                Source::Monster(_) => {}
            },
            Event::TileTaken { seat, tile } => {
                self.carry(tile, Whereabouts::Stock, Whereabouts::Before(seat), event);
            }
            Event::Handed { from, to, card } => {
                self.carry(card, Whereabouts::Before(from), Whereabouts::Before(to), event);
            }
            Event::Discarded { seat, power } => {
                self.carry(power, Whereabouts::Before(seat), Whereabouts::Gone, event);
            }
            Event::Swept { .. } => {
                for place in self.0.iter_mut().filter(|place| matches!(place, Whereabouts::Market(_))) {
                    *place = Whereabouts::Gone;
                }
            }
            Event::Reshuffled { deck } => {
                for card in deck {
                    self.carry(card, Whereabouts::Gone, Whereabouts::Stock, event);
                }
            }
            Event::TilesLaid { tiles } => {
                for tile in tiles {
                    self.carry(tile, Whereabouts::Elsewhere, Whereabouts::Stock, event);
                }
            }
            // The other events are not about the place of a card.
            Event::RolledOff { .. }
            | Event::TurnBegan { .. }
            | Event::DiceCounted { .. }
            | Event::Rolled { .. }
            | Event::Kept { .. }
            | Event::SideRolled { .. }
            | Event::SideDiceUsed { .. }
            | Event::DieLifted { .. }
            | Event::DieRerolled { .. }
            | Event::DieTurned { .. }
            | Event::RollGained { .. }
            | Event::ResultFixed { .. }
            | Event::ClawsRecounted { .. }
            | Event::BlockResolved { .. }
            | Event::ResultDone
            | Event::Used { .. }
            | Event::Passed { .. }
            | Event::PointsGained { .. }
            | Event::PointsLost { .. }
            | Event::EnergyGained { .. }
            | Event::EnergySpent { .. }
            | Event::Healed { .. }
            | Event::Hurt { .. }
            | Event::Prevented { .. }
            | Event::HeartsSet { .. }
            | Event::Shielded { .. }
            | Event::TokenGiven { .. }
            | Event::TokenRemoved { .. }
            | Event::Moved { .. }
            | Event::BayClosed
            | Event::Stayed { .. }
            | Event::WickednessMoved { .. }
            | Event::CounterSet { .. }
            | Event::Copied { .. }
            | Event::CopySpent { .. }
            | Event::Peeked { .. }
            | Event::ExtraTurnWon { .. }
            | Event::Saved { .. }
            | Event::Risen { .. }
            | Event::Eliminated { .. }
            | Event::GameOver { .. } => {}
        }
    }
}

/// The place of a card or tile according to the game, which does not remember tiles that are out of the game.
fn shown(game: &Game, power: PowerId) -> Whereabouts {
    let slot = (0..).zip(game.market()).find(|(_, card)| *card == Some(power));
    let gone: PowerSet = game.discarded();
    if game.deck().contains(power) || game.tiles().contains(power) {
        Whereabouts::Stock
    } else if let Some((slot, _)) = slot {
        Whereabouts::Market(slot)
    } else if let Some(seat) = game.seats().iter().find(|&seat| game.player(seat).powers.contains(power)) {
        Whereabouts::Before(seat)
    } else if gone.contains(power) {
        Whereabouts::Gone
    } else {
        Whereabouts::Elsewhere
    }
}

#[test]
fn every_card_and_tile_is_where_the_events_have_carried_it() {
    let mut followed = None;
    play_through(60_000..61_500, |moved, _| {
        if moved.number == 0 {
            followed = Some(Followed::of(moved.before));
        }
        let followed = followed.as_mut().expect("set by the first step");
        for (event, _) in moved.events {
            followed.apply(event);
        }
        for power in PowerId::all() {
            let is_tile_gone = !power.power().is_card() && followed.0[power.index()] == Whereabouts::Gone;
            let told = if is_tile_gone { Whereabouts::Elsewhere } else { followed.0[power.index()] };
            assert_eq!(shown(moved.after, power), told, "{} by what was told", power.text());
        }
    });
}
