"""What is told of a game that is over: colonies, the last defeat, the planet most fought for, the boldest bluff.

Everything here is read from what everybody has been told, and from the public view at the end.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.cosmic import facts
from games.cosmic.state.catalogue import name_card
from games.cosmic.views.view import View
from porc_royal.facts import Arg, Named, Saying, Seat, Who
from porc_royal.highlights import Deals, Highlight, Highlights, Ranked, read_number

_TOTALS: Final = (facts.TOTAL, facts.TOTAL_LESS)


@dataclass(slots=True)
class _Encounter:
    """An encounter as it was told: in which turn, for which planet, with which attack cards, and who won."""

    turn: int
    planet: Named
    sides: tuple[Seat, ...]
    cards: dict[Seat, int] = field(default_factory=dict)
    winner: Seat | None = None


def rank(view: View) -> Sequence[Ranked]:
    """CE-22: by foreign colonies."""
    found = []
    for seat in view.seats:
        colonies = len(view.list_foreign(seat.seat))
        args: dict[str, Arg] = {"colonies": colonies, "needed": seat.wins}
        found.append(Ranked(seat.seat, (colonies,), Saying(facts.HIGHLIGHT_STANDS, args)))
    return found


def tell(told: Sequence[Saying], winners: Sequence[Seat]) -> Sequence[Highlight]:
    """Since when a winner lost no encounter, where ships were launched most often, the lowest card that won."""
    met = list(_list_encounters(told))
    return [*_find_turn(met, winners), *_find_siege(met), *_find_bluff(met)]


def _find_turn(met: Sequence[_Encounter], winners: Sequence[Seat]) -> Iterator[Highlight]:
    """The last encounter that the only winner lost."""
    own = [one for one in met if one.winner is not None and winners[:1] and winners[0] in one.sides]
    if len(winners) != 1 or not own:
        return
    who: dict[str, Arg] = {"who": Who(winners[0])}
    lost = [one for one in own if one.winner != winners[0]]
    if not lost:
        yield Highlight("turning-point", Saying(facts.HIGHLIGHT_UNBEATEN, who))
    elif lost[-1] is not own[-1]:
        args = {**who, "turn": lost[-1].turn, "planet": lost[-1].planet}
        yield Highlight("turning-point", Saying(facts.HIGHLIGHT_TURN, args))


def _find_siege(met: Sequence[_Encounter]) -> Iterator[Highlight]:
    counts = Counter(one.planet.name for one in met)
    planet, number = max(counts.items(), key=lambda one: one[1], default=("", 0))
    if number > 1:
        args: dict[str, Arg] = {"planet": facts.name_planet(planet), "number": number}
        yield Highlight("siege", Saying(facts.HIGHLIGHT_SIEGE, args))


def _find_bluff(met: Sequence[_Encounter]) -> Iterator[Highlight]:
    """Of the attack cards that won against a higher one, the lowest."""
    found = [
        (one.cards[one.winner], -card, one.winner, other)
        for one in met
        if one.winner is not None and one.winner in one.cards
        for other, card in one.cards.items()
        if card > one.cards[one.winner]
    ]
    if found:
        card, more, who, other = min(found)
        args: dict[str, Arg] = {"who": Who(who), "card": card, "other": Who(other), "more": -more}
        yield Highlight("bluff", Saying(facts.HIGHLIGHT_BLUFF, args))


def _list_encounters(told: Sequence[Saying]) -> Iterator[_Encounter]:
    now, turn = None, 0
    for one in told:
        who, other, planet = (one.args.get(name) for name in ("who", "other", "planet"))
        if one.key == facts.TURN:
            turn = read_number(one.args, "number")
        elif one.key == facts.LAUNCHES:
            if now is not None:
                yield now
            now = None
            if isinstance(who, Who) and isinstance(other, Who) and isinstance(planet, Named):
                now = _Encounter(turn, planet, (who.seat, other.seat))
        elif now is not None and isinstance(who, Who) and who.seat in now.sides:
            if one.key in _TOTALS:
                now.cards[who.seat] = read_number(one.args, "card")
            elif one.key == facts.WINS:
                now.winner = who.seat
    if now is not None:
        yield now


def _find_points(name: str) -> int:
    """The points of an attack card; any other card has none."""
    points = name.removeprefix("attack-")
    return int(points) if points != name and points.isdecimal() else 0


def _name_dealt(card: str) -> str:
    """A card of a cosmic deck as it is spoken of; "" for those of other decks."""
    try:
        return name_card(card).name
    except LookupError:
        return ""


DEALS: Final = Deals(frozenset({facts.DREW}), frozenset({"deck", "pig-deal"}), _name_dealt, _find_points)
HIGHLIGHTS: Final[Highlights[View]] = Highlights(rank, tell, deals=DEALS)
