"""The lesson: a game from its beginning to the first landings."""

from functools import partial
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.lessons import flight_steps
from games.interstellar_pig.state.setup import setup
from games.interstellar_pig.state.state import State
from porc_royal.additions import Assembly
from porc_royal.lessons import Lesson, read_steps

SEATS: Final = 3


def list_lessons(assembly: Assembly) -> tuple[Lesson[State], ...]:
    """One lesson."""
    return (
        Lesson(
            "flight",
            partial(setup, assembly, SEATS, {}),
            "characters",
            SEATS,
            read_steps(facts.GAME, flight_steps.STEPS),
            tame=False,
            luck=flight_steps.LUCK,
        ),
    )
