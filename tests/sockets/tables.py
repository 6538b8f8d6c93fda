"""What is done to a table by its commands."""

from tests.loopback import Interaction
from tests.sockets.house import Town


async def cancelled(town: Town) -> Interaction:
    """Ana, the host, cancels the table and confirms it."""
    sure = await town.ana.slash("table annuler", channel=town.channel)
    return await town.ana.press(sure, town.house.text("cancel-button"))


def menus_of(answer: Interaction) -> dict[str, list[str]]:
    """The menus of an answer."""
    return answer.message.menus if answer.message else {}


def pick(menus: dict[str, list[str]]) -> tuple[str, list[str]]:
    """The first menu with its first value."""
    menu, values = next(iter(menus.items()))
    return menu, values[:1]
