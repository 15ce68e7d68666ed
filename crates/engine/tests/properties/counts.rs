//! Perft: the number of paths from set positions, which changes only with a rule.

use kaiju_engine::{ActionList, Chance, Dice, Face, Game, Luck, PowerSet, Step, tile_pairs};
use kaiju_notation::parse_position;

/// A position, and the number of paths of one answer, of two, and so on. Players give every legal answer, chance
/// every distinct one; a game that ends is one path.
const COUNTS: &[(&str, &str, &[u64])] = &[
    (
        "a first roll",
        "rules czech
        Alice: to roll
        Bob:",
        &[462, 12_376, 1_381_562],
    ),
    (
        "all three rolls with two dice",
        "rules czech
        Alice: 4 shrink, to roll
        Bob:",
        &[21, 78, 7601, 193_194],
    ),
    (
        "an attack on City and Bay, with powers against it",
        "rules czech
        Alice: city, 4 hearts, 5 energy, wings, camouflage
        Bob: bay, 2 hearts, 3 energy, jets, rapid-healing
        Cleo: to resolve claw claw claw heart heart 1
        Dora: burrowing
        Emil:",
        &[2, 5, 68, 249, 4290, 113_296],
    ),
    (
        "an attack on those who leave Tokyo with powers",
        "rules dark, tokyo_entry=claw
        Alice: city, 9 hearts, unstable-dna, reflective-hide
        Bob: 2 hearts, 3 energy, rapid-healing, it-has-a-child, to resolve claw claw energy energy heart 2
        Cleo: 5 hearts",
        &[4, 11, 24, 52, 2409, 74_976],
    ),
    (
        "tiles of two levels within one result",
        "rules dark
        Alice: 2 wickedness, to resolve 1 1 1 2 2 2 claw
        Bob: city, 3 wickedness, tile-eternal",
        &[3, 10, 20, 7408, 205_408],
    ),
    (
        "shopping while others may buy what is revealed",
        "rules spanish
        Alice: 9 energy, made-in-a-lab, parasitic-tentacles, to buy
        Bob: 4 energy, opportunist
        Cleo: 3 energy, metamorph
        market wings, jets, monster-batteries
        deck mimic fire-blast frenzy heal smoke-cloud",
        &[8, 501, 13_036, 1_188_538],
    ),
    (
        "buying and sweeping as long as there is energy for it, by monsters without dice",
        "rules czech
        Alice: 6 energy, 6 shrink, to buy
        Bob: 2 energy, 6 shrink
        market jets, mimic, vast-storm
        deck heal tanks telepath corner-store",
        &[4, 14, 32, 74, 224, 410, 872, 1502],
    ),
    (
        "selling, and another turn",
        "rules polish
        Alice: 2 energy, metamorph paid 0, freeze-time, rapid-healing paid 0, 5 hearts, 1 extra, to end
        Bob: city",
        &[5, 15, 3255, 91_280],
    ),
    (
        "powers on the dice, of the roller and of another",
        "rules czech
        Alice: 5 shrink, 3 energy, stretchy, plot-twist, telepath, smoke-cloud with 1, to roll
        Bob: psychic-probe",
        &[6, 24, 90, 402, 4280, 227_700],
    ),
    (
        "a game from its very beginning",
        "rules polish
        Alice:
        Bob:
        turn Alice
        deck heal wings jets mimic
        stack first; deal 1 2 3",
        &[4, 12, 24, 48, 22_176, 594_048],
    ),
];

#[test]
fn the_number_of_paths_changes_only_with_a_rule() {
    for (title, position, expected) in COUNTS {
        let (game, _) = parse_position(position).expect(title);
        let counted: Vec<u64> = (1..=expected.len()).map(|depth| paths(&game, depth)).collect();
        assert_eq!(counted, *expected, "{title}");
    }
}

fn paths(game: &Game, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.step() {
        Step::Over(_) => 1,
        // The last answer need not be played to be counted.
        Step::Decide { .. } if depth == 1 => game.count_actions().into(),
        Step::Decide { .. } => {
            let mut actions = ActionList::new();
            game.legal_actions(&mut actions);
            let mut sum = 0;
            for &action in &actions {
                let mut after = *game;
                after.play(action, None).expect("a legal action");
                sum += paths(&after, depth - 1);
            }
            sum
        }
        Step::Chance(chance) => {
            let mut sum = 0;
            for luck in all_luck(game, chance) {
                let mut after = *game;
                after.resolve(luck, None).expect("possible luck");
                sum += paths(&after, depth - 1);
            }
            sum
        }
    }
}

/// Everything that chance can answer.
fn all_luck(game: &Game, chance: Chance) -> Vec<Luck> {
    match chance {
        Chance::Dice { dice, .. } | Chance::SideDice { dice, .. } => handfuls(dice),
        Chance::RollOff { .. } => handfuls(6),
        Chance::Reroll { .. } => handfuls(1),
        Chance::Draw { .. } | Chance::Peek { .. } => game.deck().iter().map(Luck::Card).collect(),
        Chance::FirstSeat => game.seats().iter().map(Luck::Seat).collect(),
        Chance::Sides => {
            let mut all = vec![PowerSet::EMPTY];
            for (red, green) in tile_pairs() {
                all = all.iter().flat_map(|tiles| [tiles.with(red), tiles.with(green)]).collect();
            }
            all.into_iter().map(Luck::Tiles).collect()
        }
    }
}

/// All different handfuls of `count` dice.
fn handfuls(count: u8) -> Vec<Luck> {
    let mut all = vec![(Dice::NONE, 0)];
    for _ in 0..count {
        // Faces in order, so that each handful is found once.
        let longer = |(dice, from): (Dice, usize)| {
            (from..Face::ALL.len()).map(move |face| (dice.plus(Dice::from_iter([Face::ALL[face]])), face))
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all.into_iter().map(|(dice, _)| Luck::Dice(dice)).collect()
}
