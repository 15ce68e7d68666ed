//! Everything that chance can answer, with probabilities.

use kaiju_bots::dice::{MOST_DICE, results};
use kaiju_engine::{BASE_DICE, Chance, Dice, Game, Luck, PowerSet, tile_pairs};

/// All answers to a question of chance, each with an integer weight proportional to its probability.
///
/// Dice are distinguished by the count of each face. With more than ten dice, which only powers roll, just hearts are
/// distinguished from the rest: no power looks at more.
pub fn outcomes(game: &Game, chance: Chance) -> Vec<(u64, Luck)> {
    match chance {
        Chance::Dice { dice, .. } | Chance::SideDice { dice, .. } => rolls(dice),
        Chance::RollOff { .. } => rolls(BASE_DICE),
        Chance::Reroll { .. } => rolls(1),
        Chance::Draw { .. } | Chance::Peek { .. } => {
            game.deck().iter().map(|card| (1, Luck::Card(card))).collect()
        }
        Chance::FirstSeat => game.seats().iter().map(|seat| (1, Luck::Seat(seat))).collect(),
        Chance::Sides => sides(),
    }
}

fn rolls(dice: u8) -> Vec<(u64, Luck)> {
    if usize::from(dice) > MOST_DICE {
        return hearts(dice);
    }
    results(dice).map(|result| (ways(result), Luck::Dice(result))).collect()
}

/// The number of ways to roll these dice, counting each die separately.
pub fn ways(dice: Dice) -> u64 {
    let mut left = dice.len();
    dice.counts().into_iter().fold(1, |ways, count| {
        let ways = ways * choose(u64::from(left), u64::from(count));
        left -= count;
        ways
    })
}

/// The binomial coefficient: the number of ways to choose `count` of `of` things.
pub fn choose(of: u64, count: u64) -> u64 {
    if count > of {
        return 0;
    }
    (0..count).fold(1, |ways, step| ways * (of - step) / (step + 1))
}

/// Dice of which only the hearts count; probabilities to about twelve digits.
fn hearts(dice: u8) -> Vec<(u64, Luck)> {
    let chance = |hearts: u8| {
        let ways = choose(u64::from(dice), u64::from(hearts)) as f64;
        ways * (1.0f64 / 6.0).powi(i32::from(hearts)) * (5.0f64 / 6.0).powi(i32::from(dice - hearts))
    };
    let luck = |hearts| Luck::Dice(Dice::from_counts([dice - hearts, 0, 0, 0, hearts, 0]));
    (0..=dice).map(|hearts| ((chance(hearts) * (1u64 << 40) as f64) as u64, luck(hearts))).collect()
}

/// Every way to turn up one side of each tile.
fn sides() -> Vec<(u64, Luck)> {
    let pairs: Vec<_> = tile_pairs().collect();
    let tiles = |ways: u32| -> PowerSet {
        let sides = pairs.iter().enumerate();
        sides.map(|(place, &(red, green))| if ways >> place & 1 == 0 { red } else { green }).collect()
    };
    (0..1 << pairs.len()).map(|ways| (1, Luck::Tiles(tiles(ways)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_to_roll_are_counted() {
        for dice in 0..=MOST_DICE as u8 {
            let all: u64 = rolls(dice).iter().map(|(weight, _)| weight).sum();
            assert_eq!(all, 6u64.pow(u32::from(dice)));
        }
    }

    #[test]
    fn many_dice_have_probabilities_that_add_up_to_one() {
        let all: u64 = hearts(20).iter().map(|(weight, _)| weight).sum();
        assert!((all as f64 / (1u64 << 40) as f64 - 1.0).abs() < 1e-9);
    }
}
