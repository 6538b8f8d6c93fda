"""Discord's interactions: what was pressed, whom it is handed to, and the one answer in time."""
