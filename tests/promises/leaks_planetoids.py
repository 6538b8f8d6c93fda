"""Leaks sown on purpose into planetoids: nothing of them is hidden, so whatever depends on hands is one."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from typing import Any, Final

from games.cosmic.expansions.planetoids import planetoid_rules
from games.cosmic.expansions.planetoids.planetoids import name_planetoid, read_belt
from games.cosmic.state.state import State
from porc_royal.asks import Ask
from porc_royal.facts import Who
from porc_royal.script import tell
from tests.cosmic.planetoids.belts import ride
from tests.promises.leaks_cosmic_asked import weight_of
from tests.promises.leaks_told import Hunt, Leak, patched
from tests.promises.moderated import Opening
from tests.promises.openings_cosmic import AFTER, GATES, lay_out

SETTINGS: Final = {"planetoids": True, **GATES}


def begin_encounter() -> Opening:
    """An encounter begins: the offense has ships on three planetoids, and is asked which of them it moves."""

    def change(state: State) -> None:
        for number in list(read_belt(state).where)[:3]:
            ride(state.ships, name_planetoid(number), 0, 1)

    return lay_out(SETTINGS, "encounter", change=change).until("drift").open("cosmic-planetoids")


def _is_decided_for_it(true: Any) -> Any:
    async def ask(state: Any, question: Ask) -> Any:
        return question.default if weight_of(state) % 2 else await true(state, question)

    return ask


def _says_more(true: Any) -> Any:
    async def carry_out(state: Any, seat: Any, drift: Any) -> None:
        await tell(planetoid_rules.BUMPED, number=weight_of(state) % 90, other=Who(seat))
        await true(state, seat, drift)

    return carry_out


LEAKS: Final[dict[str, Leak]] = {
    "whether a chain is asked for depends on hands": patched(planetoid_rules, "ask", _is_decided_for_it),
    "more is told of a chain than happens": patched(planetoid_rules, "carry_out", _says_more),
}
HUNTS: Final[dict[str, Hunt]] = {leak: Hunt(opened=begin_encounter, events=AFTER) for leak in LEAKS}
"""Where to look for each."""
