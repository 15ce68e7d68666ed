//! Combinations of switches that make no sense together.

use super::*;

impl RuleSet {
    /// Refuses values that make no sense together, with the reason.
    ///
    /// The preset that was changed is not known here, so it is enough that the rule set makes sense as a change of
    /// some preset.
    pub fn check(&self) -> Result<(), RuleError> {
        // Most games use a preset unchanged, and comparing whole rule sets is much faster than comparing switches.
        let is_preset = match self.revision {
            Revision::First => RuleSet::FIRST_PRESETS.iter().any(|(_, preset)| preset == self),
            Revision::Second => RuleSet::PRESETS.iter().any(|(_, preset)| preset == self),
        };
        if is_preset {
            return Ok(());
        }
        let (_, preset) = self.nearest_preset();
        self.check_from(&preset)
    }

    /// The values of the switches about Mimic and Healing Ray.
    fn on_classic_cards(&self) -> (MimicOwnCards, CopiedTokens, RegenerationTreats) {
        (self.mimic_own_cards, self.copied_tokens, self.regeneration_treats)
    }

    /// [`RuleSet::check`] for a rule set made from `preset`. Changing a switch that has no effect is refused; the
    /// preset's own value there is not.
    pub fn check_from(&self, preset: &RuleSet) -> Result<(), RuleError> {
        let has_tiles = |side| self.wickedness == side || self.wickedness == Wickedness::Mixed;
        // Revision 1 had fewer of these checks, and its games may carry values that they would refuse.
        let is_first = self.revision == Revision::First;
        let idle: [(bool, &'static [&'static str], &'static str); 8] = [
            (
                self.bay_use == Bay::Off && self.bay_closing != preset.bay_closing,
                &["bay_closing", "bay_use"],
                "the Bay is not in use: leave bay_closing alone, or set bay_use=on",
            ),
            (
                self.bay_use == Bay::Off && self.empty_city_shields_bay != preset.empty_city_shields_bay,
                &["empty_city_shields_bay", "bay_use"],
                "the Bay is not in use: leave empty_city_shields_bay alone, or set bay_use=on",
            ),
            (
                self.deck == Deck::Dark
                    && (self.batteries, self.batteries_tick) != (preset.batteries, preset.batteries_tick),
                &["batteries", "batteries_tick", "deck"],
                "Monster Batteries are not in the dark deck: leave batteries and batteries_tick alone, or set deck=classic",
            ),
            (
                self.deck == Deck::Dark && self.underdog_tie != preset.underdog_tie,
                &["underdog_tie", "deck"],
                "Rooting for the Underdog is not in the dark deck: leave underdog_tie alone, or set deck=classic",
            ),
            (
                !has_tiles(Wickedness::Red) && self.skybeam != preset.skybeam,
                &["skybeam", "wickedness"],
                "Skybeam is a red wickedness tile: leave skybeam alone, or set wickedness=red or mixed",
            ),
            (
                self.tokyo_entry == TokyoEntry::Always
                    && self.killer_takes_tokyo != preset.killer_takes_tokyo,
                &["killer_takes_tokyo", "tokyo_entry"],
                "with entry as a phase of its own every free place is taken: leave killer_takes_tokyo alone, or set tokyo_entry=claw",
            ),
            (
                !is_first && self.deck == Deck::Dark && self.on_classic_cards() != preset.on_classic_cards(),
                &["mimic_own_cards", "copied_tokens", "regeneration_treats", "deck"],
                "Mimic and Healing Ray are not in the dark deck: leave mimic_own_cards, copied_tokens and regeneration_treats alone, or set deck=classic",
            ),
            (
                !is_first
                    && self.fire_breathing == FireBreathing::AddedOnly
                    && self.shrink_ray != preset.shrink_ray,
                &["shrink_ray", "fire_breathing"],
                "with fire_breathing=added_only an attack hurts only its targets: leave shrink_ray alone, or set fire_breathing",
            ),
        ];
        match idle.into_iter().find(|(is_idle, ..)| *is_idle) {
            Some((_, switches, reason)) => Err(RuleError::Contradiction { switches, reason }),
            None => Ok(()),
        }
    }
}
