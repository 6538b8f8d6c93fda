"""What is found of a game's chance by playing it again, in the process that makes pages."""

from dataclasses import replace

import pytest
from msgspec import msgpack
from msgspec.structs import replace as restate

from bot.games import GAMES
from bot.record import worker
from bot.record.cache import pack_record
from bot.record.chance import Chance, find_chance, is_chance_told
from bot.record.record import Record
from bot.tables.proofs import list_draws
from storage.ports import CHANCE
from tests.record.recorded import record_golden


@pytest.fixture
def older() -> Record:
    """A game of before draws were noted."""
    record = record_golden("cochons")
    return restate(record, table=replace(record.table, recipe=1, seed=b"s" * 32))


def test_of_a_game_older_than_notes_each_draw_is_found_again(older: Record) -> None:
    packed = worker.find_record_chance("", pack_record(older))
    assert packed is not None
    found = msgpack.decode(packed, type=Chance)
    assert sorted(found.draws) == [one.seq for one in older.entries if one.seat == CHANCE]
    drawn = list_draws(older.table, older.entries, found.draws)
    assert [one.place for one in drawn] == sorted(found.draws)
    assert all(one.draw.asked.startswith("chance-") for one in drawn)
    assert not list_draws(older.table, older.entries)


def test_only_games_whose_log_says_all_need_not_be_played_again(older: Record) -> None:
    assert not is_chance_told(older)
    assert not is_chance_told(record_golden("cochons", closed=True))
    assert is_chance_told(record_golden("cochons"))


def test_where_the_rules_play_something_else_nothing_is_found(older: Record) -> None:
    first = replace(older.entries[0], reply=b'{"option":"unheard of"}')
    lost = restate(older, entries=(first, *older.entries[1:]))
    assert worker.find_record_chance("", pack_record(lost)) is None
    with pytest.raises(LookupError):
        find_chance(lost, GAMES["cochons"])
