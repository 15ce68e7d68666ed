//! Positions with cards and tiles dealt: a player who thinks little of a card never buys it, and never learns.

use kaiju_engine::parts::Parts;
use kaiju_engine::playout::Numbers;
use kaiju_engine::{Chance, Game, Kind, PowerId, PowerSet, Seat, Step};

/// The cards dealt to a monster, at most.
const CARDS: u32 = 2;
/// The tokens dealt on a card that begins empty: an empty one would leave the game at once.
const TOKENS: u8 = 4;

/// The game with `power`, which must be in the deck or among the tiles, in front of `seat`, and the tokens and hearts
/// that come with it. `None` if it cannot lie there, or if no turn is about to roll for the first time.
pub fn with_power(game: &Game, seat: Seat, power: PowerId) -> Option<Game> {
    let is_first_roll =
        matches!(game.step(), Step::Chance(Chance::Dice { .. })) && game.turn().dice.is_empty();
    let is_there = if power.power().is_card() { game.deck() } else { game.tiles() }.contains(power);
    if !is_first_roll || !is_there || !can_have(game, seat, power) {
        return None;
    }
    let mut parts = Parts::of(game);
    if power.power().is_card() {
        parts.deck.remove(power);
        parts.set_paid(power, power.power().cost(game.rules()));
    } else {
        parts.tiles.remove(power);
    }
    if power.power().has_counter {
        let usual = game.usual_counter(power);
        parts.set_counter(power, if usual > 0 { usual } else { TOKENS });
    }
    parts.players[seat.index()].powers.insert(power);
    // Dice and rolls are counted again when the game is carried on.
    parts.turn.rolls_left = 0;
    parts.turn.to_roll = 0;
    let more_hearts = parts.game()?.max_hearts(seat).saturating_sub(game.max_hearts(seat));
    parts.players[seat.index()].hearts += more_hearts;
    let mut dealt = parts.game()?;
    dealt.carry_on(None);
    Some(dealt)
}

/// The game with a few random cards in front of every monster, and a tile in front of some.
pub fn with_hands(game: &Game, numbers: &mut impl Numbers) -> Game {
    let mut dealt = *game;
    for seat in game.alive() {
        for _ in 0..numbers.below(CARDS + 1) {
            let deck = dealt.deck();
            deal(&mut dealt, seat, deck, numbers);
        }
        if numbers.below(2) == 0 {
            let tiles = dealt.tiles();
            deal(&mut dealt, seat, tiles, numbers);
        }
    }
    dealt
}

/// Puts one of these powers in front of `seat`, if any can lie there.
fn deal(game: &mut Game, seat: Seat, powers: PowerSet, numbers: &mut impl Numbers) {
    let fitting: PowerSet = powers.iter().filter(|&power| can_have(game, seat, power)).collect();
    let power = fitting.nth(numbers.below((fitting.len() as u32).max(1)) as usize);
    if let Some(dealt) = power.and_then(|power| with_power(game, seat, power)) {
        *game = dealt;
    }
}

/// True if `power` can lie in front of `seat`. Copiers need something to copy, and a peeked card has been seen.
fn can_have(game: &Game, seat: Seat, power: PowerId) -> bool {
    let record = power.power();
    let stays = match record.kind {
        Kind::Keep => true,
        Kind::Discard => false,
        Kind::Tile { stays, .. } => stays,
    };
    let is_peeked = game.top().is_some_and(|(top, _)| top == power);
    let is_allowed = record.allowed_for.is_none_or(|allowed| allowed(game, seat));
    stays && !record.copies && !is_peeked && is_allowed && game.alive().contains(seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_engine::playout::{self, WyRand};
    use kaiju_engine::{RuleSet, Setup};
    use kaiju_notation::{Names, parse_position, position_text};

    #[test]
    fn games_with_dealt_hands_are_positions_and_end() {
        let mut dealt = 0;
        for seed in 0..60 {
            let mut numbers = WyRand(seed);
            let rules = RuleSet::PRESETS[seed as usize % RuleSet::PRESETS.len()].1;
            let players = 2 + seed as usize % 5;
            let mut game = Game::new(&Setup { rules, players, first: None }).expect("a table of this size");
            (0..40).for_each(|_| _ = playout::advance(&mut game, &mut numbers));
            let is_first_roll = |game: &Game| {
                matches!(game.step(), Step::Chance(Chance::Dice { .. })) && game.turn().dice.is_empty()
            };
            while !is_first_roll(&game) && playout::advance(&mut game, &mut numbers) {}
            let mut game = with_hands(&game, &mut numbers);
            let powers: usize = game.seats().iter().map(|seat| game.player(seat).powers.len()).sum();
            dealt += powers;
            let text = position_text(&game, &Names::plain(players));
            match parse_position(&text) {
                Ok((read, _)) => assert_eq!(read, game, "{text}"),
                Err(error) => panic!("{error}\n{text}"),
            }
            while playout::advance(&mut game, &mut numbers) {}
        }
        assert!(dealt > 100, "only {dealt} cards and tiles");
    }

    #[test]
    fn a_dealt_card_brings_its_dice_and_hearts() {
        let (game, _) = parse_position("rules czech\nAlice: 7 hearts, to roll\nBob:").expect("a position");
        let card = |text: &str| PowerId::from_text(text).expect("there is such a card");
        let with = |text: &str| with_power(&game, Seat::First, card(text)).expect("it can be dealt");
        assert_eq!(with("extra-head").step(), Step::Chance(Chance::Dice { seat: Seat::First, dice: 7 }));
        assert_eq!(with("even-bigger").player(Seat::First).hearts, 9);
        assert!(with_power(&game, Seat::First, card("energize")).is_none());
    }
}
