-- Tables that come in one statement are counted once for all of them: so many updates of one row in one transaction take
-- the square of their number, a quarter of an hour for a copy of 100,000 tables.

CREATE FUNCTION count_tables() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO table_counts AS c (status, game, number)
        SELECT status, game, count(*) FROM added WHERE lesson = '' GROUP BY status, game ORDER BY status, game
        ON CONFLICT (status, game) DO UPDATE SET number = c.number + excluded.number;
    RETURN NULL;
END $$;

DROP TRIGGER table_counted ON tables;
CREATE TRIGGER table_counted AFTER DELETE OR UPDATE OF status, game ON tables
    FOR EACH ROW EXECUTE FUNCTION count_table();
CREATE TRIGGER tables_counted AFTER INSERT ON tables REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_tables();

-- end of 0027
