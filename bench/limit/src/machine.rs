//! The same game as a state machine with legal actions, as an engine must offer it: the cost of asking.

use crate::rng::Rng;
use crate::table::{
    CLAW, ENERGY, HEART, KEEP_ALL, MOST_TURNS, Monster, NUMBERS, PLAYERS, Stats, TRIPLE, count, roll, score,
};
use std::hint::black_box;

/// Seats and the index of their answers.
pub type Log = Vec<(u8, u8)>;

#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Roll,
    Yield,
    Over,
}

/// An answer.
#[derive(Clone, Copy)]
pub enum Action {
    /// Keep the dice with these bits.
    Keep(u8),
    /// Leave Tokyo.
    Yield,
    /// Stay in Tokyo.
    Stay,
}

#[derive(Clone)]
struct State {
    monsters: [Monster; PLAYERS],
    dice: [u8; 6],
    tokyo: i8,
    active: u8,
    alive: u8,
    rolls_left: u8,
    phase: Phase,
    turns: u32,
}

impl State {
    fn new<R: Rng>(rng: &mut R) -> State {
        let mut state = State {
            monsters: [Monster::NEW; PLAYERS],
            dice: [0; 6],
            tokyo: -1,
            active: 0,
            alive: PLAYERS as u8,
            rolls_left: 2,
            phase: Phase::Roll,
            turns: 0,
        };
        state.start_turn(rng);
        state
    }

    fn start_turn<R: Rng>(&mut self, rng: &mut R) {
        self.turns += 1;
        if self.tokyo == self.active as i8 {
            self.monsters[usize::from(self.active)].points += 2;
        }
        self.rolls_left = 2;
        roll(rng, &mut self.dice, 0);
        self.phase = Phase::Roll;
    }

    /// Lists the legal actions.
    #[inline(never)]
    fn legal(&self, list: &mut Vec<Action>) {
        list.clear();
        match self.phase {
            Phase::Roll => {
                for kept in 0..64 {
                    list.push(Action::Keep(kept));
                }
            }
            Phase::Yield => {
                list.push(Action::Yield);
                list.push(Action::Stay);
            }
            Phase::Over => {}
        }
    }

    /// Counts the legal actions without listing them.
    #[inline(never)]
    fn count(&self) -> u32 {
        match self.phase {
            Phase::Roll => 64,
            Phase::Yield => 2,
            Phase::Over => 0,
        }
    }

    /// The legal action with this index.
    #[inline(never)]
    fn nth(&self, index: u32) -> Action {
        match self.phase {
            Phase::Roll => Action::Keep(index as u8),
            Phase::Yield | Phase::Over => {
                if index == 0 {
                    Action::Yield
                } else {
                    Action::Stay
                }
            }
        }
    }

    #[inline(never)]
    fn apply<R: Rng>(&mut self, action: Action, rng: &mut R) {
        match action {
            Action::Keep(kept) => {
                self.rolls_left -= 1;
                let kept = u32::from(kept);
                if kept != KEEP_ALL {
                    roll(rng, &mut self.dice, kept);
                }
                if kept == KEEP_ALL || self.rolls_left == 0 {
                    self.resolve(rng);
                }
            }
            Action::Yield => {
                self.enter_tokyo();
                self.end_turn(rng);
            }
            Action::Stay => self.end_turn(rng),
        }
    }

    fn resolve<R: Rng>(&mut self, rng: &mut R) {
        let active = usize::from(self.active);
        let counts = count(&self.dice);
        for (number, &dice) in counts[..NUMBERS].iter().enumerate() {
            if dice >= TRIPLE {
                self.monsters[active].points += score(number, dice);
            }
        }
        self.monsters[active].energy = self.monsters[active].energy.saturating_add(counts[ENERGY] as u8);
        if self.tokyo != active as i8 {
            self.monsters[active].hearts = (self.monsters[active].hearts + counts[HEART]).min(10);
        }
        if counts[CLAW] > 0 {
            if self.tokyo == active as i8 {
                for seat in 0..PLAYERS {
                    if seat != active && self.monsters[seat].alive {
                        self.hurt(seat, counts[CLAW]);
                    }
                }
            } else if self.tokyo >= 0 {
                let holder = self.tokyo as usize;
                self.hurt(holder, counts[CLAW]);
                if self.monsters[holder].alive {
                    self.phase = Phase::Yield;
                    return;
                }
                self.enter_tokyo();
            } else {
                self.enter_tokyo();
            }
        }
        self.end_turn(rng);
    }

    fn hurt(&mut self, seat: usize, claws: i8) {
        self.monsters[seat].hearts -= claws;
        if self.monsters[seat].hearts <= 0 {
            self.monsters[seat].alive = false;
            self.alive -= 1;
        }
    }

    fn enter_tokyo(&mut self) {
        self.tokyo = self.active as i8;
        self.monsters[usize::from(self.active)].points += 1;
    }

    fn end_turn<R: Rng>(&mut self, rng: &mut R) {
        let points = self.monsters[usize::from(self.active)].points;
        if self.alive == 1 || points >= 20 || self.turns > MOST_TURNS {
            self.phase = Phase::Over;
            return;
        }
        loop {
            self.active = (self.active + 1) % PLAYERS as u8;
            if self.monsters[usize::from(self.active)].alive {
                break;
            }
        }
        self.start_turn(rng);
    }
}

/// Plays one game with lists of legal actions; `COPY` copies the state before every action, as a search would.
pub fn play_listed<R: Rng, const COPY: bool>(
    rng: &mut R,
    stats: &mut Stats,
    list: &mut Vec<Action>,
    log: &mut Log,
) {
    play::<R, COPY>(rng, stats, log, |state, rng| {
        state.legal(list);
        let index = rng.below(list.len() as u32);
        (index, list[index as usize])
    });
}

/// Plays one game with actions that are counted and picked, but not listed.
pub fn play_lazy<R: Rng, const COPY: bool>(rng: &mut R, stats: &mut Stats, log: &mut Log) {
    play::<R, COPY>(rng, stats, log, |state, rng| {
        let index = rng.below(state.count());
        (index, state.nth(index))
    });
}

#[inline(always)]
fn play<R: Rng, const COPY: bool>(
    rng: &mut R,
    stats: &mut Stats,
    log: &mut Log,
    mut choose: impl FnMut(&State, &mut R) -> (u32, Action),
) {
    let mut state = State::new(rng);
    stats.games += 1;
    log.clear();
    while state.phase != Phase::Over {
        stats.decisions += 1;
        let (index, action) = choose(&state, rng);
        if COPY {
            state = black_box(state.clone());
        }
        state.apply(action, rng);
        log.push((state.active, index as u8));
    }
    stats.turns += u64::from(state.turns);
    black_box(log);
}
