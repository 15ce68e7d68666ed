//! Questions foretell the effects of a choice, as far as no die and no card decides them.

use kaiju_engine::{Event, Face, Lack, OrderReason, PowerId, Seat};
use kaiju_notation::parse_position;
use kaiju_protocol::{Open, Question};
use kaiju_table::{public_question, with_choices};

fn asked(position: &str) -> Question {
    let (game, names) = parse_position(position).expect("the position can be read");
    with_choices(public_question(&game, 1).expect("somebody is asked"), &game, &names)
}

fn effects(position: &str, action: &str) -> Vec<Event> {
    let choice = asked(position).choices.into_iter().find(|choice| choice.action == action);
    choice.expect("the action is legal").effects
}

/// Asserts that one of the foretold effects is `wanted`.
#[track_caller]
fn must_tell(told: &[Event], wanted: &str, is_wanted: impl Fn(&Event) -> bool) {
    assert!(told.iter().any(is_wanted), "the effects of the choice do not tell that {wanted}, but: {told:?}");
}

/// Asserts that the choice foretells exactly these losses of hearts, in order.
#[track_caller]
fn must_hurt(told: &[Event], wanted: &[(Seat, u8)]) {
    assert_eq!(losses(told), wanted, "the effects of the choice tell other losses of hearts: {told:?}");
}

/// The foretold losses of hearts, in the order of the events.
fn losses(events: &[Event]) -> Vec<(Seat, u8)> {
    let loss = |event: &Event| match *event {
        Event::Hurt { seat, hearts, .. } => Some((seat, hearts)),
        _ => None,
    };
    events.iter().filter_map(loss).collect()
}

const BOMBS: &str = "market high-altitude-bombing, skyscraper, vast-storm";

#[test]
fn a_purchase_that_eliminates_its_buyer_says_so() {
    let position =
        format!("rules czech\nAlice: 3 hearts, 20 points, 4 energy, to buy\nBob: city\nCarol:\n{BOMBS}");
    let told = effects(&position, "buy high-altitude-bombing");
    must_hurt(&told, &[(Seat::Second, 3), (Seat::Third, 3), (Seat::First, 3)]);
    must_tell(&told, "Alice is eliminated", |event| {
        matches!(event, Event::Eliminated { seat: Seat::First, .. })
    });
}

#[test]
fn a_purchase_that_gives_the_game_to_another_says_so() {
    let position = format!("rules czech\nAlice: 3 hearts, 20 points, 4 energy, to buy\nBob: city\n{BOMBS}");
    let told = effects(&position, "buy high-altitude-bombing");
    must_tell(&told, "the game is over", |event| matches!(event, Event::GameOver { .. }));
}

#[test]
fn points_and_the_energy_of_others_are_foretold() {
    let position = format!("rules czech\nAlice: 6 energy, to buy\nBob: city, 5 energy\n{BOMBS}");
    let told = effects(&position, "buy vast-storm");
    must_tell(&told, "Alice gains 2 points", |event| {
        matches!(event, Event::PointsGained { seat: Seat::First, points: 2, .. })
    });
    must_tell(&told, "Bob loses 2 energy", |event| {
        matches!(event, Event::EnergySpent { seat: Seat::Second, energy: 2, .. })
    });
}

#[test]
fn a_purchase_foretells_its_effects_if_nobody_steps_in() {
    // Alice could fly away, and Bob could hide.
    let position =
        format!("rules czech\nAlice: 3 hearts, 6 energy, wings, to buy\nBob: city, camouflage\n{BOMBS}");
    let told = effects(&position, "buy high-altitude-bombing");
    must_hurt(&told, &[(Seat::Second, 3), (Seat::First, 3)]);
}

#[test]
fn taking_damage_is_foretold_even_if_another_is_asked_first() {
    let position = "rules czech\nAlice: city, to resolve claw claw claw 1 2 heart\n\
                    Bob: 3 hearts, wings, 2 energy\nCarol: camouflage\nDave:";
    let (mut game, names) = parse_position(position).expect("the position can be read");
    while public_question(&game, 1).expect("somebody is asked").seat != Seat::Second {
        let attack = game.nth_action(0).expect("an answer");
        game.play(attack, None).expect("it is legal");
    }
    let question = with_choices(public_question(&game, 1).expect("somebody is asked"), &game, &names);
    let pass = question.choices.iter().find(|choice| choice.action == "pass").expect("a blow can be taken");
    must_tell(&pass.effects, "Bob is eliminated", |event| {
        matches!(event, Event::Eliminated { seat: Seat::Second, .. })
    });
}

#[test]
fn effects_of_a_drawn_card_are_not_foretold() {
    // Alice can go on buying if the batteries come, for 1 energy; otherwise her turn ends, and the poison works.
    let position = "rules czech\nAlice: 3 energy, 1 poison, alien-metabolism, to buy\nBob: city\n\
                    market corner-store, skyscraper, vast-storm\ndeck monster-batteries mimic wings";
    let told = effects(position, "buy corner-store");
    must_tell(&told, "Alice gains 1 point", |event| {
        matches!(event, Event::PointsGained { seat: Seat::First, points: 1, .. })
    });
    let reveals = told.iter().any(|event| matches!(event, Event::Revealed { .. }));
    assert!(!reveals, "the effects of the choice tell which card is drawn: {told:?}");
    must_hurt(&told, &[]);
}

fn power(name: &str) -> PowerId {
    PowerId::from_text(name).expect("a power")
}

#[test]
fn dice_that_are_resolved_anyway_are_no_effect_of_another_answer() {
    let question =
        asked("rules czech\nAlice: 5 hearts, to resolve 1 1 1 energy heart claw\nBob: city\nCarol:");
    assert_eq!(question.choices.len(), 4);
    for choice in &question.choices {
        let blocks = choice.effects.iter().filter(|event| matches!(event, Event::BlockResolved { .. }));
        assert_eq!(blocks.count(), 1, "{choice:?}");
        // Claws may lead into Tokyo, where hearts do nothing.
        assert_eq!(choice.automatic, matches!(choice.face, Some(Face::One | Face::Energy)), "{choice:?}");
        assert_eq!(choice.uses_heart, choice.face == Some(Face::Heart), "{choice:?}");
    }
    assert_eq!(question.order, [OrderReason::Entering]);
}

#[test]
fn nothing_of_the_next_turn_is_foretold() {
    let told =
        effects("rules czech\nAlice: 1 poison, 3 energy, to buy\nBob: city\nmarket jets, heal, tanks", "end");
    must_hurt(&told, &[(Seat::First, 1)]);
    let begins =
        told.iter().any(|event| matches!(event, Event::TurnBegan { .. } | Event::PointsGained { .. }));
    assert!(!begins, "Bob's turn is foretold: {told:?}");
}

#[test]
fn a_power_says_what_it_leaves_open() {
    let open = |question: &Question, name: &str| {
        let choice = question.choices.iter().find(|choice| choice.power == Some(power(name)));
        choice.expect("it can be used").open
    };
    let question = asked(
        "rules czech\nAlice: city, 5 hearts, 6 energy, wings, camouflage, rapid-healing\n\
         Bob: to resolve claw claw 1 2 3 3",
    );
    assert_eq!(open(&question, "wings"), None);
    assert_eq!(open(&question, "camouflage"), Some(Open::Dice));
    assert_eq!(open(&question, "rapid-healing"), Some(Open::Damage));
    let question = asked(
        "rules dark\nAlice: city, 5 hearts, 6 energy, super-jump, camouflage\nBob: to resolve claw claw 1 2 3 3",
    );
    assert_eq!(open(&question, "super-jump"), Some(Open::Rest));
}

#[test]
fn a_power_that_looks_at_a_card_says_so() {
    let question = asked(
        "rules czech\nAlice: 5 energy, made-in-a-lab, to buy\nBob:\nmarket jets, heal, tanks\ndeck mimic wings",
    );
    let choice = question.choices.iter().find(|choice| choice.power == Some(power("made-in-a-lab")));
    assert_eq!(choice.expect("it can be used").open, Some(Open::Card));
}

#[test]
fn the_reasons_for_an_order_are_told() {
    let order = |position: &str| asked(position).order;
    // Hearts can heal Alice or Bob.
    let ray =
        "rules czech\nAlice: 5 hearts, healing-ray, to resolve heart heart 1 2 3 3\nBob: 5 hearts, 4 energy";
    assert_eq!(order(ray), [OrderReason::Hearts]);
    let poison = "rules czech\nAlice: 5 hearts, 1 poison, to resolve heart heart 1 2 3 3\nBob:";
    assert_eq!(order(poison), [OrderReason::Hearts]);
    let rapid = power("rapid-healing");
    let between =
        "rules czech\nAlice: 5 hearts, 2 energy, rapid-healing, to resolve heart 1 2 3 3 energy\nBob:";
    assert_eq!(order(between), [OrderReason::Power { power: rapid }]);
    let bay =
        "rules czech\nAlice: 5 hearts, bay, to resolve heart claw 1 2 3 3\nBob:\nCarol: city\nDave:\nEve:";
    assert_eq!(order(bay), [OrderReason::BayCloses]);
}

#[test]
fn numbers_that_do_not_score_say_so() {
    let rolled = |dice: &str| {
        asked(&format!("rules czech\nAlice:\nBob: city\nturn Alice, rolls 1, dice {dice}\nstack keep"))
            .no_score
    };
    assert_eq!(rolled("1 1 2 2 3 3"), Some(Lack::NoSet));
    assert_eq!(rolled("1 1 1 2 3 3"), None);
    assert_eq!(rolled("energy energy energy heart heart claw"), None);
}
