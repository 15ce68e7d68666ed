-- One row for each batch of entries, and its key is the lock: of two writers of one number the database refuses one. A rowid table
-- with an index is cheaper to append to than one that lies in the order of its key.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;

INSERT INTO entries (table_id, seq, at, body)
SELECT table_id, value ->> 0, value ->> 1, value ->> 2 FROM log, json_each(log.rows)
UNION
SELECT table_id, seq, at, body FROM journal
ORDER BY 1, 2;

DROP TABLE log;
DROP TABLE journal;
ALTER TABLE entries RENAME TO log;

-- Has a row while a server uses the file. A file with a row and without a write-ahead log beside it was most likely copied while it was
-- in use, and the latest moves are missing.
CREATE TABLE in_use (
    since INTEGER NOT NULL
) STRICT;

-- The conditions of queries that run on both databases.
DROP INDEX open_tables;
DROP INDEX own_tables;
CREATE INDEX open_tables ON tables (changed_at) WHERE NOT is_over AND is_public;
CREATE INDEX own_tables ON tables (made_by) WHERE NOT is_over;
