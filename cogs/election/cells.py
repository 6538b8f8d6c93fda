"""Cells of the tables that people open in a spreadsheet."""

from typing import Final

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would carry out."""


def make_cell(value: str | int | bool) -> str | int:
    """A cell as it is written: words that a spreadsheet would take for a formula are quoted."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
