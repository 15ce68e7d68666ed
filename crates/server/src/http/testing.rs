//! `/api/testing/clock`: moves the clock of a server that was started for tests. Not in the program that is shipped.

use super::App;
use super::body::Body;
use super::error::Refused;
use axum::Json;
use axum::extract::State;
use kaiju_protocol::Code;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;

/// How far the clock is moved.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advance {
    advance_ms: u32,
}

/// What the clock shows, in milliseconds since 1970.
#[derive(Serialize)]
pub struct Now {
    now: u64,
}

/// Moves the clock. A server that goes by the machine's has no such page.
pub async fn advance(
    State(app): State<Arc<App>>,
    Body(Advance { advance_ms }): Body<Advance>,
) -> Result<Json<Now>, Refused> {
    let time = &app.registry.config.time;
    if !time.advance(Duration::from_millis(advance_ms.into())) {
        return Err(Code::UnknownPage.into());
    }
    Ok(Json(Now { now: time.now_ms() }))
}
