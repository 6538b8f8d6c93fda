-- What several processes of one bot tell one another of their requests to Discord. Here one process has the file and keeps
-- this in memory; the tables are there for databases that several share, and for copies from one to the other.

CREATE TABLE request_slots (
    name TEXT NOT NULL PRIMARY KEY,
    free_at INTEGER NOT NULL
) STRICT;

CREATE TABLE processes (
    name TEXT NOT NULL PRIMARY KEY,
    seen_at INTEGER NOT NULL
) STRICT;

CREATE TABLE refused_requests (
    at INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL
) STRICT;

-- end of 0026
