"""`python -m bench calm`: how much a table says, shows and asks of its players, turn by turn."""
