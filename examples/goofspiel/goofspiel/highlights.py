"""What is told when it is over, from what everybody has seen."""

from collections.abc import Iterator, Sequence
from typing import Final

from goofspiel import facts
from goofspiel.state import View, count_points
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from porc_royal.highlights import Highlight, Highlights, Ranked, find_turning_point


def rank(seen: View) -> Sequence[Ranked]:
    """By the prizes won."""
    points = [count_points(won) for won in seen.won]
    return [
        Ranked(Seat(seat), (one,), Saying(facts.STANDS, {"points": one})) for seat, one in enumerate(points)
    ]


def tell(told: Sequence[Saying], winners: Sequence[Seat]) -> Sequence[Highlight]:
    """Since when the winner was ahead, the most prizes at once, and the lowest card that took any."""
    return [*find_turn(told, winners), *find_piles(told), *find_low_bid(told)]


def find_turn(told: Sequence[Saying], winners: Sequence[Seat]) -> Iterator[Highlight]:
    """After which prize the only winner was ahead for good."""
    points, leaders = dict[Seat, int](), list[list[Seat]]()
    for who, prizes, _ in list_prizes(told):
        points[who] = points.get(who, 0) + count_points([one.name for one in prizes])
        leaders.append([seat for seat, one in points.items() if one == max(points.values())])
    place = find_turning_point(leaders, winners[0]) if len(winners) == 1 else None
    if place is not None:
        yield Highlight(
            "turning-point", Saying(facts.TURNED_AT, {"who": Who(winners[0]), "number": place + 1})
        )


def find_piles(told: Sequence[Saying]) -> Iterator[Highlight]:
    """The most prizes that one bid took, where that were several."""
    who, prizes, _ = max(list_prizes(told), key=lambda one: len(one[1]), default=(Seat(0), (), ""))
    if len(prizes) > 1:
        yield Highlight("siege", Saying(facts.PILED_UP, {"who": Who(who), "number": len(prizes)}))


def find_low_bid(told: Sequence[Saying]) -> Iterator[Highlight]:
    """The lowest card that took prizes."""
    who, prizes, card = min(list_prizes(told), key=lambda one: int(one[2]), default=(Seat(0), (), ""))
    if card:
        args: dict[str, Arg] = {"who": Who(who), "card": Named("card", card), "cards": Listing(prizes)}
        yield Highlight("bluff", Saying(facts.LOW_BID, args))


def list_prizes(told: Sequence[Saying]) -> Iterator[tuple[Seat, tuple[Named, ...], str]]:
    """Who took which prizes, with which card."""
    laid: dict[Seat, str] = {}
    for one in told:
        who, card, cards = (one.args.get(name) for name in ("who", "card", "cards"))
        if one.key == facts.LAID and isinstance(who, Who) and isinstance(card, Named):
            laid[who.seat] = card.name
        if one.key == facts.WON and isinstance(who, Who) and isinstance(cards, Listing):
            prizes = tuple(item for item in cards.items if isinstance(item, Named))
            yield who.seat, prizes, laid[who.seat]


HIGHLIGHTS: Final[Highlights[View]] = Highlights(rank, tell)
