"""Who plays on which seat, and who begins (R-9)."""

import pytest

from bot.tables.seating import draw_seating, place_players
from tests.sockets.scenario import Scenario

SEEDS = [bytes([number]) * 32 for number in range(40)]


@pytest.mark.parametrize(("named", "place"), [("host", 0), ("seat-2", 1), ("seat-3", 2)])
async def test_whom_the_host_names_to_begin_is_on_the_seat_that_begins_whatever_chance_does(
    scenario: Scenario, named: str, place: int
) -> None:
    """R-9: by the number in the lobby; chance seats the others."""
    await scenario.seated(game="cochons", options=f"first_player={named}")
    live = await scenario.running.live()
    sat = {row.seat: row.user_id for row in live.seats}
    plans = [place_players(live, draw_seating(live, seed)) for seed in SEEDS]
    assert {plan[place].user_id for plan in plans} == {sat[place]}
    assert len({tuple(row.user_id for row in plan) for plan in plans}) == 2, "the other two sit either way"
    assert all([row.seat for row in plan] == [0, 1, 2] for plan in plans)


async def test_where_nobody_is_named_chance_seats_everybody(scenario: Scenario) -> None:
    await scenario.seated(game="cochons", options="first_player=seat-5")
    live = await scenario.running.live()
    plans = [place_players(live, draw_seating(live, seed)) for seed in SEEDS]
    assert len({tuple(row.user_id for row in plan) for plan in plans}) == 6


async def test_the_one_who_was_named_begins(scenario: Scenario) -> None:
    """From the lobby to the first question: R-9 as people see it."""
    await scenario.started(game="cochons", options="first_player=seat-3")
    (first,) = await scenario.awaited()
    assert first.id == scenario.cy.id
