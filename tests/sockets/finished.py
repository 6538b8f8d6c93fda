"""A game that is over, and its last message."""

from tests.fake_discord import Message
from tests.sockets.games import COCHONS
from tests.sockets.scenario import HOUR, Scenario

__all__ = ["finished"]

OPTIONS = COCHONS.options("max_turns=6, auto_start=true, gap_windows=false")


async def finished(scenario: Scenario, *, practice: bool = False) -> Message:
    """A short game that is over by the answers of the absent; gives the message of its end."""
    options = OPTIONS if scenario.game is COCHONS else scenario.game.options(scenario.game.short)
    lobby = await scenario.lobby(options=options, deadline="12h")
    for person in (scenario.bob, scenario.cy):
        await person.press(lobby, "Rejoindre")
    if practice:
        await scenario.ana.press(lobby, "Ajouter un cochon d’entraînement")
    await scenario.running.settle()
    await scenario.ana.press(lobby, "Commencer")
    await scenario.running.settle()
    for _ in range(400):
        if (await scenario.running.live()).table.status == "ended":
            return next(each for each in reversed(scenario.public()) if "Rejouer" in each.buttons.values())
        await scenario.running.later(12 * HOUR)
    raise AssertionError("the game does not end")
