"""The lessons: a game from its beginning to the first landings, and one in which something breaks."""

from functools import partial
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.lessons import flight_steps, repair_steps
from games.interstellar_pig.state.setup import setup
from games.interstellar_pig.state.state import State
from porc_royal.additions import Assembly
from porc_royal.lessons import Lesson, read_steps

SEATS: Final = 3


def list_lessons(assembly: Assembly) -> tuple[Lesson[State], ...]:
    """In order; both begin where games begin."""
    courses = (("flight", flight_steps, False), ("repair", repair_steps, True))
    return tuple(
        Lesson(
            name,
            partial(setup, assembly, SEATS, {}),
            "characters",
            SEATS,
            read_steps(facts.GAME, course.STEPS),
            tame=tame,
            luck=course.LUCK,
        )
        for name, course, tame in courses
    )
