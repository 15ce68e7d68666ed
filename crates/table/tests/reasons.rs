//! From the question and the figures alone, a client can explain why any other action is impossible.

use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{
    Action, Decision, DecisionKinds, Dice, Game, Lack, Pick, PowerId, RuleSet, Seat, SeatSet, Setup, Step,
    Verb,
};
use kaiju_notation::{Names, parse_position};
use kaiju_protocol::{Asked, Closed, Question, SeatFigures};
use kaiju_table::{Figures, public_question, with_choices};
use std::collections::BTreeMap;

/// Visits every question of random games.
fn every_question(games: u64, mut visit: impl FnMut(&Game, Seat, &Question)) {
    for (seed, (_, rules)) in (0..games).flat_map(|seed| RuleSet::PRESETS.map(|preset| (seed, preset))) {
        let players = 2 + usize::try_from(seed % 5).expect("a small number");
        let mut numbers = WyRand(seed);
        let mut game = Game::new(&Setup { rules, players, first: None }).expect("these can be played");
        let names = Names::plain(players);
        loop {
            if let Some(question) = public_question(&game, 1) {
                visit(&game, question.seat, &with_choices(question, &game, &names));
            }
            if !playout::advance(&mut game, &mut numbers) {
                break;
            }
        }
    }
}

fn figures_of(game: &Game, seat: Seat) -> SeatFigures {
    kaiju_table::view(game, SeatSet::EMPTY).figures[seat.index()].clone()
}

#[test]
fn reasons_are_those_of_the_engine() {
    let (mut closed, mut later, mut dear) = (0, 0, 0);
    every_question(40, |game, seat, question| {
        let seen = game.view(Some(seat));
        let figures = figures_of(game, seat);
        for power in game.player(seat).powers {
            let why = seen.game().why_not(seat, Action::Use(power, Pick::None));
            let is_offered =
                question.choices.iter().any(|choice| choice.verb == Verb::Use && choice.power == Some(power));
            let told = question.closed.iter().find(|one| one.power == Some(power) && one.pick.is_none());
            let waits = figures.uses.iter().find(|one| one.power == power).map(|one| one.why);
            assert_eq!(is_offered, matches!(why, None | Some(Lack::NeedsPick)), "{why:?}");
            match why {
                None | Some(Lack::NeedsPick) => assert_eq!(told, None),
                Some(Lack::NotNow { .. } | Lack::WorksByItself | Lack::CopySpent) => {
                    assert_eq!((told, waits), (None, why), "{}", power.text());
                }
                Some(why) => assert_eq!(told.map(|told| told.why), Some(why), "{}", power.text()),
            }
            closed += usize::from(told.is_some());
            later += usize::from(matches!(why, Some(Lack::NotNow { .. })));
        }
        for (card, price) in game.market().into_iter().zip(figures.figures.prices) {
            let Some((card, price)) = card.zip(price) else { continue };
            let is_shop = question.decision == Asked::Rules(Decision::Shop);
            match seen.game().why_not(seat, Action::Buy(card)) {
                None => assert!(is_shop && price.why_not().is_none()),
                Some(Lack::NotNow { .. }) => assert!(!is_shop && price.why_not().is_none()),
                Some(why) => assert_eq!(price.why_not(), Some(why)),
            }
            dear += usize::from(price.why_not().is_some());
        }
    });
    assert!(closed > 100 && later > 1_000 && dear > 10_000, "{closed} closed, {later} later, {dear} dear");
}

#[test]
fn figures_in_entries_are_those_of_the_table() {
    let mut told = 0;
    for (seed, (_, rules)) in (0..20).flat_map(|seed| RuleSet::PRESETS.map(|preset| (seed, preset))) {
        let mut numbers = WyRand(seed);
        let mut game = Game::new(&Setup { rules, players: 4, first: None }).expect("these can be played");
        let mut figures = Figures::of(&game);
        let mut known = kaiju_table::view(&game, SeatSet::EMPTY).figures;
        let mut steps = 0;
        while !matches!(game.step(), Step::Over(_)) {
            playout::advance(&mut game, &mut numbers);
            for (seat, figures) in figures.update(&game) {
                known[seat.index()].change(&figures);
                told += 1;
            }
            assert_eq!(known, kaiju_table::view(&game, SeatSet::EMPTY).figures);
            steps += 1;
        }
        assert!(steps > 10);
    }
    assert!(told > 1_000, "only {told} figures changed");
}

/// The reason for a seat that is not asked: it cares when its moment comes, not who is asked now.
fn unasked(why: Option<Lack>, at: DecisionKinds) -> Option<Lack> {
    if let Some(Lack::NotAsked { .. }) = why { Some(Lack::NotNow { at }) } else { why }
}

#[test]
fn players_who_are_not_asked_find_the_same_reasons_in_the_figures() {
    let mut read = 0;
    every_question(10, |game, asked, _| {
        let moments = kaiju_table::view(game, SeatSet::EMPTY).moments;
        for seat in game.seats().without(asked) {
            let figures = figures_of(game, seat);
            assert_eq!(figures.uses.len(), game.player(seat).powers.len());
            for one in figures.uses {
                let action = Action::Use(one.power, Pick::None);
                let at = game.uses(seat, one.power);
                assert_eq!(unasked(game.why_not(seat, action), at), Some(one.why), "{}", one.power.text());
                read += 1;
            }
            for (card, price) in game.market().into_iter().zip(figures.figures.prices) {
                let Some((card, price)) = card.zip(price) else { continue };
                let why = price.why_not().unwrap_or(Lack::NotNow { at: moments.buy });
                assert_eq!(unasked(game.why_not(seat, Action::Buy(card)), moments.buy), Some(why));
                read += 1;
            }
            let keep = unasked(game.why_not(seat, Action::Keep(Dice::NONE)), moments.keep);
            assert!(keep == Some(Lack::NotNow { at: moments.keep }) || !game.alive().contains(seat));
        }
    });
    assert!(read > 10_000, "only {read} reasons");
}

#[test]
fn every_pick_that_is_not_possible_says_why() {
    let mut told = BTreeMap::new();
    every_question(60, |_, _, question| {
        for one in question.closed.iter().filter(|one| one.pick.is_some()) {
            assert_ne!(one.why, Lack::WrongPick, "{one:?}");
            let name = format!("{:?}", one.why);
            *told.entry(name.split(' ').next().unwrap_or_default().to_owned()).or_insert(0) += 1;
        }
    });
    for name in ["ShowsFace", "FullHearts", "OnlyCards", "OnlyOf", "EnergyShort"] {
        assert!(told.contains_key(name), "{name} is never told: {told:?}");
    }
}

#[test]
fn a_monster_that_does_not_enter_tokyo_has_a_reason() {
    let why = |rules: &str, alice: &str, bob: &str| {
        let turn = "turn Alice, rolls 1, dice 1 1 1 energy heart claw\nstack keep";
        asked(&format!("rules {rules}\nAlice:{alice}\nBob:{bob}\nCarol:\n{turn}")).no_entry
    };
    assert_eq!(why("czech", "", " city"), Some(Lack::TokyoFull));
    assert_eq!((why("czech", "", ""), why("czech", " city", "")), (None, None));
    let by = power("hibernation");
    assert_eq!(why("dark", " hibernation", ""), Some(Lack::Forbidden { by }));
}

fn asked(position: &str) -> Question {
    let (game, names) = parse_position(position).expect("the position can be read");
    with_choices(public_question(&game, 1).expect("somebody is asked"), &game, &names)
}

fn power(name: &str) -> PowerId {
    PowerId::from_text(name).expect("a power")
}

#[test]
fn a_power_that_lacks_something_at_its_moment_says_what() {
    let question =
        asked("rules czech\nAlice: city, 1 energy, wings, camouflage\nBob: to resolve claw claw 1 2 3 3");
    let why = Lack::EnergyShort { by: 1, price: 2 };
    assert_eq!(question.closed, [Closed { verb: Verb::Use, power: Some(power("wings")), pick: None, why }]);
}

#[test]
fn an_impossible_pick_says_why() {
    let question = asked(
        "rules czech\nAlice: healing-ray, to resolve heart heart 1 2 3 3\nBob: 5 hearts, 4 energy\nCarol: 3 energy",
    );
    let why = Lack::FullHearts { seat: Seat::Third };
    let pick = Some(Pick::Monster(Seat::Third));
    assert_eq!(question.closed, [Closed { verb: Verb::Use, power: Some(power("healing-ray")), pick, why }]);
    assert_eq!(question.no_healing, Some(Lack::FullHearts { seat: Seat::First }));
}

#[test]
fn a_sweep_that_cannot_be_paid_says_so() {
    let question = asked(
        "rules czech\nAlice: 1 energy, alien-metabolism, to buy\nBob:\nmarket jets, solar-powered, tanks",
    );
    let why = Lack::EnergyShort { by: 1, price: 2 };
    assert_eq!(question.closed, [Closed { verb: Verb::Sweep, power: None, pick: None, why }]);
}
