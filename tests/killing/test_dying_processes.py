"""A game of each kind over three processes, to its end, while they die amid their statements; one fake clock.

`python -m pytest tests/killing/test_dying_processes.py -m "soak or thorough" -n 0 -s` plays them all. A process dies
before or after anything that it says to the database, a commit too. What was due is met within five seconds of the
clock by another. `test_whole_games.py` does the same with processes of the system, and kill -9.
"""

import random
from pathlib import Path
from typing import Final

import pytest

from porc_royal.facts import CHANCE
from porc_royal.testing.games import choose_reply
from tests.killing.mortal_processes import MortalTable
from tests.promises.cases import ALL_CASES, find_case
from tests.promises.invariants import INVARIANTS, find_rare
from tests.promises.moderated import Opening
from tests.promises.openings import lucky_game
from tests.storage.servers import empty_database, find_database_url

QUICK: Final = ("cochons", "interstellar_pig", "election")
"""Kinds that are soon over."""
LONGEST: Final = 3_000
"""Acts after which a game does not end at all."""
DEATHS: Final = {"election": 1}
"""Processes that die at least, if not five: an election is a few replies."""
SAID: Final = 10
"""Things that a process says at most before it dies."""


def begin_whole(name: str, luck: random.Random) -> Opening:
    """A game from its beginning, with options under which it is short; one seat is a practice player's."""
    play, players, settings = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
    at = play.position
    book = find_case(name).book
    practice = frozenset({players - 1}) if name != "election" else frozenset[int]()
    return Opening(book, players, settings, at.chapter, at.state, case=name, practice=practice)


@pytest.fixture
async def url() -> str:
    """An empty database."""
    found = find_database_url()
    await empty_database(found)
    return found


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.thorough if name in QUICK else pytest.mark.soak)
        for name in ALL_CASES
    ],
)
async def test_a_game_comes_to_its_end_though_whoever_plays_it_dies(
    name: str, url: str, tmp_path: Path
) -> None:
    luck = random.Random(f"{name} dies")
    opened = begin_whole(name, luck)
    table = MortalTable(url, opened, tmp_path)
    try:
        await table.fill()
        await table.alive[0].table.begin()
        for _ in range(LONGEST):
            process = luck.choice(table.alive)
            if await table.find_status() == "ended":
                break
            play = await table.seen.play()
            if luck.random() < (0.7 if name == "election" else 0.15):
                process.proxy.fuse, process.proxy.hears_last = luck.randint(1, SAID), luck.random() < 0.5
            people = [seat for seat in play.awaited if seat != CHANCE and seat not in opened.practice]
            if people and luck.random() < 0.9:
                seat = luck.choice(people)
                await table.press(process, seat, choose_reply(play.asks[seat], luck, find_rare(name)))
            else:
                await table.pass_time(process)
            table.clock.time += 1_000
        await table.check()
        assert await table.find_status() == "ended"
    finally:
        await table.end()
    print(
        f"{name}: {table.deaths} deaths, {len(table.confirmed)} replies, {table.taken_over} deadlines taken over"
    )
    assert table.deaths >= DEATHS.get(name, 5)
