//! One example per kind of decision.

use anyhow::{Context, Result, anyhow, bail};
use kaiju_engine::{Decision, Game, Step};
use kaiju_notation::{Names, decision_text, parse_action, parse_luck, parse_position};

/// A question that a program may be asked.
pub struct Example {
    /// The question, in words.
    pub about: &'static str,
    /// The hand-written position; its names are those that programs get.
    pub position: &'static str,
    /// The dice, draws and actions that lead to the question.
    pub script: &'static [&'static str],
    /// One of the answers.
    pub answer: &'static str,
}

/// The index in [`EXAMPLES`] of the example of this kind of decision.
pub fn place(decision: Decision) -> usize {
    decision.kind().index()
}

/// The examples, in the order of a turn.
pub const EXAMPLES: [Example; 15] = [
    Example {
        about: "The turn begins: use a power, or `pass`.",
        position: "rules dark\nP1: 2 energy, hibernation, to start\nP2:\n",
        script: &[],
        answer: "pass",
    },
    Example {
        about: "The dice lie: name those that stay. The others are rolled again, while `rolls_left` is more than 0; \
                keeping all of them ends rolling. Without a roll left the question is asked only if a power could be \
                used.",
        position: "rules czech\nP1: 5 energy, to roll\nP2: city, 3 points\nmarket jets, wings, tanks\ndeck camouflage regeneration\n",
        script: &["dice 2 2 2 claw claw heart"],
        answer: "keep 2 2 2",
    },
    Example {
        about: "The dice of another monster lie final: change them with a power, or `pass`.",
        position: "rules czech\nP1: psychic-probe\nP2: to roll\n",
        script: &["dice 1 2 3 claw energy heart", "P2: keep all"],
        answer: "use psychic-probe claw",
    },
    Example {
        about: "Your dice are final: change them with a power, or `pass`.",
        position: "rules czech\nP1: herd-culler, to roll\nP2:\n",
        script: &["dice 1 2 3 claw energy heart", "P1: keep all"],
        answer: "use herd-culler energy",
    },
    Example {
        about: "Dice were rolled for a power, they lie in `tray`: change them with another power, or `pass`.",
        position: "rules polish\nP1: city, 4 energy, camouflage, stretchy\nP2: to resolve claw claw 1 2 3 3\n",
        script: &["P1: use camouflage", "dice 1 heart"],
        answer: "use stretchy 1 heart",
    },
    Example {
        about: "The result is final: name the block that is resolved next; hearts are used one by one. The question is \
                asked only where the order matters or there is a choice.",
        position: "rules czech\nP1: 5 hearts, 1 poison, to resolve heart heart claw 1 2 3\nP2: city\n",
        script: &[],
        answer: "cure poison",
    },
    Example {
        about: "The marker on the wickedness track has reached `level`: take a tile, or `pass`.",
        position: "rules dark\nP1: 2 wickedness, to resolve 1 1 1 2 3 3\nP2:\n",
        script: &[],
        answer: "take tile-devious",
    },
    Example {
        about: "Damage is coming that would cost `loss` hearts: use a power against it, or `pass` and take it.",
        position: "rules czech\nP1: city, 5 hearts, 3 energy, wings\nP2: to resolve claw claw claw 1 2 3\n",
        script: &[],
        answer: "use wings",
    },
    Example {
        about: "The monster was attacked in Tokyo: `yield`, or `stay`.",
        position: "rules czech\nP1: city, 5 hearts\nP2: to resolve claw claw 1 2 3 3\n",
        script: &[],
        answer: "yield",
    },
    Example {
        about: "The monster has left Tokyo: use a power, or `pass`.",
        position: "rules dark\nP1: city, unstable-dna\nP2: jets, to resolve claw claw 1 2 3 3\n",
        script: &["P1: yield"],
        answer: "use unstable-dna jets",
    },
    Example {
        about: "The buying phase: buy a card, `sweep` the market, use a power, or `end`. It is asked again after each \
                purchase.",
        position: "rules czech\nP1: 6 energy, to buy\nP2:\nmarket jets, wings, tanks\n",
        script: &[],
        answer: "buy wings",
    },
    Example {
        about: "A card was turned up in the turn of another: use a power on it, or `pass`.",
        position: "rules czech\nP1: 5 energy, opportunist\nP2: 8 energy, to buy\nmarket jets, wings, tanks\n",
        script: &["P2: buy wings", "draw apartment-building"],
        answer: "use opportunist apartment-building",
    },
    Example {
        about: "The new `power` asks for something; some can be declined with `pass`.",
        position: "rules czech\nP1: 8 energy, to buy\nP2: wings, jets\nmarket mimic, tanks, camouflage\n",
        script: &["P1: buy mimic", "draw apartment-building"],
        answer: "use mimic wings",
    },
    Example {
        about: "The turn ends: use a power, or `pass`.",
        position: "rules czech\nP1: metamorph paid 3, jets paid 5, to end\nP2:\n",
        script: &[],
        answer: "use metamorph jets",
    },
    Example {
        about: "The turn has ended: use a power for another one, or `pass`.",
        position: "rules czech\nP1: freeze-time, to resolve 1 1 1 2 3 3\nP2:\n",
        script: &[],
        answer: "use freeze-time",
    },
];

impl Example {
    /// The game with the question, and the decision.
    pub fn play(&self) -> Result<(Game, Decision)> {
        let (mut game, names) =
            parse_position(self.position).map_err(|error| anyhow!("{}: {}", self.position, error.message))?;
        for line in self.script {
            play_line(&mut game, line, &names).with_context(|| format!("{}{line}", self.position))?;
        }
        match game.step() {
            Step::Decide { seat, decision } if seat.index() == 0 => Ok((game, decision)),
            Step::Decide { seat, decision } => {
                bail!("{}: asks {} {}", self.position, names.text(seat), decision_text(decision))
            }
            Step::Chance(chance) => bail!("{}: asks chance {chance:?}", self.position),
            Step::Over(outcome) => bail!("{}: over, {outcome:?}", self.position),
        }
    }
}

fn play_line(game: &mut Game, line: &str, names: &Names) -> Result<()> {
    match line.split_once(": ") {
        Some((_, action)) => {
            let action = parse_action(action, names, Some(game)).map_err(|error| anyhow!(error.message))?;
            game.play(action, None).map_err(|error| anyhow!("{error:?}"))
        }
        None => {
            let luck = parse_luck(line, names).map_err(|error| anyhow!(error.message))?;
            game.resolve(luck, None).map_err(|error| anyhow!("{error:?}"))
        }
    }
}
