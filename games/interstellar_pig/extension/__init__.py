"""Where cards, powers and expansions act on rules that do not know them, and how they say so."""
