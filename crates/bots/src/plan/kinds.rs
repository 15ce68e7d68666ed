//! Equivalent results: the rules score sets of numbers and count the rest, so the hundreds of results of a roll fall
//! into few kinds that differ in their effect.

use crate::dice::{MOST_DICE, results};
use kaiju_engine::rules::Wickedness;
use kaiju_engine::{Dice, Face, Game, PowerId, PowerSet, Seat, Window};
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

/// The equivalence of results for a monster, as far as it is easily decided.
#[derive(Clone, Copy, Debug)]
pub struct Kinds {
    /// By index: the first result of the same kind, and the kind. `None` if one of the monster's powers reads the
    /// dice, so that results may differ in ways the rules do not score.
    firsts: Option<&'static [(u16, Kind)]>,
    len: usize,
}

/// The common properties of results of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Kind {
    pub points: u8,
    pub wickedness: u8,
    pub energy: u8,
    /// Hearts that can be used.
    pub hearts: u8,
    pub claws: u8,
}

impl Kinds {
    /// The kinds of results for `seat`, which is about to roll `dice` dice.
    pub fn of(game: &Game, seat: Seat, dice: u8) -> Kinds {
        let player = game.player(seat);
        let powers = player.powers.or(game.copied_for(seat));
        // A power may let hearts heal in Tokyo.
        let stay_useless = !powers.iter().any(|power| power.power().heal_bonus.is_some());
        let useful = if game.in_tokyo(seat) && !game.bay_open() && stay_useless || player.risen {
            0
        } else {
            game.max_hearts(seat).saturating_sub(player.hearts) + player.poison + player.shrink
        };
        let is_wicked = game.rules().wickedness != Wickedness::Off;
        let firsts = (!powers.meets(*DICE_READERS)).then(|| firsts(dice, useful, is_wicked));
        Kinds { firsts, len: results(dice).len() }
    }

    /// The number of results.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// The index of the first result equivalent to the one at `place`.
    pub fn first(&self, place: usize) -> usize {
        self.firsts.map_or(place, |firsts| usize::from(firsts[place].0))
    }

    /// The kind of the result at `place`, if it is easily decided.
    pub(super) fn kind(&self, place: usize) -> Option<Kind> {
        self.firsts.map(|firsts| firsts[place].1)
    }
}

/// The first result of the same kind for each result, given the number of useful hearts and whether wickedness
/// counts.
fn firsts(dice: u8, useful: u8, is_wicked: bool) -> &'static [(u16, Kind)] {
    /// By dice, useful hearts, and whether wickedness counts.
    type Lists = [[[OnceLock<Vec<(u16, Kind)>>; 2]; MOST_DICE + 1]; MOST_DICE + 1];
    static LISTS: Lists =
        [const { [const { [const { OnceLock::new() }; 2] }; MOST_DICE + 1] }; MOST_DICE + 1];
    let useful = useful.min(dice);
    LISTS[usize::from(dice)][usize::from(useful)][usize::from(is_wicked)].get_or_init(|| {
        let mut known = HashMap::new();
        let first = |(place, result)| {
            let kind = kind(result, useful, is_wicked);
            (*known.entry(kind).or_insert(place as u16), kind)
        };
        results(dice).enumerate().map(first).collect()
    })
}

fn kind(result: Dice, useful: u8, is_wicked: bool) -> Kind {
    let mut points = 0;
    let mut wickedness = 0;
    for face in Face::NUMBERS {
        let dice = result.of(face);
        if dice >= 3 {
            let number = face.number().unwrap_or(0);
            points += number + dice - 3;
            wickedness += (3 - number) * (dice / 3);
        }
    }
    Kind {
        points,
        wickedness: if is_wicked { wickedness } else { 0 },
        energy: result.of(Face::Energy),
        hearts: result.of(Face::Heart).min(useful),
        claws: result.of(Face::Claw),
    }
}

/// Powers that read the dice themselves or the scored sets. Claws and damage that need a claw depend only on the
/// number of claws.
pub(super) static DICE_READERS: LazyLock<PowerSet> = LazyLock::new(|| {
    let reads_dice = |id: &PowerId| {
        let power = id.power();
        power.on_result.is_some()
            || power.on_score.is_some()
            || power.strike.is_some_and(|strike| !strike.needs_claw)
            || power.on_turn_end.is_some()
            || power.offers.iter().any(|offer| offer.uses_heart || offer.windows.contains(Window::Again))
    };
    PowerId::all().filter(reads_dice).collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::future::Future;
    use crate::plan::{Judge, fix};
    use kaiju_engine::playout::{self, WyRand};
    use kaiju_engine::{Chance, RuleSet, Setup, Step};

    /// A judge that tells all positions apart.
    struct Detail;

    impl Judge for Detail {
        fn chances(&self, game: &Game) -> [f32; Seat::MAX] {
            let mut chances = [0.0; Seat::MAX];
            for seat in game.seats() {
                let player = game.player(seat);
                let tokens = player.poison + 5 * player.shrink;
                let parts = [player.points, player.hearts, player.energy, player.wickedness, tokens];
                let mixed = parts.into_iter().fold(player.powers.len() as u32, |mixed, part| {
                    mixed.wrapping_mul(31).wrapping_add(u32::from(part))
                });
                let place = game.place(seat) as u8;
                chances[seat.index()] =
                    (mixed.wrapping_mul(0x9E37_79B1) >> 8) as f32 / (1 << 24) as f32 + f32::from(place);
            }
            chances
        }
    }

    #[test]
    fn results_of_one_kind_do_the_same() {
        let mut compared = 0;
        for seed in 0..200 {
            let mut numbers = WyRand(seed);
            let rules = RuleSet::PRESETS[seed as usize % RuleSet::PRESETS.len()].1;
            let players = 2 + seed as usize % 5;
            let mut game = Game::new(&Setup { rules, players, first: None }).expect("a table of this size");
            while playout::advance(&mut game, &mut numbers) {
                let Step::Chance(Chance::Dice { seat, dice }) = game.step() else { continue };
                if !game.turn().dice.is_empty() || dice == 0 || !game.deck().len().is_multiple_of(4) {
                    continue;
                }
                let kinds = Kinds::of(&game, seat, dice);
                let mut chances: Vec<[f32; Seat::MAX]> = Vec::new();
                // One for all results, as in planning: the tile to take is found once.
                let future = Future::new(Detail);
                for (place, result) in results(dice).enumerate() {
                    let mut next = fix::after_fix(&fix::stopped(&game, seat, result), seat);
                    future.settle(&mut next);
                    chances.push(future.judge.chances(&next));
                    let first = kinds.first(place);
                    compared += usize::from(first < place);
                    let powers = game.player(seat).powers;
                    assert_eq!(chances[place], chances[first], "{result:?} with {powers:?}");
                }
            }
        }
        assert!(compared > 10_000, "only {compared} comparisons");
    }
}
