//! Consistency of a game that is over: it can have ended like this.

use super::check::{About, Checked, need};
use kaiju_engine::rules::{MutualElimination, WinCheck};
use kaiju_engine::{BASE_DICE, Game, Outcome, POINTS_TO_WIN, PowerId, Seat, SeatSet, Victory};

/// The outcome, if there is one, fits the monsters and the rules.
pub(super) fn check_over(game: &Game) -> Checked {
    match game.outcome() {
        Some(Outcome::Won { seat, by }) => {
            need(game.alive().contains(seat), About::Line("over"), "a dead monster has not won")?;
            match by {
                Victory::Points => check_points(game, seat),
                Victory::LastAlive => need(
                    game.alive() == SeatSet::only(seat),
                    About::Word("over", "last-alive"),
                    "others are alive: nobody is the last one alive",
                ),
                Victory::Power(power) => check_power(game, seat, power),
            }
        }
        Some(Outcome::AllLost) => check_no_winner(game, MutualElimination::AllLose),
        Some(Outcome::Drawn) => check_no_winner(game, MutualElimination::Draw),
        None => Ok(()),
    }
}

/// The winner by points is the one the rules would find at the end of a turn (WIN-1, OPEN-14, OPEN-42).
fn check_points(game: &Game, seat: Seat) -> Checked {
    let about = About::Word("over", "points");
    let has_enough = |seat: Seat| game.player(seat).points == POINTS_TO_WIN;
    need(has_enough(seat), about, "a monster needs 20 points to win by points")?;
    need(game.alive().has_many(), about, "the only living monster wins by last-alive")?;
    match game.rules().win_check {
        WinCheck::OwnTurn => need(
            seat == game.turn().active,
            about,
            "with win_check=own_turn a monster wins by points in its own turn only: add a `turn` line with its name",
        ),
        WinCheck::AnySeat => {
            let first = game.alive().iter().filter(|&seat| has_enough(seat));
            let first = first.min_by_key(|&seat| game.player(seat).arrival);
            need(first == Some(seat), about, "another monster reached 20 points before this one (OPEN-42)")
        }
    }
}

fn check_power(game: &Game, seat: Seat, power: PowerId) -> Checked {
    let wins = game.wins_by(seat) == Some(power);
    let message = format!("{} is no power that wins the game for this monster as it stands", power.text());
    need(wins, About::Word("over", power.text()), message)
}

/// Without a winner, all monsters are dead, or the living ones have shrunk too much ever to roll again.
fn check_no_winner(game: &Game, means: MutualElimination) -> Checked {
    let about = About::Line("over");
    let says = game.rules().value("mutual_elimination").unwrap_or_default();
    let expected = match game.rules().mutual_elimination {
        MutualElimination::AllLose => "nobody",
        MutualElimination::Draw => "draw",
    };
    let message = format!("with mutual_elimination={says} such a game ends with `over {expected}`");
    need(game.rules().mutual_elimination == means, about, message)?;
    need(game.alive().len() != 1, about, "the only living monster would have won")?;
    let is_stuck = |seat: Seat| game.player(seat).shrink >= BASE_DICE;
    need(game.alive().iter().all(is_stuck), about, "monsters live that can roll dice: one of them will win")
}
