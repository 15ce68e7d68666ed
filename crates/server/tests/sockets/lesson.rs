//! The lesson: a first game whose dice are prepared, and says so.

use crate::common::{Player, Server, config};
use kaiju_client::Account;
use kaiju_protocol::{Command, Created, Me, Phase, TableInfo, TableSummary};
use kaiju_record::{Record, verify};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_record_of_a_lesson_tells_that_its_dice_were_prepared() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let account = Account::new(server.address).await.unwrap();
    let made = account.request("POST", "/api/lesson", None).await.unwrap();
    let table = made.read::<Created>().unwrap().table;
    let me: Me = account.request("GET", "/api/me", None).await.unwrap().read().unwrap();
    assert_eq!(
        me.tables.iter().map(|one| (one.table.clone(), one.lesson)).collect::<Vec<_>>(),
        [(table.clone(), true)]
    );
    let mut player = Player::join(account.clone(), &table, 1).await;
    let info = player.drawn.info.clone().unwrap();
    assert!(info.lesson && info.phase == Phase::Playing);
    player.play().await;
    let record = account.request("GET", &format!("/api/tables/{table}/record"), None).await.unwrap().body;
    assert!(Record::parse(&record).is_ok(), "{record}");
    let refused = verify(record.as_bytes()).record.unwrap_err();
    assert!(refused.message.contains("lesson"), "{}", refused.message);
    // It counts for no statistics.
    let finished = account.request("GET", "/api/me/games", None).await.unwrap();
    assert_eq!(finished.read::<Vec<TableSummary>>().unwrap(), []);
    // A rematch is a game as any other.
    player.command(Command::Rematch).await.unwrap();
    let rematch = |player: &Player| player.drawn.info.as_ref().and_then(|info| info.rematch.clone());
    player.until("there is a rematch", |player| rematch(player).is_some()).await;
    let path = format!("/api/tables/{}", rematch(&player).unwrap());
    let again: TableInfo = account.request("GET", &path, None).await.unwrap().read().unwrap();
    assert!(!again.lesson);
    server.stop().await;
}
