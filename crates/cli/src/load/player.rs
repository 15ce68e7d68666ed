//! A scripted player.

use super::measure::{Shared, microseconds};
use kaiju_client::{Account, ClientError, Connection};
use kaiju_engine::Seat;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_protocol::Command;
use serde::Deserialize;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// The results of a player.
#[derive(Default)]
pub struct Played {
    /// Latencies of the counted moves, in microseconds.
    pub latencies: Vec<u32>,
    /// Due times of answers that are not acknowledged.
    pub unanswered: Vec<Instant>,
}

/// The part of an acknowledgement that a player needs.
#[derive(Deserialize)]
struct HeardDone {
    id: u32,
}

/// The part of a table's state that a player needs.
#[derive(Deserialize)]
struct HeardState<'a> {
    #[serde(borrow)]
    question: Option<HeardQuestion<'a>>,
}

/// The part of a question that a player needs.
#[derive(Deserialize)]
struct HeardQuestion<'a> {
    seq: u64,
    seat: Seat,
    #[serde(borrow)]
    keep: Option<&'a str>,
    #[serde(borrow)]
    choices: Vec<HeardChoice<'a>>,
}

#[derive(Deserialize)]
struct HeardChoice<'a> {
    #[serde(borrow)]
    action: std::borrow::Cow<'a, str>,
}

/// An answer with its due time.
struct Unsent {
    due: Instant,
    seq: u64,
    action: String,
}

/// A scripted player.
pub struct Player {
    account: Account,
    connection: Connection,
    seat: Seat,
    /// The text that marks questions to this seat.
    own_seat: String,
    numbers: WyRand,
    /// The last question that was answered.
    answered: u64,
    /// The answer that waits for its due time.
    unsent: Option<Unsent>,
    /// Answers not yet acknowledged, with their due times. The next question comes before the acknowledgement of
    /// the last answer.
    pending: VecDeque<(u32, Instant)>,
    latencies: Vec<u32>,
}

impl Player {
    pub fn new(account: Account, connection: Connection, seat: Seat, numbers: WyRand) -> Player {
        Player {
            account,
            connection,
            seat,
            own_seat: format!(r#""seat":{},"decision""#, seat.index()),
            numbers,
            answered: 0,
            unsent: None,
            pending: VecDeque::new(),
            latencies: Vec::new(),
        }
    }

    /// Starts the game.
    pub async fn start_game(&mut self) -> Result<(), ClientError> {
        self.connection.send(Command::Start).await.map(drop)
    }

    /// Plays until it is stopped, and returns its results.
    pub async fn run(mut self, shared: &Shared, stop: &tokio::sync::Notify) -> Played {
        let stopped = stop.notified();
        tokio::select! {
            biased;
            Err(error) = self.play(shared) => shared.failed(error.to_string()),
            () = stopped => {}
        }
        let sent = self.pending.iter().map(|(_, due)| *due);
        let unsent = self.unsent.map(|unsent| unsent.due);
        Played { unanswered: sent.chain(unsent).collect(), latencies: self.latencies }
    }

    /// Plays until an error occurs.
    async fn play(&mut self, shared: &Shared) -> Result<Infallible, ClientError> {
        loop {
            let due = self.unsent.as_ref().map(|unsent| unsent.due);
            let time = async {
                match due {
                    Some(due) => shared.time.sleep_until(due).await,
                    None => std::future::pending().await,
                }
            };
            // While an answer waits for its due time, the last one may be acknowledged.
            let text = tokio::select! {
                biased;
                text = self.connection.next_text() => text?,
                () = time => {
                    self.send_answer().await?;
                    continue;
                }
            };
            match text {
                Some(text) => self.hear(&text, shared).await?,
                None => return Err(ClientError::Unreadable("the connection was closed".to_owned())),
            }
        }
    }

    async fn hear(&mut self, text: &str, shared: &Shared) -> Result<(), ClientError> {
        match after(text, r#""type":""#) {
            Some("done") => self.acknowledged(read::<HeardDone>(text)?.id, shared),
            Some("refused" | "bye") => shared.failed(text),
            Some("state") => {
                if let Some(question) = read::<HeardState>(text)?.question {
                    return self.answer(&question, shared).await;
                }
            }
            Some("update" | "asked") => {
                // The question is the last field, followed by one bracket. The entries before it, and questions to
                // others, are not parsed.
                let Some((_, question)) = text.rsplit_once(r#""question":{"#) else {
                    return self.play_again(text).await;
                };
                if question.contains(&self.own_seat) {
                    let question = &text[text.len() - question.len() - 1..text.len() - 1];
                    return self.answer(&read(question)?, shared).await;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn acknowledged(&mut self, id: u32, shared: &Shared) {
        if let Some((_, due)) = self.pending.pop_front_if(|(pending, _)| *pending == id)
            && shared.is_measuring()
        {
            self.latencies.push(microseconds(shared.time.now().saturating_duration_since(due)));
            shared.moves.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Goes to the next table when the game is over.
    async fn play_again(&mut self, text: &str) -> Result<(), ClientError> {
        if let Some(table) = after(text, r#""type":"rematch","table":""#) {
            self.connection = self.account.open(table, None).await?;
            self.answered = 0;
            self.unsent = None;
            self.pending.clear();
            if self.seat == Seat::First {
                self.start_game().await?;
            }
        } else if self.seat == Seat::First && text.contains(r#""phase":"over""#) {
            self.connection.send(Command::Rematch).await?;
        }
        Ok(())
    }

    async fn answer(&mut self, question: &HeardQuestion<'_>, shared: &Shared) -> Result<(), ClientError> {
        let has_choices = question.keep.is_some() || !question.choices.is_empty();
        if question.seat != self.seat || question.seq <= self.answered || !has_choices {
            return Ok(());
        }
        let kinds = question.choices.len() as u32 + u32::from(question.keep.is_some());
        let action = match question.choices.get(self.numbers.below(kinds) as usize) {
            Some(choice) => choice.action.clone().into_owned(),
            None if question.keep == Some("any") && self.numbers.below(2) == 0 => "keep none".to_owned(),
            None => "keep all".to_owned(),
        };
        self.answered = question.seq;
        let due = match &shared.pace {
            Some(pace) => pace.next().await,
            None => shared.time.now(),
        };
        self.unsent = Some(Unsent { due, seq: question.seq, action });
        if shared.pace.is_none() { self.send_answer().await } else { Ok(()) }
    }

    async fn send_answer(&mut self) -> Result<(), ClientError> {
        let Some(Unsent { due, seq, action }) = self.unsent.take() else { return Ok(()) };
        let id = self.connection.send(Command::Act { seat: self.seat, seq, action }).await?;
        self.pending.push_back((id, due));
        Ok(())
    }
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ClientError> {
    serde_json::from_str(text).map_err(|error| ClientError::Unreadable(error.to_string()))
}

/// The text between `key` and the next quotation mark.
fn after<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.split_once(key)?.1.split('"').next()
}
