//! Deals positions with full hands, so that the pairs seen least meet.

use super::coverage::Coverage;
use super::goals::{Goal, QUESTIONS, level, stays};
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::rules::{Bay, MimicOwnCards, Wickedness};
use kaiju_engine::{MARKET_SLOTS, PowerId, RuleSet, Seat, WICKEDNESS_LEVELS, tile_pairs};
use kaiju_notation::{Names, rules_text};
use std::collections::HashMap;

/// The fewest players with an open Bay (BAY-1).
const BAY_NEEDS: usize = 5;
/// The weight of an open goal, compared with an open pair.
const GOAL_WEIGHT: u32 = 3;
/// The range of a random bonus, so that no two deals are alike.
const LOT: u32 = 3;

/// The text of a position at the start of a turn, in which every monster has enough hearts, energy and cards to use
/// its powers.
pub fn deal(rules: &RuleSet, players: usize, coverage: &Coverage, numbers: &mut WyRand) -> String {
    let mut table = Table::new(rules, players, coverage, numbers);
    table.deal_market(numbers);
    for _ in 0..2 + numbers.below(5) {
        for seat in shuffled((0..players).collect(), numbers) {
            table.deal_card(seat, numbers);
        }
    }
    let active = numbers.below(players as u32) as usize;
    let names = Names::plain(players);
    let mut text = format!("rules {}\n", rules_text(rules));
    let stats: Vec<Stats> = (0..players).map(|_| Stats::draw(rules, numbers)).collect();
    for (seat, stats) in stats.iter().enumerate() {
        table.deal_tiles(seat, stats.wickedness, numbers);
    }
    for (seat, stats) in stats.iter().enumerate() {
        let items = table.monster(seat, stats, seat == active, numbers);
        text.push_str(&format!("{}: {}\n", names.text(Seat::ALL[seat]), items.join(", ")));
    }
    text + &table.middle(numbers)
}

fn one_in(count: u32, numbers: &mut WyRand) -> bool {
    numbers.below(count) == 0
}

fn shuffled<T>(mut items: Vec<T>, numbers: &mut WyRand) -> Vec<T> {
    for last in (1..items.len()).rev() {
        items.swap(last, numbers.below(last as u32 + 1) as usize);
    }
    items
}

/// Everything a monster has besides its powers.
struct Stats {
    hearts: u32,
    points: u32,
    energy: u32,
    wickedness: u8,
    poison: u32,
    shrink: u32,
}

impl Stats {
    fn draw(rules: &RuleSet, numbers: &mut WyRand) -> Stats {
        let has_tokens = one_in(3, numbers);
        let tokens = |numbers: &mut WyRand| if has_tokens { numbers.below(3) } else { 0 };
        Stats {
            // Some monsters are about to die, and some to win.
            hearts: if one_in(4, numbers) { 1 + numbers.below(3) } else { 4 + numbers.below(7) },
            points: if one_in(4, numbers) { 14 + numbers.below(6) } else { numbers.below(14) },
            energy: 4 + numbers.below(20),
            wickedness: match rules.wickedness {
                Wickedness::Off => 0,
                Wickedness::Red | Wickedness::Green | Wickedness::Mixed => wickedness(numbers),
            },
            poison: tokens(numbers),
            shrink: tokens(numbers),
        }
    }
}

/// Any space of the wickedness track, or one right below a level.
fn wickedness(numbers: &mut WyRand) -> u8 {
    match one_in(2, numbers) {
        true => WICKEDNESS_LEVELS[numbers.below(WICKEDNESS_LEVELS.len() as u32) as usize] - 1,
        false => numbers.below(11) as u8,
    }
}

/// The table being dealt.
struct Table<'a> {
    rules: &'a RuleSet,
    coverage: &'a Coverage,
    /// The number of open goals of each power.
    to_do: HashMap<PowerId, u32>,
    /// Face-up cards.
    market: Vec<PowerId>,
    /// Cards not dealt yet.
    cards: Vec<PowerId>,
    /// Tiles not dealt yet.
    tiles: Vec<PowerId>,
    hands: Vec<Vec<PowerId>>,
    /// The seats in the City and in the Bay.
    tokyo: [Option<usize>; 2],
}

impl Table<'_> {
    fn new<'a>(
        rules: &'a RuleSet,
        players: usize,
        coverage: &'a Coverage,
        numbers: &mut WyRand,
    ) -> Table<'a> {
        let has_bay = rules.bay_use == Bay::On && players >= BAY_NEEDS;
        let seats = shuffled((0..players).collect(), numbers);
        let city = (!one_in(4, numbers)).then_some(seats[0]);
        let bay = (has_bay && !one_in(3, numbers)).then_some(seats[1]);
        let mut tiles = Vec::new();
        for (red, green) in tile_pairs() {
            let up = match rules.wickedness {
                Wickedness::Off => continue,
                Wickedness::Red => red,
                Wickedness::Green => green,
                Wickedness::Mixed => [red, green][numbers.below(2) as usize],
            };
            tiles.push(up);
        }
        Table {
            rules,
            coverage,
            to_do: coverage.goals.powers().map(|power| (power, to_do(power, players, coverage))).collect(),
            market: Vec::new(),
            cards: PowerId::all().filter(|card| card.power().is_in(rules.deck)).collect(),
            tiles,
            hands: vec![Vec::new(); players],
            tokyo: [city, bay],
        }
    }

    fn in_tokyo(&self, seat: usize) -> bool {
        self.tokyo.contains(&Some(seat))
    }

    /// True if the monster at `seat` may have or copy `card` where it stands.
    fn may_hold(&self, seat: usize, card: PowerId) -> bool {
        !(self.in_tokyo(seat) && card.power().allowed_for.is_some())
    }

    /// The gain if `seat` gets `power` too.
    fn worth(&self, seat: usize, power: PowerId, numbers: &mut WyRand) -> u32 {
        let mut worth = numbers.below(LOT) + GOAL_WEIGHT * self.to_do.get(&power).copied().unwrap_or(0);
        for (owner, hand) in self.hands.iter().enumerate() {
            let need = |&other: &PowerId| match owner == seat {
                true => self.coverage.need_together(power, other),
                false => self.coverage.need_apart(power, other),
            };
            worth += hand.iter().map(need).sum::<u32>();
        }
        // Any monster may come to take the one-shot tiles.
        let one_shot = self.tiles.iter().filter(|tile| !stays(**tile));
        worth + one_shot.map(|&tile| self.coverage.need_together(power, tile)).sum::<u32>()
    }

    /// Lays out three cards, mostly those bought least.
    fn deal_market(&mut self, numbers: &mut WyRand) {
        self.cards = shuffled(std::mem::take(&mut self.cards), numbers);
        if !one_in(3, numbers) {
            self.cards.sort_by_key(|&card| self.coverage.need(Goal::Buy(card)));
        }
        self.market = self.cards.split_off(self.cards.len() - MARKET_SLOTS);
    }

    /// Gives `seat` the keep card with the highest gain.
    fn deal_card(&mut self, seat: usize, numbers: &mut WyRand) {
        let fits = |card: &PowerId| stays(*card) && self.may_hold(seat, *card);
        let best =
            self.cards.iter().copied().filter(fits).max_by_key(|&card| self.worth(seat, card, numbers));
        if let Some(card) = best {
            self.cards.retain(|&other| other != card);
            self.hands[seat].push(card);
        }
    }

    /// Gives `seat` tiles that stay, of the levels that its marker has passed.
    fn deal_tiles(&mut self, seat: usize, wickedness: u8, numbers: &mut WyRand) {
        for at in WICKEDNESS_LEVELS {
            if at > wickedness || one_in(4, numbers) {
                continue;
            }
            let fits = |tile: &PowerId| stays(*tile) && level(*tile) == Some(at);
            let best =
                self.tiles.iter().copied().filter(fits).max_by_key(|&tile| self.worth(seat, tile, numbers));
            if let Some(tile) = best {
                self.tiles.retain(|&other| other != tile);
                self.hands[seat].push(tile);
            }
        }
    }

    /// The items of a monster's line.
    fn monster(&self, seat: usize, stats: &Stats, is_active: bool, numbers: &mut WyRand) -> Vec<String> {
        let mut items = Vec::new();
        for (place, name) in ["city", "bay"].into_iter().enumerate() {
            if self.tokyo[place] == Some(seat) {
                items.push(name.to_owned());
            }
        }
        let mut number = |count: u32, unit: &str| items.push(format!("{count} {unit}"));
        number(stats.hearts, "hearts");
        number(stats.points, "points");
        number(stats.energy, "energy");
        number(stats.poison, "poison");
        number(stats.shrink, "shrink");
        if self.rules.wickedness != Wickedness::Off {
            number(u32::from(stats.wickedness), "wickedness");
        }
        items.extend(self.hands[seat].iter().map(|&power| self.power(seat, power, numbers)));
        if is_active {
            items.push("to start".to_owned());
        }
        items
    }

    /// A power with its tokens and its price.
    fn power(&self, seat: usize, power: PowerId, numbers: &mut WyRand) -> String {
        let record = power.power();
        let mut text = power.text().to_owned();
        let mut carried = power;
        if record.copies
            && !one_in(4, numbers)
            && let Some(card) = self.copy(seat, power, numbers)
        {
            text.push_str(&format!(" copying {}", card.text()));
            carried = card;
        }
        if carried.power().has_counter && !carried.power().copies {
            text.push_str(&format!(" with {}", 1 + numbers.below(3)));
        }
        if record.is_card() {
            text.push_str(&format!(" paid {}", record.cost(self.rules)));
        }
        text
    }

    /// The card copied by the copying power of `seat`: one with the most open goals as a copy. Tiles always copy own
    /// cards.
    fn copy(&self, seat: usize, copier: PowerId, numbers: &mut WyRand) -> Option<PowerId> {
        let own_too = !copier.power().is_card() || self.rules.mimic_own_cards == MimicOwnCards::Yes;
        let hands = self.hands.iter().enumerate().filter(|&(owner, _)| owner != seat || own_too);
        let cards = hands.flat_map(|(_, hand)| hand.iter().copied());
        cards
            .filter(|&card| card.power().is_card() && !card.power().copies && self.may_hold(seat, card))
            .max_by_key(|&card| GOAL_WEIGHT * offers_to_take(card, true, self.coverage) + numbers.below(LOT))
    }

    /// The market, the deck and the tiles.
    fn middle(&self, numbers: &mut WyRand) -> String {
        let deck = shuffled(self.cards.clone(), numbers);
        // Now and then the deck is nearly empty.
        let left = if one_in(8, numbers) { numbers.below(6) as usize } else { deck.len() };
        let deck = &deck[..left.min(deck.len())];
        let mut text = format!("market {}\ndeck {}\n", list(&self.market, ", "), list(deck, " "));
        if self.rules.wickedness != Wickedness::Off {
            text.push_str(&format!("tiles {}\n", list(&self.tiles, " ")));
        }
        text
    }
}

fn list(powers: &[PowerId], between: &str) -> String {
    match powers {
        [] => "none".to_owned(),
        powers => powers.iter().map(|power| power.text()).collect::<Vec<_>>().join(between),
    }
}

/// The number of offers of `power` not taken often enough.
fn offers_to_take(power: PowerId, copied: bool, coverage: &Coverage) -> u32 {
    let windows = || QUESTIONS.iter().filter_map(|question| question.window);
    let offers = 0..power.power().offers.len();
    let goals =
        offers.flat_map(|offer| windows().map(move |window| Goal::Offer { power, offer, window, copied }));
    goals.map(|goal| u32::from(coverage.need(goal) > 0)).sum()
}

/// The number of open goals that `power` helps to reach.
fn to_do(power: PowerId, players: usize, coverage: &Coverage) -> u32 {
    let needs = |goal| u32::from(coverage.need(goal) > 0);
    let mut count = offers_to_take(power, false, coverage);
    for (question, about) in QUESTIONS.iter().enumerate() {
        let offers = |window| power.power().offers.iter().any(|offer| offer.windows.contains(window));
        if about.window.is_some_and(offers) {
            let verbs = [kaiju_engine::Verb::Use, kaiju_engine::Verb::Pass];
            count += verbs.map(|verb| needs(Goal::Answer { players, question, verb })).iter().sum::<u32>();
        }
    }
    let as_copy = |card| {
        let copies = [true, false].map(|own| needs(Goal::Copy { card, own }));
        offers_to_take(card, true, coverage) + copies.iter().sum::<u32>()
    };
    if power.power().copies {
        // A copier is worth as much as the best card to copy.
        count += coverage.goals.keep.iter().map(|&card| as_copy(card)).max().unwrap_or(0);
    }
    count + as_copy(power)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_notation::parse_position;

    #[test]
    fn every_deal_is_a_position() {
        let mut numbers = WyRand(5);
        for (_, rules) in RuleSet::PRESETS {
            let coverage = Coverage::new(rules, &[2, 3, 4, 5, 6], 1);
            for number in 0..100 {
                let text = deal(&rules, 2 + number % 5, &coverage, &mut numbers);
                if let Err(error) = parse_position(&text) {
                    panic!("{error}\n{text}");
                }
            }
        }
    }
}
