-- Counts: how many tables of each game are in each status, so that nobody walks through all of them to say so. Triggers
-- keep them; a reply changes neither. And what is removed after a while is found by when it was over.

CREATE TABLE table_counts (
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (status, game)
) STRICT, WITHOUT ROWID;

INSERT INTO table_counts (status, game, number) SELECT status, game, count(*) FROM tables GROUP BY status, game;

CREATE TRIGGER table_counted AFTER INSERT ON tables BEGIN
    INSERT INTO table_counts (status, game, number) VALUES (new.status, new.game, 1)
        ON CONFLICT (status, game) DO UPDATE SET number = number + 1;
END;

CREATE TRIGGER table_counted_anew AFTER UPDATE OF status, game ON tables
    WHEN old.status <> new.status OR old.game <> new.game
BEGIN
    UPDATE table_counts SET number = number - 1 WHERE status = old.status AND game = old.game;
    INSERT INTO table_counts (status, game, number) VALUES (new.status, new.game, 1)
        ON CONFLICT (status, game) DO UPDATE SET number = number + 1;
END;

CREATE TRIGGER table_discounted AFTER DELETE ON tables BEGIN
    UPDATE table_counts SET number = number - 1 WHERE status = old.status AND game = old.game;
END;

CREATE INDEX tables_by_end ON tables (ended_at) WHERE status IN ('ended', 'cancelled');
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX interactions_by_time ON interactions (at);

-- end of 0013
