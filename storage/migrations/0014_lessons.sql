-- Lessons: tables of one person who learns a game. They are no games, so they are not counted among them. And how well
-- practice players play.

ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT '';    -- its name; '' for a game
ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT '';      -- of a practice player; '' for the ordinary one

DROP TRIGGER table_counted;
DROP TRIGGER table_counted_anew;
DROP TRIGGER table_discounted;

CREATE TRIGGER table_counted AFTER INSERT ON tables WHEN new.lesson = '' BEGIN
    INSERT INTO table_counts (status, game, number) VALUES (new.status, new.game, 1)
        ON CONFLICT (status, game) DO UPDATE SET number = number + 1;
END;

CREATE TRIGGER table_counted_anew AFTER UPDATE OF status, game ON tables
    WHEN new.lesson = '' AND (old.status <> new.status OR old.game <> new.game)
BEGIN
    UPDATE table_counts SET number = number - 1 WHERE status = old.status AND game = old.game;
    INSERT INTO table_counts (status, game, number) VALUES (new.status, new.game, 1)
        ON CONFLICT (status, game) DO UPDATE SET number = number + 1;
END;

CREATE TRIGGER table_discounted AFTER DELETE ON tables WHEN old.lesson = '' BEGIN
    UPDATE table_counts SET number = number - 1 WHERE status = old.status AND game = old.game;
END;

-- end of 0014
