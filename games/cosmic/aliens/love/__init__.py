"""Love (A23): everybody may give the same sort of card as it does (DEC-255)."""

from games.cosmic.aliens.love import courting, wooing

__all__ = ["courting", "wooing"]
