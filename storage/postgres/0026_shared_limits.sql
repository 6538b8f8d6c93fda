-- What the processes of one bot tell one another of their requests to Discord. The rows are few, and changed often: a page
-- has room beside each, so that no index is touched. What a fallen server forgets of them is no loss.

CREATE UNLOGGED TABLE request_slots (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    free_at bigint NOT NULL
) WITH (fillfactor = 10);

CREATE UNLOGGED TABLE processes (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    seen_at bigint NOT NULL
) WITH (fillfactor = 10);

CREATE TABLE refused_requests (
    at bigint NOT NULL PRIMARY KEY,
    number bigint NOT NULL
);

-- end of 0026
