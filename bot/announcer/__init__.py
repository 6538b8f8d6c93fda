"""The announcer: turns what happened into the messages that are owed for it, one reader at a time."""
