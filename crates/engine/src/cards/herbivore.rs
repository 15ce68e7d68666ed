//! Herbivore: a point for a turn in which you hurt nobody.
//!
//! Rulings: docs/rulings.md#herbivore (a prevented attack does no harm where it does not count as an attack; hurting
//! itself does none unless the rule set says so).

use super::prelude::*;

pub(crate) const HERBIVORE: Power = Power {
    name: "Herbivore",
    text: "At the end of your turn, gain 1 point if you made no other monster lose hearts in it.",
    text_by: Some(text),
    cost: 5,
    end_gain: Some(graze),
    ..Power::KEEP
};

fn text(rules: &RuleSet) -> Option<&'static str> {
    match (rules.attack_definition, rules.herbivore) {
        (AttackDefinition::DiceUnlessPrevented | AttackDefinition::Damage, HerbivoreSpares::Others) => None,
        (AttackDefinition::DiceUnlessPrevented | AttackDefinition::Damage, HerbivoreSpares::Anyone) => Some(
            "At the end of your turn, gain 1 point if you made no monster lose hearts in it, not even your own.",
        ),
        (AttackDefinition::Dice, HerbivoreSpares::Others) => Some(
            "At the end of your turn, gain 1 point if you attacked no other monster and made none lose hearts in it.",
        ),
        (AttackDefinition::Dice, HerbivoreSpares::Anyone) => Some(
            "At the end of your turn, gain 1 point if you attacked no monster and made none lose hearts in it, not even your own.",
        ),
    }
}

fn graze(game: &Game, me: Holder) -> EndGain {
    EndGain { points: u8::from(!game.turn().hurt_others.contains(me.seat)), energy: 0 }
}

impl Game {
    /// True if `author` counts as having hurt somebody when these monsters lose hearts because of it.
    ///
    /// The flow asks this as the hearts are lost, since the hook runs at the end of the turn, where the victims are
    /// no longer known.
    #[inline]
    pub(crate) fn counts_as_hurting(&self, author: Seat, victims: SeatSet) -> bool {
        let counts_itself = || self.rules.herbivore == HerbivoreSpares::Anyone && !victims.is_empty();
        !victims.without(author).is_empty() || counts_itself()
    }
}
