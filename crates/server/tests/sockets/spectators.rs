//! Messages to spectators contain nothing private.

use crate::common::script::{SECRET_SEED, Scene};
use crate::common::{PATIENCE, code_of, seat};
use kaiju_client::{Account, Connection};
use kaiju_fair::Secret;
use kaiju_protocol::{Code, Command, Entry, Phase, ServerMessage};

/// Alice may look at the top card.
const TO_LOOK: &str = "
    draw made-in-a-lab
    draw gourmet
    draw extra-head
    dice claw 1 1 2 2 3
    dice 1 1 2 2 3 3
    dice energy energy energy energy energy energy
    Alice: keep all
    Alice: buy made-in-a-lab
    draw acid-attack
";

/// Everything that one connection is told, as it is sent.
struct Overheard {
    connection: Connection,
    text: String,
    has_state: bool,
    seq: u64,
}

impl Overheard {
    /// Connects, and hears until the state is told.
    async fn open(account: &Account, after: Option<u64>) -> Overheard {
        let connection = account.open("scripted", after).await.unwrap();
        let mut overheard = Overheard { connection, text: String::new(), has_state: false, seq: 0 };
        overheard.hear(0).await;
        overheard
    }

    /// Hears until the state and the entry with this number are told.
    async fn hear(&mut self, seq: u64) {
        while !self.has_state || self.seq < seq {
            let text = tokio::time::timeout(PATIENCE, self.connection.next_text()).await;
            let text = text.expect("the server says nothing").unwrap().expect("the connection was closed");
            match serde_json::from_str(&text).unwrap() {
                ServerMessage::State { seq, .. } => (self.has_state, self.seq) = (true, seq),
                ServerMessage::Update { entries, .. } => {
                    self.seq = entries.last().map_or(self.seq, |told| told.seq);
                }
                _ => {}
            }
            self.text.push_str(&text);
            self.text.push('\n');
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_one_seat_looks_at_is_told_to_nobody_else() {
    let mut scene = Scene::play(TO_LOOK).await;
    let mut raw = Vec::new();
    for player in [&scene.alice, &scene.bob, &scene.watcher] {
        raw.push(Overheard::open(&player.account, None).await);
    }
    let look = scene.alice.drawn.question.clone().unwrap();
    let act = Command::Act { seat: look.seat, seq: look.seq, action: "use made-in-a-lab".to_owned() };
    let seq = scene.alice.command(act).await.unwrap();
    let drawn = scene.alice.drawn.entries.iter().rev().find_map(|told| match &told.entry {
        Entry::Chance { luck } => Some(luck.clone()),
        _ => None,
    });
    let drawn = drawn.unwrap();
    let card = drawn.strip_prefix("draw ").unwrap().to_owned();
    assert!(card != "hidden");
    assert_eq!(scene.alice.drawn.table().unwrap().top.map(|top| top.text()), Some(card.as_str()));
    // As it happens, to those who come later, and to those who ask for everything again.
    for player in [&scene.alice, &scene.bob, &scene.watcher] {
        raw.push(Overheard::open(&player.account, None).await);
        raw.push(Overheard::open(&player.account, Some(0)).await);
    }
    let quoted = format!("\"{card}\"");
    for (place, overheard) in raw.iter_mut().enumerate() {
        overheard.hear(seq).await;
        let told = &overheard.text;
        let is_alice = place == 0 || (3..5).contains(&place);
        let knows = told.contains(&quoted) || told.contains(&drawn);
        assert_eq!(knows, is_alice, "connection {place} of {card}: {told}");
        assert_eq!(told.contains("draw hidden"), !is_alice && place != 5 && place != 7, "{place}: {told}");
    }
    scene.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_of_a_running_game_can_be_had_elsewhere() {
    let mut scene = Scene::play(TO_LOOK).await;
    let secret = Secret::from_seed(SECRET_SEED).reveal();
    let stranger = Account::new(scene.server.address).await.unwrap();
    let mut told = Overheard::open(&stranger, Some(0)).await.text;
    for path in ["/api/tables/scripted", "/api/tables", "/api/me", "/metrics", "/healthz"] {
        told.push_str(&stranger.request("GET", path, None).await.unwrap().body);
    }
    let record = stranger.request("GET", "/api/tables/scripted/record", None).await.unwrap();
    assert_eq!((record.status, code_of(&record.body)), (409, Code::RecordNotReady));
    assert!(!told.contains(&secret) && !record.body.contains("draw "));
    assert!(told.contains(&Secret::from_seed(SECRET_SEED).commitment().to_string()));
    // When the game is over, everybody may check it.
    scene.bob.command(Command::Resign { seat: seat(1) }).await.unwrap();
    assert!(matches!(scene.bob.drawn.info.as_ref().unwrap().phase, Phase::Over { .. }));
    assert_eq!(scene.bob.drawn.info.as_ref().unwrap().fairness.secret.as_deref(), Some(secret.as_str()));
    let record = stranger.request("GET", "/api/tables/scripted/record", None).await.unwrap();
    assert!(record.status == 200 && record.body.contains(&format!("secret {secret}")), "{}", record.body);
    scene.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_can_do_nothing_at_the_table() {
    let mut scene = Scene::play(TO_LOOK).await;
    let question = scene.watcher.drawn.question.clone().unwrap();
    assert!(question.choices.is_empty() && question.keep.is_none() && question.stop.is_empty());
    let act = Command::Act { seat: question.seat, seq: question.seq, action: "end".to_owned() };
    for command in [
        act,
        Command::TakeBack { seat: seat(0) },
        Command::Resign { seat: seat(0) },
        Command::Back { seat: seat(0) },
    ] {
        assert_eq!(scene.watcher.refused(command).await, Code::NotYourSeat);
    }
    assert_eq!(scene.watcher.refused(Command::End).await, Code::NotHost);
    scene.stop().await;
}
