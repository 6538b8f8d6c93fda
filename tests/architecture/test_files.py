"""The files of the repository keep their shape, and say nothing that only its authors' machines know."""

import re
from itertools import groupby
from typing import Final

import pytest

from bot.ops import config
from tests.architecture import tree

LONGEST: Final = 450
"""Lines after which a file of the program is surely about more than one subject; it ends where its subject ends."""
LONGEST_TEST: Final = 600
LONGER: Final[dict[str, tuple[int, str]]] = {
    "games/cochons/sections.py": (600, "a list: a line for each numbered rule"),
}
"""File: how long it may be, and why. Keep this short: it is read as a list of debts."""

VAGUE: Final = {"helpers.py", "misc.py", "util.py", "utils.py"}

# Spelt in pieces, because this file is in the repository too.
HOSTS: Final = tuple(
    ".".join(host)
    for host in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("debian", "org"),
        ("ubuntu", "com"),
    )
)
MACHINE: Final = re.compile(
    r"(?<![\w./~:$}{-])/(?:"
    + "|".join(("wo" + "rk", "ro" + "ot", "ho" + "me", "Us" + "ers", "opt/py" + "pi"))
    + r")/[\w.]"
)


def lines(path_name: str) -> list[str]:
    """The lines of one file of the repository."""
    return (tree.ROOT / path_name).read_text(encoding="utf-8").splitlines()


def test_files_stay_short_enough_to_be_read_at_once() -> None:
    found = []
    for path in tree.modules(*tree.PACKAGES, "bench", "tools", "tests"):
        name = tree.name(path)
        ordinary = LONGEST_TEST if name.startswith("tests/") else LONGEST
        longest, _why = LONGER.get(name, (ordinary, ""))
        length = len(lines(name))
        if length > longest:
            found.append(f"{name}: {length} lines, {longest} allowed")
    assert not found, "\n".join(found)


def test_every_exception_is_still_needed() -> None:
    idle = [name for name in LONGER if len(lines(name)) <= LONGEST]
    assert idle == []


def test_no_file_is_named_after_nothing() -> None:
    assert [
        tree.name(path) for path in tree.modules(*tree.PACKAGES, "bench", "tests") if path.name in VAGUE
    ] == []


def test_no_text_names_a_machine_or_a_package_host() -> None:
    found = []
    for path in tree.kept_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a font or a picture
        for number, line in enumerate(text.splitlines(), 1):
            said = [host for host in HOSTS if host in line.lower()] + [
                match[0] for match in MACHINE.finditer(line)
            ]
            found += [f"{tree.name(path)}:{number}: {word}" for word in said]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("line", ["see /wo" + "rk/main", "'/ro" + "ot/.cache'", "cd /ho" + "me/me && ls"])
def test_a_path_of_somebodys_machine_is_seen(line: str) -> None:
    assert MACHINE.search(line)


@pytest.mark.parametrize(
    "line", ["games/wo" + "rk/x", "https://example.test/ro" + "ot/x", "answer /wo" + "rk now"]
)
def test_other_paths_are_left_alone(line: str) -> None:
    assert not MACHINE.search(line)


def example() -> dict[str, tuple[str, str]]:
    """The settings of .env.example: name -> (default, what is said of it)."""
    settings = {}
    for empty, block in groupby(lines(".env.example"), key=lambda line: not line.strip()):
        if not empty:
            block_lines = list(block)
            said = " ".join(line.lstrip("# ") for line in block_lines if line.startswith("#"))
            for line in block_lines:
                if "=" in line and not line.startswith("#"):
                    name, default = line.split("=", 1)
                    settings[name] = (default, said)
    return settings


def test_every_setting_has_a_line_and_a_word_in_the_example() -> None:
    assert sorted(example()) == sorted(config.NAMES)
    assert [name for name, (_default, said) in example().items() if not said] == []


def test_the_example_gives_the_defaults() -> None:
    given = {name: default for name, (default, _said) in example().items()}
    absent = tree.ROOT / "tests" / "no.env"
    assert config.load(given, absent) == config.load({}, absent)


@pytest.mark.parametrize("name", config.NAMES)
def test_every_setting_is_in_the_readme(name: str) -> None:
    assert f"`{name}`" in "\n".join(lines("README.md"))
