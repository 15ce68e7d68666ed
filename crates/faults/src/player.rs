//! A scripted player, who comes back whenever the connection is lost and keeps a journal.

use crate::checker::Violation;
use crate::journal::{Attempt, Journal, Outcome, Wanted};
use crate::world::World;
use kaiju_client::{Account, ClientError, Connection, Drawn, answer};
use kaiju_engine::Seat;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_protocol::{Code, Command, Occupant, Phase, ServerMessage};
use std::time::{Duration, Instant};

/// The silence after which a connection is given up.
const SILENCE: Duration = Duration::from_secs(5);
/// The time without an event after which a game counts as stuck.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pause before something that has failed is tried again.
const RETRY: Duration = Duration::from_millis(50);

/// A player at a table, or somebody who only watches.
pub struct Player {
    account: Account,
    table: String,
    /// The seat to sit down at; nobody's for those who only watch.
    seat: Option<Seat>,
    drawn: Drawn,
    attempts: Vec<Attempt>,
    /// Draws answers and pauses.
    numbers: WyRand,
    /// Connections opened.
    pub connections: u64,
    /// When the last entry arrived.
    heard_at: Instant,
}

/// The state of a connection after a step.
enum Line {
    Open,
    Broken,
}

/// Pauses before another attempt.
#[expect(clippy::disallowed_methods, reason = "clients of a server that is down wait for a moment")]
pub async fn pause(duration: Duration) {
    tokio::time::sleep(duration).await;
}

/// Tries until it succeeds. The watchdog of the run ends what never does.
pub async fn persist<T, F: Future<Output = Result<T, ClientError>>>(mut attempt: impl FnMut() -> F) -> T {
    loop {
        match tokio::time::timeout(SILENCE, attempt()).await {
            Ok(Ok(done)) => return done,
            Ok(Err(_)) | Err(_) => pause(RETRY).await,
        }
    }
}

impl Player {
    /// A player who will sit down at this seat; without one, somebody who only watches.
    #[expect(clippy::disallowed_methods, reason = "a game that is stuck is noticed by the clock")]
    pub fn new(account: Account, table: &str, seat: Option<Seat>, seed: u64) -> Player {
        Player {
            account,
            table: table.to_owned(),
            seat,
            drawn: Drawn::default(),
            attempts: Vec::new(),
            numbers: WyRand(seed),
            connections: 0,
            heard_at: Instant::now(),
        }
    }

    /// The journal after the game.
    pub fn journal(self) -> Journal {
        Journal {
            guest: self.account.guest,
            seat: self.seat.unwrap_or(Seat::First),
            attempts: self.attempts,
            view: self.drawn.view(),
            entries: self.drawn.entries,
        }
    }

    fn phase(&self) -> Option<&Phase> {
        self.drawn.info.as_ref().map(|info| &info.phase)
    }

    fn is_over(&self) -> bool {
        matches!(self.phase(), Some(Phase::Over { .. }))
    }

    /// Plays, or watches, until the game is over.
    pub async fn play(&mut self, world: &World) -> Result<(), Violation> {
        while !self.is_over() {
            let (account, table, after) = (&self.account, &self.table, self.drawn.seq);
            let opening = persist(|| account.open(table, Some(after)));
            let Ok(mut connection) = tokio::time::timeout(PATIENCE, opening).await else {
                return Err(Violation::Stuck(self.describe()));
            };
            self.connections += 1;
            // The last question may have been answered; the state says so.
            self.drawn.question = None;
            let mut has_state = false;
            while !self.is_over() {
                let line = match self.wish().filter(|_| has_state) {
                    Some((wanted, command)) => self.ask(&mut connection, world, wanted, command).await?,
                    None => match self.hear(&mut connection).await? {
                        Some(message) => {
                            has_state |= matches!(message, ServerMessage::State { .. });
                            Line::Open
                        }
                        None => Line::Broken,
                    },
                };
                if self.heard_at.elapsed() > PATIENCE {
                    return Err(Violation::Stuck(self.describe()));
                }
                if matches!(line, Line::Broken) {
                    pause(RETRY).await;
                    break;
                }
            }
        }
        Ok(())
    }

    /// The next command, if the player has something to do.
    fn wish(&mut self) -> Option<(Wanted, Command)> {
        let seat = self.seat?;
        let info = self.drawn.info.as_ref()?;
        if info.phase == Phase::Waiting {
            let is_host = info.host == self.account.guest;
            let is_mine = self.drawn.seats_of(&self.account.guest).contains(&seat);
            if !is_mine {
                let name = format!("P{}", seat.index());
                return Some((Wanted::Sit, Command::Sit { seat, name, monster: None }));
            }
            let is_full = info.seats.iter().all(|seat| !matches!(seat.occupant, Occupant::Free));
            return (is_host && is_full).then_some((Wanted::Start, Command::Start));
        }
        let question = self.drawn.question.as_ref().filter(|question| question.seat == seat)?;
        let dice = self.drawn.table()?.turn.map(|turn| turn.dice).unwrap_or_default();
        let (question_seq, action) = (question.seq, answer(question, dice, &mut self.numbers)?);
        let command = Command::Act { seat, seq: question_seq, action: action.clone() };
        Some((Wanted::Act { question: question_seq, action }, command))
    }

    /// Sends a command and waits for its answer.
    async fn ask(
        &mut self,
        connection: &mut Connection,
        world: &World,
        wanted: Wanted,
        command: Command,
    ) -> Result<Line, Violation> {
        if !world.think.is_zero() {
            let most = u32::try_from(2 * world.think.as_millis()).unwrap_or(u32::MAX);
            pause(Duration::from_millis(u64::from(self.numbers.below(most)))).await;
        }
        let seq = self.drawn.seq;
        self.attempts.push(Attempt { wanted: wanted.clone(), outcome: Outcome::Unknown });
        let Ok(id) = connection.send(command).await else { return Ok(Line::Broken) };
        loop {
            let Some(message) = self.hear(connection).await? else { return Ok(Line::Broken) };
            match message {
                ServerMessage::Done { id: done, .. } if done == id => {
                    self.settle(Outcome::Acknowledged);
                    world.acknowledge(&self.table);
                    return Ok(Line::Open);
                }
                ServerMessage::Refused { id: Some(refused), refusal } if refused == id => {
                    let outcome = Outcome::of_refusal(refusal.code);
                    self.settle(outcome);
                    if refusal.code == Code::IllegalAction {
                        let text =
                            format!("{wanted:?} at table {} was offered and refused: {refusal}", self.table);
                        return Err(Violation::Contradiction(text));
                    }
                    if outcome == Outcome::Unknown {
                        pause(RETRY).await;
                    } else if self.drawn.seq == seq {
                        // The wish is no longer possible, and the reason is still on its way.
                        self.drawn.question = None;
                        pause(RETRY).await;
                    }
                    return Ok(Line::Open);
                }
                _ => {}
            }
        }
    }

    fn settle(&mut self, outcome: Outcome) {
        if let Some(attempt) = self.attempts.last_mut() {
            attempt.outcome = outcome;
        }
    }

    /// The next message; `None` if the connection is broken or silent.
    #[expect(clippy::disallowed_methods, reason = "a game that is stuck is noticed by the clock")]
    async fn hear(&mut self, connection: &mut Connection) -> Result<Option<ServerMessage>, Violation> {
        let Ok(Ok(Some(message))) = tokio::time::timeout(SILENCE, connection.next()).await else {
            return Ok(None);
        };
        let contradiction = |reason: String| {
            Violation::Contradiction(format!("{} at table {}: {reason}", self.account.guest, self.table))
        };
        let seq = self.drawn.seq;
        self.drawn.see(&message).map_err(contradiction)?;
        if self.drawn.seq > seq {
            self.heard_at = Instant::now();
        }
        Ok(if matches!(message, ServerMessage::Bye { .. }) { None } else { Some(message) })
    }

    /// The state of a game that does not go on.
    fn describe(&self) -> String {
        let question = self.drawn.question.as_ref().map(|question| (question.seq, question.seat));
        format!("table {}, entry {}, {:?}, question {question:?}", self.table, self.drawn.seq, self.phase())
    }
}
