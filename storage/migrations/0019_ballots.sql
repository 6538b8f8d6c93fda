-- Ballots of a whole club, beside the tables: each with its terms, a row for every paper, and at last its result.

CREATE TABLE ballots (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    opener_id INTEGER,              -- NULL: somebody who is forgotten
    terms BLOB NOT NULL,            -- what was said when it was opened, JSON
    opened_at INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,
    put_off INTEGER NOT NULL DEFAULT 0,   -- whether the close was put off, since nobody could be heard
    closed_at INTEGER,              -- from then on no paper is taken
    result BLOB                     -- what was published, JSON; NULL: not counted yet
) STRICT;

CREATE INDEX ballots_to_close ON ballots (closes_at) WHERE result IS NULL;
CREATE INDEX ballots_by_channel ON ballots (channel_id, id);

-- No column says when: what is not kept cannot tell who voted early, or how often somebody changed their mind.
CREATE TABLE papers (
    ballot_id INTEGER NOT NULL REFERENCES ballots (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,             -- "": the ballot is secret
    weight INTEGER NOT NULL,
    choices BLOB NOT NULL,          -- places in the list of candidates, JSON
    receipt TEXT NOT NULL,          -- "": the ballot gives none
    PRIMARY KEY (ballot_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX papers_by_receipt ON papers (ballot_id, receipt) WHERE receipt <> '';
CREATE INDEX papers_by_person ON papers (user_id);

-- end of 0019
