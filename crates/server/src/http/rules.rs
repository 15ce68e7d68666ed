//! `/api/bots` and `/api/rules`: the bots and rules to choose from.

use axum::Json;
use kaiju_bots::LADDER;
use kaiju_engine::RuleSet;
use kaiju_protocol::{BotKind, Rules, Switch};
use kaiju_record::RULES_REVISION;

/// The bots, weakest first.
#[cfg_attr(test, utoipa::path(get, operation_id = "bots", path = "/api/bots",
    responses((status = 200, body = Vec<BotKind>))))]
pub async fn bots() -> Json<Vec<BotKind>> {
    let kinds = LADDER.iter().map(|kind| BotKind { bot: kind.name.to_owned(), about: kind.about.to_owned() });
    Json(kinds.collect())
}

/// The presets of the rules, and the switches in which they differ.
#[cfg_attr(test, utoipa::path(get, operation_id = "rules", path = "/api/rules",
    responses((status = 200, body = Rules))))]
pub async fn rules() -> Json<Rules> {
    let texts = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect();
    let switches = RuleSet::SWITCHES.iter().map(|name| Switch {
        name: (*name).to_owned(),
        values: texts(RuleSet::values(name).unwrap_or_default()),
        presets: texts(&RuleSet::PRESETS.map(|(_, preset)| preset.value(name).unwrap_or_default())),
    });
    Json(Rules {
        presets: texts(&RuleSet::PRESETS.map(|(name, _)| name)),
        switches: switches.collect(),
        revision: RULES_REVISION,
    })
}
