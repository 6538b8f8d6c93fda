"""What CONTRIBUTING names is there, whichever game is meant."""

import re
from itertools import chain
from typing import Final

from tests.architecture import tree

PATH: Final = re.compile(r"`([\w<>{},./…-]*/[\w<>{},./…-]*)`")
"""What stands in backticks and has a slash in it; commands of Discord begin with one."""
MADE_LATER: Final = "data/"


def list_paths() -> list[str]:
    """The paths that it names, as patterns: `<game>` may be any, of several languages the first is looked for."""
    named = PATH.findall((tree.ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    patterns = [re.sub(r"\{(\w+),\w+\}", r"\1", re.sub(r"<\w+>", "*", path)) for path in named]
    return [path for path in patterns if not path.startswith(("/", MADE_LATER))]


def test_every_path_is_there_from_the_root_or_in_a_game() -> None:
    paths = list_paths()
    assert len(paths) > 20
    places = (tree.ROOT, *(tree.ROOT / "games" / game for game in tree.games()))
    assert [path for path in paths if not any(chain(*(place.glob(path) for place in places)))] == []
