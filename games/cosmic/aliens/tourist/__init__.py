"""Tourist (A44): its liner sails from system to system."""

from games.cosmic.aliens.tourist import boarding, peeks, perils, travels

__all__ = ["boarding", "peeks", "perils", "travels"]
