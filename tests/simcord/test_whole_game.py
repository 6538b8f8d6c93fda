"""From the lobby to the result, with a restart in the middle, in the world of local mode."""

from __future__ import annotations

import hashlib
import pathlib
import random
import re
from collections.abc import Sequence
from itertools import cycle
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from bot.local.people import LocalPerson
from storage.ports import Store
from storage.postgres.store import open_postgres
from tests.simcord.games import STORIES
from tests.simcord.scenario import CHANNEL, Scenario, running
from tests.simcord.seating import AMELIE, BRUNO, CLARA, seat_everybody
from tests.storage.servers import empty_database, find_database_url

MANY: Final = 4000
"""Presses after which a game of six turns must long be over."""
SPOKEN: Final[Sequence[tuple[str, Language]]] = tuple(zip(STORIES, cycle(LANGUAGES), strict=False))
"""Each game in one language of its channel, so that both are read; everybody reads their messages in their own."""


async def play(scenario: Scenario, until: int) -> dict[LocalPerson, set[str]]:
    """Let whoever is awaited press something, Bruno in the channel and the others in private messages.

    Returns what stood in the private messages of those others meanwhile: an answer takes the place of what it read.
    """
    read: dict[LocalPerson, set[str]] = {AMELIE: set(), CLARA: set()}
    for _ in range(MANY):
        for person, lines in read.items():
            lines.update(scenario.read(person, person.dm_id).splitlines())
        awaited = await scenario.awaited()
        if not awaited or await scenario.replies() >= until:
            return read
        person = scenario.luck.choice(awaited)
        await scenario.step(person, CHANNEL if person is BRUNO else person.dm_id)
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "language"), SPOKEN)
@pytest.mark.samples("interstellar_pig-en")
async def test_a_game_goes_from_the_lobby_to_its_result_over_a_restart(
    name: str, language: Language, tmp_path: pathlib.Path
) -> None:
    await play_over_a_restart(name, language, tmp_path)


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize(("name", "language"), SPOKEN[:1])
async def test_a_game_goes_to_its_result_over_a_restart_in_postgresql(
    name: str, language: Language, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = find_database_url()
    await empty_database(url)

    async def open_there(_folder: pathlib.Path) -> Store:
        return await open_postgres(url, connections=2)

    monkeypatch.setattr("tests.simcord.scenario.open_store", open_there)
    await play_over_a_restart(name, language, tmp_path)
    left = await open_there(tmp_path)
    assert [one.game for one in await left.tables_in_status(["ended"])] == [name]
    await left.close()


async def play_over_a_restart(name: str, language: Language, tmp_path: pathlib.Path) -> None:
    story, luck = STORIES[name], random.Random(f"a night told in {language}")
    async with running(tmp_path, luck, story.game.rare) as scenario:
        await seat_everybody(scenario, story, language)
        early = await play(scenario, until=30)
        halfway = await scenario.replies()
        assert await scenario.awaited()
        seen, clock = scenario.read(AMELIE, AMELIE.dm_id), scenario.clock
    async with running(tmp_path, luck, story.game.rare, clock) as scenario:
        assert await scenario.replies() == halfway
        assert scenario.read(AMELIE, AMELIE.dm_id) == seen
        late = await play(scenario, until=100_000)
        assert not await scenario.awaited()

        told = scenario.read(CLARA)
        assert [words for words in story.said[language] if words not in told] == []
        assert told.count("## 🏆") <= 1
        secret = re.findall(r"`([0-9a-f]{64})`", told)
        assert secret[0] == secret[-1] == hashlib.sha256(bytes.fromhex(secret[-2])).hexdigest()

        private = {person: "\n".join(early[person] | late[person]) for person in early}
        assert story.dealt["fr"] in private[AMELIE]
        assert story.dealt["en"] in private[CLARA]
        assert story.dealt["en"] not in private[AMELIE]
        over = await scenario.command(CLARA, "answer", CLARA.dm_id, table="1")
        assert over == "This game is over."
