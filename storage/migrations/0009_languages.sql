-- Which languages are spoken is known above: here each is its code. A column that may hold but two of them is replaced.

ALTER TABLE tables ADD COLUMN spoken TEXT NOT NULL DEFAULT 'en';
UPDATE tables SET spoken = language;
ALTER TABLE tables DROP COLUMN language;
ALTER TABLE tables RENAME COLUMN spoken TO language;

ALTER TABLE seats ADD COLUMN spoken TEXT;
ALTER TABLE seats ADD COLUMN deputy_spoken TEXT;
UPDATE seats SET spoken = language, deputy_spoken = deputy_language;
ALTER TABLE seats DROP COLUMN language;
ALTER TABLE seats DROP COLUMN deputy_language;
ALTER TABLE seats RENAME COLUMN spoken TO language;
ALTER TABLE seats RENAME COLUMN deputy_spoken TO deputy_language;

-- end of 0009
