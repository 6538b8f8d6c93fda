"""Somebody lets time pass at a table, and the others play on."""

from porc_royal.facts import Seat
from tests.fake_discord import Person
from tests.sockets.scenario import HOUR, MINUTE, Scenario, offered_first

DAY = "24h"
GRACE = 15 * MINUTE


async def seat_of(scenario: Scenario, person: Person) -> Seat:
    """Where somebody sits."""
    row = (await scenario.running.live()).seat_of(person.id)
    assert row is not None
    return Seat(row.seat)


async def who_answered(scenario: Scenario, person: Person) -> list[str | None]:
    """What gave the answers of somebody's seat; None: they did."""
    seat = await seat_of(scenario, person)
    return [entry.answered_by for entry in await scenario.running.log() if entry.seat == seat]


async def missed(scenario: Scenario) -> Person:
    """A game in which whoever was asked first has let a day pass."""
    await scenario.started(deadline=DAY)
    (person,) = await scenario.awaited()
    await scenario.running.later(24 * HOUR + MINUTE)
    return person


async def asked_again(scenario: Scenario, absent: Person, *, secretly: bool | None = False) -> None:
    """The others answer until the absent person alone is awaited; if openly, an hour late: the grace begins anew.

    secretly: whether in secret, None: either way
    """
    seat = await seat_of(scenario, absent)
    for _ in range(40):
        live, awaited = await scenario.running.live(), await scenario.awaited()
        if awaited == [absent] and secretly in (None, live.play.asks[seat].sealed):
            return
        await scenario.running.later(0 if secretly else HOUR)
        for person in await scenario.awaited():
            if person is not absent:
                panel = await person.slash("answer", channel=scenario.channel)
                await offered_first(person, panel)
        await scenario.running.settle()
    raise AssertionError("never asked alone")


def clock(at: int) -> str:
    """The hour of the day, in universal time."""
    return f"{at // HOUR % 24:02}:{at // MINUTE % 60:02}"
