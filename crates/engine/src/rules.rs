//! Rule sets: the rulebooks as presets, and the switches in which they differ.
//!
//! A changed ruling raises the [`Revision`]; older games keep the presets of their own revision.
//!
//! A switch exists only where two of its values play differently. Two switches (`attack_definition`,
//! `fire_breathing`) have a third value that plays like one of the others, so that each table can read the words of
//! its own rulebook. A switch that changes a single card is named after that card.

/// The version of the rulings. A changed ruling makes a new revision, so that older games still replay to the same
/// positions.
///
/// Where both readings can be defended, the change is a switch, and only the presets differ between revisions. Where
/// nobody would choose the old behaviour, the code checks the revision itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Revision {
    /// Until November 2026.
    First,
    /// The current one.
    Second,
}

impl Revision {
    /// The revision of new games.
    pub const LATEST: Revision = Revision::Second;

    /// All revisions, the oldest first.
    pub const ALL: [Revision; 2] = [Revision::First, Revision::Second];

    /// Its number, starting at 1.
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

        /// The rules of a game: one value per switch.
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
            /// The rulings on everything that the switches leave open.
            pub revision: Revision,
        }

        impl RuleSet {
            /// The names of all switches, in order of definition.
            pub const SWITCHES: &'static [&'static str] = &[$(stringify!($field)),+];

            /// The value of the switch called `name`, as text.
            pub fn value(&self, name: &str) -> Option<&'static str> {
                match name { $( stringify!($field) => Some(self.$field.text()), )+ _ => None }
            }

            /// The number of switches that differ from those of `other`.
            fn distance(&self, other: &RuleSet) -> usize {
                0 $( + usize::from(self.$field != other.$field) )+
            }

            /// The values of the switch called `name`, as text.
            pub fn values(name: &str) -> Option<&'static [&'static str]> {
                match name { $( stringify!($field) => Some($type::TEXTS), )+ _ => None }
            }

            /// Sets the switch called `name`. On error the rule set is unchanged.
            ///
            /// Combinations are not checked here; see [`RuleSet::check`].
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
    /// The deck of 66 cards.
    deck: Deck {
        /// The base game.
        Classic = "classic",
        /// The Dark Edition.
        Dark = "dark",
    }
    /// The sides of the wickedness tiles (SETUP-11, WICKED-13).
    wickedness: Wickedness {
        /// No wickedness track.
        Off = "off",
        /// All tiles on their red side.
        Red = "red",
        /// All tiles on their green side.
        Green = "green",
        /// A random side of each tile.
        Mixed = "mixed",
    }
    /// The choice of the first seat if the setup names none (FIRST-1 to FIRST-3).
    first_player: FirstPlayer {
        /// The seat that rolls the most claws; tied seats roll again.
        MostClaws = "most_claws",
        /// A random seat.
        Free = "free",
    }
    /// The moment at which a monster outside enters Tokyo (TOKYO-5, TOKYO-7).
    tokyo_entry: TokyoEntry {
        /// During its attack, and only if its result has a claw.
        Claw = "claw",
        /// In a phase of its own after the dice, with or without a claw.
        Always = "always",
    }
    /// The order of resolving dice (RES-2).
    resolve_order: ResolveOrder {
        /// Numbers, energy, hearts, claws.
        Fixed = "fixed",
        /// The player's choice.
        Any = "any",
    }
    /// The meaning of "attacked" for powers that react to an attack (ATTACK-12 to ATTACK-14).
    attack_definition: AttackDefinition {
        /// Hit by claws, and lost hearts.
        DiceUnlessPrevented = "dice_unless_prevented",
        /// Hit by claws, prevented or not.
        Dice = "dice",
        /// Lost hearts to claws.
        Damage = "damage",
    }
    /// The condition for leaving Tokyo after an attack (YIELD-3, YIELD-4).
    yield_needs_damage: YieldNeedsDamage {
        /// The monster was attacked.
        No = "no",
        /// The monster lost hearts to claws.
        Yes = "yes",
    }
    /// Tokyo Bay with five and six players (SETUP-8).
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
        /// It moves to the City if that is empty, or else leaves Tokyo.
        Shift = "shift",
    }
    /// Shelter in the Bay from outside attacks while the City is empty (BAY-6).
    empty_city_shields_bay: EmptyCityShieldsBay {
        /// The Bay is hit.
        No = "no",
        /// An attacker that takes the empty City deals no damage.
        Yes = "yes",
    }
    /// The seats that can win with 20 points at the end of a turn (OPEN-14).
    win_check: WinCheck {
        /// Any living monster.
        AnySeat = "any_seat",
        /// Only the active monster.
        OwnTurn = "own_turn",
    }
    /// The outcome when all monsters die in the same turn (WIN-7).
    mutual_elimination: MutualElimination {
        /// Everybody loses.
        AllLose = "all_lose",
        /// The game is a draw.
        Draw = "draw",
    }
    /// The currency of Tokyo in a game that began with two players (DUEL-1, DUEL-2).
    two_player_energy: TwoPlayerEnergy {
        /// Points, as with more players.
        Off = "off",
        /// 1 energy instead of points.
        On = "on",
    }
    /// The moment at which the last monster alive wins (OPEN-15).
    last_alive: LastAlive {
        /// At the end of the turn, if it survives that.
        TurnEnd = "turn_end",
        /// As soon as it is the only one.
        AtOnce = "at_once",
    }
    /// Reshuffling of the discards when the deck runs out (OPEN-20).
    reshuffle_discards: ReshuffleDiscards {
        /// Empty market slots stay empty.
        No = "no",
        /// The discarded cards become the new deck.
        Yes = "yes",
    }
    /// The most dice a monster can roll (OPEN-22, OPEN-61).
    dice_cap: DiceCap {
        /// Eight, the number in the box.
        Eight = "8",
        /// As many as its powers give.
        Unlimited = "none",
    }
    /// The monster that takes the place of one killed in Tokyo (ELIM-5, ELIM-6).
    killer_takes_tokyo: KillerTakesTokyo {
        /// Only its attacker.
        Attack = "attack",
        /// Any monster that kills it while resolving claws, even by a keep card and without a claw.
        Damage = "damage",
    }
    /// The cap on maximum hearts.
    max_hp_cap: HeartsCap {
        /// Twelve, whatever powers add.
        Twelve = "12",
        /// No cap.
        Unlimited = "none",
    }
    /// The effect of powers that strengthen an attack.
    claw_adders: ClawAdders {
        /// More damage to each target.
        Damage = "damage",
        /// More claws in the result.
        Claws = "claws",
    }
    /// The neighbours that Fire Breathing burns.
    fire_breathing: FireBreathing {
        /// Only those who are attacked anyway.
        AddedOnly = "added_only",
        /// Every neighbour; those who were no target are not attacked by it (Spanish wording).
        NonAttack = "nonattack",
        /// Every neighbour; those who were no target are not attacked by it (Polish wording).
        Always = "always",
        /// Every neighbour, likewise, and also neighbours hurt by its owner's cards.
        AnyDamage = "any_damage",
    }
    /// The refund for a card sold with Metamorph.
    metamorph_refund: MetamorphRefund {
        /// The price its owner paid.
        Paid = "paid",
        /// Its printed cost.
        Printed = "printed",
    }
    /// The owners whose cards Mimic may copy.
    mimic_own_cards: MimicOwnCards {
        /// Other monsters only.
        No = "no",
        /// Any monster.
        Yes = "yes",
    }
    /// The tokens or energy on a new copy made by Mimic (TOKEN-9).
    copied_tokens: CopiedTokens {
        /// As on a card just bought, paid for by the copier.
        Fresh = "fresh",
        /// As many as on the copied card, from the supply.
        Same = "same",
    }
    /// The attacks that earn Alpha Monster's point.
    alpha_monster: AlphaMonster {
        /// Those with a claw in the result.
        Claw = "claw",
        /// Those that cost another monster a heart.
        Wound = "wound",
    }
    /// The monsters whose wounds cost Herbivore its point.
    herbivore: HerbivoreSpares {
        /// The other monsters.
        Others = "others",
        /// All monsters, its owner included.
        Anyone = "anyone",
    }
    /// The monsters that get a token from Shrink Ray.
    shrink_ray: ShrinkRayHits {
        /// Those that lose hearts to the claws.
        Attacked = "attacked",
        /// All that lose hearts in the attack, burnt neighbours included.
        Hurt = "hurt",
    }
    /// The bonus of Regeneration when its owner heals others (OPEN-79).
    regeneration_treats: RegenerationTreats {
        /// Optional: one heart a turn, for one of them.
        May = "may",
        /// Automatic: one heart for each of them.
        Must = "must",
    }
    /// The moment at which Metamorph sells cards.
    metamorph_sale: MetamorphSale {
        /// At the end of the turn.
        End = "end",
        /// Also while buying.
        Shop = "shop",
    }
    /// The end of the turn in which Frenzy is bought.
    frenzy_end_step: FrenzyEndStep {
        /// At once, without end-of-turn effects.
        Skip = "skip",
        /// As any other turn.
        Normal = "normal",
    }
    /// The hearts lost together with Even Bigger.
    even_bigger_loss: EvenBiggerLoss {
        /// The two hearts it gave, but never the last one.
        MinusTwo = "minus2",
        /// Only hearts above the new maximum.
        Clamp = "clamp",
    }
    /// The dice that a turn won by Freeze Time is short of.
    freeze_time_dice: FreezeTimeDice {
        /// One.
        Flat = "flat",
        /// One more than the turn that won it.
        Cumulative = "cumulative",
    }
    /// The turns that two copies of Freeze Time win at once.
    freeze_time_copies: FreezeTimeCopies {
        /// One each.
        Stack = "stack",
        /// One in total.
        Single = "single",
    }
    /// The printing of Monster Batteries.
    batteries: Batteries {
        /// Cost 2; stores the owner's energy and doubles it.
        First = "2011",
        /// Cost 3; comes with 6 energy.
        Second = "2016",
    }
    /// The moment at which Monster Batteries release energy.
    batteries_tick: BatteriesTick {
        /// At the start of the owner's turns.
        Owner = "owner",
        /// At the start of every turn.
        Every = "every",
    }
    /// The attacks that Burrowing strengthens.
    burrowing: BurrowingBonus {
        /// Attacks on Tokyo from outside.
        AttackingTokyo = "attacking_tokyo",
        /// Attacks from inside Tokyo.
        InTokyo = "in_tokyo",
    }
    /// The attacker that Burrowing wounds when its owner leaves Tokyo (OPEN-69).
    burrowing_wound: BurrowingWound {
        /// One that takes the owner's own place.
        Place = "place",
        /// One that enters Tokyo, in either place.
        Tokyo = "tokyo",
        /// Any attacker.
        Attacker = "attacker",
    }
    /// The monsters that Drop from High Altitude drives out of Tokyo.
    drop_clears_tokyo: DropClearsTokyo {
        /// Only the one in the City.
        No = "no",
        /// Both City and Bay.
        Yes = "yes",
    }
    /// A tie for the fewest points, for Rooting for the Underdog.
    underdog_tie: UnderdogTie {
        /// No payment: its owner must be last alone.
        Alone = "alone",
        /// Payment also in a tie.
        Tied = "tied",
    }
    /// The places where Skybeam's hearts heal (OPEN-81).
    skybeam: SkybeamHeals {
        /// Outside Tokyo, together with the dice.
        Outside = "outside",
        /// In Tokyo too, where the dice themselves do not heal.
        Everywhere = "everywhere",
    }
}

/// The printing that the card names are taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printing {
    /// The first printing of the base game.
    First,
    /// The second printing, the one sold today.
    Second,
    /// The Dark Edition.
    Dark,
}

/// The reason why a rule set was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleError {
    /// No switch has this name.
    UnknownSwitch,
    /// The switch has no such value.
    UnknownValue {
        /// The values it has.
        values: &'static [&'static str],
    },
    /// Two switches contradict each other.
    Contradiction {
        /// The switches.
        switches: &'static [&'static str],
        /// The reason, as a sentence.
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
    /// The Czech rulebook of 2012: the first printing of the base game.
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

    /// The Spanish rulebook: the Czech one except for two cards.
    pub const SPANISH: RuleSet = RuleSet {
        fire_breathing: FireBreathing::NonAttack,
        mimic_own_cards: MimicOwnCards::Yes,
        ..RuleSet::CZECH
    };

    /// The Polish rulebook of the base game: a later printing, without the Bay in the basic game.
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

    /// The base game as sold today: the flow and texts of the Dark Edition with the classic deck.
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

    /// The presets of revision 1.
    const FIRST_PRESETS: [(&'static str, RuleSet); 4] = [
        ("czech", RuleSet { max_hp_cap: HeartsCap::Twelve, ..RuleSet::CZECH.of_first_revision() }),
        ("spanish", RuleSet { max_hp_cap: HeartsCap::Twelve, ..RuleSet::SPANISH.of_first_revision() }),
        (
            "polish",
            RuleSet { attack_definition: AttackDefinition::Dice, ..RuleSet::POLISH.of_first_revision() },
        ),
        ("dark", RuleSet { burrowing_wound: BurrowingWound::Attacker, ..RuleSet::DARK.of_first_revision() }),
    ];

    /// Sets what all presets of revision 1 had in common where later ones differ.
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

    /// The presets of a revision, by name.
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

    /// The preset called `name` in a revision.
    pub fn preset_of(revision: Revision, name: &str) -> Option<RuleSet> {
        RuleSet::presets(revision).iter().find(|(known, _)| *known == name).map(|(_, rules)| *rules)
    }

    /// The names of the switches whose values differ from those of `other`.
    pub fn differences(&self, other: &RuleSet) -> impl Iterator<Item = &'static str> {
        RuleSet::SWITCHES.iter().copied().filter(|name| self.value(name) != other.value(name))
    }

    /// The printing that its card names are taken from: that of the nearest preset.
    pub fn printing(&self) -> Printing {
        match self.deck {
            Deck::Dark => Printing::Dark,
            Deck::Classic if self.nearest_preset().1 == RuleSet::MODERN => Printing::Second,
            Deck::Classic => Printing::First,
        }
    }

    /// The preset of the same revision with the fewest differences, and its name. Presets from which the rule set
    /// makes sense ([`RuleSet::check_from`]) come first. Another deck counts as three switches, so that today's base
    /// game with tiles and older batteries is not called a Dark Edition. In revision 1 it counts as one, as in the
    /// names of its records.
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
    /// The preset that was changed is not known here, so it is enough that the rule set makes sense as a change of
    /// some preset.
    pub fn check(&self) -> Result<(), RuleError> {
        // Most games use a preset unchanged, and comparing whole rule sets is much faster than comparing switches.
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

    /// The values of the switches about Mimic and Healing Ray.
    fn on_classic_cards(&self) -> (MimicOwnCards, CopiedTokens, RegenerationTreats) {
        (self.mimic_own_cards, self.copied_tokens, self.regeneration_treats)
    }

    /// [`RuleSet::check`] for a rule set made from `preset`. Changing a switch that has no effect is refused; the
    /// preset's own value there is not.
    pub fn check_from(&self, preset: &RuleSet) -> Result<(), RuleError> {
        let has_tiles = |side| self.wickedness == side || self.wickedness == Wickedness::Mixed;
        // Revision 1 had fewer of these checks, and its games may carry values that they would refuse.
        let is_first = self.revision == Revision::First;
        let idle: [(bool, &'static [&'static str], &'static str); 8] = [
            (
                self.bay_use == Bay::Off && self.bay_closing != preset.bay_closing,
                &["bay_closing", "bay_use"],
                "the Bay is not in use: leave bay_closing alone, or set bay_use=on",
            ),
            (
                self.bay_use == Bay::Off && self.empty_city_shields_bay != preset.empty_city_shields_bay,
                &["empty_city_shields_bay", "bay_use"],
                "the Bay is not in use: leave empty_city_shields_bay alone, or set bay_use=on",
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
                "with entry as a phase of its own every free place is taken: leave killer_takes_tokyo alone, or set tokyo_entry=claw",
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
                "with fire_breathing=added_only an attack hurts only its targets: leave shrink_ray alone, or set fire_breathing",
            ),
        ];
        match idle.into_iter().find(|(is_idle, ..)| *is_idle) {
            Some((_, switches, reason)) => Err(RuleError::Contradiction { switches, reason }),
            None => Ok(()),
        }
    }
}
