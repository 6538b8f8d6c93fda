"""Ids of a rules catalogue ("C-27") as tests cite them, in words and in their names."""

import re
from collections.abc import Collection, Iterable
from pathlib import Path


def cited(text: str, families: Collection[str]) -> set[str]:
    """The ids of these families named in a text: "IP-10 to IP-13" in words, "r64" in the name of a test."""
    one_of = "|".join(sorted(families, key=len, reverse=True))
    found = set[str]()
    for family, first, last in re.findall(rf"\b({one_of})-(\d+)(?: to \1-(\d+))?", text):
        found |= {f"{family}-{number}" for number in range(int(first), int(last or first) + 1)}
    for family, number in re.findall(rf"_({one_of.lower()})_?(\d+)_", text):
        found.add(f"{family.upper()}-{number}")
    return found


def cited_in(folders: Iterable[Path], families: Collection[str], but: Path) -> set[str]:
    """What the tests of some folders cite, one file left out."""
    paths = [path for folder in folders for path in sorted(folder.glob("*.py")) if path != but]
    return set[str]().union(*(cited(path.read_text(encoding="utf-8"), families) for path in paths))


def numbered(family: str, last: int) -> set[str]:
    """The ids of a family, from 1 on."""
    return {f"{family}-{number}" for number in range(1, last + 1)}
