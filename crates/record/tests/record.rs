//! A record replays to the same game, and every changed line is found.

use kaiju_engine::playout::{Numbers, WyRand, action, luck};
use kaiju_engine::{Chance, Event, Face, Luck, PowerId, PowerSet, RuleSet, Seat, Step, tile_pairs};
use kaiju_fair::{Contribution, Secret};
use kaiju_notation::luck_text;
use kaiju_record::{Entry, Header, HeaderError, Record, Seated};

const NAMES: [&str; 6] = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"];
const MONSTERS: [&str; 6] = ["Gigazaur", "The King", "Kraken", "Meka Dragon", "Cyber Bunny", "Alienoid"];

fn header(rules: RuleSet, players: usize) -> Header {
    let players = NAMES.into_iter().zip(MONSTERS).take(players);
    Header::new(rules, players.map(|(name, monster)| Seated::new(name, monster)))
}

/// A random game with all its events.
fn random_game(header: Header, seed: u64) -> (Record, Vec<Event>) {
    let mut numbers = WyRand(seed);
    let mut record = Record::new(header).expect("a header");
    let mut events: Vec<Event> = Vec::new();
    loop {
        let entry = match record.game().step() {
            Step::Decide { seat, decision } => {
                Entry::Action { seat, action: action(record.game(), seat, decision, &mut numbers) }
            }
            Step::Chance(chance) => Entry::Chance(luck(record.game(), chance, &mut numbers)),
            Step::Over(_) => return (record, events),
        };
        record.push(entry, Some(&mut events)).expect("a legal entry");
    }
}

#[test]
fn a_record_read_back_gives_the_same_events_and_the_same_end() {
    for (_, rules) in RuleSet::PRESETS {
        for players in 2..=6 {
            for seed in 0..3 {
                let mut header = header(rules, players);
                header.first = (seed == 1).then_some(Seat::Second);
                let (record, events) = random_game(header, seed);
                let text = record.print();
                let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(read, record);
                let replay = read.replay().expect("a game that was played once");
                assert_eq!(&replay.end, record.game());
                let again: Vec<Event> = replay.steps.into_iter().flat_map(|step| step.events).collect();
                assert_eq!(again, events);
            }
        }
    }
}

#[test]
fn every_line_of_a_record_that_is_changed_doubled_or_left_out_is_found() {
    let (record, _) = random_game(header(RuleSet::DARK, 3), 11);
    let text = record.print();
    let lines: Vec<&str> = text.lines().collect();
    for index in 0..lines.len() {
        let parse = |lines: Vec<&str>| Record::parse(&lines.join("\n"));
        let mut without = lines.clone();
        without.remove(index);
        assert!(parse(without).is_err(), "line {} can be left out", index + 1);
        let mut doubled = lines.clone();
        doubled.insert(index, lines[index]);
        assert!(parse(doubled).is_err(), "line {} can be doubled", index + 1);
    }
}

#[test]
fn every_changed_letter_of_a_record_is_found() {
    let mut numbers = WyRand(3);
    for (_, rules) in RuleSet::PRESETS {
        let (record, _) = random_game(header(rules, 2), 5);
        let text = record.print();
        for _ in 0..60 {
            let mut letters: Vec<char> = text.chars().collect();
            let place = numbers.below(letters.len() as u32 - 1) as usize;
            let letter = ['0', '1', '2', 'a', 'e', ' ', ']', '\n'][numbers.below(8) as usize];
            if letters[place] != letter {
                letters[place] = letter;
                let changed: String = letters.into_iter().collect();
                assert!(Record::parse(&changed).is_err(), "not found:\n{changed}");
            }
        }
    }
}

#[test]
fn a_changed_die_is_found_on_its_own_line() {
    let (record, _) = random_game(header(RuleSet::CZECH, 2), 1);
    let text = record.print();
    for (index, (entry, digest)) in record.entries().iter().enumerate() {
        let Entry::Chance(Luck::Dice(mut dice)) = *entry else { continue };
        let Some(face) = dice.faces().nth(0) else { continue };
        dice.remove(face);
        dice.add(if face == Face::Claw { Face::One } else { Face::Claw });
        let changed = luck_text(Luck::Dice(dice), record.names());
        let line = record.line_of(index);
        let lines = text.lines().enumerate().map(|(index, old)| {
            if index + 1 == line { format!("{changed} [{digest}]") } else { old.to_owned() }
        });
        let error = Record::parse(&lines.collect::<Vec<_>>().join("\n")).expect_err("a die was changed");
        assert_eq!(error.line, line, "{error}");
    }
}

#[test]
fn a_secret_can_be_revealed_without_changing_a_digest() {
    let secret = Secret::from_seed(9);
    let mut header = header(RuleSet::POLISH, 2);
    header.commitment = Some(secret.commitment());
    header.players[1].contribution = Some(Contribution::from_bytes([1; 32]));
    let (mut record, _) = random_game(header, 9);
    let before = record.digest();
    assert_eq!(record.reveal(Secret::from_seed(8)), Err(HeaderError::Secret));
    assert_eq!(record.reveal(secret.clone()), Ok(()));
    assert_eq!(record.reveal(secret), Err(HeaderError::Revealed));
    assert_eq!(record.digest(), before);
    let read = Record::parse(&record.print()).expect("its own text");
    assert_eq!(read, record);
    assert!(read.header().secret.is_some());
}

#[test]
fn faults_of_a_record_are_reported_with_their_place() {
    let start = "kaiju-record 1\nrules czech\nrevision 1\nseat Alice Kraken\nseat Bob King\n";
    let hex = "00".repeat(32);
    let cases = [
        ("", 1, 1, "begins with"),
        ("kaiju-record 2\n", 1, 1, "begins with"),
        ("kaiju-record 1\n", 2, 1, "no end"),
        ("kaiju-record 1\nrules check\nrevision 1\n", 2, 7, "no rule set is called"),
        ("kaiju-record 1\nrevision one\n", 2, 10, "is a number"),
        ("kaiju-record 1\nrules czech\nbegin [x]\n", 3, 1, "`revision`"),
        ("kaiju-record 1\nrules czech\nrevision 9\nseat A K\nseat B K\nbegin [x]\n", 3, 10, "revision 9"),
        ("kaiju-record 1\nrules czech\nrevision 1\nseat A K\nbegin [x]\n", 5, 1, "2 to 6 players"),
        ("kaiju-record 1\nrules czech\nrevision 1\nseat A\nseat B K\nbegin [x]\n", 4, 8, "one line"),
        (
            "kaiju-record 1\nrules czech\nrevision 1\nseat 1 K\nseat B K\nbegin [x]\n",
            4,
            6,
            "not a valid name",
        ),
        (&format!("{start}first Eve\nbegin [x]\n"), 6, 7, "expected one of Alice, Bob"),
        (
            &format!("{start}first \u{1b}[2J{}\nbegin [x]\n", "x".repeat(99)),
            6,
            7,
            "nobody is called `\u{fffd}[2Jxxx",
        ),
        (&format!("{start}Colour red\nbegin [x]\n"), 6, 1, "key of a field"),
        (&format!("{start}colour \nbegin [x]\n"), 6, 8, "one line"),
        (&format!("{start}seat Bob King\nbegin [x]\n"), 6, 6, "named twice"),
        (&format!("{start}revision 1\nbegin [x]\n"), 6, 1, "key of a field"),
        (&format!("{start}contribution Bob {hex}\n"), 6, 1, "need a commitment"),
        (&format!("{start}commitment {hex}\ncontribution Bob 12\n"), 7, 18, "expected 64"),
        (&format!("{start}commitment {hex}\ncontribution Eve {hex}\n"), 7, 14, "expected one of"),
        (&start.replace("czech", "czech, deck=classic"), 6, 1, "no end"),
        (
            &format!("{}begin [x]\n", start.replace("czech", "czech, deck=classic")),
            2,
            12,
            "says this as `rules czech`",
        ),
        (&format!("{start}begin [00000000]\n"), 6, 8, "header was changed"),
    ];
    for (text, line, column, part) in cases {
        let error = Record::parse(text).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{error} for\n{text}");
        assert!(error.message.contains(part), "{error} for\n{text}");
        assert!(error.message.len() < 200 && !error.message.contains(char::is_control), "{error:?}");
    }
    let record = Record::new(header(RuleSet::CZECH, 2)).expect("a header").print();
    let begin = record.trim_end().strip_suffix(record.lines().last().unwrap_or("")).expect("a last line");
    let line = begin.lines().count() + 1;
    let cases = [
        ("", 1, "incomplete"),
        ("draw jets\n", 10, "digest in brackets"),
        ("draw jetz [00000000]\n", 6, "did you mean"),
        ("draw jets [00000000]\n", 12, "the digest should be"),
        ("Zoe: pass [00000000]\n", 1, "expected one of Alice, Bob"),
        ("\u{1b}[2J: pass [00000000]\n", 1, "nobody is called `\u{fffd}[2J`"),
        ("Alice: jump [00000000]\n", 8, "expected an action"),
        ("Alice: pass [00000000]\n", 1, "departs from the record"),
        ("draw  jets [00000000]\n", 6, "says this as `draw jets`"),
        ("over Alice by points [00000000]\n", 1, "should be `unfinished"),
        ("unfinished [00000000]\n", 13, "should be `unfinished"),
    ];
    for (text, column, part) in cases {
        let error = Record::parse(&format!("{begin}{text}")).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{error} for {text}");
        assert!(error.message.contains(part), "{error} for {text}");
    }
}

#[test]
fn a_line_that_does_not_fit_the_game_is_refused_with_the_names_of_the_players() {
    let mut header = header(RuleSet::CZECH, 2);
    header.first = Some(Seat::Second);
    let mut record = Record::new(header).expect("a header");
    while matches!(record.game().step(), Step::Chance(_)) {
        let (Step::Chance(chance), game) = (record.game().step(), *record.game()) else { break };
        record.push(Entry::Chance(luck(&game, chance, &mut WyRand(4))), None).expect("luck");
    }
    let text = record.print();
    let (before, _) = text.trim_end().rsplit_once('\n').expect("lines");
    let error = Record::parse(&format!("{before}\nAlice: keep none [00000000]\n")).expect_err("not her turn");
    assert!(error.message.contains("it is Bob who must decide"), "{error}");
    let error = Record::parse(&format!("{before}\nBob: sweep [00000000]\n")).expect_err("no such answer");
    assert_eq!(error.column, 6, "{error}");
    assert!(error.message.contains("no answer to the open decision"), "{error}");
}

#[test]
fn sides_that_the_players_have_chosen_stand_in_the_header_and_are_not_drawn() {
    let mut rules = RuleSet::DARK;
    rules.set("wickedness", "mixed").expect("a switch");
    let mut header = header(rules, 3);
    let sides: PowerSet = tile_pairs().zip([true, false].into_iter().cycle()).map(choose).collect();
    header.sides = Some(sides);
    let record = Record::new(header.clone()).expect("a header");
    assert_eq!(record.game().tiles(), sides);
    assert!(!matches!(record.game().step(), Step::Chance(Chance::Sides)));
    let text = record.print();
    let read = Record::parse(&text).expect("a record");
    assert_eq!((read.header().sides, read.print()), (Some(sides), text));
    for wrong in [PowerSet::EMPTY, tile_pairs().map(|(red, _)| red).skip(1).collect()] {
        header.sides = Some(wrong);
        assert!(Record::new(header.clone()).is_err(), "{wrong:?}");
    }
    header.sides = Some(sides);
    header.rules = RuleSet::DARK;
    assert!(Record::new(header).is_err(), "all tiles lie on their red side");
}

fn choose(((red, green), up): ((PowerId, PowerId), bool)) -> PowerId {
    if up { red } else { green }
}
