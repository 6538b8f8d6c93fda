"""Saboteur (A42, modern form): traps and decoys lie hidden under planets."""

from games.cosmic.aliens.saboteur import hiding, hostages, rearranging, springing

__all__ = ["hiding", "hostages", "rearranging", "springing"]
