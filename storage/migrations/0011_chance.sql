-- Chance: by which recipe a table's draws follow from its secret, the words that its players added, how they were
-- seated; and what chance was asked at each place of the log, so that anybody can compute it again.

ALTER TABLE tables ADD COLUMN recipe INTEGER NOT NULL DEFAULT 1;    -- 1: the seed is the secret itself
ALTER TABLE tables ADD COLUMN secret BLOB NOT NULL DEFAULT x'';     -- 32 secret bytes, raw, of which `commitment` is the hash
ALTER TABLE tables ADD COLUMN words TEXT NOT NULL DEFAULT '[]';     -- JSON: [user id, word] in the order they were added
ALTER TABLE tables ADD COLUMN seating TEXT NOT NULL DEFAULT '[]';   -- JSON: the lobby's seats in the order drawn
ALTER TABLE log ADD COLUMN draw BLOB;                               -- what chance was asked; NULL: no draw, or not noted
ALTER TABLE log_undone ADD COLUMN draw BLOB;

UPDATE tables SET secret = seed;

-- end of 0011
