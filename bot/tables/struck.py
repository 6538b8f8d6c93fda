"""What single seats read of what happened: what they alone may know, and what strikes them before everybody's eyes."""

from collections.abc import Iterator, Sequence

from bot.tables.live import Live
from porc_royal.facts import Fact, Saying, Seat, Who


def list_private(live: Live, facts: Sequence[Fact], seat: Seat) -> Iterator[Fact]:
    """What a seat alone learns, and what strikes it before everybody's eyes, below what that comes of.

    A pupil reads all of it where the lesson is told.
    """
    strikes = {} if live.table.lesson else live.rulebook.assembly.keys.strikes
    heads, told = dict[str, tuple[int, Fact]](), set[int]()
    for place, fact in enumerate(facts):
        if fact.to is not None:
            if fact.is_known_to(seat):
                yield fact
            continue
        heads[fact.says.key] = (place, fact)
        strike = strikes.get(fact.says.key)
        if strike is None or fact.says.args.get(strike.whom) != Who(seat) or _harms_nobody(fact.says, seat):
            continue
        at, head = heads.get(strike.below, (place, fact))
        if at != place and at not in told:
            told.add(at)
            yield head
        yield fact


def _harms_nobody(says: Saying, seat: Seat) -> bool:
    """Whether all that it counts is nothing: somebody was spared. Or whoever is struck has done it."""
    figures = [one for one in says.args.values() if isinstance(one, int)]
    return list(says.args.values()).count(Who(seat)) > 1 or (bool(figures) and not any(figures))
