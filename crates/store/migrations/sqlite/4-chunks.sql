-- Rows that move from the journal to a log at the same time lie there together, as a JSON list of [seq, at, body]. `last` is
-- the number of the last of them. A row of its own for each was an eighth of what a move costs.
CREATE TABLE chunks (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    last INTEGER NOT NULL,
    rows TEXT NOT NULL
) STRICT;

-- Rows that were being moved when the server was last killed are in both places.
DELETE FROM journal
WHERE EXISTS (SELECT 1 FROM log WHERE log.table_id = journal.table_id AND log.seq = journal.seq);

INSERT INTO chunks (table_id, last, rows)
SELECT table_id, max(seq), json_group_array(json_array(seq, at, body)) FROM log GROUP BY table_id, seq / 256;

DROP TABLE log;
ALTER TABLE chunks RENAME TO log;
CREATE UNIQUE INDEX chunks_of_table ON log (table_id, last);
