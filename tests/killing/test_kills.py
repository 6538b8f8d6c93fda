"""kill -9 at random moments of real games: nothing accepted is lost or played twice, no message lost or doubled."""

from pathlib import Path
from typing import Final

import pytest

from tests.killing.killed_bots import kill_often
from tests.ports import find_free_port
from tests.processes.fork_server import ForkServer

KILLS: Final = 6
LUCK: Final = (2, 4, *(pytest.param(luck, marks=pytest.mark.thorough) for luck in (1, 5, 6, 7)))
"""Interstellar Pig and Cosmic Encounter; of the others Les Cochons beside practice players, which wait."""


@pytest.mark.slow
@pytest.mark.parametrize("luck", LUCK)
async def test_nothing_confirmed_is_lost_or_done_twice_whenever_the_bot_is_killed(
    tmp_path: Path, fork_server: ForkServer, luck: int
) -> None:
    await kill_often(tmp_path, fork_server, luck, KILLS)


@pytest.mark.slow
@pytest.mark.parametrize(
    "luck", [2, pytest.param(1, marks=pytest.mark.thorough), pytest.param(4, marks=pytest.mark.thorough)]
)
async def test_nor_is_it_where_discord_calls_the_bot(
    tmp_path: Path, fork_server: ForkServer, luck: int
) -> None:
    await kill_often(tmp_path, fork_server, luck, KILLS, port=find_free_port())


@pytest.mark.soak
@pytest.mark.parametrize("luck", [0, 3, *range(100, 110)])
async def test_nothing_is_lost_or_done_twice_by_a_thousand_kills(
    tmp_path: Path, fork_server: ForkServer, luck: int
) -> None:
    await kill_often(tmp_path, fork_server, luck, 120)
