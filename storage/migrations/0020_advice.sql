-- Whether players of a table may ask what a practice player would do in their place.
ALTER TABLE tables ADD COLUMN advice TEXT NOT NULL DEFAULT '';    -- 'everybody': they may; '': where nobody is played against

-- end of 0020
