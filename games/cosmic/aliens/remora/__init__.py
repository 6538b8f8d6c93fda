"""Remora (A38): it profits whenever somebody else does."""

from games.cosmic.aliens.remora import clinging, drawing

__all__ = ["clinging", "drawing"]
