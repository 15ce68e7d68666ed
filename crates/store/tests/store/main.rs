//! Tests of the stores: a suite that both databases must pass, and tests of features that only one has.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod acts;
mod file;
mod peers;
mod postgres;
mod retention;
mod sharded;
mod suite;
mod versions;

use kaiju_store::{Append, Listed, NewTable, PostgresStore, Quota, Row, SqliteStore, Store, Summary};
use std::sync::Arc;

/// The database of a test.
enum Place {
    Sqlite(tempfile::TempDir),
    Postgres(String),
}

impl Place {
    fn sqlite() -> Place {
        Place::Sqlite(tempfile::tempdir().unwrap())
    }

    fn postgres() -> Place {
        Place::Postgres(kaiju_cluster::new_database().unwrap())
    }

    async fn open(&self) -> Arc<dyn Store> {
        match self {
            Place::Sqlite(folder) => {
                Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap())
            }
            Place::Postgres(address) => Arc::new(PostgresStore::open(address).await.unwrap()),
        }
    }
}

/// Runs each test of the suite on both databases.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                crate::suite::$test(crate::Place::sqlite()).await;
            })*
        }

        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                crate::suite::$test(crate::Place::postgres()).await;
            })*
        }
    };
}

on_both!(
    appended_entries_survive_reopening,
    any_text_and_any_number_are_stored_unchanged,
    two_appends_after_the_same_entry_conflict,
    a_long_log_stays_in_order_and_its_numbers_stay_taken,
    a_lost_race_does_not_harm_the_rest_of_the_batch,
    lists_show_open_tables_latest_first,
    a_guest_is_found_by_the_hash_of_the_token,
    a_guest_makes_no_more_tables_than_the_quota_allows,
    an_address_makes_no_more_tables_than_the_quota_allows,
    what_is_too_old_is_removed_and_nothing_else,
    guests_without_a_table_who_never_come_back_are_removed,
    acts_are_numbered_and_make_their_changes,
    a_removed_table_is_gone_with_all_that_belongs_to_it,
    a_rewritten_table_has_other_texts_and_one_that_has_changed_is_left_alone,
    a_removed_guest_is_found_nowhere,
);

fn row(seqs: std::ops::RangeInclusive<u64>) -> Row {
    let entries: Vec<String> = seqs.clone().map(|seq| format!("entry {seq}")).collect();
    Row { seq: *seqs.start(), at: 1_000, body: entries.join("\n") }
}

fn append(table: &str, seqs: std::ops::RangeInclusive<u64>) -> Append {
    Append { table: table.to_owned(), row: row(seqs), summary: None }
}

fn summary(text: &str, guests: &[&str], at: u64) -> Summary {
    let guests = guests.iter().map(|&guest| guest.to_owned()).collect();
    Summary { is_public: true, has_begun: true, is_over: false, text: text.to_owned(), guests, at }
}

fn texts(listed: Vec<Listed>) -> Vec<String> {
    listed.into_iter().map(|listed| listed.text).collect()
}

fn new_table(table: &str) -> NewTable {
    let summary = Some(summary(table, &["ada"], 5));
    let append = Append { summary, ..append(table, 1..=1) };
    NewTable {
        secret: "s".to_owned(),
        made_by: "ada".to_owned(),
        made_from: String::new(),
        append,
        also_append: None,
        quota: Quota::NONE,
    }
}
