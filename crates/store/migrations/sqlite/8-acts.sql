-- What operators do, and what guests do with all their data. Every server process reads what is new here, so that an
-- act reaches all of them. A number is never used again, even if the latest acts are removed.
CREATE TABLE acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;

-- Guests and networks that may not play here; without `ends_at`, for good.
CREATE TABLE bans (
    subject TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL,
    ends_at INTEGER,
    reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Networks from which nobody may sit down at a table any more.
CREATE TABLE sent_away (
    table_id TEXT NOT NULL,
    network TEXT NOT NULL,
    PRIMARY KEY (table_id, network)
) STRICT, WITHOUT ROWID;

-- What guests tell the operator about each other: once for each seat.
CREATE TABLE reports (
    table_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    by_guest TEXT NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    about TEXT NOT NULL,
    PRIMARY KEY (table_id, guest_id, by_guest)
) STRICT, WITHOUT ROWID;

CREATE INDEX reports_by_age ON reports (at);

-- When old tables and guests were last removed: a clock that has jumped, or a server that has rested, shows.
CREATE TABLE rounds (
    at INTEGER NOT NULL
) STRICT;
