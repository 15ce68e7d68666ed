//! The analysis of a finished game: it fits the log and the result, adds up, and is the same after a restart.

use crate::common::{Player, Server, bot, code_of, config, mine, table};
use kaiju_client::{Account, Response};
use kaiju_protocol::{AnalysisProgress, Code, Command, Created, Ending, GameAnalysis, Phase};
use std::path::Path;

/// An analysed number has four decimals, and an account five of them.
const ROUNDING: f64 = 0.001;

async fn start(folder: &Path) -> Server {
    Server::start(folder, config()).await
}

/// A guest's table with a bot.
async fn seated(server: &Server) -> (Account, String) {
    let account = Account::new(server.address).await.unwrap();
    let wanted = serde_json::to_string(&table("czech", vec![mine(), bot()])).unwrap();
    let made = account.request("POST", "/api/tables", Some(&wanted)).await.unwrap();
    (account, made.read::<Created>().unwrap().table)
}

async fn get(account: &Account, table: &str, path: &str) -> Response {
    account.request("GET", &format!("/api/tables/{table}/{path}"), None).await.unwrap()
}

/// The document. The clock stands still, so that the request waits until it is done.
async fn analysis(account: &Account, table: &str, path: &str) -> GameAnalysis {
    let answer = get(account, table, path).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_analysed_and_the_accounts_add_up() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (account, table) = seated(&server).await;
    let mut player = Player::join(account.clone(), &table, 1).await;
    player.command(Command::Start).await.unwrap();
    for path in ["analysis", "analysis/deep"] {
        let early = get(&account, &table, path).await;
        assert_eq!((early.status, code_of(&early.body)), (409, Code::RecordNotReady), "{path}");
        let unknown = get(&account, "nosuch22", path).await;
        assert_eq!((unknown.status, code_of(&unknown.body)), (404, Code::UnknownTable));
    }
    player.play().await;
    let quick = analysis(&account, &table, "analysis").await;
    assert!(!quick.deep && quick.seats.len() == 2);
    let seqs: Vec<u64> = quick.moves.iter().map(|play| play.seq).collect();
    assert!(seqs.is_sorted_by(|one, next| one < next) && seqs.last() == Some(&player.drawn.seq), "{seqs:?}");
    for (seat, account) in quick.seats.iter().enumerate() {
        let sum = account.initial + account.luck + account.own + account.others + account.revision;
        assert!((sum - account.last).abs() < ROUNDING, "{account:?}");
        assert!(account.own <= 0.0 && account.decisions > 10, "{account:?}");
        assert_eq!(quick.moves.last().unwrap().win[seat], account.last);
    }
    let Phase::Over { ending: Ending::Played { .. } } = player.drawn.info.as_ref().unwrap().phase else {
        panic!("the game was played to its end")
    };
    assert!(quick.seats.iter().all(|account| [0.0, 1.0].contains(&account.last)));
    let choices: Vec<_> = quick.moves.iter().filter_map(|play| play.choice.as_ref()).collect();
    assert!(
        choices.iter().any(|choice| choice.loss > 0.0) && choices.iter().any(|choice| choice.loss == 0.0)
    );
    for choice in choices {
        let best = choice.others.iter().map(|other| other.win).fold(choice.given.win, f64::max);
        assert!((best - choice.given.win - choice.loss).abs() < ROUNDING, "{choice:?}");
    }
    assert!(quick.moves.iter().any(|play| play.luck.is_some()));
    server.stop().await;

    // It is not stored, but made again.
    let server = start(folder.path()).await;
    let account = Account { server: server.address, ..account };
    assert_eq!(analysis(&account, &table, "analysis").await, quick);
    let deep = analysis(&account, &table, "analysis/deep").await;
    assert!(deep.deep && deep.moves.len() == quick.moves.len());
    assert!(deep.turning_points.iter().all(|point| point.measured.is_some()));
    let examined = deep.moves.iter().filter_map(|play| play.choice.as_ref()?.given.error);
    assert!(examined.count() > 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_would_wait_long_gets_the_progress() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (account, table) = seated(&server).await;
    let mut player = Player::join(account.clone(), &table, 2).await;
    player.command(Command::Start).await.unwrap();
    player.play().await;
    let asking = crate::common::while_time_passes(&server.time, get(&account, &table, "analysis/deep"));
    let answer = asking.await;
    // A fast machine may be done before the clock has moved far enough.
    if answer.status == 202 {
        let progress: AnalysisProgress = serde_json::from_str(&answer.body).unwrap();
        assert!(progress.done <= progress.of, "{progress:?}");
    } else {
        assert_eq!(answer.status, 200);
    }
    assert!(analysis(&account, &table, "analysis/deep").await.deep);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_from_a_decision_of_an_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (account, table) = seated(&server).await;
    let mut player = Player::join(account.clone(), &table, 3).await;
    player.command(Command::Start).await.unwrap();
    player.play().await;
    let quick = analysis(&account, &table, "analysis").await;
    let decided = |seat: usize| {
        let of = |play: &&kaiju_protocol::AnalysedMove| {
            play.choice.as_ref().is_some_and(|choice| choice.seat.index() == seat)
        };
        quick.moves.iter().filter(of).map(|play| play.seq).nth(10).unwrap()
    };
    let chance = quick.moves.iter().find(|play| play.luck.is_some()).unwrap().seq;
    let path = format!("/api/tables/{table}/what-if");
    for seq in [1, chance, 99_999] {
        let refused = account.request("POST", &path, Some(&format!("{{\"seq\":{seq}}}"))).await.unwrap();
        assert_eq!(code_of(&refused.body), Code::BadPosition, "{seq}");
    }
    // The guest takes the seat that decided, which was the bot's the second time.
    for seat in [0, 1] {
        let wanted = format!("{{\"seq\":{}}}", decided(seat));
        let made = account.request("POST", &path, Some(&wanted)).await.unwrap();
        assert_eq!(made.status, 201, "{}", made.body);
        let mut again = Player::join(account.clone(), &made.read::<Created>().unwrap().table, 4).await;
        again.command(Command::Start).await.unwrap();
        again.until("the decision is open", |player| player.drawn.question.is_some()).await;
        let question = again.drawn.question.as_ref().unwrap();
        assert_eq!(question.seat.index(), seat);
        let info = again.drawn.info.as_ref().unwrap();
        assert!(info.options.hints && info.position.is_some());
        again.play().await;
    }
    server.stop().await;
}
