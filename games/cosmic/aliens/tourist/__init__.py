"""Tourist (A44): its liner sails from system to system."""

from games.cosmic.aliens.tourist import boarding, liner_shown, peeks, perils, travels

__all__ = ["boarding", "liner_shown", "peeks", "perils", "travels"]
