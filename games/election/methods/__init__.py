"""How the votes of a club are counted, beside the governors of the game: plain functions of papers (`count.py`)."""
