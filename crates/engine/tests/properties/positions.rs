//! Where random games begin: at the beginning, or in the middle of a game with full hands.

use kaiju_engine::notation::{Names, dice_text, parse_position, rules_text};
use kaiju_engine::playout::{Numbers, WyRand, roll};
use kaiju_engine::rules::{Bay, MimicOwnCards, Wickedness};
use kaiju_engine::{Game, Kind, PowerId, RuleSet, Setup, tile_pairs};

/// Every preset, dark with each way to lay the tiles.
pub fn presets() -> Vec<RuleSet> {
    let mut presets: Vec<RuleSet> = RuleSet::PRESETS.into_iter().map(|(_, rules)| rules).collect();
    for wickedness in [Wickedness::Green, Wickedness::Mixed] {
        presets.push(RuleSet { wickedness, ..RuleSet::DARK });
    }
    presets
}

/// Every rule set that makes sense and differs from a preset in one switch.
pub fn house_rules() -> Vec<RuleSet> {
    let mut all = Vec::new();
    for preset in presets() {
        for switch in RuleSet::SWITCHES {
            for value in RuleSet::values(switch).unwrap_or_default() {
                let mut rules = preset;
                let is_known = rules.set(switch, value).is_ok();
                if is_known && rules.check().is_ok() && !presets().contains(&rules) {
                    all.push(rules);
                }
            }
        }
    }
    all
}

/// A preset in which any number of switches is changed.
fn wild_rules(preset: RuleSet, numbers: &mut WyRand) -> RuleSet {
    let mut rules = preset;
    for switch in RuleSet::SWITCHES {
        let values = RuleSet::values(switch).unwrap_or_default();
        if chance(4, numbers) {
            rules.set(switch, one_of(values, numbers)).expect("a value of the switch");
        }
    }
    if rules.check().is_ok() { rules } else { wild_rules(preset, numbers) }
}

/// The rule sets from which games are drawn: presets, presets with one switch changed, and wild ones in equal parts.
pub struct Rules {
    presets: Vec<RuleSet>,
    house_rules: Vec<RuleSet>,
}

impl Rules {
    pub fn all() -> Rules {
        Rules { presets: presets(), house_rules: house_rules() }
    }

    fn draw(&self, numbers: &mut WyRand) -> RuleSet {
        match numbers.below(3) {
            0 => one_of(&self.presets, numbers),
            1 => one_of(&self.house_rules, numbers),
            _ => wild_rules(one_of(&self.presets, numbers), numbers),
        }
    }

    /// A game at its beginning.
    pub fn fresh_game(&self, numbers: &mut WyRand) -> Game {
        let rules = self.draw(numbers);
        let players = 2 + numbers.below(5) as usize;
        Game::new(&Setup { rules, players, first: None }).expect("2 to 6 players and rules that make sense")
    }

    /// A game whose players hold cards, tiles and tokens, somewhere in a turn.
    pub fn rich_game(&self, numbers: &mut WyRand) -> Game {
        let to = one_of(&["start", "roll", "buy", "end", "resolve"], numbers);
        self.rich(to, numbers)
    }

    /// The same, before the first roll of a turn.
    pub fn rich_roll(&self, numbers: &mut WyRand) -> Game {
        self.rich("roll", numbers)
    }

    /// Now and then a position makes no sense and is drawn again.
    fn rich(&self, to: &str, numbers: &mut WyRand) -> Game {
        for _ in 0..MOST_TRIES {
            let text = rich_text(self.draw(numbers), to, numbers);
            if let Ok((game, _)) = parse_position(&text) {
                return game;
            }
        }
        panic!("{MOST_TRIES} random positions are refused, one after the other");
    }
}

const MOST_TRIES: usize = 20;

pub fn one_of<T: Copy>(among: &[T], numbers: &mut WyRand) -> T {
    among[numbers.below(among.len() as u32) as usize]
}

fn chance(one_in: u32, numbers: &mut WyRand) -> bool {
    numbers.below(one_in) == 0
}

fn shuffle<T>(items: &mut [T], numbers: &mut WyRand) {
    for last in (1..items.len()).rev() {
        items.swap(last, numbers.below(last as u32 + 1) as usize);
    }
}

/// A position with full hands. `to` says where the turn stands.
fn rich_text(rules: RuleSet, to: &str, numbers: &mut WyRand) -> String {
    let players = 2 + numbers.below(5) as usize;
    let names = Names::plain(players);
    let mut table = Dealt::new(&rules, players, numbers);
    let mut text = format!("rules {}\n", rules_text(&rules));
    let lines: Vec<String> = (0..players).map(|seat| table.monster(seat, to, numbers)).collect();
    for (seat, line) in lines.iter().enumerate() {
        let name = names.text(kaiju_engine::Seat::ALL[seat]);
        text.push_str(&format!("{name}: {line}\n"));
    }
    text + &table.lines(&names, numbers)
}

/// Who has what.
struct Dealt {
    rules: RuleSet,
    /// Cards that nobody has.
    cards: Vec<PowerId>,
    /// Tiles that nobody has.
    tiles: Vec<PowerId>,
    hands: Vec<Vec<PowerId>>,
    /// The seats in the City and in the Bay.
    tokyo: [Option<usize>; 2],
    out: Vec<usize>,
    active: usize,
}

impl Dealt {
    fn new(rules: &RuleSet, players: usize, numbers: &mut WyRand) -> Dealt {
        let mut seats: Vec<usize> = (0..players).collect();
        shuffle(&mut seats, numbers);
        let most_out = if chance(3, numbers) { players - 2 } else { 0 };
        let out = seats.split_off(players - numbers.below(most_out as u32 + 1) as usize);
        let has_bay = rules.bay_use == Bay::On && seats.len() >= 5;
        let city = (!chance(4, numbers)).then_some(seats[0]);
        let bay = (has_bay && !chance(3, numbers)).then_some(seats[1]);
        let mut cards: Vec<PowerId> = PowerId::all().filter(|id| id.power().is_in(rules.deck)).collect();
        shuffle(&mut cards, numbers);
        let mut dealt = Dealt {
            rules: *rules,
            cards,
            tiles: tiles(rules, numbers),
            hands: vec![Vec::new(); players],
            tokyo: [city, bay],
            out,
            active: one_of(&seats, numbers),
        };
        let most_cards = numbers.below(7);
        for &seat in &seats {
            for _ in 0..numbers.below(most_cards + 1) {
                dealt.deal_card(seat);
            }
        }
        dealt
    }

    /// Gives the next keep card that `seat` can have.
    fn deal_card(&mut self, seat: usize) {
        let in_tokyo = self.tokyo.contains(&Some(seat));
        let fits = |id: &PowerId| {
            let power = id.power();
            power.kind == Kind::Keep && !(in_tokyo && power.allowed_for.is_some())
        };
        if let Some(place) = self.cards.iter().position(fits) {
            let card = self.cards.swap_remove(place);
            self.hands[seat].push(card);
        }
    }

    /// The line of one monster.
    fn monster(&mut self, seat: usize, to: &str, numbers: &mut WyRand) -> String {
        if self.out.contains(&seat) {
            return "out".to_owned();
        }
        let mut items = Vec::new();
        let mut number = |count: u32, unit: &str| items.push(format!("{count} {unit}"));
        number(1 + numbers.below(10), "hearts");
        number(numbers.below(20), "points");
        number(numbers.below(12), "energy");
        if chance(3, numbers) {
            number(numbers.below(4), "poison");
            let most = if chance(4, numbers) { 8 } else { 3 };
            number(numbers.below(most + 1), "shrink");
        }
        if chance(12, numbers) {
            number(1, "extra");
        }
        if self.rules.wickedness != Wickedness::Off {
            let wickedness = numbers.below(11);
            number(wickedness, "wickedness");
            self.deal_tiles(seat, wickedness, numbers);
        }
        if self.hands[seat].iter().any(|power| power.text() == "zombify") && chance(2, numbers) {
            items.push("risen".to_owned());
        }
        for (place, name) in ["city", "bay"].into_iter().enumerate() {
            if self.tokyo[place] == Some(seat) {
                items.push(name.to_owned());
            }
        }
        let hand = self.hands[seat].clone();
        items.extend(hand.iter().map(|&power| self.power(seat, power, numbers)));
        if seat == self.active {
            items.push(format!("to {}", start(to, numbers)));
        }
        items.join(", ")
    }

    /// Tiles that stay, of the levels that the marker has passed.
    fn deal_tiles(&mut self, seat: usize, wickedness: u32, numbers: &mut WyRand) {
        for at in [3, 6, 10] {
            let fits = |id: &PowerId| matches!(id.power().kind, Kind::Tile { level, stays: true, .. } if level == at);
            if u32::from(at) <= wickedness
                && chance(2, numbers)
                && let Some(place) = self.tiles.iter().position(fits)
            {
                let tile = self.tiles.swap_remove(place);
                self.hands[seat].push(tile);
            }
        }
    }

    /// A power with what lies on it. Hands of later seats are not known in full yet, which a copy does not mind.
    fn power(&self, seat: usize, power: PowerId, numbers: &mut WyRand) -> String {
        let mut text = power.text().to_owned();
        let mut carried = power;
        if power.power().copies {
            let own_too = self.rules.mimic_own_cards == MimicOwnCards::Yes;
            let in_tokyo = self.tokyo.contains(&Some(seat));
            let targets: Vec<PowerId> = (0..self.hands.len())
                .filter(|&owner| owner != seat || own_too)
                .flat_map(|owner| self.hands[owner].iter().copied())
                .filter(|card| {
                    let power = card.power();
                    power.kind == Kind::Keep && !power.copies && !(in_tokyo && power.allowed_for.is_some())
                })
                .collect();
            if targets.is_empty() || chance(5, numbers) {
                return text;
            }
            carried = one_of(&targets, numbers);
            text.push_str(&format!(" copying {}", carried.text()));
            if chance(5, numbers) {
                return text + " spent";
            }
        }
        if carried.power().has_counter {
            text.push_str(&format!(" with {}", 1 + numbers.below(3)));
        }
        if power.power().is_card() && chance(2, numbers) {
            text.push_str(&format!(" paid {}", numbers.below(1 + u32::from(power.power().cost))));
        }
        text
    }

    /// What lies in the middle of the table.
    fn lines(&self, names: &Names, numbers: &mut WyRand) -> String {
        let list = |powers: &[PowerId]| match powers {
            [] => "none".to_owned(),
            powers => powers.iter().map(|power| power.text()).collect::<Vec<_>>().join(" "),
        };
        let (market, rest) = self.cards.split_at(3.min(self.cards.len()));
        let mut text = format!("market {}\n", list(market).replace(' ', ", "));
        // A deck that is nearly empty now and then.
        let left = if chance(4, numbers) { numbers.below(6) } else { numbers.below(rest.len() as u32 + 1) };
        let deck = &rest[..rest.len().min(left as usize)];
        text.push_str(&format!("deck {}\n", list(deck)));
        if self.rules.wickedness != Wickedness::Off {
            text.push_str(&format!("tiles {}\n", list(&self.tiles)));
        }
        if !deck.is_empty() && chance(4, numbers) {
            let seer = names.text(kaiju_engine::Seat::ALL[self.active]);
            text.push_str(&format!("top {} seen by {seer}\n", one_of(deck, numbers).text()));
        }
        text
    }
}

fn start(to: &str, numbers: &mut WyRand) -> String {
    match to {
        "resolve" => {
            let count = 4 + numbers.below(5) as u8;
            format!("resolve {}", dice_text(roll(count, numbers)))
        }
        to => to.to_owned(),
    }
}

/// The tiles that lie on the stacks at the start, shuffled.
fn tiles(rules: &RuleSet, numbers: &mut WyRand) -> Vec<PowerId> {
    let mut tiles: Vec<PowerId> = tile_pairs()
        .filter_map(|(red, green)| match rules.wickedness {
            Wickedness::Off => None,
            Wickedness::Red => Some(red),
            Wickedness::Green => Some(green),
            Wickedness::Mixed => Some(if chance(2, numbers) { red } else { green }),
        })
        .collect();
    shuffle(&mut tiles, numbers);
    tiles
}
