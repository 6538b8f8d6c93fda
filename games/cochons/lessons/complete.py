"""The complete game: two whole turns from the beginning."""

from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.lessons import complete_steps
from games.cochons.lessons.royal import list_royal
from games.cochons.state.setup import setup
from games.cochons.state.state import State
from porc_royal.additions import Assembly
from porc_royal.lessons import Lesson, read_steps
from porc_royal.rulebook import Settings

SEATS: Final = 3
SETTINGS: Final[Settings] = {"rule_set": "complete", "max_turns": 4}


def list_complete(assembly: Assembly) -> tuple[Lesson[State], ...]:
    """The lessons of the complete game, in order."""
    return (
        Lesson(
            "complete",
            partial(setup, assembly, SEATS, SETTINGS),
            "setup",
            SEATS,
            read_steps(facts.GAME, complete_steps.STEPS),
            settings=SETTINGS,
            tame=False,
            luck=complete_steps.LUCK,
        ),
        *list_royal(assembly),
    )
