//! Rollouts give the same result for one seed on any number of threads, and agree with plain playouts.

mod common;

use kaiju_analysis::{Deed, Depth, Estimate, analyze, compare, deepen};
use kaiju_bots::champion::Learned;
use kaiju_bots::plan::Rollouts;
use kaiju_engine::playout::WyRand;

const SMALL: Depth = Depth { seed: 5, most: 16, error: 0.05, choices: 2 };

#[test]
fn threads_do_not_change_what_rollouts_say() {
    let record = common::play(12);
    let analysis = analyze(&record, 1, &|_, _| {}).expect("the record can be played");
    let deep = |threads| deepen(&record, &analysis, &SMALL, threads, &|_, _| {}).expect("it can be played");
    let one = deep(1);
    assert!(!one.turning.is_empty() && !one.choices.is_empty(), "{one:?}");
    assert_eq!(one, deep(3));
    for point in &one.turning {
        for chances in [&point.before, &point.after] {
            let sum: f64 = chances.iter().map(|chance| chance.mean).sum();
            assert!((sum - 1.0).abs() < 0.02, "{chances:?}");
        }
    }
}

#[test]
fn rollouts_agree_with_plain_playouts_within_their_errors() {
    let record = common::play(12);
    let analysis = analyze(&record, 1, &|_, _| {}).expect("the record can be played");
    let replay = record.replay().expect("the record can be played");
    let real: Vec<_> = analysis.moves.iter().filter(|play| play.deed.is_real_choice()).collect();
    for play in [real[real.len() / 4], real[real.len() / 2]] {
        let Deed::Choice { seat, .. } = play.deed else { panic!("it is a choice") };
        let game = *replay.steps[play.entry].before.view(Some(seat)).game();
        let choice = compare(&game, &play.deed, 1, &SMALL).expect("it is a choice");
        let mut rollouts = Rollouts::new(Learned::trained());
        let mut numbers = WyRand(99);
        for (action, deep) in choice.answers {
            let mut wins = || rollouts.play(&game, Some(action), None, &mut numbers).end[seat.index()];
            let plain = Estimate::of((0..40).map(|_| f64::from(wins())));
            let error = plain.error.hypot(deep.error);
            let off = (plain.mean - deep.mean).abs();
            assert!(off <= 4.0 * error + 0.01, "{action:?}: {deep:?} is not {plain:?}");
        }
    }
}
