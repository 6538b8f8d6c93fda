"""A bot that Discord calls plays every kind of game to its end: also the complete rules, and every expansion.

What each game is by itself `test_whole_game.py` plays both ways, the election `test_election.py`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pytest

from tests.sockets.games import COMPLETE, COSMIC, Game
from tests.sockets.scenario import Scenario
from tests.sockets.whole_games import COMMANDS, PRESSES, party, played

KINDS: Final[Mapping[str, Game]] = {
    "cochons-complete": replace(COMPLETE, short=f"{COMPLETE.short}, max_turns=2"),
} | {
    f"cosmic-{name}": replace(COSMIC, short=f"{COSMIC.short}, {options}")
    for name, options in {
        "dominion": "reward_deck=both, special_ships=flagship, double_ships=same",
        "planetoids": "planetoids=true",
        "pig": "cosmic_pig=true",
    }.items()
}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.thorough,
    pytest.mark.parametrize("game", KINDS.values(), ids=KINDS),
]


@pytest.fixture
def way() -> str:
    """Not both ways: this is about one of them."""
    return "http"


async def test_a_game_of_each_kind_is_played_to_its_end_by_calls_alone(scenario: Scenario) -> None:
    lobby = await scenario.lobby(options=scenario.game.options(scenario.game.short))
    for _ in range(2):
        await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    await scenario.running.settle()
    await scenario.ana.press(lobby, "Commencer")
    await played(scenario, party(scenario, 5, people=1), [*PRESSES, *COMMANDS])
    assert scenario.world.gateway.identifies == 0
    assert set(scenario.world.caller.statuses) == {202}
