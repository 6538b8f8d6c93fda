-- The first schema. Times are unix milliseconds; BLOBs are JSON unless said otherwise.
-- Wide columns stand last, so that a scan by the narrow ones need not walk overflow pages.

PRAGMA application_id = 1347579730;  -- "PRoR": tells our file from any other SQLite file

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('fr', 'en')),
    host_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    title TEXT NOT NULL,
    guild_id INTEGER,
    status TEXT NOT NULL
        CHECK (status IN ('lobby', 'playing', 'paused', 'set_aside', 'ended', 'cancelled')),
    options TEXT NOT NULL,          -- a JSON object of names to text, number or boolean
    deadline_seconds INTEGER,
    window_seconds INTEGER,
    seed BLOB NOT NULL,             -- 32 secret bytes, raw
    commitment BLOB NOT NULL,       -- raw
    started_at INTEGER,
    ended_at INTEGER,
    paused_at INTEGER,
    board_message_id INTEGER,
    lobby_message_id INTEGER,
    reason TEXT
) STRICT;

CREATE UNIQUE INDEX one_live_table_per_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'playing', 'paused', 'set_aside');
CREATE INDEX live_tables_by_status ON tables (status, id)
    WHERE status IN ('lobby', 'playing', 'paused', 'set_aside');
CREATE INDEX live_tables_by_guild ON tables (guild_id, id)
    WHERE status IN ('lobby', 'playing', 'paused', 'set_aside');
CREATE INDEX live_tables_by_host ON tables (host_id, id)
    WHERE status IN ('lobby', 'playing', 'paused', 'set_aside');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'practice')),
    name TEXT NOT NULL,
    user_id INTEGER,
    dm_ok INTEGER,
    language TEXT CHECK (language IN ('fr', 'en')),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (user_id, table_id) WHERE user_id IS NOT NULL;

-- The log is the truth: rows are appended, or moved to log_undone; they never change.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq >= 0),
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    reply BLOB NOT NULL,
    facts BLOB NOT NULL,
    reveals INTEGER NOT NULL,
    at INTEGER NOT NULL,
    link BLOB NOT NULL,             -- 16 raw bytes: hash of this row and of the link before it
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE log_undone (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    reply BLOB NOT NULL,
    facts BLOB NOT NULL,
    reveals INTEGER NOT NULL,
    at INTEGER NOT NULL,
    link BLOB NOT NULL,
    undone_at INTEGER NOT NULL
) STRICT;

CREATE INDEX log_undone_by_table ON log_undone (table_id, id);

CREATE TABLE positions (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq >= 0),
    chapter TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    table_id INTEGER REFERENCES tables (id) ON DELETE SET NULL,
    destination TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- Seen by others once sent: random, so that it neither counts hidden messages nor comes twice.
    nonce TEXT NOT NULL DEFAULT (lower(hex(randomblob(12)))),
    created_at INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    attempted_at INTEGER,
    sent_at INTEGER,
    message_id INTEGER,
    dead INTEGER NOT NULL DEFAULT 0,
    reason TEXT,
    payload BLOB NOT NULL
) STRICT;

CREATE INDEX outbox_lanes ON outbox (destination, id) WHERE sent_at IS NULL AND dead = 0;
CREATE INDEX outbox_dead ON outbox (id) WHERE dead = 1;

CREATE TABLE deadlines (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    held INTEGER NOT NULL DEFAULT 0,   -- 1 while the table neither waits in the lobby nor plays
    payload BLOB NOT NULL,
    PRIMARY KEY (table_id, kind, place, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_by_time ON deadlines (due_at) WHERE held = 0;

-- Not bound to a table: an interaction may concern none, and is forgotten after a day.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    table_id INTEGER,
    user_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    outcome BLOB NOT NULL
) STRICT;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    option TEXT NOT NULL,
    form BLOB NOT NULL,
    PRIMARY KEY (table_id, seat, place, option)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- end of 0001
