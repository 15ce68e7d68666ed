//! What a bot chooses never depends on what its seat cannot see: the top card of the deck, once another seat has looked at
//! it.

use kaiju_bots::{Bot, Kind, LADDER};
use kaiju_engine::notation::{Names, parse_position, position_text};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Game, PowerId, RuleSet, Seat, Setup, Step};

/// The same game with this card on top of the deck, which `seen_by` has seen, if such a game can be written down.
fn with_top(game: &Game, card: PowerId, seen_by: Seat) -> Option<Game> {
    let text = position_text(game, &Names::plain(game.seats().len()));
    let mut lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("top ")).collect();
    let top = format!("top {} seen by P{}", card.text(), seen_by.index() + 1);
    lines.push(&top);
    parse_position(&lines.join("\n")).ok().map(|(game, _)| game)
}

/// Two games that differ in a card that another seat has seen and `seat` has not.
fn two_games(game: &Game, seat: Seat, numbers: &mut WyRand) -> Option<[Game; 2]> {
    let deck = game.deck();
    let seer = game.seats().iter().filter(|&other| other != seat).last()?;
    let count = deck.len() as u32;
    let first = deck.nth(numbers.below(count.max(1)) as usize)?;
    let second = deck.without(first).nth(numbers.below((count - 1).max(1)) as usize)?;
    let games = [with_top(game, first, seer)?, with_top(game, second, seer)?];
    assert_ne!(games[0], games[1]);
    Some(games)
}

/// A whole game between bots of one kind. Each seat has two of them that see different games, and must always agree.
/// Gives how often they were asked.
fn compare(kind: &Kind, rules: RuleSet, players: usize, seed: u64) -> usize {
    let mut numbers = WyRand(seed);
    let mut game = Game::new(&Setup { rules, players, first: None }).expect("a table of this size");
    let mut bots: Vec<[Box<dyn Bot>; 2]> = (0..players)
        .map(|_| {
            let seed = numbers.next();
            [(); 2].map(|()| {
                let mut bot = kind.make();
                bot.begin(seed);
                bot
            })
        })
        .collect();
    let mut compared = 0;
    loop {
        match game.step() {
            Step::Decide { seat, decision } => {
                let games = two_games(&game, seat, &mut numbers);
                compared += usize::from(games.is_some());
                let games = games.unwrap_or([game, game]);
                let mut choices = bots[seat.index()].iter_mut().zip(&games).map(|(bot, game)| {
                    let action = bot.choose(&game.view(Some(seat)), seat, decision);
                    assert!(game.is_legal(action), "{} answers {decision:?} with {action:?}", kind.name);
                    action
                });
                let (one, two) = (choices.next(), choices.next());
                assert_eq!(one, two, "{} knows a hidden card at {decision:?}", kind.name);
                let Some(action) = one else { unreachable!("there are two bots") };
                game.play(action, None).expect("the action is legal");
            }
            Step::Chance(chance) => {
                let luck = playout::luck(&game, chance, &mut numbers);
                game.resolve(luck, None).expect("chance answers what is asked");
            }
            Step::Over(_) => return compared,
        }
    }
}

#[test]
fn another_hidden_card_changes_no_choice_in_whole_games_by_all_rules() {
    for (name, rules) in RuleSet::PRESETS {
        for kind in LADDER {
            let compared: usize =
                (2..=Seat::MAX).map(|players| compare(kind, rules, players, players as u64)).sum();
            assert!(compared > 200, "{} by {name}: only {compared} comparisons", kind.name);
        }
    }
}

/// Compares what all bots choose, each of them new, where somebody has looked at the deck in the game itself.
fn compare_new(game: &Game, numbers: &mut WyRand) -> usize {
    let (Step::Decide { seat, decision }, Some((top, seen_by))) = (game.step(), game.top()) else { return 0 };
    let others = game.deck().without(top);
    let Some(seer) = seen_by.iter().next() else { return 0 };
    if seen_by.contains(seat) || others.is_empty() {
        return 0;
    }
    let Some(card) = others.nth(numbers.below(others.len() as u32) as usize) else { return 0 };
    let Some(redrawn) = with_top(game, card, seer) else { return 0 };
    for kind in LADDER {
        let seed = numbers.next();
        let [one, two] = [game, &redrawn].map(|game| {
            let mut bot = kind.make();
            bot.begin(seed);
            bot.choose(&game.view(Some(seat)), seat, decision)
        });
        assert_eq!(one, two, "{} knows that {} is not {}", kind.name, top.text(), card.text());
    }
    1
}

#[test]
fn what_was_really_looked_at_in_random_games_changes_no_choice() {
    let mut compared = 0;
    for seed in 0..300 {
        let mut numbers = WyRand(seed);
        // Only the classic deck has a card that looks at the deck.
        let rules = [RuleSet::CZECH, RuleSet::SPANISH, RuleSet::POLISH][numbers.below(3) as usize];
        let players = 2 + numbers.below(5) as usize;
        let mut game = Game::new(&Setup { rules, players, first: None }).expect("a table of this size");
        loop {
            compared += compare_new(&game, &mut numbers);
            if !playout::advance(&mut game, &mut numbers) {
                break;
            }
        }
    }
    assert!(compared > 100, "only {compared} comparisons");
}
