-- Finished tables are found by their channel: the history of its elections.

CREATE INDEX ended_tables_by_channel ON tables (channel_id, game, id) WHERE status = 'ended';

-- end of 0002
