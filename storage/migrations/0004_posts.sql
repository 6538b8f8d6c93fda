-- Messages that are edited in place as a table goes on: what each of them holds now. "story", "inbox-2", …

CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, name)
) STRICT, WITHOUT ROWID;

-- end of 0004
