//! Facts for hints: what kept dice can still become, and the danger of being knocked out.

use crate::deep::Estimate;
use kaiju_bots::Bot;
use kaiju_bots::champion::Champion;
use kaiju_bots::dice::{MOST_DICE, Rolls};
use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{Action, Dice, Event, Face, Game, Observer, Seat, Step};

/// Dice that scores of numbers begin with.
const TRIPLE: u8 = 3;

/// A hope of a player: at least so many dice with a face.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hope {
    /// The face.
    pub face: Face,
    /// The least number of dice.
    pub count: u8,
    /// The exact chance, if the player keeps whatever serves it best.
    pub chance: f32,
}

/// The hopes of a player who keeps `kept` of `dice` dice and has `rolls_left` rolls left: three of each kept number, or
/// one more of what is kept. Powers are not counted.
///
/// ```
/// use kaiju_analysis::hopes;
/// use kaiju_engine::{Dice, Face};
///
/// // Two 3s and one roll of four dice: 1 - (5/6)^4.
/// let kept: Dice = [Face::Three, Face::Three].into_iter().collect();
/// let hopes = hopes(kept, 6, 1);
/// assert_eq!((hopes[0].face, hopes[0].count), (Face::Three, 3));
/// assert!((hopes[0].chance - 0.51775).abs() < 1e-4);
/// ```
pub fn hopes(kept: Dice, dice: u8, rolls_left: u8) -> Vec<Hope> {
    if usize::from(dice) > MOST_DICE {
        return Vec::new();
    }
    let mut rolls = Rolls::new();
    let faces = Face::ALL.into_iter().filter(|&face| kept.of(face) > 0);
    let hopes = faces.filter_map(|face| {
        let more = kept.of(face) + 1;
        let count = if face.number().is_some() { more.max(TRIPLE) } else { more };
        if count > dice {
            return None;
        }
        rolls.solve(dice, rolls_left, |result| if result.of(face) >= count { 1.0 } else { 0.0 });
        Some(Hope { face, count, chance: rolls.value(kept, rolls_left) })
    });
    hopes.collect()
}

/// Playouts until a player's next turn, to see whether its monster is knocked out before.
#[derive(Debug)]
pub struct Danger {
    bot: Champion,
    numbers: WyRand,
    /// By playout: 1 if the monster was knocked out.
    out: Vec<f64>,
}

impl Danger {
    /// No playouts yet. All dice and draws come from `seed`.
    pub fn new(seed: u64) -> Danger {
        Danger { bot: Champion::trained(), numbers: WyRand(seed), out: Vec::new() }
    }

    /// Plays on from `game`, in which `seat` answers with `first`; everybody plays as the champion from then on.
    pub fn play(&mut self, game: &Game, seat: Seat, first: Action) {
        let (mut game, mut first) = (*game, Some(first));
        let mut watch = NextTurn { of: seat, has_begun: false };
        self.bot.begin(0);
        while game.alive().contains(seat) && !watch.has_begun {
            match game.step() {
                Step::Over(_) => break,
                Step::Chance(chance) => {
                    let luck = playout::luck(&game, chance, &mut self.numbers);
                    game.resolve_unchecked(luck, Some(&mut watch));
                }
                Step::Decide { seat: asked, decision } => {
                    let action = match first.take() {
                        Some(first) => first,
                        None => self.bot.choose(&game.view(Some(asked)), asked, decision),
                    };
                    game.play_unchecked(action, Some(&mut watch));
                }
            }
        }
        self.out.push(if game.alive().contains(seat) { 0.0 } else { 1.0 });
    }

    /// The share of playouts in which the monster was knocked out.
    pub fn estimate(&self) -> Estimate {
        Estimate::of(self.out.iter().copied())
    }
}

/// Sees the next turn of a seat begin.
struct NextTurn {
    of: Seat,
    has_begun: bool,
}

impl Observer for NextTurn {
    fn event(&mut self, _: &Game, event: Event) {
        self.has_begun |= matches!(event, Event::TurnBegan { seat, .. } if seat == self.of);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_notation::{parse_action, parse_luck, parse_position};

    #[test]
    fn hopes_are_exact() {
        let kept = |faces: &[Face]| faces.iter().copied().collect::<Dice>();
        let one = |kept: Dice, rolls| {
            let found = hopes(kept, 6, rolls);
            assert_eq!(found.len(), 1, "{found:?}");
            (found[0].count, f64::from(found[0].chance))
        };
        // Five dice that show a claw with a chance of one in six, or of 11 in 36 with two rolls.
        for (rolls, hit) in [(1, 1.0 / 6.0), (2, 11.0 / 36.0)] {
            let (count, chance) = one(kept(&[Face::Claw]), rolls);
            assert_eq!(count, 2);
            assert!((chance - (1.0 - f64::powi(1.0 - hit, 5))).abs() < 1e-6, "{chance}");
        }
        // One 2 needs two more among five dice.
        let (count, chance) = one(kept(&[Face::Two]), 1);
        let (hit, miss) = (1.0f64 / 6.0, 5.0f64 / 6.0);
        assert_eq!(count, 3);
        assert!((chance - (1.0 - miss.powi(5) - 5.0 * hit * miss.powi(4))).abs() < 1e-6, "{chance}");
        // Six of a kind cannot become more.
        assert!(hopes(kept(&[Face::Heart; 6]), 6, 1).is_empty());
        assert!(hopes(Dice::NONE, 6, 2).is_empty());
    }

    #[test]
    fn staying_with_one_heart_is_dangerous_and_leaving_is_not() {
        let text = "rules czech\nAlice: city, 2 hearts, 5 points\nBob: to roll\nCarol:\nDave:\n";
        let (mut game, names) = parse_position(text).expect("the position can be read");
        let luck = parse_luck("dice claw 1 2 2 energy energy", &names).expect("these are dice");
        game.resolve(luck, None).expect("dice are asked");
        let keep = parse_action("keep all", &names, Some(&game)).expect("an action");
        game.play(keep, None).expect("it is legal");
        let Step::Decide { seat, .. } = game.step() else { panic!("{:?}", game.step()) };
        let danger = |first| {
            let mut danger = Danger::new(7);
            (0..60).for_each(|_| danger.play(&game, seat, first));
            danger.estimate().mean
        };
        let (stay, leave) = (danger(Action::Stay), danger(Action::Yield));
        assert!(stay > 0.5 && leave < 0.2, "{stay} and {leave}");
    }
}
