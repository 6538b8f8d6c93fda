"""Going back as people want it: the menu of moments, and the votes on it."""

from tests.fake_discord import Interaction, Message, Person
from tests.fake_discord.components import SELECTS, walk
from tests.sockets.scenario import Scenario
from tests.sockets.tables import find_button


def list_parts(answer: Interaction, kinds: tuple[int, ...]) -> list[dict[str, object]]:
    return [dict(part) for part in walk(answer.components) if part["type"] in kinds]


async def want(scenario: Scenario, person: Person, number: int = 0) -> Interaction:
    """Somebody wants to go back to a moment of the menu, the newest first."""
    shown = await person.slash("revenir" if person.locale == "fr" else "takeback", channel=scenario.channel)
    (menu,) = list_parts(shown, SELECTS)
    options = menu["options"]
    assert isinstance(options, list)
    chosen = await person.choose(shown, str(menu["custom_id"]), [options[number]["value"]])
    await scenario.running.settle()
    return chosen


def proposal(scenario: Scenario) -> Message:
    return find_button(scenario, "vote")[0]


async def vote(scenario: Scenario, person: Person, which: str) -> Interaction:
    said = await person.press(proposal(scenario), scenario.running.text(f"vote-{which}"))
    await scenario.running.settle()
    return said
