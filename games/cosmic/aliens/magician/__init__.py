"""Magician (A26): the opponent puts two cards down, and it takes one of them."""

from games.cosmic.aliens.magician import laying_down, needing_three

__all__ = ["laying_down", "needing_three"]
