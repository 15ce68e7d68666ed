//! Learning can be repeated and interrupted.

#![cfg(feature = "train")]

use kaiju_bots::train::{Plan, Trainer};

const SMALL: Plan = Plan { batch: 4, taught: 4, ..Plan::USUAL };

#[test]
fn going_on_from_a_checkpoint_is_the_same_as_never_stopping() {
    let mut straight = Trainer::new(SMALL.seed);
    (0..3).for_each(|_| _ = straight.advance(&SMALL));
    let mut first = Trainer::new(SMALL.seed);
    first.advance(&SMALL);
    let mut second = Trainer::from_bytes(&first.to_bytes()).expect("a checkpoint can be read");
    assert_eq!(second.games(), 4);
    (0..2).for_each(|_| _ = second.advance(&SMALL));
    assert_eq!(straight, second);
}

#[test]
fn threads_do_not_change_what_is_learned() {
    let learned = [1, 2].map(|threads| {
        let plan = Plan { threads, ..SMALL };
        let mut trainer = Trainer::new(plan.seed);
        (0..2).for_each(|_| _ = trainer.advance(&plan));
        trainer
    });
    assert_eq!(learned[0], learned[1]);
}

#[test]
fn what_is_no_checkpoint_is_refused() {
    let bytes = Trainer::new(1).to_bytes();
    assert!(Trainer::from_bytes(&bytes[..bytes.len() - 1]).is_none());
    assert!(Trainer::from_bytes(b"kaiju-t0").is_none());
    assert!(Trainer::from_bytes(&bytes).is_some());
}
