//! The rulebooks as presets, each written as its differences from another one.

use super::*;

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
    pub(super) const FIRST_PRESETS: [(&'static str, RuleSet); 4] = [
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
}
