"""The complete game of the Cochons, with the clans' powers, from the lobby to its result."""

import pytest

from tests.sockets.games import COMPLETE
from tests.sockets.scenario import Scenario
from tests.sockets.whole_games import PRESSES, party, played, type_turns

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])]


async def test_three_people_play_it_by_buttons_menus_and_forms(scenario: Scenario) -> None:
    await scenario.started(options=scenario.game.short)
    await played(scenario, party(scenario, 7), PRESSES)


async def test_three_people_type_their_first_turns(scenario: Scenario) -> None:
    await type_turns(scenario)
