"""The process that searches: what goes wrong in it costs its search alone, and the next one has a new process."""

from itertools import islice

import pytest

from bot.games import GAMES
from bot.practice.searcher import ProcessSearcher, SearchFailed
from bot.worker_process import CallFailed, WorkerProcess
from porc_royal.facts import Seat
from tests.games.searching import list_moments, search


@pytest.mark.thorough
async def test_a_search_in_a_process_of_its_own_fails_alone_and_the_next_finds_what_is_found_here() -> None:
    moments = list_moments(GAMES["cochons"], 3, {"rule_set": "simplified"}, Seat(1), 0)
    (asked,) = islice(moments, 2, 3)
    searcher = ProcessSearcher()
    try:
        with pytest.raises(SearchFailed):
            await searcher.search("no such game", asked.moment, 7)
        assert await searcher.search("cochons", asked.moment, 7) == search(asked.book, asked.moment, 7)
    finally:
        searcher.close()


@pytest.mark.parametrize(("cause", "tried"), [(TimeoutError(), 1), (OSError(), 2)])
async def test_after_a_search_that_took_too_long_none_is_begun_for_a_while(
    cause: Exception, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A minute is lost once, not at each reply; after a crash the next one has a new process."""
    calls = 0

    async def fail(*_: object) -> None:
        nonlocal calls
        calls += 1
        raise CallFailed from cause

    monkeypatch.setattr(WorkerProcess, "run", fail)
    (asked,) = islice(list_moments(GAMES["cochons"], 3, {"rule_set": "simplified"}, Seat(1), 0), 1)
    searcher = ProcessSearcher()
    for _ in range(2):
        with pytest.raises(SearchFailed):
            await searcher.search("cochons", asked.moment, 7)
    assert calls == tried
    rested = ProcessSearcher(rest=0)
    for _ in range(2):
        with pytest.raises(SearchFailed):
            await rested.search("cochons", asked.moment, 7)
    assert calls == tried + 2
