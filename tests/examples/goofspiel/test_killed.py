"""Goofspiel, whose bot is killed again and again."""

from pathlib import Path

from tests.killing.killed_bots import kill_often
from tests.processes.fork_server import ForkServer
from tests.sockets.games import Game


async def test_nothing_is_lost_or_done_twice(tmp_path: Path, fork_server: ForkServer, game: Game) -> None:
    await kill_often(tmp_path, fork_server, luck=1, kills=4, games=[game])
