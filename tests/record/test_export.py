"""The files of a game hold all of what their reader may know, and nothing of anything else."""

import base64
import json
import re
import zlib
from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace as restate

from bot.games import GAMES
from bot.record.data import Unusable, read_data, write_data
from bot.record.export import LIMIT, Order, write_files
from bot.record.eyes import ALL, PUBLIC, Eyes, list_eyes
from bot.record.files import read_file
from bot.record.html import write_html
from bot.record.pages import PageWriter
from bot.record.record import Record
from bot.wording.voice import Voices
from porc_royal.facts import Fact, Seat
from storage.ports import Status
from tests.golden.kept import FOLDER, KINDS
from tests.record.recorded import find_longest, record_golden
from tests.words import WORDS

LARGEST: Final = 8 * 1024 * 1024
VOICES: Final = Voices(WORDS)


def unpack(page: bytes) -> dict[str, Any]:
    """What lies in the page."""
    packed = re.search(rb'id="data">([^<]+)<', page)
    assert packed is not None
    found: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(packed[1])))
    return found


def list_texts(game: dict[str, Any], eyes: int) -> list[list[str]]:
    """What was told on each page."""
    parts = game["parts"]
    return [[parts[one][0] for one in page.get("told", [])] for page in game["eyes"][eyes]["pages"]]


def list_all_eyes(record: Record) -> tuple[Eyes, ...]:
    return list_eyes(record.table, [Seat(row.seat) for row in record.seats], Seat(0))


@pytest.mark.parametrize("kind", ["interstellar_pig"])
def test_every_fact_of_an_open_game_that_is_over_stands_in_the_page_and_the_data_is_the_whole_game(
    kind: str,
) -> None:
    record = record_golden(kind)
    made = write_files(Order(record, list_all_eyes(record), "en"))
    game = unpack(made.page)
    assert [one["name"] for one in game["eyes"]][:3] == ["Amélie", "all", "the public"]
    told = [text for page in list_texts(game, 1) for text in page]
    facts = [fact for entry in record.entries for fact in msgspec.json.decode(entry.facts, type=list[Fact])]
    voiced = [
        one.text
        for page in PageWriter(record, GAMES[kind], VOICES, "en", ALL).write_all()
        for one in page.told
    ]
    assert told == voiced
    assert len(told) >= len(facts) > 0
    assert read_data(made.data).entries == record.entries


@pytest.mark.parametrize(("status", "closed"), [("playing", False), ("ended", True)])
def test_the_files_of_one_seat_are_the_same_whatever_others_hold(status: Status, closed: bool) -> None:
    """What only others were told is told otherwise: neither file has a bit of it."""
    record = record_golden("cochons", status=status, closed=closed, upto=60)
    book, seat = GAMES["cochons"], Eyes(1)
    (own, *_) = list_eyes(record.table, [Seat(row.seat) for row in record.seats], Seat(1))
    assert own == seat
    data = write_data(record, book, seat)
    assert b'"whole":false' in data
    for name in ("secret", "state", "draw", "place"):
        assert f'"{name}"'.encode() not in data
    for line in data.splitlines()[1:]:
        for fact in json.loads(line).get("facts", []):
            assert fact["to"] is None if "to" not in fact else fact["to"] is None or seat in fact["to"]
    other = restate(record, table=replace(record.table, secret=b"t" * 32, seed=b"u" * 32))
    assert write_data(other, book, seat) == data
    assert write_html(other, book, VOICES, "fr", (seat,)) == write_html(record, book, VOICES, "fr", (seat,))
    with pytest.raises(Unusable):
        read_data(data)


def test_the_page_has_the_eyes_alone_through_which_its_reader_may_look() -> None:
    book = GAMES["interstellar_pig"]
    cases: list[tuple[Status, bool, list[int]]] = [("playing", False, [0]), ("ended", True, [0, PUBLIC])]
    for status, closed, wanted in cases:
        record = record_golden("interstellar_pig", status=status, closed=closed, upto=40)
        eyes = list_all_eyes(record)
        assert list(eyes) == wanted
        game = unpack(write_html(record, book, VOICES, "en", eyes))
        assert len(game["eyes"]) == len(wanted)


def test_a_game_as_data_with_a_line_missing_or_of_another_version_is_refused() -> None:
    record = record_golden("interstellar_pig")
    data = write_data(record, GAMES["interstellar_pig"], ALL)
    first, second, *rest = data.splitlines(keepends=True)
    for wrong in (
        b"".join([first, *rest]),
        data.replace(b'"version":1', b'"version":2', 1),
        second,
        b"{}",
        b"x",
    ):
        with pytest.raises(Unusable):
            read_data(wrong)


def test_golden_games_are_read_as_records() -> None:
    path = FOLDER / "cochons-complete" / "seed-0.txt"
    assert read_file(path).table.game == "cochons"
    with pytest.raises(Unusable):
        read_file(path, "chess")


WRITTEN = ("interstellar_pig",)
"""Of these the longest golden game is written in the thorough run, of the others by `make soak`: minutes each."""


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.timeout(LIMIT)
@pytest.mark.parametrize(
    "kind", [one if one in WRITTEN else pytest.param(one, marks=pytest.mark.soak) for one in KINDS]
)
def test_the_page_of_the_longest_golden_game_is_small_enough_for_discord(kind: str) -> None:
    record = record_golden(kind, find_longest(kind))
    made = write_files(Order(record, list_all_eyes(record), "fr"))
    assert len(made.page) <= LARGEST
    assert len(made.page) + len(made.data) <= 10 * 1024 * 1024
    assert (
        re.findall(
            rb"https?:|fetch\(|XMLHttpRequest|import\(|src=|@import",
            made.page.replace(b"http://www.w3.org/2000/svg", b""),
        )
        == []
    )
