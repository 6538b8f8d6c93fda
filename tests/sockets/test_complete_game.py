"""The complete game of the Cochons, with the clans' powers, from the lobby into its third turn.

To its result it is typed (`test_complete_typing.py`): pressed, it is a thousand answers long, and its last turns ask
what the first ones ask.
"""

from typing import Final

import msgspec
import pytest

from porc_royal.facts import Fact
from tests.sockets.games import COMPLETE
from tests.sockets.scenario import Scenario
from tests.sockets.whole_games import PRESSES, party, press_turns, type_turns

ENOUGH: Final = 200
"""Answers after which people have built, traded, voted, travelled and fought."""

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])]


@pytest.mark.thorough
async def test_three_people_press_their_first_turns(scenario: Scenario) -> None:
    await scenario.started(options=scenario.game.short)
    await press_turns(scenario, party(scenario, 10), PRESSES, ENOUGH)
    told = {
        fact.says.key
        for entry in await scenario.running.log()
        for fact in msgspec.json.decode(entry.facts, type=list[Fact])
    }
    assert {f"cochons-{one}" for one in ("built", "traded", "elected", "fight-won")} <= told


@pytest.mark.thorough
async def test_three_people_type_their_first_turns(scenario: Scenario) -> None:
    await type_turns(scenario)
