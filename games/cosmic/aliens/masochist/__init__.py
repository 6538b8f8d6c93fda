"""Masochist (A27): wins when all its ships are lost."""

from games.cosmic.aliens.masochist import foreseeing, losing_all

__all__ = ["foreseeing", "losing_all"]
