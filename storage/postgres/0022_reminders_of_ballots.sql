-- Voters who were asked by name are reminded once before a ballot closes; NULL: nobody is to be, or they were.

ALTER TABLE ballots ADD COLUMN remind_at bigint;

CREATE INDEX ballots_to_remind ON ballots (remind_at) WHERE remind_at IS NOT NULL;

-- end of 0022
