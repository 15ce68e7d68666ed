//! No message depends on the secret, on dice to come, or on a card that only somebody else has seen.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::advance::{Bots, advance};
use super::audience::{Audience, Outbox};
use super::entered::Entered;
use super::message::{questions, snapshot};
use super::state::State;
use kaiju_engine::notation::{action_text, luck_text};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Chance, Luck, PowerId, Seat, SeatSet, Step};
use kaiju_fair::Secret;
use kaiju_protocol::{Absence, By, Entry, Occupant, SeatInfo, ServerMessage, TableInfo, TableOptions};
use std::sync::Arc;
use tokio::sync::mpsc;

const PLAYERS: usize = 4;

/// Nobody, every seat alone, and two seats of one guest.
fn all_eyes() -> impl Iterator<Item = SeatSet> {
    let single = Seat::ALL.into_iter().take(PLAYERS).map(SeatSet::only);
    single.chain([SeatSet::EMPTY, SeatSet::first(2)])
}

fn begin(secret: Secret, rules: &str) -> State {
    let seats: Vec<SeatInfo> = (0..PLAYERS)
        .map(|seat| SeatInfo {
            occupant: Occupant::Guest { guest: format!("g{seat}") },
            name: format!("P{seat}"),
            ..SeatInfo::free()
        })
        .collect();
    let absence = Absence { pause_s: 30, bot: "random".to_owned() };
    let options = TableOptions { rules: rules.to_owned(), public: true, clock: None, absence };
    let mut state = State::new("t", secret.clone());
    let commitment = secret.commitment().to_string();
    let created = Entry::Created { host: "g0".to_owned(), options, seats, commitment };
    state.apply(0, &created).unwrap();
    let seats = state.starters();
    state.apply(0, &Entry::Started { seats }).unwrap();
    state
}

/// Everything that each of `all_eyes` is sent: the update as it leaves the server, and the table if it connected now. All of
/// them watch together, so that a message made for one and sent to another would be seen. What may differ is taken out: the
/// commitment, which is meant to, and the time of day.
fn heard(state: &State, entered: &Entered) -> Vec<(SeatSet, String)> {
    let mut audience = Audience::default();
    let mut inboxes = Vec::new();
    for (eyes, connection) in all_eyes().zip(0..) {
        let (messages, inbox) = mpsc::channel(1);
        let outbox = Outbox { messages, is_slow: Arc::default() };
        audience.add(connection, format!("g{connection}"), eyes, outbox);
        inboxes.push((eyes, inbox));
    }
    let questions = questions(state, None, SeatSet::first(PLAYERS));
    audience.update(0, std::slice::from_ref(entered), questions.as_ref());
    let told = inboxes.into_iter().map(|(eyes, mut inbox)| {
        let mut text = String::new();
        for message in inbox.try_recv().unwrap() {
            text += &public(serde_json::from_str(&message).unwrap());
        }
        text += &public(snapshot(state, "g", eyes, questions.as_ref(), &Audience::default()));
        (eyes, text)
    });
    told.collect()
}

/// A message without what is meant to differ.
fn public(mut message: ServerMessage) -> String {
    let hide = |info: &mut TableInfo| {
        info.fairness.commitment.clear();
        info.fairness.secret = None;
    };
    match &mut message {
        ServerMessage::State { now, info, .. } => {
            *now = 0;
            hide(info);
        }
        ServerMessage::Update { entries, .. } => {
            entries.iter_mut().filter_map(|told| told.info.as_mut()).for_each(|info| hide(info));
        }
        other => panic!("{other:?} is not told here"),
    }
    serde_json::to_string(&message).unwrap()
}

/// What one pair of eyes has heard.
fn of(heard: &[(SeatSet, String)], eyes: SeatSet) -> &str {
    &heard.iter().find(|(of, _)| *of == eyes).unwrap().1
}

/// What happens next: chance as `state` would have it, answers at random.
fn next(state: &State, numbers: &mut WyRand) -> Option<Entry> {
    let playing = state.running()?;
    match playing.game().step() {
        Step::Chance(_) => Some(Entry::Chance { luck: luck_text(state.luck()?, &playing.names) }),
        Step::Decide { seat, decision } => {
            let action = playout::action(playing.game(), seat, decision, numbers);
            let action = action_text(action, &playing.names);
            Some(Entry::Acted { seat, action, by: By::Player, reserve_ms: None })
        }
        Step::Over(_) => None,
    }
}

#[test]
fn two_secrets_with_the_same_visible_past_tell_the_same() {
    let mut entries = 0;
    for game in 0..12 {
        for rules in ["dark", "czech"] {
            let mut one = begin(Secret::from_seed(game), rules);
            let mut other = begin(Secret::from_seed(game + 1000), rules);
            let mut numbers = WyRand(game);
            while let Some(entry) = next(&one, &mut numbers) {
                // Before the dice fall, nothing tells how they will.
                let made = Entered::make(&mut one, 0, entry.clone()).unwrap();
                let same = Entered::make(&mut other, 0, entry).unwrap();
                assert_eq!(heard(&one, &made), heard(&other, &same));
                entries += 1;
            }
        }
    }
    assert!(entries > 2_000, "only {entries} entries were compared");
}

/// Another card that could have been looked at.
fn another_card(state: &State, seen: PowerId, numbers: &mut WyRand) -> Option<PowerId> {
    let deck = state.running()?.game().deck().without(seen);
    deck.nth(numbers.below(u32::try_from(deck.len()).ok()?) as usize)
}

#[test]
fn a_card_that_one_seat_looks_at_changes_nothing_for_the_others() {
    for rules in ["czech", "spanish", "polish", "dark"] {
        peeked_by_one_seat(rules);
    }
}

/// Cards that one seat looks at in many games, each with another card in its place.
fn peeked_by_one_seat(rules: &str) {
    let mut peeks = 0;
    let mut followed = 0;
    for game in 0..200 {
        let mut state = begin(Secret::from_seed(game), rules);
        let mut numbers = WyRand(game);
        // The same game, but that another card was seen; while it lasts.
        let mut fork: Option<(State, Seat)> = None;
        while let Some(entry) = next(&state, &mut numbers) {
            let step = state.running().unwrap().game().step();
            let peek = match (step, state.luck()) {
                (Step::Chance(Chance::Peek { seat }), Some(Luck::Card(card))) => Some((seat, card)),
                _ => None,
            };
            let mut other = fork.take();
            let mut other_entry = entry.clone();
            if let Some((seat, card)) = peek
                && let Some(card) = another_card(&state, card, &mut numbers)
            {
                peeks += 1;
                other = Some((state.clone(), seat));
                other_entry = Entry::Chance { luck: format!("draw {}", card.text()) };
            }
            let made = Entered::make(&mut state, 0, entry).unwrap();
            let Some((mut other, seer)) = other else { continue };
            let Ok(same) = Entered::make(&mut other, 0, other_entry) else { continue };
            // Once the card is turned up or bought, everybody sees it.
            let (Some(now), Some(then)) = (state.running(), other.running()) else { continue };
            let (Some((_, seen_by)), Some(_)) = (now.game().top(), then.game().top()) else { continue };
            assert_eq!(
                now.game().step(),
                then.game().step(),
                "the card that one has seen decides what is asked"
            );
            let (here, there) = (heard(&state, &made), heard(&other, &same));
            for eyes in all_eyes().filter(|eyes| eyes.and(seen_by).is_empty()) {
                assert_eq!(of(&here, eyes), of(&there, eyes));
            }
            let looked = SeatSet::only(seer);
            assert_ne!(of(&here, looked), of(&there, looked), "the one who looked sees no card");
            followed += 1;
            fork = Some((other, seer));
        }
    }
    assert!(peeks > 10 && followed > peeks, "{rules}: {peeks} peeks, followed for {followed} entries");
}

#[test]
fn bots_get_their_chance_elsewhere() {
    // With the same secret a game of bots does not come out the same: nothing of the secret reaches them.
    let play = || {
        let mut state = begin(Secret::from_seed(1), "dark");
        for seat in &mut state.info.seats {
            seat.occupant = Occupant::Bot { bot: "random".to_owned() };
        }
        let mut entered = Vec::new();
        advance(&mut state, &mut Bots::default(), 0, None, &mut entered).unwrap();
        entered.iter().map(|entered| serde_json::to_string(&entered.entry).unwrap()).collect::<Vec<_>>()
    };
    assert_ne!(play(), play());
}
