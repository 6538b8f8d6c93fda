"""The election on its own, by commands."""

from typing import Any

from tests.loopback import Interaction, Message, Person
from tests.sockets.house import Town

Given = dict[str, Any]


async def opened(town: Town, **given: Any) -> Interaction:
    """An election of Ana, Bob and Cy, whom Ana names; then everything is delivered."""
    voters = {"votant-1": town.ana, "votant-2": town.bob, "votant-3": town.cy}
    options: Given = {"titre": "Qui garde le trésor ?", "gouverneurs": "5 3 4", **voters, **given}
    answer = await town.ana.slash("election ouvrir", options, channel=town.channel)
    await town.house.settle()
    return answer


async def does(town: Town, person: Person, line: str, **given: object) -> str:
    """What somebody is answered to a command of the group; then everything is delivered."""
    answer = await person.slash(f"election {line}", given, channel=town.channel)
    await town.house.settle()
    return answer.text


def told(town: Town, words: str) -> list[Message]:
    """What the channel was told with these words."""
    return [each for each in town.public() if words in each.text]
