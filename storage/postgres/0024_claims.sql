-- Claims: a deadline or a lane is one process's until `claimed_until`. What is claimed comes later in the order by which
-- what is due is found, so that it is walked past once.

ALTER TABLE deadlines ADD COLUMN claimed_until bigint NOT NULL DEFAULT 0;

CREATE INDEX deadlines_to_claim ON deadlines (greatest(due_at, claimed_until)) WHERE NOT held;

ALTER TABLE lanes ADD COLUMN claimed_until bigint NOT NULL DEFAULT 0;

DROP INDEX lanes_by_time;

CREATE INDEX lanes_by_time ON lanes (priority, greatest(not_before, claimed_until), head);

-- As before, but for a lane that moves on: it keeps its row, and so its claim. Its row is locked before what waits is
-- read: whoever owes something there meanwhile waits at it, and what they have written is seen.
CREATE OR REPLACE FUNCTION keep_lane() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO lanes AS l (destination, head, not_before, priority)
            VALUES (new.destination, new.id, new.not_before, new.priority)
            ON CONFLICT (destination) DO UPDATE SET
                head = least(l.head, excluded.head), priority = least(l.priority, excluded.priority);
    ELSIF TG_OP = 'UPDATE' AND NOT (new.sent_at IS NOT NULL OR new.dead) THEN
        UPDATE lanes SET not_before = new.not_before WHERE destination = new.destination AND head = new.id;
    ELSE
        PERFORM 1 FROM lanes WHERE destination = old.destination FOR UPDATE;
        UPDATE lanes AS l SET head = n.id, not_before = n.not_before, priority = n.priority FROM (
            SELECT id, not_before, (SELECT min(priority) FROM outbox
                WHERE destination = old.destination AND sent_at IS NULL AND NOT dead) AS priority
            FROM outbox WHERE destination = old.destination AND sent_at IS NULL AND NOT dead ORDER BY id LIMIT 1
        ) AS n WHERE l.destination = old.destination;
        IF NOT FOUND THEN
            DELETE FROM lanes WHERE destination = old.destination;
        END IF;
    END IF;
    RETURN NULL;
END $$;

-- end of 0024
