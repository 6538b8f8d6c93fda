"""A game played again from its record, moment by moment.

What was told is read from the log and from nowhere else. What stood on the board and what was asked, the rules say,
as long as they make the same of the replies as they did then; where corrected rules make anything else of them,
nobody knows it any more, until the next position that is kept.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import msgspec

from bot.games import GAMES, AnyPlay, AnyRulebook
from bot.record.record import Record
from bot.tables.history import read_facts
from bot.tables.replaying import upgrade
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import CHANCE, Fact, Seat
from porc_royal.play import Begun, Play, Position, RulesBroke, Step
from porc_royal.rulebook import Result
from storage.ports import AnsweredBy, Entry, PositionRow, Unreadable
from storage.upgrades import NoUpgrade, can_replay

APART: Final = 20
"""Entries from one anchor to the next: so many are played again for a page at most, and those of one chapter."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat replied to what it was asked. `by`: what replied in the place of its person."""

    seat: Seat
    ask: Ask
    reply: Reply
    by: AnsweredBy | None


@dataclass(frozen=True, slots=True)
class Anchor:
    """From where a game is played on.

    place     how many entries the log had
    position  the game then; None where today's rules cannot play it
    version   of the rules by which what follows was played
    act       the part of the game that was under way
    """

    place: int
    position: Position | None
    version: int
    act: str


@dataclass(frozen=True)
class Moment:
    """An entry of the log, or the part of it before or after a turn of the game began.

    place   how many entries the log had, with this one; 0: the beginning
    part    0 for the first part of its entry
    at      when it was, unix milliseconds
    facts   what was told
    game    the game as it stood after its entry; None where today's rules do not say. True until the next moment only
    begun   the turn that began after it, as it found the table; None: it is the last part of its entry
    begins  whether a turn of the game begins with it
    answer  what was answered by it
    result  how the game ended with it
    """

    place: int
    part: int
    at: int
    facts: tuple[Fact, ...]
    game: AnyPlay | None
    begun: Begun | None = None
    begins: bool = False
    answer: Answer | None = None
    result: Result | None = None

    @cached_property
    def _views(self) -> dict[Seat | None, object]:
        return {}

    @property
    def asks(self) -> Mapping[Seat, Ask]:
        """What was asked then; nothing amid an entry."""
        return self.game.asks if self.game is not None and self.begun is None else {}

    def require_game(self) -> AnyPlay:
        """The game. Raises `LookupError` where today's rules do not say."""
        if self.game is None:
            raise LookupError("today's rules do not say")
        return self.game

    def view(self, seat: Seat | None) -> object:
        """What a seat could see, None for the public. Raises `LookupError` where today's rules do not say."""
        game = self.require_game()
        if self.begun is None:
            return game.view(seat)
        if seat not in self._views:
            book = game.rulebook
            self._views[seat] = book.view(msgspec.json.decode(self.begun.state, type=book.state), seat)
        return self._views[seat]


@dataclass(slots=True)
class Walk:
    """Goes through a game from one of its anchors on; the beginning is one.

    anchors  where one may begin again, as they are found
    """

    record: Record
    book: AnyRulebook
    anchors: list[Anchor] = field(default_factory=list)
    _act: str = ""
    _game: AnyPlay | None = None
    _version: int = 0

    def list_moments(self, begin: Anchor | None = None) -> Iterator[Moment]:
        """Every moment of the game after an anchor, in order."""
        kept = {one.seq: one for one in self.record.positions}
        start = 0 if begin is None else begin.place
        if begin is None:
            yield self._open(kept.get(0))
        else:
            self._act, self._version = begin.act, begin.version
            self._game = None if begin.position is None else _resume(self.book, begin.position)
        for entry in self.record.entries[start:]:
            self._cross(kept.get(entry.seq))
            yield from self._take(entry)

    def stand_at(self, begin: Anchor) -> Moment:
        """The game as it stands at an anchor, with nothing told."""
        game = None if begin.position is None else _resume(self.book, begin.position)
        return Moment(begin.place, 0, 0, (), game)

    def _open(self, stored: PositionRow | None) -> Moment:
        """The beginning of the game, which no entry of the log tells."""
        table = self.record.table
        self._anchor_at(stored)
        self._act = self._begin_act("" if stored is None else stored.chapter) or ""
        self.anchors.append(
            Anchor(0, None if self._game is None else self._game.position, self._version, self._act)
        )
        told = () if self._game is None else self._game.opening
        return Moment(0, 0, table.started_at or table.created_at, told, self._game, begins=True)

    def _anchor_at(self, stored: PositionRow | None) -> None:
        if stored is not None:
            self._game, self._version = _begin(self.book, stored), stored.rules_version

    def _cross(self, stored: PositionRow | None) -> None:
        """Go on from a position that is kept, where other rules began with it or today's had lost their way."""
        if stored is not None and (self._game is None or stored.rules_version != self._version):
            self._anchor_at(stored)

    def _take(self, entry: Entry) -> Iterator[Moment]:
        """The moments of one entry: more than one where a turn of the game began amid it."""
        facts, place = read_facts(entry), entry.seq + 1
        answer, step = self._play(entry, facts)
        told, part, begins = 0, 0, False
        for begun in () if step is None else step.begun:
            act = self._begin_act(begun.chapter)
            if act is None:
                continue
            self._act = act
            yield Moment(
                place,
                part,
                entry.at,
                facts[told : begun.told],
                self._game,
                begun,
                begins=begins,
                answer=answer,
            )
            told, part, begins, answer = begun.told, part + 1, True, None
        self._note_anchor(place, step)
        result = None if step is None else step.result
        yield Moment(
            place, part, entry.at, facts[told:], self._game, begins=begins, answer=answer, result=result
        )

    def _play(self, entry: Entry, facts: tuple[Fact, ...]) -> tuple[Answer | None, Step | None]:
        """What is answered, and what comes of it; neither where today's rules make something else of it."""
        game, seat = self._game, Seat(entry.seat)
        if game is None:
            return None, None
        ask, reply = game.asks.get(seat), msgspec.json.decode(entry.reply, type=Reply)
        try:
            step = game.take(seat, reply)
        except (Refused, RulesBroke):
            step = None
        if ask is None or step is None or step.facts != facts:
            self._game = None
            return None, None
        answered = None if seat == CHANCE else Answer(seat, ask, step.reply, entry.answered_by)
        return answered, step

    def _begin_act(self, chapter: str) -> str | None:
        """The part of the game that begins with a chapter; None where it goes on."""
        act = self.book.acts.get(chapter)
        return act.name if act is not None and (act.repeats or act.name != self._act) else None

    def _note_anchor(self, place: int, step: Step | None) -> None:
        if self.anchors and place - self.anchors[-1].place < APART:
            return
        if self._game is None or (step is not None and step.seam is not None):
            position = None if step is None else step.seam
            self.anchors.append(Anchor(place, position, self._version, self._act))


def _begin(book: AnyRulebook, stored: PositionRow) -> AnyPlay | None:
    """The game at a position that is kept; None where today's rules mean something else by what follows it."""
    try:
        position = upgrade(stored, book)
    except (NoUpgrade, Unreadable):
        return None
    steps = GAMES.list_upgrades(book.name)
    if stored.chapter and not can_replay(steps, stored.rules_version, book.version):
        return None
    return _resume(book, position)


def _resume(book: AnyRulebook, position: Position) -> AnyPlay | None:
    """The game at a position; None where today's rules cannot go on from it."""
    try:
        return Play(book, position)
    except (RulesBroke, msgspec.MsgspecError):
        return None
