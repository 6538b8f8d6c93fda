-- Claims: whose a deadline or a lane is to be met, and until when. Here one process has the file and keeps its claims in
-- memory; the columns are there for databases that several processes share, and for copies from one to the other.

ALTER TABLE deadlines ADD COLUMN claimed_until INTEGER NOT NULL DEFAULT 0;

ALTER TABLE lanes ADD COLUMN claimed_until INTEGER NOT NULL DEFAULT 0;

-- end of 0024
