"""The complete game of the Cochons, with the clans' powers, from the lobby to its result."""

import pytest

from games.table.facts import Seat
from tests.sockets.games import COMPLETE
from tests.sockets.house import Town
from tests.sockets.players import parts_of
from tests.sockets.test_whole_game import COMMANDS, PRESSES, party, played

pytestmark = pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])


async def test_three_people_play_it_by_buttons_menus_and_forms(town: Town) -> None:
    await town.started(options=town.game.short)
    await played(town, party(town, 7), PRESSES)


async def test_three_people_play_it_by_commands(town: Town) -> None:
    await town.started(options=town.game.options(town.game.short, town.game.typed))
    found = party(town, 3)
    answers = await played(town, found, COMMANDS)
    assert sum(player.typed for player in found.players) * 2 > answers, "most is typed"
