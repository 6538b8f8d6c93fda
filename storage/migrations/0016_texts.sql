-- Texts: what people typed into the log. There stands only a mark, made of the text with a salt of its own, so that it
-- cannot be guessed once text and salt are erased, and no chain breaks. After these lines the chains of all logs are
-- made anew (storage/rechaining.py), each field told apart from the next.

CREATE TABLE texts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,        -- from 1
    mark TEXT NOT NULL,             -- what stands for it in the log and in positions
    seat INTEGER NOT NULL,
    user_id INTEGER,                -- who typed it; NULL once erased, or not known
    text TEXT NOT NULL,             -- what is read in its place
    salt BLOB NOT NULL,             -- 16 raw bytes; none once erased
    common INTEGER NOT NULL,        -- 1: a word of the game itself, too, and so left where the game may say it
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX texts_by_person ON texts (user_id) WHERE user_id IS NOT NULL;

ALTER TABLE tables ADD COLUMN rechained INTEGER;     -- how many entries of the log were chained anew; NULL: none

-- end of 0016
