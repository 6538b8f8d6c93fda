"""The course of a game as some eyes saw it: its steps, and where each turn begins.

A step is a moment with which anything changed for these eyes: they were told something, answered, were asked something
else or saw the table otherwise, or a turn began. How many moments lie between two of them nobody learns from it.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from bot.games import AnyRulebook
from bot.record.eyes import ALL, Eyes, find_seat, is_fact_known
from bot.record.record import Record
from bot.record.walk import Anchor, Moment, Walk
from porc_royal.asks import Ask
from porc_royal.facts import Saying, Seat

By: TypeAlias = Literal["step", "turn"]
"""How one goes through a game."""
START: Final = (-1, 0)
"""Before the first moment."""


class Stop(Struct, frozen=True):
    """A step: the moment that it ends with, by place and part; `turn`: the number of the turn, 0 for the first."""

    end: tuple[int, int]
    at: int
    turn: int


class Span(Struct, frozen=True):
    """What one page tells: the moments after `start`, up to and with `end`; and what time it was at both."""

    start: tuple[int, int]
    end: tuple[int, int]
    began_at: int
    at: int
    turn: int


class Course(Struct, frozen=True):
    """The steps of a game for some eyes, and the anchors from which each is played again soon."""

    eyes: Eyes
    stops: tuple[Stop, ...]
    anchors: tuple[Anchor, ...]

    def list_spans(self, by: By) -> Sequence[Span]:
        """What the pages tell, in order: a step each, or a turn."""
        stops = self.stops
        if by == "turn":
            stops = tuple({one.turn: one for one in stops}.values())
        before = Stop(START, self.stops[0].at, 0)
        return [
            Span(last.end, one.end, last.at, one.at, one.turn) for last, one in pairwise((before, *stops))
        ]

    def list_moments(self, record: Record, book: AnyRulebook, span: Span) -> Iterator[Moment]:
        """The moments of a page, played from the nearest anchor before it."""
        begin = None
        if span.start != START:
            begin = max(
                (one for one in self.anchors if one.place < span.start[0]),
                key=lambda one: one.place,
                default=None,
            )
        for moment in Walk(record, book).list_moments(begin):
            if (moment.place, moment.part) > span.start:
                yield moment
            if (moment.place, moment.part) >= span.end:
                return


def cut_course(course: Course, place: int) -> Course:
    """As much of a course as is the same for every game whose log begins with the same so many entries."""
    anchors = tuple(one for one in course.anchors if one.place <= place)
    end = anchors[-1].place if anchors else -1
    return Course(course.eyes, tuple(one for one in course.stops if one.end[0] <= end), anchors)


def find_course(record: Record, book: AnyRulebook, eyes: Eyes, begun: Course | None = None) -> Course:
    """Go through the game once, and note what changed for these eyes.

    begun: what is known of its course, as it was cut; the game is gone through from there on
    """
    stops, turn, before = list[Stop](), -1, _Seen()
    walk, begin = Walk(record, book), None
    if begun is not None and begun.anchors:
        begin, stops, turn = begun.anchors[-1], [*begun.stops], begun.stops[-1].turn
        walk.anchors = [*begun.anchors]
        before = _see(walk.stand_at(begin), eyes)
    for moment in walk.list_moments(begin):
        turn += moment.begins
        shown = moment.begins or _is_told(moment, eyes)
        # What follows the end of a turn begins another, a step whatever is seen: views cost the most of a course.
        now = _NOT_COMPARED if shown and moment.begun is not None else _see(moment, eyes)
        if shown or now != before:
            stops.append(Stop((moment.place, moment.part), moment.at, turn))
        before = now
    return Course(eyes, tuple(stops), tuple(walk.anchors))


class _Seen(Struct, frozen=True):
    """What some eyes have before them: their view, what they are asked, and what they may answer."""

    view: object = None
    asked: tuple[Saying, ...] = ()
    options: tuple[str, ...] = ()


_NOT_COMPARED: Final = _Seen()


def _see(moment: Moment, eyes: Eyes) -> _Seen:
    if moment.game is None or eyes == ALL:
        return _Seen()
    seat = find_seat(eyes)
    view, ask = moment.view(seat), find_question(moment, seat)
    if ask is None:
        return _Seen(view)
    return _Seen(view, (Saying(ask.key, dict(ask.args)), *ask.about), tuple(ask.options))


def find_question(moment: Moment, seat: Seat | None) -> Ask | None:
    """What a seat must answer; what it may do beside a question to others is none."""
    asked = None if seat is None else moment.asks.get(seat)
    return None if asked is None or asked.optional else asked


def _is_told(moment: Moment, eyes: Eyes) -> bool:
    answered = moment.answer is not None and eyes in (ALL, moment.answer.seat)
    return answered or any(is_fact_known(eyes, one) for one in moment.facts)
