"""Saboteur (A42, modern form): traps and decoys lie hidden under planets."""

from games.cosmic.aliens.saboteur import hiding, hostages, springing

__all__ = ["hiding", "hostages", "springing"]
