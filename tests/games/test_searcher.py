"""The process that searches: what goes wrong in it costs its search alone, and the next one has a new process."""

from itertools import islice

import pytest

from bot.games import GAMES
from bot.practice.searcher import ProcessSearcher, SearchFailed
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
