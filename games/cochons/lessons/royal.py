"""A Porc Royal and the Extra-Cochons: the pupil is elected, gives out colonists, and leads a monster to its fight."""

from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.lessons import royal_steps
from games.cochons.lessons.galaxy import lay_galaxy
from games.cochons.lessons.simplified import QUIET
from games.cochons.rules.ballots import ASK_VOTE, FOR
from games.cochons.state.state import State
from porc_royal.additions import Assembly
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.lessons import Lesson, Scripted, read_steps
from porc_royal.rulebook import Settings

SETTINGS: Final[Settings] = {"rule_set": "complete", "max_turns": 4}
SETTLED: Final = {
    "O": "blue-1 0:1G", "A1": "red-1 0:2G", "A2": "asteroid-1 0:2G porcophage:1", "A3": "blue-2 1:2G",
    "A4": "asteroid-2", "A5": "yellow-2 2:2G", "A6": "yellow-1 0:2G", "B1": "asteroid-3 0:2G pirate:2",
    "B3": "red-2", "B4": "blue-3 1:3G", "B6": "double-yellow", "B7": "double-blue 2:3G", "B9": "red-3",
    "B10": "yellow-3", "B12": "double-red 0:2G",
}  # fmt: skip
"""The end of a first turn. Monsters have come upon the pupil's pigs on A2 and B1: one stack can be led away."""
HANDS: Final = (
    ("bombarde-a-boum.1", "super-couenne.1", "colons.1"),
    ("deplacement-de-planetes.1", "deplacement-de-planetes.2", "extra-mouve.1"),
    ("deplacement-de-planetes.3", "deplacement-de-planetes.4", "extra-mouve.2"),
)
DRAWN: Final = ("porcherie-blindee.1", "deplacement-de-planetes.5", "transporteur.1")
"""What fills the pupil's hand on turn 2."""


def list_royal(assembly: Assembly) -> tuple[Lesson[State], ...]:
    """One lesson, from the first election to the fights of the monsters."""
    return (
        Lesson(
            "power",
            partial(lay_galaxy, assembly, SETTINGS, SETTLED, HANDS, DRAWN),
            "governors",
            3,
            read_steps(facts.GAME, royal_steps.STEPS),
            script=(
                *QUIET,
                Scripted(ASK_VOTE, Reply("vote", {FOR: "1"}), Seat(1)),
                Scripted(ASK_VOTE, Reply("vote", {FOR: "0"}), Seat(2)),
            ),
            settings=SETTINGS,
            tame=False,
            luck=royal_steps.LUCK,
        ),
    )
