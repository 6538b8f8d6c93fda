"""The complete game of the Cochons, with the clans' powers, from the lobby to its result."""

from typing import Final

import pytest

from tests.sockets.games import COMPLETE
from tests.sockets.house import Town
from tests.sockets.secrets import Watcher, check_private
from tests.sockets.whole_games import COMMANDS, PRESSES, over, party, played

TYPED: Final = 90
"""Commands after which it has been seen that one can play by them: each takes a try of many."""

pytestmark = pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])


async def test_three_people_play_it_by_buttons_menus_and_forms(town: Town) -> None:
    await town.started(options=town.game.short)
    await played(town, party(town, 7), PRESSES)


async def test_three_people_type_their_first_turns(town: Town) -> None:
    await town.started(options=town.game.options(town.game.short, town.game.typed))
    found, watcher = party(town, 3), Watcher(town)

    def typed() -> int:
        return sum(player.typed for player in found.players)

    answers = await found.play(COMMANDS, lambda: over(town) or typed() >= TYPED, watcher.look)
    check_private(found.players)
    assert typed() * 2 > answers, "most is typed"
