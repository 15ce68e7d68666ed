//! The open question, as the asked player sees it and as everybody else does.

use crate::foresight::{self, Foretold, comes_by_itself, foretell};
use kaiju_engine::{
    Action, ActionList, Aim, Decision, DecisionKind, Dice, Event, Face, FaceSet, Game, Lack, Pick, PowerId,
    Seat, Step, Threat,
};
use kaiju_notation::{Names, action_text};
use kaiju_protocol::{Answer, Asked, Choice, Closed, Keep, Question, TableDecision};

/// The choices for these actions, from what the asked seat sees.
fn choices<'a>(actions: impl Iterator<Item = &'a Action>, seen: &Game, names: &Names) -> Vec<Choice> {
    let foretold: Vec<(Action, Foretold)> = actions.map(|&action| (action, foretell(action, seen))).collect();
    let later = foretold.iter().fold(FaceSet::EMPTY, |all, (_, told)| all.or(told.later));
    let is_resolving = matches!(seen.step(), Step::Decide { decision: Decision::Resolve, .. });
    let choice = |(action, told)| choice(action, told, later, is_resolving, names);
    foretold.into_iter().map(choice).collect()
}

/// The choice for an action. `later` has the blocks that come by themselves after some other action.
fn choice(action: Action, told: Foretold, later: FaceSet, is_resolving: bool, names: &Names) -> Choice {
    let is_heart = |event: &Event| matches!(event, Event::BlockResolved { face: Face::Heart, .. });
    let Answer { action: text, verb, power, pick, face, token, .. } = answer(action, names);
    Choice {
        action: text,
        verb,
        power,
        pick,
        face,
        token,
        uses_heart: is_resolving && told.effects.iter().any(is_heart),
        automatic: face.is_some_and(|face| comes_by_itself(face, later)),
        open: told.open,
        effects: told.effects,
    }
}

/// An answer with its parts.
pub fn answer(action: Action, names: &Names) -> Answer {
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
    Answer {
        action: action_text(action, names),
        verb: action.verb(),
        keep: if let Action::Keep(dice) = action { Some(dice) } else { None },
        power,
        pick: pick.filter(|&pick| pick != Pick::None),
        face: if let Action::Resolve(face) = action { Some(face) } else { None },
        token: if let Action::Cure(token) = action { Some(token) } else { None },
    }
}

/// The open question as everybody sees it: without choices and without a clock. `seq` is the number to answer with.
pub fn public_question(game: &Game, seq: u64) -> Option<Question> {
    let Step::Decide { seat, decision } = game.step() else { return None };
    Some(Question { threats: threats(game, decision), ..asking(seq, seat, Asked::Rules(decision)) })
}

/// The question to `seat` to throw the first roll of its turn.
pub fn throw_question(seq: u64, seat: Seat) -> Question {
    asking(seq, seat, Asked::Table(TableDecision::Throw))
}

/// A question without answers.
fn asking(seq: u64, seat: Seat, decision: Asked) -> Question {
    Question {
        seq,
        seat,
        decision,
        threats: Vec::new(),
        keep: None,
        stop: Vec::new(),
        choices: Vec::new(),
        closed: Vec::new(),
        no_healing: None,
        no_entry: None,
        no_score: None,
        order: Vec::new(),
        can_take_back: false,
        bot_at: None,
        reserve_ms: None,
    }
}

/// The same question for the asked player: with all choices, and with what other answers lack. Uses only what the
/// seat sees.
pub fn with_choices(mut question: Question, game: &Game, names: &Names) -> Question {
    let Asked::Rules(decision) = question.decision else { return question };
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
    question.choices = choices(others, view.game(), names);
    question.closed = closed(view.game(), question.seat, decision, &actions);
    question.no_healing = no_healing(view.game(), question.seat, decision);
    question.no_entry = no_entry(view.game(), question.seat, decision);
    question.no_score = no_score(view.game(), question.seat, decision);
    question.order = view.game().why_order().collect();
    question
}

/// Answers of this decision that `seat` lacks something for. Other moments are left out: the figures of the seat
/// say when powers can be used, and what cards cost and lack.
fn closed(seen: &Game, seat: Seat, decision: Decision, legal: &[Action]) -> Vec<Closed> {
    let mut closed = Vec::new();
    let mut add = |action: Action| match seen.why_not(seat, action) {
        None | Some(Lack::NotNow { .. }) => {}
        Some(why) => {
            let used = if let Action::Use(power, pick) = action { Some((power, pick)) } else { None };
            let pick = used.map(|(_, pick)| pick).filter(|&pick| pick != Pick::None);
            let power = used.map(|(power, _)| power);
            closed.push(Closed { verb: action.verb(), power, pick, why });
        }
    };
    let kind = decision.kind();
    if kind == DecisionKind::Keep {
        add(Action::Keep(Dice::NONE));
    }
    if kind == DecisionKind::Shop {
        add(Action::Sweep);
    }
    let can_use =
        |power: PowerId| legal.iter().any(|action| matches!(action, Action::Use(id, _) if *id == power));
    for power in seen.player(seat).powers {
        if !can_use(power) && seen.uses(seat, power).contains(kind) {
            add(Action::Use(power, Pick::None));
        }
    }
    let mut last = None;
    for &action in legal {
        let Action::Use(power, pick) = action else { continue };
        // One pick of each kind stands for all.
        let sort = (power, std::mem::discriminant(&pick));
        if last.replace(sort) == Some(sort) {
            continue;
        }
        for other in other_picks(seen, seat, pick) {
            add(Action::Use(power, other));
        }
    }
    closed
}

/// Everything on the table of the same kind as `pick`: dice, other monsters, their cards.
fn other_picks(seen: &Game, seat: Seat, pick: Pick) -> Vec<Pick> {
    let faces =
        || Face::ALL.into_iter().filter(|&face| seen.turn().dice.of(face) + seen.turn().tray.of(face) > 0);
    let others = || seen.alive().without(seat);
    match pick {
        Pick::None | Pick::Amount(_) | Pick::Top => Vec::new(),
        Pick::Die(_) => faces().map(Pick::Die).collect(),
        Pick::Turn(..) => {
            let another = |face| if face == Face::One { Face::Two } else { Face::One };
            faces().map(|face| Pick::Turn(face, another(face))).collect()
        }
        Pick::Monster(_) => others().iter().map(Pick::Monster).collect(),
        // Only some own cards and market cards can be picked at all.
        Pick::Power(power) if others().iter().all(|other| !seen.player(other).powers.contains(power)) => {
            Vec::new()
        }
        Pick::Power(_) => {
            others().iter().flat_map(|other| seen.player(other).powers).map(Pick::Power).collect()
        }
    }
}

/// Why heart dice would not heal `seat`: asked when there are hearts on the dice, or the seat could leave Tokyo to
/// use them.
fn no_healing(seen: &Game, seat: Seat, decision: Decision) -> Option<Lack> {
    let has_hearts = seen.turn().dice.of(Face::Heart) > 0;
    match decision.kind() {
        DecisionKind::Keep | DecisionKind::Resolve if has_hearts => seen.why_not(seat, Aim::Heal),
        DecisionKind::Leave => seen.why_not(seat, Aim::Heal),
        _ => None,
    }
}

/// Why `seat`, which is outside Tokyo and has dice that usually lead there, would not enter it with them.
fn no_entry(seen: &Game, seat: Seat, decision: Decision) -> Option<Lack> {
    match (decision.kind(), seen.why_not(seat, Aim::Enter)) {
        (DecisionKind::Keep | DecisionKind::Resolve, Some(Lack::OnlyOutside | Lack::NoDie { .. })) => None,
        (DecisionKind::Keep | DecisionKind::Resolve, lack) => lack,
        _ => None,
    }
}

/// Why the numbers that `seat` has rolled would not score.
fn no_score(seen: &Game, seat: Seat, decision: Decision) -> Option<Lack> {
    let has_numbers = seen.turn().dice.faces().iter().any(|face| face.number().is_some());
    match decision.kind() {
        DecisionKind::Keep if has_numbers => seen.why_not(seat, Aim::Score),
        _ => None,
    }
}

/// The pending damage of each seat.
fn threats(game: &Game, decision: Decision) -> Vec<Threat> {
    if !decision.kind().is_before_damage() {
        return Vec::new();
    }
    game.seats().iter().map(|seat| game.threat(seat)).collect()
}
