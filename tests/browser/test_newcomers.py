"""Cosmic Encounter with the later aliens alone, on the page to its end: one asks "What would you do?", and does it.

Pictures of boards and hands on the way lie in the folder of each test, for whoever looks at them (`--basetemp`).
"""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Final

import pytest

from bot.local import PEOPLE
from tests.browser.chromium import needs_chromium
from tests.browser.page import Program, Sight
from tests.browser.phone import Phone
from tests.browser.player import Player
from tests.processes.fork_server import ForkServer

CLARA: Final = PEOPLE[2]
ALL: Final = "aliens=all, tech_deck=true, moons=true"
FOUGHT: Final = f"{ALL}, reward_deck=both, special_ships=salvage, planetoids=true, kickers=old"
"""Of what can be chosen together everything but Cosmic Pig: double ships are for six at most."""
SHORT: Final = "win=3, planets=4"
"""Three foreign colonies win, of planets that are fewer: with eight a game is long enough."""

pytestmark = [pytest.mark.browser, pytest.mark.soak, needs_chromium]


@pytest.fixture
def program(fork_server: ForkServer, tmp_path: pathlib.Path) -> Iterator[Program]:
    """The bot, whose tables of Cosmic Encounter play with the later aliens alone."""
    program = Program(fork_server, tmp_path, newcomers=True)
    program.start()
    yield program
    program.end_in_peace()


@pytest.mark.parametrize(("others", "options"), [(3, ALL), (7, f"{FOUGHT}, {SHORT}")], ids=["four", "eight"])
def test_the_later_aliens_play_to_the_end_on_a_phone(
    phone: Phone, tmp_path: pathlib.Path, others: int, options: str
) -> None:
    """Eight without Cosmic Pig: nothing ends the game but that somebody wins."""
    player = Player(phone, CLARA, tmp_path)
    player.open(others, options)
    player.play()
    phone.fits()
    player.look()
    phone.enlarge()


def test_eight_of_the_later_aliens_play_with_every_expansion_to_the_end(
    sight: Sight, tmp_path: pathlib.Path
) -> None:
    """Cosmic Pig ends by its dice."""
    player = Player(sight, CLARA, tmp_path)
    player.open(7, f"{FOUGHT}, cosmic_pig=true")
    player.play()
    player.look()
