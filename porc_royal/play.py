"""The driver: steps a script, hands it replies, and can rebuild itself from a position and a few replies.

A live game is a suspended coroutine, which cannot be saved. What is saved is the position at the last seam
(the state, plain data, between two chapters) and the replies since. `Play` is rebuilt from these two at any
time, so memory is only a cache. At a seam the live game, too, goes on with the state as saved and read back:
a state in which two names share one thing, or which cannot be read back, shows at once, not after a restart.
"""

from collections.abc import Coroutine, Iterable, Mapping
from dataclasses import dataclass
from types import CoroutineType
from typing import Final, Generic, TypeVar

import msgspec

from porc_royal.asks import Ask, Refused, Reply
from porc_royal.corrections import TABLE, ask_correction, find_correction, list_open_corrections
from porc_royal.facts import CHANCE, Fact, Seat
from porc_royal.questions import Questions
from porc_royal.rulebook import Next, Result, Rulebook, Settings
from porc_royal.script import Answered, Request, Together, Told
from porc_royal.traces import is_rule, list_applied_rules

S = TypeVar("S")
V = TypeVar("V")

MOST_STEPS: Final = 10_000
"""How often the rules may tell or cross a seam without asking anybody before they are held to be broken."""


class Position(msgspec.Struct, frozen=True):
    """The state at a seam, encoded, before `chapter` begins; `seq` replies of the log are contained in it."""

    seq: int
    chapter: str
    state: bytes
    version: int


@dataclass(frozen=True, slots=True)
class Begun:
    """A chapter that began: how many facts of its step were told before it, and the state, encoded, that it found."""

    told: int
    chapter: str
    state: bytes


@dataclass(frozen=True, slots=True)
class Step:
    """What one reply brought about.

    seq      the reply's number in the log
    reply    the reply in its normal form
    facts    what happened, in order
    seam     the newest position, when the reply crossed a seam
    begun    the chapters that began on the way
    opened   whether other questions are open now than before
    reveals  whether something hidden was disclosed, be it by chance or as the last seal: no undo across it
    result   how the game ended, if it did
    """

    seq: int
    reply: Reply
    facts: tuple[Fact, ...]
    seam: Position | None
    opened: bool
    reveals: bool
    result: Result | None
    begun: tuple[Begun, ...] = ()


class RulesBroke(Exception):
    """A rule raised; the live state may be half changed: drop the `Play`, rebuild it from what is stored."""

    def __init__(self, where: tuple[str, ...]) -> None:
        super().__init__(" › ".join(where))
        self.where = where


class Play(Generic[S, V]):
    """One game: its open questions, and its position at the last seam. Made from its very last, it asks nothing."""

    def __init__(self, rulebook: Rulebook[S, V], position: Position) -> None:
        self.rulebook = rulebook
        self.position = position
        self.count = position.seq
        self.result: Result | None = None
        self._state = msgspec.json.decode(position.state, type=rulebook.state)
        self._views: dict[Seat | None, V] = {}
        self._open = Questions(place=position.seq)
        self._facts: list[Fact] = []
        self._seam: Position | None = None
        self._begun: list[Begun] = []
        self._amid: dict[Seat, tuple[str, int]] = {}
        self._script = self._begin(position.chapter) if position.chapter else None
        if self._script is not None:
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
    def state(self) -> S:
        """The whole game as it is now, with all that is hidden. It is the rules' alone to change it."""
        return self._state

    @property
    def asks(self) -> Mapping[Seat, Ask]:
        """The open questions, those with a sealed answer included: it may still be changed."""
        return self._open.asks

    @property
    def place(self) -> int:
        """How many replies the log held when the open questions were asked: the place a reply must name."""
        return self._open.place

    def since(self, seat: Seat) -> int:
        """The place at which what a seat is asked now was first asked: free actions amid a question move it on."""
        return self._open.asked_at(seat)

    @property
    def sealed(self) -> Mapping[Seat, Reply]:
        """The answers that are in, of those asked together."""
        return self._open.sealed

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that owe an answer, lowest first."""
        return self._open.awaited

    def view(self, seat: Seat | None) -> V:
        """What `seat` may know (None: the public); made once for each, until the rules go on."""
        if seat not in self._views:
            self._views[seat] = self.rulebook.view(self._state, seat)
        return self._views[seat]

    def view_then(self, begun: Begun) -> V:
        """What everybody could see when a chapter began, which is how the one before it ended."""
        return self.rulebook.view(msgspec.json.decode(begun.state, type=self.rulebook.state), None)

    def take(self, seat: Seat, reply: Reply) -> Step:
        """Play a reply. Raises `Refused`, having changed nothing, or `RulesBroke`: then drop this object.

        seat: `TABLE` for a correction, which can be made where a chapter begins, before anybody has replied
        """
        if seat == TABLE:
            return self._correct(reply)
        question = self._open.asks.get(seat)
        if question is None:
            raise Refused("refused-not-asked")
        checked = question.check(reply)
        seq = self.count
        self.count += 1
        self._facts, self._seam, self._begun = [], None, []
        # Who only stands by has sealed nothing that is opened once all are in.
        others = [self._open.asks[one] for one in self._open.sealed if one != seat]
        free = question.options[checked.option].free
        unseals = not free and any(one.sealed and not one.optional for one in others)
        opened = self._accept(seat, checked)
        disclosed = self.result is not None or any(one.reveals for one in self._facts)
        reveals = seat == CHANCE or disclosed or (opened and unseals)
        seam = self._newest_seam()
        if seam is not None:
            self.position = seam
        begun = tuple(self._begun)
        return Step(seq, checked, tuple(self._facts), seam, opened, reveals, self.result, begun)

    def _correct(self, reply: Reply) -> Step:
        """Change the position at the seam, and begin its chapter anew. Raises `Refused`, or `RulesBroke`."""
        before = self.position
        if self.count != before.seq or not before.chapter:
            raise Refused("refused-not-asked")
        offered = list_open_corrections(self.rulebook.corrections, before.chapter)
        correction = find_correction(offered, reply.option)
        state = msgspec.json.decode(before.state, type=self.rulebook.state)
        view = self.rulebook.view(state, None)
        checked = ask_correction(self.rulebook.name, correction, view).check(reply)
        correction.apply(state, checked)
        encoded = msgspec.json.encode(state)
        self._state, self._amid = msgspec.json.decode(encoded, type=self.rulebook.state), {}
        self.count += 1
        self._facts, self._begun = [Fact(correction.tells(checked))], [Begun(1, before.chapter, encoded)]
        self._seam = Position(self.count, before.chapter, encoded, self.rulebook.version)
        self._script = self._begin(before.chapter)
        self._advance(None)
        self.position = self._newest_seam() or before
        facts, begun = tuple(self._facts), tuple(self._begun)
        return Step(before.seq, checked, facts, self.position, True, False, self.result, begun)

    def list_running_rules(self) -> tuple[str, ...]:
        """The rules being applied, outermost first: ("combats", "combat", "flight"); () after the end."""
        names: list[str] = []
        script: object = self._script if self.result is None else None
        while isinstance(script, CoroutineType):
            if is_rule(script.cr_code):
                names.append(script.cr_code.co_name)
            script = script.cr_await
        return tuple(names)

    def fingerprint(self) -> bytes:
        """Everything that decides how the game goes on, as bytes: equal for equal games."""
        asks = [
            (seat, one.key, one.args, sorted(one.options), one.default, self.sealed.get(seat))
            for seat, one in sorted(self.asks.items())
        ]
        at = (self.count, self.place, self.position.chapter, self.list_running_rules())
        return msgspec.json.encode((*at, self._state, asks, sorted(self._open.since.items())))

    def _newest_seam(self) -> Position | None:
        return self._seam

    def _accept(self, seat: Seat, reply: Reply) -> bool:
        """Seal the reply or step the script with it; whether other questions are open now."""
        option, before = self._open.asks[seat].options[reply.option], self._open
        if option.part:
            self._advance({seat: reply})
            if self._open.again:  # while it asks on, the question is still the same for all
                self._open.place, self._open.since = before.place, before.since
            return not self._open.again
        if option.free:
            self._amid = {one: (ask.key, self.since(one)) for one, ask in self._open.asks.items()}
        if option.free:
            self._advance({seat: reply})
            return True
        self._open.sealed[seat] = reply
        if self.awaited:
            return False
        self._advance(self._open.answers())
        return True

    def _keep_interrupted(self) -> None:
        """Count the questions that a free action interrupted as asked before, once what it asked is answered."""
        if self._seam is not None:
            self._amid = {}
        if self._open.recognise(self._amid):
            self._amid = {}

    def _begin(self, chapter: str) -> Coroutine[object, object, Next]:
        try:
            return self.rulebook.chapters[chapter](self._state)
        except Exception as error:
            raise RulesBroke((chapter,)) from error

    def _advance(self, answered: Answered | None) -> None:
        """Step the script until it asks again or the game ends."""
        self._views.clear()
        self._open = Questions(place=self.count)
        if self._script is None:
            raise RulesBroke(()) from LookupError("the game is over")
        for _ in range(MOST_STEPS):
            try:
                request = self._script.send(answered)
            except StopIteration as done:
                if self._cross_seam(done.value):
                    return
                answered = None
                continue
            except Exception as error:
                raise RulesBroke(list_applied_rules(error)) from error
            answered = None
            if self._handle_request(request):
                self._keep_interrupted()
                return
        where = self.list_running_rules()
        self._script.close()
        raise RulesBroke(where) from RuntimeError("the rules go on and on, and ask nobody")

    def _handle_request(self, request: object) -> bool:
        """Note what the script tells or asks; True when it must wait for a reply."""
        if isinstance(request, Told):
            self._facts.append(request.fact)
            return False
        if isinstance(request, Together):
            self._open = Questions(
                self._index_asks(request.asks), request.sealed, place=self.count, again=request.again
            )
        else:
            raise RulesBroke(self.list_running_rules()) from TypeError(
                "a rule awaits nothing but what script.py offers"
            )
        if not self.awaited:
            raise RulesBroke(self.list_running_rules()) from ValueError("nobody is waited for")
        return True

    def _index_asks(self, asks: tuple[Ask, ...]) -> dict[Seat, Ask]:
        by_seat = {one.seat: one for one in asks}
        if len(by_seat) != len(asks):
            raise RulesBroke(self.list_running_rules()) from ValueError("a seat is asked twice")
        return by_seat

    def _cross_seam(self, following: Next) -> bool:
        """Cross a seam: keep the position and begin the next chapter; True when the game has ended."""
        chapter = "" if isinstance(following, Result) else following
        try:
            state = msgspec.json.encode(self._state)
            self._state = msgspec.json.decode(state, type=self.rulebook.state)
        except Exception as error:
            raise RulesBroke(self.list_running_rules()) from error
        self._seam = Position(self.count, chapter, state, self.rulebook.version)
        if isinstance(following, Result):
            self.result = following
            return True
        self._begun.append(Begun(len(self._facts), chapter, state))
        self._script = self._begin(chapter)
        return False


__all__ = ["Begun", "Play", "Position", "Request", "RulesBroke", "Step"]
