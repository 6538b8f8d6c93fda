-- A change in one call, as `storage/writing.py` writes it statement by statement. What refuses it is looked for first,
-- with the table's row locked: then nothing is written, and nobody waits for the disk. All rows are found by their keys,
-- also in a database that has grown just now: so statements are planned once, and none reads a whole table.

CREATE FUNCTION write_change(
    now_ bigint, table_ bigint, known bigint,
    interaction bigint, person bigint, told bytea,
    fires_kind text, fires_place bigint, fires_seat bigint,
    seat_rows json,
    expected bigint, before bytea,
    entry_seats bigint[], entry_places bigint[], entry_replies bytea[], entry_facts bytea[],
    entry_reveals boolean[], entry_ats bigint[], entry_bys text[], entry_draws bytea[], entry_links bytea[],
    position_seq bigint, position_chapter text, position_state bytea, position_version bigint, position_at bigint,
    positions_kept bigint, positions_apart bigint,
    cleared bigint[],
    withdrawn_seats bigint[], withdrawn_names text[],
    order_seats bigint[], order_names text[], order_givens bigint[], order_terms bytea[],
    post_names text[], post_bodies bytea[],
    owed_destinations text[], owed_kinds text[], owed_times bigint[], owed_payloads bytea[], owed_priorities bigint[],
    close_kinds text[], close_places bigint[], close_seats bigint[],
    shift_by bigint,
    open_kinds text[], open_places bigint[], open_seats bigint[], open_dues bigint[], open_payloads bytea[],
    noted_people bigint[], noted_names text[], noted_values text[], noted_beliefs text[],
    lasting text[], touch_apart bigint,
    OUT refusal text, OUT revision_ bigint, OUT length_ bigint, OUT outcome_ bytea, OUT owed_ids bigint[]
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
    halted boolean;
    link_ bytea;
BEGIN
    revision_ := 0;
    IF table_ IS NOT NULL THEN
        -- Whoever else changes this table waits here, and then sees what was written.
        SELECT t.revision, t.status IN ('paused', 'set_aside') INTO revision_, halted
            FROM tables AS t WHERE t.id = table_ FOR NO KEY UPDATE;
        revision_ := coalesce(revision_, 0);
    END IF;
    IF interaction IS NOT NULL THEN
        SELECT i.outcome INTO outcome_ FROM interactions AS i WHERE i.id = interaction;
        IF FOUND THEN
            refusal := 'done';
            RETURN;
        END IF;
    END IF;
    IF fires_kind IS NOT NULL THEN
        PERFORM 1 FROM deadlines AS d WHERE d.table_id = table_ AND d.kind = fires_kind
            AND d.place = fires_place AND d.seat = fires_seat AND NOT d.held AND d.due_at <= now_;
        IF NOT FOUND THEN
            refusal := 'gone';
            RETURN;
        END IF;
    END IF;
    IF expected IS NOT NULL OR position_seq IS NOT NULL THEN
        SELECT l.seq + 1, l.link INTO length_, link_
            FROM log AS l WHERE l.table_id = table_ ORDER BY l.seq DESC LIMIT 1;
        IF NOT FOUND THEN
            SELECT a.length, a.link INTO length_, link_ FROM archives AS a WHERE a.table_id = table_;
        END IF;
        length_ := coalesce(length_, 0);
        IF length_ <> expected THEN
            refusal := 'place';
            RETURN;
        END IF;
        -- What was made of a log or of texts that have changed since is made again.
        IF revision_ <> known OR coalesce(link_, before) <> before THEN
            refusal := 'stale';
            RETURN;
        END IF;
        length_ := length_ + cardinality(entry_seats);
        IF position_seq > length_ THEN
            refusal := 'ahead';
            RETURN;
        END IF;
    END IF;

    IF interaction IS NOT NULL THEN
        INSERT INTO interactions (id, table_id, user_id, at, outcome)
            VALUES (interaction, table_, person, now_, told) ON CONFLICT DO NOTHING;
        IF NOT FOUND THEN  -- written at the same moment, at no table or another
            SELECT i.outcome INTO outcome_ FROM interactions AS i WHERE i.id = interaction;
            refusal := 'done';
            RETURN;
        END IF;
    END IF;
    IF table_ IS NOT NULL THEN
        UPDATE tables AS t SET revision = t.revision + 1, touched_at = CASE
                WHEN interaction IS NOT NULL AND coalesce(t.touched_at, 0) < now_ - touch_apart THEN now_
                ELSE t.touched_at END
            WHERE t.id = table_ RETURNING t.revision INTO revision_;
        revision_ := coalesce(revision_, 0);
    END IF;
    IF fires_kind IS NOT NULL THEN
        DELETE FROM deadlines AS d WHERE d.table_id = table_ AND d.kind = fires_kind
            AND d.place = fires_place AND d.seat = fires_seat AND NOT d.held;
    END IF;
    IF seat_rows IS NOT NULL THEN
        INSERT INTO absences AS a (table_id, seat, at, away_from, away_until)
            SELECT table_, n.seat, now_, n.away_from, n.away_until
            FROM json_populate_recordset(NULL::seats, seat_rows) AS n
            LEFT JOIN seats AS s ON s.table_id = table_ AND s.seat = n.seat
            WHERE CASE WHEN s.seat IS NULL THEN n.away_from IS NOT NULL
                ELSE coalesce(s.away_from, -1) <> coalesce(n.away_from, -1)
                    OR coalesce(s.away_until, -1) <> coalesce(n.away_until, -1) END
            ON CONFLICT (table_id, seat, at)
                DO UPDATE SET away_from = excluded.away_from, away_until = excluded.away_until;
        INSERT INTO seats AS s (table_id, seat, kind, name, user_id, dm_ok, bank_spent, steward, away_from, away_until,
                misses, missed_at, answered_at, is_open, deputy_id, deputy_name, deputy_late, seated_at, language,
                deputy_language, level)
            SELECT n.table_id, n.seat, n.kind, n.name, n.user_id, n.dm_ok, n.bank_spent, n.steward, n.away_from,
                n.away_until, n.misses, n.missed_at, n.answered_at, n.is_open, n.deputy_id, n.deputy_name,
                n.deputy_late, n.seated_at, n.language, n.deputy_language, n.level
            FROM json_populate_recordset(NULL::seats, seat_rows) AS n
            ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name,
                user_id = excluded.user_id, dm_ok = excluded.dm_ok, bank_spent = excluded.bank_spent,
                steward = excluded.steward, away_from = excluded.away_from, away_until = excluded.away_until,
                misses = excluded.misses, missed_at = excluded.missed_at, answered_at = excluded.answered_at,
                is_open = excluded.is_open, deputy_id = excluded.deputy_id, deputy_name = excluded.deputy_name,
                deputy_late = excluded.deputy_late, seated_at = excluded.seated_at, language = excluded.language,
                deputy_language = excluded.deputy_language, level = excluded.level;
        DELETE FROM notes AS o USING json_populate_recordset(NULL::seats, seat_rows) AS n
            WHERE o.table_id = table_ AND o.seat = n.seat AND o.user_id <> coalesce(n.user_id, 0);
    END IF;
    IF cardinality(entry_seats) > 0 THEN
        INSERT INTO log (table_id, seq, seat, place, reply, facts, reveals, at, answered_by, draw, link)
            SELECT table_, expected + e.number - 1, e.seat, e.place, e.reply, e.facts, e.reveals, e.at, e.answered_by,
                e.draw, e.link
            FROM unnest(entry_seats, entry_places, entry_replies, entry_facts, entry_reveals, entry_ats, entry_bys,
                entry_draws, entry_links) WITH ORDINALITY
                AS e (seat, place, reply, facts, reveals, at, answered_by, draw, link, number);
    END IF;
    IF position_seq IS NOT NULL THEN
        INSERT INTO positions (table_id, seq, chapter, state, rules_version, at)
            VALUES (table_, position_seq, position_chapter, position_state, position_version, position_at)
            ON CONFLICT (table_id, seq) DO UPDATE SET chapter = excluded.chapter, state = excluded.state,
                rules_version = excluded.rules_version, at = excluded.at;
        DELETE FROM positions AS p WHERE p.table_id = table_
            AND p.seq = (SELECT o.seq FROM positions AS o WHERE o.table_id = table_
                ORDER BY o.seq DESC LIMIT 1 OFFSET positions_kept)
            AND EXISTS (SELECT 1 FROM positions AS earlier WHERE earlier.table_id = table_
                AND earlier.seq >= p.seq / positions_apart * positions_apart AND earlier.seq < p.seq);
    END IF;
    IF cardinality(cleared) > 0 THEN
        DELETE FROM drafts AS d WHERE d.table_id = table_ AND d.seat = ANY (cleared);
    END IF;
    IF cardinality(withdrawn_seats) > 0 THEN
        DELETE FROM orders AS o USING unnest(withdrawn_seats, withdrawn_names) AS w (seat, name)
            WHERE o.table_id = table_ AND o.seat = w.seat AND o.name = w.name;
    END IF;
    IF cardinality(order_seats) > 0 THEN
        INSERT INTO orders (table_id, seat, name, given_at, terms)
            SELECT table_, * FROM unnest(order_seats, order_names, order_givens, order_terms)
            ON CONFLICT (table_id, seat, name) DO UPDATE SET given_at = excluded.given_at, terms = excluded.terms;
    END IF;
    IF cardinality(post_names) > 0 THEN
        IF array_position(post_bodies, NULL) IS NOT NULL THEN
            DELETE FROM posts AS p USING unnest(post_names, post_bodies) AS n (name, body)
                WHERE p.table_id = table_ AND p.name = n.name AND n.body IS NULL;
        END IF;
        INSERT INTO posts (table_id, name, body)
            SELECT table_, n.name, n.body FROM unnest(post_names, post_bodies) AS n (name, body)
            WHERE n.body IS NOT NULL
            ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body;
    END IF;
    IF cardinality(owed_kinds) > 0 THEN
        -- Numbered in the order of the rows; told in any.
        WITH added AS (
            INSERT INTO outbox (table_id, destination, kind, created_at, not_before, payload, priority)
                SELECT table_, o.destination, o.kind, now_, o.not_before, o.payload, o.priority
                FROM unnest(owed_destinations, owed_kinds, owed_times, owed_payloads, owed_priorities) WITH ORDINALITY
                    AS o (destination, kind, not_before, payload, priority, number) ORDER BY o.number
                RETURNING id
        ) SELECT array_agg(added.id ORDER BY added.id) INTO owed_ids FROM added;
    END IF;
    IF cardinality(close_kinds) > 0 THEN
        DELETE FROM deadlines AS d USING unnest(close_kinds, close_places, close_seats) AS c (kind, place, seat)
            WHERE d.table_id = table_ AND (d.kind = c.kind OR c.kind IS NULL AND d.kind <> ALL (lasting))
                AND (c.place IS NULL OR d.place = c.place) AND (c.seat IS NULL OR d.seat = c.seat);
    END IF;
    IF shift_by <> 0 THEN
        UPDATE deadlines AS d SET due_at = d.due_at + shift_by WHERE d.table_id = table_ AND d.kind <> ALL (lasting);
    END IF;
    IF cardinality(open_kinds) > 0 THEN
        INSERT INTO deadlines (table_id, kind, place, seat, due_at, payload, held, claimed_until)
            SELECT table_, o.kind, o.place, o.seat, o.due_at, o.payload,
                coalesce(halted, false) AND o.kind <> ALL (lasting), 0
            FROM unnest(open_kinds, open_places, open_seats, open_dues, open_payloads)
                AS o (kind, place, seat, due_at, payload)
            ON CONFLICT (table_id, kind, place, seat) DO UPDATE SET due_at = excluded.due_at,
                payload = excluded.payload, held = excluded.held, claimed_until = excluded.claimed_until;
    END IF;
    FOR number IN 1 .. cardinality(noted_people) LOOP
        INSERT INTO preferences AS p (user_id, name, value)
            VALUES (noted_people[number], noted_names[number], noted_values[number])
            ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value
            WHERE noted_beliefs[number] IS NULL OR p.value = noted_beliefs[number];
        IF NOT FOUND THEN
            refusal := 'noted';  -- much is written by now: whoever called undoes it
            length_ := number - 1;
            RETURN;
        END IF;
    END LOOP;
END $$;

-- Of a table as it is in this transaction, what entries are added to: its revision, the log's length, its last link.
CREATE FUNCTION find_end(table_ bigint, OUT revision_ bigint, OUT length_ bigint, OUT link_ bytea)
LANGUAGE plpgsql AS $$
BEGIN
    SELECT t.revision INTO revision_ FROM tables AS t WHERE t.id = table_ FOR NO KEY UPDATE;
    SELECT l.seq + 1, l.link INTO length_, link_
        FROM log AS l WHERE l.table_id = table_ ORDER BY l.seq DESC LIMIT 1;
    IF NOT FOUND THEN
        SELECT a.length, a.link INTO length_, link_ FROM archives AS a WHERE a.table_id = table_;
    END IF;
    revision_ := coalesce(revision_, 0);
    length_ := coalesce(length_, 0);
END $$;

-- Claims, each a call that is its own transaction. A claim that a fallen server forgets is none that anybody misses: nobody
-- waits for the disk. What was found is reached by where it lies: of a table that grew just now the server might else read
-- all. One process at a time claims deadlines: two of one table must not go to two of them.
CREATE FUNCTION claim_deadlines(now_ bigint, most bigint, until_ bigint, shards bigint[], shard_count bigint)
RETURNS SETOF deadlines LANGUAGE plpgsql AS $$
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(1131176265);
    RETURN QUERY UPDATE deadlines AS d SET claimed_until = until_ WHERE d.ctid = ANY (ARRAY(
        SELECT one.ctid FROM deadlines AS one
        WHERE NOT one.held AND greatest(one.due_at, one.claimed_until) <= now_
            AND (cardinality(shards) = 0 OR NOT EXISTS (SELECT 1 FROM tables AS t
                WHERE t.id = one.table_id AND (coalesce(t.guild_id, 0) >> 22) % shard_count = ANY (shards)))
            AND NOT EXISTS (SELECT 1 FROM deadlines AS other
                WHERE other.table_id = one.table_id AND other.claimed_until > now_)
        ORDER BY greatest(one.due_at, one.claimed_until), one.table_id, one.kind, one.place, one.seat
        LIMIT most FOR UPDATE OF one SKIP LOCKED)) RETURNING d.*;
END $$;

CREATE FUNCTION release_deadlines(tables_ bigint[], until_ bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    UPDATE deadlines AS d SET claimed_until = 0 WHERE d.table_id = ANY (tables_) AND d.claimed_until = until_;
END $$;

-- room: how many lanes of each priority.
CREATE FUNCTION claim_lanes(now_ bigint, until_ bigint, room bigint[]) RETURNS SETOF lanes LANGUAGE plpgsql AS $$
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    FOR number IN 1 .. cardinality(room) LOOP
        RETURN QUERY UPDATE lanes AS l SET claimed_until = until_ WHERE l.ctid = ANY (ARRAY(
            SELECT one.ctid FROM lanes AS one
            WHERE one.priority = number - 1 AND greatest(one.not_before, one.claimed_until) <= now_
            ORDER BY greatest(one.not_before, one.claimed_until), one.head
            LIMIT room[number] FOR UPDATE SKIP LOCKED)) RETURNING l.*;
    END LOOP;
END $$;

-- Those of the lanes that nobody has taken since they were claimed until the time beside them.
CREATE FUNCTION move_claims(lanes_ text[], helds bigint[], until_ bigint) RETURNS SETOF lanes LANGUAGE plpgsql AS $$
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    RETURN QUERY UPDATE lanes AS l SET claimed_until = until_ FROM unnest(lanes_, helds) AS given (lane, held)
        WHERE l.destination = given.lane AND l.claimed_until = given.held RETURNING l.*;
END $$;

-- end of 0025
