-- What was appended lately. Rows of many tables, one after the other, are written much faster than each at its own place
-- in `log`. They move there from time to time, and whoever reads a log reads both.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

-- A number must be free in both.
CREATE UNIQUE INDEX journal_rows ON journal (table_id, seq);

CREATE TRIGGER taken_in_log BEFORE INSERT ON journal
WHEN EXISTS (SELECT 1 FROM log WHERE table_id = new.table_id AND seq = new.seq)
BEGIN
    SELECT RAISE(ABORT, 'this number is taken');
END;
