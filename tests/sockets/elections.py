"""The election on its own, by commands."""

from typing import Any

from tests.fake_discord import Interaction, Message, Person
from tests.sockets.scenario import Scenario

Given = dict[str, Any]


async def opened(scenario: Scenario, **given: Any) -> Interaction:
    """An election of Ana, Bob and Cy, whom Ana names; then everything is delivered."""
    voters = {"votant-1": scenario.ana, "votant-2": scenario.bob, "votant-3": scenario.cy}
    options: Given = {"titre": "Qui garde le trésor ?", "gouverneurs": "5 3 4", **voters, **given}
    answer = await scenario.ana.slash("election ouvrir", options, channel=scenario.channel)
    await scenario.running.settle()
    return answer


async def does(scenario: Scenario, person: Person, line: str, **given: object) -> str:
    """What somebody is answered to a command of the group; then everything is delivered."""
    answer = await person.slash(f"election {line}", given, channel=scenario.channel)
    await scenario.running.settle()
    return answer.text


def told(scenario: Scenario, words: str) -> list[Message]:
    """What the channel was told with these words."""
    return [each for each in scenario.public() if words in each.text]
