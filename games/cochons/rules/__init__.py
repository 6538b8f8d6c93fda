"""One file for each phase, named as the rulebook names it."""
