//! Consistency of a position: monsters, cards and tiles. The stack is checked in `check_stack.rs`.

use super::check_over::check_over;
use super::check_stack::check_stack;
use kaiju_engine::parts::Parts;
use kaiju_engine::rules::{Bay, Wickedness};
use kaiju_engine::{
    BAY_NEEDS, Face, FaceSet, Frame, Game, Kind, MOST_DICE, MOST_DICE_FEWER, Outcome, POINTS_TO_WIN, Player,
    PowerId, Seat, SeatSet, Side, Victory, tile_pairs,
};

/// A bound on dice rolled for a power, claws in a result, hearts lost at once, and extra turns waiting.
pub(super) const MANY: u8 = 100;
/// The most runs of extra turns that a position may begin with: half of those that can wait at once.
const MOST_EXTRA_RUNS: usize = Parts::MOST_EXTRA_RUNS / 2;
/// A bound on the rolls in a turn.
const MOST_ROLLS: u8 = 30;

/// The part of a position that a problem is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// A monster.
    Seat(Seat),
    /// A topic on the line of a monster.
    Fact(Seat, &'static str),
    /// The line with this key.
    Line(&'static str),
    /// A word on the line with this key.
    Word(&'static str, &'static str),
    /// The damage in progress.
    Hits,
}

/// An inconsistency.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    /// The part of the position that it is about.
    pub about: About,
    /// The problem, as a sentence.
    pub message: String,
}

/// The result of a check.
pub(super) type Checked = Result<(), Problem>;

/// Fails with `message` unless `holds`.
pub(super) fn need(holds: bool, about: About, message: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { Err(Problem { about, message: message.into() }) }
}

/// Refuses positions that the engine could not continue.
pub(crate) fn check(game: &Game) -> Checked {
    for seat in game.seats() {
        if game.alive().contains(seat) {
            check_monster(game, seat)?;
        } else {
            let is_gone = *game.player(seat) == Player::GONE && !game.tokyo().contains(seat);
            need(is_gone, About::Seat(seat), "a monster that is out of the game has nothing")?;
        }
    }
    check_powers(game)?;
    check_copy(game)?;
    check_table(game)?;
    check_extra_turns(game)?;
    check_life(game)?;
    check_turn(game)?;
    check_stack(game)
}

fn check_monster(game: &Game, seat: Seat) -> Checked {
    let player = game.player(seat);
    // A power can win at 0 hearts, before anybody is eliminated.
    let by_power = matches!(game.outcome(), Some(Outcome::Won { by: Victory::Power(_), .. }));
    let may_be_at_zero = by_power || game.frames().iter().any(|frame| matches!(frame, Frame::Zero { .. }));
    need(
        player.hearts > 0 || may_be_at_zero,
        About::Fact(seat, "hearts"),
        "a living monster has a heart: write `out` if it is dead",
    )?;
    let most = game.max_hearts(seat);
    need(
        player.hearts <= most,
        About::Fact(seat, "hearts"),
        format!("this monster can have at most {most} hearts"),
    )?;
    need(
        (player.arrival > 0) == (player.points == POINTS_TO_WIN),
        About::Fact(seat, "arrived"),
        "`arrived` belongs to monsters with 20 points",
    )?;
    let mut before = game.alive().iter().take_while(|&other| other != seat);
    need(
        player.arrival == 0 || before.all(|other| game.player(other).arrival != player.arrival),
        About::Fact(seat, "arrived"),
        "another monster has this place in the order of arrival: write another number",
    )?;
    need(
        player.wickedness == 0 || game.rules().wickedness != Wickedness::Off,
        About::Fact(seat, "wickedness"),
        "there is no wickedness track under these rules: leave it out, or write `rules dark`",
    )
}

/// Every power is in one place and belongs to the rule set.
fn check_powers(game: &Game) -> Checked {
    for seat in game.seats() {
        let powers = game.player(seat).powers;
        for power in powers {
            let record = power.power();
            let id = power.text();
            let about = About::Fact(seat, id);
            need(record.stays(), about, format!("nobody keeps {id}: it is discarded when it is gained"))?;
            if record.is_card() {
                check_card(game, power, about)?;
            } else {
                check_tile(game, power, about)?;
                let twin = powers.iter().find(|&other| other != power && level(other) == level(power));
                if let Some(twin) = twin {
                    let message = "are of one level: a monster has one tile of each (WICKED-8)";
                    return need(false, about, format!("{} and {id} {message}", twin.text()));
                }
            }
            let is_empty = record.has_counter && game.counter(power) == 0;
            let is_filled = !is_empty || game.usual_counter(power) == 0 || is_arriving(game, power);
            need(is_filled, about, format!("{id} is discarded when empty: write `with 1` or more"))?;
        }
    }
    for power in PowerId::all() {
        let has_counter = game.counter(power) > 0;
        let has_price = power.power().is_card() && game.paid(power) > 0;
        if has_counter || has_price {
            need(
                game.in_play().contains(power),
                About::Line("turn"),
                format!("nobody has {}", power.text()),
            )?;
        }
    }
    Ok(())
}

/// The level of a tile.
fn level(power: PowerId) -> Option<u8> {
    match power.power().kind {
        Kind::Tile { level, .. } => Some(level),
        Kind::Keep | Kind::Discard => None,
    }
}

/// True if a power has reached its holder but not taken effect.
fn is_arriving(game: &Game, power: PowerId) -> bool {
    game.frames().iter().any(|frame| matches!(frame, Frame::Gained { power: gained, .. } if *gained == power))
}

/// A card belongs to the deck in use.
fn check_card(game: &Game, card: PowerId, about: About) -> Checked {
    let deck = game.rules().value("deck").unwrap_or_default();
    let fits = card.power().is_in(game.rules().deck);
    need(
        fits,
        about,
        format!("{} is not in the deck of these rules: expected a card of the {deck} deck", card.text()),
    )
}

/// A tile is used on the side that the rules say; with mixed sides, its other side is not in the game.
fn check_tile(game: &Game, tile: PowerId, about: About) -> Checked {
    let Kind::Tile { side, .. } = tile.power().kind else {
        return need(false, about, format!("{} is no tile", tile.text()));
    };
    let is_used = match game.rules().wickedness {
        Wickedness::Off => false,
        Wickedness::Red => side == Side::Red,
        Wickedness::Green => side == Side::Green,
        Wickedness::Mixed => {
            let used = game.tiles().or(game.in_play());
            let is_twice = |&(red, green): &(PowerId, PowerId)| {
                (tile == red || tile == green) && used.contains(red) && used.contains(green)
            };
            return match tile_pairs().find(is_twice) {
                Some((red, green)) => need(
                    false,
                    about,
                    format!("{} and {} are the two sides of one tile", red.text(), green.text()),
                ),
                None => Ok(()),
            };
        }
    };
    let played = game.rules().value("wickedness").unwrap_or_default();
    let message = "is not in play under these rules: they say wickedness";
    need(is_used, about, format!("{} {message}={played}", tile.text()))
}

fn check_copy(game: &Game) -> Checked {
    for copier in PowerId::all().filter(|power| power.power().copies) {
        let Some(card) = game.copied_by(copier) else { continue };
        let about = game.owner(copier).map_or(About::Line("turn"), |seat| About::Fact(seat, copier.text()));
        let fits = card.power().kind == Kind::Keep && !card.power().copies && game.owner(card).is_some();
        let message = "cannot be copied: it is no keep card of a living monster";
        need(fits, about, format!("{} {message}", card.text()))?;
    }
    Ok(())
}

/// Market, deck, tiles and the Bay.
fn check_table(game: &Game) -> Checked {
    let mut seen = game.in_play();
    for card in game.market().into_iter().flatten() {
        let about = About::Word("market", card.text());
        check_card(game, card, about)?;
        need(!seen.contains(card), about, format!("{} is in two places: write it once", card.text()))?;
        seen.insert(card);
    }
    for card in game.deck() {
        let about = About::Word("deck", card.text());
        check_card(game, card, about)?;
        need(!seen.contains(card), about, format!("{} is in two places: write it once", card.text()))?;
    }
    for tile in game.tiles() {
        let about = About::Word("tiles", tile.text());
        check_tile(game, tile, about)?;
        let is_owned = game.in_play().contains(tile);
        need(!is_owned, about, format!("{} is in two places: write it once", tile.text()))?;
    }
    if let Some((card, _)) = game.top() {
        let message = "is not in the deck: expected one of its cards";
        let about = About::Word("top", card.text());
        need(game.deck().contains(card), about, format!("{} {message}", card.text()))?;
    }
    if let Some(seat) = game.bay() {
        need(
            game.bay_open(),
            About::Fact(seat, "a place"),
            "the bay is not in use: write `city` or nothing",
        )?;
    }
    let may_be_open = game.rules().bay_use == Bay::On && game.alive().len() >= BAY_NEEDS;
    need(!game.bay_open() || may_be_open, About::Line("bay"), "the bay is not in use")
}

/// Extra turns are played by living monsters, and there is room for more of them.
fn check_extra_turns(game: &Game) -> Checked {
    let about = About::Line("extra");
    let turns: u32 = game.extra_turns().map(|run| u32::from(run.turns)).sum();
    let fits = game.extra_turns().count() <= MOST_EXTRA_RUNS && turns <= u32::from(MANY);
    need(fits, about, "too many extra turns are to come")?;
    let lives = game.extra_turns().all(|run| game.alive().contains(run.seat));
    need(lives, about, "a dead monster has no extra turns")
}

/// The game goes on, and somebody can play.
fn check_life(game: &Game) -> Checked {
    let active = game.turn().active;
    if game.outcome().is_some() {
        return check_over(game);
    }
    let goes_on = game.alive().len() > 1 || game.alive() == SeatSet::only(active);
    need(goes_on, About::Seat(active), "the game is over: write `over` and how it ended")
}

fn check_turn(game: &Game) -> Checked {
    let turn = game.turn();
    let about = About::Line("turn");
    let at = |word| About::Word("turn", word);
    need(turn.is_extra || turn.in_order == turn.active, at("in"), "only an extra turn is out of order")?;
    need(turn.is_extra || turn.dice_fewer == 0, at("short"), "only an extra turn is short of dice")?;
    need(
        turn.dice_fewer <= MOST_DICE_FEWER,
        at("short"),
        format!("a turn is short of at most {MOST_DICE_FEWER} dice"),
    )?;
    let dice = turn.dice.len().saturating_add(turn.to_roll);
    need(dice <= MOST_DICE, at("dice"), format!("a monster has at most {MOST_DICE} dice"))?;
    need(turn.rolls_left <= MOST_ROLLS, at("rolls"), format!("a turn has at most {MOST_ROLLS} rolls"))?;
    need(turn.tray.len() <= MANY, at("tray"), format!("at most {MANY} dice are rolled for a power"))?;
    need(turn.claws <= MANY, at("claws"), format!("a result has at most {MANY} claws"))?;
    need(turn.hearts <= MANY, at("hearts"), format!("a result has at most {MANY} hearts"))?;
    need(!turn.blocks.contains(Face::Heart), at("blocks"), "hearts are no block: write how many are left")?;
    need(turn.noted_points <= POINTS_TO_WIN, at("noted"), "nobody has more than 20 points")?;
    if let Some(card) = turn.gave_used {
        let given = card.power().is_card() && !game.player(turn.active).powers.contains(card);
        need(given, at("gave-used"), "`gave-used` names a card that the active monster gave away")?;
    }
    // A game may end in the middle of a turn.
    let Some(&bottom) = game.frames().first() else { return Ok(()) };
    if bottom != Frame::Resolve {
        let is_resolved = turn.blocks == FaceSet::EMPTY && turn.hearts == 0 && turn.claws == 0;
        need(is_resolved, about, "blocks, hearts and claws are left only while the dice are resolved")?;
    }
    let is_rolling = matches!(bottom, Frame::Roll | Frame::Keep);
    need(is_rolling || turn.rolls_left == 0, at("rolls"), "rolls are left only while the dice are rolled")?;
    need(bottom == Frame::Roll || turn.to_roll == 0, at("rolling"), "dice are rolling only at `stack roll`")?;
    let in_attack = game.frames().iter().any(|frame| matches!(frame, Frame::Attack { .. }));
    let left = turn.left_city.or(turn.left_bay);
    need(in_attack || left.is_empty(), about, "monsters leave Tokyo only in an attack")?;
    let left_one_place = turn.left_city.and(turn.left_bay).is_empty();
    need(left_one_place, about, "a monster leaves one place, not both")?;
    need(left.and(game.tokyo()).is_empty(), about, "a monster that left Tokyo is outside")?;
    let has_tray = game.frames().iter().any(|frame| matches!(frame, Frame::SideFix { .. }));
    need(has_tray || turn.tray.is_empty(), at("tray"), "dice lie in the tray only at `side-dice`")
}
