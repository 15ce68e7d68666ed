-- Guests are known by the hash of the token in their cookie.
CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What can be said of a table without reading its log. `summary` is for lists, as the server writes it.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL,
    made_by TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    is_public INTEGER NOT NULL,
    is_over INTEGER NOT NULL,
    summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX open_tables ON tables (changed_at) WHERE is_over = 0 AND is_public = 1;
CREATE INDEX own_tables ON tables (made_by) WHERE is_over = 0;

-- The log is the table, and its key is the lock: whoever appends (table, seq) first has the move.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Who has a seat where.
CREATE TABLE seats (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_table ON seats (table_id);
