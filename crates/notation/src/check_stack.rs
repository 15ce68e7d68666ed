//! Consistency of the stack and the damage in progress: only what the flow of the game can produce is accepted.
//!
//! The stack has few slots, and every entry may need more on top of it. The engine's table of frames says which entry
//! can lie on which, and this file limits how deep, so that there is always room.

use super::check::{About, Checked, MANY, need};
use kaiju_engine::rules::Wickedness;
use kaiju_engine::{Asks, BASE_DICE, Frame, FrameKind, Game, HitKind, Moment, Phase, PowerId, Seat};

/// Entries that damage may need on top of itself: powers that hear of it, reflected damage, and dice against that.
/// Reflected damage needs dice only.
const DEEPEST_DAMAGE: usize = 5;
const DEEPEST_REFLECTION: usize = 10;
/// The deepest position of an entry that may lead to damage.
const DEEPEST_CAUSE: usize = 5;

const STACK: About = About::Line("stack");

pub(super) fn check_stack(game: &Game) -> Checked {
    check_hits(game)?;
    let frames = game.frames();
    if game.outcome().is_some() {
        return need(
            frames.is_empty() && game.hits().is_empty(),
            STACK,
            "the game is over: expected neither a stack nor damage",
        );
    }
    let Some((&bottom, above)) = frames.split_first() else {
        return need(false, STACK, "nothing is going on");
    };
    need(bottom.kind().phase().is_some(), STACK, "the stack begins with a phase of the turn")?;
    check_active(game, bottom, above.is_empty())?;
    for (entries_below, (&frame, &below)) in (1..).zip(above.iter().zip(&*frames)) {
        need(
            frame.kind().lies_on(below.kind()),
            STACK,
            "these entries of the stack cannot follow each other",
        )?;
        need(entries_below <= deepest(frame, game), STACK, "the stack is too deep")?;
    }
    for (depth, &frame) in frames.iter().enumerate() {
        let repeated = frames[..depth].iter().any(|&other| is_same_work(other, frame));
        need(!repeated, STACK, "the stack holds the same work twice")?;
        check_frame(game, frame)?;
    }
    check_top(frames.last().copied().unwrap_or(bottom), frames.len())
}

/// A dead monster's turn goes on only until the game notices.
fn check_active(game: &Game, bottom: Frame, is_top: bool) -> Checked {
    let active = game.turn().active;
    let notices = matches!(bottom, Frame::Resolve | Frame::Shop | Frame::TurnEnd { .. } | Frame::WinCheck);
    let lives = game.alive().contains(active) || notices && !is_top;
    need(lives, About::Seat(active), "it is the turn of a dead monster")?;
    let is_setup = game.phase() == Some(Phase::Before) && (bottom != Frame::TurnStart || !is_top);
    need(!is_setup || game.alive() == game.seats(), STACK, "before the game everybody is alive")
}

/// The most entries that may lie below `frame`.
fn deepest(frame: Frame, game: &Game) -> usize {
    match frame.kind() {
        FrameKind::Zero => match game.hits().last() {
            Some(hit) if hit.kind == HitKind::Reflection => DEEPEST_REFLECTION,
            Some(_) | None => DEEPEST_DAMAGE,
        },
        FrameKind::ZeroKeeping => DEEPEST_DAMAGE,
        FrameKind::Gained | FrameKind::Bought | FrameKind::Choose | FrameKind::Tile => DEEPEST_CAUSE,
        _ => usize::MAX,
    }
}

/// True if two entries cannot be on the stack together.
fn is_same_work(one: Frame, other: Frame) -> bool {
    match one {
        Frame::Hear { moment, seat, .. } => {
            let is_same =
                |also: Moment, whose: Seat| (also, whose) == (moment, seat) && moment != Moment::Hurt;
            matches!(other, Frame::Hear { moment: also, seat: whose, .. } if is_same(also, whose))
        }
        Frame::SideRoll { .. } | Frame::SideFix { .. } => {
            matches!(other, Frame::SideRoll { .. } | Frame::SideFix { .. })
        }
        Frame::Bought { .. } => matches!(other, Frame::Bought { .. }),
        Frame::Choose { .. } => matches!(other, Frame::Choose { .. }),
        Frame::Gained { power, .. } => matches!(other, Frame::Gained { power: also, .. } if also == power),
        _ => false,
    }
}

/// The details of one entry.
fn check_frame(game: &Game, frame: Frame) -> Checked {
    let holds = |seat: Seat, power: PowerId| {
        let held = game.player(seat).powers.contains(power);
        let about = About::Word("stack", power.text());
        need(held, about, format!("the stack says that a monster has {}, which it has not", power.text()))
    };
    match frame {
        Frame::Sides => {
            let is_mixed = game.rules().wickedness == Wickedness::Mixed && game.tiles().is_empty();
            need(is_mixed, STACK, "sides are drawn once, with wickedness=mixed")?;
            let is_first = game.frames().contains(&Frame::Deal { slots: 0b111 });
            need(is_first, STACK, "sides are drawn before the first card is dealt")
        }
        Frame::RollOff { rolling, leaders, most } => {
            let fits = !rolling.is_empty() && rolling.and(leaders).is_empty() && most <= BASE_DICE;
            need(fits, STACK, "a seat that has not rolled yet must roll to go first")
        }
        Frame::Deal { slots } => {
            let is_free = |slot: usize| slots >> slot & 1 == 0 || game.market()[slot].is_none();
            need(
                (0..game.market().len()).all(is_free),
                STACK,
                "cards are dealt to empty places of the market only",
            )
        }
        Frame::Tile { .. } => {
            need(game.rules().wickedness != Wickedness::Off, STACK, "there are no tiles under these rules")
        }
        Frame::SideRoll { seat, power, dice } => {
            need((1..=MANY).contains(&dice), STACK, format!("1 to {MANY} dice are rolled for a power"))?;
            holds(seat, power)
        }
        Frame::SideFix { seat, power } | Frame::Choose { seat, power } => holds(seat, power),
        Frame::Gained { seat, power, .. } if power.power().stays() => holds(seat, power),
        Frame::Gained { seat, .. } => {
            need(game.alive().contains(seat), STACK, "a dead monster gains nothing")
        }
        Frame::Bought { power, .. } => {
            need(power.power().is_card(), STACK, format!("the tile {} is not bought", power.text()))
        }
        Frame::Peek { seat } => {
            need(game.alive().contains(seat), STACK, "a dead monster cannot look at a card")?;
            need(!game.deck().is_empty(), STACK, "there is no card to look at")
        }
        _ => Ok(()),
    }
}

/// The top must be able to wait for an answer; a hand-written turn may also begin at its start or with its result.
fn check_top(top: Frame, depth: usize) -> Checked {
    let begins = matches!(top, Frame::TurnStart | Frame::Result) && depth == 1;
    let waits = begins || top.kind().asks() != Asks::Nobody;
    need(waits, STACK, "the top of the stack does not wait for an answer")
}

/// Each damage event belongs to one entry of the stack, and reflected damage is not reflected again.
fn check_hits(game: &Game) -> Checked {
    let frames = game.frames();
    let owners =
        frames.iter().filter(|frame| matches!(frame, Frame::Attack { .. } | Frame::Zero { keep_hit: false }));
    let expected = owners.count();
    let hits = game.hits();
    need(
        hits.len() == expected,
        About::Hits,
        format!("the stack needs {expected} `hit` lines, not {}", hits.len()),
    )?;
    for (depth, hit) in hits.iter().enumerate() {
        let is_last = depth + 1 == hits.len();
        let thrown_back = hit.kind == HitKind::Reflection;
        need(!thrown_back || depth > 0 && is_last, About::Hits, "only the last damage can be a reflection")?;
        need(thrown_back || depth < 2, About::Hits, "the third damage can only be a reflection")?;
        need(
            hit.amount.iter().all(|&hearts| hearts <= MANY),
            About::Hits,
            format!("at most {MANY} hearts are lost"),
        )?;
        let is_pending = is_last && frames.iter().any(|frame| matches!(frame, Frame::Threat { .. }));
        need(
            is_pending || hit.spared.is_empty(),
            About::Hits,
            "`0` belongs to a monster that can still answer damage that does not hurt it any more",
        )?;
        let has_fallen = hit.author.is_some_and(|author| game.player(author).hearts == 0);
        let is_undecided = frames.iter().any(|frame| matches!(frame, Frame::Zero { .. }));
        need(
            hit.returned.is_none() || has_fallen && is_undecided,
            About::Hits,
            "`returned` belongs to damage whose author has no hearts left, before anybody is out",
        )?;
        let by_active = hit.author == Some(game.turn().active);
        need(
            hit.kind != HitKind::Attack || depth == 0 && by_active,
            About::Hits,
            "only the active monster attacks",
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::check::check;
    use super::*;
    use kaiju_engine::parts::Parts;
    use kaiju_engine::playout::{Numbers, WyRand, advance, roll};
    use kaiju_engine::rules::RuleSet;
    use kaiju_engine::{AttackStage, Cause, EndStage, Gain, Hit, Kind, SeatSet, Turn};

    const PHASES: [Frame; 13] = [
        Frame::FirstSeat,
        Frame::TurnStart,
        Frame::StartMenu,
        Frame::Roll,
        Frame::Keep,
        Frame::Probe { done: SeatSet::EMPTY },
        Frame::Fix,
        Frame::Resolve,
        Frame::Shop,
        Frame::SellMenu,
        Frame::TurnEnd { stage: EndStage::Poison },
        Frame::WinCheck,
        Frame::AgainMenu,
    ];
    const MOMENTS: [Moment; 11] = [
        Moment::TurnStart,
        Moment::AnyTurnStart,
        Moment::Result,
        Moment::Score,
        Moment::Attack,
        Moment::Landed,
        Moment::Hurt,
        Moment::Left,
        Moment::Enter,
        Moment::Bought,
        Moment::TurnEnd,
    ];

    fn any<T: Copy>(list: &[T], numbers: &mut WyRand) -> T {
        list[numbers.below(list.len() as u32) as usize]
    }

    /// Some monsters with many powers allowed by the rules, and a turn in progress.
    fn table(numbers: &mut WyRand) -> Parts {
        let (_, rules) = any(&RuleSet::PRESETS, numbers);
        let mut parts = Parts::new(rules, 2 + numbers.below(5) as usize);
        let seats: Vec<Seat> = parts.seats.iter().collect();
        parts.turn = Turn::of(any(&seats, numbers));
        for power in PowerId::all() {
            let fits = match power.power().kind {
                Kind::Keep => power.power().is_in(rules.deck),
                Kind::Tile { stays, .. } => stays && parts.tiles.contains(power),
                Kind::Discard => false,
            };
            if fits && numbers.below(3) > 0 {
                parts.players[any(&seats, numbers).index()].powers.insert(power);
                parts.deck.remove(power);
                parts.tiles.remove(power);
            }
        }
        for slot in &mut parts.market {
            *slot = parts.deck.nth(numbers.below(parts.deck.len() as u32) as usize);
            if let Some(card) = *slot {
                parts.deck.remove(card);
            }
        }
        for seat in seats {
            let player = &mut parts.players[seat.index()];
            player.energy = numbers.below(12) as u8;
            player.hearts = 1 + numbers.below(10) as u8;
        }
        parts.city = parts.seats.nth(numbers.below(7) as usize);
        parts.turn.dice = roll(numbers.below(9) as u8, numbers);
        parts
    }

    /// An entry of the stack whose details fit the table more often than not.
    fn entry(parts: &Parts, numbers: &mut WyRand) -> Frame {
        let seats: Vec<Seat> = parts.seats.iter().collect();
        let seat = any(&seats, numbers);
        let held: Vec<PowerId> = parts.players[seat.index()].powers.iter().collect();
        let first = PowerId::all().next().expect("there are powers");
        let power = if held.is_empty() { first } else { any(&held, numbers) };
        let done = SeatSet::from_bits(numbers.next() as u8).and(parts.seats);
        let stages = [AttackStage::Leave, AttackStage::Left, AttackStage::Swap];
        match numbers.below(16) {
            0 => Frame::Deal { slots: numbers.below(8) as u8 },
            1 => Frame::Tile { levels: numbers.below(8) as u8 },
            2 => Frame::Attack { stage: any(&stages, numbers), from_outside: numbers.below(2) == 0, done },
            3 => Frame::Threat { done: SeatSet::EMPTY },
            4 => Frame::Land,
            5 => Frame::Zero { keep_hit: numbers.below(2) == 0 },
            6 => Frame::SideRoll { seat, power, dice: 1 + numbers.below(5) as u8 },
            7 => Frame::SideFix { seat, power },
            8 => Frame::Reroll { in_tray: numbers.below(2) == 0 },
            9 => Frame::Gained { seat, power, how: any(&[Gain::New, Gain::Taken, Gain::Copied], numbers) },
            10 => Frame::Bought { seat, power },
            11 => Frame::Reveal { done: SeatSet::EMPTY },
            12 => Frame::Choose { seat, power },
            13 => Frame::Peek { seat },
            _ => {
                Frame::Hear { moment: any(&MOMENTS, numbers), seat, next: 0, detail: numbers.below(7) as u8 }
            }
        }
    }

    /// The damage that belongs to an entry of the stack.
    fn hit(parts: &Parts, numbers: &mut WyRand) -> Hit {
        let victims = SeatSet::from_bits(numbers.next() as u8).and(parts.seats);
        let hit = Hit::mere(Some(parts.turn.active), Cause::Poison, victims, 1 + numbers.below(4) as u8);
        let kind = match parts.hits.len() {
            0 => HitKind::Attack,
            1 => any(&[HitKind::Mere, HitKind::Reflection], numbers),
            _ => HitKind::Reflection,
        };
        Hit { kind, attacked: victims, ..hit }
    }

    #[test]
    fn every_accepted_stack_can_be_worked_off() {
        let mut numbers = WyRand(1);
        let mut deepest = 0;
        for _ in 0..20_000 {
            let mut parts = table(&mut numbers);
            let mut top = any(&PHASES, &mut numbers);
            parts.frames.push(top);
            for _ in 0..numbers.below(200) {
                let frame = entry(&parts, &mut numbers);
                if parts.frames.len() < 12 && frame.kind().lies_on(top.kind()) {
                    if matches!(frame, Frame::Attack { .. } | Frame::Zero { keep_hit: false }) {
                        if parts.hits.len() == Parts::MOST_HITS {
                            continue;
                        }
                        let hit = hit(&parts, &mut numbers);
                        parts.hits.push(hit);
                    }
                    parts.frames.push(frame);
                    top = frame;
                }
            }
            let mut game = parts.game().expect("as many as there is room for");
            if check(&game).is_ok() {
                deepest = deepest.max(game.frames().len());
                game.carry_on(None);
                for _ in 0..100 {
                    if !advance(&mut game, &mut numbers) {
                        break;
                    }
                }
            }
        }
        assert!(deepest > 8, "the deepest stack had only {deepest} entries");
    }
}
