"""Who is asked what, and the choices that are proposed while typing."""

from __future__ import annotations

from tests.loopback import Person
from tests.sockets.house import HOUR, Town

STEPS = 400


async def until(town: Town, question: str) -> None:
    """Let the absent be answered for until the question is put to somebody who is here."""
    options = "rule_set=complete, auto_start=true, gap_windows=false"
    await town.started(options=options, deadline="12h")
    await until_asked(town, question)


async def until_asked(town: Town, question: str) -> None:
    """The same in a game that goes on."""
    for _ in range(STEPS):
        if await asked(town, question):
            return
        await town.house.later(12 * HOUR)
    raise AssertionError(question)


async def asked(town: Town, question: str) -> list[Person]:
    """Who is asked this, lowest seat first."""
    live = await town.house.live()
    by_id = {person.id: person for person in town.people}
    return [
        by_id[live.at(seat).user_id or 0]
        for seat, ask in sorted(live.play.asks.items())
        if ask.key == f"cochons-{question}"
    ]


def words(person: Person, french: str, english: str) -> str:
    return french if person.locale == "fr" else english


async def names(town: Town, person: Person, line: str, option: str, typed: str = "") -> dict[str, str]:
    found = await person.autocomplete(line, option, typed, {}, channel=town.channel)
    return {choice["name"]: str(choice["value"]) for choice in found}
