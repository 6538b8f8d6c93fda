"""An alien is one small file and its words: the one that its README gives is added and played; no rule names one."""

import ast
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from games.cosmic import aliens, facts
from games.cosmic.extension import catalogue, hooks, in_play, windows, zaps
from games.cosmic.extension import declarations as declaring
from games.cosmic.extension.catalogue import KINDS
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Policy
from porc_royal.play import Play
from tests.cosmic.scenario import meet
from tests.games import playing
from tests.games.toy_cards import add_file, read_file, taken_out_again

GAME: Final = Path(aliens.__file__).parents[1]
FILE: Final = read_file(GAME / "aliens" / "README.md", "# Writing an alien")
FOLDERS: Final = ("messages", "__pycache__", "aliens")
OF_COSMIC_PIG: Final = {"homo_sapiens.py", "pig_kept.py"}
"""The alien of that expansion, and whom it keeps out of the pool (CP-7, CP-8, CP-26)."""


@contextmanager
def badger() -> Iterator[None]:
    """The toy alien, for as long as it is played."""
    sets = (in_play.WITHOUT_HOMES, in_play.OWNERS_ASK, in_play.BY_ORDER, in_play.CLAUSES)
    lists = (facts.CHOICES, facts.HELPING, declaring.DEALT)
    listed, known = [list(one) for one in lists], [frozenset(one) for one in sets]
    with taken_out_again(facts.KEYS, hooks, ALIENS, KINDS, zaps.CANCELLING):
        add_file(FILE, "badger")
        yield
    for entries, were in zip(lists, listed, strict=True):
        entries[:] = were
    for cached in (windows._list_kinds, catalogue.list_all, catalogue.list_types, catalogue.has_kickers):
        cached.cache_clear()
    for names, before in zip(sets, known, strict=True):
        names.intersection_update(before)


@pytest.fixture
def _badger() -> Iterator[None]:
    with badger():
        yield


@pytest.mark.usefixtures("_badger")
def test_a_file_is_an_alien_whose_power_changes_a_figure_where_it_applies() -> None:
    cards = ("attack_08", "attack_08")
    assert meet("", "badger", cards=cards).finish().totals == {0: 11, 1: 15}
    assert meet("badger", "", cards=cards).finish().totals == {0: 11, 1: 12}


@pytest.mark.usefixtures("_badger")
def test_its_super_flare_is_in_the_game_and_in_effect_once_it_is_played() -> None:
    table = meet(
        "",
        "badger",
        cards=("attack_08", "attack_08"),
        hands={1: "flare_badger"},
        policies={1: Policy(ready=("flare_badger",))},
    )
    assert table.finish().totals == {0: 11, 1: 18}


@pytest.mark.usefixtures("_badger")
def test_its_owner_is_asked_for_what_it_may_do_and_it_may_be_zapped() -> None:
    for zapped in (False, True):
        table = meet(
            "",
            "badger",
            cards=("attack_08", "attack_08"),
            hands={0: "cosmic_zap"} if zapped else {},
            policies={0: Policy(powers=("badger",))},
        )
        table.until("power")
        before = len(table.hand(1))
        table.tell("1: use")
        assert len(table.hand(1)) - before == (0 if zapped else 1)
        assert table.finish().totals == {0: 11, 1: 12 if zapped else 15}


@pytest.mark.usefixtures("_badger")
def test_its_wild_flare_asks_a_small_question() -> None:
    table = meet(
        "",
        "",
        "badger",
        cards=("attack_08", "attack_08"),
        hands={0: "flare_badger", 2: "attack_04"},
        policies={0: Policy(ready=("flare_badger",))},
    )
    table.until("choose-seat")
    assert table.play.asks[table.play.awaited[0]].args["what"].name == "badger-whom"  # type: ignore[union-attr]


@pytest.mark.usefixtures("_badger")
def test_games_with_it_among_all_others_end() -> None:
    luck = random.Random(5)
    play = Play.new(RULEBOOK, 3, {"win": 3, "pace": "orders"})
    for _ in playing.steps(play, luck, rare=("orders",)):
        pass
    assert play.result is not None


def test_its_words_are_those_of_the_list() -> None:
    before, asked, known = set(facts.KEYS.sayings), dict(facts.KEYS.options), set(KINDS)
    with badger():
        assert facts.CHOICES[-1] == "badger-whom"
        assert set(KINDS) - known == {"flare_badger"}
        assert (set(facts.KEYS.sayings), facts.KEYS.options) == (before, asked)


def test_nothing_of_it_is_left_when_it_is_taken_out() -> None:
    with badger():
        assert "badger" in ALIENS
    assert "badger" not in ALIENS
    assert "flare_badger" not in KINDS
    assert "badger" not in declaring.DEALT
    assert "badger-whom" not in facts.CHOICES
    assert "badger" not in [one.power for one in hooks.before_cards.uses]
    assert "badger" not in [one.power for one in hooks.total.changes]


# ------------------------------------------------------------------------------------------------ the files


def test_a_file_declares_one_alien_and_has_its_power_and_both_flares() -> None:
    files = {path.stem: path for path in (GAME / "aliens").glob("*.py") if path.stem != "__init__"}
    assert sorted(files) == sorted(declaring.DEALT)
    for name, path in files.items():
        text = path.read_text("utf-8")
        assert re.findall(r'\bAlien\(\s*"(\w+)"', text) == [name]
        constant = name.upper()
        for part in (rf"{constant}\.\w+\(", rf"{constant}\.wild\.", rf"{constant}\.super\."):
            assert re.search(part, text), f"{name} has no {part}"


def find_names(source: str, names: frozenset[str]) -> set[str]:
    """The aliens that code names: as a word of a text ("human:zap"), or out of the package `aliens`."""
    module = ast.parse(source)
    documents = [node.value for node in ast.walk(module) if isinstance(node, ast.Expr)]
    said: list[str] = []
    for node in ast.walk(module):
        match node:
            case ast.Constant(value=str(text)) if node not in documents:
                said += re.split(r"[:.]", text)
            case ast.Attribute(value=ast.Name(id="aliens"), attr=text):
                said.append(text)
            case ast.ImportFrom(module=str(place), names=imported) if "aliens" in place:
                said += [*place.split("."), *(one.name for one in imported)]
            case ast.Import(names=imported):
                said += [part for one in imported if "aliens" in one.name for part in one.name.split(".")]
            case _:
                continue
    return {one.replace("-", "_").casefold() for one in said} & names


def test_nothing_but_its_own_file_names_an_alien() -> None:
    """Neither the rules nor anything else of the game: views, pictures and practice players know none."""
    paths = [path for path in GAME.rglob("*.py") if not set(path.relative_to(GAME).parts) & set(FOLDERS)]
    assert len(paths) > 80
    found = {path.name: find_names(path.read_text("utf-8"), frozenset(ALIENS)) for path in paths}
    assert {name for name, named in found.items() if named} == OF_COSMIC_PIG


@pytest.mark.parametrize(
    "source",
    [
        'x = "human"',
        'x = "tick-tock"',
        'x = {"human.super": 1}',
        'x = "human:adds_four"',
        "from games.cosmic.aliens import human",
        "from games.cosmic.aliens.human import HUMAN",
        "import games.cosmic.aliens.human",
        "x = aliens.human.HUMAN",
    ],
)
def test_an_alien_that_is_named_is_found(source: str) -> None:
    assert find_names(source, frozenset(ALIENS))


@pytest.mark.parametrize(
    "source",
    [
        '"""As human does."""',
        "def f():\n    'human'",
        'x = "a human being"',
        "from games.cosmic.state.options import chosen",
        "aura = 1",
    ],
)
def test_what_is_written_about_aliens_names_none(source: str) -> None:
    assert not find_names(source, frozenset(ALIENS))
