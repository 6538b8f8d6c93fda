"""Three processes at one database, one of which is killed again and again: nothing is lost or done twice."""

from pathlib import Path
from typing import Final

import pytest

from tests.killing.several_bots import kill_some_of_several
from tests.processes.fork_server import ForkServer

KILLS: Final = 6


@pytest.mark.soak
@pytest.mark.parametrize("luck", [0, 1, 2, 4])
async def test_nothing_confirmed_is_lost_or_done_twice_when_one_of_three_is_killed(
    tmp_path: Path, fork_server: ForkServer, luck: int
) -> None:
    await kill_some_of_several(tmp_path, fork_server, luck, KILLS)


@pytest.mark.soak
@pytest.mark.parametrize("luck", range(200, 210))
async def test_nor_by_three_hundred_kills(tmp_path: Path, fork_server: ForkServer, luck: int) -> None:
    await kill_some_of_several(tmp_path, fork_server, luck, 30)
