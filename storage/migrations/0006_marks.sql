-- Marks: where each reader last was in the log of a table, and where their visit before this one ended.

CREATE TABLE marks (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    seat INTEGER,                   -- NULL: watched without a seat
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    left_seq INTEGER NOT NULL,
    left_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- end of 0006
