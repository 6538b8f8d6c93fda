"""A stranger's game: its wheel is installed beside the bot's, found, checked, and played in both languages."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.tree import ROOT
from tests.examples.environment import Environment, build_wheels, link_tests, make_environment

pytestmark = pytest.mark.slow

SOURCE: Final = ROOT / "examples" / "goofspiel"
PAGE: Final = ROOT / "docs" / "write-a-game.md"
BLOCK: Final = re.compile(r"<!-- (?P<file>\S+) -->\n```\w+\n(?P<text>.*?)```\n", re.DOTALL)
OTHERS: Final = ("cochons de l", "/cochons", "cosmic", "interstellar", r"[ée]lection")
"""What other games are called, and what they are about."""
COMMAND: Final = re.compile(r"```console\n\$ (?P<line>[^\n]+)\n```")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Made as the page says: the bot is there, and the game is installed beside it."""
    folder = tmp_path_factory.mktemp("fresh")
    source = shutil.copytree(SOURCE, folder / "source", ignore=shutil.ignore_patterns("*.egg-info", "build"))
    return make_environment(folder / "env", build_wheels(folder / "wheels", ROOT, source))


@pytest.fixture(scope="module")
def alone(environment: Environment) -> Iterator[Environment]:
    """The same without our games, as though the bot had none of its own."""
    games = environment.site / "games"
    [points] = environment.site.glob("porc_royal-*.dist-info/entry_points.txt")
    text, aside = points.read_text(encoding="utf-8"), environment.folder / "aside"
    points.write_text("[console_scripts]\nporc-royal = bot.__main__:main\n", encoding="utf-8")
    games.rename(aside)
    yield environment
    aside.rename(games)
    points.write_text(text, encoding="utf-8")


@pytest.fixture
def sown(environment: Environment) -> Iterator[Path]:
    """The game as it was installed, to be spoilt by a test."""
    place = environment.site / "goofspiel"
    kept = environment.folder / "kept"
    shutil.copytree(place, kept)
    yield place
    shutil.rmtree(place)
    kept.rename(place)


def test_every_excerpt_of_the_page_stands_in_the_file_that_it_names() -> None:
    blocks = list(BLOCK.finditer(PAGE.read_text(encoding="utf-8")))
    assert len(blocks) > 5
    for block in blocks:
        assert block["text"] in (SOURCE / block["file"]).read_text(encoding="utf-8"), block["file"]


def test_the_commands_of_the_page_find_the_game_and_find_nothing_wrong(environment: Environment) -> None:
    lines = [found["line"] for found in COMMAND.finditer(PAGE.read_text(encoding="utf-8"))]
    assert lines[0] == "pip install ./examples/goofspiel"  # as the environment was made
    said = {line: environment.run(*line.split()) for line in lines[1:]}
    assert [done.returncode for done in said.values()] == [0, 0], said
    games, check = (done.stdout for done in said.values())
    assert re.search(
        r"^goofspiel, rules version 1: porc-royal-goofspiel 1\.0\.0, goofspiel\.game:GAME in ",
        games,
        re.MULTILINE,
    )
    assert re.search(r"^cochons, .*: porc-royal ", games, re.MULTILINE)
    assert check == "goofspiel: all is well, in 20 random games from seed 0 on\n"


@pytest.mark.parametrize(
    ("file", "before", "after", "found"),
    [
        (
            "state.py",
            "() if seat is None else tuple(state.hands[seat])",
            "tuple(state.hands[seat or 0])",
            "nobody learns what is hidden: .*hand",
        ),
        (
            "rulebook.py",
            "{facts.CARD: hand[0]})\n    return Ask",
            '{facts.CARD: "0"})\n    return Ask',
            "every question has an answer for the absent",
        ),
        (
            "rulebook.py",
            "    state.prizes.append(state.pile.pop())",
            "    state.prizes.append(state.pile[0])",
            "every game ends",
        ),
        (
            "rulebook.py",
            "    if state.pile:\n        return",
            "    if True:\n        return",
            r"IndexError.*\[--games 1 --seed 0: after \d+ replies\]",
        ),
        (
            "rulebook.py",
            "max(laid.values(), key=int)",
            "min(laid.values(), key=int)",
            r"finished games are told as they were: goofspiel-won-prize was told, and now .*, for `\d: bid card=",
        ),
        (
            "state.py",
            "import msgspec\n",
            "import random\nimport msgspec\n",
            r"no clock.*import random.*state\.py:5",
        ),
        ("messages/fr.ftl", "goofspiel-tied", "goofspiel-egalite", "goofspiel-tied is missing in French"),
        (
            "messages/fr.ftl",
            ".name = miser",
            ".nom = miser",
            r"there is no command-goofspiel-bid\.name \(fr\)",
        ),
    ],
    ids=[
        "a view",
        "a default",
        "an end",
        "a rule that raises",
        "another rule",
        "luck",
        "a sentence",
        "a command",
    ],
)
@pytest.mark.samples("a view", "luck", "a command")
def test_what_is_wrong_with_a_game_is_named(
    environment: Environment, sown: Path, file: str, before: str, after: str, found: str
) -> None:
    path = sown / file
    text = path.read_text(encoding="utf-8")
    assert text.count(before) >= 1
    path.write_text(text.replace(before, after), encoding="utf-8")
    done = environment.run("porc-royal", "check", "goofspiel", "--games", "3")
    assert done.returncode == 1, done
    assert re.search(found, done.stdout), done.stdout


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("test_played.py", 4),
        pytest.param("test_two_runs.py", 8, marks=pytest.mark.thorough),
        pytest.param("test_killed.py", 1, marks=pytest.mark.thorough),
    ],
)
def test_it_is_played_to_its_result_in_both_languages_betrays_nothing_and_its_bot_is_killed(
    environment: Environment, file: str, tests: int
) -> None:
    checkout = link_tests(environment)
    options = ["-q", "-p", "no:cacheprovider", "-o", "addopts=", "-n", "0", "--rootdir", str(checkout)]
    settings = str(ROOT / "pyproject.toml")
    inside = str(checkout / "tests" / "examples" / "goofspiel" / file)
    done = environment.run(
        *("python", "-m", "pytest", *options, "-c", settings, inside), PYTHONPATH=str(checkout)
    )
    assert re.search(rf"^{tests} passed", done.stdout, re.MULTILINE), (
        done.stdout[-3000:] + done.stderr[-1000:]
    )


def test_where_it_is_the_only_game_no_other_is_named_and_it_is_played(alone: Environment) -> None:
    found = alone.run("porc-royal", "games")
    assert [line.partition(",")[0] for line in found.stdout.splitlines()] == ["goofspiel"]
    done = alone.run(
        *("python", "-m", "tests.examples.alone", str(alone.folder / "data")),
        PYTHONPATH=str(link_tests(alone)),
    )
    assert done.returncode == 0, done.stderr[-3000:]
    said = json.loads(done.stdout)
    assert (said["answers"], said["status"]) == (14, "ended")
    assert [one["value"] for one in said["offered"]] == ["goofspiel"]
    assert "1 goofspiel" in said["commands"]
    named = [name for name in OTHERS if re.search(name, done.stdout, re.IGNORECASE)]
    assert named == []
