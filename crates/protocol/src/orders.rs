//! Standing orders: answers that a player has given in advance.

use kaiju_engine::PowerId;
use serde::{Deserialize, Serialize};

/// Answers that the server gives at once. A decision that no order covers is asked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Orders {
    /// Leave Tokyo when asked with so many hearts or fewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub leave_at_most: Option<u8>,
    /// Stay in Tokyo when asked with so many hearts or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub stay_at_least: Option<u8>,
    /// End the buying phase when no face-up card can be paid and no power used; a sweep does not count.
    pub pass_unaffordable: bool,
    /// What to do with single powers.
    pub powers: Vec<PowerOrder>,
}

/// What to do with a power when it is offered.
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
    /// Never: the question is passed over if nothing else can be done.
    Never,
    /// When so many hearts or fewer are left. Where hearts are about to be lost, those left afterwards count. With more,
    /// it is not used. What can be used several times counts only where hearts are about to be lost.
    AtMost(u8),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_about_no_power_say_so() {
        // The types for TypeScript promise a list: a client that was given none would stumble over it.
        let sent = serde_json::to_value(Orders::default()).expect("orders can be written");
        assert_eq!(sent, serde_json::json!({ "pass_unaffordable": false, "powers": [] }));
        let read: Orders =
            serde_json::from_str(r#"{"pass_unaffordable":true}"#).expect("a log may leave them out");
        assert_eq!(read, Orders { pass_unaffordable: true, ..Orders::default() });
    }
}
