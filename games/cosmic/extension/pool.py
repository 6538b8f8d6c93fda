"""Which aliens a table cannot be dealt, and why; and why it cannot begin with those that it has chosen."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien, list_pool
from games.cosmic.extension.figures import Adjustment
from games.cosmic.extension.hooks import Now
from games.cosmic.state import options
from games.cosmic.state.options import Options
from porc_royal.additions import Assembly, Place
from porc_royal.facts import Saying

ADDS: Final = facts.Adds()
TOO_FEW: Final = ADDS.keys.refusal("too-few-aliens", "number", "needed")
FEW: Final = ADDS.keys.line("barred-unused")
LEAST, SPARE = 10, 4
"""Flares of a deck at least, and aliens more than are dealt: some may be left out beside others."""
TWO: Final = 2
"""Flares in the deck for each player."""
ENOUGH: Final = 8
"""Flares that nobody was dealt, for those who go through them."""
Applies: TypeAlias = Callable[[Assembly, Options, int], bool]


@dataclass(frozen=True, slots=True)
class Barred:
    """An alien that is not dealt at some tables.

    applies  at which: by the options and the number of players
    why      the line that says so, and why, to whoever looks it up
    """

    alien: str
    applies: Applies
    why: str


BARRED: Final[Place[Barred]] = Place("aliens that are not dealt at some tables, and why")


def list_barred(assembly: Assembly, chosen: Options, players: int) -> frozenset[str]:
    """CE-R19, CE-R23: the aliens that are not dealt at such a table."""
    barred = (one.alien for one in assembly[BARRED] if one.applies(assembly, chosen, players))
    return frozenset(barred) - {*chosen.spared}


def list_dealt(assembly: Assembly, chosen: Options, players: int) -> tuple[str, ...]:
    """CE-4: the aliens of those that a table has chosen which may be dealt there."""
    barred = list_barred(assembly, chosen, players)
    return tuple(alien for alien in list_pool(assembly, chosen) if alien not in barred)


def count_pool(assembly: Assembly, chosen: Options, players: int) -> int:
    """CE-4: the aliens that a table plays with, whether or not few flares are left over."""
    others = [one for one in assembly[BARRED] if one.applies is not has_few_unused]
    barred = {one.alien for one in others if one.applies(assembly, chosen, players)}
    return len({*list_pool(assembly, chosen)} - barred)


def has_few_unused(assembly: Assembly, chosen: Options, players: int) -> bool:
    """Whether fewer than eight flares are left over (the catalogue's table of options)."""
    return count_pool(assembly, chosen, players) - max(LEAST, TWO * players) < ENOUGH


def leave_out_with_few_unused(alien: Alien) -> None:
    """One that goes through flares that nobody was dealt, or comes back as an alien that nobody has."""
    alien.add(BARRED, Barred(alien.name, has_few_unused, FEW))


def leave_out(pool: tuple[str, ...], at: Now) -> tuple[str, ...]:
    """Those that are barred."""
    state = at.state
    barred = list_barred(state.assembly, state.options, len(state.players))
    return tuple(alien for alien in pool if alien not in barred)


ADDS.add(hooks.pool.corrections, Adjustment(lambda state: True, leave_out))


def refuse(assembly: Assembly, players: int, chosen: Options) -> Saying | None:
    """CE-4, CE-5: as many aliens for each player as are dealt, and flares enough."""
    number = count_pool(assembly, chosen, players)
    needed = max(LEAST, chosen.dealt * players) + SPARE
    return Saying(TOO_FEW, {"number": number, "needed": needed}) if number < needed else None


ADDS.add(options.REFUSALS, refuse)
