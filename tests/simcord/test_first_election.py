"""The complete game of the Cochons from the lobby to its first Porc Royal, with a restart on the way."""

import pathlib
import random
from collections.abc import Mapping
from typing import Final

import pytest

from bot.i18n import Language
from bot.local.people import PEOPLE
from tests.simcord.games import Story
from tests.simcord.scenario import CHANNEL, Scenario, language_of, running
from tests.simcord.seating import seat_everybody
from tests.sockets.games import COMPLETE

AMELIE, BRUNO, CLARA = PEOPLE[:3]
RARE: Final = frozenset({"stand", "withdraw", "offer"})
"""What may be done again and again while the Senate talks."""
MANY: Final = 400
"""Presses after which the first election must long be over."""
STORY: Final = Story(
    COMPLETE,
    COMPLETE.options("rule_set=complete, auto_start=true, gap_windows=false, max_turns=6"),
    {
        "fr": (
            "c’est parti",
            "Sa Recette Sacrée reste sous la patte",
            "Le Sénat Porc se réunit",
            "devient Porc Royal",
        ),
        "en": (
            "begins!",
            "The Sacred Recipe stays under the trotter",
            "The Pig Senate sits",
            "becomes Porc Royal",
        ),
    },
    {"fr": "Tu pioches 6 cartes", "en": "You draw 6 cards"},
)
RECIPE: Final[Mapping[Language, str]] = {"fr": "Ta Recette Sacrée", "en": "Your Sacred Recipe"}


async def play(scenario: Scenario, until: str) -> None:
    """Let whoever is awaited press something until the channel has read this."""
    for _ in range(MANY):
        if until in scenario.read(CLARA):
            return
        person = scenario.luck.choice(await scenario.awaited())
        await scenario.step(person, CHANNEL if person is BRUNO else person.dm_id)
    raise AssertionError(until)


@pytest.mark.slow
async def test_three_people_come_from_the_lobby_to_their_first_porc_royal(tmp_path: pathlib.Path) -> None:
    luck, said = random.Random("a first reign"), STORY.said["fr"]
    async with running(tmp_path, luck, RARE) as scenario:
        await seat_everybody(scenario, STORY, "fr")
        for person in (AMELIE, CLARA):
            messages, language = scenario.read(person, person.dm_id), language_of(person)
            assert RECIPE[language] in messages
            assert STORY.dealt[language] in messages
        assert not any(words in scenario.read(CLARA) for words in RECIPE.values())
        await play(scenario, until=said[2])
        halfway = await scenario.replies()
    async with running(tmp_path, luck, RARE) as scenario:
        assert await scenario.replies() == halfway
        await play(scenario, until=said[3])
        told = scenario.read(CLARA)
        assert all(words in told for words in said)
