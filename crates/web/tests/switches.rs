//! Every switch of the rules, and each of its values, has a name and a sentence in the English texts.

use kaiju_engine::RuleSet;
use std::path::Path;

#[test]
fn every_value_of_every_switch_is_explained() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../text/en/switches.ftl");
    let file = std::fs::read_to_string(path).expect("the texts can be read");
    for name in RuleSet::SWITCHES {
        let start = format!("switch-{name} = ");
        let message = file
            .split("\nswitch-")
            .find_map(|rest| format!("switch-{rest}").strip_prefix(&start).map(str::to_owned));
        let message = message.unwrap_or_else(|| panic!("{name} has no text"));
        let mut known = 0;
        for value in RuleSet::values(name).expect("it is a switch") {
            for attribute in [format!(".is-{value} = "), format!(".says-{value} = ")] {
                assert!(message.contains(&attribute), "{name} lacks {attribute}");
                known += 1;
            }
        }
        assert_eq!(
            message.matches("\n    .").count(),
            known,
            "{name} explains a value that it does not have"
        );
    }
}
