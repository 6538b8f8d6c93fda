"""What is told of a game that is over: acorns, the turn that decided, the longest fight, the boldest bluff.

Everything here is read from what everybody has been told, and from the public view at the end.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import CARDS
from games.cochons.rules.production import PRODUCED
from games.cochons.views.shapes import View
from porc_royal.cards import get_title
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.highlights import Deals, Highlight, Highlights, Ranked, find_turning_point, read_number

COLOURS: Final = ("red", "yellow", "blue")
_PRODUCED: Final = (facts.PRODUCED, PRODUCED)
_ROUNDS: Final = (facts.ROUND_WON, facts.ROUND_TIED)


@dataclass(slots=True)
class _Fight:
    """A fight between two players as it was told: for how many rounds, with what each laid, who holds the tile."""

    args: Mapping[str, Arg]
    rounds: int = 0
    laid: dict[Seat, tuple[int, int]] = field(default_factory=dict)
    winner: Seat | None = None


def rank(view: View) -> Sequence[Ranked]:
    """By the acorns of one's recipe, then by all; where recipes are secret to the end, by all."""
    found = []
    for seat in view.seats:
        made, wanted = seat.production, seat.recipe
        if wanted is None:
            score: tuple[int, ...] = (made.total,)
            says = Saying(facts.HIGHLIGHT_TOTAL, {"glands": made.total})
        else:
            shared = sum(min(getattr(made, one), getattr(wanted, one)) for one in COLOURS)
            score = (shared, made.total)
            says = Saying(facts.HIGHLIGHT_STANDS, {"shared": shared, "glands": made.total})
        found.append(Ranked(seat.seat, score, says))
    return found


def tell(told: Sequence[Saying], winners: Sequence[Seat]) -> Sequence[Highlight]:
    """What turned the game, the longest fight of two players, and the fewest points of cards that beat more."""
    fights = list(_list_fights(told))
    return [*_find_turn(told, winners), *_find_longest(fights), *_find_bluff(fights)]


def _find_turn(told: Sequence[Saying], winners: Sequence[Seat]) -> Iterator[Highlight]:
    """From which turn on the only winner had more acorns that count than anybody else."""
    turns, leaders, made = list[int](), list[list[Seat]](), dict[Seat, int]()
    for one in told:
        if one.key == facts.TURN and made:
            leaders.append(_find_best(made))
            made = {}
        if one.key == facts.TURN:
            turns.append(read_number(one.args, "turn"))
        who = one.args.get("who")
        if one.key in _PRODUCED and isinstance(who, Who):
            made[who.seat] = sum(
                min(
                    read_number(one.args, colour),
                    read_number(one.args, f"recipe_{colour}", read_number(one.args, colour)),
                )
                for colour in COLOURS
            )
    if made:
        leaders.append(_find_best(made))
    place = find_turning_point(leaders, winners[0]) if len(winners) == 1 else None
    if place is not None and len(turns) == len(leaders):
        args: dict[str, Arg] = {"who": Who(winners[0]), "turn": turns[place]}
        yield Highlight("turning-point", Saying(facts.HIGHLIGHT_TURN, args))


def _find_best(made: Mapping[Seat, int]) -> list[Seat]:
    return [seat for seat, one in made.items() if one == max(made.values())]


def _find_longest(fights: Sequence[_Fight]) -> Iterator[Highlight]:
    longest = max(fights, key=lambda one: one.rounds, default=None)
    if longest is not None and longest.rounds > 1:
        args = {name: longest.args[name] for name in ("tile", "attacker", "defender")}
        yield Highlight("siege", Saying(facts.HIGHLIGHT_FIGHT, {**args, "rounds": longest.rounds}))


def _find_bluff(fights: Sequence[_Fight]) -> Iterator[Highlight]:
    """Of the fights that were won by cards worth less than the other side's, the one won by the least."""
    found = []
    for fight in fights:
        if fight.winner not in fight.laid or len(fight.laid) < 2:
            continue
        number, bonus = fight.laid[fight.winner]
        other, more = next((seat, points) for seat, (_, points) in fight.laid.items() if seat != fight.winner)
        if number and bonus < more:
            found.append((bonus, -more, fight, other))
    if found:
        bonus, more, fight, other = min(found, key=lambda one: one[:2])
        args: dict[str, Arg] = {
            "bonus": bonus,
            "more": -more,
            "tile": fight.args["tile"],
            "other": Who(other),
        }
        if fight.winner is not None:
            yield Highlight("bluff", Saying(facts.HIGHLIGHT_BLUFF, {**args, "who": Who(fight.winner)}))


def _list_fights(told: Sequence[Saying]) -> Iterator[_Fight]:
    now: _Fight | None = None
    for one in told:
        if one.key == facts.FIGHT:
            if now is not None:
                yield now
            now = _Fight(one.args)
        who = one.args.get("who")
        if now is None:
            continue
        if one.key in _ROUNDS:
            now.rounds += 1
        elif one.key == facts.REVEALED and isinstance(who, Who):
            now.laid[who.seat] = (read_number(one.args, "number"), read_number(one.args, "bonus"))
        elif one.key == facts.FIGHT_WON and isinstance(who, Who):
            now.winner = who.seat
            yield now
            now = None
    if now is not None:
        yield now


DEALS: Final = Deals(
    frozenset({facts.DEALT}), frozenset({"deck"}), get_title, lambda title: CARDS[title].worth
)
HIGHLIGHTS: Final[Highlights[View]] = Highlights(rank, tell, frozenset({"attack", "defence"}), DEALS)
