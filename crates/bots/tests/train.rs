//! Training is reproducible and can be interrupted.

#![cfg(feature = "train")]

use kaiju_bots::champion::Network;
use kaiju_bots::train::{BadCheckpoint, Plan, Trainer};

const SMALL: Plan = Plan { batch: 4, taught: 4, ..Plan::USUAL };

#[test]
fn going_on_from_a_checkpoint_is_the_same_as_never_stopping() {
    let mut straight = Trainer::new(SMALL);
    (0..3).for_each(|_| _ = straight.advance(1));
    let mut first = Trainer::new(SMALL);
    first.advance(1);
    let mut second = Trainer::from_bytes(&first.to_bytes()).expect("a checkpoint can be read");
    assert_eq!(second.games(), 4);
    assert_eq!(*second.plan(), SMALL);
    (0..2).for_each(|_| _ = second.advance(1));
    assert_eq!(straight, second);
    assert!(straight.take_surprise() > 0.0);
    assert_eq!(straight.take_surprise(), 0.0);
}

#[test]
fn threads_do_not_change_what_is_learned() {
    let learned = [1, 2].map(|threads| {
        let mut trainer = Trainer::new(SMALL);
        (0..2).for_each(|_| _ = trainer.advance(threads));
        trainer
    });
    assert_eq!(learned[0], learned[1]);
}

#[test]
fn another_plan_is_seen_in_the_checkpoint() {
    let plan = Plan { seed: 7, lambda: 0.5, ..SMALL };
    let trainer = Trainer::from_bytes(&Trainer::new(plan).to_bytes()).expect("a checkpoint can be read");
    assert_eq!(*trainer.plan(), plan);
}

#[test]
fn bytes_that_are_not_a_checkpoint_are_refused() {
    let bytes = Trainer::new(SMALL).to_bytes();
    assert_eq!(Trainer::from_bytes(&bytes[..bytes.len() - 1]), Err(BadCheckpoint::Length));
    assert_eq!(Trainer::from_bytes(&bytes[..20]), Err(BadCheckpoint::Length));
    assert_eq!(Trainer::from_bytes(b"kaiju-t0"), Err(BadCheckpoint::Foreign));
    assert!(Trainer::from_bytes(&bytes).is_ok());
}

#[test]
fn weights_that_are_no_numbers_are_refused() {
    let bytes = Trainer::new(SMALL).to_bytes();
    let weights = Network::from_bytes(&Trainer::new(SMALL).learned().to_bytes()).expect("a network");
    // The last number of each part: network, mean, and both means of the gradients.
    let length = weights.to_bytes().len();
    let first = bytes.len() - 4 * length - 4;
    for end in [first + length, first + 2 * length, first + 4 + 3 * length, first + 4 + 4 * length] {
        let mut bytes = bytes.clone();
        bytes[end - 4..end].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(Trainer::from_bytes(&bytes), Err(BadCheckpoint::NoNumber));
    }
    let mut bytes = weights.to_bytes();
    bytes[..4].copy_from_slice(&f32::INFINITY.to_le_bytes());
    assert!(Network::from_bytes(&bytes).is_none());
}
