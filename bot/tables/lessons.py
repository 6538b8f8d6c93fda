"""A lesson at its table: how far its pupil is, what is replied there as it says, and when it is over.

The table of a lesson is one like any other, of one person and of practice players. Its channel are the direct messages
of that person.
"""

from typing import Any, TypeAlias

from bot.games import AnyRulebook
from bot.tables.live import Live
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Saying
from porc_royal.lessons import PUPIL, Lesson, LessonStep, find_lesson, say_step
from porc_royal.rulebook import Result
from storage.ports import TableRow

AnyLesson: TypeAlias = Lesson[Any]


def find_lesson_of(rulebook: AnyRulebook, table: TableRow) -> AnyLesson | None:
    """The lesson of a table; None at the table of a game, and where its game has no such lesson any more."""
    return find_lesson(rulebook.lessons(), table.lesson) if table.lesson else None


def get_lesson(live: Live) -> AnyLesson | None:
    """The lesson of a table in play."""
    return find_lesson_of(live.rulebook, live.table)


def find_scripted_reply(live: Live, ask: Ask) -> Reply | None:
    """What the lesson says that a partner, or chance, replies; None where it says nothing, and at any game."""
    lesson = get_lesson(live)
    return None if lesson is None else lesson.find_scripted(live.answered, ask)


def find_open_place(live: Live) -> tuple[AnyLesson, int] | None:
    """The lesson, and the place in it at which the pupil is asked now; None where no step is open."""
    lesson, ask = get_lesson(live), live.play.asks.get(PUPIL)
    place = None if lesson is None or ask is None else lesson.find_place(live.answered, ask)
    return None if lesson is None or place is None else (lesson, place)


def find_open_step(live: Live) -> LessonStep | None:
    """The step there."""
    found = find_open_place(live)
    return None if found is None else found[0].steps[found[1]]


def say_open_step(live: Live) -> Saying | None:
    """What the pupil is to do there, for which the words may have nothing."""
    found = find_open_place(live)
    return None if found is None else say_step(live.table.game, *found)


def find_end(live: Live) -> Result | None:
    """The end of a lesson: its pupil has answered all that it asks, and would be asked something else."""
    lesson = get_lesson(live)
    if lesson is None or live.answered < len(lesson.steps) or PUPIL not in live.play.awaited:
        return None
    return Result((), Saying(f"{lesson.get_key(live.table.game)}-end"))
