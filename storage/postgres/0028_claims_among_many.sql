-- A claim of deadlines reads as many rows as it takes, however many there are, and however many are due at one moment: all
-- by which they are ordered stands in the index; and whether somebody is at a table is looked up table by table (OFFSET
-- keeps that from becoming a join, which would read the whole table each time).

DROP INDEX deadlines_to_claim;

CREATE INDEX deadlines_to_claim ON deadlines (greatest(due_at, claimed_until), table_id, kind, place, seat)
    WHERE NOT held;

CREATE OR REPLACE FUNCTION claim_deadlines(
    now_ bigint, most bigint, until_ bigint, shards bigint[], shard_count bigint
) RETURNS SETOF deadlines LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off AS $$
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(1131176265);
    RETURN QUERY UPDATE deadlines AS d SET claimed_until = until_ WHERE d.ctid = ANY (ARRAY(
        SELECT one.ctid FROM deadlines AS one
        WHERE NOT one.held AND greatest(one.due_at, one.claimed_until) <= now_
            AND (cardinality(shards) = 0 OR NOT EXISTS (SELECT 1 FROM tables AS t
                WHERE t.id = one.table_id AND (coalesce(t.guild_id, 0) >> 22) % shard_count = ANY (shards) OFFSET 0))
            AND NOT EXISTS (SELECT 1 FROM deadlines AS other
                WHERE other.table_id = one.table_id AND other.claimed_until > now_ OFFSET 0)
        ORDER BY greatest(one.due_at, one.claimed_until), one.table_id, one.kind, one.place, one.seat
        LIMIT most FOR UPDATE OF one SKIP LOCKED)) RETURNING d.*;
END $$;

ALTER FUNCTION claim_lanes SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION claim_lanes SET enable_seqscan = off;
ALTER FUNCTION claim_lanes SET enable_bitmapscan = off;

-- end of 0028
