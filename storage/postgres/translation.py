"""The shared statements as PostgreSQL wants them: its marks for what is bound, and conditions that are truth values."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

__all__ = ["bind", "has_rows", "translate"]

_MARK: Final = re.compile(r"'[^']*'|\?(\d*)|(?<!:):([a-z]\w*)")
_FLAG: Final = re.compile(r"\b(held|dead) = ([01])\b")
"""Conditions that SQLite's partial indexes repeat word by word."""


@lru_cache(maxsize=1024)
def translate(sql: str) -> tuple[str, tuple[str, ...]]:
    """A statement with marks by number; and the names of what is bound by name, in the order of their numbers."""
    names: list[str] = []
    count = 0

    def number(found: re.Match[str]) -> str:
        nonlocal count
        if found[0].startswith("'"):
            return found[0]
        if (name := found[2]) is not None:
            if name not in names:
                names.append(name)
            return f"${names.index(name) + 1}"
        count += 1
        return f"${found[1] or count}"

    text = _MARK.sub(number, sql)
    return _FLAG.sub(lambda found: found[1] if found[2] == "1" else f"NOT {found[1]}", text), tuple(names)


def bind(names: Sequence[str], parameters: Sequence[Any] | Mapping[str, Any]) -> Sequence[Any]:
    """The values in the order of their marks."""
    if isinstance(parameters, Mapping):
        return [parameters[name] for name in names]
    return parameters


def has_rows(sql: str) -> bool:
    """Whether a statement gives rows, besides how many it wrote."""
    return sql.lstrip().startswith(("SELECT", "WITH")) or " RETURNING " in sql
