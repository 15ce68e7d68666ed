//! The exact dice know powers that change dice and rolls: a sure win through one of them is seen before the next
//! roll.

use kaiju_bots::{Bot, Kind};
use kaiju_engine::{Action, Decision, Dice, Face, Game, Luck, PowerId, Step};
use kaiju_notation::parse_position;

use Face::{Heart, One, Three, Two};

/// Alice, who needs one point, has rolled `dice` with these things in front of her.
fn rolled(things: &str, dice: [Face; 6]) -> Game {
    let text = format!("rules czech\nAlice: 19 points, {things}, to roll\nBob:");
    let (mut game, _) = parse_position(&text).expect("the position can be read");
    game.resolve(Luck::Dice(dice.into_iter().collect()), None).expect("six dice are rolled");
    game
}

fn answer(bot: &mut dyn Bot, game: &Game) -> (Decision, Action) {
    let Step::Decide { seat, decision } = game.step() else { panic!("{:?}", game.step()) };
    (decision, bot.choose(&game.view(Some(seat)), seat, decision))
}

/// Each bot that solves its dice, ready for a game.
fn planners() -> impl Iterator<Item = (&'static str, Box<dyn Bot>)> {
    ["strategist", "champion"].into_iter().map(|name| {
        let mut bot = Kind::named(name).expect("it is on the ladder").make();
        bot.begin(1);
        (name, bot)
    })
}

fn uses(action: Action, card: &str) -> bool {
    matches!(action, Action::Use(power, _) if Some(power) == PowerId::from_text(card))
}

#[test]
fn dice_that_a_power_completes_are_kept() {
    let pair = [One, One, Two, Two, Heart, Three];
    for (things, card) in
        [("herd-culler", "herd-culler"), ("2 energy, stretchy", "stretchy"), ("plot-twist", "plot-twist")]
    {
        for (name, mut bot) in planners() {
            let mut game = rolled(things, pair);
            let (decision, action) = answer(bot.as_mut(), &game);
            assert_eq!(decision, Decision::Keep { rolls_left: 2 });
            assert_eq!(action, Action::Keep(pair.into_iter().collect()), "{name} with {card}");
            game.play(action, None).expect("the bot answers legally");
            let (decision, action) = answer(bot.as_mut(), &game);
            assert_eq!(decision, Decision::Fix);
            assert!(uses(action, card), "{name} with {card}: {action:?}");
            game.play(action, None).expect("the bot answers legally");
            assert_eq!(game.player(kaiju_engine::Seat::First).points, 20, "{name} with {card}");
        }
    }
}

/// Lets the bot keep what it likes; every roll gives dice that score nothing.
fn roll_in_vain(bot: &mut dyn Bot, mut game: Game) -> (Decision, Action) {
    loop {
        let (decision, action) = answer(bot, &game);
        let is_last = !matches!(decision, Decision::Keep { rolls_left: 1.. });
        if is_last || !matches!(action, Action::Keep(_)) {
            return (decision, action);
        }
        game.play(action, None).expect("the bot answers legally");
        if let Step::Chance(_) = game.step() {
            // Two of each number and no more, whatever was kept.
            let mut dice = Dice::NONE;
            for _ in 0..game.turn().to_roll {
                let lying = game.turn().dice.plus(dice);
                let face = [One, Two, Three].into_iter().find(|&face| lying.of(face) < 2).unwrap_or(Heart);
                dice.add(face);
            }
            game.resolve(Luck::Dice(dice), None).expect("as many dice as were rolled");
        }
    }
}

#[test]
fn a_roll_more_is_bought_when_the_last_one_failed() {
    for (things, card) in [("1 energy, telepath", "telepath"), ("smoke-cloud with 3", "smoke-cloud")] {
        for (name, mut bot) in planners() {
            let game = rolled(things, [One, One, Two, Two, Three, Three]);
            let (decision, action) = roll_in_vain(bot.as_mut(), game);
            assert_eq!(decision, Decision::Keep { rolls_left: 0 }, "{name} with {card}");
            assert!(uses(action, card), "{name} with {card}: {action:?}");
        }
    }
}

#[test]
fn a_three_is_rolled_again_in_hope_of_a_triple() {
    for (name, mut bot) in planners() {
        let game = rolled("background-dweller", [One, One, Two, Two, Three, Three]);
        let (decision, action) = roll_in_vain(bot.as_mut(), game);
        // It is free, so it comes before the remaining rolls.
        assert_eq!(decision, Decision::Keep { rolls_left: 2 }, "{name}");
        assert!(uses(action, "background-dweller"), "{name}: {action:?}");
    }
}
