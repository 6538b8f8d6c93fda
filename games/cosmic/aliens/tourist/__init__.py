"""Tourist (A44): its liner sails from system to system."""

from games.cosmic.aliens.tourist import peeks, travels

__all__ = ["peeks", "travels"]
