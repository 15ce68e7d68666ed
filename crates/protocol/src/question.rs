//! The open question.

use crate::words::action_words;
use kaiju_engine::{
    Action, ActionList, Chance, Decision, Event, Face, Game, Luck, Pick, PowerId, PowerSet, Seat, Step,
    Token, Verb,
};
use kaiju_notation::{Names, action_text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A question to a player. Everybody sees who is asked what; the choices are told to the one who is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Question {
    /// The number to answer with: that of the last entry of the log that the question depends on.
    pub seq: u64,
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub decision: Decision,
    /// Hearts that each monster can have at most, in seat order.
    pub max_hearts: Vec<u8>,
    /// What the face-up cards cost the seat that is asked, as they lie.
    pub prices: Vec<Option<u8>>,
    /// What each monster is about to lose, in seat order; nothing where no damage is coming.
    #[serde(default)]
    pub threats: Vec<Threat>,
    /// Whether and which dice may be kept; only for those who are asked.
    pub keep: Option<Keep>,
    /// What would happen if all dice were kept and nobody stepped in; only for those who are asked.
    #[serde(default)]
    pub stop: Vec<Event>,
    /// All other legal answers; only for those who are asked.
    pub choices: Vec<Choice>,
    /// Whether the seat can take back its last choice.
    pub can_take_back: bool,
    /// When a bot answers instead, in milliseconds since 1970, if nobody does.
    pub bot_at: Option<u64>,
    /// What is left of the seat's reserve when `bot_at` is reached without it, in milliseconds.
    pub reserve_ms: Option<u64>,
}

/// Damage that is coming to a monster.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
pub struct Threat {
    /// Hearts that it loses if nothing is done about it.
    pub hearts: u8,
    /// The powers of both sides without which it would be another number.
    pub changed_by: PowerSet,
}

/// Which dice may be kept. The answer is `keep` with faces: `keep 2 2 claw`, `keep none`, or `keep all`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    /// Any of the dice that lie; the others are rolled again.
    Any,
    /// All of them: no roll is left.
    All,
}

/// A legal answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Choice {
    /// The answer in the notation, to be sent back.
    pub action: String,
    /// The answer in English words.
    pub words: String,
    /// What sort of answer it is.
    pub verb: Verb,
    /// The power that is used, bought or taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub power: Option<PowerId>,
    /// What is picked with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pick: Option<Pick>,
    /// The face that is resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<Face>,
    /// The token that is removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<Token>,
    /// What would happen if nobody stepped in, until chance or somebody is asked again. A purchase is told past the card
    /// that is drawn in its place, as far as that card does not matter.
    pub effects: Vec<Event>,
}

impl Choice {
    /// The choice of an action in a game that one seat sees.
    pub fn of(action: Action, seen: &Game, names: &Names) -> Choice {
        let (power, pick) = match action {
            Action::Use(power, pick) => (Some(power), Some(pick)),
            Action::Take(power) | Action::Buy(power) => (Some(power), None),
            Action::Keep(_)
            | Action::Pass
            | Action::Resolve(_)
            | Action::Cure(_)
            | Action::Yield
            | Action::Stay
            | Action::Sweep
            | Action::End => (None, None),
        };
        Choice {
            action: action_text(action, names),
            words: action_words(action, seen, names),
            verb: action.verb(),
            power,
            pick: pick.filter(|&pick| pick != Pick::None),
            face: if let Action::Resolve(face) = action { Some(face) } else { None },
            token: if let Action::Cure(token) = action { Some(token) } else { None },
            effects: effects_of(action, seen),
        }
    }
}

impl Question {
    /// The question that `game` asks, as everybody sees it: without choices, and without a clock.
    pub fn public(game: &Game, seq: u64) -> Option<Question> {
        let Step::Decide { seat, decision } = game.step() else { return None };
        let prices = game.market().map(|card| card.map(|card| game.price(seat, card)));
        Some(Question {
            seq,
            seat,
            decision,
            max_hearts: game.seats().iter().map(|seat| game.max_hearts(seat)).collect(),
            prices: prices.to_vec(),
            threats: game.seats().iter().map(|seat| threat(game, decision, seat)).collect(),
            keep: None,
            stop: Vec::new(),
            choices: Vec::new(),
            can_take_back: false,
            bot_at: None,
            reserve_ms: None,
        })
    }

    /// The same question for those who are asked: with all choices. They are made from what the seat sees.
    pub fn with_choices(mut self, game: &Game, names: &Names) -> Question {
        let view = game.view(Some(self.seat));
        let mut actions = ActionList::new();
        view.legal_actions(&mut actions);
        let is_keep = |action: &Action| matches!(action, Action::Keep(_));
        self.keep = match actions.iter().filter(|action| is_keep(action)).count() {
            0 => None,
            1 => Some(Keep::All),
            _ => Some(Keep::Any),
        };
        if self.keep.is_some() {
            self.stop = outcome_of_stopping(view.game());
        }
        let others = actions.iter().filter(|action| !is_keep(action));
        self.choices = others.map(|&action| Choice::of(action, view.game(), names)).collect();
        self
    }
}

/// What is coming to `seat`.
fn threat(game: &Game, decision: Decision, seat: Seat) -> Threat {
    match decision {
        Decision::Threat { .. } | Decision::SideDice => {
            let (hearts, changed_by) = game.threat(seat);
            Threat { hearts, changed_by }
        }
        Decision::Start
        | Decision::Keep { .. }
        | Decision::Probe
        | Decision::Fix
        | Decision::Resolve
        | Decision::Tile { .. }
        | Decision::Leave
        | Decision::Left
        | Decision::Shop
        | Decision::Reveal
        | Decision::Choose { .. }
        | Decision::Sell
        | Decision::Again => Threat::default(),
    }
}

/// What `action` would do, as in [`Choice::effects`].
fn effects_of(action: Action, seen: &Game) -> Vec<Event> {
    let mut effects = Vec::new();
    let mut after = *seen;
    // An action that is listed is legal; if it were not, nothing would happen.
    let _ = after.play(action, Some(&mut effects));
    // A card that is bought takes effect once another one lies in its place (OPEN-23). Whether its buyer can go on
    // buying depends on that one: what both the cheapest and the dearest lead to does not.
    if !effects.iter().any(|event| matches!(event, Event::Bought { .. }))
        || !matches!(after.step(), Step::Chance(Chance::Draw { .. }))
    {
        unanswered(&mut after, seen, &mut effects);
        return effects;
    }
    let price = |&card: &PowerId| after.price(after.turn().active, card);
    let ends = [after.deck().iter().min_by_key(price), after.deck().iter().max_by_key(price)];
    let [cheap, dear] = ends.map(|card| {
        let (mut game, mut events) = (after, Vec::new());
        if let Some(card) = card
            && game.resolve(Luck::Card(card), Some(&mut events)).is_ok()
        {
            unanswered(&mut game, seen, &mut events);
        }
        events.retain(|event| !matches!(event, Event::Revealed { .. }));
        events
    });
    effects.extend(cheap.iter().zip(&dear).take_while(|(one, other)| one == other).map(|(&event, _)| event));
    effects
}

/// Goes on while somebody could only step in against damage, and nobody does. A seat that is asked about just that is asked
/// again for itself.
fn unanswered(game: &mut Game, asked: &Game, events: &mut Vec<Event>) {
    let open = asked.step();
    while let Step::Decide { seat, decision: Decision::Threat { .. } } = game.step() {
        let is_asked =
            matches!(open, Step::Decide { seat: own, decision: Decision::Threat { .. } } if own == seat);
        if is_asked || game.play(Action::Pass, Some(events)).is_err() {
            break;
        }
    }
}

/// What happens if the active monster keeps all its dice: powers are not used, blocks are resolved in the order of the
/// list, damage is taken. It ends where chance is asked, where somebody must choose otherwise, or with the dice.
fn outcome_of_stopping(seen: &Game) -> Vec<Event> {
    let mut game = *seen;
    let mut events = Vec::new();
    let mut answer = Action::Keep(game.turn().dice);
    while game.play(answer, Some(&mut events)).is_ok() {
        let Step::Decide { decision, .. } = game.step() else { break };
        answer = match decision {
            Decision::Probe | Decision::Fix | Decision::Threat { .. } => Action::Pass,
            Decision::Resolve => match game.nth_action(0) {
                Some(action @ (Action::Resolve(_) | Action::Pass)) => action,
                Some(_) | None => break,
            },
            Decision::Start
            | Decision::Keep { .. }
            | Decision::SideDice
            | Decision::Tile { .. }
            | Decision::Leave
            | Decision::Left
            | Decision::Shop
            | Decision::Reveal
            | Decision::Choose { .. }
            | Decision::Sell
            | Decision::Again => break,
        };
    }
    events
}
