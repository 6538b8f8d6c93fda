"""From an open table to its first question."""

from __future__ import annotations

from bot.i18n import Language
from bot.local.people import PEOPLE
from tests.simcord.games import Story
from tests.simcord.scenario import Scenario

AMELIE, BRUNO, CLARA = PEOPLE[:3]


async def seat_everybody(scenario: Scenario, story: Story, language: Language) -> None:
    """Open a table that has an end, sit down, and start."""
    told = await scenario.command(
        AMELIE, "table open", game=story.game.name, language=language, options=story.options
    )
    assert "#1" in told
    for person in (BRUNO, CLARA):
        await scenario.press(person, "join")
    assert "Te voilà à table" in scenario.read(BRUNO)
    assert "You are in" in scenario.read(CLARA)
    assert "You are in" not in scenario.read(BRUNO)
    await scenario.press(AMELIE, "start")
    assert story.said[language][0] in scenario.read(CLARA)
