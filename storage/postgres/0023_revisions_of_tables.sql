-- How often a table was changed: by this a process knows that what it has in memory is old.

ALTER TABLE tables ADD COLUMN revision bigint NOT NULL DEFAULT 0;

-- end of 0023
