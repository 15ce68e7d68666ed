//! What is known of a table without reading its log: what lists show, and what the store keeps for them.

use kaiju_protocol::{Occupant, Phase, TableInfo, TableSummary};
use kaiju_store::Summary;

/// What lists show of a table.
fn summary_of(info: &TableInfo, at: u64) -> TableSummary {
    let seats = info.seats.iter().map(|seat| (seat.name.clone(), seat.monster, seat.occupant.clone()));
    TableSummary {
        table: info.table.clone(),
        options: info.options.clone(),
        phase: info.phase.clone(),
        seats: seats.collect(),
        at,
    }
}

/// What the store keeps beside the log.
pub fn summary(info: &TableInfo, at: u64) -> Summary {
    let guests = info.seats.iter().filter_map(|seat| match &seat.occupant {
        Occupant::Guest { guest } => Some(guest.clone()),
        Occupant::Bot { .. } | Occupant::Free => None,
    });
    Summary {
        is_public: info.options.public,
        is_over: matches!(info.phase, Phase::Over { .. }),
        text: serde_json::to_string(&summary_of(info, at)).unwrap_or_default(),
        guests: guests.collect(),
        at,
    }
}

/// Summaries as they were kept, for lists. One that cannot be read is left out.
pub fn read_summaries(kept: &[String]) -> Vec<TableSummary> {
    kept.iter().filter_map(|text| serde_json::from_str(text).ok()).collect()
}
