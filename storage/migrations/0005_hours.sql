-- Waking hours: how many times as long they may make a deadline, and time that each seat may spend once in a game.

ALTER TABLE tables ADD COLUMN waking_cap INTEGER;    -- NULL: as usual
ALTER TABLE tables ADD COLUMN bank_seconds INTEGER;  -- NULL: no time bank

ALTER TABLE seats ADD COLUMN bank_spent INTEGER NOT NULL DEFAULT 0;  -- milliseconds

-- end of 0005
