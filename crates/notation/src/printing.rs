//! Printing of positions.

use super::facts::Quantity;
use super::names::Names;
use super::powers::powers_text;
use super::rule_sets::{rules_text, rules_text_of_revision};
use super::{extra, frames, hits, outcome, turn};
use kaiju_engine::parts::Parts;
use kaiju_engine::rules::{Bay, Wickedness};
use kaiju_engine::{BAY_NEEDS, Chance, Game, MARKET_SLOTS, Place, Player, PowerId, PowerSet, Seat, Step};

/// The complete text of a position, one line per monster. Usual values are left out; [`super::parse_position`] reads
/// the text back to an equal game.
pub fn position_text(game: &Game, names: &Names) -> String {
    text_by(&rules_text(game.rules()), game, names)
}

/// [`position_text`] as the game's own revision of the rules printed it, for readers that know the revision.
pub fn position_text_of_revision(game: &Game, names: &Names) -> String {
    text_by(&rules_text_of_revision(game.rules()), game, names)
}

fn text_by(rules: &str, game: &Game, names: &Names) -> String {
    let mut text = format!("rules {rules}\n");
    for seat in game.seats() {
        let items = monster_text(game, seat);
        let space = if items.is_empty() { "" } else { " " };
        text.push_str(&format!("{}:{space}{items}\n", names.text(seat)));
    }
    for (key, line) in table_lines(game, names) {
        text.push_str(&format!("{key} {line}\n"));
    }
    text
}

/// [`position_text`] as `viewer` may see it; `None` is a spectator. A top card that the viewer has not seen is left
/// out.
pub fn view_text(game: &Game, names: &Names, viewer: Option<Seat>) -> String {
    position_text(game.view(viewer).game(), names)
}

/// The items of a monster's line.
fn monster_text(game: &Game, seat: Seat) -> String {
    if !game.alive().contains(seat) {
        return "out".to_owned();
    }
    let player = game.player(seat);
    let mut items = Vec::new();
    match game.place(seat) {
        Place::City => items.push("city".to_owned()),
        Place::Bay => items.push("bay".to_owned()),
        Place::Outside => {}
    }
    for quantity in Quantity::ALL {
        let number = quantity.of(player);
        if number != quantity.of(&Player::NEW) {
            items.push(format!("{number} {}", quantity.unit(number)));
        }
    }
    if player.arrival > 0 {
        items.push(format!("arrived {}", player.arrival));
    }
    if player.risen {
        items.push("risen".to_owned());
    }
    items.extend(player.powers.iter().map(|power| power_text(game, power)));
    items.join(", ")
}

/// A power with every mark in which it differs from one just bought.
fn power_text(game: &Game, power: PowerId) -> String {
    let mut text = power.text().to_owned();
    if game.counter(power) != game.usual_counter(power) {
        text.push_str(&format!(" with {}", game.counter(power)));
    }
    if power.power().is_card() && game.paid(power) != power.power().cost(game.rules()) {
        text.push_str(&format!(" paid {}", game.paid(power)));
    }
    if let Some(card) = game.copied_by(power) {
        text.push_str(&format!(" copying {}", card.text()));
        if game.is_copy_spent(power) {
            text.push_str(" spent");
        }
    }
    if game.turn().used.contains(power) {
        text.push_str(" used");
    }
    text
}

/// The face-up cards, with `-` for an empty slot.
pub(crate) fn market_text(market: [Option<PowerId>; MARKET_SLOTS]) -> String {
    market.map(|card| card.map_or("-", PowerId::text)).join(", ")
}

fn table_lines(game: &Game, names: &Names) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    if game.market().iter().any(Option::is_some) {
        lines.push(("market", market_text(game.market())));
    }
    let discarded = game.discarded();
    if !discarded.is_empty() {
        // Print the shorter list.
        if discarded.len() <= game.deck().len() {
            lines.push(("discarded", powers_text(discarded)));
        } else {
            lines.push(("deck", powers_text(game.deck())));
        }
    }
    if let Some((card, seen_by)) = game.top() {
        lines.push(("top", format!("{} seen by {}", card.text(), names.list(seen_by))));
    }
    if game.tiles() != usual_tiles(game) || needs_tiles(game) {
        lines.push(("tiles", powers_text(game.tiles())));
    }
    if !game.bay_open() && game.rules().bay_use == Bay::On && game.alive().len() >= BAY_NEEDS {
        lines.push(("bay", "closed".to_owned()));
    }
    if let Some(text) = extra::extra_text(game, names) {
        lines.push(("extra", text));
    }
    lines.push(("turn", turn::turn_text(game, names)));
    for hit in game.hits() {
        lines.push(("hit", hits::hit_text(hit, names)));
    }
    match game.outcome() {
        Some(outcome) => lines.push(("over", outcome::outcome_text(outcome, names))),
        None => lines.push(("stack", frames::stack_text(game, names))),
    }
    lines
}

/// The tiles on the stacks if none has left the game.
fn usual_tiles(game: &Game) -> PowerSet {
    Parts::new(*game.rules(), game.seats().len()).tiles.minus(game.in_play())
}

/// True if chance has decided the tiles, so that they must be printed.
fn needs_tiles(game: &Game) -> bool {
    game.rules().wickedness == Wickedness::Mixed && game.step() != Step::Chance(Chance::Sides)
}
