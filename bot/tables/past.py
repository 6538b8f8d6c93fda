"""The whole of a game that ends, as its end card tells it: what was told and drawn, and the longest wait."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import msgspec

from bot.tables.leaves import is_closed
from bot.tables.live import Live
from bot.tables.proofs import Drawn, list_draws
from bot.tables.turn import Turn
from porc_royal.facts import Fact, Saying
from storage.ports import Entry, Store
from storage.slices import walk_slices


@dataclass(frozen=True, slots=True)
class Past:
    """A game from its first reply to its last.

    told   what everybody was told, in order
    drawn  every draw, in order; none of those that were not noted
    dealt  what single seats were told, with the place in the log, in order; nothing where the hands stay closed
    wait   the longest time between two moments at which everybody was told something, in milliseconds
    """

    told: tuple[Saying, ...] = ()
    drawn: tuple[Drawn, ...] = ()
    dealt: tuple[tuple[int, Fact], ...] = ()
    wait: int = 0


NO_PAST: Final = Past()


async def read_past(store: Store, turn: Turn, at: int) -> Past:
    """What happened at the table of a turn that ends its game, that turn included; read in slices."""
    table = turn.live.table
    new = turn.make_entries()
    kept = await store.log(table.id)
    last = [
        Entry(
            table.id,
            len(kept) + place,
            one.seat,
            one.place,
            one.reply,
            one.facts,
            one.reveals,
            at,
            draw=one.draw,
        )
        for place, one in enumerate(new)
    ]
    told, dealt, moments = list[Saying](), list[tuple[int, Fact]](), [table.started_at or at]
    keys = find_dealing(turn.live)
    async for entry in walk_slices([*kept, *last]):
        facts = msgspec.json.decode(entry.facts, type=tuple[Fact, ...])
        said = [one.says for one in facts if one.to is None]
        told += said
        dealt += [(entry.seq, one) for one in facts if one.to is not None and one.says.key in keys]
        if said:
            moments.append(entry.at)
    drawn = tuple(list_draws(table, [*kept, *last]))
    return Past(tuple(told), drawn, tuple(dealt), _find_longest(moments))


def find_dealing(live: Live) -> frozenset[str]:
    """By which facts cards are dealt; none where the hands stay closed for good."""
    highlights = live.rulebook.highlights
    if highlights is None or highlights.deals is None or is_closed(live.table):
        return frozenset()
    return highlights.deals.dealing


def _find_longest(moments: Sequence[int]) -> int:
    return max((after - before for before, after in pairwise(moments)), default=0)
