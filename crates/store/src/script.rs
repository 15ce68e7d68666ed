//! What is written in one commit, as statements. They go to the thread of the database together: the way there and back takes longer
//! than most of them. Few different scripts are needed, so that each is prepared only once: several rows go into one statement.

use crate::pen::{Write, integer};
use crate::sqlite::marks;
use crate::{Append, NewTable, Summary};
use serde_json::{Value, json};
use sqlx::{QueryBuilder, Sqlite};
use std::collections::HashMap;

/// The script of these writes, and the rows that it adds to logs.
pub fn script<'a>(writes: &[&'a Write]) -> (QueryBuilder<Sqlite>, Vec<&'a Append>) {
    let (mut made, mut appends, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for &write in writes {
        match write {
            Write::Append(append) => appends.push(append),
            Write::Create(table) => {
                made.push(table);
                appends.push(&table.append);
            }
            Write::AddGuest { .. } | Write::RenameGuest(_) | Write::Trial => others.push(write),
        }
    }
    let summaries = latest_summaries(&appends);
    // Rows of logs alone are a single statement, which is a transaction of its own.
    let is_single = made.is_empty() && summaries.is_empty() && others.is_empty();
    let mut script = QueryBuilder::new(if is_single { "" } else { "BEGIN; " });
    if !made.is_empty() {
        create(&mut script, &made);
    }
    if !summaries.is_empty() {
        summarize(&mut script, &summaries);
    }
    for write in others {
        apply(&mut script, write);
    }
    if !appends.is_empty() {
        insert(&mut script, &appends);
    }
    if !is_single {
        script.push("COMMIT");
    }
    (script, appends)
}

/// Tables of which nothing is said yet.
fn create(script: &mut QueryBuilder<Sqlite>, made: &[&NewTable]) {
    let made = made.iter().map(|NewTable { secret, made_by, append }| {
        json!({ "id": append.table, "secret": secret, "made_by": made_by, "at": integer(append.row.at) })
    });
    script.push(
        "INSERT INTO tables (id, secret, made_by, made_at, changed_at, is_public, is_over, summary) \
         SELECT value ->> 'id', value ->> 'secret', value ->> 'made_by', value ->> 'at', value ->> 'at', 0, 0, '' \
         FROM json_each(",
    );
    script.push_bind(made.collect::<Value>().to_string()).push("); ");
}

/// What is said of tables; if it is said twice, the last time.
fn latest_summaries<'a>(appends: &[&'a Append]) -> HashMap<&'a str, &'a Summary> {
    appends.iter().filter_map(|append| Some((append.table.as_str(), append.summary.as_ref()?))).collect()
}

/// What is said of tables, and who has a seat at them.
fn summarize(script: &mut QueryBuilder<Sqlite>, summaries: &HashMap<&str, &Summary>) {
    let summaries = summaries.iter().map(|(table, Summary { is_public, is_over, text, guests, at })| {
        json!({ "table": table, "is_public": is_public, "is_over": is_over, "text": text, "guests": guests,
                "at": integer(*at) })
    });
    let summaries = summaries.collect::<Value>().to_string();
    script.push(
        "UPDATE tables SET changed_at = value ->> 'at', is_public = value ->> 'is_public', \
         is_over = value ->> 'is_over', summary = value ->> 'text' FROM json_each(",
    );
    script.push_bind(&summaries).push(") WHERE tables.id = value ->> 'table'; ");
    script.push("DELETE FROM seats WHERE table_id IN (SELECT value ->> 'table' FROM json_each(");
    script.push_bind(&summaries).push(")) AND (guest_id, table_id) NOT IN (");
    seats(script, &summaries);
    script.push("); INSERT OR IGNORE INTO seats (guest_id, table_id) ");
    seats(script, &summaries);
    script.push("; ");
}

/// Who has a seat where.
fn seats(script: &mut QueryBuilder<Sqlite>, summaries: &str) {
    script.push("SELECT guest.value, told.value ->> 'table' FROM json_each(");
    script.push_bind(summaries).push(") AS told, json_each(told.value, '$.guests') AS guest");
}

/// Whatever is written seldom.
fn apply(script: &mut QueryBuilder<Sqlite>, write: &Write) {
    match write {
        Write::AddGuest { guest, token, at } => {
            script.push("INSERT INTO guests (id, token_hash, name, created_at) VALUES (");
            script.push_bind(&guest.id).push(", ").push_bind(token.as_slice());
            script.push(", ").push_bind(&guest.name).push(", ").push_bind(integer(*at)).push("); ");
        }
        Write::RenameGuest(guest) => {
            script.push("UPDATE guests SET name = ").push_bind(&guest.name);
            script.push(" WHERE id = ").push_bind(&guest.id).push("; ");
        }
        Write::Trial => {
            script.push(marks()).push("; ");
        }
        Write::Create(_) | Write::Append(_) => {}
    }
}

/// Rows of logs.
fn insert(script: &mut QueryBuilder<Sqlite>, appends: &[&Append]) {
    script.push("INSERT INTO journal (table_id, seq, at, body) SELECT * FROM (");
    script.push_values(appends, |mut places, Append { table, row, .. }| {
        places.push_bind(table).push_bind(integer(row.seq)).push_bind(integer(row.at)).push_bind(&row.body);
    });
    // Places that are left over stay empty: this statement is the last one that takes values.
    let left = appends.len().next_power_of_two() - appends.len();
    script.push(", (?, ?, ?, ?)".repeat(left)).push(") WHERE column1 IS NOT NULL; ");
}
