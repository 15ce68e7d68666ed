-- Ids are compared by their bytes, as in SQLite.

-- Guests are known by the hash of the token in their cookie.
CREATE TABLE guests (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    token_hash BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- What can be said of a table without reading its log. `summary` is for lists, as the server writes it.
CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL,
    made_by TEXT COLLATE "C" NOT NULL,
    made_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    is_public BOOLEAN NOT NULL,
    is_over BOOLEAN NOT NULL,
    summary TEXT NOT NULL
);

CREATE INDEX open_tables ON tables (changed_at) WHERE NOT is_over AND is_public;
CREATE INDEX own_tables ON tables (made_by) WHERE NOT is_over;

-- One row for each batch of entries, and its key is the lock: of two writers of one number the database refuses one.
CREATE TABLE log (
    table_id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who has a seat where.
CREATE TABLE seats (
    guest_id TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guest_id, table_id)
);

CREATE INDEX seats_of_table ON seats (table_id);
