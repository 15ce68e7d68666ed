//! The goals under a rule set: pairs of powers, kinds of answers, offers, copies, purchases.

use kaiju_engine::rules::{
    Batteries, CopiedTokens, Deck, MetamorphSale, MimicOwnCards, RegenerationTreats, Wickedness,
};
use kaiju_engine::{Decision, Kind, PowerId, RuleSet, Side, Verb, Window, tile_pairs};
use std::fmt;

/// A kind of decision.
pub struct Question {
    /// Its word in the notation.
    pub word: &'static str,
    /// The window of its offers.
    pub window: Option<Window>,
    /// The kinds of answers it may have.
    verbs: &'static [Verb],
}

const fn menu(word: &'static str, window: Window) -> Question {
    Question { word, window: Some(window), verbs: &[Verb::Use, Verb::Pass] }
}

/// All kinds of decisions.
pub const QUESTIONS: [Question; 15] = [
    menu("start", Window::Start),
    Question { word: "keep", window: Some(Window::Roll), verbs: &[Verb::Keep, Verb::Use] },
    menu("probe", Window::Probe),
    menu("fix", Window::Fix),
    menu("side-dice", Window::SideDice),
    Question {
        word: "resolve",
        window: Some(Window::Resolve),
        verbs: &[Verb::Resolve, Verb::Cure, Verb::Use, Verb::Pass],
    },
    Question { word: "tile", window: None, verbs: &[Verb::Take, Verb::Pass] },
    menu("threat", Window::Threat),
    Question { word: "leave", window: None, verbs: &[Verb::Yield, Verb::Stay] },
    menu("left", Window::Left),
    Question {
        word: "shop",
        window: Some(Window::Shop),
        verbs: &[Verb::Buy, Verb::Sweep, Verb::Use, Verb::End],
    },
    menu("reveal", Window::Reveal),
    Question { word: "choose", window: Some(Window::Choose), verbs: &[Verb::Use] },
    menu("sell", Window::Sell),
    menu("again", Window::Again),
];

/// The index of a decision's kind in [`QUESTIONS`].
pub const fn question(decision: Decision) -> usize {
    decision.kind().index()
}

/// A goal: something that a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Answer a kind of decision with a kind of action, at a table with this many players.
    Answer {
        /// The number of players.
        players: usize,
        /// An index into [`QUESTIONS`].
        question: usize,
        /// The kind of action.
        verb: Verb,
    },
    /// Take an offer of a power in a window.
    Offer {
        /// The power.
        power: PowerId,
        /// The index among the offers of the power.
        offer: usize,
        /// The window in which it is taken.
        window: Window,
        /// True if it is taken through a copy of the power.
        copied: bool,
    },
    /// Copy a card.
    Copy {
        /// The card.
        card: PowerId,
        /// True if the copying monster has the card itself.
        own: bool,
    },
    /// Buy a face-up card.
    Buy(PowerId),
    /// Take a tile.
    Take(PowerId),
}

impl fmt::Display for Goal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Goal::Answer { players, question, verb } => {
                let word = QUESTIONS[question].word;
                write!(out, "{verb:?} at {word}, {players} players")
            }
            Goal::Offer { power, offer, window, copied } => {
                let copy = if copied { "a copy of " } else { "" };
                write!(out, "use {copy}{} in {window:?} (offer {})", power.text(), offer + 1)
            }
            Goal::Copy { card, own } => {
                write!(out, "copy {} of {}", card.text(), if own { "one's own" } else { "another" })
            }
            Goal::Buy(card) => write!(out, "buy {}", card.text()),
            Goal::Take(tile) => write!(out, "take {}", tile.text()),
        }
    }
}

/// An offer that can never open.
struct Never {
    power: &'static str,
    /// The window in which it never opens; `None` for all windows.
    window: Option<Window>,
    /// True if only copies of it never open.
    copies_only: bool,
    /// The rules under which this holds.
    under: fn(&RuleSet) -> bool,
}

const NEVER: [Never; 5] = [
    // It needs a monster that was healed with hearts: only Healing Ray does that, a card of the classic deck. Where
    // the bonus is automatic, nothing is offered.
    Never {
        power: "regeneration",
        window: None,
        copies_only: false,
        under: |rules| rules.deck == Deck::Dark || rules.regeneration_treats == RegenerationTreats::Must,
    },
    // It gives itself in exchange, which a copy cannot.
    Never { power: "unstable-dna", window: None, copies_only: true, under: |_| true },
    Never {
        power: "metamorph",
        window: Some(Window::Shop),
        copies_only: false,
        under: |rules| rules.metamorph_sale == MetamorphSale::End,
    },
    // The later printing comes with its energy, and so does Mimic's copy of the tokens on the card.
    Never {
        power: "monster-batteries",
        window: None,
        copies_only: false,
        under: |rules| rules.batteries == Batteries::Second,
    },
    Never {
        power: "monster-batteries",
        window: None,
        copies_only: true,
        under: |rules| rules.copied_tokens == CopiedTokens::Same && !has_copying_tile(rules),
    },
];

/// The card whose owner uses no numbers, and so reaches no level of the wickedness track.
const NOT_WICKED: &str = "hibernation";

/// The powers of a rule set and their goals.
pub struct Goals {
    rules: RuleSet,
    /// The keep cards.
    pub keep: Vec<PowerId>,
    /// The tiles that may be on the stacks, one-shot ones included.
    pub tiles: Vec<PowerId>,
}

impl Goals {
    /// The goals under `rules`.
    pub fn new(rules: RuleSet) -> Goals {
        let keep = PowerId::all().filter(|card| is_keep(*card) && card.power().is_in(rules.deck)).collect();
        let is_up = |tile: &PowerId| match (rules.wickedness, side(*tile)) {
            (Wickedness::Off, _) | (_, None) => false,
            (Wickedness::Mixed, Some(_)) => true,
            (Wickedness::Red, Some(side)) => side == Side::Red,
            (Wickedness::Green, Some(side)) => side == Side::Green,
        };
        Goals { rules, keep, tiles: PowerId::all().filter(is_up).collect() }
    }

    /// Cards and tiles that stay in front of a monster, and one-shot tiles.
    pub fn powers(&self) -> impl Iterator<Item = PowerId> {
        self.keep.iter().chain(&self.tiles).copied()
    }

    /// True if one monster can have both; a one-shot tile counts while it is taken.
    pub fn can_meet(&self, first: PowerId, second: PowerId) -> bool {
        match (level(first), level(second)) {
            (None, None) => first != second,
            (Some(_), None) => stays(first) || second.text() != NOT_WICKED,
            (None, Some(_)) => self.can_meet(second, first),
            // One tile of each level (WICKED-8), lower levels first (WICKED-9).
            (Some(one), Some(other)) => match (stays(first), stays(second)) {
                (true, true) => one != other,
                (true, false) => one < other,
                (false, true) => one > other,
                (false, false) => false,
            },
        }
    }

    /// True if a monster can play a turn with `own` while another one has `foreign`.
    pub fn can_oppose(&self, own: PowerId, foreign: PowerId) -> bool {
        let of_one_tile = |(red, green)| (own, foreign) == (red, green) || (own, foreign) == (green, red);
        own != foreign && stays(foreign) && !tile_pairs().any(of_one_tile)
    }

    /// All goals at tables with these numbers of players.
    pub fn all(&self, players: &[usize]) -> Vec<Goal> {
        let mut goals = self.offers();
        let answers: Vec<(usize, Verb)> = self.answers(&goals);
        for &players in players {
            goals.extend(answers.iter().map(|&(question, verb)| Goal::Answer { players, question, verb }));
        }
        goals.extend(self.copies());
        goals.extend(PowerId::all().filter(|card| card.power().is_in(self.rules.deck)).map(Goal::Buy));
        goals.extend(self.tiles.iter().copied().map(Goal::Take));
        goals
    }

    fn has_copier(&self) -> bool {
        self.powers().any(|power| power.power().copies)
    }

    fn offers(&self) -> Vec<Goal> {
        let mut goals = Vec::new();
        for power in self.powers() {
            for (offer, record) in power.power().offers.iter().enumerate() {
                let windows = QUESTIONS.iter().filter_map(|question| question.window);
                for window in windows.filter(|&window| record.windows.contains(window)) {
                    for copied in [false, true] {
                        if self.can_open(power, window, copied) {
                            goals.push(Goal::Offer { power, offer, window, copied });
                        }
                    }
                }
            }
        }
        goals
    }

    fn can_open(&self, power: PowerId, window: Window, copied: bool) -> bool {
        let can_be_copied = self.has_copier() && is_keep(power) && !power.power().copies;
        let never = |never: &Never| {
            never.power == power.text()
                && never.window.is_none_or(|never| never == window)
                && (copied || !never.copies_only)
                && (never.under)(&self.rules)
        };
        (!copied || can_be_copied) && !NEVER.iter().any(never)
    }

    /// The kinds of answers to each kind of decision, given the offers that can open.
    fn answers(&self, offers: &[Goal]) -> Vec<(usize, Verb)> {
        let mut answers = Vec::new();
        for (place, question) in QUESTIONS.iter().enumerate() {
            let offered = |outlasting: bool| {
                offers.iter().any(|goal| match *goal {
                    Goal::Offer { power, offer, window, .. } => {
                        let fits = !outlasting || power.power().offers[offer].outlasts_dice;
                        Some(window) == question.window && fits
                    }
                    Goal::Answer { .. } | Goal::Copy { .. } | Goal::Buy(_) | Goal::Take(_) => false,
                })
            };
            let can_be = |verb: &Verb| match (verb, question.word) {
                (Verb::Use, _) => offered(false),
                (Verb::Take | Verb::Pass, "tile") => !self.tiles.is_empty(),
                (Verb::Pass, "resolve") => offered(true),
                (Verb::Pass, _) => offered(false),
                (
                    Verb::Keep
                    | Verb::Resolve
                    | Verb::Cure
                    | Verb::Yield
                    | Verb::Stay
                    | Verb::Take
                    | Verb::Buy
                    | Verb::Sweep
                    | Verb::End,
                    _,
                ) => true,
            };
            answers.extend(question.verbs.iter().copied().filter(can_be).map(|verb| (place, verb)));
        }
        answers
    }

    fn copies(&self) -> Vec<Goal> {
        if !self.has_copier() {
            return Vec::new();
        }
        let own_too = self.rules.mimic_own_cards == MimicOwnCards::Yes || has_copying_tile(&self.rules);
        let owners: &[bool] = if own_too { &[false, true] } else { &[false] };
        let cards = self.keep.iter().copied().filter(|card| !card.power().copies);
        cards.flat_map(|card| owners.iter().map(move |&own| Goal::Copy { card, own })).collect()
    }
}

/// True if a copying tile may be in play: it copies by its own rules.
fn has_copying_tile(rules: &RuleSet) -> bool {
    matches!(rules.wickedness, Wickedness::Green | Wickedness::Mixed)
}

fn is_keep(power: PowerId) -> bool {
    power.power().kind == Kind::Keep
}

/// True if the power stays with its owner.
pub fn stays(power: PowerId) -> bool {
    power.power().stays()
}

/// The level of a tile on the wickedness track.
pub fn level(power: PowerId) -> Option<u8> {
    match power.power().kind {
        Kind::Tile { level, .. } => Some(level),
        Kind::Keep | Kind::Discard => None,
    }
}

fn side(power: PowerId) -> Option<Side> {
    match power.power().kind {
        Kind::Tile { side, .. } => Some(side),
        Kind::Keep | Kind::Discard => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> PowerId {
        PowerId::from_text(text).unwrap()
    }

    #[test]
    fn two_tiles_of_one_level_never_meet_but_may_oppose_each_other() {
        let goals = Goals::new(RuleSet { wickedness: Wickedness::Mixed, ..RuleSet::DARK });
        let [devious, eternal, barbs] = ["tile-devious", "tile-eternal", "tile-barbs"].map(id);
        assert!(!goals.can_meet(devious, eternal));
        assert!(goals.can_oppose(devious, eternal));
        assert!(!goals.can_oppose(devious, barbs), "they are the two sides of one tile");
        assert!(goals.can_meet(devious, id("tile-fluxling")));
    }

    #[test]
    fn a_one_shot_tile_meets_the_powers_of_its_taker() {
        let goals = Goals::new(RuleSet { wickedness: Wickedness::Mixed, ..RuleSet::DARK });
        let [panic, starburst] = ["tile-widespread-panic", "tile-starburst"].map(id);
        assert!(goals.can_meet(panic, id("wings")));
        assert!(goals.can_meet(id("tile-evil-lair"), starburst));
        assert!(!goals.can_meet(panic, id("tile-skybeam")), "level 6 is passed before level 10");
        assert!(!goals.can_meet(id("hibernation"), starburst));
        assert!(!goals.can_oppose(id("wings"), starburst));
    }

    #[test]
    fn the_classic_rules_ask_no_questions_about_tiles() {
        let answers = |rules| Goals::new(rules).all(&[4]);
        let asks = |goals: &[Goal], word: &str| {
            let is_about = |goal: &&Goal| match goal {
                Goal::Answer { question, .. } => QUESTIONS[*question].word == word,
                Goal::Offer { .. } | Goal::Copy { .. } | Goal::Buy(_) | Goal::Take(_) => false,
            };
            goals.iter().filter(is_about).count()
        };
        let (classic, dark) = (answers(RuleSet::CZECH), answers(RuleSet::DARK));
        assert_eq!([asks(&classic, "tile"), asks(&classic, "left"), asks(&classic, "resolve")], [0, 0, 4]);
        assert_eq!([asks(&dark, "tile"), asks(&dark, "left"), asks(&dark, "resolve")], [2, 2, 3]);
        assert_eq!([asks(&classic, "choose"), asks(&dark, "choose")], [1, 0]);
    }
}
