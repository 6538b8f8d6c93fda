"""What a game says of itself so that strong practice players can search in it; `playouts.py` searches."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat
from porc_royal.practice import Rated
from porc_royal.secrets import Luck

S = TypeVar("S")
V = TypeVar("V")


def _recall_nothing(_state: object, _view: object) -> None:
    """Nothing has come to light that matters."""


def _tell_nothing(_view: object, _asked: Ask, _reply: Reply) -> Reply | None:
    return None


def _tire_never(_view: object) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Search(Generic[S, V]):
    """How a strong practice player of one game searches.

    blank       takes out of a state, which it may change, all that a seat may not know: what is left is the same for
                whoever knows the same
    recall      puts into such a state, from the view, what has come to light since it was so
    imagine     puts into such a state, in place, what may lie there, by luck
    candidates  the moves that come into question and how the ordinary player rates them, from a view
    share       each seat's share of the victory as a state promises it, all together 1
    ends        the chapters with whose beginning a playout ends
    turns       with the how manieth such beginning
    questions   what is thought about so; to anything else the ordinary player replies
    shown       questions of others, and of chance, whose answers everybody knows
    told        what everybody knows of another answer, from the view, the question and the answer; None for nothing
    together    whether it is searched while others are asked as well; what they have said by then never matters
    coarse      questions that take their default in playouts: thinking about them costs more than it tells
    quick       who plays on in playouts, where the ordinary player would take too long
    tires       whether the game has gone on for so long that nothing is searched any more, from a view
    playouts    how many games are played on for one decision
    widest      how many moves are compared
    offered     whether tables are offered such a player: not before it was found to play better than the ordinary one
    """

    blank: Callable[[S, Seat], S]
    imagine: Callable[[S, Seat, Luck], None]
    candidates: Callable[[V, Ask], Sequence[Rated]]
    share: Callable[[S], Sequence[float]]
    ends: frozenset[str]
    questions: frozenset[str]
    shown: frozenset[str] = frozenset()
    recall: Callable[[S, V], None] = _recall_nothing
    told: Callable[[V, Ask, Reply], Reply | None] = _tell_nothing
    together: bool = False
    coarse: frozenset[str] = frozenset()
    quick: Callable[[V, Ask, int], Reply] | None = None
    tires: Callable[[V], bool] = _tire_never
    turns: int = 1
    playouts: int = 72
    widest: int = 8
    offered: bool = True


def deal_names(names: Iterable[str], seen: Iterable[str], luck: Luck) -> list[str]:
    """The names that are not seen anywhere, in an order of luck's; the same for whoever sees the same."""
    left = sorted(set(names) - set(seen))
    luck.shuffle(left)
    return left
