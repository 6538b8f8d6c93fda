"""Cards and powers that a test adds to a rulebook of its own; the examples of a game's README are among them."""

import re
from pathlib import Path

from porc_royal.additions import Additions, find_additions


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


def load_file(source: str, name: str) -> Additions:
    """What the card or power of a file adds, as if the file stood in its folder."""
    space: dict[str, object] = {"__name__": name}
    exec(compile(source, f"{name}.py", "exec"), space)
    loaded = Additions("")
    loaded.include(one for value in space.values() if (one := find_additions(value)) is not None)
    return loaded
