"""Plain data comes back as it was, old data as today's, and anything else is refused."""

import enum
from dataclasses import dataclass, field
from typing import Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from porc_royal.upgrades import Upgrade
from storage.codec import Plain, decode, decode_plain, encode
from storage.ports import Unreadable
from storage.upgrades import NoUpgrade, upgrade


class Ring(enum.Enum):
    RIM = "rim"
    CORE = "core"


@dataclass(frozen=True)
class Tile:
    name: str
    ring: Ring
    troops: dict[int, int] = field(default_factory=dict)


class Flight(msgspec.Struct, tag="flight", frozen=True):
    to: Tile


class Stand(msgspec.Struct, tag="stand", frozen=True):
    rounds: int = 1


class State(msgspec.Struct, frozen=True):
    tiles: tuple[Tile, ...]
    hidden: tuple[str, ...]
    doing: Flight | Stand


TILES = st.builds(
    Tile, st.text(), st.sampled_from(Ring), st.dictionaries(st.integers(0, 9), st.integers(0, 99))
)
STATES = st.builds(
    State,
    st.lists(TILES).map(tuple),
    st.lists(st.text()).map(tuple),
    st.builds(Flight, TILES) | st.builds(Stand, st.integers(-(2**53), 2**53)),
)


@given(STATES)
def test_what_is_written_is_read_back(state: State) -> None:
    assert decode(encode(state), State) == state
    assert encode(decode_plain(encode(state))) == encode(state)


@given(st.dictionaries(st.text(), st.integers(0, 9)))
def test_a_dictionary_keeps_its_order(data: dict[str, int]) -> None:
    assert list(decode_plain(encode(data)).items()) == list(data.items())


def test_a_new_field_with_a_default_and_an_unknown_field_do_not_hinder_reading() -> None:
    assert decode(b'{"name":"T1","ring":"rim","once":[1]}', Tile) == Tile("T1", Ring.RIM)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'{"name":1,"ring":"rim"}',
        b'{"name":"T1"}',
        b'{"name":"T1","ring":"moon"}',
        b'{"name":"T1","ring":"rim","troops":{"1":"2"}}',
        b"\xff",
    ],
)
def test_what_does_not_fit_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        decode(data, Tile)


def test_only_an_object_is_plain_data() -> None:
    with pytest.raises(Unreadable):
        decode_plain(b"[1]")


def name_the_ring(state: Plain) -> Plain:
    return {**state, "ring": "rim"}


def count_from_one(state: Plain) -> Plain:
    return {**state, "name": f"T{state['name']}"}


STEPS: Final = (Upgrade(1, name_the_ring), Upgrade(2, count_from_one))


def test_an_old_position_goes_through_every_step_to_today() -> None:
    assert decode(upgrade("cochons", STEPS, 1, 3, b'{"name":"4"}'), Tile) == Tile("T4", Ring.RIM)
    assert decode_plain(upgrade("cochons", STEPS, 2, 3, b'{"name":"4"}')) == {"name": "T4"}


def test_a_position_of_today_is_not_touched() -> None:
    assert upgrade("cochons", STEPS, 3, 3, b' {"as": "it stands"}') == b' {"as": "it stands"}'


@pytest.mark.parametrize(("written", "current"), [(1, 4), (0, 2), (3, 2)])
def test_a_position_no_step_leads_from_is_refused(written: int, current: int) -> None:
    with pytest.raises(NoUpgrade):
        upgrade("cochons", STEPS, written, current, b"{}")
