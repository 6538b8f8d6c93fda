"""Yin-Yang (A55): on both sides at once, or the balance between them."""

from games.cosmic.aliens.yin_yang import both_sides, joining_both, yin_yang_tokens

__all__ = ["both_sides", "joining_both", "yin_yang_tokens"]
