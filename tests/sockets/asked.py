"""Who is asked what, and the choices that are proposed while typing."""

from __future__ import annotations

from tests.fake_discord import Person
from tests.sockets.scenario import HOUR, Scenario

STEPS = 400


async def until(scenario: Scenario, question: str) -> None:
    """Let the absent be answered for until the question is put to somebody who is here."""
    options = "rule_set=complete, auto_start=true, gap_windows=false"
    await wait_for_all(scenario)
    await scenario.started(options=options, deadline="12h")
    await until_asked(scenario, question)


async def until_asked(scenario: Scenario, question: str) -> None:
    """The same in a game that goes on."""
    for _ in range(STEPS):
        if await asked(scenario, question):
            return
        await scenario.running.later(12 * HOUR)
    raise AssertionError(question)


async def wait_for_all(scenario: Scenario) -> None:
    """Nothing answers for anybody before the time is up, however often they let it pass."""
    for person in scenario.people:
        await scenario.running.bot.absence.choose_usual(person.id, "wait")


async def asked(scenario: Scenario, question: str) -> list[Person]:
    """Who is asked this, lowest seat first."""
    live = await scenario.running.live()
    by_id = {person.id: person for person in scenario.people}
    return [
        by_id[live.at(seat).user_id or 0]
        for seat, ask in sorted(live.play.asks.items())
        if ask.key == f"cochons-{question}"
    ]


def words(person: Person, french: str, english: str) -> str:
    return french if person.locale == "fr" else english


async def names(
    scenario: Scenario, person: Person, line: str, option: str, typed: str = ""
) -> dict[str, str]:
    found = await person.autocomplete(line, option, typed, {}, channel=scenario.channel)
    return {choice["name"]: str(choice["value"]) for choice in found}
