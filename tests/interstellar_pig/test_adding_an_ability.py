"""An ability is one small file and its words: the one that the README gives is added and played."""

from pathlib import Path
from typing import Final

from msgspec.structs import replace

from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import list_abilities
from games.interstellar_pig.rulebook import BASE, RULEBOOK
from games.interstellar_pig.rules.strength import count_pool
from games.interstellar_pig.rules.survival import find_needs
from games.interstellar_pig.state.state import Fight, Fighter, Player, State
from games.interstellar_pig.views.view import View
from porc_royal.assembly import assemble
from porc_royal.facts import Seat
from porc_royal.rulebook import Rulebook
from tests.games.toy_cards import load_file, read_file
from tests.interstellar_pig.scenario import Table, tetra, worlds

FILE: Final = read_file(Path("games/interstellar_pig/README.md"), "## Adding an ability")
TOY: Final = "cold-blood"


COLD_BLOOD: Final = load_file(FILE, "cold_blood")
BOOK: Final = assemble(BASE, [COLD_BLOOD])
"""The game with the ability, beside the game without it."""


def gifted(table: Table, *abilities: str) -> Player:
    """The first player, with these abilities."""
    player = table.player(0)
    assert player.character is not None
    player.character = replace(player.character, abilities=abilities)
    return player


def dice(table: Table, seat: int) -> int:
    fight = Fight("AB:4", Fighter(Seat(0)), Fighter(Seat(1)))
    sides = hooks.Side(table.state, fight, fight.attacker), hooks.Side(table.state, fight, fight.defender)
    return count_pool(sides[seat])


def flying(book: Rulebook[State, View] = BOOK) -> Table:
    return tetra("QUILL AB:4", "WISP C.s", book=book)


def test_it_is_on_the_face_of_the_die_that_it_names() -> None:
    assert list_abilities(RULEBOOK.assembly)[5] == "resistant"
    assert list_abilities(BOOK.assembly)[5] == TOY


def test_its_character_alone_feels_it() -> None:
    table, planet = flying(), replace(worlds()["A"], temperature="cold", terrain="plain")
    assert "cold" in find_needs(BOOK.assembly, gifted(table, "agility", "agility", "agility"), planet)
    assert "cold" not in find_needs(BOOK.assembly, gifted(table, TOY, "agility", "agility"), planet)


def test_each_copy_of_it_counts_and_no_other_side_has_it() -> None:
    """R-1."""
    table = flying()
    gifted(table, "agility", "agility", "agility")
    before = dice(table, 0), dice(table, 1)
    gifted(table, TOY, "agility", TOY)
    assert (dice(table, 0), dice(table, 1)) == (before[0] + 2, before[1])


def test_whoever_is_no_player_has_no_ability() -> None:
    """R-81."""
    table = flying()
    gifted(table, TOY, TOY, TOY)
    fight = Fight("AB:4", Fighter(Seat(0)), Fighter(None))
    assert hooks.pool.of(3, hooks.Side(table.state, fight, fight.defender)) == 3


def test_its_words_are_those_of_the_list() -> None:
    before, keys = RULEBOOK.assembly.keys, BOOK.assembly.keys
    assert set(keys.sayings) - set(before.sayings) == {f"interstellar_pig-effect-{TOY}"}
    assert keys.options == before.options


def test_the_game_without_it_stays_as_it_is() -> None:
    assert TOY not in list_abilities(RULEBOOK.assembly).values()
    table = flying(RULEBOOK)
    gifted(table, "agility", "agility", "agility")
    before = dice(table, 0)
    gifted(table, TOY, TOY, TOY)
    assert dice(table, 0) == before
