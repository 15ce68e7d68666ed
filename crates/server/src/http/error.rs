//! Refusals as HTTP responses: the only place that knows status codes.

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::StatusCode;
use axum::http::header::ALLOW;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kaiju_protocol::{Code, Refusal};

/// A refusal as the response to a request.
#[derive(Debug)]
pub struct Refused(pub Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl From<Code> for Refused {
    fn from(code: Code) -> Refused {
        Refused(code.into())
    }
}

impl From<JsonRejection> for Refused {
    fn from(rejection: JsonRejection) -> Refused {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            return Code::TooLarge.into();
        }
        Code::BadMessage.into()
    }
}

impl From<QueryRejection> for Refused {
    fn from(_: QueryRejection) -> Refused {
        Code::BadMessage.into()
    }
}

impl From<WebSocketUpgradeRejection> for Refused {
    fn from(_: WebSocketUpgradeRejection) -> Refused {
        Code::BadMessage.into()
    }
}

/// The response carries the code as an extension, for the metrics.
impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let code = self.0.code;
        (status(code), Extension(code), Json(self.0)).into_response()
    }
}

/// Turns the library's bare "method not allowed" into a refusal like all others, and keeps the list of allowed methods.
pub fn explain_wrong_method(mut response: Response) -> Response {
    if response.status() != StatusCode::METHOD_NOT_ALLOWED {
        return response;
    }
    let allowed = response.headers_mut().remove(ALLOW);
    (allowed.map(|allowed| [(ALLOW, allowed)]), Refused::from(Code::WrongMethod)).into_response()
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::UnknownTable | Code::UnknownPage => StatusCode::NOT_FOUND,
        Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::UnknownGuest => StatusCode::UNAUTHORIZED,
        Code::WrongOrigin | Code::NotHost | Code::NotYourSeat | Code::SentAway | Code::Banned => {
            StatusCode::FORBIDDEN
        }
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Code::TooFast | Code::TooManyConnections | Code::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
        Code::Restarting | Code::ServerFull => StatusCode::SERVICE_UNAVAILABLE,
        Code::ServerError => StatusCode::INTERNAL_SERVER_ERROR,
        Code::SeatTaken
        | Code::SeatFree
        | Code::MonsterTaken
        | Code::TooFewPlayers
        | Code::AlreadyStarted
        | Code::NotPlaying
        | Code::NotOver
        | Code::AlreadyContributed
        | Code::StaleAnswer
        | Code::NotAsked
        | Code::NoHints
        | Code::NothingToTakeBack
        | Code::AlreadyResigned
        | Code::NotAbandoned
        | Code::LogFull
        | Code::TooManySeats
        | Code::LookAlike
        | Code::NotLate
        | Code::RecordNotReady => StatusCode::CONFLICT,
        Code::BadMessage
        | Code::BinaryMessage
        | Code::UnknownSeat
        | Code::UnknownBot
        | Code::BadRules
        | Code::BadOption
        | Code::BadName
        | Code::BadPosition
        | Code::BadOrder
        | Code::IllegalAction => StatusCode::BAD_REQUEST,
    }
}
