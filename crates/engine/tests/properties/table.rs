//! Events tell everything that is drawn, to everybody who may see it.

use super::games::play_through;
use kaiju_engine::{Seat, Table};

/// A spectator, and every seat.
pub fn viewers() -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::ALL.into_iter().map(Some))
}

#[test]
fn the_table_drawn_from_events_alone_is_the_table_of_the_game() {
    let mut tables: Vec<Table> = Vec::new();
    play_through(0..600, |moved, _| {
        if moved.number == 0 {
            tables = viewers().map(|viewer| Table::of(&moved.before.view(viewer))).collect();
        }
        for (viewer, table) in viewers().zip(&mut tables) {
            for (event, game) in moved.events {
                table.apply(&event.as_seen_by(viewer, game));
            }
            let drawn = Table::of(&moved.after.view(viewer));
            let told: Vec<_> = moved.events.iter().map(|(event, _)| event).collect();
            assert!(*table == drawn, "{viewer:?} drew {table:?}\n instead of {drawn:?}\n after {told:?}");
        }
    });
}
