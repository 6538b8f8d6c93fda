-- Standing orders: what a seat wants answered for it. One of each kind; a new one replaces it.

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    given_at INTEGER NOT NULL,
    terms BLOB NOT NULL,
    PRIMARY KEY (table_id, seat, name)
) STRICT, WITHOUT ROWID;

-- end of 0003
