//! Standing orders: answers that a player gives in advance.

use kaiju_engine::PowerId;
use serde::{Deserialize, Serialize};

/// Answers that the server gives at once for a player. Decisions that no order covers are asked as usual.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Orders {
    /// Leave Tokyo when asked with at most this many hearts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub leave_at_most: Option<u8>,
    /// Stay in Tokyo when asked with at least this many hearts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub stay_at_least: Option<u8>,
    /// End the buying phase when no face-up card is affordable and no power can be used, even if a sweep is possible.
    pub pass_unaffordable: bool,
    /// Orders for single powers.
    pub powers: Vec<PowerOrder>,
}

/// An order for a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PowerOrder {
    /// The power.
    pub power: PowerId,
    /// When to use it.
    pub when: When,
}

/// When a power is used. Not every power takes every order: `docs/protocol.md` lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// Whenever it is offered.
    Always,
    /// Never; the question is passed if nothing else is possible.
    Never,
    /// With at most this many hearts, after pending damage; with more it is not used. A power that can be used
    /// several times follows this only before damage.
    AtMost(u8),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_about_no_power_say_so() {
        // The TypeScript types promise a list, so it must always be there.
        let sent = serde_json::to_value(Orders::default()).expect("orders can be written");
        assert_eq!(sent, serde_json::json!({ "pass_unaffordable": false, "powers": [] }));
        let read: Orders =
            serde_json::from_str(r#"{"pass_unaffordable":true}"#).expect("a log may leave them out");
        assert_eq!(read, Orders { pass_unaffordable: true, ..Orders::default() });
    }
}
