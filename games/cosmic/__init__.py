"""Cosmic Encounter, three to eight players. `rulebook.py` says where everything is."""
