"""The pictures of Cosmic Encounter: `shown.py` is what they are told, `board.py`, `encounter.py` and `faces.py` draw it."""
