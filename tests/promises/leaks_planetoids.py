"""Leaks sown on purpose into planetoids: nothing of them is hidden, so whatever depends on hands is one."""

# ruff: noqa: ANN401 - a leak stands where values of every type pass through

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.games import AnyRulebook
from games.cosmic.expansions.planetoids import planetoid_rules
from games.cosmic.expansions.planetoids.planetoids import PLANETOIDS, name_planetoid, read_belt
from games.cosmic.state.state import State
from porc_royal.asks import Ask
from porc_royal.facts import Who
from porc_royal.script import tell
from tests.cosmic.planetoids.belts import ride
from tests.promises.leaks_common import COMMON
from tests.promises.leaks_cosmic import hunt_common
from tests.promises.leaks_cosmic_asked import patched
from tests.promises.leaks_cosmic_shown import expansion_shows, weight_of
from tests.promises.leaks_shown import viewed
from tests.promises.leaks_told import Hunt, Leak, Patch
from tests.promises.moderated import Opening
from tests.promises.openings_cosmic import AFTER, GATES, lay_out

SETTINGS: Final = {"planetoids": True, **GATES}


def begin_encounter() -> Opening:
    """An encounter begins: the offense has ships on three planetoids, and is asked which of them it moves."""

    def change(state: State) -> None:
        for number in list(read_belt(state).where)[:3]:
            ride(state.ships, name_planetoid(number), 0, 1)

    return lay_out(SETTINGS, "encounter", change=change).until("drift").open("cosmic-planetoids")


def _marks_lie_in_a_telling_order(state: State, seen: Any) -> Any:
    turned = tuple(reversed(seen.origins)) if weight_of(state) % 2 else seen.origins
    return msgspec.structs.replace(seen, origins=turned)


def _is_decided_for_it(true: Any) -> Any:
    async def ask(state: Any, question: Ask) -> Any:
        return question.default if weight_of(state) % 2 else await true(state, question)

    return ask


def _turn_planets(state: Any, view: Any) -> Any:
    return replace(view, planets=view.planets[::-1]) if weight_of(state) % 2 else view


def _count_a_marker_more(state: Any, view: Any) -> Any:
    more = weight_of(state) % 2
    return replace(view, seats=tuple(replace(one, wins=one.wins + more) for one in view.seats))


def _says_more(true: Any) -> Any:
    async def carry_out(state: Any, seat: Any, drift: Any) -> None:
        await tell(planetoid_rules.BUMPED, number=weight_of(state) % 90, other=Who(seat))
        await true(state, seat, drift)

    return carry_out


def _by_hands(change: Callable[[AnyRulebook, list[Any]], AnyRulebook]) -> Leak:
    """A part of the rulebook that remembers the last state of which somebody had a view."""

    def sow(patch: Patch, book: AnyRulebook) -> AnyRulebook:
        last: list[Any] = []

        def view(state: Any, seat: Any) -> Any:
            last[:] = [state]
            return book.view(state, seat)

        return change(replace(book, view=view), last)

    return sow


def _notes_by_hands(book: AnyRulebook, last: list[Any]) -> AnyRulebook:
    def suggest(view: Any, ask: Ask, option: str) -> Any:
        found = list(book.suggestions(view, ask, option)) if book.suggestions else []
        return [replace(one, note=None) for one in found] if weight_of(last[0]) % 2 else found

    return replace(book, suggestions=suggest)


SOWN: Final[dict[str, Leak]] = {
    "markers lie in a telling order": expansion_shows(PLANETOIDS.name, _marks_lie_in_a_telling_order),
    "whether a chain is asked for depends on hands": patched(planetoid_rules, "ask", _is_decided_for_it),
    "planetoids stand in a telling order": viewed(_turn_planets),
    "a marker more counts where hands are odd": viewed(_count_a_marker_more),
    "more is told of a chain than happens": patched(planetoid_rules, "carry_out", _says_more),
    "what a chain changes is noted by hands": _by_hands(_notes_by_hands),
}
LEAKS: Final[dict[str, Leak]] = COMMON | SOWN
HUNTS: Final[dict[str, Hunt]] = hunt_common("cosmic-planetoids", SETTINGS) | {
    leak: Hunt(opened=begin_encounter, events=AFTER) for leak in SOWN
}
"""Where to look for each."""
