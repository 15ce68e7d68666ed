use kaiju_engine::{playout::*, *};
use std::collections::BTreeMap;
fn name(f: &Frame) -> String {
    let s = format!("{f:?}");
    match f {
        Frame::Hear { moment, .. } => format!("Hear{moment:?}"),
        Frame::Attack { stage, .. } => format!("Attack{stage:?}"),
        Frame::TurnEnd { stage } => format!("End{stage:?}"),
        Frame::Zero { keep_hit } => format!("Zero{keep_hit}"),
        _ => s.split([' ', '{']).next().unwrap().to_string(),
    }
}
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(2000, |a| a.parse().unwrap());
    let mut pairs: BTreeMap<(String, String), u64> = BTreeMap::new();
    let mut deep: BTreeMap<usize, (u64, String)> = BTreeMap::new();
    let mut maxhits = 0;
    let mut ext = [0u8; 12];
    for (_, rules) in RuleSet::PRESETS {
        for players in 2..=6 {
            let mut r = WyRand(42);
            for _ in 0..n {
                let mut g = Game::new(&Setup { rules, players, first: None }).unwrap();
                while advance(&mut g, &mut r) {
                    let f = g.frames();
                    for w in f.windows(2) {
                        *pairs.entry((name(&w[0]), name(&w[1]))).or_default() += 1;
                    }
                    let e = deep
                        .entry(f.len())
                        .or_insert((0, format!("{:?}", f.iter().map(name).collect::<Vec<_>>())));
                    e.0 += 1;
                    maxhits = maxhits.max(g.hits().len());
                    let t = g.turn();
                    for (i, v) in [
                        t.rolls_left,
                        t.to_roll,
                        t.dice.len(),
                        t.tray.len(),
                        t.hearts,
                        t.claws,
                        t.noted_points,
                        g.hits().iter().flat_map(|h| h.amount).max().unwrap_or(0),
                        g.seats().iter().map(|s| g.player(s).shrink).max().unwrap(),
                        g.seats().iter().map(|s| g.player(s).poison).max().unwrap(),
                        g.seats().iter().map(|s| g.player(s).arrival).max().unwrap(),
                        g.seats().iter().map(|s| g.player(s).energy).max().unwrap(),
                    ]
                    .into_iter()
                    .enumerate()
                    {
                        ext[i] = ext[i].max(v);
                    }
                }
            }
        }
    }
    for (k, v) in &pairs {
        println!("{} > {}: {v}", k.0, k.1);
    }
    for (k, v) in &deep {
        println!("depth {k}: {} e.g. {}", v.0, v.1);
    }
    println!("hits {maxhits} ext {ext:?}");
}
