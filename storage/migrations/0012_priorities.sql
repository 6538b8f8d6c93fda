-- Priorities: which of the messages that wait goes first, 0 before all others. A lane has that of the most urgent message
-- in it, since what stands before that one holds it up.

ALTER TABLE outbox ADD COLUMN priority INTEGER NOT NULL DEFAULT 1;

-- What waits already was owed without one: tidied up, told in private, shown in place, or said to all.
UPDATE outbox SET priority = CASE
        WHEN kind = 'tidy' THEN 3 WHEN destination LIKE 'dm:%' THEN 0 WHEN kind IN ('board', 'edit') THEN 2 ELSE 1
    END
    WHERE sent_at IS NULL AND dead = 0;

DROP INDEX outbox_lanes;
CREATE INDEX outbox_lanes ON outbox (destination, id, priority) WHERE sent_at IS NULL AND dead = 0;

DROP TRIGGER lane_entered;
DROP TRIGGER lane_put_off;
DROP TRIGGER lane_moved_on;
DROP TRIGGER lane_emptied;
DROP TABLE lanes;

CREATE TABLE lanes (
    destination TEXT PRIMARY KEY,
    head INTEGER NOT NULL,          -- the oldest message that waits there
    not_before INTEGER NOT NULL,    -- that message's
    priority INTEGER NOT NULL       -- the most urgent of all that wait there
) STRICT, WITHOUT ROWID;

CREATE INDEX lanes_by_time ON lanes (priority, not_before, head);

INSERT INTO lanes (destination, head, not_before, priority)
    SELECT head.destination, head.id, head.not_before, lane.priority
    FROM (
        SELECT min(id) AS id, min(priority) AS priority FROM outbox
        WHERE sent_at IS NULL AND dead = 0 GROUP BY destination
    ) AS lane JOIN outbox AS head ON head.id = lane.id;

CREATE TRIGGER lane_entered AFTER INSERT ON outbox WHEN new.sent_at IS NULL AND new.dead = 0 BEGIN
    INSERT INTO lanes (destination, head, not_before, priority)
        VALUES (new.destination, new.id, new.not_before, new.priority)
        ON CONFLICT (destination) DO UPDATE SET priority = excluded.priority WHERE excluded.priority < priority;
END;

CREATE TRIGGER lane_put_off AFTER UPDATE OF not_before ON outbox BEGIN
    UPDATE lanes SET not_before = new.not_before WHERE destination = new.destination AND head = new.id;
END;

CREATE TRIGGER lane_moved_on AFTER UPDATE OF sent_at, dead ON outbox
    WHEN old.sent_at IS NULL AND old.dead = 0 AND (new.sent_at IS NOT NULL OR new.dead = 1)
BEGIN
    DELETE FROM lanes WHERE destination = old.destination;
    INSERT INTO lanes (destination, head, not_before, priority)
        SELECT destination, id, not_before, (
            SELECT min(priority) FROM outbox
            WHERE destination = old.destination AND sent_at IS NULL AND dead = 0
        ) FROM outbox
        WHERE destination = old.destination AND sent_at IS NULL AND dead = 0 ORDER BY id LIMIT 1;
END;

CREATE TRIGGER lane_emptied AFTER DELETE ON outbox WHEN old.sent_at IS NULL AND old.dead = 0 BEGIN
    DELETE FROM lanes WHERE destination = old.destination;
    INSERT INTO lanes (destination, head, not_before, priority)
        SELECT destination, id, not_before, (
            SELECT min(priority) FROM outbox
            WHERE destination = old.destination AND sent_at IS NULL AND dead = 0
        ) FROM outbox
        WHERE destination = old.destination AND sent_at IS NULL AND dead = 0 ORDER BY id LIMIT 1;
END;

-- end of 0012
