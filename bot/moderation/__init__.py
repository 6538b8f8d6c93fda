"""Everything that may be done to a table: one act is one turn in its queue and one commit."""
