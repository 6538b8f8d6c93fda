-- How often a table was changed: by this a process knows that what it has in memory is old. Only PostgreSQL counts.

ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

-- end of 0023
