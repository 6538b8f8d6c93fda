"""The complete game of the Cochons from its first to its last turn, by slash commands alone."""

from dataclasses import replace
from typing import Final

import pytest

from tests.sockets.games import COMPLETE
from tests.sockets.scenario import Scenario
from tests.sockets.whole_games import COMMANDS, party, played

TYPIST: Final = replace(
    COMPLETE,
    short="rule_set=complete, max_turns=6, auto_start=true, gap_windows=false, ballot=sealed",
    rare=("stand", "withdraw", "trade"),
)
"""As few replies as can be; whoever tries every command would stand and withdraw for ever, and never be ready."""

pytestmark = pytest.mark.parametrize("game", [TYPIST], ids=["complete"])


@pytest.mark.thorough
async def test_a_whole_game_is_typed_against_practice_players(scenario: Scenario) -> None:
    lobby = await scenario.lobby(options=scenario.game.short)
    for _ in range(2):
        await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    await scenario.running.settle()
    await scenario.ana.press(lobby, "Commencer")
    found = party(scenario, 4, people=1)
    answers = await played(scenario, found, COMMANDS)
    (typist,) = found.players
    assert typist.typed * 2 > answers, "most is typed"
