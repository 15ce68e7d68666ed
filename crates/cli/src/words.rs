//! Questions and events as sentences, in the language of the reader.

use kaiju_engine::rules::Printing;
use kaiju_engine::{
    Cause, Chance, Decision, Dice, Event, Face, Outcome, Place, PowerId, PowerSet, RuleSet, Seat, Source,
    Step, Token, Victory,
};
use kaiju_notation::{Names, face_text};
use kaiju_text::{Texts, Value};

/// The language, the names of players, and the rules: names of cards differ between printings.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The players.
    pub names: &'a Names,
    /// The rules.
    pub rules: &'a RuleSet,
}

impl Words<'_> {
    fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.texts.say(id, values)
    }

    /// A sentence about a player.
    fn of(&self, id: &str, seat: Seat, values: &[(&str, Value<'_>)]) -> String {
        let mut all = vec![("name", self.name(seat))];
        all.extend(values.iter().cloned());
        self.say(id, &all)
    }

    fn name(&self, seat: Seat) -> Value<'_> {
        self.names.text(seat).into()
    }

    fn power(&self, power: PowerId) -> Value<'static> {
        self.power_name(power).into()
    }

    fn power_name(&self, power: PowerId) -> String {
        // The second copy of a card (`extra-head#2`) has the name of the first.
        let print = power.text().split('#').next().unwrap_or_default();
        let id = format!("card-{print}");
        let printed = match self.rules.printing() {
            Printing::First => None,
            Printing::Second => self.texts.attribute(&id, "modern"),
            Printing::Dark => {
                self.texts.attribute(&id, "dark").or_else(|| self.texts.attribute(&id, "modern"))
            }
        };
        printed.unwrap_or_else(|| self.say(&id, &[]))
    }

    fn powers(&self, powers: PowerSet) -> Value<'static> {
        powers.iter().map(|power| self.power_name(power)).collect::<Vec<_>>().join(", ").into()
    }

    fn face(&self, face: Face) -> String {
        self.say(&format!("face-{}", face_text(face)), &[])
    }

    fn dice(&self, dice: Dice) -> Value<'static> {
        let faces: Vec<String> = Face::ALL
            .into_iter()
            .flat_map(|face| std::iter::repeat_n(self.face(face), usize::from(dice.of(face))))
            .collect();
        if faces.is_empty() { self.say("told-none", &[]).into() } else { faces.join(" ").into() }
    }

    /// The open question, with the player who is asked.
    pub fn question(&self, step: Step) -> String {
        match step {
            Step::Decide { seat, decision } => self.decision(seat, decision),
            Step::Chance(chance) => self.chance(chance),
            Step::Over(_) => self.say("asked-nobody", &[]),
        }
    }

    fn decision(&self, seat: Seat, decision: Decision) -> String {
        let (id, value) = match decision {
            Decision::Start => ("asked-start", None),
            Decision::Keep { rolls_left } => ("asked-keep", Some(("rolls", rolls_left.into()))),
            Decision::Probe => ("asked-probe", None),
            Decision::Fix => ("asked-fix", None),
            Decision::SideDice => ("asked-side_dice", None),
            Decision::Resolve => ("asked-resolve", None),
            Decision::Tile { level } => ("asked-tile", Some(("level", level.into()))),
            Decision::Threat { loss } => ("asked-threat", Some(("hearts", loss.into()))),
            Decision::Leave => ("asked-leave", None),
            Decision::Left => ("asked-left", None),
            Decision::Shop => ("asked-shop", None),
            Decision::Reveal => ("asked-reveal", None),
            Decision::Choose { power } => ("asked-choose", Some(("card", self.power(power)))),
            Decision::Sell => ("asked-sell", None),
            Decision::Again => ("asked-again", None),
        };
        self.of(id, seat, value.as_slice())
    }

    fn chance(&self, chance: Chance) -> String {
        match chance {
            Chance::Sides => self.say("chance-sides", &[]),
            Chance::FirstSeat => self.say("chance-first", &[]),
            Chance::RollOff { seat } => self.of("chance-roll-off", seat, &[]),
            Chance::Dice { seat, dice } => self.of("chance-dice", seat, &[("n", dice.into())]),
            Chance::SideDice { seat, power, dice } => {
                self.of("chance-side-dice", seat, &[("n", dice.into()), ("card", self.power(power))])
            }
            Chance::Reroll { seat } => self.of("chance-reroll", seat, &[]),
            Chance::Draw { slot } => self.say("chance-draw", &[("place", (slot + 1).into())]),
            Chance::Peek { seat } => self.of("chance-peek", seat, &[]),
        }
    }

    fn why(&self, cause: Cause) -> Value<'static> {
        let said = match cause {
            Cause::Dice(face) => self.say("told-why-dice", &[("dice", self.face(face).into())]),
            Cause::Entry => self.say("told-why-entry", &[]),
            Cause::Income => self.say("told-why-income", &[]),
            Cause::Poison => self.say("told-why-poison", &[]),
            Cause::Power(power) => self.say("told-why-power", &[("card", self.power(power))]),
            Cause::Purchase(card) => self.say("told-why-purchase", &[("card", self.power(card))]),
            Cause::Sweep => self.say("told-why-sweep", &[]),
        };
        said.into()
    }

    /// The result of a game, without a full stop.
    pub fn outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Won { seat, by: Victory::Points } => self.of("over-points", seat, &[]),
            Outcome::Won { seat, by: Victory::LastAlive } => self.of("over-last-alive", seat, &[]),
            Outcome::Won { seat, by: Victory::Power(power) } => {
                self.of("over-power", seat, &[("card", self.power(power))])
            }
            Outcome::AllLost => self.say("over-nobody", &[]),
            Outcome::Drawn => self.say("over-draw", &[]),
        }
    }

    /// One sentence for an event, without a full stop; for the beginning of a turn, its heading.
    pub fn event(&self, event: Event) -> String {
        match event {
            Event::TilesLaid { tiles } => self.say("told-tiles", &[("cards", self.powers(tiles))]),
            Event::RolledOff { seat, dice } => self.of("told-rolled-off", seat, &[("dice", self.dice(dice))]),
            Event::Revealed { slot, card } => {
                self.say("told-revealed", &[("card", self.power(card)), ("place", (slot + 1).into())])
            }
            Event::Reshuffled { deck } => self.say("told-reshuffled", &[("n", deck.len().into())]),
            Event::TurnBegan { seat, extra, dice_fewer } => {
                let extra = if extra { "yes" } else { "no" };
                self.of("told-turn", seat, &[("extra", extra.into()), ("fewer", dice_fewer.into())])
            }
            Event::DiceCounted { seat, dice, rolls_left, .. } => {
                self.of("told-dice-counted", seat, &[("n", dice.into()), ("rolls", rolls_left.into())])
            }
            Event::Rolled { seat, rolled, dice, rolls_left } => {
                let values = [("n", rolled.into()), ("dice", self.dice(dice)), ("rolls", rolls_left.into())];
                self.of("told-rolled", seat, &values)
            }
            Event::Kept { seat, dice, .. } => self.of("told-kept", seat, &[("dice", self.dice(dice))]),
            Event::SideRolled { seat, power, dice } => {
                self.of("told-side-rolled", seat, &[("dice", self.dice(dice)), ("card", self.power(power))])
            }
            Event::SideDiceUsed { seat, power, dice } => {
                self.of("told-side-used", seat, &[("card", self.power(power)), ("dice", self.dice(dice))])
            }
            Event::DieLifted { seat, face, .. } => {
                self.of("told-lifted", seat, &[("dice", self.face(face).into())])
            }
            Event::DieRerolled { face, .. } => self.say("told-rerolled", &[("dice", self.face(face).into())]),
            Event::DieTurned { seat, from, to, .. } => {
                let values = [("from", self.face(from).into()), ("to", self.face(to).into())];
                self.of("told-turned", seat, &values)
            }
            Event::RollGained { rolls_left, .. } => {
                self.say("told-roll-gained", &[("rolls", rolls_left.into())])
            }
            Event::ResultFixed { claws, hearts, .. } => {
                self.say("told-fixed", &[("claws", claws.into()), ("hearts", hearts.into())])
            }
            Event::ClawsRecounted { claws, .. } => self.say("told-recounted", &[("claws", claws.into())]),
            Event::BlockResolved { face, count } => self.block(face, count),
            Event::ResultDone => self.say("told-done", &[]),
            Event::Used { seat, power } => self.of("told-used", seat, &[("card", self.power(power))]),
            Event::Passed { seat } => self.of("told-passed", seat, &[]),
            Event::PointsGained { .. }
            | Event::PointsLost { .. }
            | Event::EnergyGained { .. }
            | Event::EnergySpent { .. }
            | Event::Healed { .. }
            | Event::Hurt { .. }
            | Event::Prevented { .. }
            | Event::HeartsSet { .. } => self.change(event),
            Event::Shielded { seat, .. } => self.of("told-shielded", seat, &[]),
            Event::TokenGiven { seat, token, now, .. } => {
                self.of("told-token-given", seat, &[("token", token_id(token)), ("now", now.into())])
            }
            Event::TokenRemoved { seat, token, now, .. } => {
                self.of("told-token-removed", seat, &[("token", token_id(token)), ("now", now.into())])
            }
            Event::Moved { seat, from, to } => self.moved(seat, from, to),
            Event::BayClosed => self.say("told-bay-closed", &[]),
            Event::Stayed { seat } => self.of("told-stayed", seat, &[]),
            Event::WickednessMoved { seat, now, .. } => {
                self.of("told-wickedness", seat, &[("now", now.into())])
            }
            Event::TileTaken { .. }
            | Event::Bought { .. }
            | Event::Handed { .. }
            | Event::Discarded { .. }
            | Event::Swept { .. }
            | Event::CounterSet { .. }
            | Event::Copied { .. }
            | Event::CopySpent { .. }
            | Event::Peeked { .. } => self.card_event(event),
            Event::ExtraTurnWon { seat, dice_fewer, .. } => {
                self.of("told-extra-turn", seat, &[("fewer", dice_fewer.into())])
            }
            Event::Saved { seat, power } => self.of("told-saved", seat, &[("card", self.power(power))]),
            Event::Risen { seat } => self.of("told-risen", seat, &[]),
            Event::Eliminated { seat, .. } => self.of("told-out", seat, &[]),
            Event::GameOver { outcome } => self.say("told-over", &[("what", self.outcome(outcome).into())]),
        }
    }

    /// Cards that come, go or change.
    fn card_event(&self, event: Event) -> String {
        match event {
            Event::TileTaken { seat, tile } => self.of("told-tile", seat, &[("card", self.power(tile))]),
            Event::Bought { seat, card, paid, source } => {
                let (from, whom) = match source {
                    Source::Market(_) => ("market", "".into()),
                    Source::Deck => ("deck", "".into()),
                    Source::Monster(owner) => ("player", self.name(owner)),
                };
                let values =
                    [("card", self.power(card)), ("from", from.into()), ("whom", whom), ("n", paid.into())];
                self.of("told-bought", seat, &values)
            }
            Event::Handed { from, to, card } => {
                self.of("told-handed", to, &[("card", self.power(card)), ("whom", self.name(from))])
            }
            Event::Discarded { seat, power } => {
                self.of("told-discarded", seat, &[("card", self.power(power))])
            }
            Event::Swept { seat } => self.of("told-swept", seat, &[]),
            Event::CounterSet { power, now } => {
                self.say("told-counter", &[("card", self.power(power)), ("now", now.into())])
            }
            Event::Copied { copier, card: Some(card) } => {
                self.say("told-copies", &[("card", self.power(copier)), ("target", self.power(card))])
            }
            Event::Copied { copier, card: None } => {
                self.say("told-copies-nothing", &[("card", self.power(copier))])
            }
            Event::CopySpent { copier } => self.say("told-copy-spent", &[("card", self.power(copier))]),
            Event::Peeked { seat, card: Some(card) } => {
                self.of("told-saw", seat, &[("card", self.power(card))])
            }
            Event::Peeked { seat, card: None } => self.of("told-peeked", seat, &[]),
            _ => unreachable!("only called for events of cards"),
        }
    }

    /// Points, energy and hearts that changed.
    fn change(&self, event: Event) -> String {
        let changed = |id: &str, seat, n: u8, now: u8, cause| {
            self.of(id, seat, &[("n", n.into()), ("now", now.into()), ("why", self.why(cause))])
        };
        match event {
            Event::PointsGained { seat, points, now, cause } => {
                changed("told-points-gained", seat, points, now, cause)
            }
            Event::PointsLost { seat, points, now, cause } => {
                changed("told-points-lost", seat, points, now, cause)
            }
            Event::EnergyGained { seat, energy, now, cause, .. } => {
                changed("told-energy-gained", seat, energy, now, cause)
            }
            Event::EnergySpent { seat, energy, now, cause } => {
                changed("told-energy-spent", seat, energy, now, cause)
            }
            Event::Healed { seat, hearts, now, cause, .. } => {
                changed("told-healed", seat, hearts, now, cause)
            }
            Event::Hurt { seat, hearts, now, author, cause, .. } => {
                let (by, whom) = match author {
                    Some(author) => ("player", self.name(author)),
                    None => ("nobody", "".into()),
                };
                let values = [
                    ("n", hearts.into()),
                    ("now", now.into()),
                    ("by", by.into()),
                    ("whom", whom),
                    ("why", self.why(cause)),
                ];
                self.of("told-hurt", seat, &values)
            }
            Event::Prevented { seat, hearts, .. } => self.of("told-spared", seat, &[("n", hearts.into())]),
            Event::HeartsSet { seat, now, cause } => {
                self.of("told-hearts-set", seat, &[("n", now.into()), ("why", self.why(cause))])
            }
            _ => unreachable!("only called for changes of a monster"),
        }
    }

    fn block(&self, face: Face, times: u8) -> String {
        let id = match face {
            Face::Energy => "told-block-energy",
            Face::Heart => "told-block-heart",
            Face::Claw => "told-block-claw",
            Face::One | Face::Two | Face::Three => "told-block-number",
        };
        self.say(id, &[("n", times.into()), ("dice", self.face(face).into())])
    }

    fn moved(&self, seat: Seat, from: Place, to: Place) -> String {
        let (id, place) = match (from, to) {
            (Place::Outside, place) => ("told-entered", place),
            (place, Place::Outside) => ("told-left", place),
            (_, place) => ("told-moved", place),
        };
        let place = if place == Place::Bay { "bay" } else { "city" };
        self.of(id, seat, &[("place", place.into())])
    }
}

fn token_id(token: Token) -> Value<'static> {
    match token {
        Token::Poison => "poison".into(),
        Token::Shrink => "shrink".into(),
    }
}
