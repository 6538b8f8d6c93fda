"""Artifacts of the reward decks, one file each."""
