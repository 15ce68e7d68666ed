//! The record in `docs/notation.md` is a real one.

use kaiju_record::Record;

#[test]
fn the_record_in_the_documentation_can_be_read() {
    let text = include_str!("../../../docs/notation.md");
    let start = text.find("kaiju-record 1\n").expect("an example");
    let record: String =
        text[start..].lines().take_while(|line| *line != "```").map(|line| format!("{line}\n")).collect();
    match Record::parse(&record) {
        Ok(read) => assert_eq!(read.print(), record),
        Err(error) => panic!("{error}\n{record}"),
    }
}
