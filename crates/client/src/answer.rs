//! Random legal answers.

use kaiju_engine::Dice;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_notation::dice_text;
use kaiju_protocol::{Keep, Question};

/// A random legal answer to a question with choices, or a throw; `dice` are the dice on the table.
pub fn answer(question: &Question, dice: Dice, numbers: &mut WyRand) -> Option<String> {
    if question.decision.is_throw() {
        return Some("throw".to_owned());
    }
    let keeps = u32::from(question.keep.is_some());
    let kinds = u32::try_from(question.choices.len()).unwrap_or(u32::MAX).saturating_add(keeps);
    if kinds == 0 {
        return None;
    }
    let pick = numbers.below(kinds) as usize;
    match (question.choices.get(pick), question.keep) {
        (Some(choice), _) => Some(choice.action.clone()),
        (None, Some(Keep::All)) => Some("keep all".to_owned()),
        (None, _) => Some(format!("keep {}", dice_text(dice.nth_part(numbers.below(dice.count_parts()))))),
    }
}
