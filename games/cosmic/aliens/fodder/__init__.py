"""Fodder (A14): throws weak attacks into the fight."""

from games.cosmic.aliens.fodder import coming_late, throwing_in

__all__ = ["coming_late", "throwing_in"]
