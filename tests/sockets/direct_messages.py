"""What reaches somebody by direct message, and the simplest answer to it."""

from tests.fake_discord import Message, Person
from tests.sockets.players import is_taken
from tests.sockets.scenario import Scenario, offered_first

MESSAGES = r"^/channels/\d+/messages$"


async def answer_first(scenario: Scenario) -> None:
    """Whoever is asked, or the first of them, takes the first place that the question offers."""
    person, *_ = await scenario.awaited()
    done = await offered_first(person, scenario.question(person))
    assert is_taken(done)


def direct_messages(person: Person, since: int = 0) -> list[Message]:
    """Direct messages to somebody, newer than a message."""
    return [each for each in person.sees(person.dm) if each.id > since]


def reminders(scenario: Scenario, person: Person) -> list[str]:
    """The beginnings of the reminders somebody got, in the words of their language."""
    name = scenario.running.text("table-name", game=scenario.running.text("cochons-name"), number=1)
    kinds = {}
    for kind in ("half", "tenth"):
        words = scenario.running.text(
            f"reminder-{kind}", person.locale, table=name, what="§", when="§"
        ).split("§")[0]
        kinds[words.strip()] = kind
    return [
        kind
        for each in person.got(person.dm)
        if not each.ephemeral
        for words, kind in kinds.items()
        if words in (each.past[0]["content"] if each.past else each.text)
    ]
