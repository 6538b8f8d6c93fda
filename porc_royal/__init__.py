"""What every game shares: questions, the driver that plays a script, facts, decks, hooks, scenes."""
