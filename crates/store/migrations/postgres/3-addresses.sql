-- The network address that a table was made from, as long as its game is not over: tables are limited for each address.

ALTER TABLE tables ADD COLUMN made_from TEXT COLLATE "C" NOT NULL DEFAULT '';

CREATE INDEX tables_from ON tables (made_from) WHERE NOT is_over;
