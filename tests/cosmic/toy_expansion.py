"""An expansion that does a little of everything, entered for a test and taken out again."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import msgspec

from games.cosmic import facts
from games.cosmic.extension import additions, catalogue, hooks
from games.cosmic.extension import expansion as expanding
from games.cosmic.extension.catalogue import ARTIFACT, KINDS, Kind
from games.cosmic.extension.expansion import Expansion
from games.cosmic.extension.hooks import Now, Reckoning, Sender
from games.cosmic.state import options, state
from games.cosmic.state.state import State
from games.cosmic.views.view import View
from porc_royal.facts import Saying, Seat, Who
from porc_royal.options import Offered
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

CARD: Final = "toy_card"
FORBIDDEN: Final = 8
"""The toy is not for so many players."""


class Chosen(msgspec.Struct, frozen=True):
    """Its options."""

    toy: Annotated[bool, Offered("toy")] = False
    more: Annotated[int, Offered("toy", values=(1, 2))] = 1


class Kept(msgspec.Struct):
    """What it keeps: encounters counted by offense, and a number that each seat alone knows."""

    counted: dict[int, int] = {}
    secrets: list[int] = []


class Seen(msgspec.Struct, frozen=True):
    """What it shows: encounters in all, and the viewer's own number."""

    encounters: int
    secret: int | None


Toy = Expansion[Chosen, Kept, Seen]


def _declare(toy: Toy) -> None:
    @toy.sets_up
    def deal(state: State) -> Kept:
        return Kept(secrets=[10 + seat for seat in state.seats])

    @toy.shows
    def show(state: State, seat: Seat | None) -> Seen:
        kept = toy.of(state)
        return Seen(sum(kept.counted.values()), None if seat is None else kept.secrets[seat])

    @toy.refuses
    def refuse(players: int, chosen: Chosen) -> Saying | None:
        return Saying(facts.NO_TERMS, {}) if players >= FORBIDDEN and chosen.more == 2 else None

    @toy.acts(hooks.begins)
    @not_a_rule
    async def count(now: Now) -> None:
        counted = toy.of(now.state).counted
        counted[now.state.offense] = counted.get(now.state.offense, 0) + 1
        await tell(facts.GOES_HOME, who=Who(now.state.offense), number=99)

    @toy.changes(hooks.win_number)
    def needs_more(number: int, at: Sender) -> int:
        return number + toy.options_of(at.state.options).more

    @toy.changes(hooks.total, after=True)
    def doubles(sum_: Reckoning, _at: object) -> Reckoning:
        return Reckoning(sum_.card, sum_.own, sum_.allies, sum_.reinforcements, sum_.bonus + sum_.total)

    toy.adds_cards(lambda chosen, _players: ((CARD, chosen.more),))

    def tell_encounters(view: View) -> list[Saying]:
        seen = toy.seen(view)
        return (
            []
            if seen is None
            else [Saying(facts.SUMMARY_PLANET, {"planet": "toy", "ships": str(seen.encounters)})]
        )

    additions.SUMMARY.append(tell_encounters)


@contextmanager
def enter_toy() -> Iterator[Toy]:
    """The toy expansion among the others."""
    lists = (
        *(options.REFUSALS, catalogue.ADDED, additions.SUMMARY),
        *(hooks.begins.rules, hooks.win_number.corrections, hooks.total.corrections),
    )
    tables = (options.ADDED, state.KEPT, expanding.EXPANSIONS, expanding.SHOWN, KINDS)
    kept_lists, kept_tables = [list(one) for one in lists], [dict(one) for one in tables]
    KINDS[CARD] = Kind(CARD, ARTIFACT)
    toy: Toy = Expansion("toy", Chosen, Kept, Seen, is_on=lambda chosen: chosen.toy)
    _declare(toy)
    try:
        yield toy
    finally:
        for one, before in zip(lists, kept_lists, strict=True):
            one[:] = before  # type: ignore[index]
        for table, was in zip(tables, kept_tables, strict=True):
            table.clear()  # type: ignore[attr-defined]
            table.update(was)  # type: ignore[attr-defined]
