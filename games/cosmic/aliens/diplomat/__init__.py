"""Diplomat (A10): makes a deal of three of a fight (DEC-245, DEC-246)."""

from games.cosmic.aliens.diplomat import mediating, voting

__all__ = ["mediating", "voting"]
