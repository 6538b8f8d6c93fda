"""How long what a killed process left waits for another: counted from the kill of whoever had it, of nobody else."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from typing import Final

import pytest

from storage.ports import Change, NewDeadline
from storage.postgres.store import PostgresStore, open_postgres
from tests.killing.takeovers import (
    Claim,
    Life,
    forget_claims,
    list_takeovers,
    name_process,
    read_claims,
    watch_claims,
)
from tests.storage.rows import open_a_table
from tests.storage.servers import empty_database, find_database_url

LANE: Final = "channel:1"
CLAIM: Final = 3_000


def claim(at: int, who: str, *, until: int | None = None, due_at: int | None = 0) -> Claim:
    """Somebody takes the lane for as long as a claim lasts."""
    return Claim(LANE, at, who, due_at, at + CLAIM if until is None else until)


def owe(at: int, who: str) -> Claim:
    """Somebody owes something there, and has not taken it yet."""
    return Claim(LANE, at, who, at, 0)


def live(who: str, since: int = 0) -> Life:
    return Life(who, since)


def kill(who: str, at: int, since: int = 0) -> Life:
    return Life(who, since, at, killed=True)


def measure(claims: Sequence[Claim], *processes: Life) -> list[tuple[str, str, int]]:
    """Of whom it was taken over by whom, and how long that took."""
    return [(one.killed, one.by, one.waited) for one in list_takeovers(claims, processes)]


def test_who_was_killed_with_a_lane_is_followed_by_another_when_the_claim_is_over() -> None:
    assert measure([owe(900, "a"), claim(1_000, "a"), claim(4_500, "b")], kill("a", 1_500), live("b")) == [
        ("a", "b", 3_000)
    ]


def test_a_second_kill_of_whoever_has_taken_over_is_counted_from_then() -> None:
    claims = [owe(900, "a"), claim(1_000, "a"), claim(4_500, "b"), claim(9_000, "c")]
    assert measure(claims, kill("a", 1_500), kill("b", 5_000), live("c")) == [
        ("a", "b", 3_000),
        ("b", "c", 4_000),
    ]


def test_the_kill_of_one_who_did_not_have_it_starts_no_new_count() -> None:
    claims = [owe(900, "a"), claim(1_000, "a"), claim(9_000, "c")]
    assert ("a", "c", 7_500) in measure(claims, kill("a", 1_500), kill("b", 5_000), live("c"))


def test_what_somebody_has_who_lives_is_left_by_nobody() -> None:
    assert measure([owe(900, "a"), claim(1_000, "b"), claim(9_000, "b")], kill("a", 1_500), live("b")) == []


def test_what_was_owed_and_never_claimed_waits_as_well() -> None:
    assert measure([owe(1_400, "a"), claim(3_400, "b")], kill("a", 1_500), live("b")) == [("a", "b", 1_900)]


def test_what_was_done_or_was_not_due_is_not_left() -> None:
    done = [owe(900, "a"), claim(1_000, "a"), claim(1_200, "a", until=0, due_at=None), owe(5_000, "b")]
    later = [claim(1_000, "a", until=0, due_at=8_000), claim(8_000, "b")]
    assert measure(done, kill("a", 1_500), live("b")) == measure(later, kill("a", 1_500), live("b")) == []


@pytest.mark.parametrize(
    ("others", "waited"),
    [
        ((live("c", 7_000),), 2_000),
        ((kill("b", 4_000), live("c", 7_000)), 2_000),
        ((kill("b", 7_500), live("c", 7_000)), 7_500),
    ],
    ids=["none was there", "the last of the others died too", "one came before the other died"],
)
def test_time_counts_in_which_there_is_anybody_who_could_take_it(
    others: tuple[Life, ...], waited: int
) -> None:
    claims = [owe(900, "a"), claim(1_000, "a"), claim(9_000, "c")]
    assert measure(claims, kill("a", 1_500), *others)[0] == ("a", "c", waited)


@pytest.fixture
async def named() -> AsyncIterator[tuple[str, PostgresStore, PostgresStore]]:
    """A database that notes who claims what, and two processes at it."""
    url = find_database_url()
    await empty_database(url)
    await watch_claims(url)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(forget_claims, url)
        stores = [await open_postgres(name_process(url, who), connections=2) for who in ("a", "b")]
        for one in stores:
            stack.push_async_callback(one.close)
        yield url, stores[0], stores[1]


@pytest.mark.thorough
async def test_the_database_notes_who_claims_a_deadline_who_takes_it_and_that_it_is_done(
    named: tuple[str, PostgresStore, PostgresStore],
) -> None:
    url, first, second = named
    table = await open_a_table(first)
    await first.commit(Change(1, table, opens=(NewDeadline("ask", 1_000),)))
    (taken,) = await first.claim_due(2_000, until=5_000)
    (again,) = await second.claim_due(5_000, until=8_000)
    assert taken.key == again.key
    await second.commit(Change(5_000, table, fires=again.key))
    noted = [one for one in await read_claims(url) if " ask " in one.work]
    assert [(one.who, one.due_at, one.until) for one in noted] == [
        ("a", 1_000, 0),
        ("a", 1_000, 5_000),
        ("b", 1_000, 8_000),
        ("b", None, 0),
    ]
