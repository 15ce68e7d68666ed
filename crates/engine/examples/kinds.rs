use kaiju_engine::{playout::*, *};
use std::collections::BTreeMap;
fn main() {
    let mut r = WyRand(42);
    let mut kinds: BTreeMap<String, u64> = BTreeMap::new();
    let n = 5000;
    for _ in 0..n {
        let mut g = Game::new(&Setup { rules: RuleSet::CZECH, players: 4, first: None }).unwrap();
        loop {
            let k = match g.step() {
                Step::Decide { decision, .. } => {
                    format!("{decision:?}").split([' ', '{']).next().unwrap().to_string()
                }
                Step::Chance(c) => format!("chance {}", format!("{c:?}").split([' ', '{']).next().unwrap()),
                Step::Over(_) => "over".into(),
            };
            *kinds.entry(k).or_default() += 1;
            if !advance(&mut g, &mut r) {
                break;
            }
        }
    }
    for (k, c) in kinds {
        println!("{k:20} {:.2}", c as f64 / n as f64);
    }
}
