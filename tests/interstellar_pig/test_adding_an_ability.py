"""An ability is one small file and its words: the one that the README gives is added and played."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import ABILITIES
from games.interstellar_pig.rules.strength import pool
from games.interstellar_pig.rules.survival import needs
from games.interstellar_pig.state.state import Fight, Fighter, Player
from porc_royal.facts import Seat
from tests.games.toy_cards import add_file, read_file, taken_out_again
from tests.interstellar_pig.scenario import Table, tetra, worlds

FILE: Final = read_file(Path("games/interstellar_pig/README.md"), "## Adding an ability")
TOY: Final = "cold-blood"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    with taken_out_again(facts.KEYS, hooks, ABILITIES):  # type: ignore[arg-type]
        yield


def add_the_file() -> None:
    add_file(FILE, "cold_blood")


def gifted(table: Table, *abilities: str) -> Player:
    """The first player, with these abilities."""
    player = table.player(0)
    assert player.character is not None
    player.character = replace(player.character, abilities=abilities)
    return player


def dice(table: Table, seat: int) -> int:
    fight = Fight("AB:4", Fighter(Seat(0)), Fighter(Seat(1)))
    sides = hooks.Side(table.state, fight, fight.attacker), hooks.Side(table.state, fight, fight.defender)
    return pool(sides[seat])


def flying() -> Table:
    return tetra("QUILL AB:4", "WISP C.s")


def test_it_is_on_the_face_of_the_die_that_it_names() -> None:
    assert ABILITIES[5] != TOY
    add_the_file()
    assert ABILITIES[5] == TOY


def test_its_character_alone_feels_it() -> None:
    add_the_file()
    table, planet = flying(), replace(worlds()["A"], temperature="cold", terrain="plain")
    assert "cold" in needs(gifted(table, "agility", "agility", "agility"), planet)
    assert "cold" not in needs(gifted(table, TOY, "agility", "agility"), planet)


def test_each_copy_of_it_counts_and_no_other_side_has_it() -> None:
    """R-1."""
    add_the_file()
    table = flying()
    gifted(table, "agility", "agility", "agility")
    before = dice(table, 0), dice(table, 1)
    gifted(table, TOY, "agility", TOY)
    assert (dice(table, 0), dice(table, 1)) == (before[0] + 2, before[1])


def test_whoever_is_no_player_has_no_ability() -> None:
    """R-81."""
    add_the_file()
    table = flying()
    gifted(table, TOY, TOY, TOY)
    fight = Fight("AB:4", Fighter(Seat(0)), Fighter(None))
    assert hooks.pool.of(3, hooks.Side(table.state, fight, fight.defender)) == 3


def test_its_words_are_those_of_the_list() -> None:
    before, asked = set(facts.KEYS.sayings), dict(facts.KEYS.options)
    add_the_file()
    assert set(facts.KEYS.sayings) - before == {f"interstellar_pig-effect-{TOY}"}
    assert facts.KEYS.options == asked


def test_nothing_of_it_is_left_when_it_is_taken_out() -> None:
    assert TOY not in ABILITIES.values()
    table = flying()
    gifted(table, "agility", "agility", "agility")
    before = dice(table, 0)
    gifted(table, TOY, TOY, TOY)
    assert dice(table, 0) == before
