//! The switches in which the rulebooks differ: a table of their values and the names of these in text.

use super::{Revision, RuleError};

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
            pub(super) fn distance(&self, other: &RuleSet) -> usize {
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
        /// At once, when the others are out.
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
        /// No cap: eight and those that its powers add.
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
        /// The number on a card just bought, paid for by the copier.
        Fresh = "fresh",
        /// The number on the copied card, from the supply.
        Same = "same",
    }
    /// The attacks that earn Alpha Monster's point.
    alpha_monster: AlphaMonster {
        /// Attacks with a claw in the result.
        Claw = "claw",
        /// Attacks that cost another monster a heart.
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
        /// Monsters that lose hearts to the claws.
        Attacked = "attacked",
        /// All monsters that lose hearts in the attack, burnt neighbours included.
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
        /// Like that of any other turn.
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
