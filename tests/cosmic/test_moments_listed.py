"""The page on writing an alien lists every moment and every figure at which one may act, each with what is there."""

import re
from pathlib import Path
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.figures import GameFigure
from games.cosmic.extension.windows import Window

PAGE: Final = Path("games/cosmic/aliens/README.md").read_text(encoding="utf-8")
ROWS: Final = [line for line in PAGE.splitlines() if line.startswith("| ") and "`" in line.split("|")[1]]


def list_there(kind: type[object]) -> set[str]:
    """The hooks of a kind, by their names."""
    return {name for name, one in vars(hooks).items() if isinstance(one, kind) and not name.startswith("_")}


def list_named(text: str) -> set[str]:
    """The hooks that rows of a table name, more than one in some."""
    return {name for row in text.splitlines() for name in re.findall(r"`([a-z_]+)`", row.split("|")[1])}


def test_every_moment_and_every_figure_is_on_the_page_on_writing_an_alien() -> None:
    rows = "\n".join(ROWS)
    assert (list_there(Window) | list_there(GameFigure)) - list_named(rows) == set()


def test_the_page_names_no_moment_that_there_is_not_and_says_which_are_figures() -> None:
    there, figures = list_there(Window) | list_there(GameFigure), list_there(GameFigure)
    for row in ROWS:
        for name in re.findall(r"`([a-z_]+)`", row.split("|")[1]):
            if "(in `extension" in row.split("|")[1]:
                continue
            assert name in there, row
            assert (name in figures) is ("figure" in row.split("|")[1]), row
