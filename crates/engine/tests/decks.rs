//! The decks and tiles against the fact sheet of the editions.

use kaiju_engine::rules::Deck;
use kaiju_engine::{Kind, PowerId, RuleSet, Side, tile_pairs};

/// Id, name, copies, cost and kind of the classic deck.
const CLASSIC: &str = "
    acid-attack, Acid Attack, 1, 6, keep
    alien-metabolism, Alien Metabolism, 1, 3, keep
    alpha-monster, Alpha Monster, 1, 5, keep
    apartment-building, Apartment Building, 1, 5, discard
    armor-plating, Armor Plating, 1, 4, keep
    background-dweller, Background Dweller, 1, 4, keep
    burrowing, Burrowing, 1, 5, keep
    camouflage, Camouflage, 1, 3, keep
    commuter-train, Commuter Train, 1, 4, discard
    complete-destruction, Complete Destruction, 1, 3, keep
    corner-store, Corner Store, 1, 3, discard
    dedicated-news-team, Dedicated News Team, 1, 3, keep
    drop-from-high-altitude, Drop from High Altitude, 1, 5, discard
    eater-of-the-dead, Eater of the Dead, 1, 4, keep
    energize, Energize, 1, 8, discard
    energy-hoarder, Energy Hoarder, 1, 3, keep
    evacuation-orders, Evacuation Orders, 2, 7, discard
    even-bigger, Even Bigger, 1, 4, keep
    extra-head, Extra Head, 2, 7, keep
    fire-blast, Fire Blast, 1, 3, discard
    fire-breathing, Fire Breathing, 1, 4, keep
    freeze-time, Freeze Time, 1, 5, keep
    frenzy, Frenzy, 1, 7, discard
    friend-of-children, Friend of Children, 1, 3, keep
    gas-refinery, Gas Refinery, 1, 6, discard
    giant-brain, Giant Brain, 1, 5, keep
    gourmet, Gourmet, 1, 4, keep
    heal, Heal, 1, 3, discard
    healing-ray, Healing Ray, 1, 4, keep
    herbivore, Herbivore, 1, 5, keep
    herd-culler, Herd Culler, 1, 3, keep
    high-altitude-bombing, High Altitude Bombing, 1, 4, discard
    it-has-a-child, It Has a Child, 1, 7, keep
    jet-fighters, Jet Fighters, 1, 5, discard
    jets, Jets, 1, 5, keep
    made-in-a-lab, Made in a Lab, 1, 2, keep
    metamorph, Metamorph, 1, 3, keep
    mimic, Mimic, 1, 8, keep
    monster-batteries, Monster Batteries, 1, 2, keep
    national-guard, National Guard, 1, 3, discard
    nova-breath, Nova Breath, 1, 7, keep
    nuclear-power-plant, Nuclear Power Plant, 1, 6, discard
    omnivore, Omnivore, 1, 4, keep
    opportunist, Opportunist, 1, 3, keep
    parasitic-tentacles, Parasitic Tentacles, 1, 4, keep
    plot-twist, Plot Twist, 1, 3, keep
    poison-quills, Poison Quills, 1, 3, keep
    poison-spit, Poison Spit, 1, 4, keep
    psychic-probe, Psychic Probe, 1, 3, keep
    rapid-healing, Rapid Healing, 1, 3, keep
    regeneration, Regeneration, 1, 4, keep
    rooting-for-the-underdog, Rooting for the Underdog, 1, 3, keep
    shrink-ray, Shrink Ray, 1, 6, keep
    skyscraper, Skyscraper, 1, 6, discard
    smoke-cloud, Smoke Cloud, 1, 4, keep
    solar-powered, Solar Powered, 1, 2, keep
    spiked-tail, Spiked Tail, 1, 5, keep
    stretchy, Stretchy, 1, 3, keep
    tanks, Tanks, 1, 4, discard
    telepath, Telepath, 1, 4, keep
    urbavore, Urbavore, 1, 4, keep
    vast-storm, Vast Storm, 1, 6, discard
    were-only-making-it-stronger, We're Only Making It Stronger, 1, 3, keep
    wings, Wings, 1, 6, keep
";

/// Id, name, copies, cost and kind of the dark deck.
const DARK: &str = "
    acid-attack, Acid Attack, 1, 6, keep
    alien-metabolism, Alien Origin, 1, 3, keep
    alpha-monster, Alpha Monster, 1, 5, keep
    apartment-building, Apartment Building, 1, 5, discard
    armor-plating, Armor Plating, 1, 4, keep
    background-dweller, Background Dweller, 1, 4, keep
    burrowing, Burrowing, 1, 5, keep
    camouflage, Camouflage, 1, 3, keep
    commuter-train, Commuter Train, 1, 4, discard
    complete-destruction, Complete Destruction, 1, 3, keep
    corner-store, Corner Store, 1, 3, discard
    dedicated-news-team, Media-Friendly, 1, 3, keep
    drop-from-high-altitude, Death From Above, 1, 5, discard
    eater-of-the-dead, Eater of the Dead, 1, 4, keep
    energize, Energize, 1, 8, discard
    energy-hoarder, Energy Hoarder, 1, 3, keep
    evacuation-orders, Evacuation Orders, 2, 7, discard
    even-bigger, Even Bigger, 1, 4, keep
    extra-head, Extra Head, 1, 7, keep
    fire-blast, Flame Thrower, 1, 3, discard
    fire-breathing, Fire Breathing, 1, 4, keep
    freeze-time, Freeze Time, 1, 6, keep
    frenzy, Frenzy, 1, 7, discard
    friend-of-children, Friend of Children, 1, 3, keep
    gas-refinery, Gas Refinery, 1, 6, discard
    giant-brain, Giant Brain, 1, 5, keep
    gourmet, Gourmet, 1, 6, keep
    herbivore, Herbivore, 1, 5, keep
    herd-culler, Herd Culler, 1, 5, keep
    high-altitude-bombing, High Altitude Bombing, 1, 4, discard
    it-has-a-child, It Has a Child!, 1, 7, keep
    jet-fighters, Jet Fighters, 1, 5, discard
    jets, Jets, 1, 5, keep
    made-in-a-lab, Made in a Lab, 1, 2, keep
    metamorph, Metamorph, 1, 3, keep
    nova-breath, Nova Breath, 1, 7, keep
    nuclear-power-plant, Nuclear Power Plant, 1, 6, discard
    omnivore, Detritivore, 1, 4, keep
    opportunist, Opportunist, 1, 3, keep
    parasitic-tentacles, Parasitic Tentacles, 1, 4, keep
    plot-twist, Plot Twist, 1, 3, keep
    poison-quills, Poison Quills, 1, 3, keep
    psychic-probe, Psychic Probe, 1, 3, keep
    rapid-healing, Rapid Healing, 1, 3, keep
    regeneration, Regeneration, 1, 4, keep
    shrink-ray, Shrink Ray, 1, 6, keep
    skyscraper, Skyscraper, 1, 6, discard
    smoke-cloud, Smoke Cloud, 1, 4, keep
    solar-powered, Lunar Powered, 1, 3, keep
    spiked-tail, Spiked Tail, 1, 5, keep
    stretchy, Stretchy, 1, 3, keep
    tanks, Tank, 1, 4, discard
    telepath, Energy Drink, 1, 4, keep
    urbavore, Urbavore, 1, 4, keep
    vast-storm, Vast Storm, 1, 6, discard
    were-only-making-it-stronger, We're Only Making It Stronger!, 1, 3, keep
    wings, Wings, 1, 6, keep
    hibernation, Hibernation, 1, 4, keep
    nanobots, Nanobots, 1, 3, keep
    natural-selection, Natural Selection, 1, 2, keep
    reflective-hide, Reflective Hide, 1, 6, keep
    super-jump, Super Jump, 1, 4, keep
    unstable-dna, Unstable DNA, 1, 3, keep
    zombify, Zombify, 1, 4, keep
    monster-pets, Monster Pets, 1, 0, discard
";

/// Id, name, level, side and kind of the tiles.
const TILES: &str = "
    tile-devious, Devious, 3, red, keep
    tile-eternal, Eternal, 3, red, keep
    tile-skulking, Skulking, 3, red, keep
    tile-tireless, Tireless, 3, red, keep
    tile-cyberbrain, Cyberbrain, 6, red, keep
    tile-evil-lair, Evil Lair, 6, red, keep
    tile-full-regeneration, Full Regeneration, 6, red, keep
    tile-widespread-panic, Widespread Panic, 6, red, one-shot
    tile-antimatter-beam, Antimatter Beam, 10, red, keep
    tile-skybeam, Skybeam, 10, red, keep
    tile-barbs, Barbs, 3, green, keep
    tile-final-roar, Final Roar, 3, green, keep
    tile-poison-spit, Poison Spit, 3, green, keep
    tile-underdog, Underdog, 3, green, keep
    tile-defender-of-tokyo, Defender of Tokyo, 6, green, keep
    tile-fluxling, Fluxling, 6, green, keep
    tile-have-it-all, Have It All!, 6, green, keep
    tile-sonic-boomer, Sonic Boomer, 6, green, keep
    tile-final-push, Final Push, 10, green, one-shot
    tile-starburst, Starburst, 10, green, one-shot
";

/// The sides of one tile, red and green.
const PAIRS: &str = "
    Devious, Barbs
    Eternal, Final Roar
    Skulking, Poison Spit
    Tireless, Underdog
    Cyberbrain, Defender of Tokyo
    Evil Lair, Fluxling
    Full Regeneration, Have It All!
    Widespread Panic, Sonic Boomer
    Antimatter Beam, Final Push
    Skybeam, Starburst
";

fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().map(|row| row.trim().split(", ").collect::<Vec<_>>()).filter(|row| row.len() > 1)
}

/// The cards of `deck` as rows of the fact sheet: a copy has the id of the first card and a number.
fn rows_of(deck: Deck, rules: &RuleSet) -> Vec<String> {
    let cards: Vec<PowerId> = PowerId::all().filter(|id| id.power().is_in(deck)).collect();
    let first = |id: &PowerId| id.text().split('#').next().unwrap_or_default();
    cards
        .iter()
        .filter(|id| !id.text().contains('#'))
        .map(|id| {
            let power = id.power();
            let copies = cards.iter().filter(|copy| first(copy) == id.text()).count();
            let kind = if power.kind == Kind::Keep { "keep" } else { "discard" };
            format!("{}, {}, {copies}, {}, {kind}", id.text(), power.name(rules), power.cost(rules))
        })
        .collect()
}

fn expected(table: &str) -> Vec<String> {
    rows(table).map(|row| row.join(", ")).collect()
}

fn sorted(mut rows: Vec<String>) -> Vec<String> {
    rows.sort();
    rows
}

#[test]
fn the_list_has_74_cards_and_then_20_tiles() {
    let is_card: Vec<bool> = PowerId::all().map(|id| id.power().is_card()).collect();
    assert_eq!(is_card.iter().filter(|card| **card).count(), 74);
    assert_eq!(is_card.len(), 94);
    assert!(is_card[..74].iter().all(|card| *card));
}

#[test]
fn both_decks_are_those_of_the_fact_sheet() {
    for (deck, rules, table) in [(Deck::Classic, RuleSet::CZECH, CLASSIC), (Deck::Dark, RuleSet::DARK, DARK)]
    {
        assert_eq!(sorted(rows_of(deck, &rules)), sorted(expected(table)));
        assert_eq!(PowerId::all().filter(|id| id.power().is_in(deck)).count(), 66);
    }
}

/// The names of the second printing where they differ, by id; only one price differs.
#[test]
fn the_modern_game_has_the_names_and_prices_of_the_second_printing() {
    const RENAMED: [(&str, &str); 10] = [
        ("alien-metabolism", "Alien Origin"),
        ("dedicated-news-team", "Media-Friendly"),
        ("drop-from-high-altitude", "Death From Above"),
        ("fire-blast", "Flame Thrower"),
        ("it-has-a-child", "It Has a Child!"),
        ("monster-batteries", "Battery Monster"),
        ("omnivore", "Detritivore"),
        ("tanks", "Tank"),
        ("telepath", "Energy Drink"),
        ("were-only-making-it-stronger", "We're Only Making It Stronger!"),
    ];
    let house = RuleSet { bay_use: kaiju_engine::rules::Bay::Off, ..RuleSet::MODERN };
    for rules in [RuleSet::MODERN, house] {
        for id in PowerId::all().filter(|id| id.power().is_in(Deck::Classic)) {
            let power = id.power();
            let renamed = RENAMED.iter().find(|(known, _)| *known == id.text());
            assert_eq!(power.name(&rules), renamed.map_or(power.name, |(_, name)| name));
            let dearer = u8::from(id.text() == "monster-batteries");
            assert_eq!(power.cost(&rules), power.cost(&RuleSet::CZECH) + dearer);
        }
    }
}

#[test]
fn the_tiles_are_those_of_the_fact_sheet() {
    let tiles: Vec<String> = PowerId::all()
        .filter_map(|id| {
            let Kind::Tile { level, side, stays } = id.power().kind else { return None };
            let side = if side == Side::Red { "red" } else { "green" };
            let kind = if stays { "keep" } else { "one-shot" };
            Some(format!("{}, {}, {level}, {side}, {kind}", id.text(), id.power().name))
        })
        .collect();
    assert_eq!(tiles, expected(TILES));
}

#[test]
fn the_stacks_hold_four_four_and_two_tiles_on_either_side() {
    for up in [Side::Red, Side::Green] {
        let levels: Vec<u8> = PowerId::all()
            .filter_map(|id| match id.power().kind {
                Kind::Tile { level, side, .. } if side == up => Some(level),
                Kind::Tile { .. } | Kind::Keep | Kind::Discard => None,
            })
            .collect();
        assert_eq!(levels, [3, 3, 3, 3, 6, 6, 6, 6, 10, 10]);
    }
}

#[test]
fn red_and_green_sides_are_paired_as_on_the_fact_sheet() {
    let pairs: Vec<String> =
        tile_pairs().map(|(red, green)| format!("{}, {}", red.power().name, green.power().name)).collect();
    assert_eq!(pairs, expected(PAIRS));
}

#[test]
fn the_text_of_a_card_is_that_of_its_printing() {
    let text = |id: &str, rules: &str| {
        let rules = kaiju_notation::parse_rules(rules).expect("rules");
        PowerId::from_text(id).expect("a card").power().text(&rules)
    };
    assert!(text("monster-batteries", "czech").contains("any amount of your energy"));
    assert!(text("monster-batteries", "czech, batteries=2016").contains("Put 6 energy on this card"));
    assert!(text("monster-batteries", "czech").contains("start of your turn"));
    assert!(text("monster-batteries", "czech, batteries_tick=every").contains("start of every turn"));
}

#[test]
fn every_power_has_a_name_a_text_and_an_id_that_can_be_read_back() {
    for id in PowerId::all() {
        assert!(!id.power().name.is_empty() && id.power().text.ends_with('.'), "{}", id.text());
        assert_eq!(PowerId::from_text(id.text()), Some(id));
    }
}
