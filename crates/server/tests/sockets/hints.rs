//! Hints: only where the table allows them, only for the player who is asked, and marked in the record.

use crate::common::{Player, Server, bot, code_of, config, mine, options, table};
use kaiju_client::Account;
use kaiju_engine::Verb;
use kaiju_protocol::{Code, Command, CreateTable, Created, Hint, TableOptions};

async fn open(account: &Account, wanted: &CreateTable) -> String {
    let wanted = serde_json::to_string(wanted).unwrap();
    account.request("POST", "/api/tables", Some(&wanted)).await.unwrap().read::<Created>().unwrap().table
}

async fn refusal(account: &Account, table: &str) -> Code {
    let answer = account.request("GET", &format!("/api/tables/{table}/hint"), None).await.unwrap();
    assert!(answer.status >= 400, "{}", answer.body);
    code_of(&answer.body)
}

async fn hint(account: &Account, table: &str) -> Hint {
    let answer = account.request("GET", &format!("/api/tables/{table}/hint"), None).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

/// Reads until one of the player's seats is asked. False if the game is over.
async fn is_asked(player: &mut Player) -> bool {
    while !player.is_over() && player.answer().is_none() {
        player.hear().await;
    }
    !player.is_over()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_follows_the_hints_gives_legal_answers_and_the_record_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let account = Account::new(server.address).await.unwrap();
    let options = TableOptions { hints: true, ..options("czech") };
    let wanted = CreateTable { options, ..table("czech", vec![mine(), bot()]) };
    let id = open(&account, &wanted).await;
    assert_eq!(refusal(&account, &id).await, Code::NotPlaying);
    let mut player = Player::join(account.clone(), &id, 1).await;
    player.command(Command::Start).await.unwrap();
    let (mut hopes, mut leaving) = (0, 0);
    for _ in 0..30 {
        if !is_asked(&mut player).await {
            break;
        }
        let question = player.drawn.question.clone().unwrap();
        let given = hint(&account, &id).await;
        assert_eq!((given.seq, given.seat), (question.seq, question.seat));
        assert_eq!(hint(&account, &id).await, given, "it is the same when asked again");
        assert!(given.answers.is_sorted_by(|one, next| one.win >= next.win), "{given:?}");
        for one in &given.answers {
            hopes += one.hopes.len();
            assert!(one.hopes.iter().all(|hope| hope.chance > 0.0 && hope.chance <= 1.0), "{one:?}");
            leaving += usize::from(one.out.is_some());
            assert_eq!(one.out.is_some(), [Verb::Yield, Verb::Stay].contains(&one.answer.verb), "{one:?}");
        }
        let stranger = Account::new(server.address).await.unwrap();
        assert_eq!(refusal(&stranger, &id).await, Code::NotAsked);
        let action = given.answers[0].answer.action.clone();
        let answer = Command::Act { seat: question.seat, seq: question.seq, action };
        player.command(answer).await.unwrap();
    }
    assert!(hopes > 0, "no dice were kept");
    println!("{leaving} answers about leaving");
    player.play().await;
    assert_eq!(refusal(&account, &id).await, Code::NotPlaying);
    let record = account.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap().body;
    assert!(record.contains("\nhints on\n"), "{record}");
    let nobody = Account { cookie: "kaiju_guest=nobody".to_owned(), ..account };
    assert_eq!(refusal(&nobody, &id).await, Code::UnknownGuest);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_tables_give_no_hints() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let account = Account::new(server.address).await.unwrap();
    let id = open(&account, &table("czech", vec![mine(), bot()])).await;
    let mut player = Player::join(account.clone(), &id, 2).await;
    player.command(Command::Start).await.unwrap();
    assert!(is_asked(&mut player).await);
    assert_eq!(refusal(&account, &id).await, Code::NoHints);
    player.play().await;
    let record = account.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap().body;
    assert!(!record.contains("\nhints "), "{record}");
    server.stop().await;
}
