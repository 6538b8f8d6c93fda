-- Since when which seat was away, as it came to be known: the row of a seat forgets it once its person is back.
CREATE TABLE absences (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    away_from INTEGER,
    away_until INTEGER,
    PRIMARY KEY (table_id, seat, at)
) STRICT, WITHOUT ROWID;

INSERT INTO absences (table_id, seat, at, away_from, away_until)
    SELECT table_id, seat, away_from, away_from, away_until FROM seats WHERE away_from IS NOT NULL;

-- end of 0018
