//! Threats state the damage as it will land, with the powers that change it.

use kaiju_engine::{Event, Game, PowerId, PowerSet, Seat, Step, Threat};
use kaiju_notation::{Names, parse_action, parse_position};
use kaiju_table::public_question;

fn threats(position: &str) -> Vec<Threat> {
    let (game, _) = parse_position(position).expect("the position can be read");
    public_question(&game, 1).expect("somebody is asked").threats
}

/// The threat to a monster with ten hearts.
fn threat(rolled: u8, more: i8, changed_by: &[&str]) -> Threat {
    let hearts = rolled.saturating_add_signed(more);
    let (left, attack) = (10 - hearts, rolled > 0 || more > 0);
    Threat { hearts, left, rolled, more, changed_by: powers(changed_by), attack }
}

fn powers(names: &[&str]) -> PowerSet {
    names.iter().map(|name| PowerId::from_text(name).expect("a power")).collect()
}

#[test]
fn only_powers_that_change_the_damage_are_named() {
    // Poison Quills want three 2s, Urbavore wants its owner in Tokyo.
    let told = threats(
        "rules czech\nAlice: city, jets\n\
         Bob: to resolve claw claw 2 2 1 3, spiked-tail, poison-quills, urbavore, burrowing\nCarol:",
    );
    assert_eq!(told, [threat(2, 2, &["spiked-tail", "burrowing"]), threat(0, 0, &[]), threat(0, 0, &[])]);
}

#[test]
fn damage_that_a_power_will_stop_costs_nothing_and_says_why() {
    let told = threats(
        "rules czech\nAlice: city, jets, armor-plating\nBob: to resolve claw 2 2 heart energy energy\nCarol:",
    );
    assert_eq!(told, [threat(1, -1, &["armor-plating"]), threat(0, 0, &[]), threat(0, 0, &[])]);
}

#[test]
fn no_threat_without_damage() {
    assert_eq!(threats("rules czech\nAlice: to buy, 3 energy\nBob:\nmarket jets, heal, tanks"), []);
}

/// Plays an answer, and returns what happened.
fn answer(game: &mut Game, names: &Names, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let action = parse_action(text, names, Some(game)).expect("it can be read");
    game.play(action, Some(&mut events)).expect("it is legal");
    events
}

#[test]
fn the_parts_of_an_attack_are_those_of_its_beginning() {
    // Where an empty City protects the Bay, the claws would not reach Bob any more once Alice has flown away. They
    // have been counted before.
    let (mut game, names) = parse_position(
        "rules czech\nAlice: city, 5 energy, jets\nBob: bay, 2 energy, wings\n\
         Carol: to resolve claw claw 1 2 3 heart, spiked-tail\nDave:\nEve:",
    )
    .expect("the position can be read");
    answer(&mut game, &names, "use jets");
    assert!(matches!(game.step(), Step::Decide { seat: Seat::Second, .. }));
    assert_eq!(game.threat(Seat::Second), threat(2, 1, &["spiked-tail"]));
    let events = answer(&mut game, &names, "pass");
    let told = events.iter().find_map(|event| match *event {
        Event::Hurt { seat: Seat::Second, hearts, rolled, more, raised_by, .. } => {
            Some((hearts, rolled, more, raised_by))
        }
        _ => None,
    });
    assert_eq!(told, Some((3, 2, 1, powers(&["spiked-tail"]))));
}
