//! The powers of a monster that change its dice, found by using each of them on a copy of the game.

use kaiju_engine::{
    Action, Decision, Dice, Event, Face, Game, Luck, Observer, PowerId, PowerSet, Seat, Step,
};
use kaiju_engine::{Verb, Window};
use std::sync::LazyLock;

/// A way to turn a die after the last roll.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub power: PowerId,
    pub action: Action,
    pub from: Face,
    pub to: Face,
}

/// Everything that a monster can do to its dice in this turn.
#[derive(Clone, Default, Debug)]
pub(super) struct Tools {
    /// Ways to turn a die.
    pub turns: Vec<Turn>,
    /// The face whose dice may be rerolled for free between rolls.
    pub rerolls_between: Option<Face>,
    /// The face whose dice may be rerolled for free after the last roll.
    pub rerolls_after: Option<Face>,
    /// Uses that give one more roll.
    pub rolls: Vec<Action>,
}

/// The effect of using a power on the dice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Effect {
    /// It turns a die.
    Turns(Face, Face),
    /// It rerolls a die showing this face.
    Rerolls(Face),
    /// It allows one more roll of all dice.
    Rolls,
}

impl Tools {
    /// The tools of `seat` in a turn before a roll of all its dice.
    pub fn before(before: &Game, seat: Seat, dice: u8) -> Tools {
        let mut tools = Tools::default();
        // Show one face after another, so that every face is on the table once.
        for first in (0..Face::ALL.len()).step_by(usize::from(dice.max(1))) {
            let result: Dice = Face::ALL.into_iter().cycle().skip(first).take(usize::from(dice)).collect();
            let mut game = *before;
            game.resolve_unchecked(Luck::Dice(result), None);
            while let Step::Decide { seat: asked, decision } = game.step() {
                if asked == seat {
                    tools.look(&game, decision);
                }
                match stopping(&game, decision) {
                    Some(action) => game.play_unchecked(action, None),
                    None => break,
                }
            }
        }
        tools
    }

    /// The tools at the open question of `game`.
    pub fn at(game: &Game, decision: Decision) -> Tools {
        let mut tools = Tools::default();
        tools.look(game, decision);
        tools
    }

    fn look(&mut self, game: &Game, decision: Decision) {
        let window = decision.window();
        if window != Some(Window::Roll) && window != Some(Window::Fix) {
            return;
        }
        for (action, effect) in uses(game) {
            let Action::Use(power, _) = action else { continue };
            let is_new = || {
                let is_known = self.turns.iter().any(|turn| turn.action == action);
                !is_known && !self.rolls.contains(&action)
            };
            match effect {
                Some(Effect::Turns(from, to)) if is_new() => {
                    self.turns.push(Turn { power, action, from, to });
                }
                Some(Effect::Rolls) if is_new() => self.rolls.push(action),
                Some(Effect::Rerolls(face)) if window == Some(Window::Roll) => {
                    self.rerolls_between = Some(face);
                }
                Some(Effect::Rerolls(face)) => self.rerolls_after = Some(face),
                Some(Effect::Turns(..) | Effect::Rolls) | None => {}
            }
        }
    }

    /// The ways of one power to turn a die.
    pub fn turns_of(&self, power: PowerId) -> Vec<Turn> {
        self.turns.iter().copied().filter(|turn| turn.power == power).collect()
    }

    /// The powers that turn dice.
    pub fn turners(&self) -> Vec<PowerId> {
        let mut powers: Vec<PowerId> = Vec::new();
        for turn in &self.turns {
            if !powers.contains(&turn.power) {
                powers.push(turn.power);
            }
        }
        powers
    }
}

/// True if `seat` has a power that could be a tool.
pub(super) fn may_have_tools(game: &Game, seat: Seat) -> bool {
    static OFFERED: LazyLock<PowerSet> = LazyLock::new(|| {
        let is_offered = |id: &PowerId| {
            let mut windows = id.power().offers.iter().map(|offer| offer.windows);
            windows.any(|windows| windows.contains(Window::Roll) || windows.contains(Window::Fix))
        };
        PowerId::all().filter(is_offered).collect()
    });
    game.player(seat).powers.or(game.copied_for(seat)).meets(*OFFERED)
}

/// The powers that can be used now, with their effect on the dice, if any.
pub(super) fn uses(game: &Game) -> impl Iterator<Item = (Action, Option<Effect>)> {
    (0..game.count_of(Verb::Use)).filter_map(|index| {
        let action = game.nth_of(Verb::Use, index)?;
        let mut watch = FirstEffect(None);
        let mut next = *game;
        next.play_unchecked(action, Some(&mut watch));
        Some((action, watch.0))
    })
}

/// The answer that leaves the dice alone, if the question is about them.
pub(super) fn stopping(game: &Game, decision: Decision) -> Option<Action> {
    if matches!(decision, Decision::Keep { .. }) {
        Some(Action::Keep(game.turn().dice))
    } else {
        decision.kind().is_about_result().then_some(Action::Pass)
    }
}

/// Notes the first thing that happens to the dice. Comparing dice would not do: if nobody is asked any more, the turn
/// is over before the answer returns.
struct FirstEffect(Option<Effect>);

impl Observer for FirstEffect {
    fn event(&mut self, _: &Game, event: Event) {
        let effect = if let Event::DieTurned { from, to, in_tray: false, .. } = event {
            Some(Effect::Turns(from, to))
        } else if let Event::DieLifted { face, in_tray: false, .. } = event {
            Some(Effect::Rerolls(face))
        } else {
            matches!(event, Event::RollGained { .. }).then_some(Effect::Rolls)
        };
        self.0 = self.0.or(effect);
    }
}
