//! What using powers and sweeping cost. A power pays by its own code: the prices are read off games in which it is used.

use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{Action, Cause, Event, Game, Observer, Pick, PowerId, RuleSet, Seat, Setup, Step};
use std::collections::{BTreeMap, BTreeSet};

/// Random games of each rule set: every power that is paid for is used in several of them, also the dear ones.
const GAMES: u64 = 10_000;

pub struct Prices {
    /// Energy for a use of the power with this name.
    pub uses: BTreeMap<&'static str, u8>,
    /// Energy for new cards.
    pub sweep: u8,
}

impl Prices {
    pub fn found() -> Prices {
        let mut paid = Paid::default();
        for (_, rules) in RuleSet::PRESETS {
            for seed in 0..GAMES {
                paid.watch(rules, seed);
            }
        }
        let uses = paid.uses.iter().map(|(&power, prices)| (power, only(power, prices))).collect();
        Prices { uses, sweep: only("a sweep", &paid.sweep) }
    }
}

/// All prices that were paid.
#[derive(Default)]
struct Paid {
    uses: BTreeMap<&'static str, BTreeSet<u8>>,
    sweep: BTreeSet<u8>,
}

impl Paid {
    fn watch(&mut self, rules: RuleSet, seed: u64) {
        let mut numbers = WyRand(seed);
        let mut game = Game::new(&Setup { rules, players: 4, first: None }).expect("these can be played");
        loop {
            match game.step() {
                Step::Over(_) => return,
                Step::Chance(chance) => {
                    let luck = playout::luck(&game, chance, &mut numbers);
                    game.resolve(luck, None).expect("the answer fits");
                }
                Step::Decide { seat, decision } => {
                    let action = playout::action(&game, seat, decision, &mut numbers);
                    let mut spent = Spent { seat, first: None };
                    game.play(action, Some(&mut spent)).expect("the answer is legal");
                    if let Some((cause, energy)) = spent.first {
                        self.note(action, cause, energy);
                    }
                }
            }
        }
    }

    fn note(&mut self, action: Action, cause: Cause, energy: u8) {
        if action == Action::Sweep && cause == Cause::Sweep {
            self.sweep.insert(energy);
        }
        if let Action::Use(power, pick) = action
            && cause == Cause::Power(power)
            && is_fixed(power, pick)
        {
            self.uses.entry(power.text()).or_default().insert(energy);
        }
    }
}

/// Whoever chooses an amount pays that amount, and a copier pays what its original costs, unless it chooses anew what to copy.
fn is_fixed(power: PowerId, pick: Pick) -> bool {
    let chooses_card = matches!(pick, Pick::Power(_));
    !matches!(pick, Pick::Amount(_)) && (chooses_card || !power.power().copies)
}

fn only(what: &str, prices: &BTreeSet<u8>) -> u8 {
    assert_eq!(prices.len(), 1, "{what} does not always cost the same: {prices:?}");
    prices.iter().sum()
}

/// What the one who acts pays first; others may pay them in turn.
struct Spent {
    seat: Seat,
    first: Option<(Cause, u8)>,
}

impl Observer for Spent {
    fn event(&mut self, _: &Game, event: Event) {
        if let Event::EnergySpent { seat, energy, cause, .. } = event
            && seat == self.seat
            && self.first.is_none()
        {
            self.first = Some((cause, energy));
        }
    }
}
