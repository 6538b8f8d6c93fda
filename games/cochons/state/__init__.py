"""The whole game as plain data, and the only functions that change where things are."""
