//! A table as a client builds it, from the messages of the server alone.

use kaiju_engine::{Game, RuleNumbers, RuleSet, Seat, Table};
use kaiju_notation::{parse_position, parse_rules};
use kaiju_protocol::{Entry, Question, SeatFigures, SentEntry, ServerMessage, TableInfo, TableView};

/// A client's model of a table.
#[derive(Default)]
pub struct Drawn {
    /// The number of the last entry received.
    pub seq: u64,
    /// Seats and options.
    pub info: Option<TableInfo>,
    /// The open question.
    pub question: Option<Question>,
    /// Every entry received.
    pub entries: Vec<SentEntry>,
    /// The table after each entry of the game, by number.
    tables: Vec<(u64, Table)>,
    /// The figures of each seat, as received.
    figures: Vec<SeatFigures>,
    numbers: Option<RuleNumbers>,
}

impl Drawn {
    /// The current table, once the game has started.
    pub fn table(&self) -> Option<&Table> {
        self.tables.last().map(|(_, table)| table)
    }

    /// The current view, as the server would send it.
    pub fn view(&self) -> Option<TableView> {
        Some(TableView::drawn(self.table()?, self.figures.clone(), self.numbers?))
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: &str) -> Vec<Seat> {
        let seats = self.info.iter().flat_map(|info| info.seats.iter().zip(Seat::ALL));
        let own = |info: &kaiju_protocol::SeatInfo| matches!(&info.occupant, kaiju_protocol::Occupant::Guest { guest: own } if own == guest);
        seats.filter(|(info, _)| own(info)).map(|(_, seat)| seat).collect()
    }

    /// Applies a message. Fails if it contradicts earlier messages.
    pub fn see(&mut self, message: &ServerMessage) -> Result<(), String> {
        match message {
            ServerMessage::Update { entries, question, .. } => {
                for sent in entries {
                    self.enter(sent)?;
                }
                self.question = question.as_deref().cloned();
            }
            ServerMessage::Asked { question, .. } => self.question = Some((**question).clone()),
            ServerMessage::State { seq, info, view, question, .. } => {
                if self.seq == *seq && view.as_deref() != self.view().as_ref() {
                    return Err(format!(
                        "the view at {seq} is not what was drawn:\n{view:?}\n{:?}",
                        self.view()
                    ));
                }
                if self.seq != 0 && self.seq != *seq {
                    return Err(format!("{} was the last entry, but the state is of {seq}", self.seq));
                }
                self.info = Some((**info).clone());
                self.question = question.as_deref().cloned();
            }
            ServerMessage::Presence { .. }
            | ServerMessage::Reacted { .. }
            | ServerMessage::Done { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Bye { .. } => {}
        }
        Ok(())
    }

    fn enter(&mut self, sent: &SentEntry) -> Result<(), String> {
        if sent.seq != self.seq + 1 {
            return Err(format!("entry {} follows entry {}", sent.seq, self.seq));
        }
        self.seq = sent.seq;
        if let Some(info) = &sent.info {
            self.info = Some((**info).clone());
        }
        match &sent.entry {
            Entry::Started { seats, .. } => {
                let info = self.info.as_ref().ok_or("no options before the start")?;
                let mut table = match &info.position {
                    // A starting position has no hidden card.
                    Some(position) => Table::of(&position_of(position)?.view(None)),
                    None => Table::new(&rules_of(&info.options.rules)?, seats.len()),
                };
                // Chosen sides are there from the beginning.
                table.tiles = info.options.sides.unwrap_or(table.tiles);
                self.tables.push((sent.seq, table));
            }
            Entry::TakenBack { to, .. } => {
                self.tables.retain(|(seq, _)| seq < to);
                let table = *self.table().ok_or("nothing to go back to")?;
                self.tables.push((sent.seq, table));
            }
            _ => {}
        }
        if let Some(table) = self.table() {
            let mut table = *table;
            for event in &sent.events {
                table.apply(event);
            }
            self.tables.push((sent.seq, table));
        }
        for (seat, figures) in &sent.figures {
            self.figures.get_mut(seat.index()).ok_or("figures of a seat that is not there")?.change(figures);
        }
        if let Some(view) = &sent.view {
            self.figures = view.figures.clone();
            self.numbers = Some(view.numbers);
        }
        if let Some(view) = &sent.view
            && self.view().as_ref() != Some(view)
        {
            return Err(format!("the view at {} is not what was drawn", sent.seq));
        }
        self.entries.push(sent.clone());
        Ok(())
    }
}

fn rules_of(text: &str) -> Result<RuleSet, String> {
    parse_rules(text).map_err(|error| error.to_string())
}

fn position_of(text: &str) -> Result<Game, String> {
    parse_position(text).map(|(game, _)| game).map_err(|error| error.to_string())
}
