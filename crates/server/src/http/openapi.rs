//! Generates `openapi.json` from the routes, and checks that it is current.
//!
//! `KAIJU_UPDATE=1 cargo test -p kaiju-server openapi` updates it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use axum::http::StatusCode;
use serde_json::Value;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kaiju",
        description = "Tables of King of Tokyo. Play itself goes over WebSocket: docs/protocol.md."
    ),
    paths(
        super::me::show,
        super::me::rename,
        super::me::finished,
        super::token::renew,
        super::token::give_up,
        super::data::show,
        super::data::forget,
        super::data::privacy,
        super::daily::show,
        super::daily::open,
        super::lesson::open,
        super::rules::bots,
        super::rules::rules,
        super::network::show,
        super::tables::list,
        super::tables::create,
        super::tables::show,
        super::tables::record,
        super::reports::report,
        super::analysis::quick,
        super::analysis::deep,
        super::hint::show,
        super::what_if::open,
        super::socket::open,
        super::lobby::open,
        super::api::describe,
        super::status::health,
        super::status::metrics,
    ),
    modifiers(&Everywhere)
)]
struct Description;

/// Adds the guest cookie and, to every route, the refusals for foreign pages, slow clients, rate limits, errors and
/// restarts.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let about = "The token of a guest. GET /api/me sets it.";
        let cookie = ApiKey::Cookie(ApiKeyValue::with_description(super::guest::COOKIE, about));
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("guest", SecurityScheme::ApiKey(cookie));
        for item in api.paths.paths.values_mut() {
            let operations = [&mut item.get, &mut item.put, &mut item.post, &mut item.delete];
            for operation in operations.into_iter().flatten() {
                for status in ["403", "408", "429", "500", "503"] {
                    let content = Content::new(Some(Ref::from_schema_name("Refusal")));
                    let response = ResponseBuilder::new().content("application/json", content).build();
                    operation.responses.responses.insert(status.to_owned(), response.into());
                }
                for (status, response) in &mut operation.responses.responses {
                    let reason =
                        status.parse::<StatusCode>().ok().and_then(|status| status.canonical_reason());
                    if let RefOr::T(response) = response
                        && response.description.is_empty()
                    {
                        response.description = reason.unwrap_or_default().to_owned();
                    }
                }
            }
        }
    }
}

#[test]
fn the_description_is_up_to_date() {
    let made = Description::openapi().to_pretty_json().unwrap() + "\n";
    if std::env::var_os("KAIJU_UPDATE").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/http/openapi.json");
        return std::fs::write(path, made).unwrap();
    }
    // Compares values: the order of fields depends on the features of serde_json.
    let [made, kept] =
        [made.as_str(), super::api::DESCRIPTION].map(|text| serde_json::from_str::<Value>(text).unwrap());
    assert!(made == kept, "openapi.json is stale: run `KAIJU_UPDATE=1 cargo test -p kaiju-server openapi`");
}
