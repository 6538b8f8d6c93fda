"""Diplomat (A10): makes a deal of three of a fight."""

from games.cosmic.aliens.diplomat import mediating, voting

__all__ = ["mediating", "voting"]
