"""What is told of an election that is over: governors in front of each, and which vote put the elected ahead for good.

Everything here is read from what everybody has been told, and from the public view at the end.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from games.election import facts
from games.election.views.view import View
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.highlights import Highlight, Highlights, Ranked, find_turning_point, read_number


def rank(view: View) -> Sequence[Ranked]:
    """By the governors that lie in front of them, as they were counted."""
    found = []
    for one in view.voters:
        number = sum(lot.number for lot in one.lots)
        found.append(Ranked(one.seat, (number,), Saying(facts.HIGHLIGHT_STANDS, {"number": number})))
    return found


def tell(told: Sequence[Saying], winners: Sequence[Seat]) -> Sequence[Highlight]:
    """Where the voters were called one by one: after whose vote the elected was ahead for good."""
    return list(_find_turn(told, winners))


def _find_turn(told: Sequence[Saying], winners: Sequence[Seat]) -> Iterator[Highlight]:
    """Sealed votes are opened all at once, and none of them turns anything."""
    if len(winners) != 1 or not any(one.key == facts.CALLED for one in told):
        return
    piles, leaders, voters = dict[Seat, int](), list[list[Seat]](), list[Seat]()
    for one in told:
        who, home = one.args.get("who"), one.args.get("home" if one.key == facts.VOTED else "who")
        if one.key not in (facts.VOTED, facts.KEPT) or not isinstance(who, Who) or not isinstance(home, Who):
            continue
        piles[home.seat] = piles.get(home.seat, 0) + read_number(one.args, "number")
        voters.append(who.seat)
        leaders.append([seat for seat, pile in piles.items() if pile == max(piles.values())])
    place = find_turning_point(leaders, winners[0])
    if place is not None:
        args: dict[str, Arg] = {"who": Who(winners[0]), "by": Who(voters[place])}
        yield Highlight("turning-point", Saying(facts.HIGHLIGHT_TURN, args))


HIGHLIGHTS: Final[Highlights[View]] = Highlights(rank, tell)
