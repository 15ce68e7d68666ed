//! The strength of a network during training: games of one champion against three strategists.

use super::{derive, on_threads};
use crate::bot::Bot;
use crate::champion::{Champion, Network};
use crate::strategist::Strategist;
use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{Game, Outcome, RuleSet, Setup, Step};

/// The win rate in each edition; a quarter is par.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measure {
    /// In the base game.
    pub czech: f64,
    /// In the Dark Edition.
    pub dark: f64,
}

const PLAYERS: u64 = 4;

/// Plays `games` games in each edition. The champion takes each seat in turn, with the same dice.
pub fn measure(network: &Network, games: u64, threads: usize) -> Measure {
    let rate = |rules: RuleSet| {
        let wins = on_threads(threads, |thread| {
            let mut champion = Champion::with(network);
            let mut strategist = Strategist::hand_made();
            (thread..games)
                .step_by(threads.max(1))
                .filter(|&game| wins(&mut champion, &mut strategist, rules, game))
                .count()
        });
        wins.into_iter().sum::<usize>() as f64 / games.max(1) as f64
    };
    Measure { czech: rate(RuleSet::CZECH), dark: rate(RuleSet::DARK) }
}

fn wins(champion: &mut Champion, strategist: &mut Strategist, rules: RuleSet, number: u64) -> bool {
    let mut numbers = WyRand(derive(0x4d45, number / PLAYERS));
    let own = (number % PLAYERS) as usize;
    let Ok(mut game) = Game::new(&Setup { rules, players: PLAYERS as usize, first: None }) else {
        return false;
    };
    loop {
        match game.step() {
            Step::Decide { seat, decision } => {
                let view = game.view(Some(seat));
                let action = if seat.index() == own {
                    champion.choose(&view, seat, decision)
                } else {
                    strategist.choose(&view, seat, decision)
                };
                game.play_unchecked(action, None);
            }
            Step::Chance(chance) => {
                let luck = playout::luck(&game, chance, &mut numbers);
                game.resolve_unchecked(luck, None);
            }
            Step::Over(Outcome::Won { seat, .. }) => return seat.index() == own,
            Step::Over(Outcome::AllLost | Outcome::Drawn) => return false,
        }
    }
}
