"""Cards that a test enters and takes out again; the examples of a game's README are among them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from games.table.register import Register


def read_examples(game: str) -> tuple[str, str]:
    """The row and the file that the README of a game gives for adding a card."""
    readme = Path(f"games/{game}/README.md").read_text(encoding="utf-8")
    row, file = re.findall(r"```python\n(.*?)```", readme.partition("## Adding a card")[2], re.DOTALL)[:2]
    return row, file


def add_file(source: str, name: str) -> None:
    """Enter the card of a file."""
    exec(compile(source, f"{name}.py", "exec"), {"__name__": name})


@contextmanager
def taken_out_again(keys: Register, hooks: ModuleType, *tables: dict[str, Any]) -> Iterator[None]:
    """What is entered meanwhile in the register, on the hooks or in these tables is gone afterwards."""
    books: list[dict[str, Any]] = [*tables, *(one for one in vars(keys).values() if isinstance(one, dict))]
    kept = [(book, dict(book)) for book in books]
    places = [place for place in vars(hooks).values() if hasattr(place, "_ranked")]
    ranked = [(place, list(place._ranked)) for place in places]
    yield
    for book, entries in kept:
        book.clear()
        book.update(entries)
    for place, contributions in ranked:
        place._ranked[:] = contributions
