"""What docs/architecture.md says is so: rooms, what they must never know, a press's way, the tests that it names."""

import ast
import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.architecture import tree

STEPS: Final = 10
PLACE: Final = re.compile(r"`(\w[\w/]*\.py)`(?:\s+\(`(\w+)`\))?")
FLOORS, GAME, BOT, PRESS = "The floors", "The rooms of a game", "The rooms of the bot", "How a press travels"
ROOM: Final = re.compile(r"`(\w+)/`")
MODULE: Final = re.compile(r"`([a-z_.0-9]+)`")


def read_page() -> str:
    """The page."""
    return (tree.ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def read_section(name: str) -> str:
    """What stands below one heading."""
    return re.split(r"^## ", read_page().partition(f"## {name}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def read_rooms(section: str) -> dict[str, str]:
    """The rooms that a table tells of, and what each of them must never know."""
    rows = [
        line.strip("| ").split(" | ") for line in read_section(section).splitlines() if line.startswith("| `")
    ]
    return {room: cells[-1] for cells in rows for room in ROOM.findall(cells[0])}


def list_folders(path: Path) -> set[str]:
    """The names of the folders below a folder that hold files of the repository."""
    depth = len(path.relative_to(tree.ROOT).parts)
    inside = [file.relative_to(tree.ROOT).parts for file in tree.kept_files() if file.is_relative_to(path)]
    return {parts[depth] for parts in inside if len(parts) > depth + 1}


@cache
def list_imports(file: Path) -> Sequence[str]:
    """The modules that a file imports."""
    found: list[str] = []
    for node in ast.walk(tree.parse(file)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return found


def test_every_floor_is_told() -> None:
    assert set(read_rooms(FLOORS)) == set(tree.PACKAGES)


def test_every_room_of_a_game_is_told_and_there() -> None:
    there = {room for game in tree.games() for room in list_folders(tree.ROOT / "games" / game)}
    assert set(read_rooms(GAME)) == there


def test_every_room_of_the_bot_is_told_and_there() -> None:
    assert set(read_rooms(BOT)) == list_folders(tree.ROOT / "bot")


def test_rooms_of_the_bot_are_told_from_above_downwards() -> None:
    settings = tomllib.loads((tree.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [contract] = [
        one for one in settings["tool"]["importlinter"]["contracts"] if one["id"] == "rooms-of-the-bot"
    ]
    below = [room for layer in contract["layers"] for room in re.findall(r"\w+", layer)]
    told = [room for room in read_rooms(BOT) if room in below]
    assert told == [room for room in below if room in told]


@pytest.mark.parametrize(
    ("floor", "room", "forbidden"),
    [
        (floor, room, module)
        for floor, section in (("", FLOORS), ("bot", BOT))
        for room, never in read_rooms(section).items()
        for module in MODULE.findall(never)
    ],
)
def test_no_room_imports_what_it_must_never_know(floor: str, room: str, forbidden: str) -> None:
    files = list((tree.ROOT / floor / room).rglob("*.py"))
    assert files
    assert [
        f"{tree.name(file)} imports {module}"
        for file in files
        for module in list_imports(file)
        if f"{module}.".startswith(f"{forbidden}.")
    ] == []


def test_every_test_that_is_named_is_there() -> None:
    named = re.findall(r"`(tests/[\w/]+(?:\.py)?)`", read_page())
    assert named
    assert [path for path in named if not (tree.ROOT / path).exists()] == []


def test_every_step_of_a_press_names_a_file_and_a_function_that_are_there() -> None:
    steps = re.split(r"\n\d+\. ", read_section(PRESS))[1:]
    assert len(steps) == STEPS
    for step in steps:
        places = PLACE.findall(step)
        assert any(function for _, function in places), step
        for file, function in places:
            code = (tree.ROOT / file).read_text(encoding="utf-8")
            assert not function or re.search(rf"def {function}\(", code), f"{file} has no {function}"
