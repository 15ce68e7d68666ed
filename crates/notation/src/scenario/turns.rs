//! The turns of a scenario. They remember what was decided without a question, so that the script may still write it
//! down.

use crate::face_from_text;
use kaiju_engine::{Action, Dice, Event, Face, Game, Observer, Outcome, Phase, Seat, Victory};

/// The memory of a running scenario.
#[derive(Default)]
pub(super) struct Turns {
    /// The turns since a turn's dice were last rolled, the current one last.
    turns: Vec<Turn>,
    /// The game between the last two turns, before the later one has done anything.
    pub between: Option<Game>,
    /// True if the next block is resolved by the player's choice.
    is_chosen: bool,
}

/// The decisions of one turn that the script has not written down.
struct Turn {
    seat: Seat,
    /// The dice, all kept because no roll was left.
    kept: Option<Dice>,
    /// The blocks of the result; each heart is one.
    blocks: [u8; Face::ALL.len()],
    /// True if some of them may still wait.
    is_resolving: bool,
    buying: Buying,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Buying {
    /// The buying phase has not ended yet.
    Ahead,
    /// It ended because nothing could be bought.
    Over,
    /// An action ended it, or there is none: the dice have not been counted, the monster died before, or the scenario
    /// begins after it.
    Closed,
}

impl Turns {
    /// The turns of a game at this point.
    pub fn of(game: &Game) -> Turns {
        if game.phase().is_none_or(|phase| phase == Phase::Before) {
            return Turns::default();
        }
        let mut turn = Turn::of(game.active());
        if is_past_buying(game) {
            turn.buying = Buying::Closed;
        }
        Turns { turns: vec![turn], ..Turns::default() }
    }

    /// Notes the action that a player is about to take.
    pub fn expect(&mut self, action: Action) {
        self.is_chosen = matches!(action, Action::Resolve(_) | Action::Cure(_) | Action::Use(..));
        if let (Action::End, Some(turn)) = (action, self.turns.last_mut()) {
            turn.buying = Buying::Closed;
        }
    }

    /// True if `action` writes down what a turn of `seat` decided without a question. That works once.
    pub fn write_down(&mut self, game: &Game, seat: Seat, action: &[&str]) -> bool {
        let mut is_present = game.outcome().is_none();
        for turn in self.turns.iter_mut().rev() {
            let present = is_present.then_some(game);
            is_present = false;
            if turn.seat == seat && turn.write_down(present, action) {
                return true;
            }
        }
        false
    }
}

impl Turn {
    fn of(seat: Seat) -> Turn {
        Turn { seat, kept: None, blocks: [0; 6], is_resolving: false, buying: Buying::Ahead }
    }

    /// Writes down `action`; `present` is the game if the turn is still going on.
    fn write_down(&mut self, present: Option<&Game>, action: &[&str]) -> bool {
        match action {
            ["keep", "all"] => self.kept.take().is_some(),
            ["keep", faces @ ..] => {
                let dice: Option<Dice> = faces.iter().map(|face| face_from_text(face)).collect();
                dice.is_some_and(|dice| self.kept.take_if(|kept| *kept == dice).is_some())
            }
            ["end"] => {
                if present.is_some_and(is_past_buying) {
                    self.end_buying();
                }
                let is_over = self.buying == Buying::Over;
                if is_over {
                    self.buying = Buying::Closed;
                }
                is_over
            }
            ["resolve", face] => {
                let Some(face) = face_from_text(face) else { return false };
                let waiting = present.map_or(0, |game| self.waiting(game, face));
                let is_decided = self.blocks[face.index()] > waiting;
                self.blocks[face.index()] -= u8::from(is_decided);
                is_decided
            }
            _ => false,
        }
    }

    /// The number of blocks with this face still to resolve. Hearts without effect do not count.
    fn waiting(&self, game: &Game, face: Face) -> u8 {
        let turn = game.turn();
        let player = game.player(self.seat);
        let is_hale = player.hearts == game.max_hearts(self.seat) && player.poison + player.shrink == 0;
        match face {
            _ if !self.is_resolving => 0,
            Face::Heart if is_hale || game.in_tokyo(self.seat) => 0,
            Face::Heart => turn.hearts,
            Face::One | Face::Two | Face::Three | Face::Energy | Face::Claw => {
                u8::from(turn.blocks.contains(face))
            }
        }
    }

    fn fix_result(&mut self, dice: Dice, claws: u8) {
        self.is_resolving = true;
        for face in Face::ALL {
            self.blocks[face.index()] = match face {
                Face::Heart => dice.of(face),
                Face::Claw => u8::from(claws > 0),
                Face::One | Face::Two | Face::Three | Face::Energy => u8::from(dice.of(face) > 0),
            };
        }
    }

    fn end_buying(&mut self) {
        if self.buying == Buying::Ahead {
            self.buying = Buying::Over;
        }
    }
}

/// True if buying is over in the current turn.
fn is_past_buying(game: &Game) -> bool {
    game.phase() == Some(Phase::End)
}

impl Observer for Turns {
    fn event(&mut self, game: &Game, event: Event) {
        let is_chosen = std::mem::take(&mut self.is_chosen);
        if let Event::TurnBegan { seat, .. } = event {
            if let Some(last) = self.turns.last_mut() {
                last.end_buying();
                self.between = Some(*game);
            }
            self.turns.push(Turn { buying: Buying::Closed, ..Turn::of(seat) });
            return;
        }
        if let Event::Rolled { .. } = event {
            self.turns.drain(..self.turns.len().saturating_sub(1));
        }
        let Some(turn) = self.turns.last_mut() else { return };
        if is_past_buying(game) {
            turn.end_buying();
        }
        match event {
            Event::DiceCounted { .. } => turn.buying = Buying::Ahead,
            Event::Rolled { dice, rolls_left, .. } => turn.kept = (rolls_left == 0).then_some(dice),
            Event::Kept { .. } => turn.kept = None,
            Event::ResultFixed { claws, .. } => turn.fix_result(game.turn().dice, claws),
            Event::ClawsRecounted { claws, .. } => turn.blocks[Face::Claw.index()] = u8::from(claws > 0),
            Event::Used { .. } => self.is_chosen = is_chosen,
            Event::BlockResolved { face, count } => {
                let blocks = &mut turn.blocks[face.index()];
                let resolved = if face == Face::Heart { count } else { 1 };
                // Powers may deal damage without a claw.
                *blocks = (*blocks).max(resolved);
                if is_chosen {
                    *blocks -= resolved;
                }
            }
            Event::ResultDone => turn.is_resolving = false,
            Event::Eliminated { seat, .. } if seat == turn.seat && turn.buying == Buying::Ahead => {
                turn.buying = Buying::Closed;
            }
            Event::GameOver { outcome: Outcome::Won { by: Victory::Points | Victory::LastAlive, .. } } => {
                turn.end_buying()
            }
            _ => {}
        }
    }
}
