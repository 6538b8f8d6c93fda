"""An expansion that does a little of everything, and a rulebook that has it."""

from typing import Annotated, Final

import msgspec

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.expansion import Expansion
from games.cosmic.extension.hooks import Now, Reckoning, Sender
from games.cosmic.rulebook import BASE, EXPANSIONS
from games.cosmic.state.catalogue import ARTIFACT, Kind, enter_kind
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.additions import load
from porc_royal.assembly import assemble
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
TOY: Final[Toy] = Expansion("toy", Chosen, Kept, Seen, is_on=lambda chosen: chosen.toy)
ADDS: Final = TOY.part()
enter_kind(ADDS, Kind(CARD, ARTIFACT))
ADDS.adds_cards(lambda chosen, _players: ((CARD, chosen.more),))


@ADDS.sets_up
def deal(state: State) -> Kept:
    return Kept(secrets=[10 + seat for seat in state.seats])


@ADDS.shows
def show(state: State, seat: Seat | None) -> Seen:
    kept = TOY.of(state)
    return Seen(sum(kept.counted.values()), None if seat is None else kept.secrets[seat])


@ADDS.refuses
def refuse(players: int, chosen: Chosen) -> Saying | None:
    return Saying(facts.NO_TERMS, {}) if players >= FORBIDDEN and chosen.more == 2 else None


@ADDS.acts(hooks.begins)
@not_a_rule
async def count(now: Now) -> None:
    counted = TOY.of(now.state).counted
    counted[now.state.offense] = counted.get(now.state.offense, 0) + 1
    await tell(facts.GOES_HOME, who=Who(now.state.offense), number=99)


@ADDS.changes(hooks.win_number)
def needs_more(number: int, at: Sender) -> int:
    return number + TOY.options_of(at.state.options).more


@ADDS.changes(hooks.total, after=True)
def doubles(sum_: Reckoning, _at: object) -> Reckoning:
    return Reckoning(sum_.card, sum_.own, sum_.allies, sum_.reinforcements, sum_.bonus + sum_.total)


@ADDS.adds(additions.SUMMARY)
def tell_encounters(view: View) -> list[Saying]:
    seen = TOY.seen(view)
    if seen is None:
        return []
    return [Saying(facts.SUMMARY_PLANET, {"planet": "toy", "ships": str(seen.encounters)})]


WITH_TOY: Final = assemble(BASE, [*EXPANSIONS, load(__name__)])
"""The game with the toy besides the other expansions."""
