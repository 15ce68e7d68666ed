//! Expectations: facts that must hold at their point in the script.

use super::run::Stage;
use super::show::{actions_shown, question, seat_asked};
use crate::{
    Fact, Marks, Parsed, Quantity, Span, action_text, decision_detail, decision_text, decision_word,
    decision_words, dice_text, guess, lack_text, market_text, monster_line, outcome_text, parse_dice,
    parse_power, read_action, read_lack, read_list, read_market, read_outcome,
};
use kaiju_engine::{
    Action, ActionList, Chance, ExtraTurns, Game, Kind, Pick, Place, PowerId, PowerSet, Seat, Step,
    WICKEDNESS_LEVELS,
};

/// The words that begin an expectation, besides names.
#[rustfmt::skip]
const WORDS: [&str; 16] = [
    "asks", "between", "offers", "over", "turn", "market", "price", "deck", "discarded", "tiles", "top", "dice", "claws",
    "rolls", "city", "bay",
];

/// Checks an expectation against the current game. The message of a false one also names the open question.
pub(super) fn expect(stage: &mut Stage, line: Span) -> Parsed<()> {
    check(stage, line).map_err(|mut error| {
        let asked = question(&stage.game, &stage.names);
        let is_false = error.message.starts_with(FALSE);
        if is_false && seat_asked(&stage.game).is_some() && !error.message.contains(&asked) {
            error.message.push_str(&format!(" ({asked})"));
        }
        error
    })
}

fn check(stage: &mut Stage, line: Span) -> Parsed<()> {
    if let Some((name, items)) = monster_line(line) {
        let seat = stage.names.parse(name)?;
        if items.text.is_empty() {
            return line.fail(format!("expected something about {name} after the colon, such as `5 hearts`"));
        }
        return items.split(',').into_iter().try_for_each(|item| expect_fact(stage, seat, item));
    }
    let (key, rest) = line.first_word();
    // No player can be called `can`, so this is unambiguous.
    if matches!(rest.first_word().0.text, "can" | "cannot") {
        return expect_can(stage, line);
    }
    match key.text {
        "asks" => {
            stage.named = true;
            expect_asks(stage, rest)
        }
        "offers" => {
            stage.named = true;
            expect_offers(stage, rest)
        }
        "between" => expect_between(stage, line, rest),
        "market" if rest.first_word().0.text == "holds" => {
            let wanted = read_list(rest.first_word().1)?;
            let is = stage.game.market().into_iter().flatten().collect();
            expect_set(wanted, is, line, "the market holds")
        }
        "market" => {
            let is = market_text(stage.game.market());
            demand(read_market(rest)? == stage.game.market(), line, || format!("the market is {is}"))
        }
        "deck" => expect_deck(stage, rest),
        "discarded" => expect_set(read_list(rest)?, stage.game.discarded(), line, "the discarded cards are"),
        "tiles" if rest.first_word().0.text == "at" => expect_level(stage, line, rest.first_word().1),
        "tiles" => expect_set(read_list(rest)?, stage.game.tiles(), line, "the tiles are"),
        "top" => expect_top(stage, rest),
        "turn" => {
            let active = stage.game.active();
            let is = || format!("it is the turn of {}", stage.names.text(active));
            demand(stage.names.parse(rest)? == active, line, is)
        }
        "dice" => {
            let dice = stage.game.turn().dice;
            demand(parse_dice(rest)? == dice, line, || format!("the dice are {}", dice_text(dice)))
        }
        "claws" => {
            let claws = stage.game.turn().claws;
            demand(rest.number(u8::MAX, "claws")? == claws, line, || format!("the result has {claws} claws"))
        }
        "rolls" => expect_rolls(stage, rest),
        "price" => expect_price(stage, rest),
        "city" => match rest.text {
            "empty" => demand_empty(stage, stage.game.city(), line),
            _ => rest.fail(format!("expected empty after `city`, not `{rest}`")),
        },
        "bay" => {
            let open = stage.game.bay_open();
            match rest.text {
                "open" => demand(open, line, || "the bay is closed".to_owned()),
                "closed" => demand(!open, line, || "the bay is open".to_owned()),
                "empty" => demand_empty(stage, stage.game.bay(), line),
                _ => rest.fail(format!("expected open, closed or empty after `bay`, not `{rest}`")),
            }
        }
        "over" => {
            let outcome = read_outcome(rest, &stage.names)?;
            match stage.game.outcome() {
                Some(is) => demand(is == outcome, line, || {
                    format!("the game is over ({})", outcome_text(is, &stage.names))
                }),
                None => line.fail(format!("the game is not over: {}", question(&stage.game, &stage.names))),
            }
        }
        _ => expect_can(stage, line),
    }
}

/// The start of the message of a false expectation.
const FALSE: &str = "expected `";

/// Fails, with the true value in the message, unless `holds`.
fn demand(holds: bool, span: Span, is: impl FnOnce() -> String) -> Parsed<()> {
    if holds { Ok(()) } else { span.fail(format!("{FALSE}{span}`, but {}", is())) }
}

fn demand_empty(stage: &Stage, there: Option<Seat>, line: Span) -> Parsed<()> {
    demand(there.is_none(), line, || format!("{} is there", there.map_or("", |seat| stage.names.text(seat))))
}

/// Checks the game between two turns: after the last one, before the next has done anything.
fn expect_between(stage: &mut Stage, line: Span, rest: Span) -> Parsed<()> {
    let Some(between) = stage.turns.between else {
        return line.fail("no turn has ended since the scenario began");
    };
    let (word, _) = rest.first_word();
    if matches!(word.text, "asks" | "offers" | "between" | "rolls" | "over") {
        return word.fail(format!("nothing is asked between two turns: `{word}` cannot stand here"));
    }
    let now = std::mem::replace(&mut stage.game, between);
    let checked = check(stage, rest);
    stage.game = now;
    checked
}

/// Checks the current price of a card for a monster.
fn expect_price(stage: &Stage, rest: Span) -> Parsed<()> {
    let words = rest.words();
    let [name, card, number] = words.as_slice() else {
        return rest.fail("expected a name, a card and its price, such as `price Alice jets 4`");
    };
    let seat = stage.names.parse(*name)?;
    let card = parse_power(*card)?;
    if !card.power().is_in(stage.game.rules().deck) {
        return rest.fail(format!("{} is not a card of this game, so it has no price", card.text()));
    }
    if !stage.game.alive().contains(seat) {
        return name.fail(format!("{name} is out and buys nothing"));
    }
    let is = stage.game.price(seat, card);
    demand(number.number(u8::MAX, "energy")? == is, rest, || format!("{} costs {is}", card.text()))
}

/// Checks `tiles at LEVEL`: the tiles, or their number.
fn expect_level(stage: &Stage, line: Span, rest: Span) -> Parsed<()> {
    let (level, tiles) = rest.first_word();
    let at = level.number(u8::MAX, "a level")?;
    if !WICKEDNESS_LEVELS.contains(&at) {
        return level.fail(format!("tiles lie at 3, 6 and 10, not at {at}"));
    }
    let is_there = |tile: &PowerId| matches!(tile.power().kind, Kind::Tile { level, .. } if level == at);
    let is: PowerSet = stage.game.tiles().iter().filter(is_there).collect();
    match tiles.words().as_slice() {
        [number, unit] if matches!(unit.text, "tile" | "tiles") => {
            let holds = usize::from(number.number(u8::MAX, "tiles")?) == is.len();
            demand(holds, line, || format!("{} tiles are left at {at}", is.len()))
        }
        _ => expect_set(read_list(tiles)?, is, line, "the tiles there are"),
    }
}

fn expect_asks(stage: &Stage, rest: Span) -> Parsed<()> {
    let words = rest.words();
    let [name, kind, detail @ ..] = words.as_slice() else {
        return rest.fail("expected a name and a kind of decision, such as `asks Alice threat 3`");
    };
    let seat = stage.names.parse(*name)?;
    let known = decision_words();
    if !known.contains(&kind.text) {
        let guess = guess(*kind, known);
        return kind.fail(format!(
            "`{kind}` is not a kind of decision: expected one of {}{guess}",
            known.join(", ")
        ));
    }
    if detail.len() > 1 {
        return detail[1].unexpected();
    }
    let is = || question(&stage.game, &stage.names);
    let Step::Decide { seat: asked, decision } = stage.game.step() else {
        return rest.fail(format!("expected `asks {rest}`, but {}", is()));
    };
    let holds = asked == seat
        && decision_word(decision) == kind.text
        && detail.first().is_none_or(|word| decision_detail(decision).as_deref() == Some(word.text));
    demand(holds, rest, || format!("{} is asked {}", stage.names.text(asked), decision_text(decision)))
}

fn expect_offers(stage: &Stage, rest: Span) -> Parsed<()> {
    let Some((name, items)) = rest.split_once(':') else {
        return rest
            .fail("expected a name, a colon and the actions, such as `offers Alice: use wings, pass`");
    };
    let seat = stage.names.parse(name)?;
    if seat_asked(&stage.game) != Some(seat) {
        return name.fail(format!("{name} is not asked: {}", question(&stage.game, &stage.names)));
    }
    let mut legal = ActionList::new();
    stage.game.legal_actions(&mut legal);
    let mut named: Vec<Action> = Vec::new();
    for item in items.split(',') {
        let action = read_action(item, &stage.names, Some(&stage.game))?;
        if !legal.contains(&action) {
            let shown = actions_shown(&stage.game, &stage.names);
            return item.fail(format!("{name} is not offered `{item}`: expected {shown}"));
        }
        named.push(action);
    }
    match legal.iter().find(|action| !named.contains(action)) {
        Some(&more) => items.fail(format!(
            "`{}` is missing: {}",
            action_text(more, &stage.names),
            question(&stage.game, &stage.names)
        )),
        None => Ok(()),
    }
}

fn expect_can(stage: &Stage, line: Span) -> Parsed<()> {
    let (name, rest) = line.first_word();
    let (can, action) = rest.first_word();
    let wanted = match can.text {
        "can" => true,
        "cannot" => false,
        _ => {
            return name.fail(format!(
                "expected `NAME: …`, `NAME can …`, `NAME cannot …`, or one of {}, not `{name}`{}",
                WORDS.join(", "),
                guess(name, WORDS)
            ));
        }
    };
    let seat = stage.names.parse(name)?;
    let (action, reason) = match action.split_once(':').filter(|_| !wanted) {
        Some((action, reason)) => (action, Some(reason)),
        None => (action, None),
    };
    let tried = read_action(action, &stage.names, Some(&stage.game))?;
    if reason.is_none()
        && !wanted
        && let Some(missing) = missing(&stage.game, seat, tried)
    {
        return action.fail(format!("it is impossible to `{action}`: {missing}"));
    }
    let lack = stage.game.why_not(seat, tried);
    demand(lack.is_none() == wanted, line, || question(&stage.game, &stage.names))?;
    match (reason, lack) {
        (Some(reason), Some(lack)) => {
            let is = || format!("the reason is `{}`", lack_text(lack, &stage.names));
            demand(read_lack(reason, &stage.names)? == lack, line, is)
        }
        (Some(_), None) | (None, _) => Ok(()),
    }
}

/// The reason why an action cannot even be tried: a card or tile that it names is missing.
fn missing(game: &Game, seat: Seat, action: Action) -> Option<String> {
    let is_own = |power| game.player(seat).powers.contains(power);
    let is_shown = |power| game.in_play().contains(power) || game.market().contains(&Some(power));
    let (power, is_there, place) = match action {
        Action::Buy(card) => (card, game.market().contains(&Some(card)), "in the market"),
        Action::Take(tile) => (tile, game.tiles().contains(tile), "on the stacks"),
        Action::Use(power, Pick::Power(picked)) if is_own(power) => {
            (picked, is_shown(picked), "in front of a monster or in the market")
        }
        Action::Use(power, _) => (power, is_own(power), "in front of that monster"),
        Action::Keep(_)
        | Action::Pass
        | Action::Resolve(_)
        | Action::Cure(_)
        | Action::Yield
        | Action::Stay
        | Action::Sweep
        | Action::End => return None,
    };
    (!is_there).then(|| format!("{} is not {place}", power.text()))
}

fn expect_deck(stage: &Stage, rest: Span) -> Parsed<()> {
    let deck = stage.game.deck();
    match rest.words().as_slice() {
        [number, cards] if matches!(cards.text, "card" | "cards") => {
            let holds = usize::from(number.number(u8::MAX, "cards")?) == deck.len();
            demand(holds, rest, || format!("the deck has {} cards", deck.len()))
        }
        _ => expect_set(read_list(rest)?, deck, rest, "the deck is"),
    }
}

fn expect_set(wanted: PowerSet, is: PowerSet, line: Span, what: &str) -> Parsed<()> {
    demand(wanted == is, line, || {
        let ids: Vec<&str> = is.iter().map(PowerId::text).collect();
        format!("{what} {}", if ids.is_empty() { "none".to_owned() } else { ids.join(" ") })
    })
}

fn expect_top(stage: &Stage, rest: Span) -> Parsed<()> {
    let is = || match stage.game.top() {
        Some((card, seen_by)) => format!("it is {}, seen by {}", card.text(), stage.names.list(seen_by)),
        None => "nobody has seen it".to_owned(),
    };
    let holds = match rest.words().as_slice() {
        [none] if none.text == "unseen" => stage.game.top().is_none(),
        [card] => {
            let card = parse_power(*card)?;
            stage.game.top().is_some_and(|(top, _)| top == card)
        }
        [card, seen, by, seats @ ..] if seen.text == "seen" && by.text == "by" => {
            stage.game.top() == Some((parse_power(*card)?, stage.names.parse_set(seats)?))
        }
        _ => return rest.fail("expected `top CARD`, `top CARD seen by NAME …` or `top unseen`"),
    };
    demand(holds, rest, is)
}

fn expect_rolls(stage: &Stage, rest: Span) -> Parsed<()> {
    let words = rest.words();
    let [name, number] = words.as_slice() else {
        return rest.fail("expected a name and a number of dice after `rolls`");
    };
    let seat = stage.names.parse(*name)?;
    let dice = number.number(u8::MAX, "dice")?;
    let holds = match stage.game.step() {
        Step::Chance(Chance::Dice { seat: roller, dice: count })
        | Step::Chance(Chance::SideDice { seat: roller, dice: count, .. }) => roller == seat && count == dice,
        Step::Chance(Chance::Reroll { seat: roller }) => roller == seat && dice == 1,
        Step::Chance(_) | Step::Decide { .. } | Step::Over(_) => false,
    };
    demand(holds, rest, || question(&stage.game, &stage.names))
}

fn expect_fact(stage: &Stage, seat: Seat, item: Span) -> Parsed<()> {
    let game = &stage.game;
    let name = stage.names.text(seat);
    let player = game.player(seat);
    let alive = game.alive().contains(seat);
    match Fact::parse(item)? {
        Fact::Place(place) => {
            demand(game.place(seat) == place, item, || format!("{name} is {}", place_text(game.place(seat))))
        }
        Fact::Number(quantity, number) => expect_number(quantity, number, quantity.of(player), name, item),
        Fact::Arrived(place) => {
            demand(player.arrival == place, item, || format!("{name} arrived {}", player.arrival))
        }
        Fact::Power(power, marks) => expect_power(game, seat, name, power, marks, item),
        Fact::Lacks(power) => {
            demand(!player.powers.contains(power), item, || format!("{name} has {}", power.text()))
        }
        Fact::Empty => expect_set(PowerSet::EMPTY, player.powers, item, &format!("{name} has")),
        Fact::Only(powers) => expect_set(powers, player.powers, item, &format!("{name} has")),
        Fact::Most(hearts) => {
            let is = game.max_hearts(seat);
            demand(is == hearts, item, || format!("{name} can have {is} hearts"))
        }
        Fact::Out => demand(!alive, item, || format!("{name} is alive")),
        Fact::Alive => demand(alive, item, || format!("{name} is out")),
        Fact::Risen => demand(player.risen, item, || format!("{name} has not risen")),
        Fact::Extra { turns, dice_fewer } => {
            let alike = |run: &ExtraTurns| (run.seat, run.dice_fewer) == (seat, dice_fewer);
            let is = game.extra_turns().filter(alike).fold(0, |sum: u8, run| sum.saturating_add(run.turns));
            demand(is == turns, item, || format!("{name} has {is} such turns to come"))
        }
        Fact::To(_) => item.fail("`to` belongs to a position: expected `=> asks …` or `=> turn …`"),
    }
}

fn expect_number(quantity: Quantity, wanted: u8, is: u8, name: &str, item: Span) -> Parsed<()> {
    demand(wanted == is, item, || format!("{name} has {is} {}", quantity.unit(is)))
}

fn place_text(place: Place) -> &'static str {
    match place {
        Place::City => "in the city",
        Place::Bay => "in the bay",
        Place::Outside => "outside",
    }
}

fn expect_power(game: &Game, seat: Seat, name: &str, power: PowerId, marks: Marks, item: Span) -> Parsed<()> {
    let id = power.text();
    demand(game.player(seat).powers.contains(power), item, || format!("{name} does not have {id}"))?;
    if let Some(counter) = marks.counter {
        let is = game.counter(power);
        demand(is == counter, item, || format!("{is} lie on {id}"))?;
    }
    if let Some(paid) = marks.paid {
        let is = if power.power().is_card() { game.paid(power) } else { 0 };
        demand(is == paid, item, || format!("{is} was paid for {id}"))?;
    }
    if let Some(card) = marks.copying {
        let is = game.copied_by(power);
        demand(is == card, item, || format!("{id} copies {}", is.map_or("none", PowerId::text)))?;
    }
    if marks.spent {
        demand(game.is_copy_spent(power), item, || format!("the copy of {id} is not spent"))?;
    }
    if marks.used {
        demand(game.turn().used.contains(power), item, || format!("{id} is not used"))?;
    }
    Ok(())
}
