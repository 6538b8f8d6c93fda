-- Since when each seat is taken, how many carry a vote; and how long tables are kept that nobody touches.

ALTER TABLE seats ADD COLUMN seated_at INTEGER;      -- NULL: before this was noted
ALTER TABLE tables ADD COLUMN touched_at INTEGER;    -- when a person last did something there, to the hour
ALTER TABLE tables ADD COLUMN threshold TEXT;        -- how many carry a vote of the table; NULL: the usual

UPDATE tables SET touched_at = coalesce((SELECT max(at) FROM log WHERE table_id = id), created_at)
    WHERE status IN ('lobby', 'playing', 'paused', 'set_aside');

-- Whether a table is still used is looked at when it may be too old: a lobby after six days, others after 89.
INSERT OR REPLACE INTO deadlines (table_id, kind, place, seat, due_at, held, payload)
    SELECT id, 'keep', 0, -1, touched_at + CASE status WHEN 'lobby' THEN 518400000 ELSE 7689600000 END, 0,
        CAST('{}' AS BLOB)
    FROM tables WHERE status IN ('lobby', 'playing', 'paused', 'set_aside');

-- Whether the host still answers is looked at where no deadline says so.
INSERT OR REPLACE INTO deadlines (table_id, kind, place, seat, due_at, held, payload)
    SELECT id, 'host', 0, -1, touched_at + 259200000, 0, CAST('{}' AS BLOB)
    FROM tables WHERE status = 'playing' AND deadline_seconds IS NULL;

-- end of 0008
