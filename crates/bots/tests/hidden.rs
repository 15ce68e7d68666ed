//! A bot's choice never depends on what its seat cannot see: the top card of the deck, once another seat has looked
//! at it.

use kaiju_bots::{Bot, Effort, Grandmaster, Kind};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Action, Decision, Game, PowerId, RuleSet, Seat, Setup, Step, View};
use kaiju_notation::{Names, parse_position, position_text};

/// All bots; the one that thinks longest thinks less.
fn kinds() -> impl Iterator<Item = Kind> {
    Kind::all().map(|kind| match kind.name {
        "grandmaster" => Kind { make: || Box::new(Grandmaster::trained(Effort { turns: 70 })), ..kind },
        _ => kind,
    })
}

/// True for half of the tables of the one that thinks longest.
fn is_left_out(kind: Kind, players: usize) -> bool {
    kind.name == "grandmaster" && players.is_multiple_of(2)
}

/// The same game with this card on top of the deck, seen by `seen_by`, if such a position is valid.
fn with_top(game: &Game, card: PowerId, seen_by: Seat) -> Option<Game> {
    let text = position_text(game, &Names::plain(game.seats().len()));
    let mut lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("top ")).collect();
    let top = format!("top {} seen by P{}", card.text(), seen_by.index() + 1);
    lines.push(&top);
    parse_position(&lines.join("\n")).ok().map(|(game, _)| game)
}

/// Two games that differ in a card that another seat has seen and `seat` has not, and that other seat.
fn two_games(game: &Game, seat: Seat, numbers: &mut WyRand) -> Option<([Game; 2], Seat)> {
    let deck = game.deck();
    let seer = game.seats().iter().filter(|&other| other != seat).last()?;
    let count = deck.len() as u32;
    let first = deck.nth(numbers.below(count.max(1)) as usize)?;
    let second = deck.without(first).nth(numbers.below((count - 1).max(1)) as usize)?;
    let games = [with_top(game, first, seer)?, with_top(game, second, seer)?];
    assert_ne!(games[0], games[1]);
    Some((games, seer))
}

/// The seat whose view a bot gets.
#[derive(Clone, Copy, PartialEq)]
enum Eyes {
    Own,
    /// The seat that has seen the card: a leak on purpose.
    Seer,
}

/// The number of times two bots of the same kind were asked, and disagreed.
#[derive(Default, Debug)]
struct Comparison {
    asked: usize,
    differing: usize,
}

/// A whole game between bots of one kind. Each seat has two of them that see different games.
fn compare(
    make: &dyn Fn() -> Box<dyn Bot>,
    eyes: Eyes,
    rules: RuleSet,
    players: usize,
    seed: u64,
) -> Comparison {
    let mut numbers = WyRand(seed);
    let mut game = Game::new(&Setup { rules, players, first: None }).expect("a table of this size");
    let mut bots: Vec<[Box<dyn Bot>; 2]> = (0..players)
        .map(|_| {
            let seed = numbers.next();
            [(); 2].map(|()| {
                let mut bot = make();
                bot.begin(seed);
                bot
            })
        })
        .collect();
    let mut comparison = Comparison::default();
    loop {
        match game.step() {
            Step::Decide { seat, decision } => {
                let found = two_games(&game, seat, &mut numbers);
                comparison.asked += usize::from(found.is_some());
                let (games, seer) = found.unwrap_or(([game, game], seat));
                let viewer = if eyes == Eyes::Own { seat } else { seer };
                let [one, two] = [0, 1].map(|index| {
                    let view = games[index].view(Some(viewer));
                    let action = bots[seat.index()][index].choose(&view, seat, decision);
                    assert!(games[index].is_legal(action), "{decision:?} is answered with {action:?}");
                    action
                });
                comparison.differing += usize::from(one != two);
                game.play(one, None).expect("the action is legal");
            }
            Step::Chance(chance) => {
                let luck = playout::luck(&game, chance, &mut numbers);
                game.resolve(luck, None).expect("chance answers what is asked");
            }
            Step::Over(_) => return comparison,
        }
    }
}

#[test]
fn another_hidden_card_changes_no_choice_in_whole_games_under_all_rules() {
    for (name, rules) in RuleSet::PRESETS {
        for kind in kinds() {
            let mut asked = 0;
            for players in 2..=Seat::MAX {
                if is_left_out(kind, players) {
                    continue;
                }
                let comparison = compare(&|| kind.make(), Eyes::Own, rules, players, players as u64);
                assert_eq!(comparison.differing, 0, "{} knows a hidden card under {name}", kind.name);
                asked += comparison.asked;
            }
            assert!(asked > 100, "{} under {name}: only {asked} comparisons", kind.name);
        }
    }
}

/// Chooses by the top card of the deck if its view shows it.
struct Peeper;

impl Bot for Peeper {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, view: &View, _: Seat, _: Decision) -> Action {
        let game = view.game();
        let top = game.top().map_or(0, |(card, _)| card.index());
        game.nth_action(top as u32 % game.count_actions()).expect("an index below the count")
    }
}

/// The comparison would find a leak: this bot is caught as soon as it gets the wrong view.
#[test]
fn a_bot_that_sees_the_card_is_found_out() {
    for (name, rules) in RuleSet::PRESETS {
        let [own, leaked] =
            [Eyes::Own, Eyes::Seer].map(|eyes| compare(&|| Box::new(Peeper), eyes, rules, 4, 1));
        assert_eq!(own.differing, 0, "{name}: {own:?}");
        assert!(leaked.differing > leaked.asked / 4, "{name}: {leaked:?}");
    }
}

/// Compares the choices of all bots, each newly made, where somebody has looked at the deck in the game itself.
fn compare_new(game: &Game, numbers: &mut WyRand) -> usize {
    let (Step::Decide { seat, decision }, Some((top, seen_by))) = (game.step(), game.top()) else { return 0 };
    let others = game.deck().without(top);
    let Some(seer) = seen_by.iter().next() else { return 0 };
    if seen_by.contains(seat) || others.is_empty() {
        return 0;
    }
    let Some(card) = others.nth(numbers.below(others.len() as u32) as usize) else { return 0 };
    let Some(redrawn) = with_top(game, card, seer) else { return 0 };
    for kind in kinds().filter(|kind| kind.name != "grandmaster") {
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
fn a_card_peeked_at_in_random_games_changes_no_choice() {
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
