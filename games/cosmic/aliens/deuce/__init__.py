"""Deuce (A9): plays two encounter cards."""

from games.cosmic.aliens.deuce import doubling, taking_back, twins

__all__ = ["doubling", "taking_back", "twins"]
