//! Threats state the damage as it will land, with the powers that change it.

use kaiju_engine::PowerId;
use kaiju_notation::parse_position;
use kaiju_protocol::Threat;
use kaiju_table::public_question;

fn threats(position: &str) -> Vec<Threat> {
    let (game, _) = parse_position(position).expect("the position can be read");
    public_question(&game, 1).expect("somebody is asked").threats
}

fn threat(hearts: u8, changed_by: &[&str]) -> Threat {
    let powers = changed_by.iter().map(|name| PowerId::from_text(name).expect("a power"));
    Threat { hearts, changed_by: powers.collect(), attack: hearts > 0 || !changed_by.is_empty() }
}

#[test]
fn only_powers_that_change_the_damage_are_named() {
    // Poison Quills want three 2s, Urbavore wants its owner in Tokyo.
    let told = threats(
        "rules czech\nAlice: city, jets\n\
         Bob: to resolve claw claw 2 2 1 3, spiked-tail, poison-quills, urbavore, burrowing\nCarol:",
    );
    assert_eq!(told, [threat(4, &["spiked-tail", "burrowing"]), threat(0, &[]), threat(0, &[])]);
}

#[test]
fn damage_that_a_power_will_stop_costs_nothing_and_says_why() {
    let told = threats(
        "rules czech\nAlice: city, jets, armor-plating\nBob: to resolve claw 2 2 heart energy energy\nCarol:",
    );
    assert_eq!(told, [threat(0, &["armor-plating"]), threat(0, &[]), threat(0, &[])]);
}

#[test]
fn no_threat_without_damage() {
    assert_eq!(threats("rules czech\nAlice: to buy, 3 energy\nBob:\nmarket jets, heal, tanks"), []);
}
