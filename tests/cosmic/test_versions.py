"""A table goes on by the aliens of which its own were dealt, whatever has come since."""

import json

import msgspec
import pytest

from games.cosmic.extension.declarations import list_pool
from games.cosmic.extension.pool import list_dealt
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.unused import list_unused
from games.cosmic.state.catalogue import list_kinds
from games.cosmic.state.state import State
from games.cosmic.upgrades import FIFTH, UPGRADES
from porc_royal.rulebook import Settings
from storage.upgrades import upgrade

ALL: Settings = {"aliens": "all"}
FOURTH = 72


def restore(written: int, settings: Settings) -> State:
    """A table as that version of the rules wrote it, read today."""
    state = json.loads(msgspec.json.encode(RULEBOOK.setup(4, settings)))
    if written < 5:
        del state["options"]["unknown"]
    if written < 8:
        del state["options"]["spared"]
    plain = upgrade("cosmic", UPGRADES, written, RULEBOOK.version, msgspec.json.encode(state))
    return msgspec.json.decode(plain, type=RULEBOOK.state)


def test_a_table_of_version_four_keeps_its_pool_its_windows_and_whoever_may_be_drawn_later() -> None:
    """CE-4, CE-26."""
    state = restore(4, ALL)
    pool = list_pool(state.assembly, state.options)
    assert len(pool) == FOURTH
    assert not {*FIFTH} & {*pool, *list_unused(state)}
    kinds = list_kinds(state.assembly, state.options, 4)
    assert not {f"flare_{alien}" for alien in FIFTH} & {*kinds}


def test_a_table_of_today_plays_with_all() -> None:
    pool = list_pool(restore(5, ALL).assembly, restore(5, ALL).options)
    assert len(pool) > FOURTH


@pytest.mark.parametrize("written", [2, 3, 4])
def test_those_of_old_are_dealt_at_tables_of_every_version(written: int) -> None:
    state = restore(written, {})
    assert list_pool(state.assembly, state.options) == list_pool(
        restore(5, {}).assembly, restore(5, {}).options
    )


@pytest.mark.parametrize(("alert", "more"), [("green", {"whirligig"}), ("to-yellow", set()), ("all", set())])
def test_a_table_of_green_aliens_goes_on_without_the_one_that_was_yellow(alert: str, more: set[str]) -> None:
    """CE-4: at all other tables it was dealt, and still is."""
    settings: Settings = {"aliens": "all", "alert": alert}
    before, now = (
        {*list_pool(state.assembly, state.options)} for state in (restore(7, settings), restore(8, settings))
    )
    assert now - before == more
    assert before <= now


def test_where_few_flares_are_left_over_a_table_goes_on_with_the_host_that_it_was_dealt_with() -> None:
    """The catalogue's table of options: it is barred at tables that begin now."""
    settings: Settings = {"aliens": "dominion", "alert": "to-yellow"}
    before, now = (
        {*list_dealt(state.assembly, state.options, 8)}
        for state in (restore(7, settings), restore(8, settings))
    )
    assert before - now == {"host"}
