"""What `/record` says is what a second count finds in the log, for games of every kind."""

import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.announcer.announcer import Announcer
from bot.clock import WallClock
from bot.games import GAMES
from bot.moderation.deps import ModerationDeps
from bot.moderation.records import Records
from bot.ops.metrics import Metrics
from bot.painter import Painter
from bot.panels.images import Images
from bot.tables.live import LiveTables
from bot.tables.results import PREFERENCE, SHOWN, count_results
from bot.wording.voice import Voices
from storage.files import find_database
from storage.sqlite import SqliteStore, open_store
from tests.golden.kept import KINDS
from tests.results.count_from_log import Counted, count_games
from tests.results.stored_games import BEGAN, DAY, GUILD, PEOPLE, store_game
from tests.words import WORDS

FEW: Final = (("cochons", 0), ("cosmic", 1), ("interstellar_pig", 0), ("election", 0), ("cosmic", 2))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_store(tmp_path)
    yield opened
    await opened.close()


def make_records(store: SqliteStore) -> Records:
    """What answers `/record`, on a store alone."""
    voices, tables = Voices(WORDS), LiveTables(store, GAMES)
    pictures = Images(tables, voices, Painter(), Metrics())
    return Records(
        ModerationDeps(store, tables, Announcer(voices), voices, WallClock(), lambda: None), pictures
    )


async def store_games(store: SqliteStore, games: Sequence[tuple[str, int]]) -> None:
    """Games that were over before results were kept, and then their results."""
    luck = random.Random(4)
    for number, (kind, one) in enumerate(games):
        await store_game(store, kind, one, luck, BEGAN + number * 20 * DAY)
    await make_records(store).count_old_games()


async def check_person(store: SqliteStore, user: int, wanted: Counted) -> None:
    """Whether the record of a person says what the log says."""
    found = count_results(await store.results_of(user))
    assert (found.games, found.won) == (wanted.games, wanted.won)
    assert (found.row, found.best) == (wanted.streaks[-1], max(wanted.streaks))
    assert (found.length, found.most) == (sum(wanted.lengths) // len(wanted.lengths), max(wanted.lengths))
    assert found.replies == wanted.answers
    assert found.wait == (wanted.waited // wanted.answers if wanted.answers else 0)
    assert found.times == max(wanted.titles.values(), default=0)
    if found.favourite is not None:
        assert wanted.titles[f"{found.favourite.kind}/{found.favourite.name}"] == found.times
    assert await store.count_opponents(user) == len(wanted.met)
    opponents = await store.opponents(user, limit=100)
    assert {one.user_id: [one.games, one.won, one.lost] for one in opponents} == wanted.met


async def check_everybody(store: SqliteStore, path: Path) -> None:
    for user in PEOPLE:
        await store.set_preference(user, PREFERENCE, SHOWN)
    wanted = count_games(find_database(path), {name: GAMES[name] for name in GAMES})
    for user, counted in wanted.items():
        await check_person(store, user, counted)
    standings = await store.standings(GUILD)
    assert {one.user_id: (one.games, one.won) for one in standings} == {
        user: (one.games, one.won) for user, one in wanted.items()
    }
    assert [one.won for one in standings] == sorted((one.won for one in standings), reverse=True)


async def test_what_the_record_counts_is_what_stands_in_the_log(store: SqliteStore, tmp_path: Path) -> None:
    await store_games(store, FEW)
    await check_everybody(store, tmp_path)


@pytest.mark.thorough
async def test_what_the_record_counts_stands_in_the_log_of_every_kind(
    store: SqliteStore, tmp_path: Path
) -> None:
    await store_games(store, [(kind, number) for kind in KINDS for number in (3, 7)])
    await check_everybody(store, tmp_path)


async def test_old_games_are_counted_once_and_a_second_time_changes_nothing(
    store: SqliteStore, tmp_path: Path
) -> None:
    await store_games(store, FEW[:2])
    before = [await store.results_of(user) for user in PEOPLE]
    assert await store.tables_without_results(0) == []
    await make_records(store).count_old_games()
    assert [await store.results_of(user) for user in PEOPLE] == before
    assert any(before)


async def test_of_one_game_only_that_one_counts(store: SqliteStore) -> None:
    await store_games(store, FEW)
    for user in PEOPLE:
        rows = await store.results_of(user, "cosmic")
        assert [one for one in await store.results_of(user) if one.game == "cosmic"] == rows


async def test_whoever_has_not_said_so_is_in_no_list_that_others_see(store: SqliteStore) -> None:
    await store_games(store, FEW)
    assert await store.standings(GUILD) == []
    await store.set_preference(502, PREFERENCE, SHOWN)
    assert {one.user_id for one in await store.standings(GUILD)} == {502}
    for user in PEOPLE:
        assert {one.user_id for one in await store.opponents(user)} <= {502}
        assert await store.count_opponents(user, shown=True) <= 1
    await store.set_preference(502, PREFERENCE, None)
    assert await store.standings(GUILD) == []
    assert [one for user in PEOPLE for one in await store.opponents(user)] == []


async def test_whoever_is_forgotten_has_no_record_and_the_others_keep_theirs(store: SqliteStore) -> None:
    await store_games(store, FEW)
    kept = await store.results_of(501)
    await store.forget_person(502)
    assert await store.results_of(502) == []
    assert await store.results_of(501) == kept
    assert 502 not in {one.user_id for one in await store.opponents(501, limit=100)}


async def test_a_game_that_is_removed_counts_no_more(store: SqliteStore) -> None:
    await store_games(store, FEW[:1])
    (one,) = await store.results_of(501)
    await store._engine.write(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (one.table_id,)))
    assert await store.results_of(501) == []
