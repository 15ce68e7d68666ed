//! What a bot chooses never depends on what its seat cannot see.

use kaiju_bots::LADDER;
use kaiju_engine::notation::{Names, parse_position, position_text};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Game, PowerId, RuleSet, Setup, Step};

/// The same game with another card on top of the deck, if it would ask the same question.
fn with_top(game: &Game, top: PowerId, other: PowerId) -> Option<Game> {
    let text = position_text(game, &Names::plain(game.seats().len()));
    let redrawn =
        text.replace(&format!("\ntop {} seen", top.text()), &format!("\ntop {} seen", other.text()));
    parse_position(&redrawn).ok().map(|(game, _)| game)
}

/// Compares what all bots choose in `game` and with another hidden card. Gives the number of comparisons.
fn compare(game: &Game, numbers: &mut WyRand) -> usize {
    let (Step::Decide { seat, decision }, Some((top, seen_by))) = (game.step(), game.top()) else { return 0 };
    let others = game.deck().without(top);
    if seen_by.contains(seat) || others.is_empty() {
        return 0;
    }
    let Some(card) = others.nth(numbers.below(others.len() as u32) as usize) else { return 0 };
    let Some(redrawn) = with_top(game, top, card) else { return 0 };
    assert_ne!(*game, redrawn);
    for kind in LADDER {
        let seed = numbers.next();
        let [one, two] = [game, &redrawn].map(|game| {
            let mut bot = kind.make();
            bot.begin(seed);
            bot.choose(&game.view(Some(seat)), seat, decision)
        });
        assert_eq!(one, two, "{} knows that {} is not {}", kind.name, top.text(), card.text());
        assert!(game.is_legal(one), "{} answers {decision:?} with {one:?}", kind.name);
    }
    LADDER.len()
}

#[test]
fn another_hidden_card_does_not_change_a_choice() {
    let mut compared = 0;
    for seed in 0..400 {
        let mut numbers = WyRand(seed);
        // Only the classic deck has a card that looks at the deck.
        let rules = [RuleSet::CZECH, RuleSet::SPANISH, RuleSet::POLISH][numbers.below(3) as usize];
        let players = 2 + numbers.below(5) as usize;
        let mut game = Game::new(&Setup { rules, players, first: None }).unwrap();
        loop {
            compared += compare(&game, &mut numbers);
            if !playout::advance(&mut game, &mut numbers) {
                break;
            }
        }
    }
    assert!(compared > 100 * LADDER.len(), "only {compared} comparisons");
}
