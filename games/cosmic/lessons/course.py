"""All lessons, in the order in which they are learnt: the base game, then each expansion by itself."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from games.cosmic.lessons import deal_steps, dominion_steps, encounter_steps, pig_steps, planetoids_steps
from games.cosmic.rules.setup import setup
from games.cosmic.state.state import GAME, State
from porc_royal.additions import Assembly
from porc_royal.lessons import Lesson, read_steps
from porc_royal.rulebook import Setting

SEATS: Final = 3


class _Course(NamedTuple):
    """A lesson that begins where games begin: its steps, what they were written for, and the options it plays with."""

    steps: Sequence[str]
    luck: int
    options: Mapping[str, Setting]


COURSES: Final[Mapping[str, _Course]] = {
    "encounter": _Course(encounter_steps.STEPS, encounter_steps.LUCK, {}),
    "deal": _Course(deal_steps.STEPS, deal_steps.LUCK, {}),
    "pig": _Course(pig_steps.STEPS, pig_steps.LUCK, {"cosmic_pig": True}),
    "planetoids": _Course(planetoids_steps.STEPS, planetoids_steps.LUCK, {"planetoids": True}),
    "dominion": _Course(dominion_steps.STEPS, dominion_steps.LUCK, {"reward_deck": "both"}),
}


def list_lessons(assembly: Assembly) -> tuple[Lesson[State], ...]:
    """Every lesson that can be played with what there is: expansions may be missing."""
    return tuple(
        Lesson(
            name,
            partial(setup, assembly, SEATS, course.options),
            "powers",
            SEATS,
            read_steps(GAME, course.steps),
            settings=course.options,
            tame=False,
            luck=course.luck,
        )
        for name, course in COURSES.items()
    )
