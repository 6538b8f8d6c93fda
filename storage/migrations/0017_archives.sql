-- Archives: the whole game of a table that has been over for long, as one compressed record in place of its log and of its
-- positions. Samples: of each game one such record, uncompressed, with which others share what they have in common.

CREATE TABLE samples (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL UNIQUE,
    sample BLOB NOT NULL            -- raw
) STRICT;

CREATE TABLE archives (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    length INTEGER NOT NULL,        -- entries
    link BLOB NOT NULL,             -- the last link of the chain, raw
    sample_id INTEGER,              -- with which sample it is read; NULL: none
    record BLOB NOT NULL            -- raw (storage/records.py)
) STRICT;

ALTER TABLE tables ADD COLUMN unarchived INTEGER NOT NULL DEFAULT 0;  -- 1: no record can be made of it

-- end of 0017
