"""The driver: steps a script, hands it replies, and can rebuild itself from a position and a few replies.

A live game is a suspended coroutine, which cannot be saved. What is saved is the position at the last seam (the
state, plain data, between two chapters) and the replies since. `Play` is rebuilt from these two at any time, so
memory is only a cache.
"""

from collections.abc import Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from types import CoroutineType
from typing import Generic, TypeVar

import msgspec

from games.table.asks import Ask, Refused, Reply
from games.table.facts import CHANCE, Fact, Seat
from games.table.rulebook import Next, Result, Rulebook, Settings
from games.table.script import Answered, First, Request, Together, Told

S = TypeVar("S")
V = TypeVar("V")


class Position(msgspec.Struct, frozen=True):
    """The state at a seam, encoded, before `chapter` begins; `seq` replies of the log are contained in it."""

    seq: int
    chapter: str
    state: bytes
    version: int


@dataclass(frozen=True, slots=True)
class Step:
    """What one reply brought about.

    seq      the reply's number in the log
    reply    the reply in its normal form
    facts    what happened, in order
    seam     the newest position, when the reply crossed a seam
    opened   whether other questions are open now than before
    reveals  whether something hidden was disclosed, chance included: no undo across it
    result   how the game ended, if it did
    """

    seq: int
    reply: Reply
    facts: tuple[Fact, ...]
    seam: Position | None
    opened: bool
    reveals: bool
    result: Result | None


class RulesBroke(Exception):
    """A rule raised. The live state may be half changed: drop the `Play` and rebuild it from what is stored."""

    def __init__(self, where: tuple[str, ...]) -> None:
        super().__init__(" › ".join(where))
        self.where = where


@dataclass(slots=True)
class _Open:
    """The questions that are open, and what has been sealed so far."""

    asks: dict[Seat, Ask] = field(default_factory=dict)
    sealed: dict[Seat, Reply] = field(default_factory=dict)
    first: bool = False
    place: int = 0


class Play(Generic[S, V]):
    """One live game: its open questions, its position at the last seam, and what the last reply brought about."""

    def __init__(self, rulebook: Rulebook[S, V], position: Position) -> None:
        self.rulebook = rulebook
        self.position = position
        self.count = position.seq
        self.result: Result | None = None
        self._state = msgspec.json.decode(position.state, type=rulebook.state)
        self._open = _Open(place=position.seq)
        self._facts: list[Fact] = []
        self._seam: Position | None = None
        self._script = self._begin(position.chapter)
        self._advance(None)
        self.opening = tuple(self._facts)

    @classmethod
    def new(cls, rulebook: Rulebook[S, V], players: int, settings: Settings) -> "Play[S, V]":
        """A fresh game at its very first question; what was told on the way is in `opening`."""
        state = msgspec.json.encode(rulebook.setup(players, settings))
        return cls(rulebook, Position(0, rulebook.first, state, rulebook.version))

    @classmethod
    def resume(
        cls, rulebook: Rulebook[S, V], position: Position, replies: Iterable[tuple[Seat, Reply]]
    ) -> "Play[S, V]":
        """The game as it stands after the replies given since `position`."""
        play = cls(rulebook, position)
        for seat, reply in replies:
            play.take(seat, reply)
        return play

    @property
    def asks(self) -> Mapping[Seat, Ask]:
        """The open questions, those with a sealed answer included: it may still be changed."""
        return self._open.asks

    @property
    def place(self) -> int:
        """How many replies the log held when the open questions were asked: the place a reply must name."""
        return self._open.place

    @property
    def sealed(self) -> Mapping[Seat, Reply]:
        """The answers that are in, of those asked together."""
        return self._open.sealed

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that owe an answer, lowest first."""
        return tuple(
            sorted(s for s, one in self.asks.items() if s not in self.sealed and not one.optional)
        )

    def view(self, seat: Seat | None) -> V:
        """What `seat` may know (None: the public)."""
        return self.rulebook.view(self._state, seat)

    def take(self, seat: Seat, reply: Reply) -> Step:
        """Play a reply. Raises `Refused`, having changed nothing, or `RulesBroke`, after which drop this object."""
        question = self._open.asks.get(seat)
        if question is None:
            raise Refused("refused-not-asked")
        checked = question.check(reply)
        seq = self.count
        self.count += 1
        self._facts, self._seam = [], None
        opened = self._hear(seat, checked)
        reveals = seat == CHANCE or self.result is not None or any(one.reveals for one in self._facts)
        seam = self._crossed()
        if seam is not None:
            self.position = seam
        return Step(seq, checked, tuple(self._facts), seam, opened, reveals, self.result)

    def where(self) -> tuple[str, ...]:
        """The rules being applied, outermost first: ("combats", "combat", "flight")."""
        names: list[str] = []
        script: object = self._script
        while isinstance(script, CoroutineType):
            if "/games/table/" not in script.cr_code.co_filename.replace("\\", "/"):
                names.append(script.cr_code.co_name)
            script = script.cr_await
        return tuple(names)

    def fingerprint(self) -> bytes:
        """Everything that decides how the game goes on, as bytes: equal for equal games."""
        asks = [
            (seat, one.key, sorted(one.options), one.default, self.sealed.get(seat))
            for seat, one in sorted(self.asks.items())
        ]
        return msgspec.json.encode((self.count, self.place, self.position.chapter, self._state, asks))

    def _crossed(self) -> Position | None:
        return self._seam

    def _hear(self, seat: Seat, reply: Reply) -> bool:
        """Seal the reply or let the script go on with it; whether other questions are open now."""
        if self._open.first:
            self._advance({seat: reply})
            return True
        self._open.sealed[seat] = reply
        if len(self._open.sealed) < len(self._open.asks):
            return False
        self._advance(dict(self._open.sealed))
        return True

    def _begin(self, chapter: str) -> Coroutine[object, object, Next]:
        return self.rulebook.chapters[chapter](self._state)

    def _advance(self, answered: Answered | None) -> None:
        """Step the script until it asks again or the game ends."""
        self._open = _Open(place=self.count)
        while True:
            try:
                request = self._script.send(answered)
            except StopIteration as done:
                if self._turn_page(done.value):
                    return
                answered = None
                continue
            except Exception as error:
                raise RulesBroke(self.where()) from error
            answered = None
            if isinstance(request, Told | Together | First) and self._listen(request):
                return

    def _listen(self, request: Request) -> bool:
        """Note what the script tells or asks; True when it must wait for a reply."""
        match request:
            case Told(fact):
                self._facts.append(fact)
                return False
            case Together(asks) | First(asks):
                by_seat = {one.seat: one for one in asks}
                if len(by_seat) != len(asks) or not asks:
                    raise RulesBroke(self.where()) from ValueError("a seat is asked twice, or nobody is")
                self._open = _Open(by_seat, {}, isinstance(request, First), self.count)
                return True

    def _turn_page(self, following: Next) -> bool:
        """Cross a seam: keep the position and begin the next chapter; True when the game has ended."""
        if isinstance(following, Result):
            self.result = following
            following, ended = "", True
        else:
            ended = False
        state = msgspec.json.encode(self._state)
        self._seam = Position(self.count, following, state, self.rulebook.version)
        if not ended:
            self._script = self._begin(following)
        return ended


__all__ = ["Play", "Position", "Request", "RulesBroke", "Step"]
