"""A table that was in flight when a release came goes on where it was, or is asked again and told why."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.games import GAMES, AnyPlay
from bot.tables.rng import compute_commitment
from porc_royal.facts import CHANCE
from storage.ports import Change, PositionRow, TableRow
from storage.sqlite import SqliteStore, open_store
from tests.promises.moderated import SEED, START, ModeratedTable, Opening
from tests.spans import COMMITS, SPANS_OF_EACH, Span, read_spans
from tests.words import WORDS

KEPT: Final = {commit: read_spans(commit) for commit in COMMITS}
CASES: Final = [
    (commit, case) for commit, spans in KEPT.items() for case in sorted({one.case for one in spans})
]


async def put_down(store: SqliteStore, span: Span, number: int, folder: Path) -> ModeratedTable:
    """A table as the program of then left it when it was stopped."""
    book = GAMES[span.game]
    opening = Opening(book, span.players, span.options, span.position["chapter"], span.state, number)
    moderated = ModeratedTable(store, WORDS, opening, folder)
    table = TableRow(
        id=number,
        channel_id=1000 * number,
        game=span.game,
        rules_version=span.version,
        language="en",
        host_id=moderated.user(None),
        created_at=START,
        guild_id=7,
        status="playing",
        options=dict(span.options),
        recipe=1,
        secret=SEED,
        seed=SEED,
        commitment=compute_commitment(SEED),
        started_at=START,
    )
    await store.commit(
        Change(
            START,
            number,
            table=table,
            seats=tuple(moderated._row(seat) for seat in range(span.players)),
            log_length=0,
            entries=span.list_entries(),
            position=PositionRow(number, 0, span.position["chapter"], span.state, span.version, START),
        )
    )
    return moderated


async def follow(moderated: ModeratedTable, span: Span) -> None:
    """Load it with the rules of today: it stands where it stood, or its people are asked again and know why."""
    play = await moderated.play()
    await moderated.deliver()
    logged = await moderated.store.log(moderated.table_id)
    if count_told(moderated) == 0:
        assert moderated.sent == []
        assert [(one.seat, one.place, one.reply, one.facts) for one in logged] == [
            (one.seat, one.place, one.reply, one.facts) for one in span.list_entries()
        ]
        assert_is_as_it_was(play, span)
    else:
        assert GAMES[span.game].version > span.version, (
            f"{span.game} plays what {span.commit} has logged otherwise: raise the version of its rules"
        )
        assert all(one.seat == CHANCE for one in logged)
        assert len(await moderated.store.read_undone(moderated.table_id)) == len(span.entries)
    told, count = count_told(moderated), play.count
    moderated.restart()
    assert (await moderated.play()).count == count
    await moderated.deliver()
    assert count_told(moderated) == told <= 1


def count_told(moderated: ModeratedTable) -> int:
    """How often the table was told that it is asked again because its rules were corrected."""
    _, _, told = WORDS.of("en").text("asked-again", table="#").partition("#")
    return sum(told in text for text in moderated.public)


def assert_is_as_it_was(play: AnyPlay, span: Span) -> None:
    """The game stands where it stood: whatever was known of it has the same value, and the same is asked.

    More may be offered beside it, to others.
    """
    state = json.loads(msgspec.json.encode(play.state))
    changed = find_change(span.end["state"], state)
    asked = {str(seat): play.asks[seat].key for seat in play.awaited}
    then = {str(seat): span.end["asks"][str(seat)] for seat in span.end["awaited"]}
    if (play.place, asked) != (span.end["place"], then):
        changed = f"{then} at {span.end['place']} -> {asked} at {play.place}"
    assert changed is None, (
        f"{span.game} tells the same of what {span.commit} has logged, and means another game ({changed}):"
        f" let its step in storage/upgrades.py say replays=False"
    )


def find_change(then: object, now: object, where: str = "") -> str | None:
    """Where something that was stored has another value now; what was added since is no change."""
    if isinstance(then, dict) and isinstance(now, dict):
        found = [find_change(one, now.get(name), f"{where}.{name}") for name, one in then.items()]
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        found = [find_change(*pair, f"{where}[{at}]") for at, pair in enumerate(zip(then, now, strict=True))]
    else:
        return None if then == now else f"{where}: {then} -> {now}"
    return next((one for one in found if one is not None), None)


@pytest.mark.parametrize(("commit", "case"), CASES)
def test_a_table_of_an_earlier_release_goes_on_where_it_was_or_is_asked_again_and_told_why(
    commit: str, case: str, tmp_path: Path
) -> None:
    async def told() -> None:
        store = await open_store(tmp_path)
        try:
            for number, span in enumerate((one for one in KEPT[commit] if one.case == case), 1):
                await follow(await put_down(store, span, number, tmp_path), span)
        finally:
            await store.close()

    asyncio.run(told())


@pytest.mark.parametrize("commit", COMMITS)
def test_ten_spans_are_kept_of_every_case(commit: str) -> None:
    counted = Counter(one.case for one in KEPT[commit])
    assert set(counted.values()) == {SPANS_OF_EACH}
