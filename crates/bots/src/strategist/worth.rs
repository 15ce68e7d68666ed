//! What a keep card or tile is worth to its owner, in points, a few turns before the end of a game.
//!
//! Cards that are used at once need no entry: they are tried on a copy of the game.

use kaiju_engine::{Game, PowerId, PowerSet};
use std::sync::LazyLock;

/// What owning `powers` is worth.
pub(super) fn worth(game: &Game, powers: PowerSet) -> f32 {
    static WORTHS: LazyLock<Vec<f32>> =
        LazyLock::new(|| PowerId::all().map(|power| worth_of(power.text()).unwrap_or(0.0)).collect());
    let worths = &*WORTHS;
    let listed: f32 = powers.iter().map(|power| worths[power.index()]).sum();
    if is_listed(powers) {
        return listed;
    }
    let odd = |power: PowerId| {
        let facts = power.power();
        // A copy is worth what it copies; energy or tokens that lie on a card are worth something by themselves.
        let stored = if facts.has_counter { f32::from(game.counter(power)) } else { 0.0 };
        worths[game.copied_by(power).unwrap_or(power).index()] - worths[power.index()] + 0.4 * stored
    };
    listed + powers.iter().map(odd).sum::<f32>()
}

/// Whether all of `powers` are always worth what the list says.
pub(super) fn is_listed(powers: PowerSet) -> bool {
    static ODD: LazyLock<PowerSet> = LazyLock::new(|| {
        let is_odd = |id: &PowerId| id.power().copies || id.power().has_counter;
        PowerId::all().filter(is_odd).collect()
    });
    !powers.meets(*ODD)
}

fn worth_of(id: &str) -> Option<f32> {
    LIST.iter().find(|(listed, _)| *listed == id).map(|&(_, worth)| worth)
}

/// The cards by their ids, the best first within each group.
const LIST: &[(&str, f32)] = &[
    // More dice and rolls.
    ("extra-head", 4.5),
    ("extra-head#2", 4.5),
    ("tile-cyberbrain", 4.5),
    ("giant-brain", 3.2),
    ("tile-devious", 3.2),
    ("freeze-time", 2.0),
    ("natural-selection", -2.0),
    ("telepath", 2.0),
    ("stretchy", 2.0),
    ("background-dweller", 1.4),
    ("herd-culler", 1.6),
    ("plot-twist", 1.0),
    ("smoke-cloud", 0.4),
    // Claws.
    ("nova-breath", 4.0),
    ("acid-attack", 3.6),
    ("spiked-tail", 2.8),
    ("tile-antimatter-beam", 4.5),
    ("tile-barbs", 2.5),
    ("fire-breathing", 1.8),
    ("poison-spit", 2.4),
    ("tile-poison-spit", 2.4),
    ("shrink-ray", 3.0),
    ("burrowing", 2.0),
    ("urbavore", 2.2),
    ("poison-quills", 1.0),
    ("reflective-hide", 2.4),
    // Points.
    ("alpha-monster", 3.0),
    ("herbivore", 2.4),
    ("omnivore", 2.4),
    ("gourmet", 1.6),
    ("complete-destruction", 1.4),
    ("energy-hoarder", 1.6),
    ("dedicated-news-team", 1.6),
    ("rooting-for-the-underdog", 1.2),
    ("eater-of-the-dead", 2.2),
    ("tile-skulking", 1.2),
    ("tile-underdog", 1.6),
    ("tile-defender-of-tokyo", 2.0),
    ("tile-have-it-all", 2.0),
    ("tile-sonic-boomer", 2.0),
    ("tile-final-roar", 2.0),
    // Hearts.
    ("wings", 2.6),
    ("it-has-a-child", 3.2),
    ("zombify", 2.4),
    ("armor-plating", 2.2),
    ("camouflage", 1.8),
    ("regeneration", 2.2),
    ("rapid-healing", 1.6),
    ("even-bigger", 1.0),
    ("jets", 1.6),
    ("super-jump", 1.6),
    ("nanobots", 1.2),
    ("hibernation", 0.5),
    ("tile-eternal", 2.4),
    ("tile-full-regeneration", 1.5),
    ("healing-ray", 1.0),
    // Energy and cards.
    ("friend-of-children", 2.0),
    ("solar-powered", 1.6),
    ("tile-tireless", 2.2),
    ("tile-evil-lair", 1.8),
    ("alien-metabolism", 1.8),
    ("monster-batteries", 0.0),
    ("were-only-making-it-stronger", 1.0),
    ("metamorph", 0.8),
    ("opportunist", 1.0),
    ("parasitic-tentacles", 1.0),
    ("made-in-a-lab", 0.6),
    ("tile-skybeam", 3.0),
    ("tile-fluxling", 1.5),
    // Others.
    ("psychic-probe", 1.0),
    ("mimic", 2.0),
    ("unstable-dna", 0.8),
    ("tile-starburst", 1.0),
];
