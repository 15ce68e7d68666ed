//! Every bot answers every decision of the game legally, and the same seed gives the same game.

use kaiju_bots::{Bot, Effort, Grandmaster, Kind};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Action, DecisionKind, Game, RuleSet, Setup, Step};

fn begin(rules: RuleSet, players: usize) -> Game {
    Game::new(&Setup { rules, players, first: None }).expect("presets can be played")
}

/// The actions of a whole game in which one bot plays all seats.
fn play(kind: Kind, rules: RuleSet, players: usize, seed: u64) -> Vec<Action> {
    let mut bot = kind.make();
    bot.begin(seed);
    let mut numbers = WyRand(seed);
    let mut game = begin(rules, players);
    let mut actions = Vec::new();
    loop {
        match game.step() {
            Step::Decide { seat, decision } => {
                let action = bot.choose(&game.view(Some(seat)), seat, decision);
                game.play(action, None).unwrap_or_else(|error| panic!("{}: {error:?}", kind.name));
                actions.push(action);
            }
            Step::Chance(chance) => {
                let luck = playout::luck(&game, chance, &mut numbers);
                game.resolve(luck, None).expect("chance answers what is asked");
            }
            Step::Over(_) => return actions,
        }
    }
}

/// All bots; the one that thinks longest thinks less.
fn kinds() -> impl Iterator<Item = Kind> {
    Kind::all().map(|kind| match kind.name {
        "grandmaster" => Kind { make: || Box::new(Grandmaster::trained(Effort { turns: 70 })), ..kind },
        _ => kind,
    })
}

#[test]
fn every_bot_plays_every_table_legally_and_reproducibly() {
    for kind in kinds() {
        for (number, (_, rules)) in RuleSet::PRESETS.into_iter().enumerate() {
            for players in 2..=6 {
                // It plays at half of the tables only, since it thinks longest.
                if kind.name == "grandmaster" && players % 2 == 0 {
                    continue;
                }
                let seed = 10 * number as u64 + players as u64;
                let first = play(kind, rules, players, seed);
                assert_eq!(first, play(kind, rules, players, seed), "{} {players}", kind.name);
            }
        }
    }
}

/// The number of times each bot is asked each question.
const TIMES: u32 = 10;

/// Random games lead to questions that good players rarely meet: the bots are asked, and only the legality of the
/// answer is checked.
#[test]
fn every_bot_answers_every_question_in_random_games() {
    let mut bots: Vec<(Kind, Box<dyn Bot>)> = kinds().map(|kind| (kind, kind.make())).collect();
    let mut asked = [0; DecisionKind::ALL.len()];
    let mut numbers = WyRand(11);
    for number in 0..10_000 {
        if asked.iter().all(|&times| times >= TIMES) {
            return;
        }
        let rules = RuleSet::PRESETS[number % RuleSet::PRESETS.len()].1;
        let mut game = begin(rules, 2 + numbers.below(5) as usize);
        bots.iter_mut().for_each(|(_, bot)| bot.begin(number as u64));
        loop {
            if let Step::Decide { seat, decision } = game.step() {
                let times = &mut asked[decision.kind().index()];
                if *times < TIMES {
                    *times += 1;
                    for (kind, bot) in &mut bots {
                        let action = bot.choose(&game.view(Some(seat)), seat, decision);
                        assert!(game.is_legal(action), "{}: {decision:?} {action:?}", kind.name);
                    }
                }
            }
            if !playout::advance(&mut game, &mut numbers) {
                break;
            }
        }
    }
    let seldom = DecisionKind::ALL.into_iter().filter(|kind| asked[kind.index()] < TIMES);
    panic!("too seldom asked: {:?}", seldom.collect::<Vec<_>>());
}
