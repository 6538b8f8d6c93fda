"""The announcer: turns what happened into the letters that are owed for it, one reader at a time."""
