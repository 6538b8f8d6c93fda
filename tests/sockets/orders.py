"""Standing orders as people give them."""

from tests.fake_discord import Interaction, Person
from tests.sockets.scenario import Scenario
from tests.windows import fill_in_order

ASK = "cochons-ask-standing-orders"
ORDER = "cochons-order"


def words(person: Person, french: str, english: str) -> str:
    return french if person.locale == "fr" else english


async def panel(scenario: Scenario, person: Person) -> Interaction:
    """What `/orders` shows."""
    return await person.slash(words(person, "consignes", "orders"), channel=scenario.channel)


async def give(scenario: Scenario, person: Person, name: str, *values: str | None) -> Interaction:
    """Fill in the form of an order, field by field; None leaves an optional one out."""
    shown = await panel(scenario, person)
    shown = await person.press(shown, scenario.running.text(f"{ORDER}-{name}", person.locale))
    return await person.submit(shown, fill_in_order(shown.modal, *values))


def chosen(ask: str, option: str = "pass") -> str:
    return f"cochons-ask-{ask}-{option}"


async def at_the_gap(scenario: Scenario, deadline: str = "none") -> None:
    """Play up to the window before the first traveller, where all are asked."""
    await scenario.drawn(deadline=deadline)
    for person in scenario.people:
        await person.press(scenario.question(person), scenario.running.text(chosen("discard"), person.locale))
    await scenario.running.settle()
    assert {ask.key for ask in (await scenario.running.live()).play.asks.values()} == {
        "cochons-ask-gap-first"
    }


async def passes(scenario: Scenario, person: Person) -> None:
    await person.slash(words(person, "passer", "pass"), channel=scenario.channel)
    await scenario.running.settle()
