//! Frames: the entries of the stack of work in progress, and a table of facts about each kind.

use crate::bits::bit_set;
use crate::decision::DecisionKind;
use crate::power::{Gain, PowerId};
use crate::seat::{Seat, SeatSet};

/// The stages of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum AttackStage {
    /// Monsters attacked in Tokyo decide whether to leave, once their damage has been dealt.
    Leave,
    /// Powers of the monsters that left are heard.
    Left,
    /// Monsters that left may use powers; then the attack is over, and the attacker enters.
    Swap,
}

/// The stages of the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum EndStage {
    /// Gains of points and energy, then losses caused by powers.
    Gains,
    /// Damage from poison.
    Poison,
}

/// Moments that several powers of one monster may hear in turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Moment {
    /// `on_turn_start`.
    TurnStart,
    /// `on_any_turn_start`.
    AnyTurnStart,
    /// `on_result`.
    Result,
    /// `on_score`; the detail is the index of the face.
    Score,
    /// `on_attack`.
    Attack,
    /// `on_landed`.
    Landed,
    /// `on_hurt`; the detail is the number of hearts lost.
    Hurt,
    /// `on_left`; the detail is 1 if the attacker takes the place that was left.
    Left,
    /// `on_enter`.
    Enter,
    /// `on_bought`, for all powers but the one in the detail.
    Bought,
    /// `on_turn_end`.
    TurnEnd,
}

/// Work to do, or an open question. The top of the stack is the current one.
///
/// [`FrameKind`] knows who answers each kind, and on which frames it may lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Nothing; fills the unused part of the stack.
    Empty,
    /// Chance: the sides of the tiles.
    Sides,
    /// Chance: the first seat.
    FirstSeat,
    /// Chance: the next seat of `rolling` rolls to go first.
    RollOff {
        /// Seats that have not rolled yet in this round.
        rolling: SeatSet,
        /// Seats with the most claws so far.
        leaders: SeatSet,
        /// The claws of those seats.
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
    /// Chance: the dice that are not kept.
    Roll,
    /// Decision: the dice to keep.
    Keep,
    /// Decision: other seats' powers on the dice.
    Probe {
        /// Seats that have passed.
        done: SeatSet,
    },
    /// Decision: the active seat's powers on the dice.
    Fix,
    /// The result is final.
    Result,
    /// Decision: the dice to resolve next.
    Resolve,
    /// The active monster enters Tokyo in a phase of its own.
    EnterPhase,
    /// Decision: buy cards.
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
    /// Finds the next turn.
    NextTurn,
    /// Powers of one seat hear a moment, in list order.
    Hear {
        /// The moment.
        moment: Moment,
        /// The seat whose powers hear it.
        seat: Seat,
        /// Index of the first power that has not heard it yet.
        next: u8,
        /// A number that depends on the moment.
        detail: u8,
    },
    /// Decision: a tile of the lowest of these levels.
    Tile {
        /// Bits of [`WICKEDNESS_LEVELS`](crate::WICKEDNESS_LEVELS).
        levels: u8,
    },
    /// An attack in progress.
    Attack {
        /// The stage it has reached.
        stage: AttackStage,
        /// True if the attacker was outside when it began.
        from_outside: bool,
        /// Seats already dealt with in this stage.
        done: SeatSet,
    },
    /// Decision: powers against the top hit.
    Threat {
        /// Seats that have passed.
        done: SeatSet,
    },
    /// Applies the top hit.
    Land,
    /// Deals with monsters at 0 hearts.
    Zero {
        /// True if the hit is still needed afterwards.
        keep_hit: bool,
    },
    /// Chance: dice for a power.
    SideRoll {
        /// The roller.
        seat: Seat,
        /// The power they are rolled for.
        power: PowerId,
        /// The number of dice.
        dice: u8,
    },
    /// Decision: powers on the dice rolled for a power.
    SideFix {
        /// The roller.
        seat: Seat,
        /// The power they were rolled for.
        power: PowerId,
    },
    /// Chance: one die to reroll.
    Reroll {
        /// True if it is among the dice rolled for a power.
        in_tray: bool,
    },
    /// A power takes effect for its new holder.
    Gained {
        /// The holder.
        seat: Seat,
        /// The power.
        power: PowerId,
        /// The way it was gained.
        how: Gain,
    },
    /// A purchase is complete.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The card.
        power: PowerId,
    },
    /// Decision: other seats' powers on revealed cards.
    Reveal {
        /// Seats that have passed.
        done: SeatSet,
    },
    /// Decision: a power's question to its new holder.
    Choose {
        /// The holder.
        seat: Seat,
        /// The power.
        power: PowerId,
    },
    /// Chance: the top card of the deck, shown to one seat.
    Peek {
        /// The seat that looks.
        seat: Seat,
    },
}

/// The part of the game to which the bottom frame of the stack belongs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Before the turn, or before the first turn, while the game is being set up.
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

/// The one who must answer before a frame can go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asks {
    /// Nobody: the frame is work to do.
    Nobody,
    /// Chance.
    Chance,
    /// A player.
    Player(DecisionKind),
}

/// The place of a frame on the stack.
#[derive(Clone, Copy)]
enum Lies {
    /// At the bottom: the frame is a phase of the turn.
    Below(Phase),
    /// Directly on one of these.
    On(FrameKinds),
}

/// Facts about all frames of a kind.
#[derive(Clone, Copy)]
struct Facts {
    asks: Asks,
    lies: Lies,
}

/// Defines a kind for each row, and the table of all rows.
macro_rules! frame_kinds {
    ($($kind:ident: asks $asked:ident, $lies:ident $($place:ident)*;)+) => {
        /// The kind of a [`Frame`], without its details. Where a detail changes the facts, there are several kinds.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "they are named like the frames")]
        pub enum FrameKind { $($kind,)+ }

        impl FrameKind {
            /// All kinds, in the order of the table.
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
    // Phases: exactly one of them is at the bottom, and none anywhere else.
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
    // Setup and the market.
    Sides: asks chance, on Deal;
    Deal: asks chance, on FirstSeat RollOff TurnStart Gained Reveal;
    Reveal: asks Reveal, on Shop;
    Peek: asks chance, on Shop;
    Bought: asks nobody, on Shop Reveal;
    Gained: asks nobody, on Bought Tile Gained AttackSwap;
    Choose: asks Choose, on StartMenu Bought Tile Gained AttackSwap;
    // Dice rolled for a power, or rerolled.
    SideRoll: asks chance, on Probe Threat;
    SideFix: asks SideDice, on Probe Threat;
    Reroll: asks chance, on Keep Fix;
    RerollTray: asks chance, on SideFix;
    // Resolving the dice.
    Tile: asks Tile, on Resolve;
    AttackLeave: asks Leave, on Resolve;
    AttackLeft: asks nobody, on Resolve;
    AttackSwap: asks Left, on Resolve;
    // Damage: an attack, whose hit is kept, or other damage, which a power may deal whenever it hears something.
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
    // The stack of a finished game.
    Empty: asks nobody, on;
}

bit_set! {
    /// A set of kinds of frames.
    pub struct FrameKinds([u64; 1]): FrameKind = FrameKind::from_index;
    /// Iterates over [`FrameKinds`] in the order of the table.
    pub struct FrameKindIter;
}

impl FrameKind {
    /// The index of the kind in [`FrameKind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn from_index(index: usize) -> Option<FrameKind> {
        if index < FrameKind::ALL.len() { Some(FrameKind::ALL[index]) } else { None }
    }

    /// The one who must answer before the frame can go on.
    #[inline]
    pub fn asks(self) -> Asks {
        FACTS[self.index()].asks
    }

    /// The phase of the turn, if this kind is one.
    pub fn phase(self) -> Option<Phase> {
        match FACTS[self.index()].lies {
            Lies::Below(phase) => Some(phase),
            Lies::On(_) => None,
        }
    }

    /// True if it can lie directly on `below`.
    pub fn lies_on(self, below: FrameKind) -> bool {
        match FACTS[self.index()].lies {
            Lies::Below(_) => false,
            Lies::On(kinds) => kinds.contains(below),
        }
    }
}

impl Frame {
    /// The kind of the frame, without its details.
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
