"""What single seats read of what happened: what they alone may know, and what strikes them before everybody's eyes."""

from collections.abc import Collection, Iterator, Sequence

from bot.tables.live import Live
from porc_royal.facts import Fact, Saying, Seat, Who
from porc_royal.register import Strike

NOBODY: frozenset[Seat] = frozenset()


def list_private(
    live: Live,
    facts: Sequence[Fact],
    seat: Seat,
    *,
    seen: object = None,
    answered: Collection[Seat] = NOBODY,
) -> Iterator[Fact]:
    """What a seat alone learns, and what strikes it before everybody's eyes, below what that comes of.

    A pupil reads all of it where the lesson is told.

    seen: what everybody saw before it, None: what they see now
    answered: who has answered something themselves in this step, and knows what comes of it
    """
    strikes = {} if live.table.lesson else live.rulebook.assembly.keys.strikes
    view = live.play.view(None) if seen is None else seen
    heads, told, public = dict[str, tuple[int, Fact]](), set[int](), list[Saying]()
    for place, fact in enumerate(facts):
        if fact.to is not None:
            if fact.is_known_to(seat):
                yield fact
            continue
        heads[fact.says.key] = (place, fact)
        public.append(fact.says)
        strike = strikes.get(fact.says.key)
        if strike is None or not _is_struck(live, view, strike, fact.says, seat):
            continue
        if strike.unasked and (seat in answered or live.rulebook.expects(view, public, seat)):
            continue
        at, head = max(
            (heads[one] for one in strike.below if one in heads),
            default=(place, fact),
            key=lambda one: one[0],
        )
        if at != place and at not in told:
            told.add(at)
            yield head
        yield fact


def _is_struck(live: Live, view: object, strike: Strike, says: Saying, seat: Seat) -> bool:
    """Whether it strikes a seat, by its name or in what is that seat's; nobody is struck by what they do themselves."""
    whom = says.args.get(strike.whom)
    named = list(says.args.values()).count(Who(seat))
    if whom != Who(seat) and (whom is None or named or live.rulebook.owner(view, whom) != seat):
        return False
    figures = [one for one in says.args.values() if isinstance(one, int)]
    return named <= 1 and (not figures or any(figures))
