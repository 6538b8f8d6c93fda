"""The lessons: a vote that nobody sees before all have voted, and one that is called aloud."""

from typing import Final

from games.election import facts
from games.election.state.setup import setup
from games.election.state.state import State
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.lessons import Lesson, Scripted, read_steps
from porc_royal.rulebook import Settings

VOTERS: Final = 4
SEALED: Final[Settings] = {"ballot": "sealed", "governors": "3 3 1 2", "presider": 0}
ALOUD: Final[Settings] = {"ballot": "roll-call", "governors": "5 3 2 1", "candidates": "0 1", "presider": 0}


def list_lessons() -> tuple[Lesson[State], ...]:
    """In order."""
    return (
        Lesson(
            "sealed",
            lambda: setup(VOTERS, SEALED),
            "campaign",
            VOTERS,
            read_steps(facts.GAME, ("campaign: open", "vote: vote for=%30")),
            (_vote(1, 1), _vote(2, 1), _vote(3, 0)),
            settings=SEALED,
        ),
        Lesson(
            "aloud",
            lambda: setup(VOTERS, ALOUD),
            "campaign",
            VOTERS,
            read_steps(
                facts.GAME,
                (
                    "call: call voter=%31",
                    "call: call voter=%33",
                    "call: call voter=%32",
                    "call: call voter=%30",
                    "vote: vote for=%30",
                    "close: close",
                ),
            ),
            (_vote(1, 1), _vote(2, 1), _vote(3, 0)),
            settings=ALOUD,
        ),
    )


def _vote(seat: int, candidate: int) -> Scripted:
    return Scripted(facts.ASK_VOTE, Reply("vote", {facts.FOR: str(candidate)}), Seat(seat))
