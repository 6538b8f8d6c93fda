"""The complete game: whole turns from the beginning."""

from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.lessons import complete_steps, royal_steps
from games.cochons.state.setup import setup
from games.cochons.state.state import State
from porc_royal.additions import Assembly
from porc_royal.lessons import Lesson, read_steps
from porc_royal.rulebook import Settings

SEATS: Final = 3
SETTINGS: Final[Settings] = {"rule_set": "complete", "max_turns": 4}


def list_complete(assembly: Assembly) -> tuple[Lesson[State], ...]:
    """The lessons of the complete game, in order."""
    courses = {"complete": complete_steps, "power": royal_steps}
    return tuple(
        Lesson(
            name,
            partial(setup, assembly, SEATS, SETTINGS),
            "setup",
            SEATS,
            read_steps(facts.GAME, course.STEPS),
            settings=SETTINGS,
            tame=False,
            luck=course.LUCK,
        )
        for name, course in courses.items()
    )
