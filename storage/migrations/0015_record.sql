-- The record: how each seat of a game that was played to its end has done, and the notes that people keep beside a game.

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,                -- NULL: a practice player, or somebody who is forgotten
    guild_id INTEGER,
    game TEXT NOT NULL,
    title TEXT NOT NULL,            -- what it played, "alien/zombie"; "": nothing that has a name
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    won INTEGER NOT NULL,
    replies INTEGER NOT NULL,       -- answers of the seat's own person
    waited INTEGER NOT NULL,        -- milliseconds that these took, each since its question was put
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_person ON results (user_id, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX results_by_guild ON results (guild_id, user_id, game, won) WHERE user_id IS NOT NULL;

CREATE TABLE notes (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL,         -- the log's length when it was written
    at INTEGER NOT NULL,
    text TEXT NOT NULL              -- "": none any more
) STRICT;

CREATE INDEX notes_by_seat ON notes (table_id, seat, id);
CREATE INDEX notes_by_person ON notes (user_id);

-- end of 0015
