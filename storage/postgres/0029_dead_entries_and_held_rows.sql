-- A turn's first look in one call: a table's row is locked, and what is read of it and its people is read after that, by a
-- statement that sees what was waited for. As statements of its own the lock would be planned at every turn.

CREATE FUNCTION hold_row(table_ bigint, OUT revision_ bigint, OUT people_ bigint[], OUT preferences_ json)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
    PERFORM 1 FROM tables AS t WHERE t.id = table_ FOR NO KEY UPDATE;
    WITH people AS (
        SELECT s.user_id AS person FROM seats AS s WHERE s.table_id = table_ AND s.user_id IS NOT NULL
        UNION SELECT s.deputy_id FROM seats AS s WHERE s.table_id = table_ AND s.deputy_id IS NOT NULL
    ) SELECT
        coalesce((SELECT t.revision FROM tables AS t WHERE t.id = table_), 0),
        ARRAY(SELECT p.person FROM people AS p),
        (SELECT json_agg(json_build_array(o.user_id, o.name, o.value) ORDER BY o.user_id, o.name)
            FROM preferences AS o JOIN people AS p ON o.user_id = p.person)
        INTO revision_, people_, preferences_;
END $$;

-- What was claimed, released or fired leaves dead entries just where it is looked first. How many gather there must not
-- depend on how many rows there are besides: by its own measure the server cleans up after a fifth of all.
ALTER TABLE deadlines SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
ALTER TABLE lanes SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- end of 0029
