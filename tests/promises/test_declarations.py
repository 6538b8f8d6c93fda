"""Every game of ours declares what the promises must know of it."""

from typing import Any, Final

import pytest

from porc_royal.secrets import Hidden
from porc_royal.testing.deals import read_hidden
from tests.games.ours import OURS
from tests.promises.cases import ALL_CASES, CASES
from tests.promises.dealt import begin_game, play_on
from tests.promises.declared import DECLARED
from tests.promises.invariants import INVARIANTS
from tests.promises.secrets import SECRETS

STEPS: Final = 100
"""Moments of a game that are looked at."""


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_tried(game: str) -> None:
    assert game in [case.game for case in ALL_CASES.values()]


@pytest.mark.parametrize("name", CASES)
def test_a_game_says_what_it_hides(name: str) -> None:
    assert name in SECRETS


@pytest.mark.parametrize("name", CASES)
def test_a_game_says_what_is_conserved(name: str) -> None:
    assert name in INVARIANTS


def list_things(hidden: Hidden[Any], state: object) -> set[str]:
    """What lies there in lists, where nothing but things does: nothing else is changed when they are dealt anew."""
    if not hidden.named or hidden.change is not Hidden("", hidden.places).change:
        return set()
    lists = [one for one in read_hidden(hidden, state, None) if isinstance(one, list)]
    return {one for things in lists for one in things if isinstance(one, str)}


@pytest.mark.parametrize("name", [name for name in CASES if SECRETS[name].universe()])
def test_every_thing_that_lies_hidden_is_among_those_that_are_dealt_anew(name: str) -> None:
    """One whose name were missing would stay where it is in every re-deal, and what shows it would not be noticed."""
    declared = DECLARED[ALL_CASES[name].game]
    names, met = set(declared.things.names()), set[str]()
    for play in play_on(name, begin_game(name, 0, STEPS)):
        for hidden in declared.hidden:
            things = list_things(hidden, play.state)
            assert things <= names, hidden.name
            met |= things
    assert met
