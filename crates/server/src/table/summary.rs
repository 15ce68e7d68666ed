//! Summaries of tables, for lists: the store keeps them, so that no log is read.

use kaiju_protocol::{Occupant, Phase, TableInfo, TableSummary};
use kaiju_store::Summary;

/// The summary that lists show.
fn summary_of(info: &TableInfo, at: u64) -> TableSummary {
    let seats = info.seats.iter().map(|seat| (seat.name.clone(), seat.monster, seat.occupant.clone()));
    TableSummary {
        table: info.table.clone(),
        options: info.options.clone(),
        phase: info.phase.clone(),
        seats: seats.collect(),
        at,
        daily: info.daily,
        lesson: info.lesson,
    }
}

/// The summary as the store keeps it.
pub fn summary(info: &TableInfo, has_begun: bool, at: u64) -> Summary {
    let guests = info.seats.iter().filter_map(|seat| match &seat.occupant {
        Occupant::Guest { guest } => Some(guest.clone()),
        Occupant::Bot { .. } | Occupant::Free => None,
    });
    Summary {
        is_public: info.options.public,
        has_begun,
        is_over: matches!(info.phase, Phase::Over { .. }),
        text: serde_json::to_string(&summary_of(info, at)).unwrap_or_default(),
        guests: guests.collect(),
        at,
    }
}

/// Parses stored summaries. One that cannot be parsed is left out.
pub fn read_summaries(kept: &[String]) -> Vec<TableSummary> {
    kept.iter().filter_map(|text| serde_json::from_str(text).ok()).collect()
}
