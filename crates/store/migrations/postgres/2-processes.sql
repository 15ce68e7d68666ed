-- What the processes that share this database tell each other. Nothing of it must outlive them, so it is kept out of the write-ahead
-- log: after a crash of the database these tables are empty, and every process writes its part again.

CREATE SEQUENCE process_ids;

-- A process that stops counting has died.
CREATE UNLOGGED TABLE processes (
    id BIGINT NOT NULL PRIMARY KEY,
    beat BIGINT NOT NULL
);

-- Connections to a table, by process. `guests` are those who may have a seat; `since` is when the first player came.
CREATE UNLOGGED TABLE attendance (
    table_id TEXT COLLATE "C" NOT NULL,
    process BIGINT NOT NULL,
    guests TEXT[] NOT NULL,
    spectators BIGINT NOT NULL,
    since BIGINT,
    PRIMARY KEY (table_id, process)
);

CREATE INDEX attendance_of_process ON attendance (process);

-- The process that lets clocks and bots of a table go on.
CREATE UNLOGGED TABLE work (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    process BIGINT NOT NULL
);
