"""Strong practice players: what may lie hidden is imagined, the likeliest moves are played on, and compared.

A game says (`Search`) what its seats may not know, which is taken out of a position (`blank`) and filled in again by
luck (`imagine`), which moves come into question (`candidates`), where a playout ends (`ends`), and what it has come to
there (`share`). All that a search is given (`Knowledge`) is the same for whoever knows the same: what is hidden has
been taken out before, so that no reply can depend on it. The budget is counted in playouts, never in seconds: equal
moments and luck give equal replies.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec

from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play, Position, RulesBroke
from porc_royal.practice import Rated
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Rulebook
from porc_royal.search import Search
from porc_royal.secrets import Luck

S = TypeVar("S")
V = TypeVar("V")

MOST_REPLIES: Final = 600
"""A playout that does not come to its end in so many replies is valued where it stands."""
TRIES: Final = 4
"""So many times as many deals are imagined as are wanted, where some do not agree with what is seen."""
MARGIN: Final = 1.0
"""By how many standard errors another move must be better before the ordinary player's is left for it."""
IMAGINED: Final = (1 << 32) - 1
"""The greatest luck that practice players are given."""

Practise: TypeAlias = Callable[[V, Ask, int], Reply]
"""Who replies to a question, from a view; luck breaks ties."""
MakeLuck: TypeAlias = Callable[[str], Luck]
"""Luck for a purpose, always the same for the same one."""


class KnownReply(msgspec.Struct, frozen=True):
    """A reply since the seam; None where its seat alone knows it: then whoever imagines it chooses one."""

    seat: Seat
    reply: Reply | None = None


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat knows when it is asked, in a form that can be played on from.

    position  at the last seam, without what the seat may not know
    given     the replies since
    view      what the seat sees now, encoded: what is imagined must agree with it
    key       what is asked
    """

    seat: Seat
    position: Position
    given: tuple[KnownReply, ...]
    view: bytes
    key: str


class Weighed(msgspec.Struct, frozen=True):
    """A move that was tried: how often, and what share of the victory came of it on average."""

    reply: Reply
    playouts: int
    share: float


class Sought(msgspec.Struct, frozen=True):
    """What a search found; `playouts` is what it took. The moves that were tried stand as they were proposed."""

    reply: Reply
    playouts: int
    tried: tuple[Weighed, ...] = ()


def find_moment(
    play: Play[S, V], seat: Seat, position: Position, replies: Sequence[tuple[Seat, Reply]]
) -> Knowledge | None:
    """What a seat would search from; None where its game searches nothing here, by what the seat may see.

    position, replies: the last seam, and what was replied since
    """
    book = play.rulebook
    search, ask = book.search, play.asks.get(seat)
    if search is None or ask is None or ask.key not in search.questions or seat in play.sealed:
        return None
    if not search.together and any(one != seat and not other.optional for one, other in play.asks.items()):
        return None
    view = play.view(seat)
    if search.tires(view):
        return None
    state = msgspec.json.decode(position.state, type=book.state)
    blank = search.blank(state, seat)
    search.recall(blank, view)
    # What others have sealed by now, or ordered aside, must not matter.
    since = play.since(seat) - position.seq
    given = [
        known
        for number, known in enumerate(_hide_replies(book, position, replies, seat, view))
        if number < since or known.seat == seat
    ]
    known = msgspec.structs.replace(position, state=msgspec.json.encode(blank))
    return Knowledge(seat, known, tuple(given), encode_view(view), ask.key)


def encode_view(view: object) -> bytes:
    """A view as bytes: equal for equal views."""
    return msgspec.json.encode(view)


def _hide_replies(
    book: Rulebook[S, V],
    position: Position,
    replies: Sequence[tuple[Seat, Reply]],
    seat: Seat,
    view: V,
) -> Iterator[KnownReply]:
    search = book.search
    if search is None:
        return
    play = Play(book, position)
    for one, reply in replies:
        ask = play.asks[one]
        is_known = one == seat or ask.key in search.shown
        yield KnownReply(one, reply if is_known else search.told(view, ask, reply))
        play.take(one, reply)


def choose_by_search(book: Rulebook[S, V], moment: Knowledge, make_luck: MakeLuck) -> Sought | None:
    """The move that turns out best in playouts; None where nothing can be imagined, or there is nothing to compare.

    Half of the moves are given up after each round, so that those that look good are tried most.
    """
    search = book.search
    if search is None:
        return None
    deals = _Deals(book, search, moment, make_luck)
    first = deals.find(0)
    if first is None:
        return None
    view, ask = first.play.view(moment.seat), first.play.asks[moment.seat]
    tie = make_luck("ordinary").randint(0, IMAGINED)
    moves = list_candidates(search, view, ask, book.practise(view, ask, tie))
    if len(moves) < 2:
        return None
    shares: list[list[float]] = [[] for _ in moves]
    kept = list(range(len(moves)))
    rounds = (len(moves) - 1).bit_length()
    for number in range(rounds):
        start = max(map(len, shares))
        for place in range(start, start + max(1, search.playouts // (rounds * len(kept)))):
            deal = deals.find(place) or first
            for move in kept:
                luck = make_luck(f"playout:{place}")
                shares[move].append(_play_on(book, search, moment.seat, deal, moves[move], luck))
        if number < rounds - 1:
            best = sorted(kept, key=lambda one: -_average(shares[one]))[: (len(kept) + 1) // 2]
            kept = sorted({0, *best})  # the ordinary player's own is compared to the end
    found = max(kept, key=lambda one: _average(shares[one]))
    chosen = found if found and _is_better(shares[found], shares[0]) else 0
    tried = (Weighed(reply, len(one), _average(one)) for reply, one in zip(moves, shares, strict=True))
    return Sought(moves[chosen], sum(map(len, shares)), tuple(tried))


def list_candidates(search: Search[S, V], view: V, ask: Ask, ordinary: Reply) -> list[Reply]:
    """The moves that are tried: the ordinary player's own first, then the best that it rates."""
    rated = sorted(search.candidates(view, ask), key=lambda one: -one.worth)
    moves: list[Reply] = []
    for reply in (ordinary, *(one.reply for one in rated)):
        try:
            checked = ask.check(reply)
        except Refused:
            continue
        if checked not in moves and not ask.options[checked.option].part:
            moves.append(checked)
        if len(moves) == search.widest:
            break
    return moves


def _average(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _is_better(shares: Sequence[float], ordinary: Sequence[float]) -> bool:
    """Whether a move did better than another in the same deals by more than luck alone explains."""
    gaps = [one - other for one, other in zip(shares, ordinary, strict=False)]
    mean = _average(gaps)
    spread = _average([(one - mean) ** 2 for one in gaps])
    return mean > MARGIN * sqrt(spread / len(gaps))


# --------------------------------------------------------------------------------------------------- playouts


@dataclass(frozen=True, slots=True)
class _Deal(Generic[S, V]):
    """A position as it may be, the replies since, and the game that they make."""

    position: Position
    replies: Sequence[tuple[Seat, Reply]]
    play: Play[S, V]


class _Deals(Generic[S, V]):
    """What may lie hidden, again and again, as far as it agrees with what is seen."""

    def __init__(
        self, book: Rulebook[S, V], search: Search[S, V], moment: Knowledge, make_luck: MakeLuck
    ) -> None:
        self._book, self._search, self._moment, self._make_luck = book, search, moment, make_luck
        self._known: list[_Deal[S, V]] = []
        self._tried = 0

    def find(self, place: int) -> _Deal[S, V] | None:
        """The deal with this number; of those known where no more agree, None where none does."""
        while len(self._known) <= place and self._tried < self._search.playouts * (
            TRIES if self._known else 1
        ):
            luck = self._make_luck(f"deal:{self._tried}")
            self._tried += 1
            state = msgspec.json.decode(self._moment.position.state, type=self._book.state)
            self._search.imagine(state, self._moment.seat, luck)
            position = msgspec.structs.replace(self._moment.position, state=msgspec.json.encode(state))
            deal = _follow(self._book, position, self._moment, luck)
            if deal is not None:
                self._known.append(deal)
        return self._known[place % len(self._known)] if self._known else None


def _follow(book: Rulebook[S, V], position: Position, moment: Knowledge, luck: Luck) -> _Deal[S, V] | None:
    """What was replied since the seam, there, too; None where that cannot be, or leads to another view."""
    play, replies = Play(book, position), list[tuple[Seat, Reply]]()
    for one in moment.given:
        ask = play.asks.get(one.seat)
        if ask is None:
            return None
        reply = one.reply if one.reply is not None else _answer(book.practise, play, ask, luck)
        try:
            play.take(one.seat, reply)
        except (Refused, RulesBroke):
            return None
        replies.append((one.seat, reply))
    ask = play.asks.get(moment.seat)
    if ask is None or ask.key != moment.key or encode_view(play.view(moment.seat)) != moment.view:
        return None
    return _Deal(position, replies, play)


def _answer(practise: Practise[V], play: Play[S, V], ask: Ask, luck: Luck) -> Reply:
    if ask.seat == CHANCE:
        return draw_reply(ask, lambda most: luck.randint(0, most - 1))
    return practise(play.view(ask.seat), ask, luck.randint(0, IMAGINED))


def _play_on(
    book: Rulebook[S, V], search: Search[S, V], seat: Seat, deal: _Deal[S, V], reply: Reply, luck: Luck
) -> float:
    """What share of the victory a move brings its seat in one deal, played on by ordinary players."""
    play = Play.resume(book, deal.position, deal.replies)
    try:
        step = play.take(seat, reply)
    except (Refused, RulesBroke):  # what is hidden may forbid it
        return 0.0
    begun, practise = 0, search.quick or book.practise
    for _ in range(MOST_REPLIES):
        if step.result is not None:
            return float(seat in step.result.winners)
        begun += sum(one.chapter in search.ends for one in step.begun)
        if begun >= search.turns:
            break
        one = play.awaited[0]
        ask = play.asks[one]
        answered = ask.default if ask.key in search.coarse else _answer(practise, play, ask, luck)
        try:
            step = play.take(one, answered)
        except (Refused, RulesBroke):  # what is imagined may be impossible in a way that shows only now
            return search.share(deal.play.state)[seat]
    return search.share(play.state)[seat]


__all__ = [
    "Knowledge",
    "KnownReply",
    "Rated",
    "Search",
    "Sought",
    "Weighed",
    "choose_by_search",
    "encode_view",
    "find_moment",
    "list_candidates",
]
