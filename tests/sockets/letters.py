"""What reaches somebody by direct message, and the simplest answer to it."""

from tests.loopback import Message, Person
from tests.sockets.house import Town, offered_first
from tests.sockets.players import number_of

MESSAGES = r"^/channels/\d+/messages$"


async def lands(town: Town) -> None:
    """Whoever is asked takes the first place that the question offers."""
    (person,) = await town.awaited()
    done = await offered_first(person, town.question(person))
    assert number_of(done) is not None


def letters(person: Person, since: int = 0) -> list[Message]:
    """Direct messages to somebody, newer than a message."""
    return [each for each in person.sees(person.dm) if each.id > since]


def reminders(town: Town, person: Person) -> list[str]:
    """The beginnings of the reminders somebody got, in the words of their language."""
    name = town.house.text("table-name", game=town.house.text("cochons-name"), number=1)
    kinds = {}
    for kind in ("half", "tenth"):
        words = town.house.text(f"reminder-{kind}", person.locale, table=name, what="§", when="§").split("§")[
            0
        ]
        kinds[words.strip()] = kind
    return [kind for each in letters(person) for words, kind in kinds.items() if words in each.text]
