"""Cards and powers that a test enters and takes out again; the examples of a game's README are among them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from porc_royal.additions import Additions, find_additions
from porc_royal.hooks import Reaction, Value, Veto
from porc_royal.powers import Figure, Moment
from porc_royal.register import Register


def read_examples(game: str) -> tuple[str, str]:
    """The row and the file that the README of a game gives for adding a card."""
    row, file = _read_code(Path(f"games/{game}/README.md"), "## Adding a card")[:2]
    return row, file


def read_file(readme: Path, heading: str) -> str:
    """The file of a power that a README gives under a heading."""
    return _read_code(readme, heading)[0]


def _read_code(readme: Path, heading: str) -> list[str]:
    told = readme.read_text(encoding="utf-8").partition(heading)[2]
    return re.findall(r"```python\n(.*?)```", told, re.DOTALL)


def add_file(source: str, name: str) -> None:
    """Enter the card of a file."""
    exec(compile(source, f"{name}.py", "exec"), {"__name__": name})


def load_file(source: str, name: str) -> Additions:
    """What the card or power of a file adds, as if the file stood in its folder."""
    space: dict[str, object] = {"__name__": name}
    exec(compile(source, f"{name}.py", "exec"), space)
    loaded = Additions("")
    loaded.include(one for value in space.values() if (one := find_additions(value)) is not None)
    return loaded


@contextmanager
def taken_out_again(keys: Register, hooks: ModuleType, *tables: dict[str, Any]) -> Iterator[None]:
    """What is entered meanwhile in the register, on the hooks or in these tables is gone afterwards."""
    books: list[dict[str, Any]] = [*tables, *(one for one in vars(keys).values() if isinstance(one, dict))]
    kept = [(book, dict(book)) for book in books]
    added = [(one, list(one)) for place in vars(hooks).values() for one in _list_contributions(place)]
    yield
    for book, entries in kept:
        book.clear()
        book.update(entries)
    for contributions, before in added:
        contributions[:] = before


def _list_contributions(place: object) -> list[list[Any]]:
    """What has been added to a hook, to a figure or to a moment."""
    match place:
        case Figure():
            return [place.changes, *_list_contributions(place.cards)]
        case Moment():
            return [
                place.uses,
                *(kept for kept in vars(place).values() if isinstance(kept, list) and kept is not place.uses),
            ]
        case Value() | Veto() | Reaction():
            return [place._ranked]
        case _:
            return []
