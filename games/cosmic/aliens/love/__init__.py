"""Love (A23): everybody may give the same sort of card as it does."""

from games.cosmic.aliens.love import courting, wooing

__all__ = ["courting", "wooing"]
