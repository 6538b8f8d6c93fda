"""What is done to a table by its commands."""

from msgspec import structs

from bot.panels.custom_ids import read_token
from bot.panels.parts import STEP_BY_STEP
from tests.fake_discord import Interaction, Message, Person
from tests.sockets.players import parts_of
from tests.sockets.scenario import Scenario


async def cancelled(scenario: Scenario) -> Interaction:
    """Ana, the host, cancels the table and confirms it."""
    sure = await scenario.ana.slash("table annuler", channel=scenario.channel)
    return await scenario.ana.press(sure, scenario.running.text("cancel-button"))


async def open_form(scenario: Scenario, person: Person) -> Interaction:
    """Somebody opens the form of the question that is put in secret: by its button, or step by step from its menu."""
    question = scenario.question(person)
    if not scenario.game.form.startswith("ready:"):
        return await person.press(question, scenario.running.text(scenario.game.form))
    option = scenario.game.form.removeprefix("ready:")
    menu = next(one for one in question.menus if read_token(one).option == option)
    return await person.choose(question, menu, [STEP_BY_STEP])


def menus_of(answer: Interaction) -> dict[str, list[str]]:
    """The menus of an answer."""
    return answer.message.menus if answer.message else {}


def pick(menus: dict[str, list[str]]) -> tuple[str, list[str]]:
    """The first menu with its first value."""
    menu, values = next(iter(menus.items()))
    return menu, values[:1]


async def offered(scenario: Scenario, by: Person, who: str, new: Person | None = None) -> Interaction:
    """Somebody offers a seat to somebody else, or gives it to a practice player; then everything is delivered."""
    line, seat, other = ("table remplacer", "place", "par")
    if by.locale != "fr":
        line, seat, other = ("table substitute", "seat", "by")
    answer = await by.slash(line, {seat: who, **({other: new} if new else {})}, channel=scenario.channel)
    await scenario.running.settle()
    return answer


async def replaced(scenario: Scenario, by: Person, who: str, new: Person | None = None) -> Interaction:
    """The same, and whoever is asked takes the seat."""
    answer = await offered(scenario, by, who, new)
    if new is not None and (offer := offer_of(scenario)) is not None:
        await new.press(offer, scenario.running.text("substitute-accept"))
        await scenario.running.settle()
    return answer


def offer_of(scenario: Scenario) -> Message | None:
    """The newest message by whose buttons a seat can be taken."""
    buttons = [part["custom_id"] for each in scenario.public() for part in parts_of(each)]
    seats = [one for one in buttons if read_token(one).verb == "accept"]
    return next(
        (each for each in scenario.public() for part in parts_of(each) if part["custom_id"] in seats), None
    )


def find_button(scenario: Scenario, verb: str) -> tuple[Message, str]:
    """The newest public message with such a button, and the button."""
    for each in reversed(scenario.public()):
        for part in parts_of(each):
            if read_token(part["custom_id"]).verb == verb:
                return each, part["custom_id"]
    raise AssertionError(verb)


async def go_step_by_step(person: Person, opened: Interaction) -> Interaction:
    """The same form step by step, as buttons that were sent before there were windows lead to it."""
    if opened.type != "modal" or opened.source is None:
        return opened
    token = structs.replace(read_token(str(opened.modal["custom_id"])), verb="again")
    return await person.press(opened.source, str(token), forged=True)
