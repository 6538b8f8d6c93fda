"""What is told of a game that is over: who lives, what decided, where it was fought most, the lowest score that won.

Everything here is read from what everybody has been told, and from the public view at the end.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS
from games.interstellar_pig.views.view import View
from porc_royal.cards import get_title
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.highlights import Deals, Highlight, Highlights, Ranked, read_number

_SCORES: Final = (facts.ROLLED, facts.SCORED)


@dataclass(slots=True)
class _Fight:
    """A fight as it was told: in which round, where, with which scores, who won and who lost; both may be no player."""

    round: int
    args: Mapping[str, Arg]
    scores: dict[Arg, int] = field(default_factory=dict)
    winner: Arg | None = None
    loser: Arg = ""


def rank(view: View) -> Sequence[Ranked]:
    """The living before the dead; what they hold is not known, but how much."""
    found = []
    for seat in view.seats:
        says = Saying(facts.HIGHLIGHT_ALIVE, {"hand": seat.hand})
        if seat.out:
            says = Saying(facts.HIGHLIGHT_OUT)
        found.append(Ranked(seat.seat, (int(not seat.out),), says))
    return found


def tell(told: Sequence[Saying], winners: Sequence[Seat]) -> Sequence[Highlight]:
    """What decided for the winner, the place most fought for, and the lowest score that won a fight."""
    fights = list(_list_fights(told))
    return [*_find_turn(told, fights, winners), *_find_siege(fights), *_find_bluff(fights)]


def _find_turn(
    told: Sequence[Saying], fights: Sequence[_Fight], winners: Sequence[Seat]
) -> Iterator[Highlight]:
    """When the winner took the prize for all to see; where nobody saw that, the last fight that it won."""
    if not winners:
        return
    who = Who(winners[0])
    round_, prize = 0, None
    for one in told:
        if one.key == facts.ROUND:
            round_ = read_number(one.args, "round")
        if one.key == facts.TOOK_PRIZE and one.args.get("who") == who:
            prize = Saying(facts.HIGHLIGHT_PRIZE, {**one.args, "round": round_})
    won = [one for one in fights if one.winner == who]
    if prize is None and won:
        args: dict[str, Arg] = {"who": who, "round": won[-1].round, "other": won[-1].loser}
        prize = Saying(facts.HIGHLIGHT_FIGHT, args)
    if prize is not None:
        yield Highlight("turning-point", prize)


def _find_siege(fights: Sequence[_Fight]) -> Iterator[Highlight]:
    places: dict[tuple[Arg, Arg], int] = {}
    for one in fights:
        where = one.args["place"], one.args["layer"]
        places[where] = places.get(where, 0) + 1
    where, number = max(places.items(), key=lambda one: one[1], default=(("", ""), 0))
    if number > 1:
        args = {"place": where[0], "layer": where[1], "number": number}
        yield Highlight("siege", Saying(facts.HIGHLIGHT_SIEGE, args))


def _find_bluff(fights: Sequence[_Fight]) -> Iterator[Highlight]:
    """The lowest score with which a player won a fight."""
    won = [one for one in fights if isinstance(one.winner, Who) and one.winner in one.scores]
    least = min(won, key=lambda one: one.scores[one.winner or ""], default=None)
    if least is not None and least.winner is not None:
        args = {"who": least.winner, "score": least.scores[least.winner], "other": least.loser}
        yield Highlight("bluff", Saying(facts.HIGHLIGHT_BLUFF, args))


def _list_fights(told: Sequence[Saying]) -> Iterator[_Fight]:
    now, round_ = None, 0
    for one in told:
        who = one.args.get("who")
        if one.key == facts.ROUND:
            round_ = read_number(one.args, "round")
        elif one.key == facts.FOUGHT:
            now = _Fight(round_, one.args)
        elif now is not None and one.key in _SCORES and who is not None:
            now.scores[who] = read_number(one.args, "score")
        elif now is not None and one.key in (facts.WON, facts.TIED):
            now.winner, now.loser = one.args.get("winner"), one.args.get("loser", "")
            yield now
            now = None


DEALS: Final = Deals(
    frozenset({facts.DEALT}), frozenset({"attributes"}), get_title, lambda title: CARDS[title].worth
)
HIGHLIGHTS: Final[Highlights[View]] = Highlights(rank, tell, frozenset({"fight", "robot"}), DEALS)
