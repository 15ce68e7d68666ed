//! Games to analyse, for all rule sets and numbers of players.

use kaiju_bots::LADDER;
use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{RuleSet, Seat, Step};
use kaiju_record::{Entry, Header, Record, Seated};

/// The game with this number, between bots of all kinds. The number decides rule set and players.
#[allow(dead_code, reason = "the survey asks for certain bots")]
pub fn play(number: u64) -> Record {
    play_with(number, None)
}

/// The bot at a seat: `bot`, or the bots of the ladder in turn.
pub fn bot_at(number: u64, bot: Option<usize>, seat: usize) -> usize {
    bot.unwrap_or((seat + number as usize) % LADDER.len())
}

/// [`play`] with `bot` on all seats, if one is given.
pub fn play_with(number: u64, bot: Option<usize>) -> Record {
    let presets = RuleSet::PRESETS;
    let rules = presets[number as usize % presets.len()].1;
    let players = 2 + number as usize / presets.len() % 5;
    let seated =
        Seat::ALL[..players].iter().map(|seat| Seated::new(&format!("P{}", seat.index() + 1), "Kraken"));
    let mut record = Record::new(Header::new(rules, seated)).expect("the header is in order");
    let mut numbers = WyRand(number.wrapping_mul(0x9e37_79b9));
    let mut bots: Vec<_> = (0..players).map(|seat| LADDER[bot_at(number, bot, seat)].make()).collect();
    for bot in &mut bots {
        bot.begin(number);
    }
    loop {
        let game = *record.game();
        let entry = match game.step() {
            Step::Decide { seat, decision } => {
                let action = bots[seat.index()].choose(&game.view(Some(seat)), seat, decision);
                Entry::Action { seat, action }
            }
            Step::Chance(chance) => Entry::Chance(playout::luck(&game, chance, &mut numbers)),
            Step::Over(_) => return record,
        };
        record.push(entry, None).expect("bots and chance answer what is asked");
    }
}
