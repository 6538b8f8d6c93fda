"""An absent player holds a table up for a day, and not for a week: real games on a clock of their own."""

import pytest

from bench.absence import FIRST_REACH, LATER_REACH, SHORT, play
from bench.calm.games import COUNTED
from porc_royal.facts import Seat


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.samples("election", "pig-3")
async def test_one_absent_player_costs_one_deadline_and_hardly_anything_after_it(game: str) -> None:
    waited = await play(COUNTED[game], SHORT[game], Seat(1))
    assert 24 <= waited.first <= FIRST_REACH
    assert waited.longest <= LATER_REACH


async def test_a_table_that_is_told_to_wait_waits_each_time() -> None:
    waited = await play(COUNTED["simplified"], SHORT["simplified"], Seat(1), "wait")
    assert waited.first > 2 * FIRST_REACH
    assert waited.longest > FIRST_REACH
