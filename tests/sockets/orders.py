"""Standing orders as people give them."""

from bot.panels.custom_ids import read_token
from tests.loopback import Interaction, Person
from tests.sockets.house import Town
from tests.sockets.players import parts_of

ASK = "cochons-ask-standing-orders"


def words(person: Person, french: str, english: str) -> str:
    return french if person.locale == "fr" else english


async def panel(town: Town, person: Person) -> Interaction:
    """What `/orders` shows."""
    return await person.slash(words(person, "consignes", "orders"), channel=town.channel)


async def give(town: Town, person: Person, name: str, *values: str | None) -> Interaction:
    """Fill in the form of an order, field by field; None leaves an optional one out."""
    shown = await panel(town, person)
    shown = await person.press(shown, town.house.text(f"{ASK}-{name}", person.locale))
    for value in values:
        if value is None:
            shown = await person.press(shown, town.house.text("button-skip", person.locale))
            continue
        menu = next(
            part["custom_id"] for part in parts_of(shown) if read_token(part["custom_id"]).verb == "fill"
        )
        shown = await person.choose(shown, menu, [value])
    return await person.press(shown, town.house.text("button-confirm", person.locale))
