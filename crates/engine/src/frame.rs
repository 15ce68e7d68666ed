//! Frames: work in progress, entry by entry, and the table of facts about them.

use crate::bits::bit_set;
use crate::decision::DecisionKind;
use crate::power::{Gain, PowerId};
use crate::seat::{Seat, SeatSet};

/// How far an attack has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum AttackStage {
    /// Those who were attacked in Tokyo decide, once the damage on top of it has been dealt.
    Leave,
    /// Powers of those who left are heard.
    Left,
    /// Those who left may use powers; then the attack is over, and the attacker enters.
    Swap,
}

/// How far the end of a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum EndStage {
    /// Gains of points and energy, then losses through powers.
    Gains,
    /// Poison.
    Poison,
}

/// Moments that several powers of one monster may hear one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Moment {
    /// `on_turn_start`.
    TurnStart,
    /// `on_any_turn_start`.
    AnyTurnStart,
    /// `on_result`.
    Result,
    /// `on_score` of the face with this index.
    Score,
    /// `on_attack`.
    Attack,
    /// `on_landed`.
    Landed,
    /// `on_hurt` with the hearts lost.
    Hurt,
    /// `on_left`, 1 if the attacker takes the very place.
    Left,
    /// `on_enter`.
    Enter,
    /// `on_bought`, of powers other than the one with this byte.
    Bought,
    /// `on_turn_end`.
    TurnEnd,
}

/// Work to be done, or a question that is open. The top of the stack is what happens now.
///
/// [`FrameKind`] tells what each of them asks, and on what it may lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Nothing; fills the unused part of the stack.
    Empty,
    /// Chance: which sides of the tiles are up.
    Sides,
    /// Chance: who starts.
    FirstSeat,
    /// Chance: the next seat of `rolling` rolls for the start.
    RollOff {
        /// Seats that have not rolled in this round.
        rolling: SeatSet,
        /// Seats with most claws so far.
        leaders: SeatSet,
        /// The claws those seats rolled.
        most: u8,
    },
    /// Chance: cards for these market slots.
    Deal {
        /// Bits of the slots.
        slots: u8,
    },
    /// The active monster's turn begins.
    TurnStart,
    /// Decision: powers at the start of the turn.
    StartMenu,
    /// Chance: dice that are not kept.
    Roll,
    /// Decision: which dice to keep.
    Keep,
    /// Decision: powers of others on the dice.
    Probe {
        /// Seats that have passed.
        done: SeatSet,
    },
    /// Decision: own powers on the dice.
    Fix,
    /// The result is final.
    Result,
    /// Decision: what to resolve next.
    Resolve,
    /// The active monster enters Tokyo in a phase of its own.
    EnterPhase,
    /// Decision: buying.
    Shop,
    /// Decision: powers at the end of the turn.
    SellMenu,
    /// End of the turn.
    TurnEnd {
        /// The next stage.
        stage: EndStage,
    },
    /// Looks for a winner.
    WinCheck,
    /// Decision: powers after the turn.
    AgainMenu,
    /// The next turn is found.
    NextTurn,
    /// Powers of one seat hear a moment, in list order.
    Hear {
        /// The moment.
        moment: Moment,
        /// The seat whose powers hear it.
        seat: Seat,
        /// Byte of the first power that has not heard it.
        next: u8,
        /// Depends on the moment.
        detail: u8,
    },
    /// Decision: a tile of the lowest of these levels.
    Tile {
        /// Bits of [`WICKEDNESS_LEVELS`](crate::WICKEDNESS_LEVELS).
        levels: u8,
    },
    /// An attack is going on.
    Attack {
        /// How far it has come.
        stage: AttackStage,
        /// True if the attacker was outside when it began.
        from_outside: bool,
        /// Seats that this stage has dealt with.
        done: SeatSet,
    },
    /// Decision: powers against the top hit.
    Threat {
        /// Seats that have passed.
        done: SeatSet,
    },
    /// The top hit is applied.
    Land,
    /// Monsters at 0 hearts.
    Zero {
        /// True if the hit is needed afterwards.
        keep_hit: bool,
    },
    /// Chance: dice for a power.
    SideRoll {
        /// The roller.
        seat: Seat,
        /// For which power.
        power: PowerId,
        /// The number of dice.
        dice: u8,
    },
    /// Decision: powers on the dice rolled for a power.
    SideFix {
        /// The roller.
        seat: Seat,
        /// For which power.
        power: PowerId,
    },
    /// Chance: one die that is rolled again.
    Reroll {
        /// True if it lies among the dice rolled for a power.
        in_tray: bool,
    },
    /// A power takes effect for its new holder.
    Gained {
        /// The holder.
        seat: Seat,
        /// The power.
        power: PowerId,
        /// How it came.
        how: Gain,
    },
    /// A purchase is complete.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The card.
        power: PowerId,
    },
    /// Decision: powers of others on revealed cards.
    Reveal {
        /// Seats that have passed.
        done: SeatSet,
    },
    /// Decision: what a power asks of its new holder.
    Choose {
        /// The holder.
        seat: Seat,
        /// The power.
        power: PowerId,
    },
    /// Chance: the top card, for one seat's eyes.
    Peek {
        /// The seat that looks.
        seat: Seat,
    },
}

/// The part of a game to which the lowest entry of the stack belongs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Nothing of the turn has happened yet; before the first one, the game is being set up.
    Before,
    /// The start of the turn.
    Start,
    /// Rolling dice, and powers on them.
    Roll,
    /// Resolving the dice.
    Resolve,
    /// Entering Tokyo in a phase of its own.
    Enter,
    /// Buying cards.
    Shop,
    /// The end of the turn.
    End,
}

/// The one who must answer before a frame goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asks {
    /// Nobody: it is work to be done.
    Nobody,
    /// Chance.
    Chance,
    /// A player.
    Player(DecisionKind),
}

/// Where on the stack a frame lies.
#[derive(Clone, Copy)]
enum Lies {
    /// At the bottom: it is a phase of the turn.
    Below(Phase),
    /// Right on one of these.
    On(FrameKinds),
}

/// Facts that hold for all frames of a kind.
#[derive(Clone, Copy)]
struct Facts {
    asks: Asks,
    lies: Lies,
}

/// Makes a kind of each row, and a table of all rows.
macro_rules! frame_kinds {
    ($($kind:ident: asks $asked:ident, $lies:ident $($place:ident)*;)+) => {
        /// The kind of a [`Frame`], whatever its details. Where a detail changes the facts, there are several kinds.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "they are named like the frames")]
        pub enum FrameKind { $($kind,)+ }

        impl FrameKind {
            /// All of them, in the order of the table.
            pub const ALL: [FrameKind; [$(FrameKind::$kind),+].len()] = [$(FrameKind::$kind),+];
        }

        static FACTS: [Facts; FrameKind::ALL.len()] =
            [$(Facts { asks: frame_kinds!(@asks $asked), lies: frame_kinds!(@lies $lies $($place)*) }),+];
    };
    (@asks nobody) => { Asks::Nobody };
    (@asks chance) => { Asks::Chance };
    (@asks $decision:ident) => { Asks::Player(DecisionKind::$decision) };
    (@lies below $phase:ident) => { Lies::Below(Phase::$phase) };
    (@lies on $($kind:ident)*) => { Lies::On(FrameKinds::EMPTY$(.with(FrameKind::$kind))*) };
}

frame_kinds! {
    // Phases: one of them lies at the bottom, and nowhere else.
    FirstSeat: asks chance, below Before;
    RollOff: asks chance, below Before;
    TurnStart: asks nobody, below Before;
    StartMenu: asks Start, below Start;
    Roll: asks chance, below Roll;
    Keep: asks Keep, below Roll;
    Probe: asks Probe, below Roll;
    Fix: asks Fix, below Roll;
    Result: asks nobody, below Resolve;
    Resolve: asks Resolve, below Resolve;
    EnterPhase: asks nobody, below Enter;
    Shop: asks Shop, below Shop;
    SellMenu: asks Sell, below End;
    TurnEndGains: asks nobody, below End;
    TurnEndPoison: asks nobody, below End;
    WinCheck: asks nobody, below End;
    AgainMenu: asks Again, below End;
    NextTurn: asks nobody, below End;
    // Setting up, and the market.
    Sides: asks chance, on Deal;
    Deal: asks chance, on FirstSeat RollOff TurnStart Gained Reveal;
    Reveal: asks Reveal, on Shop;
    Peek: asks chance, on Shop;
    Bought: asks nobody, on Shop Reveal;
    Gained: asks nobody, on Bought Tile Gained AttackSwap;
    Choose: asks Choose, on StartMenu Bought Tile Gained AttackSwap;
    // Dice rolled for a power, or rolled again.
    SideRoll: asks chance, on Probe Threat;
    SideFix: asks SideDice, on Probe Threat;
    Reroll: asks chance, on Keep Fix;
    RerollTray: asks chance, on SideFix;
    // Resolving the dice.
    Tile: asks Tile, on Resolve;
    AttackLeave: asks Leave, on Resolve;
    AttackLeft: asks nobody, on Resolve;
    AttackSwap: asks Left, on Resolve;
    // Damage: of the attack, whose hit is kept, or any other, which a power may deal wherever it hears something.
    Threat: asks Threat, on Land;
    Land: asks nobody, on Zero ZeroKeeping;
    ZeroKeeping: asks nobody, on AttackLeave;
    Zero: asks nobody, on StartMenu Resolve Shop WinCheck AttackSwap Tile Gained Bought Reveal
        HearTurnStart HearAnyTurnStart HearResult HearScore HearAttack HearLanded HearHurt HearLeft HearEnter
        HearBought HearTurnEnd;
    // Powers that hear a moment.
    HearTurnStart: asks nobody, on StartMenu HearTurnStart HearAnyTurnStart;
    HearAnyTurnStart: asks nobody, on StartMenu HearTurnStart HearAnyTurnStart;
    HearResult: asks nobody, on Resolve;
    HearScore: asks nobody, on Resolve Tile;
    HearAttack: asks nobody, on Threat;
    HearLanded: asks nobody, on Zero ZeroKeeping HearHurt;
    HearHurt: asks nobody, on Zero ZeroKeeping HearHurt;
    HearLeft: asks nobody, on AttackLeft;
    HearEnter: asks nobody, on Resolve Shop Bought;
    HearBought: asks nobody, on Shop Reveal;
    HearTurnEnd: asks nobody, on TurnEndPoison;
    // The stack of a game that is over.
    Empty: asks nobody, on;
}

bit_set! {
    /// A set of kinds of frames.
    pub struct FrameKinds([u64; 1]): FrameKind = FrameKind::from_index;
    /// Iterates over [`FrameKinds`] in the order of the table.
    pub struct FrameKindIter;
}

impl FrameKind {
    /// Place of the kind in [`FrameKind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn from_index(index: usize) -> Option<FrameKind> {
        if index < FrameKind::ALL.len() { Some(FrameKind::ALL[index]) } else { None }
    }

    /// The one who must answer before it goes on.
    #[inline]
    pub fn asks(self) -> Asks {
        FACTS[self.index()].asks
    }

    /// The phase of the turn that it is, if it is one.
    pub fn phase(self) -> Option<Phase> {
        match FACTS[self.index()].lies {
            Lies::Below(phase) => Some(phase),
            Lies::On(_) => None,
        }
    }

    /// True if it can lie right on `below`.
    pub fn lies_on(self, below: FrameKind) -> bool {
        match FACTS[self.index()].lies {
            Lies::Below(_) => false,
            Lies::On(kinds) => kinds.contains(below),
        }
    }
}

impl Frame {
    /// The kind of the frame, whatever its details.
    #[inline]
    pub const fn kind(self) -> FrameKind {
        match self {
            Frame::Empty => FrameKind::Empty,
            Frame::Sides => FrameKind::Sides,
            Frame::FirstSeat => FrameKind::FirstSeat,
            Frame::RollOff { .. } => FrameKind::RollOff,
            Frame::Deal { .. } => FrameKind::Deal,
            Frame::TurnStart => FrameKind::TurnStart,
            Frame::StartMenu => FrameKind::StartMenu,
            Frame::Roll => FrameKind::Roll,
            Frame::Keep => FrameKind::Keep,
            Frame::Probe { .. } => FrameKind::Probe,
            Frame::Fix => FrameKind::Fix,
            Frame::Result => FrameKind::Result,
            Frame::Resolve => FrameKind::Resolve,
            Frame::EnterPhase => FrameKind::EnterPhase,
            Frame::Shop => FrameKind::Shop,
            Frame::SellMenu => FrameKind::SellMenu,
            Frame::TurnEnd { stage: EndStage::Gains } => FrameKind::TurnEndGains,
            Frame::TurnEnd { stage: EndStage::Poison } => FrameKind::TurnEndPoison,
            Frame::WinCheck => FrameKind::WinCheck,
            Frame::AgainMenu => FrameKind::AgainMenu,
            Frame::NextTurn => FrameKind::NextTurn,
            Frame::Hear { moment, .. } => FrameKind::hearing(moment),
            Frame::Tile { .. } => FrameKind::Tile,
            Frame::Attack { stage: AttackStage::Leave, .. } => FrameKind::AttackLeave,
            Frame::Attack { stage: AttackStage::Left, .. } => FrameKind::AttackLeft,
            Frame::Attack { stage: AttackStage::Swap, .. } => FrameKind::AttackSwap,
            Frame::Threat { .. } => FrameKind::Threat,
            Frame::Land => FrameKind::Land,
            Frame::Zero { keep_hit: true } => FrameKind::ZeroKeeping,
            Frame::Zero { keep_hit: false } => FrameKind::Zero,
            Frame::SideRoll { .. } => FrameKind::SideRoll,
            Frame::SideFix { .. } => FrameKind::SideFix,
            Frame::Reroll { in_tray: true } => FrameKind::RerollTray,
            Frame::Reroll { in_tray: false } => FrameKind::Reroll,
            Frame::Gained { .. } => FrameKind::Gained,
            Frame::Bought { .. } => FrameKind::Bought,
            Frame::Reveal { .. } => FrameKind::Reveal,
            Frame::Choose { .. } => FrameKind::Choose,
            Frame::Peek { .. } => FrameKind::Peek,
        }
    }
}

impl FrameKind {
    const fn hearing(moment: Moment) -> FrameKind {
        match moment {
            Moment::TurnStart => FrameKind::HearTurnStart,
            Moment::AnyTurnStart => FrameKind::HearAnyTurnStart,
            Moment::Result => FrameKind::HearResult,
            Moment::Score => FrameKind::HearScore,
            Moment::Attack => FrameKind::HearAttack,
            Moment::Landed => FrameKind::HearLanded,
            Moment::Hurt => FrameKind::HearHurt,
            Moment::Left => FrameKind::HearLeft,
            Moment::Enter => FrameKind::HearEnter,
            Moment::Bought => FrameKind::HearBought,
            Moment::TurnEnd => FrameKind::HearTurnEnd,
        }
    }
}
