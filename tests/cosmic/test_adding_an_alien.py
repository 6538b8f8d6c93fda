"""An alien is one small file and its words: the one that its README gives is added and played; no rule names one."""

import ast
import random
import re
from pathlib import Path
from typing import Final

import pytest

from games.cosmic import aliens, facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import ALIENS, DEALT
from games.cosmic.rulebook import BASE, EXPANSIONS, RULEBOOK
from games.cosmic.state.catalogue import KINDS
from games.cosmic.state.state import Policy
from porc_royal.assembly import assemble
from porc_royal.play import Play
from tests.cosmic.scenario import meet
from tests.games import playing
from tests.games.toy_cards import load_file, read_file

GAME: Final = Path(aliens.__file__).parents[1]
FILE: Final = read_file(GAME / "aliens" / "README.md", "# Writing an alien")
FOLDERS: Final = ("messages", "__pycache__", "aliens")
OF_COSMIC_PIG: Final = {"homo_sapiens.py", "pig_kept.py"}
"""The alien of that expansion, and whom it keeps out of the pool (CP-7, CP-8, CP-26)."""
OF_VERSIONS: Final = {"upgrades.py"}
"""Which aliens were not there yet when a table began."""


WITH_BADGER: Final = assemble(BASE, [*EXPANSIONS, load_file(FILE, "badger")])
"""The game with the toy alien; what the program plays stands beside it."""


def test_a_file_is_an_alien_whose_power_changes_a_figure_where_it_applies() -> None:
    cards = ("attack_08", "attack_08")
    assert meet("", "badger", cards=cards, book=WITH_BADGER).finish().totals == {0: 11, 1: 15}
    assert meet("badger", "", cards=cards, book=WITH_BADGER).finish().totals == {0: 11, 1: 12}


def test_its_super_flare_is_in_the_game_and_in_effect_once_it_is_played() -> None:
    table = meet(
        "",
        "badger",
        cards=("attack_08", "attack_08"),
        book=WITH_BADGER,
        hands={1: "flare_badger"},
        policies={1: Policy(ready=("flare_badger",))},
    )
    assert table.finish().totals == {0: 11, 1: 18}


def test_its_owner_is_asked_for_what_it_may_do_and_it_may_be_zapped() -> None:
    for zapped in (False, True):
        table = meet(
            "",
            "badger",
            cards=("attack_08", "attack_08"),
            book=WITH_BADGER,
            hands={0: "cosmic_zap"} if zapped else {},
            policies={0: Policy(powers=("badger",))},
        )
        table.until("power")
        before = len(table.hand(1))
        table.tell("1: use")
        assert len(table.hand(1)) - before == (0 if zapped else 1)
        assert table.finish().totals == {0: 11, 1: 12 if zapped else 15}


def test_its_wild_flare_asks_a_small_question() -> None:
    table = meet(
        "",
        "",
        "badger",
        cards=("attack_08", "attack_08"),
        book=WITH_BADGER,
        hands={0: "flare_badger", 2: "attack_04"},
        policies={0: Policy(ready=("flare_badger",))},
    )
    table.until("choose-seat")
    assert table.play.asks[table.play.awaited[0]].args["what"].name == "badger-whom"  # type: ignore[union-attr]


def test_games_with_it_among_all_others_end() -> None:
    luck = random.Random(5)
    play = Play.new(WITH_BADGER, 3, {"win": 3, "pace": "orders"})
    for _ in playing.steps(play, luck, rare=("orders",)):
        pass
    assert play.result is not None


def test_its_words_are_those_of_the_list() -> None:
    keys, plain = WITH_BADGER.assembly.keys, RULEBOOK.assembly.keys
    assert set(keys.things["choice"]) - set(plain.things["choice"]) == {"badger-whom"}
    kinds = [set(book.assembly.table(KINDS)) for book in (WITH_BADGER, RULEBOOK)]
    assert kinds[0] - kinds[1] == {"flare_badger"}
    assert (keys.sayings, keys.options) == (plain.sayings, plain.options)


def test_the_rulebook_without_it_knows_nothing_of_it() -> None:
    knows = [
        "badger" in book.assembly.table(ALIENS)
        and "badger" in book.assembly[DEALT]
        and "badger" in [one.power for one in book.assembly[hooks.before_cards]]
        and "badger" in [one.power for one in book.assembly[hooks.total]]
        for book in (WITH_BADGER, RULEBOOK)
    ]
    assert knows == [True, False]
    assert all("badger" not in RULEBOOK.assembly[place] for place in (DEALT, facts.HELPING))


# ------------------------------------------------------------------------------------------------ the files


def test_a_file_declares_one_alien_and_has_its_power_and_both_flares() -> None:
    files = {path.stem: path for path in (GAME / "aliens").glob("*.py") if path.stem != "__init__"}
    assert sorted(files) == sorted(RULEBOOK.assembly[DEALT])
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
    found = {
        path.name: find_names(path.read_text("utf-8"), frozenset(RULEBOOK.assembly.table(ALIENS)))
        for path in paths
    }
    assert {name for name, named in found.items() if named} == OF_COSMIC_PIG | OF_VERSIONS


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
    assert find_names(source, frozenset(RULEBOOK.assembly.table(ALIENS)))


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
    assert not find_names(source, frozenset(RULEBOOK.assembly.table(ALIENS)))
