//! The lists and test vectors in `docs/fairness.md` match this crate.

use crate::secret::{Contribution, Secret};
use crate::stream::{Bytes, Stream, key};
use kaiju_engine::rules::Deck;
use kaiju_engine::{Face, PowerId, PowerSet, SeatSet, tile_pairs};

const DOCUMENT: &str = include_str!("../../../docs/fairness.md");

/// Fails with the right text, ready to paste into the document.
fn assert_documented(lines: &[String]) {
    let block = format!("```text\n{}\n```", lines.join("\n"));
    assert!(DOCUMENT.contains(&block), "docs/fairness.md should contain\n{block}");
}

#[test]
fn the_cards_are_listed_with_their_numbers() {
    let lines: Vec<String> = PowerId::all()
        .filter(|card| card.power().is_card())
        .map(|card| {
            let decks = match (card.power().is_in(Deck::Classic), card.power().is_in(Deck::Dark)) {
                (true, true) => "both",
                (true, false) => "classic",
                (false, true) => "dark",
                (false, false) => unreachable!("every card is in a deck"),
            };
            format!("{} {} {decks}", card.index(), card.text())
        })
        .collect();
    assert_documented(&lines);
}

#[test]
fn the_pairs_of_tiles_are_listed() {
    let lines: Vec<String> =
        tile_pairs().map(|(red, green)| format!("{} {}", red.text(), green.text())).collect();
    assert_documented(&lines);
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn one_by_one(mut bytes: Bytes, count: usize) -> String {
    let faces = (0..count).map(|_| Face::ALL[usize::from(bytes.below(6))].text());
    faces.collect::<Vec<_>>().join(" ")
}

fn cards(ids: &str) -> PowerSet {
    match ids {
        "classic" => PowerId::all().filter(|card| card.power().is_in(Deck::Classic)).collect(),
        "dark" => PowerId::all().filter(|card| card.power().is_in(Deck::Dark)).collect(),
        ids => ids.split(' ').filter_map(PowerId::from_text).collect(),
    }
}

#[test]
fn the_vectors_are_right() {
    let secret = Secret::from_bytes(std::array::from_fn(|index| index as u8));
    let contributions =
        [Some(Contribution::from_bytes([0xa1; 32])), None, Some(Contribution::from_bytes([0xc3; 32]))];
    let stream = Stream::new(&secret, &contributions);
    let mut lines = vec![
        format!("secret {}", secret.reveal()),
        format!("commitment {}", secret.commitment()),
        "seats 3".to_owned(),
    ];
    for (seat, contribution) in (1..).zip(contributions) {
        lines.extend(contribution.map(|contribution| format!("contribution {seat} {contribution}")));
    }
    lines.push(format!("key {}", hex(&key(&secret, &contributions))));
    lines.push(format!("key-without-contributions {}", hex(&key(&secret, &[None; 3]))));
    // A byte of 255 is skipped for 3, 5 and 6 players.
    let rejected = (0..).find(|&sequence| stream.bytes(sequence).next() == 255).unwrap_or(0);
    for (sequence, counter) in [(0, 0), (0, 1), (1, 0), (rejected, 0), (258, 0)] {
        lines.push(format!("block {sequence} {counter} {}", hex(&stream.block(sequence, counter))));
    }
    // Number 0 skips a byte of 252 or more.
    for (sequence, count) in [(0, 6), (1, 1), (2, 8), (5, 40)] {
        let faces = one_by_one(stream.bytes(sequence), count);
        lines.push(format!("dice {sequence} {count}: {faces}"));
    }
    let draws = |card: &str, deck: &str| {
        let draws = |&sequence: &u64| stream.bytes(sequence).card(cards(deck)).text() == card;
        (0..).find(draws).unwrap_or(0)
    };
    let second_head = draws("extra-head#2", "classic");
    let second_orders = draws("evacuation-orders#2", "dark");
    let decks = [
        (0, "classic"),
        (0, "dark"),
        (7, "classic"),
        (8, "wings jets"),
        (9, "acid-attack"),
        (second_head, "classic"),
        (second_head, "dark"),
        (second_orders, "dark"),
        (second_orders, "extra-head#2"),
    ];
    for (sequence, deck) in decks {
        lines.push(format!("draw {sequence} of {deck}: {}", stream.bytes(sequence).card(cards(deck)).text()));
    }
    for players in 2..=6 {
        let seat = stream.bytes(rejected).seat(SeatSet::first(players));
        lines.push(format!("first {rejected} of {players}: {}", seat.index() + 1));
    }
    let sides: Vec<&str> = stream.bytes(0).sides().iter().map(PowerId::text).collect();
    lines.push(format!("sides 0: {}", sides.join(" ")));
    assert_documented(&lines);
}
