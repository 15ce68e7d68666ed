//! A record with fair dice is verified, and any change in it is found.

use kaiju_engine::playout::{WyRand, action};
use kaiju_engine::{Face, Luck, PowerId, PowerSet, RuleSet, Step};
use kaiju_fair::{Contribution, Secret, Stream};
use kaiju_record::{Checked, Entry, Header, Record, Seated, verify};

const NAMES: [&str; 6] = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"];

fn secret() -> Secret {
    Secret::from_seed(77)
}

/// A header in which every other seat contributes.
fn header(rules: RuleSet, players: usize) -> Header {
    let mut header =
        Header::new(rules, NAMES.into_iter().take(players).map(|name| Seated::new(name, "Kraken")));
    header.commitment = Some(secret().commitment());
    for (player, byte) in header.players.iter_mut().step_by(2).zip(1..) {
        player.contribution = Some(Contribution::from_bytes([byte; 32]));
    }
    header
}

/// A random game in which `forge` may change the dice of the stream.
fn play(header: Header, seed: u64, mut forge: impl FnMut(usize, Luck) -> Luck) -> Record {
    let stream = Stream::new(&secret(), &header.contributions());
    let mut record = Record::new(header).expect("a header");
    let mut numbers = WyRand(seed);
    let mut sequence = 0;
    loop {
        let entry = match record.game().step() {
            Step::Decide { seat, decision } => {
                Entry::Action { seat, action: action(record.game(), seat, decision, &mut numbers) }
            }
            Step::Chance(chance) => {
                sequence += 1;
                let luck = stream.luck(record.game(), chance, sequence - 1);
                Entry::Chance(forge(record.entries().len(), luck))
            }
            Step::Over(_) => break,
        };
        record.push(entry, None).expect("a legal entry");
    }
    record.reveal(secret()).expect("the secret of the commitment");
    record
}

fn honest(_: usize, luck: Luck) -> Luck {
    luck
}

fn mixed() -> RuleSet {
    RuleSet { wickedness: kaiju_engine::rules::Wickedness::Mixed, ..RuleSet::DARK }
}

#[test]
fn all_that_happened_in_a_fair_game_is_checked() {
    for rules in RuleSet::PRESETS.map(|(_, rules)| rules).into_iter().chain([mixed()]) {
        for players in 2..=6 {
            let record = play(header(rules, players), players as u64, honest);
            let verdict = verify(record.print().as_bytes());
            assert_eq!(verdict.record.as_ref(), Ok(&record));
            let mut all = Checked::default();
            for (entry, _) in record.entries() {
                match entry {
                    Entry::Action { .. } | Entry::Undo { .. } => all.actions += 1,
                    Entry::Chance(Luck::Dice(dice)) => all.dice += u64::from(dice.len()),
                    Entry::Chance(_) => all.draws += 1,
                }
            }
            assert_eq!(verdict.checked, all);
        }
    }
}

/// `docs/fairness.md` promises this to readers who check draws without playing the game.
#[test]
fn without_reshuffling_the_deck_is_all_cards_that_were_not_drawn_before() {
    for (_, rules) in RuleSet::PRESETS {
        for players in [2, 6] {
            for seed in 0..10 {
                let record = play(header(rules, players), seed, honest);
                let mut deck: PowerSet =
                    PowerId::all().filter(|card| card.power().is_in(record.game().rules().deck)).collect();
                for step in record.replay().expect("a game that was played").steps {
                    let Entry::Chance(Luck::Card(card)) = step.entry else { continue };
                    assert_eq!(step.before.deck(), deck);
                    deck.remove(card);
                }
            }
        }
    }
}

/// Digests do not stop anyone from writing a whole new record, but dice that do not follow from the secret are still
/// found.
#[test]
fn a_forged_die_or_draw_is_found_on_its_line_although_all_digests_are_right() {
    for seed in 0..20 {
        let mut forged = None;
        let from = seed as usize * 3;
        let record = play(header(RuleSet::DARK, 3), seed, |place, luck| match luck {
            Luck::Dice(mut dice) if forged.is_none() && place >= from && !dice.is_empty() => {
                let face = dice.faces().lowest().unwrap_or(Face::One);
                dice.remove(face);
                dice.add(if face == Face::Claw { Face::One } else { Face::Claw });
                forged = Some(place);
                Luck::Dice(dice)
            }
            luck => luck,
        });
        let text = record.print();
        assert!(Record::parse(&text).is_ok());
        let error = verify(text.as_bytes()).record.expect_err("a forged die");
        assert_eq!(Some(error.line), forged.map(|place| record.line_of(place)), "{error}");
        assert!(error.message.contains("should be `dice"), "{error}");
    }
    let other = |card: PowerId| {
        PowerId::all().find(|&next| next != card && next.power().is_in(kaiju_engine::rules::Deck::Classic))
    };
    let record = play(header(RuleSet::CZECH, 2), 5, |place, luck| match luck {
        Luck::Card(card) if place == 0 => Luck::Card(other(card).unwrap_or(card)),
        luck => luck,
    });
    let error = verify(record.print().as_bytes()).record.expect_err("a forged draw");
    assert_eq!(error.line, record.line_of(0), "{error}");
}

#[test]
fn another_secret_or_contribution_gives_other_dice() {
    let record = play(header(RuleSet::POLISH, 2), 4, honest);
    let again = |change: &dyn Fn(&mut Header)| {
        let mut header = record.header().clone();
        header.secret = None;
        change(&mut header);
        let mut forged = Record::new(header).expect("a header");
        for (entry, _) in record.entries() {
            forged.push(*entry, None).expect("the same game");
        }
        forged
    };
    let mut forged = again(&|header| header.players[0].contribution = None);
    forged.reveal(secret()).expect("the same secret");
    let error = verify(forged.print().as_bytes()).record.expect_err("a contribution is missing");
    assert_eq!(error.line, forged.line_of(0), "{error}");
    let other = Secret::from_seed(78);
    let mut forged = again(&|header| header.commitment = Some(other.commitment()));
    forged.reveal(other.clone()).expect("its own secret");
    let error = verify(forged.print().as_bytes()).record.expect_err("another secret");
    assert_eq!(error.line, forged.line_of(0), "{error}");
}

#[test]
fn a_change_by_hand_is_found_on_its_line() {
    let record = play(header(RuleSet::CZECH, 2), 6, honest);
    let text = record.print();
    let line_with = |start: &str| text.lines().position(|line| line.starts_with(start)).expect("a line") + 1;
    let flip = |start: &str, from_end: usize| {
        let number = line_with(start);
        let lines = text.lines().enumerate().map(|(index, line)| {
            let mut line = line.to_owned();
            if index + 1 == number {
                let place = line.len() - from_end;
                let other = if &line[place..=place] == "0" { "1" } else { "0" };
                line.replace_range(place..=place, other);
            }
            line
        });
        (number, lines.collect::<Vec<_>>().join("\n"))
    };
    for (start, from_end) in [
        ("secret", 1),
        ("commitment", 1),
        ("contribution", 1),
        ("draw", 2),
        ("dice", 2),
        ("Alice:", 2),
        ("over", 2),
    ] {
        let (line, changed) = flip(start, from_end);
        let error = verify(changed.as_bytes()).record.expect_err(start);
        assert_eq!(error.line, line, "{start}: {error}");
    }
    // The changed line of the header is unknown: the digest at its end covers all of them.
    let (_, changed) = flip("seat Bob", 1);
    let error = verify(changed.as_bytes()).record.expect_err("a changed seat");
    assert_eq!(error.line, line_with("begin"), "{error}");
    let (winner, loser) = if text.contains("over Alice") { ("Alice", "Bob") } else { ("Bob", "Alice") };
    let changed = text.replace(&format!("over {winner}"), &format!("over {loser}"));
    assert_eq!(verify(changed.as_bytes()).record.expect_err("a changed result").line, line_with("over"));
}

#[test]
fn a_changed_contribution_is_found_by_the_dice() {
    for rules in RuleSet::PRESETS.map(|(_, rules)| rules).into_iter().chain([mixed()]) {
        for players in 2..=6 {
            let text = play(header(rules, players), 3, honest).print();
            let lines: Vec<usize> = (1..)
                .zip(text.lines())
                .filter_map(|(number, line)| line.starts_with("contribution ").then_some(number))
                .collect();
            let (Some(&first), Some(&last)) = (lines.first(), lines.last()) else { panic!("{text}") };
            for contribution in ["01".repeat(32), "02".repeat(32), "03".repeat(32)] {
                let changed = text.replace(&contribution, &format!("1{}", &contribution[1..]));
                if changed == text {
                    continue;
                }
                let error = verify(changed.as_bytes()).record.expect_err("a changed contribution");
                assert_eq!(error.line, first, "{error}");
                let part = if first == last {
                    "from this contribution".to_owned()
                } else {
                    format!("from the contributions in lines {first} to {last}")
                };
                assert!(error.message.contains(&part), "{error}");
            }
            // The digest alone says nothing about contributions.
            let begin = text.lines().find(|line| line.starts_with("begin ")).expect("a beginning");
            let changed = text.replace(begin, "begin [00000000]");
            let error = verify(changed.as_bytes()).record.expect_err("a changed digest");
            assert_eq!(error.line, last + 2, "{error}");
        }
    }
}

#[test]
fn dice_that_cannot_be_checked_are_no_success() {
    let mut plain = header(RuleSet::CZECH, 2);
    plain.commitment = None;
    plain.players[0].contribution = None;
    let mut unproved = Record::new(plain).expect("a header");
    let error = verify(unproved.print().as_bytes()).record.expect_err("no commitment");
    assert!(error.message.contains("no commitment"), "{error}");
    unproved.push(Entry::Chance(Luck::Card(PowerId::all().next().expect("a card"))), None).expect("a draw");
    let verdict = verify(unproved.print().as_bytes());
    assert_eq!(verdict.checked, Checked::default());
    let unrevealed = Record::new(header(RuleSet::CZECH, 2)).expect("a header").print();
    let error = verify(unrevealed.as_bytes()).record.expect_err("no secret");
    assert!(error.message.contains("not been revealed"), "{error}");
}

#[test]
fn foreign_and_hostile_files_are_refused_with_a_sentence() {
    let many_fields: Vec<u8> =
        b"kaiju-record 1\n".iter().copied().chain(b"a b\n".repeat(1_000_000)).collect();
    let many_seats: Vec<u8> =
        b"kaiju-record 1\n".iter().copied().chain(b"seat A B\n".repeat(100_000)).collect();
    let cases: [(&[u8], usize, &str); 9] = [
        (b"", 1, "begins with"),
        (b"\x7fELF\0\0\0", 1, "begins with"),
        (b"kaiju-record 1\n\xff", 2, "UTF-8"),
        (b"kaiju-record 1\nrules cz\xc3\xa9\xff", 2, "UTF-8"),
        (b"PK\x03\x04", 1, "begins with"),
        (&[b'x'; 100_000], 1, "a line has at most"),
        (&vec![b'\n'; (4 << 20) + 1], 1, "at most 4194304 bytes"),
        (&many_fields, 3, "key of a field"),
        (&many_seats, 3, "named twice"),
    ];
    for (bytes, line, part) in cases {
        let verdict = verify(bytes);
        let error = verdict.record.expect_err(part);
        assert!(error.line == line && error.message.contains(part), "{error}");
        assert_eq!(verdict.checked, Checked::default());
    }
    let record = play(header(RuleSet::CZECH, 2), 6, honest).print();
    for length in (0..record.len() - 1).step_by(97) {
        assert!(verify(&record.as_bytes()[..length]).record.is_err(), "cut after {length} bytes");
    }
}
