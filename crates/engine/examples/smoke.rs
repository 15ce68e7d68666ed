use kaiju_engine::{playout::*, *};
fn main() {
    println!("size {}", size_of::<Game>());
    let only: Option<String> = std::env::args().nth(1);
    for (name, rules) in RuleSet::PRESETS {
        for players in [2, 4, 6] {
            if only.as_ref().is_some_and(|o| *o != format!("{name}{players}")) {
                continue;
            }
            let mut r = WyRand(42);
            let t = std::time::Instant::now();
            let n: u64 = std::env::args().nth(2).and_then(|x| x.parse().ok()).unwrap_or(20000);
            let (mut steps, mut dec, mut depth, mut hits) = (0u64, 0u64, 0, 0);
            for _ in 0..n {
                let mut g = Game::new(&Setup { rules, players, first: None }).unwrap();
                let mut k = 0;
                while {
                    if let Step::Decide { .. } = g.step() {
                        dec += 1
                    }
                    advance(&mut g, &mut r)
                } {
                    depth = depth.max(g.frames().len());
                    hits = hits.max(g.hits().len());
                    k += 1;
                    if k > 100000 {
                        println!("endless {:?}", g);
                        return;
                    }
                }
                steps += k;
            }
            let dt = t.elapsed().as_secs_f64();
            println!(
                "{name} {players}: {:.0} games/s, {:.0} steps/game {:.0} dec/game depth {depth} hits {hits}",
                n as f64 / dt,
                steps as f64 / n as f64,
                dec as f64 / n as f64
            );
        }
    }
}
