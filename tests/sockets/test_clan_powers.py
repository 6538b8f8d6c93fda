"""Powers of the clans by commands: what is proposed is what the buttons offer, and all hear which power it was."""

import pytest

from tests.fake_discord import Person
from tests.sockets.asked import names, words
from tests.sockets.games import COMPLETE
from tests.sockets.players import parts_of
from tests.sockets.scenario import HOUR, Scenario

pytestmark = pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])

OPTIONS = "rule_set=complete, auto_start=true, gap_windows=false, clan_powers=true"
ENOUGH = 6
"""Questions with a power among their answers that are looked at."""


async def offered(scenario: Scenario, person: Person) -> set[str]:
    """The powers that the question of somebody has buttons and menus for, on whichever page."""
    panel = await person.slash(words(person, "repondre", "answer"), channel=scenario.channel)
    head, more = (
        words(person, "Pouvoir\u00a0: ", "Power: "),
        scenario.running.text("button-more", person.locale),
    )
    labels: list[str] = []
    while True:
        labels += [str(part.get("label") or part.get("placeholder")) for part in parts_of(panel)]
        if more not in [part.get("label") for part in parts_of(panel)]:
            break
        panel = await person.press(panel, more)
    return {one.partition(" →")[0] for one in labels if one.startswith(head)}


@pytest.mark.thorough
async def test_the_powers_proposed_are_those_the_buttons_offer(scenario: Scenario) -> None:
    await scenario.started(options=OPTIONS, deadline="12h")
    looked, kinds = 0, set[str]()
    for _ in range(300):
        for person in await scenario.awaited():
            buttons = await offered(scenario, person)
            line, option = words(person, "cochons pouvoir", "cochons power"), words(person, "lequel", "use")
            head = words(person, "Pouvoir\u00a0: ", "Power: ")
            proposed = {one for one in await names(scenario, person, line, option) if one.startswith(head)}
            assert proposed == buttons
            looked += bool(buttons)
            kinds |= buttons
        if looked >= ENOUGH and len(kinds) > 1:
            return
        await scenario.running.later(12 * HOUR)
    raise AssertionError(kinds)
