//! Strict parsing of client messages: the documented form, and nothing else.

use serde::Serialize;
use serde::de::{DeserializeOwned, Error};
use serde_json::Value;

/// Parses a message or a body of a client.
///
/// Serde would also accept an object as the list of its values, where the undocumented order of fields counts.
/// Such lists are refused.
pub fn read<T: DeserializeOwned + Serialize>(text: &str) -> serde_json::Result<T> {
    let read: T = serde_json::from_str(text)?;
    // Most messages have no list at all.
    if text.contains('[') && has_list_for_object(&serde_json::from_str(text)?, &serde_json::to_value(&read)?)
    {
        return Err(Error::custom("a list in the place of an object"));
    }
    Ok(read)
}

/// True if the given value has a list where the parsed one has none.
fn has_list_for_object(given: &Value, read: &Value) -> bool {
    match (given, read) {
        (Value::Array(given), Value::Array(read)) => {
            given.iter().zip(read).any(|(given, read)| has_list_for_object(given, read))
        }
        (Value::Array(_), _) => true,
        (Value::Object(given), Value::Object(read)) => given.iter().any(|(name, given)| {
            // Fields that are omitted when serialized were empty.
            read.get(name).is_some_and(|read| has_list_for_object(given, read))
        }),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClientMessage, CreateTable, Rename};

    fn reads<T: DeserializeOwned + Serialize>(text: &str) -> bool {
        read::<T>(text).is_ok()
    }

    #[test]
    fn a_list_is_no_object() {
        let message = r#"{"id":1,"command":{"type":"set_orders","seat":0,"orders":
            {"leave_at_most":4,"pass_unaffordable":true,"powers":[{"power":"wings","when":{"at_most":3}}]}}}"#;
        assert!(reads::<ClientMessage>(message));
        let orders = r#"{"leave_at_most":4,"pass_unaffordable":true,"powers":[{"power":"wings","when":{"at_most":3}}]}"#;
        for (whole, list) in [
            (orders, "[null,null,true,[]]"),
            (r#"{"power":"wings","when":{"at_most":3}}"#, r#"["wings","always"]"#),
        ] {
            assert!(message.contains(whole));
            let message = message.replace(whole, list);
            assert!(
                serde_json::from_str::<ClientMessage>(&message).is_ok(),
                "serde itself takes it: {message}"
            );
            assert!(!reads::<ClientMessage>(&message), "{message}");
        }
        for list in [
            r#"[5,{"type":"start"}]"#,
            r#"{"id":1,"command":["resize",4]}"#,
            r#"{"id":1,"command":["start"]}"#,
        ] {
            assert!(!reads::<ClientMessage>(list), "{list}");
        }
        assert!(!reads::<Rename>(r#"["Arr"]"#));
        assert!(reads::<Rename>(r#"{"name":"[Arr]"}"#));
    }

    #[test]
    fn lists_within_lists_are_none_either() {
        let table = r#"{"options":{"rules":"dark","public":true,"clock":{"decision_s":60,"reserve_s":300},
            "absence":{"pause_s":30,"bot":"random"}},"seats":[{"kind":"free"},{"kind":"bot","bot":"random","monster":null}]}"#;
        assert!(reads::<CreateTable>(table));
        for (object, list) in [
            (r#"{"decision_s":60,"reserve_s":300}"#, "[60,300]"),
            (r#"{"pause_s":30,"bot":"random"}"#, r#"[30,"random"]"#),
            (r#"{"kind":"free"}"#, r#"["free"]"#),
            (r#"{"kind":"bot","bot":"random","monster":null}"#, r#"["bot","random",null]"#),
        ] {
            assert!(table.contains(object));
            assert!(!reads::<CreateTable>(&table.replace(object, list)), "{list}");
        }
    }

    #[test]
    fn invalid_json_and_unknown_fields_are_refused() {
        for text in ["", "[", "{", "null", r#"{"name":"A"}[]"#, r#"{"name":"A","tags":[]}"#, r#"{"name":[]}"#]
        {
            assert!(!reads::<Rename>(text), "{text}");
        }
    }
}
