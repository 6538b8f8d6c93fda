"""Small rulebooks of a chapter or two, and a table that rebuilds itself after every reply.

    table = Table(book(bidding), "0: bid coins=3", "1: bid coins=2")
    assert table.notes == ["0 wins"]

A chapter writes what happened into `state.notes`. `Table.tell` checks after every reply that the game rebuilt
from its newest position, and the one rebuilt from its very first, are the same as the live one.
"""

from collections.abc import Callable, Coroutine
from typing import Generic, TypeAlias, TypeVar

import msgspec

from porc_royal.additions import NOTHING, Assembly
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.decks import Deck
from porc_royal.facts import Arg, Fact, Named, Saying, Seat
from porc_royal.notation import read
from porc_royal.play import Play, Step
from porc_royal.replies import draw_reply
from porc_royal.rulebook import CardShown, Next, Phrase, Result, Rulebook, Setting, Settings
from porc_royal.scene import INK, Scene

S = TypeVar("S")
V = TypeVar("V")

DRAWN = Result((), Saying("drawn"))


class State(msgspec.Struct):
    """A state for any small book: notes of what happened, hands, coins, a deck."""

    players: int
    notes: list[str] = []
    hands: list[list[str]] = []
    coins: list[int] = []
    deck: Deck = msgspec.field(default_factory=Deck)

    @property
    def seats(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.players)]


Chapter: TypeAlias = Callable[[State], Coroutine[object, object, Next]]


def set_up(players: int, settings: Settings) -> State:
    return State(players, hands=[[] for _ in range(players)], coins=[5] * players)


def book(
    *chapters: Chapter, setup: Callable[[int, Settings], State] = set_up, assembly: Assembly = NOTHING
) -> Rulebook[State, State]:
    """A rulebook of these chapters, named as their functions, the first of them first. It hides nothing."""
    return Rulebook(
        name="small",
        version=1,
        seats=(1, 4),
        options=(),
        state=assembly.bind(State),
        setup=setup,
        first=chapters[0].__name__,
        chapters={chapter.__name__: chapter for chapter in chapters},
        view=lambda state, seat: state,
        summary=lambda view: [Saying("notes", {"number": len(view.notes)})],
        hand=no_hand,
        board=blank,
        hand_board=no_hand_board,
        title=no_title,
        practise=by_luck,
        progress=lambda view: Saying("notes", {"number": len(view.notes)}),
        assembly=assembly,
    )


def no_hand(view: object) -> tuple[CardShown, ...]:
    return ()


def blank(view: object, asked: Ask | None, phrase: Phrase) -> Scene:
    return Scene(10, 10, INK, "", ())


def no_hand_board(view: object, phrase: Phrase) -> Scene | None:
    return None


def no_title(view: object, seat: Seat) -> Named | None:
    return None


def by_luck(view: object, asked: Ask, luck: int) -> Reply:
    return draw_reply(asked, lambda bound: luck % bound)


class Table(Generic[S, V]):
    """A live game, told in the notation of the log, proved equal to its rebuilt self after every reply."""

    def __init__(self, rulebook: Rulebook[S, V], *lines: str, players: int = 2, **settings: Setting) -> None:
        self.rulebook = rulebook
        self.play = Play.new(rulebook, players, settings)
        self.facts: list[Fact] = list(self.play.opening)
        self.steps: list[Step] = []
        self._first = self._newest = self.play.position
        self._log: list[tuple[Seat, Reply]] = []
        self._since: list[tuple[Seat, Reply]] = []
        self.tell(*lines)

    def tell(self, *lines: str) -> "Table[S, V]":
        for line in lines:
            self.take(*read(line))
        return self

    def take(self, seat: Seat, reply: Reply) -> Step:
        step = self.play.take(seat, reply)
        self.steps.append(step)
        self.facts.extend(step.facts)
        self._log.append((seat, step.reply))
        self._since.append((seat, step.reply))
        if step.seam is not None:
            self._newest, self._since = step.seam, []
        if self.play.result is None:
            live = self.play.fingerprint()
            assert Play.resume(self.rulebook, self._newest, self._since).fingerprint() == live
        again = Play.resume(self.rulebook, self._first, self._log)
        assert (again.fingerprint(), again.result) == (self.play.fingerprint(), self.play.result)
        return step

    def refused(self, line: str) -> str:
        """The key of the reason for which this reply is not taken; nothing changes."""
        before = self.play.fingerprint()
        try:
            self.play.take(*read(line))
        except Refused as why:
            assert self.play.fingerprint() == before
            return why.says.key
        raise AssertionError(f"{line} was taken")

    @property
    def state(self) -> S:
        return self.play.state

    @property
    def asked(self) -> list[int]:
        return [int(seat) for seat in self.play.awaited]

    @property
    def question(self) -> str:
        (key,) = {ask.key for ask in self.play.asks.values()}
        return key

    def options(self, seat: int) -> list[str]:
        return list(self.play.asks[Seat(seat)].options)

    def said(self, key: str) -> list[dict[str, Arg]]:
        return [fact.says.args for fact in self.facts if fact.says.key == key]
