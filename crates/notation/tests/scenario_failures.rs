//! A failing scenario names the place and what was expected.

use kaiju_notation::scenario::{LARGEST_FILE, LONGEST_LINE, Suite};

/// Runs a file and returns its failures as line, column and message.
fn failures(bytes: &[u8]) -> Vec<(usize, usize, String)> {
    let mut suite = Suite::new();
    suite.run_file("x.scn", bytes);
    suite.failures().iter().map(|failure| (failure.line, failure.column, failure.message.clone())).collect()
}

const WINGS: &str = "scenario wings
rules czech
Alice: city, 5 hearts, 3 energy, wings
Bob: to roll
dice claw claw claw 1 2 heart
Bob: keep all
Alice: use wings
=> Alice: 5 hearts, 1 energy
=> asks Alice leave
";

#[test]
fn the_scenario_that_is_spoilt_below_passes() {
    assert_eq!(failures(WINGS.as_bytes()), []);
}

/// Each case replaces one text by another; the scenario then fails at this line and column with these words.
#[test]
fn every_way_to_spoil_a_scenario_is_found_where_it_is() {
    let cases = [
        ("scenario wings", "scenario", 1, 1, "title after `scenario`"),
        ("rules czech\n", "", 3, 1, "expected a `rules` line"),
        ("rules czech", "rules check", 2, 7, "no rule set is called `check`: expected czech, spanish"),
        ("czech", "czech, bay=off", 2, 14, "no switch is called `bay`"),
        ("czech", "czech, bay_use=of", 2, 22, "bay_use is one of on, off, not `of`"),
        ("czech", "czech, bay_use", 2, 14, "such as bay_use=off"),
        ("czech", "czech, skybeam=outside", 2, 14, "Skybeam is a red wickedness tile"),
        ("czech", "czech, dice_cap=none, bay_closing=shift, bay_use=off", 2, 48, "set bay_use=on"),
        ("czech", "polish, bay_closing=shift", 2, 15, "the Bay is not in use"),
        ("rules", "proves ATTACK-99\nrules", 2, 8, "no rule, switch, card or tile is called `ATTACK-99`"),
        ("rules", "proves ATACK-2\nrules", 2, 8, "did you mean `ATTACK-2`?"),
        ("rules", "proves windows\nrules", 2, 8, "no rule, switch, card or tile is called `windows`"),
        ("rules", "proves bay_uses\nrules", 2, 8, "did you mean `bay_use`?"),
        ("rules", "proves OPEM-42\nrules", 2, 8, "did you mean `OPEN-42`?"),
        ("rules", "proves wins\nrules", 2, 8, "did you mean `wings`?"),
        ("rules czech", "rules chech", 2, 7, "did you mean `czech`?"),
        ("rules czech", "rule czech", 2, 1, "did you mean `rules`?"),
        ("dice claw claw", "dice claw clow", 5, 11, "did you mean `claw`?"),
        ("Bob: keep all", "Bob: kep all", 6, 6, "did you mean `keep`?"),
        ("Bob: to roll", "Bob: to rol", 4, 9, "did you mean `roll`?"),
        ("5 hearts, 3", "5 harts, 3", 3, 16, "did you mean `hearts`?"),
        ("rules", "proves jets jets\nrules", 2, 13, "`jets` is cited twice"),
        ("wings\nBob", "wins\nBob", 3, 34, "did you mean `wings`?"),
        ("5 hearts, 3", "5 hears, 3", 3, 16, "expected hearts, energy"),
        ("5 hearts, 3", "11 hearts, 3", 3, 14, "at most 10 hearts"),
        ("5 hearts, 3", "300 hearts, 3", 3, 14, "a number from 0 to"),
        ("5 hearts, 3", "5 hearts, 4 hearts, 3", 3, 24, "two things about hearts"),
        ("5 hearts", "0 hearts", 3, 14, "write `out` if it is dead"),
        ("5 hearts", "hungry", 3, 14, "`hungry` is not a fact about a monster"),
        ("5 hearts", "out", 3, 8, "out of the game"),
        ("5 hearts", "bay", 3, 14, "two things about a place"),
        ("3 energy", "to buy", 4, 6, "the turn of two monsters"),
        ("Bob: to roll", "Bob: city, to roll", 4, 6, "in one place"),
        ("Bob: to roll", "Bob: wings, to roll", 4, 6, "two monsters cannot have wings"),
        ("Bob: to roll", "Bob: to run", 4, 9, "start, roll, resolve, buy or end"),
        ("Bob: to roll", "Bob:", 4, 1, "nothing is going on"),
        ("Bob: to roll", "Bob: to roll\nAlice: city, 5 hearts", 5, 1, "`Alice` is named twice"),
        ("Bob: to roll", "Bob: to roll\nAlice:", 5, 1, "`Alice` is named twice"),
        ("Bob: to roll", "Bob: to roll\nAlice: hungry", 5, 1, "Alice is not asked: Bob rolls 6 dice"),
        ("Bob: to roll", "B@b: to roll", 4, 1, "`B@b` is not a valid name"),
        ("Bob: to roll", "market: to roll", 4, 1, "word of the notation"),
        ("Bob: to roll", "Bob: hibernation, to roll", 4, 6, "expected a card of the classic deck"),
        ("Bob: to roll", "Bob: skyscraper, to roll", 4, 6, "nobody keeps skyscraper"),
        ("Bob: to roll", "Bob: to roll\nmarket wings", 5, 8, "wings is in two places"),
        ("Bob: to roll", "Bob: smoke-cloud with 0, to roll", 4, 6, "discarded when empty"),
        ("Bob: to roll", "Bob: mimic copying jets, to roll", 4, 6, "jets cannot be copied"),
        ("Bob: to roll", "Bob: to roll\nbay closed", 5, 5, "there is no Bay in this game"),
        ("Bob: to roll", "Bob: to roll\nmarket jets, tile-barbs", 5, 14, "not in the deck of these rules"),
        ("Bob: to roll", "Bob: to roll\nsky blue", 5, 1, "expected a monster's line"),
        ("dice claw claw claw 1 2 heart", "dice claw", 5, 1, "does not fit: Bob rolls 6 dice"),
        ("dice claw claw", "dice claw paw", 5, 11, "expected a face"),
        ("dice claw claw claw 1 2 heart\n", "", 5, 1, "Bob is not asked: Bob rolls 6 dice"),
        ("Bob: keep", "dice claw\nBob: keep", 6, 1, "`dice claw` is not used"),
        ("Bob: keep", "draw jets\nBob: keep", 6, 6, "`jets` is not used"),
        ("Bob: keep all", "Bob: keep 3", 6, 6, "Bob cannot `keep 3` now: expected keep some of 1 2 heart"),
        ("Bob: keep all", "Bob: keeps all", 6, 6, "expected an action (keep, use"),
        ("Bob: keep all", "Alice: keep all", 6, 1, "Alice is not asked: Bob is asked keep 2"),
        ("Bob: keep all", "Eve: keep all", 6, 1, "nobody is called `Eve`: expected one of Alice, Bob"),
        ("Alice: use wings\n", "dice 1\n", 7, 1, "Alice is asked threat 3: use wings, pass"),
        ("Alice: use wings", "Alice: use jets", 7, 8, "expected use wings, pass"),
        ("Alice: use wings", "Alice: use wings 1 2 3", 7, 22, "expected nothing more here, not `3`"),
        ("Alice: use wings\n", "", 7, 21, "but Alice has 3 energy"),
        (
            "=> Alice: 5 hearts",
            "=> Alice: 4 hearts",
            8,
            11,
            "expected `4 hearts`, but Alice has 5 hearts (Alice is asked leave: yield, stay)",
        ),
        ("=> Alice: 5 hearts", "=> Alice: no wings", 8, 11, "but Alice has wings"),
        ("=> Alice: 5 hearts", "=> Alice: outside", 8, 11, "but Alice is in the city"),
        ("=> Alice: 5 hearts", "=> Alice: out", 8, 11, "but Alice is alive"),
        ("=> Alice: 5 hearts", "=> Alice: to roll", 8, 11, "`to` belongs to a position"),
        ("=> Alice: 5 hearts, 1 energy", "=> asks Alice threat 3", 8, 9, "but Alice is asked leave"),
        ("=> Alice: 5 hearts, 1 energy", "=> asks Alice leav", 8, 15, "did you mean `leave`?"),
        (
            "=> Alice: 5 hearts, 1 energy",
            "=> asks Alice something",
            8,
            15,
            "expected one of start, keep, probe",
        ),
        ("=> Alice: 5 hearts, 1 energy", "=> aks Alice leave", 8, 4, "did you mean `asks`?"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alice can yeild", 8, 14, "did you mean `yield`?"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alicia: 5 hearts", 8, 4, "did you mean `Alice`?"),
        (
            "=> Alice: 5 hearts, 1 energy",
            "=> offers Alice: stay",
            8,
            18,
            "`yield` is missing: Alice is asked leave",
        ),
        ("=> Alice: 5 hearts, 1 energy", "=> offers Alice: stay, pass", 8, 24, "is not offered `pass`"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alice can pass", 8, 4, "Alice is asked leave: yield, stay"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alice cannot stay", 8, 4, "Alice is asked leave"),
        ("=> Alice: 5 hearts, 1 energy", "=> over Alice by points", 8, 4, "the game is not over"),
        ("=> Alice: 5 hearts, 1 energy", "=> turn Alice", 8, 4, "it is the turn of Bob"),
        ("=> Alice: 5 hearts, 1 energy", "=> market jets", 8, 4, "the market is -, -, -"),
        ("=> Alice: 5 hearts, 1 energy", "=> deck 3 cards", 8, 9, "the deck has"),
        ("=> Alice: 5 hearts, 1 energy", "=> dice claw", 8, 4, "the dice are 1 2 heart claw claw claw"),
        ("=> Alice: 5 hearts, 1 energy", "=> hope", 8, 4, "expected `NAME: …`"),
        ("=> Alice: 5 hearts, 1 energy", "yield", 8, 1, "expected `NAME: action`"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alice:", 8, 4, "expected something about Alice"),
        (
            "=> Alice: 5 hearts, 1 energy\n=> asks Alice leave",
            "Alice: stay",
            8,
            1,
            "the scenario expects nothing",
        ),
        (
            "Alice: use wings\n=> Alice: 5 hearts, 1 energy\n=> asks Alice leave",
            "",
            6,
            1,
            "ends on an open question",
        ),
        ("=> asks Alice leave\n", "", 8, 1, "ends on an open question: Alice is asked leave"),
        ("=> Alice: 5 hearts, 1 energy", "=> between Alice: 5 hearts", 8, 4, "no turn has ended"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alice: max 12 hearts", 8, 11, "but Alice can have 10 hearts"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alice: only jets", 8, 11, "but Alice has wings"),
        ("=> Alice: 5 hearts, 1 energy", "=> city empty", 8, 4, "but Alice is there"),
        ("=> Alice: 5 hearts, 1 energy", "=> city full", 8, 9, "expected empty after `city`"),
        ("=> Alice: 5 hearts, 1 energy", "=> tiles at 4 none", 8, 13, "tiles lie at 3, 6 and 10"),
        ("=> Alice: 5 hearts, 1 energy", "=> tiles at 3 1 tile", 8, 4, "0 tiles are left at 3"),
        ("=> Alice: 5 hearts, 1 energy", "=> market holds jets", 8, 4, "the market holds none"),
        ("=> Alice: 5 hearts, 1 energy", "=> market holds jets, jets", 8, 23, "`jets` is listed twice"),
        ("=> Alice: 5 hearts, 1 energy", "=> market holds", 8, 16, "expected cards or tiles, or `none`"),
        ("=> Alice: 5 hearts, 1 energy", "=> price Bob wings 4", 8, 10, "wings costs 6"),
        ("=> Alice: 5 hearts, 1 energy", "=> price Bob hibernation 4", 8, 10, "not a card of this game"),
        ("=> Alice: 5 hearts, 1 energy", "=> price Bob tile-barbs 0", 8, 10, "not a card of this game"),
        ("scenario wings", "scenario wings\nproves bay_use=of", 2, 16, "bay_use is one of on, off"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alice cannot buy jets", 8, 17, "jets is not in the market"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alice cannot use jets", 8, 17, "jets is not in front"),
        ("=> Alice: 5 hearts, 1 energy", "=> Alice cannot take tile-barbs", 8, 17, "on the stacks"),
        ("Alice: use wings", "Bob: keep all\nBob: keep all\nAlice: use wings", 7, 1, "Bob is not asked"),
        ("5 hearts, 3", "5 hearts, max 10 hearts, 3", 3, 24, "leave this out"),
    ];
    let mut surprises = Vec::new();
    for (old, new, line, column, words) in cases {
        let text = WINGS.replacen(old, new, 1);
        assert_ne!(text, WINGS, "{old} is not in the scenario");
        match failures(text.as_bytes()).as_slice() {
            [(at, place, message)] if (*at, *place) == (line, column) && message.contains(words) => {}
            found => surprises.push(format!("{old:?} -> {new:?}: {found:?}")),
        }
    }
    assert!(surprises.is_empty(), "{}", surprises.join("\n"));
}

/// Each case is a position, a script after it, and the error of the last line.
#[test]
fn decisions_that_were_asked_cannot_be_written_down_again() {
    let cases = [
        (
            "Alice:\nBob: city, to resolve heart 1 2 2 3 3",
            "Bob: resolve heart\nBob: resolve heart",
            "Bob is not",
        ),
        ("Alice:\nBob: city, to resolve heart 1 2 2 3 3", "Bob: resolve energy", "Bob is not asked"),
        ("Alice:\nBob: city, to resolve heart 1 2 2 3 3", "Bob: end\nBob: end", "Bob is not asked"),
        (
            "Alice: city\nBob: metamorph, 2 energy, to buy\nmarket jets",
            "Bob: end\nBob: pass\nBob: end",
            "Bob is not",
        ),
        ("Alice: city\nBob: to end", "Bob: end", "Bob is not asked"),
        ("Alice: city\nBob: 2 energy, to buy\nmarket jets", "Alice: end", "Alice is not asked"),
        // Alice has her income and has not rolled yet.
        ("Alice: city\nBob: to resolve energy 1 2 2 3 3", "Bob: end\nAlice: end", "Alice is not asked"),
        // The active monster dies of its own purchase, and of its own attack.
        (
            "Alice: city\nBob: 1 heart, 4 energy, to buy\nCarol:\nmarket high-altitude-bombing\ndeck none",
            "Bob: buy high-altitude-bombing\nBob: end",
            "Bob is not asked",
        ),
        (
            "Alice: city, burrowing\nBob: 1 heart, to resolve claw 1 2 2 3 3\nCarol:",
            "Alice: yield\nBob: end",
            "Bob is not asked",
        ),
        // Its energy waits for the claws that are being resolved.
        (
            "Alice: city\nBob: mimic copying wings, 4 energy, to resolve claw energy 1 2 2 3\nCarol: wings",
            "Bob: resolve claw\nBob: resolve energy",
            "Bob is not asked: Alice is asked leave",
        ),
        ("Alice: city\nBob: to start", "=> between Alice: city", "no turn has ended"),
        ("Alice: city\nBob: to start\nCarol: out", "=> price Carol jets 5", "Carol is out"),
        (
            "Alice: city\nBob: 9 energy, mimic, to buy\nmarket wings",
            "=> Bob cannot use mimic jets",
            "jets is not",
        ),
        (
            "Alice: city\nBob: 9 energy, metamorph, to buy\nmarket tanks",
            "=> Bob cannot use metamorph wings",
            "wings is not in front of a monster or in the market",
        ),
    ];
    for (position, script, words) in cases {
        let text = format!("scenario x\nrules czech\n{position}\n{script}\n");
        let last = text.lines().count();
        match failures(text.as_bytes()).as_slice() {
            [(line, _, message)] if *line == last && message.contains(words) => {}
            found => panic!("{text}: {found:?}"),
        }
    }
}

#[test]
fn naming_an_offer_is_enough_to_end_with_it() {
    for last in ["=> asks Alice threat 3", "=> offers Alice: use wings, pass"] {
        let text = WINGS.replace("Alice: use wings\n=> Alice: 5 hearts, 1 energy\n=> asks Alice leave", last);
        assert_eq!(failures(text.as_bytes()), []);
    }
}

#[test]
fn a_position_alone_proves_nothing() {
    let text = "scenario it says nothing\nproves wings\nrules czech\nAlice:\nBob: to roll\n";
    let mut suite = Suite::new();
    suite.run_file("x.scn", text.as_bytes());
    assert_eq!((suite.passed(), suite.coverage().count("wings")), (0, 0));
    let message = &suite.failures()[0].message;
    assert!(message.starts_with("the scenario expects nothing"), "{message}");
}

#[test]
fn a_file_that_is_no_scenario_file_fails_as_a_whole() {
    let long = [b"scenario ".as_slice(), &vec![b'x'; LONGEST_LINE]].concat();
    let endless = [b"scenario x\nrules czech\n\nproves ".as_slice(), &vec![b'x'; 10 << 20]].concat();
    let cases: [(&[u8], usize, usize, &str); 7] = [
        (b"", 1, 1, "the file has no scenario"),
        (b"# nothing\n\n", 1, 1, "the file has no scenario"),
        (b"rules czech\n", 1, 1, "expected `scenario` and its title"),
        (b"scenario x\nAl\xffice: city\n", 2, 3, "expected UTF-8"),
        (&long, 1, 1, "the line has more than"),
        (&endless, 4, 1, "the line has more than"),
        (&vec![b'\n'; LARGEST_FILE + 1], 1, 1, "the file has more than"),
    ];
    for (bytes, line, column, words) in cases {
        let found = failures(bytes);
        let [(at, place, message)] = found.as_slice() else { panic!("{words}: {found:?}") };
        assert!((*at, *place) == (line, column) && message.contains(words), "{at}:{place}: {message}");
    }
}

#[test]
fn one_scenario_that_fails_does_not_stop_the_others() {
    let [second, third] =
        ["second", "third"].map(|title| WINGS.replace("scenario wings", &format!("scenario {title}")));
    let text = format!("{WINGS}\n{}\n{third}", second.replace("5 hearts, 1", "4 hearts, 1"));
    let mut suite = Suite::new();
    suite.run_file("x.scn", text.as_bytes());
    assert_eq!((suite.passed(), suite.failed()), (2, 1));
    assert_eq!(
        suite.failures()[0].to_string(),
        "x.scn:18:11: expected `4 hearts`, but Alice has 5 hearts (Alice is asked leave: yield, stay)"
    );
}

#[test]
fn a_whole_game_needs_players_and_rules_only() {
    let cases = [
        ("players Alice", 3, 9, "2 to 6 players"),
        ("players A B C D E F G", 3, 21, "at most 6 players"),
        ("players Alice Alice", 3, 15, "named twice"),
        ("players Alice Bob\nfirst Eve", 4, 7, "nobody is called `Eve`"),
        ("players Alice Bob\nAlice: city", 4, 1, "expected one `rules` line only"),
        ("players Alice Bob\nAlice: city\nAlice: city", 4, 1, "expected one `rules` line only"),
        ("players Alice Bob\ntiles tile-barbs", 4, 7, "sides are chosen with wickedness=mixed"),
        ("players Alice Bob\ntiles none", 4, 7, "sides are chosen with wickedness=mixed"),
        ("players Alice Bob\ntiles wing", 4, 7, "`wing`"),
        ("players Alice\ntiles tile-barbs", 3, 9, "2 to 6 players"),
        ("players Alice Bob\ndraw jets jets", 4, 11, "jets is not in the deck"),
        ("players Alice Bob\ndice 1", 4, 1, "does not fit: a card is drawn for market slot 1"),
    ];
    for (lines, line, column, words) in cases {
        let found = failures(format!("scenario x\nrules polish\n{lines}\n").as_bytes());
        let [(at, place, message)] = found.as_slice() else { panic!("{lines}: {found:?}") };
        assert!(
            (*at, *place) == (line, column) && message.contains(words),
            "{lines}: {at}:{place}: {message}"
        );
    }
}

#[test]
fn two_scenarios_of_one_file_cannot_have_the_same_title() {
    let found = failures(format!("{WINGS}\n{WINGS}").as_bytes());
    let [(line, column, message)] = found.as_slice() else { panic!("{found:?}") };
    assert!((*line, *column) == (11, 10) && message.contains("the same title"), "{line}:{column}: {message}");
}

/// A decision that is not asked is accepted once, from the player who would have been asked.
#[test]
fn a_decision_that_was_not_asked_can_be_written_down_once() {
    let start = "scenario x\nrules czech\nAlice: to roll\nBob: city\ndice 1 1 2 2 3 claw\nAlice: keep all\n";
    let cases = [
        ("Alice: resolve claw\n=> asks Bob leave\n", None),
        ("Alice: resolve claw\nAlice: resolve claw\n=> asks Bob leave\n", Some((8, "Alice is not asked"))),
        ("Bob: resolve claw\n=> asks Bob leave\n", Some((7, "Bob cannot `resolve claw` now"))),
        ("Alice: resolve energy\n=> asks Bob leave\n", Some((7, "Alice is not asked"))),
        ("Bob: stay\nAlice: end\n=> turn Bob\n", None),
        ("Alice: end\n=> asks Bob leave\n", Some((7, "Alice is not asked"))),
        ("Bob: stay\nAlice: end\nAlice: end\n=> turn Bob\n", Some((9, "Alice is not asked"))),
        ("Alice: keep all\n=> asks Bob leave\n", Some((7, "Alice is not asked"))),
        ("Alice: keep 1 1 2 2 3 claw\n=> asks Bob leave\n", Some((7, "Alice is not asked"))),
    ];
    expect_after(start, &cases);
    let start = "scenario x\nrules czech\nAlice: to roll\nBob: city\ndice 1 1 2 2 3 3\nAlice: keep 1 1 2 2 3\n\
                 dice heart\nAlice: keep 1 1 2 2 3\ndice claw\n";
    let cases = [
        ("Alice: keep all\n=> asks Bob leave\n", None),
        ("Alice: keep claw 3 2 2 1 1\n=> asks Bob leave\n", None),
        ("Alice: keep 1 1 2 2 3\n=> asks Bob leave\n", Some((10, "Alice is not asked"))),
        ("Alice: keep 1 1 2 2 3 heart\n=> asks Bob leave\n", Some((10, "Alice is not asked"))),
        ("Bob: keep 1 1 2 2 3 claw\n=> asks Bob leave\n", Some((10, "Bob cannot `keep"))),
        (
            "Alice: keep 1 1 2 2 3 claw\nAlice: keep all\n=> asks Bob leave\n",
            Some((11, "Alice is not asked")),
        ),
    ];
    expect_after(start, &cases);
}

/// Lines after `start`, each with the line and the words of its failure if it must fail.
fn expect_after(start: &str, cases: &[(&str, Option<(usize, &str)>)]) {
    for &(rest, failure) in cases {
        let found = failures(format!("{start}{rest}").as_bytes());
        match (failure, found.as_slice()) {
            (None, []) => {}
            (Some((line, words)), [(at, _, message)]) if *at == line && message.contains(words) => {}
            (wanted, found) => panic!("{rest}: expected {wanted:?}, found {found:?}"),
        }
    }
}
