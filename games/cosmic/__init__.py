"""Cosmic Encounter: aliens with a power each, home systems, one hyperspace gate. Open `rulebook.py` first."""
