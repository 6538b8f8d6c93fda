"""The simplified game: how a turn goes, and how one fights."""

from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.lessons.galaxy import lay_galaxy
from games.cochons.questions.windows import SIT_OUT
from games.cochons.rules.flight import STAY
from games.cochons.state.state import State
from porc_royal.additions import Assembly
from porc_royal.asks import PASS, Reply
from porc_royal.facts import Seat
from porc_royal.lessons import Lesson, LessonStep, Scripted
from porc_royal.rulebook import Settings

SETTINGS: Final[Settings] = {"rule_set": "simplified"}

EMPTY: Final = {
    "O": "blue-1", "A1": "red-1", "A2": "asteroid-1", "A3": "blue-2", "A4": "asteroid-2", "A5": "yellow-2",
    "A6": "yellow-1", "B1": "asteroid-3", "B3": "red-2", "B4": "blue-3", "B6": "double-yellow", "B7": "double-blue",
    "B9": "red-3", "B10": "yellow-3", "B12": "double-red",
}  # fmt: skip
"""Whoever wants three red acorns, two yellow and one blue lands on B12: all of it lies within two turns of there."""
SETTLED: Final = {
    **EMPTY,
    "B12": "double-red 0:2G", "A6": "yellow-1 0:4G+1GG", "A1": "red-1 0:4G", "A2": "asteroid-1 1:1G",
    "O": "blue-1 2:1G", "B4": "blue-3 1:5G", "B7": "double-blue 2:2G", "A5": "yellow-2 2:4G",
}  # fmt: skip

HANDS: Final = (
    ("char-krabouille.1", "transporteur.1", "deplacement-de-planetes.1", "bunker-kosto.1"),
    ("super-couenne.1", "deplacement-de-planetes.2", "extra-mouve.1", "deplacement-de-planetes.3"),
    ("lardoneuse.1", "deplacement-de-planetes.4", "porcherie-blindee.1", "deplacement-de-planetes.5"),
)
FIGHTING: Final = (
    ("char-krabouille.1", "bombarde-a-boum.1", "bunker-kosto.1", "super-couenne.1"),
    ("deplacement-de-planetes.2", "extra-mouve.1", "deplacement-de-planetes.3", "deplacement-de-planetes.6"),
    ("deplacement-de-planetes.1", "deplacement-de-planetes.4", "deplacement-de-planetes.7", "extra-mouve.2"),
)


QUIET: Final = (
    Scripted(facts.ASK_TRAVEL, Reply(PASS)),
    Scripted(facts.ASK_GAP_FIRST, Reply(SIT_OUT)),
    Scripted(facts.ASK_GAP, Reply(SIT_OUT)),
)
"""Partners stay where they are, and play no cards between the trips."""


def list_simplified(assembly: Assembly) -> tuple[Lesson[State], ...]:
    """The lessons of the simplified game, in order."""
    return (
        Lesson(
            "turn",
            partial(lay_galaxy, assembly, SETTINGS, EMPTY, HANDS, ("extra-mouve.2", "vibro-massue.1")),
            "placement",
            3,
            TURN,
            settings=SETTINGS,
            script=(
                _start(1, "B4"),
                _start(2, "B7"),
                *QUIET,
            ),
        ),
        Lesson(
            "fight",
            partial(lay_galaxy, assembly, SETTINGS, SETTLED, FIGHTING, turn=3),
            "gap",
            3,
            FIGHT,
            settings=SETTINGS,
            script=(
                Scripted(
                    facts.ASK_TRAVEL,
                    Reply("trip", {facts.FROM: "A5", facts.TO: "A6", facts.GORETS: 3}),
                    Seat(2),
                ),
                *QUIET,
            ),
        ),
    )


def _start(seat: int, tile: str) -> Scripted:
    return Scripted(facts.ASK_START, Reply("start", {facts.TILE: tile}), Seat(seat))


TURN: Final = (
    LessonStep(facts.ASK_START, (Reply("start", {facts.TILE: "B12"}),)),
    LessonStep(facts.ASK_DISCARD, (Reply(PASS),)),
    LessonStep(facts.ASK_GAP_FIRST, (Reply(SIT_OUT),)),
    LessonStep(facts.ASK_TRAVEL, (Reply("trip", {facts.FROM: "B12", facts.TO: "A1", facts.GORETS: 2}),)),
    LessonStep(facts.ASK_TRAVEL, (Reply("trip", {facts.FROM: "B12", facts.TO: "A6", facts.GORETS: 2}),)),
    LessonStep(facts.ASK_TRAVEL, (Reply(PASS),)),
    LessonStep(facts.ASK_REORGANISE, (Reply(PASS),)),
    LessonStep(facts.ASK_NEWCOMERS, (Reply("all"),)),
    LessonStep(facts.ASK_DISCARD, (Reply(PASS),)),
    LessonStep(facts.ASK_GAP_FIRST, (Reply(SIT_OUT),)),
    LessonStep(facts.ASK_TRAVEL, (Reply("trip", {facts.FROM: "A1", facts.TO: "O", facts.GORETS: 1}),)),
    LessonStep(facts.ASK_TRAVEL, (Reply("trip", {facts.FROM: "A6", facts.TO: "A5", facts.GORETS: 1}),)),
    LessonStep(facts.ASK_TRAVEL, (Reply(PASS),)),
    LessonStep(facts.ASK_REORGANISE, (Reply(PASS),)),
)
FIGHT: Final = (
    LessonStep(facts.ASK_GAP_FIRST, (Reply(SIT_OUT),)),
    LessonStep(
        facts.ASK_TRAVEL,
        (Reply("trip", {facts.FROM: "A6", facts.TO: "O", facts.GORETS: 3, facts.GRUIKS: 1}),),
    ),
    LessonStep(facts.ASK_TRAVEL, (Reply("trip", {facts.FROM: "A1", facts.TO: "A2", facts.GORETS: 3}),)),
    LessonStep(facts.ASK_TRAVEL, (Reply(PASS),)),
    LessonStep(facts.ASK_NEXT_FIGHT),
    LessonStep(facts.ASK_ATTACK, (Reply(PASS),)),
    LessonStep(facts.ASK_ATTACK, (Reply(PASS),)),
    LessonStep(facts.ASK_FLEE, (Reply(STAY),)),
    LessonStep(facts.ASK_DEFENCE, (Reply("lay", {facts.CARDS: ("bunker-kosto.1",)}),)),
    LessonStep(facts.ASK_FLEE, (Reply(STAY),)),
    LessonStep(facts.ASK_REORGANISE),
)
