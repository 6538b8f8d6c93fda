"""Slots in which requests leave are handed out once, whoever asks; what Discord refused is counted for all."""

import asyncio
from typing import Final

import pytest

from storage.limits import AHEAD_MS, FORGOTTEN_MS, SEEN_MS, round_up
from storage.ports import Shared, Slots, Store
from tests.storage.rows import NOW
from tests.storage.servers import open_stores

EVERY: Final = 25
LAPSE: Final = 175


async def take(store: Store, number: int, now: int) -> int:
    """The first of the slots that were taken, as ms after `NOW`."""
    taken = await store.take_slots(number, every=EVERY, lapse=LAPSE, now=now)
    assert taken.now == now
    return taken.first - NOW


async def test_whoever_takes_slots_gets_those_behind_the_last_that_were_taken(store: Store) -> None:
    assert await take(store, 8, NOW) == -LAPSE
    assert await take(store, 1, NOW) == -LAPSE + 8 * EVERY
    assert await take(store, 3, NOW + 1) == -LAPSE + 9 * EVERY
    assert await take(store, 1, NOW + 2) == -LAPSE + 12 * EVERY


async def test_slots_that_nobody_took_in_time_are_gone(store: Store) -> None:
    await take(store, 8, NOW)
    assert await take(store, 1, NOW + 60_000) == 60_000 - LAPSE


async def test_a_clock_that_was_set_back_holds_up_nobody_for_long(store: Store) -> None:
    await take(store, 1, NOW)
    assert await take(store, 1, NOW - AHEAD_MS) == EVERY - LAPSE, "so far ahead slots may be"
    assert await take(store, 1, NOW - 2 * AHEAD_MS) == -2 * AHEAD_MS - LAPSE


async def test_slots_go_by_a_clock_that_all_share(store: Store) -> None:
    first = await store.take_slots(8, every=EVERY, lapse=LAPSE)
    second = await store.take_slots(8, every=EVERY, lapse=LAPSE)
    assert second.now >= first.now > NOW
    assert second.first == max(first.first + 8 * EVERY, second.now - LAPSE)


async def test_what_was_refused_is_told_with_its_age_until_it_is_old(store: Store) -> None:
    at = round_up(NOW)
    assert await store.exchange_refusals("one", 0, now=NOW) == Shared(1)
    assert await store.exchange_refusals("one", 3, now=NOW) == Shared(1, ((NOW - at, 3),))
    assert await store.exchange_refusals("one", 2, now=NOW) == Shared(1, ((NOW - at, 5),))
    later = NOW + FORGOTTEN_MS // 2
    told = await store.exchange_refusals("one", 1, now=later)
    assert told == Shared(1, ((later - at, 5), (later - round_up(later), 1)))
    told = await store.exchange_refusals("one", 0, now=at + FORGOTTEN_MS)
    assert [number for _, number in told.refused] == [1]


async def test_what_was_refused_is_never_told_older_than_it_is(store: Store) -> None:
    """Else a process would send again too early."""
    for late in (0, 1, 9_999, 10_000):
        told = await store.exchange_refusals("one", 1, now=NOW + late)
        assert told.refused[-1][0] <= 0


# -- several processes --------------------------------------------------------------------------------


@pytest.mark.thorough
async def test_no_slot_is_handed_to_two_processes() -> None:
    async with open_stores(3) as stores:
        asked = [one.take_slots(5, every=EVERY, lapse=LAPSE, now=NOW) for one in stores for _ in range(20)]
        taken = await asyncio.gather(*asked)
    assert sorted(taken, key=lambda one: one.first) == [
        Slots(NOW - LAPSE + number * 5 * EVERY, NOW) for number in range(60)
    ]


@pytest.mark.thorough
async def test_all_processes_at_work_are_counted_and_what_each_was_refused() -> None:
    async with open_stores(2) as (first, second):
        await first.exchange_refusals("first", 3, now=NOW)
        told = await second.exchange_refusals("second", 4, now=NOW)
        assert (told.processes, sum(number for _, number in told.refused)) == (2, 7)
        told = await first.exchange_refusals("first", 0, now=NOW + SEEN_MS)
        assert (told.processes, sum(number for _, number in told.refused)) == (1, 7), "the other is gone"
