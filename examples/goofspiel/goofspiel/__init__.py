"""Goofspiel, a small game with hidden hands. Open `game.py` first, then `rulebook.py`."""
