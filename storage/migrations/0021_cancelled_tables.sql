-- What was played in a channel until it was cancelled is found as soon as what was played to its end there.

CREATE INDEX cancelled_tables_by_channel ON tables (channel_id, game, id) WHERE status = 'cancelled';

-- end of 0021
