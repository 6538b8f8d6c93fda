"""Every alien and its flare are played by a test, and its file says its number."""

import re
from pathlib import Path
from typing import Final

import games.cosmic
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK

FOLDER: Final = Path(games.cosmic.__file__).parent
TESTS: Final = Path(__file__).parent


def test_every_alien_and_its_flare_are_played_by_a_test() -> None:
    """A flare is held by name, or laid ready by its alien's."""
    told = "".join(path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py")))
    missing = [
        name
        for name in RULEBOOK.assembly.table(ALIENS)
        if f'"{name}"' not in told or (f"flare_{name}" not in told and f'ready("{name}")' not in told)
    ]
    assert missing == []


def test_the_file_of_an_alien_says_its_number() -> None:
    for path in sorted((FOLDER / "aliens").glob("[a-z]*.py")):
        assert re.match(r'"""[^\n]*\(A\d+\b', path.read_text(encoding="utf-8")), path.name
