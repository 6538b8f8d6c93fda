-- Lanes: one row for each destination that messages wait for, so that delivery asks what is due, not what waits.
-- Triggers keep it whatever writes to the outbox. Ids grow, so a new message is the oldest only of an empty lane;
-- what was sent or given up stays so.

CREATE TABLE lanes (
    destination TEXT PRIMARY KEY,
    head INTEGER NOT NULL,          -- the oldest message that waits there
    not_before INTEGER NOT NULL     -- that message's
) STRICT, WITHOUT ROWID;

CREATE INDEX lanes_by_time ON lanes (not_before, head);

INSERT INTO lanes (destination, head, not_before)
    SELECT destination, id, not_before FROM outbox
    WHERE id IN (SELECT min(id) FROM outbox WHERE sent_at IS NULL AND dead = 0 GROUP BY destination);

CREATE TRIGGER lane_entered AFTER INSERT ON outbox WHEN new.sent_at IS NULL AND new.dead = 0 BEGIN
    INSERT INTO lanes (destination, head, not_before) VALUES (new.destination, new.id, new.not_before)
        ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER lane_put_off AFTER UPDATE OF not_before ON outbox BEGIN
    UPDATE lanes SET not_before = new.not_before WHERE destination = new.destination AND head = new.id;
END;

CREATE TRIGGER lane_moved_on AFTER UPDATE OF sent_at, dead ON outbox
    WHEN old.sent_at IS NULL AND old.dead = 0 AND (new.sent_at IS NOT NULL OR new.dead = 1)
BEGIN
    DELETE FROM lanes WHERE destination = old.destination AND head = old.id;
    INSERT INTO lanes (destination, head, not_before)
        SELECT destination, id, not_before FROM outbox
        WHERE destination = old.destination AND sent_at IS NULL AND dead = 0 ORDER BY id LIMIT 1
        ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER lane_emptied AFTER DELETE ON outbox WHEN old.sent_at IS NULL AND old.dead = 0 BEGIN
    DELETE FROM lanes WHERE destination = old.destination AND head = old.id;
    INSERT INTO lanes (destination, head, not_before)
        SELECT destination, id, not_before FROM outbox
        WHERE destination = old.destination AND sent_at IS NULL AND dead = 0 ORDER BY id LIMIT 1
        ON CONFLICT DO NOTHING;
END;

-- end of 0010
