//! Fingerprints of bots: a digest over a few games that are always the same.

use anyhow::{Context, Result};
use kaiju_bots::{Arena, Lineup};
use kaiju_engine::RuleSet;
use kaiju_engine::rules::Revision;
use sha2::{Digest, Sha256};

/// The numbers of players, under each rule set.
const TABLES: [usize; 3] = [2, 4, 6];
/// The number of games at each table: enough for cards that are seldom bought.
const GAMES: u64 = 8;

/// The beginning of a digest over the counts of games of this bot against itself, under all presets of a revision
/// of the rules. A bot that keeps one die more in one of them has another fingerprint.
pub fn of(bot: &str, revision: Revision) -> Result<String> {
    let mut digest = Sha256::new();
    for &(name, rules) in RuleSet::presets(revision) {
        for (players, seed) in
            TABLES.into_iter().flat_map(|players| (0..GAMES).map(move |seed| (players, seed)))
        {
            let lineup = Lineup::new([bot], players).with_context(|| format!("{bot} cannot play"))?;
            let arena = Arena { rules, lineup, games: 1, seed, threads: 1, records: None };
            let result = arena.play(&|_| {}).with_context(|| format!("{bot} by {name}"))?;
            // Counts alone: what is computed from them may differ in its last digit between libraries.
            digest.update(format!("{:?} {}", result.lengths, result.decisions));
            for fit in &result.dice.fits {
                let counts: Vec<u64> = fit.counts.iter().map(|face| face.count).collect();
                digest.update(format!(" {} {counts:?}", fit.what));
            }
            digest.update("\n");
        }
    }
    Ok(digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_that_play_differently_have_different_fingerprints() -> Result<()> {
        let of = |bot| of(bot, Revision::LATEST);
        assert_ne!(of("random")?, of("brawler")?);
        assert_eq!(of("brawler")?, of("brawler")?);
        Ok(())
    }
}
