//! The open question, as the one who is asked sees it and as all others do.

use crate::clock::Due;
use crate::foresight;
use crate::table::Table;
use kaiju_engine::{Action, ActionList, Decision, Game, Pick, Seat, SeatSet, Step};
use kaiju_notation::{Names, action_text};
use kaiju_protocol::{Choice, Keep, Question, Threat};

/// The open question for everybody.
pub struct Questions {
    /// Without choices.
    pub public: Question,
    /// With choices; only made if somebody is there to see it.
    pub asked: Option<Question>,
}

impl Questions {
    /// The open question of a table. The choices are only made if the one who is asked is connected. `due` is when a bot answers.
    pub fn of(table: &Table, due: Option<Due>, connected: SeatSet) -> Option<Questions> {
        let playing = table.running()?;
        let mut public = public_question(playing.game(), playing.question_seq)?;
        public.can_take_back = table.can_take_back();
        public.bot_at = due.map(|due| due.at);
        public.reserve_ms = table.info.options.clock.map(|_| playing.reserves[public.seat.index()]);
        let is_there = connected.contains(public.seat);
        let asked = is_there.then(|| with_choices(public.clone(), playing.game(), &playing.names));
        Some(Questions { public, asked })
    }

    /// The seat that is asked.
    pub fn seat(&self) -> SeatSet {
        SeatSet::only(self.public.seat)
    }

    /// The question for whoever has these seats.
    pub fn for_eyes(&self, eyes: SeatSet) -> &Question {
        let asked = self.asked.as_ref().filter(|_| eyes.contains(self.public.seat));
        asked.unwrap_or(&self.public)
    }
}

/// The choice of an action in a game that one seat sees.
fn choice(action: Action, seen: &Game, names: &Names) -> Choice {
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
        verb: action.verb(),
        power,
        pick: pick.filter(|&pick| pick != Pick::None),
        face: if let Action::Resolve(face) = action { Some(face) } else { None },
        token: if let Action::Cure(token) = action { Some(token) } else { None },
        effects: foresight::effects_of(action, seen),
    }
}

/// The question that `game` asks, as everybody sees it: without choices, and without a clock. `seq` is the number to answer with.
pub fn public_question(game: &Game, seq: u64) -> Option<Question> {
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
pub fn with_choices(mut question: Question, game: &Game, names: &Names) -> Question {
    let view = game.view(Some(question.seat));
    let mut actions = ActionList::new();
    view.legal_actions(&mut actions);
    let is_keep = |action: &Action| matches!(action, Action::Keep(_));
    question.keep = match actions.iter().filter(|action| is_keep(action)).count() {
        0 => None,
        1 => Some(Keep::All),
        _ => Some(Keep::Any),
    };
    if question.keep.is_some() {
        question.stop = foresight::outcome_of_stopping(view.game());
    }
    let others = actions.iter().filter(|action| !is_keep(action));
    question.choices = others.map(|&action| choice(action, view.game(), names)).collect();
    question
}

/// What is coming to `seat`.
fn threat(game: &Game, decision: Decision, seat: Seat) -> Threat {
    if !decision.kind().is_before_damage() {
        return Threat::default();
    }
    let (hearts, changed_by) = game.threat(seat);
    Threat { hearts, changed_by }
}
