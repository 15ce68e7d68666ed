-- What decides how long things are kept. Of older tables nobody knows whether their game has begun.

ALTER TABLE tables ADD COLUMN has_begun BOOLEAN NOT NULL DEFAULT true;

-- Kept until somebody decides otherwise.
ALTER TABLE tables ADD COLUMN is_pinned BOOLEAN NOT NULL DEFAULT false;

-- When a guest was last here; nothing until the server has looked for the first time.
ALTER TABLE guests ADD COLUMN seen_at BIGINT;

CREATE INDEX tables_by_age ON tables (changed_at);
CREATE INDEX guests_by_age ON guests (seen_at);
