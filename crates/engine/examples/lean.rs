use kaiju_engine::{playout::*, *};
fn main() {
    let rules = RuleSet::preset(&std::env::args().nth(1).unwrap()).unwrap();
    let n: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
    let mut r = WyRand(42);
    let t = std::time::Instant::now();
    for _ in 0..n {
        let mut g = Game::new(&Setup { rules, players: 4, first: None }).unwrap();
        while advance(&mut g, &mut r) {}
    }
    println!("{:.0} games/s", n as f64 / t.elapsed().as_secs_f64());
}
