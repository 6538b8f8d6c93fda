-- Absence: what answers for a seat whose person is away, since when, how often it was late; and who gave each answer.

ALTER TABLE tables ADD COLUMN grace_seconds INTEGER NOT NULL DEFAULT 900;
ALTER TABLE tables ADD COLUMN patience INTEGER;      -- misses after which a seat is open; NULL: never

ALTER TABLE seats ADD COLUMN steward TEXT;           -- NULL: none was chosen
ALTER TABLE seats ADD COLUMN away_from INTEGER;
ALTER TABLE seats ADD COLUMN away_until INTEGER;     -- NULL: nobody knows
ALTER TABLE seats ADD COLUMN misses INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN missed_at INTEGER;
ALTER TABLE seats ADD COLUMN answered_at INTEGER;    -- when its steward last answered
ALTER TABLE seats ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0;  -- 1: anybody may take it
ALTER TABLE seats ADD COLUMN deputy_id INTEGER;
ALTER TABLE seats ADD COLUMN deputy_name TEXT;
ALTER TABLE seats ADD COLUMN deputy_language TEXT CHECK (deputy_language IN ('fr', 'en'));
ALTER TABLE seats ADD COLUMN deputy_late INTEGER NOT NULL DEFAULT 0;  -- 1: the deputy has let a deadline pass

CREATE INDEX seats_by_deputy ON seats (deputy_id, table_id) WHERE deputy_id IS NOT NULL;

-- NULL: the seat's own person, or chance.
ALTER TABLE log ADD COLUMN answered_by TEXT
    CHECK (answered_by IN ('order', 'default', 'practice', 'deputy'));
ALTER TABLE log_undone ADD COLUMN answered_by TEXT
    CHECK (answered_by IN ('order', 'default', 'practice', 'deputy'));

-- end of 0007
