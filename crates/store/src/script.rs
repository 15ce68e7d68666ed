//! What is written in one commit, as statements. They go to the thread of the database together: the way there and back takes longer
//! than most of them. Few different scripts are needed, so that each is prepared only once: whatever is written several times goes
//! into one statement.

use crate::pen::{Write, integer};
use crate::sqlite::marks;
use crate::{Append, Guest, NewTable, Summary, TokenHash};
use serde_json::{Value, json};
use sqlx::{QueryBuilder, Sqlite};
use std::collections::HashMap;

/// What is to be written, each with its like. What is said twice counts as it was said last.
#[derive(Default)]
pub struct Script<'a> {
    /// New tables.
    made: Vec<&'a NewTable>,
    /// Rows of logs.
    pub appends: Vec<&'a Append>,
    /// What is said of tables, by their ids.
    summaries: HashMap<&'a str, &'a Summary>,
    /// New guests.
    guests: Vec<(&'a Guest, &'a TokenHash, u64)>,
    /// New names of guests, by their ids.
    names: HashMap<&'a str, &'a str>,
    /// Whether something is written in any case.
    is_trial: bool,
}

impl<'a> Script<'a> {
    /// Sorts writes.
    pub fn new(writes: &[&'a Write]) -> Script<'a> {
        let mut script = Script::default();
        for &write in writes {
            match write {
                Write::Append(append) => script.append(append),
                Write::Create(table) => {
                    script.made.push(table);
                    script.append(&table.append);
                    table.beside.iter().for_each(|beside| script.append(beside));
                }
                Write::AddGuest { guest, token, at } => script.guests.push((guest, token, *at)),
                Write::RenameGuest(guest) => drop(script.names.insert(&guest.id, &guest.name)),
                Write::Trial => script.is_trial = true,
            }
        }
        script
    }

    fn append(&mut self, append: &'a Append) {
        self.appends.push(append);
        if let Some(summary) = &append.summary {
            self.summaries.insert(&append.table, summary);
        }
    }

    /// The statements, with their values.
    pub fn write(&self) -> QueryBuilder<Sqlite> {
        let Script { made, appends, summaries, guests, names, is_trial } = self;
        // Rows of logs alone are a single statement, which is a transaction of its own.
        let is_single =
            made.is_empty() && summaries.is_empty() && guests.is_empty() && names.is_empty() && !is_trial;
        let mut query = QueryBuilder::new(if is_single { "" } else { "BEGIN; " });
        if !made.is_empty() {
            create(&mut query, made);
        }
        if !summaries.is_empty() {
            summarize(&mut query, summaries);
        }
        if !guests.is_empty() {
            invite(&mut query, guests);
        }
        if !names.is_empty() {
            rename(&mut query, names);
        }
        if *is_trial {
            query.push(marks()).push("; ");
        }
        if !appends.is_empty() {
            insert(&mut query, appends);
        }
        if !is_single {
            query.push("COMMIT");
        }
        query
    }
}

/// Whatever is written several times, as one value.
fn list(things: impl Iterator<Item = Value>) -> String {
    things.collect::<Value>().to_string()
}

/// Reads a list one by one.
fn push_each(query: &mut QueryBuilder<Sqlite>, list: &str) {
    query.push("json_each(").push_bind(list).push(")");
}

/// Tables of which nothing is said yet.
fn create(query: &mut QueryBuilder<Sqlite>, made: &[&NewTable]) {
    query.push(
        "INSERT INTO tables (id, secret, made_by, made_at, changed_at, is_public, is_over, summary) \
         SELECT value ->> 'id', value ->> 'secret', value ->> 'made_by', value ->> 'at', value ->> 'at', 0, 0, '' FROM ",
    );
    let made = made.iter().map(|NewTable { secret, made_by, append, .. }| {
        json!({ "id": append.table, "secret": secret, "made_by": made_by, "at": integer(append.row.at) })
    });
    push_each(query, &list(made));
    query.push("; ");
}

/// What is said of tables, and who has a seat at them.
fn summarize(query: &mut QueryBuilder<Sqlite>, summaries: &HashMap<&str, &Summary>) {
    let summaries = list(summaries.iter().map(|(table, Summary { is_public, is_over, text, guests, at })| {
        json!({ "table": table, "is_public": is_public, "is_over": is_over, "text": text, "guests": guests,
                "at": integer(*at) })
    }));
    query.push(
        "UPDATE tables SET changed_at = value ->> 'at', is_public = value ->> 'is_public', \
         is_over = value ->> 'is_over', summary = value ->> 'text' FROM ",
    );
    push_each(query, &summaries);
    query.push(" WHERE tables.id = value ->> 'table'; ");
    let push_seats = |query: &mut QueryBuilder<Sqlite>| {
        query.push("SELECT guest.value, told.value ->> 'table' FROM ");
        push_each(query, &summaries);
        query.push(" AS told, json_each(told.value, '$.guests') AS guest");
    };
    query.push("DELETE FROM seats WHERE table_id IN (SELECT value ->> 'table' FROM ");
    push_each(query, &summaries);
    query.push(") AND (guest_id, table_id) NOT IN (");
    push_seats(query);
    query.push("); INSERT OR IGNORE INTO seats (guest_id, table_id) ");
    push_seats(query);
    query.push("; ");
}

fn invite(query: &mut QueryBuilder<Sqlite>, guests: &[(&Guest, &TokenHash, u64)]) {
    query.push(
        "INSERT INTO guests (id, token_hash, name, created_at) \
         SELECT value ->> 'id', unhex(value ->> 'token'), value ->> 'name', value ->> 'at' FROM ",
    );
    let guests = guests.iter().map(|(guest, token, at)| {
        let token: String = token.iter().map(|byte| format!("{byte:02x}")).collect();
        json!({ "id": guest.id, "token": token, "name": guest.name, "at": integer(*at) })
    });
    push_each(query, &list(guests));
    query.push("; ");
}

fn rename(query: &mut QueryBuilder<Sqlite>, names: &HashMap<&str, &str>) {
    query.push("UPDATE guests SET name = value ->> 'name' FROM ");
    push_each(query, &list(names.iter().map(|(id, name)| json!({ "id": id, "name": name }))));
    query.push(" WHERE guests.id = value ->> 'id'; ");
}

/// Rows of logs.
fn insert(query: &mut QueryBuilder<Sqlite>, appends: &[&Append]) {
    query.push("INSERT INTO journal (table_id, seq, at, body) SELECT * FROM (");
    query.push_values(appends, |mut places, Append { table, row, .. }| {
        places.push_bind(table).push_bind(integer(row.seq)).push_bind(integer(row.at)).push_bind(&row.body);
    });
    // Places that are left over stay empty: this statement is the last one that takes values.
    let left = appends.len().next_power_of_two() - appends.len();
    query.push(", (?, ?, ?, ?)".repeat(left)).push(") WHERE column1 IS NOT NULL; ");
}
