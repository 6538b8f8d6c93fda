"""Powers of the clans by commands: what is proposed is what the buttons offer, and all hear which power it was."""

import pytest

from tests.loopback import Person
from tests.sockets.games import COMPLETE
from tests.sockets.house import HOUR, Town
from tests.sockets.players import parts_of
from tests.sockets.test_complete_commands import names, words

pytestmark = pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])

OPTIONS = "rule_set=complete, auto_start=true, gap_windows=false, clan_powers=true"
ENOUGH = 6
"""Questions with a power among their answers that are looked at."""


async def offered(town: Town, person: Person) -> set[str]:
    """The powers that the question of somebody has buttons and menus for."""
    panel = await person.slash(words(person, "repondre", "answer"), channel=town.channel)
    head = words(person, "Pouvoir\u00a0: ", "Power: ")
    labels = [str(part.get("label") or part.get("placeholder")) for part in parts_of(panel)]
    return {one.partition(" →")[0] for one in labels if one.startswith(head)}


async def test_the_powers_proposed_are_those_the_buttons_offer(town: Town) -> None:
    await town.started(options=OPTIONS, deadline="12h")
    looked, kinds = 0, set[str]()
    for _ in range(300):
        for person in await town.awaited():
            buttons = await offered(town, person)
            line, option = words(person, "cochons pouvoir", "cochons power"), words(person, "lequel", "use")
            head = words(person, "Pouvoir\u00a0: ", "Power: ")
            proposed = {one for one in await names(town, person, line, option) if one.startswith(head)}
            assert proposed == buttons
            looked += bool(buttons)
            kinds |= buttons
        if looked >= ENOUGH and len(kinds) > 1:
            return
        await town.house.later(12 * HOUR)
    raise AssertionError(kinds)
