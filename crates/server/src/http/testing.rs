//! `/api/testing/clock`: moves the clock of a server under test. Not in the shipped program.

use super::App;
use super::body::Body;
use super::error::Refused;
use axum::Json;
use axum::extract::State;
use kaiju_protocol::Code;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;

/// The request: how far to move the clock.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advance {
    advance_ms: u32,
}

/// The response: the clock's time, in milliseconds since 1970.
#[derive(Serialize)]
pub struct Now {
    now: u64,
}

/// Moves the clock. A server that uses the machine's clock has no such page.
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
