-- A change in one call, as `write_change` (0025) writes it, in less of the server's time and the driver's: rows come as
-- rows, not column by column; whether an interaction is known is asked only where something refuses it, else its own
-- row says so; and rows are never gathered in a bitmap first, where there are a few. `write_change` stays for the
-- processes of the version before.

CREATE TYPE given_entry AS (
    seat bigint, place bigint, reply bytea, facts bytea, reveals boolean, at bigint, answered_by text, draw bytea,
    link bytea
);
CREATE TYPE given_order_key AS (seat bigint, name text);
CREATE TYPE given_order AS (seat bigint, name text, given_at bigint, terms bytea);
CREATE TYPE given_post AS (name text, body bytea);
CREATE TYPE given_owed AS (destination text, kind text, not_before bigint, payload bytea, priority bigint);
CREATE TYPE given_close AS (kind text, place bigint, seat bigint);
CREATE TYPE given_deadline AS (kind text, place bigint, seat bigint, due_at bigint, payload bytea);
CREATE TYPE given_preference AS (user_id bigint, name text, value text, believed text);

CREATE FUNCTION write_rows(
    now_ bigint, table_ bigint, known bigint,
    interaction bigint, person bigint, told bytea,
    fires_kind text, fires_place bigint, fires_seat bigint,
    seat_rows json,
    expected bigint, before bytea, entries given_entry[],
    position_seq bigint, position_chapter text, position_state bytea, position_version bigint, position_at bigint,
    positions_kept bigint, positions_apart bigint,
    cleared bigint[], withdrawn given_order_key[], given given_order[],
    emptied text[], posted given_post[], owed given_owed[],
    closes given_close[], shift_by bigint, opens given_deadline[], noted given_preference[],
    lasting text[], touch_apart bigint,
    OUT refusal text, OUT revision_ bigint, OUT length_ bigint, OUT outcome_ bytea, OUT owed_ids bigint[]
) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off AS $$
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
    IF fires_kind IS NOT NULL THEN
        PERFORM 1 FROM deadlines AS d WHERE d.table_id = table_ AND d.kind = fires_kind
            AND d.place = fires_place AND d.seat = fires_seat AND NOT d.held AND d.due_at <= now_
            FOR UPDATE;  -- else it could be put off before it goes
        IF NOT FOUND THEN
            refusal := 'gone';
        END IF;
    END IF;
    IF refusal IS NULL AND (expected IS NOT NULL OR position_seq IS NOT NULL) THEN
        SELECT l.seq + 1, l.link INTO length_, link_
            FROM log AS l WHERE l.table_id = table_ ORDER BY l.seq DESC LIMIT 1;
        IF NOT FOUND THEN
            SELECT a.length, a.link INTO length_, link_ FROM archives AS a WHERE a.table_id = table_;
        END IF;
        length_ := coalesce(length_, 0);
        IF length_ <> expected THEN
            refusal := 'place';
        ELSIF revision_ <> known OR coalesce(link_, before) <> before THEN
            refusal := 'stale';  -- what was made of a log or of texts that have changed since is made again
        ELSE
            length_ := length_ + coalesce(cardinality(entries), 0);
            IF position_seq > length_ THEN
                refusal := 'ahead';
            END IF;
        END IF;
    END IF;
    IF refusal IS NULL AND interaction IS NOT NULL THEN
        INSERT INTO interactions (id, table_id, user_id, at, outcome)
            VALUES (interaction, table_, person, now_, told) ON CONFLICT DO NOTHING;
        IF NOT FOUND THEN
            refusal := 'done';
        END IF;
    END IF;
    IF refusal IS NOT NULL THEN
        -- What was done already is answered as it was then, whatever refuses it now.
        SELECT i.outcome INTO outcome_ FROM interactions AS i WHERE i.id = interaction;
        IF FOUND THEN
            refusal := 'done';
        END IF;
        RETURN;
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
    IF entries IS NOT NULL THEN
        INSERT INTO log (table_id, seq, seat, place, reply, facts, reveals, at, answered_by, draw, link)
            SELECT table_, expected + e.number - 1, e.seat, e.place, e.reply, e.facts, e.reveals, e.at, e.answered_by,
                e.draw, e.link
            FROM unnest(entries) WITH ORDINALITY
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
    IF withdrawn IS NOT NULL THEN
        DELETE FROM orders AS o USING unnest(withdrawn) AS w
            WHERE o.table_id = table_ AND o.seat = w.seat AND o.name = w.name;
    END IF;
    IF given IS NOT NULL THEN
        INSERT INTO orders (table_id, seat, name, given_at, terms)
            SELECT table_, g.seat, g.name, g.given_at, g.terms FROM unnest(given) AS g
            ON CONFLICT (table_id, seat, name) DO UPDATE SET given_at = excluded.given_at, terms = excluded.terms;
    END IF;
    IF emptied IS NOT NULL THEN
        DELETE FROM posts AS p WHERE p.table_id = table_ AND p.name = ANY (emptied);
    END IF;
    IF posted IS NOT NULL THEN
        INSERT INTO posts (table_id, name, body) SELECT table_, n.name, n.body FROM unnest(posted) AS n
            ON CONFLICT (table_id, name) DO UPDATE SET body = excluded.body;
    END IF;
    IF owed IS NOT NULL THEN
        -- Numbered in the order of the rows; told in any.
        WITH added AS (
            INSERT INTO outbox (table_id, destination, kind, created_at, not_before, payload, priority)
                SELECT table_, o.destination, o.kind, now_, o.not_before, o.payload, o.priority
                FROM unnest(owed) WITH ORDINALITY AS o (destination, kind, not_before, payload, priority, number)
                ORDER BY o.number RETURNING id
        ) SELECT array_agg(added.id) INTO owed_ids FROM added;
    END IF;
    IF closes IS NOT NULL THEN
        DELETE FROM deadlines AS d USING unnest(closes) AS c
            WHERE d.table_id = table_ AND (d.kind = c.kind OR c.kind IS NULL AND d.kind <> ALL (lasting))
                AND (c.place IS NULL OR d.place = c.place) AND (c.seat IS NULL OR d.seat = c.seat);
    END IF;
    IF shift_by <> 0 THEN
        UPDATE deadlines AS d SET due_at = d.due_at + shift_by WHERE d.table_id = table_ AND d.kind <> ALL (lasting);
    END IF;
    IF opens IS NOT NULL THEN
        INSERT INTO deadlines (table_id, kind, place, seat, due_at, payload, held, claimed_until)
            SELECT table_, o.kind, o.place, o.seat, o.due_at, o.payload,
                coalesce(halted, false) AND o.kind <> ALL (lasting), 0
            FROM unnest(opens) AS o
            ON CONFLICT (table_id, kind, place, seat) DO UPDATE SET due_at = excluded.due_at,
                payload = excluded.payload, held = excluded.held, claimed_until = excluded.claimed_until;
    END IF;
    FOR number IN 1 .. coalesce(cardinality(noted), 0) LOOP
        INSERT INTO preferences AS p (user_id, name, value)
            VALUES (noted[number].user_id, noted[number].name, noted[number].value)
            ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value
            WHERE noted[number].believed IS NULL OR p.value = noted[number].believed;
        IF NOT FOUND THEN
            refusal := 'noted';  -- much is written by now: whoever called undoes it
            length_ := number - 1;
            RETURN;
        END IF;
    END LOOP;
END $$;

-- As before, but a lane whose first entry and priority stay what they are is only locked, not written.
CREATE OR REPLACE FUNCTION keep_lane() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO lanes AS l (destination, head, not_before, priority)
            VALUES (new.destination, new.id, new.not_before, new.priority)
            ON CONFLICT (destination) DO UPDATE SET
                head = least(l.head, excluded.head), priority = least(l.priority, excluded.priority)
                WHERE excluded.head < l.head OR excluded.priority < l.priority;
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

-- What is owed is read once or twice, and then forgotten: it is compressed only where it would not fit on a page.
ALTER TABLE outbox SET (toast_tuple_target = 8160);

-- end of 0030
