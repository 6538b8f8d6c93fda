"""A game of each kind over three processes, to its end, while one after the other of them is killed with kill -9.

`python -m pytest tests/killing/test_whole_games.py -m soak -n 0 -s --timeout=1500` plays them all, and prints for
each how often somebody was killed, and how long what a killed process had claimed, or had left unclaimed, then waited
for another (`takeovers.py`); `-k cochons-complete` plays one. One person plays beside two practice players, who are
moved by deadlines: what a dead process was to meet another does.
"""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from tests.fake_discord import FakeDiscord
from tests.killing.crowd import Crowd, Electorate
from tests.killing.several_bots import SeveralBots, play_to_the_end
from tests.processes.fork_server import ForkServer
from tests.sockets.games import COCHONS, COMPLETE, COSMIC, PIG, Game
from tests.storage.servers import empty_database, find_database_url

EXPANSIONS: Final = (
    "cosmic_pig=true, pig_end=sooner, planetoids=true, "
    "reward_deck=both, special_ships=flagship, double_ships=same"
)
KINDS: Final[Mapping[str, Game]] = {
    "cochons": COCHONS,
    "cochons-complete": COMPLETE,
    "interstellar_pig": PIG,
    "cosmic": COSMIC,
    "cosmic-everything": replace(COSMIC, short=f"{COSMIC.short}, {EXPANSIONS}"),
    "election": replace(COCHONS, name="election"),
}
MOST: Final = {"election": 3}
"""Requests between two kills, where a game is short."""
KILLS: Final = 5

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("kind", KINDS)
async def test_a_game_comes_to_its_end_while_one_of_its_three_processes_is_killed_again_and_again(
    tmp_path: Path, fork_server: ForkServer, kind: str
) -> None:
    url = find_database_url()
    await empty_database(url)
    async with FakeDiscord(point_client=False) as world:
        if kind == "election":
            crowd: Crowd = Electorate(world, 0, COCHONS, alone=False)
        else:
            crowd = Crowd(world, 1, KINDS[kind], alone=True, quick=True)
        run = SeveralBots(world, fork_server, tmp_path, 1, crowd, url)
        try:
            kills = await play_to_the_end(run, MOST.get(kind, 20))
        finally:
            await run.end()
    print(f"{kind}: {kills} kills: {run.audit.tally}")
    assert run.audit.tally.ended
    assert kills >= KILLS
