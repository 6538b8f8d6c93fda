"""Whole numbers as people type and read them."""

import re
from typing import Final

DIGITS: Final = re.compile(r"[+-]?[0-9]{1,15}")
"""More digits than that are nonsense, and more than a database takes; "²" is a digit to Python, and no number."""


def read_whole_number(typed: str) -> int | None:
    """The number meant; None for anything else."""
    text = typed.strip()
    return int(text) if DIGITS.fullmatch(text) else None


def set_number(number: int) -> int | str:
    """A number as it stands in a sentence: below nought with a true minus sign."""
    return number if number >= 0 else f"−{-number}"
