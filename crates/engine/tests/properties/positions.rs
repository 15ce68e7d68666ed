//! Starting points of random games: new games, and positions in mid-game with full hands.

use kaiju_engine::parts::Parts;
use kaiju_engine::playout::{Numbers, WyRand, roll};
use kaiju_engine::rules::{Bay, MimicOwnCards, Wickedness};
use kaiju_engine::{
    ExtraTurns, Frame, Game, Kind, PowerId, RuleSet, Seat, SeatSet, Setup, Turn, WICKEDNESS_LEVELS,
    tile_pairs,
};

/// Every preset, dark with each setup of the tiles.
pub fn presets() -> Vec<RuleSet> {
    let mut presets: Vec<RuleSet> = RuleSet::PRESETS.into_iter().map(|(_, rules)| rules).collect();
    for wickedness in [Wickedness::Green, Wickedness::Mixed] {
        presets.push(RuleSet { wickedness, ..RuleSet::DARK });
    }
    presets
}

/// Every consistent rule set that differs from a preset in one switch.
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

/// A preset with any number of switches changed.
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

/// The rule sets of random games: presets, presets with one switch changed, and wild ones in equal parts.
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

    /// A new game.
    pub fn fresh_game(&self, numbers: &mut WyRand) -> Game {
        let rules = self.draw(numbers);
        let players = 2 + numbers.below(5) as usize;
        Game::new(&Setup { rules, players, first: None }).expect("2 to 6 players and rules that make sense")
    }

    /// A game in mid-turn whose players hold cards, tiles and tokens.
    pub fn rich_game(&self, numbers: &mut WyRand) -> Game {
        const PHASES: [Frame; 5] =
            [Frame::TurnStart, Frame::Roll, Frame::Shop, Frame::SellMenu, Frame::Result];
        let phase = one_of(&PHASES, numbers);
        self.rich(phase, numbers)
    }

    /// [`Rules::rich_game`] before the first roll of a turn.
    pub fn rich_roll(&self, numbers: &mut WyRand) -> Game {
        self.rich(Frame::Roll, numbers)
    }

    fn rich(&self, phase: Frame, numbers: &mut WyRand) -> Game {
        let parts = rich_parts(self.draw(numbers), phase, numbers);
        let mut game = parts.game().expect("no more of anything than fits");
        game.carry_on(None);
        game
    }
}

/// The most runs of extra turns in a starting position, leaving room for those it leads to.
const MOST_EXTRA_RUNS: usize = Parts::MOST_EXTRA_RUNS / 2;

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

/// A position with full hands, in this phase of a turn.
fn rich_parts(rules: RuleSet, phase: Frame, numbers: &mut WyRand) -> Parts {
    let players = 2 + numbers.below(5) as usize;
    let mut parts = Parts::new(rules, players);
    let mut table = Dealt::new(&rules, players, numbers);
    for seat in 0..players {
        table.set_monster(&mut parts, seat, numbers);
        if seat == table.active {
            begin(&mut parts, Seat::ALL[seat], phase, numbers);
        }
    }
    table.set_table(&mut parts, numbers);
    parts
}

/// The powers dealt to monsters, and those left over.
struct Dealt {
    rules: RuleSet,
    /// Cards not dealt yet.
    cards: Vec<PowerId>,
    /// Tiles not dealt yet.
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

    /// Gives `seat` the next keep card that it may have.
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

    /// Sets everything about one monster.
    fn set_monster(&mut self, parts: &mut Parts, seat: usize, numbers: &mut WyRand) {
        let place = Seat::ALL[seat];
        if self.out.contains(&seat) {
            parts.alive.remove(place);
            parts.players[seat] = kaiju_engine::Player::GONE;
            return;
        }
        let mut below = |bound: u32| numbers.below(bound) as u8;
        let player = &mut parts.players[seat];
        player.hearts = 1 + below(10);
        player.points = below(20);
        player.energy = below(12);
        if chance(3, numbers) {
            player.poison = numbers.below(4) as u8;
            let most = if chance(4, numbers) { 8 } else { 3 };
            player.shrink = numbers.below(most + 1) as u8;
        }
        if chance(12, numbers) && parts.extra_turns.len() < MOST_EXTRA_RUNS {
            parts.extra_turns.push(ExtraTurns { seat: place, dice_fewer: 0, turns: 1 });
        }
        if self.rules.wickedness != Wickedness::Off {
            let wickedness = numbers.below(11);
            player.wickedness = wickedness as u8;
            self.deal_tiles(seat, wickedness, numbers);
        }
        if self.hands[seat].iter().any(|power| power.text() == "zombify") && chance(2, numbers) {
            player.risen = true;
        }
        if self.tokyo[0] == Some(seat) {
            parts.city = Some(place);
        }
        if self.tokyo[1] == Some(seat) {
            parts.bay = Some(place);
        }
        for power in self.hands[seat].clone() {
            parts.players[seat].powers.insert(power);
            self.set_power(parts, seat, power, numbers);
        }
    }

    /// Deals tiles that stay, of the levels that the marker has passed.
    fn deal_tiles(&mut self, seat: usize, wickedness: u32, numbers: &mut WyRand) {
        for at in WICKEDNESS_LEVELS {
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

    /// Sets the counters on a power. Hands of later seats are not complete yet, which does not matter to a copy.
    fn set_power(&self, parts: &mut Parts, seat: usize, power: PowerId, numbers: &mut WyRand) {
        if power.power().is_card() {
            parts.set_paid(power, power.power().cost(&self.rules));
        }
        let mut carried = power;
        if power.power().copies {
            let own_too = !power.power().is_card() || self.rules.mimic_own_cards == MimicOwnCards::Yes;
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
                return;
            }
            carried = one_of(&targets, numbers);
            parts.set_copied(power, Some(carried));
            if chance(5, numbers) {
                parts.set_copy_spent(power);
                return;
            }
        }
        if carried.power().has_counter {
            parts.set_counter(power, 1 + numbers.below(3) as u8);
        }
        if power.power().is_card() && chance(2, numbers) {
            parts.set_paid(power, numbers.below(1 + u32::from(power.power().cost)) as u8);
        }
    }

    /// Sets the market, the deck and the tiles.
    fn set_table(&self, parts: &mut Parts, numbers: &mut WyRand) {
        parts.bay_open = self.rules.bay_use == Bay::On && parts.alive.len() >= 5;
        let (market, rest) = self.cards.split_at(3.min(self.cards.len()));
        for (slot, &card) in parts.market.iter_mut().zip(market) {
            *slot = Some(card);
        }
        // Now and then the deck is nearly empty.
        let left = if chance(4, numbers) { numbers.below(6) } else { numbers.below(rest.len() as u32 + 1) };
        let deck = &rest[..rest.len().min(left as usize)];
        parts.deck = deck.iter().copied().collect();
        parts.tiles = self.tiles.iter().copied().collect();
        if !deck.is_empty() && chance(4, numbers) {
            parts.top = Some((one_of(deck, numbers), SeatSet::only(Seat::ALL[self.active])));
        }
    }
}

/// Begins this phase of a turn.
fn begin(parts: &mut Parts, active: Seat, phase: Frame, numbers: &mut WyRand) {
    parts.turn = Turn::of(active);
    parts.asked = active;
    if phase == Frame::Result {
        let count = 4 + numbers.below(5) as u8;
        parts.turn.dice = roll(count, numbers);
    }
    parts.frames.push(phase);
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
