//! Tests that no message depends on the secret, on future dice, or on a card that only another player has seen.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::audience::{Audience, Outbox};
use super::log::MissedEntries;
use super::message::snapshot;
use super::testing::visitor;
use crate::config::Config;
use crate::entropy::Entropy;
use crate::registry::TableRegistry;
use crate::time::Time;
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Chance, Luck, PowerId, Seat, SeatSet, Step};
use kaiju_fair::Secret;
use kaiju_notation::Names;
use kaiju_protocol::{
    Absence, By, Entry as Written, Occupant, Orders, PowerOrder, SeatInfo, ServerMessage, TableInfo,
    TableOptions, When,
};
use kaiju_record::RULES_REVISION;
use kaiju_store::{Append, NewTable, Row, SqliteStore};
use kaiju_table::{AppliedEntry, Bots, Entry, Questions, Seeding, Table, Takes};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

const PLAYERS: usize = 4;

/// The number of games: the ordinary run plays a quarter of those of the long run.
fn games(long: u64) -> u64 {
    if std::env::var_os("KAIJU_NIGHTLY").is_some() { long } else { long / 4 }
}

/// A spectator, every seat alone, and two seats of one guest.
fn all_viewers() -> impl Iterator<Item = SeatSet> {
    let single = Seat::ALL.into_iter().take(PLAYERS).map(SeatSet::only);
    single.chain([SeatSet::EMPTY, SeatSet::first(2)])
}

fn begin(secret: Secret, rules: &str) -> Table {
    let mut state = Table::new("t", secret.clone());
    beginning(&secret, rules).iter().for_each(|entry| drop(state.apply(0, entry).unwrap()));
    state
}

/// The first entries of a game.
fn beginning(secret: &Secret, rules: &str) -> Vec<Entry> {
    let seats: Vec<SeatInfo> = (0..PLAYERS)
        .map(|seat| SeatInfo {
            occupant: Occupant::Guest { guest: format!("g{seat}") },
            name: format!("P{seat}"),
            ..SeatInfo::free()
        })
        .collect();
    let absence = Absence { pause_s: 30, ..Absence::default() };
    let options = TableOptions { rules: rules.to_owned(), public: true, absence, ..TableOptions::default() };
    let commitment = secret.commitment().to_string();
    let started = Written::Started { seats: seats.clone(), revision: RULES_REVISION };
    let host = "g0".to_owned();
    vec![
        Written::Created {
            host,
            options,
            seats,
            commitment,
            position: None,
            daily: None,
            lesson: false,
            sent_away: Vec::new(),
        }
        .into(),
        started.into(),
    ]
}

/// Everything that each of `all_viewers` is sent: the update as it leaves the server, and a snapshot as if they
/// joined now. All watch together, so that a message made for one but sent to another would be noticed. The
/// commitment is removed, since it is meant to differ.
fn heard(state: &Table, applied: &AppliedEntry) -> Vec<(SeatSet, String)> {
    let mut audience = Audience::new(Time::manual(), Duration::ZERO);
    let mut inboxes = Vec::new();
    for (viewer, connection) in all_viewers().zip(0..) {
        let (messages, inbox) = mpsc::channel(2);
        let outbox = Outbox { messages, is_slow: Arc::default() };
        audience.add(connection, visitor(&format!("g{connection}")), viewer, outbox);
        inboxes.push((viewer, inbox));
    }
    let questions = Questions::of(state, None, SeatSet::first(PLAYERS));
    audience.broadcast_entries(0, std::slice::from_ref(applied), questions.as_ref());
    if let Some(questions) = &questions {
        audience.broadcast_question(0, questions);
    }
    if let Some(due) = audience.next_flush() {
        audience.flush_due(due);
    }
    let nobody = Audience::new(Time::manual(), Duration::ZERO);
    let told = inboxes.into_iter().map(|(viewer, mut inbox)| {
        let mut text = String::new();
        while let Ok(batch) = inbox.try_recv() {
            batch.iter().for_each(|message| text += &public(serde_json::from_str(message).unwrap()));
        }
        assert!(!text.is_empty(), "nothing was told");
        text += &public(snapshot(0, state, "g", viewer, questions.as_ref(), &nobody));
        (viewer, text)
    });
    told.collect()
}

/// A message without the commitment and the secret.
fn public(mut message: ServerMessage) -> String {
    let hide = |info: &mut TableInfo| {
        info.fairness.commitment.clear();
        info.fairness.secret = None;
    };
    match &mut message {
        ServerMessage::State { info, .. } => hide(info),
        ServerMessage::Update { entries, .. } => {
            entries.iter_mut().filter_map(|told| told.info.as_mut()).for_each(|info| hide(info));
        }
        ServerMessage::Asked { .. } => {}
        other => panic!("{other:?} is not told here"),
    }
    serde_json::to_string(&message).unwrap()
}

/// The text that one viewer has received.
fn of(heard: &[(SeatSet, String)], viewer: SeatSet) -> &str {
    &heard.iter().find(|(of, _)| *of == viewer).unwrap().1
}

/// The entry that needs no player: chance as in `state`, or a standing order.
fn by_itself(state: &Table) -> Option<Entry> {
    kaiju_table::next(state, &mut Bots::new(Seeding::EachQuestion, |_, _, seq| Some(seq)), &mut None)
}

/// The next entry: one that needs no player, or a random answer.
fn next(state: &Table, numbers: &mut WyRand) -> Option<Entry> {
    by_itself(state).or_else(|| {
        let playing = state.running()?;
        let Step::Decide { seat, decision } = playing.game().step() else { return None };
        let action = playout::action(playing.game(), seat, decision, numbers);
        Some(Entry::Acted { seat, action, by: By::Player, reserve_ms: None })
    })
}

/// Gives every seat some random standing orders, so that over many games all kinds occur.
fn give_orders(state: &mut Table, numbers: &mut WyRand) {
    for seat in Seat::ALL.into_iter().take(PLAYERS) {
        let power_order = |power: PowerId, numbers: &mut WyRand| {
            let when = [When::Always, When::Never, When::AtMost(6)][numbers.below(3) as usize];
            Takes::of(power).contains(when).then_some(PowerOrder { power, when })
        };
        let powers = PowerId::all().filter(|_| numbers.below(2) == 0).collect::<Vec<_>>();
        let orders = Orders {
            leave_at_most: (numbers.below(2) == 0).then_some(4),
            stay_at_least: (numbers.below(2) == 0).then_some(8),
            pass_unaffordable: numbers.below(4) > 0,
            powers: powers.into_iter().filter_map(|power| power_order(power, numbers)).collect(),
        };
        state.apply(0, &Written::Ordered { seat, orders: Some(orders) }.into()).unwrap();
    }
}

#[test]
fn messages_do_not_depend_on_the_secret() {
    let mut entries = 0;
    let games = games(12);
    for game in 0..games {
        for rules in ["dark", "czech"] {
            let mut one = begin(Secret::from_seed(game), rules);
            let mut other = begin(Secret::from_seed(game + 1000), rules);
            let mut numbers = WyRand(game);
            give_orders(&mut one, &mut numbers.clone());
            give_orders(&mut other, &mut numbers);
            while let Some(entry) = next(&one, &mut numbers) {
                // Standing orders do not know future dice.
                if one.luck().is_none() {
                    assert_eq!(by_itself(&one), by_itself(&other));
                }
                let made = AppliedEntry::apply(&mut one, 0, entry.clone()).unwrap();
                let same = AppliedEntry::apply(&mut other, 0, entry).unwrap();
                assert_eq!(heard(&one, &made), heard(&other, &same));
                entries += 1;
            }
        }
    }
    assert!(entries > 170 * games, "only {entries} entries were compared");
}

/// Another card that could have been on top of the deck.
fn another_card(state: &Table, seen: PowerId, numbers: &mut WyRand) -> Option<PowerId> {
    let deck = state.running()?.game().deck().without(seen);
    deck.nth(numbers.below(u32::try_from(deck.len()).ok()?) as usize)
}

#[test]
fn a_peeked_card_changes_no_message_to_the_other_seats() {
    for rules in ["czech", "spanish", "polish", "dark"] {
        peeked_by_one_seat(rules);
    }
}

/// Plays many games in which a seat peeks at a card, each alongside a copy with another card.
fn peeked_by_one_seat(rules: &str) {
    let mut peeks = 0;
    let mut followed = 0;
    let mut by_order = 0;
    for game in 0..games(200) {
        let mut state = begin(Secret::from_seed(game), rules);
        let mut numbers = WyRand(game);
        give_orders(&mut state, &mut numbers);
        // The same game with another card, while the difference is hidden.
        let mut fork: Option<(Table, Seat)> = None;
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
                other_entry = Entry::Chance { luck: Luck::Card(card) };
            } else if let Some((other, _)) = &other
                && matches!(step, Step::Decide { .. })
            {
                let (here, there) = (by_itself(&state), by_itself(other));
                assert_eq!(here, there, "the card that one has seen decides what a standing order answers");
                by_order += usize::from(here.is_some());
            }
            let made = AppliedEntry::apply(&mut state, 0, entry).unwrap();
            let Some((mut other, seer)) = other else { continue };
            let Ok(same) = AppliedEntry::apply(&mut other, 0, other_entry) else { continue };
            // Once the card is revealed or bought, everybody sees it.
            let (Some(now), Some(then)) = (state.running(), other.running()) else { continue };
            let (Some((_, seen_by)), Some(_)) = (now.game().top(), then.game().top()) else { continue };
            assert_eq!(
                now.game().step(),
                then.game().step(),
                "the card that one has seen decides what is asked"
            );
            let (here, there) = (heard(&state, &made), heard(&other, &same));
            for viewer in all_viewers().filter(|viewer| viewer.and(seen_by).is_empty()) {
                assert_eq!(of(&here, viewer), of(&there, viewer));
            }
            let looked = SeatSet::only(seer);
            assert_ne!(of(&here, looked), of(&there, looked), "the one who looked sees no card");
            followed += 1;
            fork = Some((other, seer));
        }
    }
    assert!(peeks > 10 && followed > peeks, "{rules}: {peeks} peeks, followed for {followed} entries");
    assert!(by_order > 0, "{rules}: no order was asked after a look");
}

/// The same for clients that catch up from the log.
#[tokio::test]
async fn a_client_that_catches_up_sees_no_card_that_only_another_has_seen() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap());
    let registry =
        TableRegistry::new(store, Config { entropy: Entropy::seeded(1), ..Config::on(Time::manual()) });
    let mut told = 0;
    for game in 0..200 {
        let secret = Secret::from_seed(game);
        let Some((one, other, seer)) = two_logs(&secret, &mut WyRand(game)) else { continue };
        let one = store_log(&registry, &format!("{game}-one"), &secret, &one).await;
        let other = store_log(&registry, &format!("{game}-two"), &secret, &other).await;
        for guest in (0..=PLAYERS).map(|seat| format!("g{seat}")) {
            let (here, there) =
                (missed(&registry, &one, &guest).await, missed(&registry, &other, &guest).await);
            if guest == format!("g{}", seer.index()) {
                assert_ne!(here, there, "the one who looked is told no card");
            } else {
                assert_eq!(here, there);
                told += 1;
            }
        }
    }
    assert!(told > 20, "only {told} logs were told");
}

/// The entries of a game up to a peek at a card, and the same with another card.
fn two_logs(secret: &Secret, numbers: &mut WyRand) -> Option<(Vec<Entry>, Vec<Entry>, Seat)> {
    let mut state = begin(secret.clone(), "czech");
    let mut log = beginning(secret, "czech");
    while let Some(entry) = next(&state, numbers) {
        if let Step::Chance(Chance::Peek { seat }) = state.running()?.game().step()
            && let Some(Luck::Card(card)) = state.luck()
            && let Some(other) = another_card(&state, card, numbers)
        {
            let mut another = log.clone();
            log.push(entry);
            another.push(Entry::Chance { luck: Luck::Card(other) });
            return Some((log, another, seat));
        }
        state.apply(0, &entry).unwrap();
        log.push(entry);
    }
    None
}

/// Stores a log, and returns its table.
async fn store_log(registry: &TableRegistry, table: &str, secret: &Secret, log: &[Entry]) -> String {
    let names = Names::new(
        (0..PLAYERS).map(|seat| format!("P{seat}")).collect::<Vec<_>>().iter().map(String::as_str),
    )
    .unwrap();
    let text = |entry: &Entry| serde_json::to_string(&entry.clone().written(&names)).unwrap() + "\n";
    let body = log.iter().map(text).collect();
    let append = Append { table: table.to_owned(), row: Row { seq: 1, at: 0, body }, summary: None };
    registry
        .store
        .create(NewTable {
            secret: secret.reveal(),
            made_by: "g0".to_owned(),
            made_from: String::new(),
            append,
            also_append: None,
            quota: kaiju_store::Quota::NONE,
        })
        .await
        .unwrap();
    table.to_owned()
}

/// All catch-up messages to a guest, without the id of the table and the time of day.
async fn missed(registry: &TableRegistry, table: &str, guest: &str) -> String {
    let mut missed = MissedEntries::new(registry, table, 0, guest).await.unwrap();
    let mut told = String::new();
    while let Some(update) = missed.next_update().await.unwrap() {
        let ServerMessage::Update { entries, .. } = serde_json::from_str(&update).unwrap() else {
            panic!("{update}");
        };
        told += &serde_json::to_string(&entries).unwrap();
    }
    assert!(!told.is_empty(), "nothing was told");
    told.replace(table, "")
}
