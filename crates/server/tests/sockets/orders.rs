//! Standing orders over real sockets: each kind answers at once, or leaves the question to the player.

use crate::common::script::Scene;
use crate::common::{Player, seat};
use kaiju_engine::PowerId;
use kaiju_protocol::{By, Code, Command, Entry, Orders, PowerOrder, When};

/// Alice is in Tokyo with 10 hearts, and Bob has rolled three claws.
const ATTACKED: &str = "
    draw acid-attack
    draw gourmet
    draw extra-head
    dice claw 1 1 2 2 3
    dice 1 1 2 2 3 3
    dice claw 1 1 2 2 3
    Alice: keep all
    dice claw claw claw 1 1 2
";
/// The same, but that Alice has Jets.
const ATTACKED_WITH_JETS: &str = "
    draw jets
    draw gourmet
    draw extra-head
    dice claw 1 1 2 2 3
    dice 1 1 2 2 3 3
    dice energy energy energy energy energy energy
    Alice: keep all
    Alice: buy jets
    draw acid-attack
    dice 1 1 2 2 3 3
    Bob: keep all
    dice claw 1 1 2 2 3
    Alice: keep all
    dice claw claw claw 1 1 2
";
/// The same with Wings and 2 energy.
const ATTACKED_WITH_WINGS: &str = "
    draw wings
    draw gourmet
    draw extra-head
    dice claw 1 1 2 2 3
    dice 1 1 2 2 3 3
    dice energy energy energy energy energy energy
    Alice: keep all
    Alice: buy wings
    draw acid-attack
    dice 1 1 2 2 3 3
    Bob: keep all
    dice energy energy claw 1 2 3
    Alice: keep all
    Alice: end
    dice claw claw claw 1 1 2
";
/// Alice has rolled energy and no roll counts but this one.
const TO_BUY: &str = "
    draw jets
    draw wings
    draw acid-attack
    dice claw 1 1 2 2 3
    dice 1 1 2 2 3 3
    dice energy energy energy 1 2 3
";

fn orders() -> Orders {
    Orders::default()
}

fn power(power: &str, when: When) -> Orders {
    let power = PowerId::from_text(power).unwrap();
    Orders { powers: vec![PowerOrder { power, when }], ..orders() }
}

/// Alice gives orders, `actor` keeps all dice; gives what the orders of Alice have answered, one after the other.
async fn answered(script: &str, orders: Orders, alice_acts: bool) -> Vec<String> {
    let mut scene = Scene::play(script).await;
    let set = Command::SetOrders { seat: seat(0), orders };
    let from = scene.alice.command(set).await.unwrap();
    let actor: &mut Player = if alice_acts { &mut scene.alice } else { &mut scene.bob };
    while actor.drawn.seq < from {
        actor.hear().await;
    }
    let question = actor.drawn.question.clone().unwrap();
    let act = Command::Act { seat: question.seat, seq: question.seq, action: "keep all".to_owned() };
    let to = actor.command(act).await.unwrap();
    while scene.watcher.drawn.seq < to {
        scene.watcher.hear().await;
    }
    let after = scene.watcher.drawn.entries.iter().skip_while(|told| told.seq <= from + 1);
    let answers = after
        .filter_map(|told| match &told.entry {
            Entry::Acted { seat, action, by, .. } if seat.index() == 0 => {
                assert_eq!(*by, By::Order, "{told:?}");
                Some(action.clone())
            }
            _ => None,
        })
        .collect();
    scene.stop().await;
    answers
}

async fn attacked(script: &str, orders: Orders) -> Vec<String> {
    answered(script, orders, false).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_monster_leaves_or_stays_by_its_hearts() {
    // Three of ten hearts are lost before the question.
    let leave = |most: u8| Orders { leave_at_most: Some(most), ..orders() };
    let stay = |least: u8| Orders { stay_at_least: Some(least), ..orders() };
    assert_eq!(attacked(ATTACKED, leave(7)).await, ["yield"]);
    assert!(attacked(ATTACKED, leave(6)).await.is_empty(), "asked with more hearts");
    assert_eq!(attacked(ATTACKED, stay(7)).await, ["stay"]);
    assert!(attacked(ATTACKED, stay(8)).await.is_empty(), "asked with fewer hearts");
    let both = Orders { leave_at_most: Some(5), stay_at_least: Some(6), ..orders() };
    assert_eq!(attacked(ATTACKED, both).await, ["stay"]);
    assert!(attacked(ATTACKED, orders()).await.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn jets_leave_before_the_damage_by_the_same_order() {
    // The hearts that would be left count, since the order to leave would come too late.
    let leave = |most: u8| Orders { leave_at_most: Some(most), ..orders() };
    assert_eq!(attacked(ATTACKED_WITH_JETS, leave(7)).await, ["use jets"]);
    assert!(attacked(ATTACKED_WITH_JETS, leave(6)).await.is_empty());
    // An order to stay forbids leaving early too.
    let stay = Orders { stay_at_least: Some(7), ..orders() };
    assert_eq!(attacked(ATTACKED_WITH_JETS, stay).await, ["pass"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn powers_are_used_always_never_or_from_a_number_of_hearts_on() {
    assert_eq!(attacked(ATTACKED_WITH_JETS, power("jets", When::Always)).await, ["use jets"]);
    assert_eq!(attacked(ATTACKED_WITH_JETS, power("jets", When::Never)).await, ["pass"]);
    assert_eq!(attacked(ATTACKED_WITH_WINGS, power("wings", When::AtMost(7))).await, ["use wings"]);
    // With more hearts it is not used, and Alice is asked whether to leave.
    assert_eq!(attacked(ATTACKED_WITH_WINGS, power("wings", When::AtMost(6))).await, ["pass"]);
    // An order for another power says nothing about this one.
    assert!(attacked(ATTACKED_WITH_WINGS, power("jets", When::Always)).await.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buying_is_passed_when_nothing_can_be_paid() {
    // Three energy are enough for a sweep, and for no card.
    let pass = Orders { pass_unaffordable: true, ..orders() };
    assert_eq!(answered(TO_BUY, pass.clone(), true).await, ["end"]);
    assert!(answered(TO_BUY, orders(), true).await.is_empty());
    let cheap = TO_BUY.replace("draw acid-attack", "draw heal");
    assert!(answered(&cheap, pass, true).await.is_empty(), "a card could be paid");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_are_for_own_seats_only() {
    let mut scene = Scene::play(ATTACKED).await;
    let set = |index: usize, orders: Orders| Command::SetOrders { seat: seat(index), orders };
    assert_eq!(scene.alice.refused(set(1, orders())).await, Code::NotYourSeat);
    assert_eq!(scene.watcher.refused(set(0, orders())).await, Code::NotYourSeat);
    scene.stop().await;
}
