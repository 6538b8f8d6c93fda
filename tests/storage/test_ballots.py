"""Ballots of a club: every paper is a row that is there once, or not at all, and goes when it must."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.codec import encode
from storage.migrate import list_steps, prepare
from storage.ports import (
    AlreadyDone,
    BallotOver,
    Change,
    Interaction,
    NewBallot,
    NewOwed,
    PaperRow,
    ReceiptTaken,
    Retention,
    Store,
    Traces,
)
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import NOW

DAY = 86_400_000
SINCE = 19
"""The step of the schema with which there are ballots."""
ME, OTHER = 811_111_111_111_111_111, 822_222_222_222_222_222
TERMS = encode({"title": "Chez Zéphyrine", "candidates": [f"<@{ME}>", "Bob"]})
NEW = NewBallot(1, 5, ME, TERMS, NOW, NOW + DAY)


async def open_one(store: Store, interaction: int = 1) -> int:
    return await store.open_ballot(
        NEW, lambda number: Change(NOW, interaction=Interaction(interaction, ME, b"{}"), owed=(owed(number),))
    )


def owed(number: int) -> NewOwed:
    return NewOwed("channel:5", "say", encode({"text": str(number)}))


def paper(user_id: int, choices: bytes = b"[0]", receipt: str = "") -> PaperRow:
    return PaperRow(user_id, "Zéphyrine", 1, choices, receipt or f"word{user_id}")


def find_bytes(folder: Path) -> bytes:
    """All that the disk holds."""
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


async def test_a_ballot_opens_with_its_message_and_once(store: Store) -> None:
    number = await open_one(store)
    assert await store.count_owed() == 1
    with pytest.raises(AlreadyDone):
        await open_one(store)
    assert await store.count_owed() == 1
    assert [one.id for one in await store.ballots_in(5)] == [number]
    assert await store.ballots_in(6) == []


async def test_a_paper_takes_the_place_of_the_last_one_and_keeps_its_word(store: Store) -> None:
    number = await open_one(store)
    await store.hand_in(number, paper(ME, receipt="tarolemiku"), NOW)
    kept = await store.hand_in(number, paper(ME, b"[1]", "solanipera"), NOW + 1)
    assert (kept.receipt, kept.choices) == ("tarolemiku", b"[1]")
    assert await store.papers(number) == [kept]
    assert await store.take_back_paper(number, ME, NOW + 2)
    assert not await store.take_back_paper(number, ME, NOW + 3)
    assert await store.paper(number, ME) is None


async def test_two_papers_never_have_the_same_word(store: Store) -> None:
    number = await open_one(store)
    await store.hand_in(number, paper(ME, receipt="tarolemiku"), NOW)
    with pytest.raises(ReceiptTaken):
        await store.hand_in(number, paper(OTHER, receipt="tarolemiku"), NOW)
    assert await store.count_papers(number) == 1


async def test_no_paper_is_taken_at_the_close_or_after_it(store: Store) -> None:
    number = await open_one(store)
    with pytest.raises(BallotOver):
        await store.hand_in(number, paper(ME), NOW + DAY)
    await store.close_ballot(number, NOW + 5)
    for hand in (store.hand_in(number, paper(ME), NOW + 6), store.hand_in(number + 1, paper(ME), NOW)):
        with pytest.raises(BallotOver):
            await hand
    with pytest.raises(BallotOver):
        await store.take_back_paper(number, ME, NOW + 6)
    with pytest.raises(BallotOver):
        await store.close_ballot(number, NOW + 7)


async def test_a_ballot_that_was_closed_and_not_counted_is_due_until_it_is_published_once(
    store: Store,
) -> None:
    number = await open_one(store)
    assert await store.ballots_due(NOW) == []
    assert await store.next_close() == NOW + DAY
    await store.close_ballot(number, NOW + 5)
    assert [one.id for one in await store.ballots_due(NOW + 5)] == [number]
    said = Change(NOW + 6, owed=(owed(number),))
    await store.publish_ballot(number, b"{}", said, keeps_papers=True)
    with pytest.raises(BallotOver):
        await store.publish_ballot(number, b"{}", said, keeps_papers=True)
    assert await store.count_owed() == 2, "the opening and the result, each once"
    assert await store.ballots_due(NOW + 9 * DAY) == []
    assert await store.next_close() is None


async def test_behind_a_slice_that_stays_due_the_next_ones_come(store: Store) -> None:
    numbers = [await open_one(store, one) for one in range(1, 6)]
    found, last = list[int](), None
    while due := await store.ballots_due(NOW + DAY, last, limit=2):
        last = due[-1]
        found += [one.id for one in due]
    assert found == numbers


def make_old_store(folder: Path) -> None:
    """A store of the first version that knew ballots, with one that is open, and a paper."""
    folder.mkdir()
    path = folder / "porc.sqlite3"
    prepare(path, check=False, steps=list_steps()[:SINCE])
    with closing(sqlite3.connect(path)) as old, old:
        old.execute(
            "INSERT INTO ballots (guild_id, channel_id, opener_id, terms, opened_at, closes_at)"
            " VALUES (1, 5, ?, ?, ?, ?)",
            (ME, TERMS, NOW, NOW + DAY),
        )
        old.execute("INSERT INTO papers VALUES (1, ?, 'Zéphyrine', 1, x'5b305d', 'tarolemiku')", (ME,))


async def test_an_upgrade_amid_an_open_ballot_loses_no_paper_and_doubles_none(data_dir: Path) -> None:
    await asyncio.to_thread(make_old_store, data_dir)
    store = await open_store(data_dir)
    try:
        kept = await store.hand_in(1, paper(ME, b"[1]", "solanipera"), NOW + 1)
        await store.hand_in(1, paper(OTHER), NOW + 2)
        assert (kept.receipt, kept.choices) == ("tarolemiku", b"[1]")
        assert [one.user_id for one in await store.papers(1)] == [ME, OTHER]
        assert [one.id for one in await store.ballots_due(NOW + DAY)] == [1]
    finally:
        await store.close()


async def test_a_close_is_put_off_once(store: Store) -> None:
    number = await open_one(store)
    await store.put_off_close(number, NOW + 2 * DAY, Change(NOW))
    await store.hand_in(number, paper(ME), NOW + DAY + 1)
    with pytest.raises(BallotOver):
        await store.put_off_close(number, NOW + 3 * DAY, Change(NOW))


async def test_the_papers_of_a_secret_ballot_go_with_its_result(store: Store) -> None:
    number = await open_one(store)
    await store.hand_in(number, paper(ME), NOW)
    await store.close_ballot(number, NOW + 5)
    await store.publish_ballot(number, b"{}", Change(NOW + 6), keeps_papers=False)
    assert await store.papers(number) == []
    assert [row for rows in (await store.export(ME)).values() for row in rows if "choices" in row] == []


async def test_what_somebody_handed_in_is_shown_to_them_and_goes_when_they_are_forgotten(
    store: SqliteStore, data_dir: Path
) -> None:
    number = await open_one(store)
    await store.hand_in(number, paper(ME), NOW)
    await store.hand_in(number, paper(OTHER), NOW)
    shown = await store.export(ME)
    assert [row["choices"] for row in shown["papers.user_id"]] == [b"[0]"]
    assert [row["id"] for row in shown["ballots.opener_id"]] == [number]
    await store.erase(ME, Traces((), (), ()), {"en": "Player ", "fr": "Joueur "})
    assert [one.user_id for one in await store.papers(number)] == [OTHER], "the others' papers stay"
    row = await store.ballot(number)
    assert row is not None
    assert row.opener_id is None
    assert not any(one in find_bytes(data_dir) for one in (str(ME).encode(), "Chez Zéphyrine".encode()))


async def test_old_ballots_go_when_tables_do_and_open_ones_never(store: Store) -> None:
    old, still = await open_one(store), await open_one(store, 2)
    await store.hand_in(old, paper(ME), NOW)
    await store.close_ballot(old, NOW + 5)
    await store.publish_ballot(old, b"{}", Change(NOW + 6), keeps_papers=True)
    await store.prune(NOW + 400 * DAY)
    assert await store.ballot(old) is not None, "kept for ever where nothing else is said"
    await store.prune(NOW + 400 * DAY, Retention(forget_days=365))
    assert await store.ballot(old) is None
    assert await store.papers(old) == []
    assert await store.ballot(still) is not None
    await store.put_meta("left:1", str(NOW))
    await store.prune(NOW + 400 * DAY, Retention(left_days=30))
    assert await store.ballot(still) is None


async def test_papers_that_come_together_are_all_there_after_a_reopening(
    store: SqliteStore, data_dir: Path
) -> None:
    number = await open_one(store)
    await asyncio.gather(*(store.hand_in(number, paper(one), NOW) for one in range(1, 401)))
    await store.close()
    again = await open_store(data_dir)
    try:
        assert await again.count_papers(number) == 400
        assert [one.user_id for one in await again.papers(number)] == list(range(1, 401))
    finally:
        await again.close()


async def test_the_next_of_a_series_is_there_with_the_result_or_not_at_all(store: Store) -> None:
    number = await open_one(store)
    coming = NewBallot(1, 5, ME, TERMS, NOW + 7 * DAY, NOW + 7 * DAY)
    with pytest.raises(BallotOver):
        await store.publish_ballot(number, b"{}", Change(NOW), keeps_papers=True, successor=coming)
    assert len(await store.ballots_in(5)) == 1
    await store.close_ballot(number, NOW + 5)
    await store.publish_ballot(number, b"{}", Change(NOW + 6), keeps_papers=True, successor=coming)
    (following, first) = await store.ballots_in(5)
    assert await store.next_close() == NOW + 7 * DAY
    times = NOW + 7 * DAY, NOW + 8 * DAY
    await store.change_ballot(following, b"[]", times, OTHER, Change(NOW))
    with pytest.raises(BallotOver):
        await store.change_ballot(following, b"{}", times, ME, Change(NOW))  # as it stood before
    changed = await store.ballot(following.id)
    assert changed is not None
    assert (changed.terms, changed.closes_at, changed.opener_id) == (b"[]", NOW + 8 * DAY, OTHER)
    await store.drop_ballot(following.id)
    for gone in (store.drop_ballot(number), store.change_ballot(first, b"[]", (0, 0), ME, Change(NOW))):
        with pytest.raises(BallotOver):
            await gone
    assert [one.id for one in await store.ballots_in(5)] == [number]
