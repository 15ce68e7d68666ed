//! Request bodies.

use super::App;
use super::error::Refused;
use axum::Json;
use axum::extract::{FromRequest, Request};
use kaiju_protocol::{Code, read};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::sync::Arc;

/// A JSON body, parsed strictly: unknown fields are refused.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned + Serialize> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Refused> {
        let Json(body) = Json::<Box<RawValue>>::from_request(request, app).await?;
        read(body.get()).map(Body).map_err(|_| Code::BadMessage.into())
    }
}
