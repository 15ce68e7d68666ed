//! The rule sets: rulebooks as presets of one value, and the switches in which they differ.
//!
//! A ruling that changes raises the [`Revision`]: older games are played by the presets of theirs.
//!
//! A switch exists only where two of its values play differently. Two switches have a third value, which another rulebook
//! words differently and which plays like one of the two: so a table reads its own book's words (`attack_definition`,
//! `fire_breathing`). Switches that change a single card carry that card's name, so that a house rule can be found under
//! the card it concerns.

/// The rulings that a game is played by. A ruling that changes makes a new revision, so that older games still replay to
/// the same positions.
///
/// Where both readings can be defended, the change is a switch, and only the presets differ between revisions. Where
/// nobody would choose the old behaviour, code reads the revision itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Revision {
    /// Until November 2026.
    First,
    /// The present one.
    Second,
}

impl Revision {
    /// The revision that new games are played by.
    pub const LATEST: Revision = Revision::Second;

    /// All revisions, the oldest first.
    pub const ALL: [Revision; 2] = [Revision::First, Revision::Second];

    /// Its number, counted from 1.
    pub const fn number(self) -> u32 {
        match self {
            Revision::First => 1,
            Revision::Second => 2,
        }
    }

    /// The revision with this number.
    pub fn from_number(number: u32) -> Option<Revision> {
        Revision::ALL.into_iter().find(|revision| revision.number() == number)
    }
}

/// Defines every switch once: its type, its values, and their names in text.
macro_rules! switches {
    ($(
        $(#[$about:meta])*
        $field:ident: $type:ident { $( $(#[$value_about:meta])* $value:ident = $text:literal ),+ $(,)? }
    )+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $type { $( $(#[$value_about])* $value ),+ }

            impl $type {
                const TEXTS: &'static [&'static str] = &[$($text),+];

                fn text(self) -> &'static str {
                    match self { $( $type::$value => $text ),+ }
                }

                fn from_text(text: &str) -> Option<$type> {
                    match text { $( $text => Some($type::$value), )+ _ => None }
                }
            }
        )+

        /// How a game is played: one value per switch.
        ///
        /// ```
        /// use kaiju_engine::{RuleSet, rules::Bay};
        /// let mut house = RuleSet::CZECH;
        /// house.set("bay_use", "off")?;
        /// assert_eq!(house.bay_use, Bay::Off);
        /// # Ok::<(), kaiju_engine::rules::RuleError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct RuleSet {
            $( $(#[$about])* pub $field: $type, )+
            /// The rulings that fill in what the switches leave open.
            pub revision: Revision,
        }

        impl RuleSet {
            /// The names of all switches, in the order of definition.
            pub const SWITCHES: &'static [&'static str] = &[$(stringify!($field)),+];

            /// The value of the switch called `name`, as text.
            pub fn value(&self, name: &str) -> Option<&'static str> {
                match name { $( stringify!($field) => Some(self.$field.text()), )+ _ => None }
            }

            /// The number of switches that differ from those of `other`.
            fn distance(&self, other: &RuleSet) -> usize {
                0 $( + usize::from(self.$field != other.$field) )+
            }

            /// The texts that the switch called `name` accepts.
            pub fn values(name: &str) -> Option<&'static [&'static str]> {
                match name { $( stringify!($field) => Some($type::TEXTS), )+ _ => None }
            }

            /// Sets the switch called `name`. The rule set is unchanged on error.
            ///
            /// Takes any values: [`RuleSet::check`] tells whether they make sense together.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), RuleError> {
                match name {
                    $( stringify!($field) => match $type::from_text(value) {
                        Some(value) => self.$field = value,
                        None => return Err(RuleError::UnknownValue { values: $type::TEXTS }),
                    }, )+
                    _ => return Err(RuleError::UnknownSwitch),
                }
                Ok(())
            }
        }
    };
}

switches! {
    /// Which 66 cards are shuffled.
    deck: Deck {
        /// The base game.
        Classic = "classic",
        /// The Dark Edition.
        Dark = "dark",
    }
    /// Which sides of the wickedness tiles are in play (SETUP-11, WICKED-13).
    wickedness: Wickedness {
        /// No wickedness track.
        Off = "off",
        /// All tiles on their red side.
        Red = "red",
        /// All tiles on their green side.
        Green = "green",
        /// Each tile on a side drawn at random.
        Mixed = "mixed",
    }
    /// The first seat (FIRST-1 to FIRST-3) when the table names nobody.
    first_player: FirstPlayer {
        /// The seat that rolls most claws; tied seats roll again.
        MostClaws = "most_claws",
        /// A seat drawn at random.
        Free = "free",
    }
    /// When a monster outside enters Tokyo (TOKYO-5, TOKYO-7).
    tokyo_entry: TokyoEntry {
        /// Inside its attack, and only if its result has a claw.
        Claw = "claw",
        /// In a phase of its own after the dice, with or without a claw.
        Always = "always",
    }
    /// The order of resolving: free, or fixed (RES-2).
    resolve_order: ResolveOrder {
        /// Numbers, energy, hearts, claws.
        Fixed = "fixed",
        /// As the player likes.
        Any = "any",
    }
    /// The attack that counts, for powers that follow one (ATTACK-12 to ATTACK-14).
    attack_definition: AttackDefinition {
        /// Claws reached it and it lost hearts.
        DiceUnlessPrevented = "dice_unless_prevented",
        /// Claws reached it, prevented or not.
        Dice = "dice",
        /// It lost hearts to claws.
        Damage = "damage",
    }
    /// The hearts a monster must have lost to leave Tokyo (YIELD-3, YIELD-4).
    yield_needs_damage: YieldNeedsDamage {
        /// Being attacked is enough.
        No = "no",
        /// It must have lost hearts to claws.
        Yes = "yes",
    }
    /// The use of Tokyo Bay at five and six players (SETUP-8).
    bay_use: Bay {
        /// In use.
        On = "on",
        /// City only.
        Off = "off",
    }
    /// The fate of the monster in the Bay when the Bay closes (BAY-8, BAY-9).
    bay_closing: BayClosing {
        /// It leaves Tokyo.
        Leave = "leave",
        /// It moves to the City if that is empty, else it leaves.
        Shift = "shift",
    }
    /// The Bay's shelter from attacks from outside while the City is empty (BAY-6).
    empty_city_shields_bay: EmptyCityShieldsBay {
        /// The Bay is hit.
        No = "no",
        /// Taking the empty City deals no damage.
        Yes = "yes",
    }
    /// The seats whose 20 points win at the end of a turn (OPEN-14).
    win_check: WinCheck {
        /// Any living monster's.
        AnySeat = "any_seat",
        /// Only the active monster's.
        OwnTurn = "own_turn",
    }
    /// The result when all monsters die in one turn (WIN-7).
    mutual_elimination: MutualElimination {
        /// Everybody loses.
        AllLose = "all_lose",
        /// The game is drawn.
        Draw = "draw",
    }
    /// The currency of entry and income in Tokyo when the game began with two players (DUEL-1, DUEL-2).
    two_player_energy: TwoPlayerEnergy {
        /// Points, as with more players.
        Off = "off",
        /// 1 energy instead of the points.
        On = "on",
    }
    /// When the last monster alive has won (OPEN-15).
    last_alive: LastAlive {
        /// At the end of its turn, if it survives that.
        TurnEnd = "turn_end",
        /// As soon as it is the only one.
        AtOnce = "at_once",
    }
    /// The shuffling of discarded cards when the deck runs out (OPEN-20).
    reshuffle_discards: ReshuffleDiscards {
        /// Empty places in the market stay empty.
        No = "no",
        /// The discarded cards become the new deck.
        Yes = "yes",
    }
    /// The most dice a monster can roll (OPEN-22, OPEN-61).
    dice_cap: DiceCap {
        /// The eight of the box.
        Eight = "8",
        /// As many as its powers give.
        Unlimited = "none",
    }
    /// The monster that takes the place of one killed in Tokyo (ELIM-5, ELIM-6).
    killer_takes_tokyo: KillerTakesTokyo {
        /// Its attacker.
        Attack = "attack",
        /// The monster that kills it while resolving claws, also by damage of keep cards without a claw.
        Damage = "damage",
    }
    /// The highest maximum of hearts.
    max_hp_cap: HeartsCap {
        /// Twelve, whatever its powers give.
        Twelve = "12",
        /// As many as its powers give.
        Unlimited = "none",
    }
    /// The bonus of powers that strengthen an attack.
    claw_adders: ClawAdders {
        /// Damage to each target.
        Damage = "damage",
        /// Claws to the result.
        Claws = "claws",
    }
    /// Whom Fire Breathing burns besides its targets.
    fire_breathing: FireBreathing {
        /// Nobody: only neighbours who are attacked anyway.
        AddedOnly = "added_only",
        /// Every neighbour; it is no attack on those who were no target (Spanish wording).
        NonAttack = "nonattack",
        /// Every neighbour; it is no attack on those who were no target (Polish wording).
        Always = "always",
        /// Every neighbour in the same way, and neighbours that its owner's cards hurt.
        AnyDamage = "any_damage",
    }
    /// The refund of Metamorph for a card.
    metamorph_refund: MetamorphRefund {
        /// The price its owner paid.
        Paid = "paid",
        /// Its printed cost.
        Printed = "printed",
    }
    /// The owners whose cards Mimic may copy: its own too, or only others.
    mimic_own_cards: MimicOwnCards {
        /// Only those of other monsters.
        No = "no",
        /// Those of any monster.
        Yes = "yes",
    }
    /// The tokens on a new copy by Mimic, where tokens or energy lie on the card (TOKEN-9).
    copied_tokens: CopiedTokens {
        /// As on a card just bought, paid for by the copier.
        Fresh = "fresh",
        /// As many as on the copied card, from the supply.
        Same = "same",
    }
    /// When an attack earns the point of Alpha Monster.
    alpha_monster: AlphaMonster {
        /// With a claw in the result.
        Claw = "claw",
        /// When it costs somebody a heart.
        Wound = "wound",
    }
    /// Whom Herbivore's owner must not hurt.
    herbivore: HerbivoreSpares {
        /// The other monsters.
        Others = "others",
        /// Anybody, itself included.
        Anyone = "anyone",
    }
    /// The monsters that get a token of Shrink Ray.
    shrink_ray: ShrinkRayHits {
        /// Those who lose hearts to the claws.
        Attacked = "attacked",
        /// Everybody who loses hearts in the attack, burnt neighbours too.
        Hurt = "hurt",
    }
    /// The bonus of Regeneration when its owner heals others (OPEN-79).
    regeneration_treats: RegenerationTreats {
        /// One heart a turn for one of them, if its owner likes.
        May = "may",
        /// One heart for each of them.
        Must = "must",
    }
    /// When Metamorph sells cards.
    metamorph_sale: MetamorphSale {
        /// At the end of the turn.
        End = "end",
        /// While buying, too.
        Shop = "shop",
    }
    /// How Frenzy ends the turn in which it is bought.
    frenzy_end_step: FrenzyEndStep {
        /// At once, without end-of-turn effects.
        Skip = "skip",
        /// As any other turn.
        Normal = "normal",
    }
    /// The price of losing Even Bigger.
    even_bigger_loss: EvenBiggerLoss {
        /// The two hearts it gave, but never the last heart.
        MinusTwo = "minus2",
        /// Only hearts above the new maximum.
        Clamp = "clamp",
    }
    /// The number of dice that a turn won by Freeze Time lacks.
    freeze_time_dice: FreezeTimeDice {
        /// One.
        Flat = "flat",
        /// One fewer than the turn that won it.
        Cumulative = "cumulative",
    }
    /// The number of turns that two copies of Freeze Time win at once.
    freeze_time_copies: FreezeTimeCopies {
        /// One each.
        Stack = "stack",
        /// One together.
        Single = "single",
    }
    /// Which printing of Monster Batteries is used.
    batteries: Batteries {
        /// Cost 2; stores own energy and doubles it.
        First = "2011",
        /// Cost 3; comes with 6 energy.
        Second = "2016",
    }
    /// When Monster Batteries release energy.
    batteries_tick: BatteriesTick {
        /// At the start of the owner's turns.
        Owner = "owner",
        /// At the start of every turn.
        Every = "every",
    }
    /// When Burrowing strengthens an attack.
    burrowing: BurrowingBonus {
        /// When its owner attacks Tokyo from outside.
        AttackingTokyo = "attacking_tokyo",
        /// While its owner is in Tokyo.
        InTokyo = "in_tokyo",
    }
    /// Whom Burrowing wounds when its owner yields Tokyo (OPEN-69).
    burrowing_wound: BurrowingWound {
        /// An attacker that takes the owner's own place.
        Place = "place",
        /// An attacker that goes into Tokyo, whichever place it takes.
        Tokyo = "tokyo",
        /// The attacker, wherever it is.
        Attacker = "attacker",
    }
    /// The effect of Drop from High Altitude on everybody else in Tokyo.
    drop_clears_tokyo: DropClearsTokyo {
        /// Only the monster in the City.
        No = "no",
        /// City and Bay.
        Yes = "yes",
    }
    /// The payment of Rooting for the Underdog at a shared last place.
    underdog_tie: UnderdogTie {
        /// Alone at the bottom.
        Alone = "alone",
        /// Shared last place is enough.
        Tied = "tied",
    }
    /// Where Skybeam's hearts heal (OPEN-81).
    skybeam: SkybeamHeals {
        /// Outside Tokyo, with the dice.
        Outside = "outside",
        /// In Tokyo too, where the dice themselves do not heal.
        Everywhere = "everywhere",
    }
}

/// The edition whose names the cards have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printing {
    /// The first printing of the base game.
    First,
    /// The second printing, which is sold today.
    Second,
    /// The Dark Edition.
    Dark,
}

/// Why a rule set was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleError {
    /// No switch has this name.
    UnknownSwitch,
    /// The switch does not know this value.
    UnknownValue {
        /// The values it knows.
        values: &'static [&'static str],
    },
    /// Two switches contradict each other.
    Contradiction {
        /// The switches.
        switches: &'static [&'static str],
        /// Why they do, as a sentence.
        reason: &'static str,
    },
}

impl std::fmt::Display for RuleError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RuleError::UnknownSwitch => write!(out, "no switch has this name"),
            RuleError::UnknownValue { values } => {
                write!(out, "expected one of {}", values.join(", "))
            }
            RuleError::Contradiction { reason, .. } => write!(out, "{reason}"),
        }
    }
}

impl std::error::Error for RuleError {}

impl RuleSet {
    /// The Czech rulebook of 2012, first printing of the base game.
    pub const CZECH: RuleSet = RuleSet {
        deck: Deck::Classic,
        wickedness: Wickedness::Off,
        first_player: FirstPlayer::MostClaws,
        tokyo_entry: TokyoEntry::Claw,
        resolve_order: ResolveOrder::Any,
        attack_definition: AttackDefinition::DiceUnlessPrevented,
        yield_needs_damage: YieldNeedsDamage::No,
        bay_use: Bay::On,
        bay_closing: BayClosing::Leave,
        empty_city_shields_bay: EmptyCityShieldsBay::Yes,
        win_check: WinCheck::AnySeat,
        mutual_elimination: MutualElimination::AllLose,
        last_alive: LastAlive::TurnEnd,
        two_player_energy: TwoPlayerEnergy::Off,
        reshuffle_discards: ReshuffleDiscards::No,
        dice_cap: DiceCap::Eight,
        killer_takes_tokyo: KillerTakesTokyo::Damage,
        max_hp_cap: HeartsCap::Unlimited,
        claw_adders: ClawAdders::Damage,
        fire_breathing: FireBreathing::AddedOnly,
        metamorph_refund: MetamorphRefund::Paid,
        mimic_own_cards: MimicOwnCards::No,
        copied_tokens: CopiedTokens::Fresh,
        alpha_monster: AlphaMonster::Wound,
        herbivore: HerbivoreSpares::Others,
        shrink_ray: ShrinkRayHits::Attacked,
        regeneration_treats: RegenerationTreats::May,
        metamorph_sale: MetamorphSale::End,
        frenzy_end_step: FrenzyEndStep::Skip,
        even_bigger_loss: EvenBiggerLoss::MinusTwo,
        freeze_time_dice: FreezeTimeDice::Flat,
        freeze_time_copies: FreezeTimeCopies::Stack,
        batteries: Batteries::First,
        batteries_tick: BatteriesTick::Owner,
        burrowing: BurrowingBonus::AttackingTokyo,
        burrowing_wound: BurrowingWound::Tokyo,
        drop_clears_tokyo: DropClearsTokyo::No,
        underdog_tie: UnderdogTie::Alone,
        skybeam: SkybeamHeals::Everywhere,
        revision: Revision::LATEST,
    };

    /// The Spanish rulebook: the Czech one, but for two cards.
    pub const SPANISH: RuleSet = RuleSet {
        fire_breathing: FireBreathing::NonAttack,
        mimic_own_cards: MimicOwnCards::Yes,
        ..RuleSet::CZECH
    };

    /// The Polish rulebook of the base game, a later printing without the Bay in the basic game.
    pub const POLISH: RuleSet = RuleSet {
        first_player: FirstPlayer::Free,
        attack_definition: AttackDefinition::Damage,
        bay_use: Bay::Off,
        empty_city_shields_bay: EmptyCityShieldsBay::No,
        win_check: WinCheck::OwnTurn,
        mutual_elimination: MutualElimination::Draw,
        killer_takes_tokyo: KillerTakesTokyo::Attack,
        fire_breathing: FireBreathing::Always,
        mimic_own_cards: MimicOwnCards::Yes,
        copied_tokens: CopiedTokens::Same,
        alpha_monster: AlphaMonster::Claw,
        regeneration_treats: RegenerationTreats::Must,
        ..RuleSet::CZECH
    };

    /// The Polish rulebook of the Dark Edition.
    pub const DARK: RuleSet = RuleSet {
        deck: Deck::Dark,
        wickedness: Wickedness::Red,
        tokyo_entry: TokyoEntry::Always,
        attack_definition: AttackDefinition::Damage,
        yield_needs_damage: YieldNeedsDamage::Yes,
        bay_closing: BayClosing::Shift,
        empty_city_shields_bay: EmptyCityShieldsBay::No,
        two_player_energy: TwoPlayerEnergy::On,
        killer_takes_tokyo: KillerTakesTokyo::Attack,
        max_hp_cap: HeartsCap::Twelve,
        claw_adders: ClawAdders::Claws,
        fire_breathing: FireBreathing::Always,
        metamorph_refund: MetamorphRefund::Printed,
        mimic_own_cards: MimicOwnCards::Yes,
        alpha_monster: AlphaMonster::Claw,
        shrink_ray: ShrinkRayHits::Hurt,
        frenzy_end_step: FrenzyEndStep::Normal,
        even_bigger_loss: EvenBiggerLoss::Clamp,
        freeze_time_dice: FreezeTimeDice::Cumulative,
        freeze_time_copies: FreezeTimeCopies::Single,
        burrowing: BurrowingBonus::InTokyo,
        drop_clears_tokyo: DropClearsTokyo::Yes,
        ..RuleSet::CZECH
    };

    /// The base game as it is printed today: the flow and the texts of the Dark Edition with the classic deck.
    pub const MODERN: RuleSet = RuleSet {
        deck: Deck::Classic,
        wickedness: Wickedness::Off,
        batteries: Batteries::Second,
        ..RuleSet::DARK
    };

    /// The presets by name.
    pub const PRESETS: [(&'static str, RuleSet); 5] = [
        ("czech", RuleSet::CZECH),
        ("spanish", RuleSet::SPANISH),
        ("polish", RuleSet::POLISH),
        ("dark", RuleSet::DARK),
        ("modern", RuleSet::MODERN),
    ];

    /// The presets as revision 1 had them.
    const FIRST_PRESETS: [(&'static str, RuleSet); 4] = [
        ("czech", RuleSet { max_hp_cap: HeartsCap::Twelve, ..RuleSet::CZECH.of_first_revision() }),
        ("spanish", RuleSet { max_hp_cap: HeartsCap::Twelve, ..RuleSet::SPANISH.of_first_revision() }),
        (
            "polish",
            RuleSet { attack_definition: AttackDefinition::Dice, ..RuleSet::POLISH.of_first_revision() },
        ),
        ("dark", RuleSet { burrowing_wound: BurrowingWound::Attacker, ..RuleSet::DARK.of_first_revision() }),
    ];

    /// The rule set with what all presets of revision 1 had in common, where later ones differ.
    const fn of_first_revision(self) -> RuleSet {
        RuleSet {
            revision: Revision::First,
            killer_takes_tokyo: KillerTakesTokyo::Attack,
            copied_tokens: CopiedTokens::Fresh,
            alpha_monster: AlphaMonster::Claw,
            shrink_ray: ShrinkRayHits::Attacked,
            burrowing_wound: BurrowingWound::Place,
            regeneration_treats: RegenerationTreats::May,
            skybeam: SkybeamHeals::Outside,
            ..self
        }
    }

    /// The presets of a revision by name.
    pub fn presets(revision: Revision) -> &'static [(&'static str, RuleSet)] {
        match revision {
            Revision::First => &RuleSet::FIRST_PRESETS,
            Revision::Second => &RuleSet::PRESETS,
        }
    }

    /// The preset called `name`.
    pub fn preset(name: &str) -> Option<RuleSet> {
        RuleSet::preset_of(Revision::LATEST, name)
    }

    /// The preset of a revision called `name`.
    pub fn preset_of(revision: Revision, name: &str) -> Option<RuleSet> {
        RuleSet::presets(revision).iter().find(|(known, _)| *known == name).map(|(_, rules)| *rules)
    }

    /// The names of the switches whose values differ from those of `other`.
    pub fn differences(&self, other: &RuleSet) -> impl Iterator<Item = &'static str> {
        RuleSet::SWITCHES.iter().copied().filter(|name| self.value(name) != other.value(name))
    }

    /// The printing whose names its cards have: that of the preset by which the rule set is called.
    pub fn printing(&self) -> Printing {
        match self.deck {
            Deck::Dark => Printing::Dark,
            Deck::Classic if self.nearest_preset().1 == RuleSet::MODERN => Printing::Second,
            Deck::Classic => Printing::First,
        }
    }

    /// The preset of the same revision from which fewest switches differ, and its name: of those, if any, from which the
    /// rule set makes sense. Another deck counts as three switches, so that the base game of today with tiles and older
    /// batteries is not called a Dark Edition; in revision 1 it counts as one, as the names in its records were chosen so.
    pub fn nearest_preset(&self) -> (&'static str, RuleSet) {
        let more_by_deck = if self.revision == Revision::First { 0 } else { 2 };
        let distance = |(_, preset): &(&str, RuleSet)| {
            let by_deck = if self.deck == preset.deck { 0 } else { more_by_deck };
            (self.check_from(preset).is_err(), self.distance(preset) + by_deck)
        };
        let presets = RuleSet::presets(self.revision);
        presets.iter().fold(
            presets[0],
            |nearest, other| {
                if distance(other) < distance(&nearest) { *other } else { nearest }
            },
        )
    }

    /// Refuses values that make no sense together, with the reason.
    ///
    /// Nothing is known about the changes here, so it is enough that the rule set makes sense as a change of some
    /// preset.
    pub fn check(&self) -> Result<(), RuleError> {
        // Most games are played by a preset: comparing whole rule sets is much faster than switch by switch.
        let is_preset = match self.revision {
            Revision::First => RuleSet::FIRST_PRESETS.iter().any(|(_, preset)| preset == self),
            Revision::Second => RuleSet::PRESETS.iter().any(|(_, preset)| preset == self),
        };
        if is_preset {
            return Ok(());
        }
        let (_, preset) = self.nearest_preset();
        self.check_from(&preset)
    }

    /// Checks the switches about Mimic and Healing Ray.
    fn on_classic_cards(&self) -> (MimicOwnCards, CopiedTokens, RegenerationTreats) {
        (self.mimic_own_cards, self.copied_tokens, self.regeneration_treats)
    }

    /// The same for a rule set that somebody has made of `preset`. To change a switch that means nothing is nonsense;
    /// what the preset itself says there is not.
    pub fn check_from(&self, preset: &RuleSet) -> Result<(), RuleError> {
        let has_tiles = |side| self.wickedness == side || self.wickedness == Wickedness::Mixed;
        // Revision 1 had fewer of these checks, and its games may carry what they refuse.
        let is_first = self.revision == Revision::First;
        let idle: [(bool, &'static [&'static str], &'static str); 8] = [
            (
                self.bay_use == Bay::Off && self.bay_closing != preset.bay_closing,
                &["bay_closing", "bay_use"],
                "no Bay closes where none is in use: leave bay_closing alone, or set bay_use=on",
            ),
            (
                self.bay_use == Bay::Off && self.empty_city_shields_bay != preset.empty_city_shields_bay,
                &["empty_city_shields_bay", "bay_use"],
                "no Bay is shielded where none is in use: leave empty_city_shields_bay alone, or set bay_use=on",
            ),
            (
                self.deck == Deck::Dark
                    && (self.batteries, self.batteries_tick) != (preset.batteries, preset.batteries_tick),
                &["batteries", "batteries_tick", "deck"],
                "Monster Batteries are not in the dark deck: leave batteries and batteries_tick alone, or set deck=classic",
            ),
            (
                self.deck == Deck::Dark && self.underdog_tie != preset.underdog_tie,
                &["underdog_tie", "deck"],
                "Rooting for the Underdog is not in the dark deck: leave underdog_tie alone, or set deck=classic",
            ),
            (
                !has_tiles(Wickedness::Red) && self.skybeam != preset.skybeam,
                &["skybeam", "wickedness"],
                "Skybeam is a red wickedness tile: leave skybeam alone, or set wickedness=red or mixed",
            ),
            (
                self.tokyo_entry == TokyoEntry::Always
                    && self.killer_takes_tokyo != preset.killer_takes_tokyo,
                &["killer_takes_tokyo", "tokyo_entry"],
                "every free place is taken where entry is a phase of its own: leave killer_takes_tokyo alone, or set tokyo_entry=claw",
            ),
            (
                !is_first && self.deck == Deck::Dark && self.on_classic_cards() != preset.on_classic_cards(),
                &["mimic_own_cards", "copied_tokens", "regeneration_treats", "deck"],
                "Mimic and Healing Ray are not in the dark deck: leave mimic_own_cards, copied_tokens and regeneration_treats alone, or set deck=classic",
            ),
            (
                !is_first
                    && self.fire_breathing == FireBreathing::AddedOnly
                    && self.shrink_ray != preset.shrink_ray,
                &["shrink_ray", "fire_breathing"],
                "an attack hurts only those it reaches where Fire Breathing burns nobody else: leave shrink_ray alone, or set fire_breathing",
            ),
        ];
        match idle.into_iter().find(|(is_idle, ..)| *is_idle) {
            Some((_, switches, reason)) => Err(RuleError::Contradiction { switches, reason }),
            None => Ok(()),
        }
    }
}
