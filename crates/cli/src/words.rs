//! Questions and events as English sentences.

use kaiju_engine::{
    Cause, Chance, Decision, Event, Face, Outcome, Place, PowerId, PowerSet, RuleSet, Seat, Source, Step,
    Token, Victory,
};
use kaiju_notation::{Names, dice_text, face_text};

/// The names of players, and of cards, which differ in the Dark Edition.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The players.
    pub names: &'a Names,
    /// The rules.
    pub rules: &'a RuleSet,
}

impl Words<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.names.text(seat)
    }

    fn power(&self, power: PowerId) -> &'static str {
        power.power().name(self.rules)
    }

    fn powers(&self, powers: PowerSet) -> String {
        powers.iter().map(|power| self.power(power)).collect::<Vec<_>>().join(", ")
    }

    /// The open question, with the player who is asked.
    pub fn question(&self, step: Step) -> String {
        match step {
            Step::Decide { seat, decision } => {
                format!("{} is asked {}", self.name(seat), self.decision(decision))
            }
            Step::Chance(chance) => self.chance(chance),
            Step::Over(_) => "Nobody is asked anything".to_owned(),
        }
    }

    fn decision(&self, decision: Decision) -> String {
        match decision {
            Decision::Start => "about powers at the start of the turn".to_owned(),
            Decision::Keep { rolls_left } => {
                format!("which dice to keep, with {} left", count(rolls_left, "roll"))
            }
            Decision::Probe => "about powers on these dice".to_owned(),
            Decision::Fix => "about powers on the final dice".to_owned(),
            Decision::SideDice => "about powers on the dice rolled for a power".to_owned(),
            Decision::Resolve => "what to resolve next".to_owned(),
            Decision::Tile { level } => format!("which tile of level {level} to take"),
            Decision::Threat { loss } => format!("about powers against the loss of {}", count(loss, "heart")),
            Decision::Leave => "whether to leave Tokyo".to_owned(),
            Decision::Left => "about powers after leaving Tokyo".to_owned(),
            Decision::Shop => "what to buy".to_owned(),
            Decision::Reveal => "about powers on the revealed cards".to_owned(),
            Decision::Choose { power } => format!("what to choose for {}", self.power(power)),
            Decision::Sell => "about powers at the end of the turn".to_owned(),
            Decision::Again => "about powers after the turn".to_owned(),
        }
    }

    fn chance(&self, chance: Chance) -> String {
        match chance {
            Chance::Sides => "Chance turns the tiles".to_owned(),
            Chance::FirstSeat => "Chance picks who starts".to_owned(),
            Chance::RollOff { seat } => format!("{} rolls for the start", self.name(seat)),
            Chance::Dice { seat, dice } => format!("{} rolls {}", self.name(seat), dice_count(dice)),
            Chance::SideDice { seat, power, dice } => {
                format!("{} rolls {} for {}", self.name(seat), dice_count(dice), self.power(power))
            }
            Chance::Reroll { seat } => format!("{} rolls one die again", self.name(seat)),
            Chance::Draw { slot } => format!("A card is drawn for place {}", slot + 1),
            Chance::Peek { seat } => format!("{} looks at the top card", self.name(seat)),
        }
    }

    fn why(&self, cause: Cause) -> String {
        match cause {
            Cause::Dice(face) => format!("dice showing {}", face_text(face)),
            Cause::Entry => "entering Tokyo".to_owned(),
            Cause::Income => "starting a turn in Tokyo".to_owned(),
            Cause::Poison => "poison".to_owned(),
            Cause::Power(power) => self.power(power).to_owned(),
            Cause::Purchase(card) => format!("the purchase of {}", self.power(card)),
            Cause::Sweep => "new cards in the market".to_owned(),
        }
    }

    fn outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Won { seat, by: Victory::Points } => {
                format!("{} has won with 20 points", self.name(seat))
            }
            Outcome::Won { seat, by: Victory::LastAlive } => {
                format!("{} has won as the only monster alive", self.name(seat))
            }
            Outcome::Won { seat, by: Victory::Power(power) } => {
                format!("{} has won by {}", self.name(seat), self.power(power))
            }
            Outcome::AllLost => "nobody has won".to_owned(),
            Outcome::Drawn => "it is a draw".to_owned(),
        }
    }

    /// One sentence for an event, without a full stop; for the beginning of a turn, its heading.
    pub fn event(&self, event: Event) -> String {
        match event {
            Event::TilesLaid { tiles } => format!("The tiles are {}", self.powers(tiles)),
            Event::RolledOff { seat, dice } => {
                format!("{} rolled {} for the start", self.name(seat), dice_text(dice))
            }
            Event::Revealed { slot, card } => {
                format!("{} was turned up in place {}", self.power(card), slot + 1)
            }
            Event::Reshuffled { deck } => format!("The {} discarded cards became the deck", deck.len()),
            Event::TurnBegan { seat, extra, dice_fewer } => {
                let extra = if extra { ", an extra turn" } else { "" };
                match dice_fewer {
                    0 => format!("{}{extra}", self.name(seat)),
                    _ => format!("{}{extra}, {} short", self.name(seat), dice_count(dice_fewer)),
                }
            }
            Event::DiceCounted { seat, dice, rolls_left, .. } => {
                format!("{} has {} and {}", self.name(seat), dice_count(dice), count(rolls_left, "roll"))
            }
            Event::Rolled { seat, rolled, dice, rolls_left } => format!(
                "{} rolled {}: now {}, with {} left",
                self.name(seat),
                dice_count(rolled),
                dice_text(dice),
                count(rolls_left, "roll")
            ),
            Event::Kept { seat, dice, .. } => format!("{} kept {}", self.name(seat), dice_text(dice)),
            Event::SideRolled { seat, power, dice } => {
                format!("{} rolled {} for {}", self.name(seat), dice_text(dice), self.power(power))
            }
            Event::SideDiceUsed { seat, power, dice } => {
                format!(
                    "The dice of {} for {} stand: {}",
                    self.name(seat),
                    self.power(power),
                    dice_text(dice)
                )
            }
            Event::DieLifted { seat, face, .. } => {
                format!("{} took up a die showing {}", self.name(seat), face_text(face))
            }
            Event::DieRerolled { face, .. } => format!("The die shows {} now", face_text(face)),
            Event::DieTurned { seat, from, to, .. } => {
                format!("{} turned a die from {} to {}", self.name(seat), face_text(from), face_text(to))
            }
            Event::RollGained { rolls_left, .. } => {
                format!("A further roll was won: {} left", count(rolls_left, "roll"))
            }
            Event::ResultFixed { claws, hearts, .. } => {
                format!(
                    "The result is final, with {} and {}",
                    count(claws, "claw"),
                    count(hearts, "usable heart")
                )
            }
            Event::ClawsRecounted { claws, .. } => format!("The result has {} now", count(claws, "claw")),
            Event::BlockResolved { face, count } => self.block(face, count),
            Event::ResultDone => "The dice have been dealt with".to_owned(),
            Event::Used { seat, power } => format!("{} used {}", self.name(seat), self.power(power)),
            Event::Passed { seat } => format!("{} passed", self.name(seat)),
            Event::PointsGained { .. }
            | Event::PointsLost { .. }
            | Event::EnergyGained { .. }
            | Event::EnergySpent { .. }
            | Event::Healed { .. }
            | Event::Hurt { .. }
            | Event::Prevented { .. }
            | Event::HeartsSet { .. } => self.change(event),
            Event::Shielded { seat, .. } => format!("{} loses no more hearts in this turn", self.name(seat)),
            Event::TokenGiven { seat, token, now, .. } => {
                format!("{} got a {} token and has {now}", self.name(seat), token_word(token))
            }
            Event::TokenRemoved { seat, token, now, .. } => {
                format!("{} lost a {} token and has {now}", self.name(seat), token_word(token))
            }
            Event::Moved { seat, from, to } => self.moved(seat, from, to),
            Event::BayClosed => "Tokyo Bay was closed".to_owned(),
            Event::Stayed { seat } => format!("{} stayed in Tokyo", self.name(seat)),
            Event::WickednessMoved { seat, now, .. } => format!("{} has wickedness {now}", self.name(seat)),
            Event::TileTaken { seat, tile } => {
                format!("{} took the tile {}", self.name(seat), self.power(tile))
            }
            Event::Bought { seat, card, paid, source } => {
                let from = match source {
                    Source::Market(_) => String::new(),
                    Source::Deck => " from the top of the deck".to_owned(),
                    Source::Monster(owner) => format!(" from {}", self.name(owner)),
                };
                format!("{} bought {}{from} for {paid} energy", self.name(seat), self.power(card))
            }
            Event::Handed { from, to, card } => {
                format!("{} went from {} to {}", self.power(card), self.name(from), self.name(to))
            }
            Event::Discarded { seat, power } => {
                format!("{} of {} was discarded", self.power(power), self.name(seat))
            }
            Event::Swept { seat } => format!("{} swept the market", self.name(seat)),
            Event::CounterSet { power, now } => format!("{} holds {now} now", self.power(power)),
            Event::Copied { copier, card: Some(card) } => {
                format!("{} copies {}", self.power(copier), self.power(card))
            }
            Event::Copied { copier, card: None } => format!("{} copies nothing", self.power(copier)),
            Event::CopySpent { copier } => format!("What {} copies is used up", self.power(copier)),
            Event::Peeked { seat, card: Some(card) } => {
                format!("{} saw {} on top of the deck", self.name(seat), self.power(card))
            }
            Event::Peeked { seat, card: None } => format!("{} looked at the top card", self.name(seat)),
            Event::ExtraTurnWon { seat, dice_fewer: 0, .. } => {
                format!("{} won an extra turn", self.name(seat))
            }
            Event::ExtraTurnWon { seat, dice_fewer, .. } => {
                format!("{} won an extra turn, {} short", self.name(seat), dice_count(dice_fewer))
            }
            Event::Saved { seat, power } => format!("{} saved {}", self.power(power), self.name(seat)),
            Event::Risen { seat } => format!("{} has risen from the dead", self.name(seat)),
            Event::Eliminated { seat, .. } => format!("{} is out of the game", self.name(seat)),
            Event::GameOver { outcome } => format!("The game is over: {}", self.outcome(outcome)),
        }
    }

    /// Points, energy and hearts that changed.
    fn change(&self, event: Event) -> String {
        match event {
            Event::PointsGained { seat, points, now, cause } => {
                format!(
                    "{} gained {} and has {now}: {}",
                    self.name(seat),
                    count(points, "point"),
                    self.why(cause)
                )
            }
            Event::PointsLost { seat, points, now, cause } => {
                format!(
                    "{} lost {} and has {now}: {}",
                    self.name(seat),
                    count(points, "point"),
                    self.why(cause)
                )
            }
            Event::EnergyGained { seat, energy, now, cause, .. } => {
                format!("{} gained {energy} energy and has {now}: {}", self.name(seat), self.why(cause))
            }
            Event::EnergySpent { seat, energy, now, cause } => {
                format!("{} spent {energy} energy and has {now}: {}", self.name(seat), self.why(cause))
            }
            Event::Healed { seat, hearts, now, cause, .. } => {
                format!(
                    "{} healed {} and has {now}: {}",
                    self.name(seat),
                    count(hearts, "heart"),
                    self.why(cause)
                )
            }
            Event::Hurt { seat, hearts, now, author, cause, .. } => {
                let author = author.map(|author| format!("{}, ", self.name(author))).unwrap_or_default();
                let (name, lost) = (self.name(seat), count(hearts, "heart"));
                format!("{name} lost {lost} and has {now}: {author}{}", self.why(cause))
            }
            Event::Prevented { seat, hearts, .. } => {
                format!("{} was spared {}", self.name(seat), count(hearts, "heart"))
            }
            Event::HeartsSet { seat, now, cause } => {
                format!("{} has {} now: {}", self.name(seat), count(now, "heart"), self.why(cause))
            }
            _ => unreachable!("only called for changes of a monster"),
        }
    }

    fn block(&self, face: Face, times: u8) -> String {
        match face {
            Face::Energy => format!("{times} energy counted"),
            Face::Heart => format!("{} used", count(times, "heart")),
            Face::Claw => format!("{} struck", count(times, "claw")),
            Face::One | Face::Two | Face::Three => format!("{} counted", count(times, face_text(face))),
        }
    }

    fn moved(&self, seat: Seat, from: Place, to: Place) -> String {
        let name = self.name(seat);
        match (from, to) {
            (Place::Outside, Place::City) => format!("{name} entered Tokyo City"),
            (Place::Outside, Place::Bay) => format!("{name} entered Tokyo Bay"),
            (Place::City, Place::Outside) => format!("{name} left Tokyo City"),
            (Place::Bay, Place::Outside) => format!("{name} left Tokyo Bay"),
            (_, Place::City) => format!("{name} moved to Tokyo City"),
            (_, Place::Bay) => format!("{name} moved to Tokyo Bay"),
            (Place::Outside, Place::Outside) => format!("{name} stayed outside Tokyo"),
        }
    }
}

fn count(number: u8, word: &str) -> String {
    if number == 1 { format!("1 {word}") } else { format!("{number} {word}s") }
}

fn dice_count(number: u8) -> String {
    if number == 1 { "1 die".to_owned() } else { format!("{number} dice") }
}

fn token_word(token: Token) -> &'static str {
    match token {
        Token::Poison => "poison",
        Token::Shrink => "shrink",
    }
}
