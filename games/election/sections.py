"""The numbered rules of an election in reading order; their words are in `messages/*/rulebook-*.ftl`.

They have the numbers that they have in Les Cochons de l'Espace, whose election this is, told for one without a game.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from games.election.state.options import Options, read_options
from porc_royal.rulebook import Settings
from porc_royal.sections import Rule, Section

When: TypeAlias = Callable[[Settings], bool]


def is_played(played: Callable[[Options], bool]) -> When:
    """Whether the options of an election are such."""
    return lambda settings: played(read_options(settings))


ROLL_CALL: Final = is_played(lambda options: options.ballot == "roll-call")
NAMES: Final = is_played(lambda options: options.ballot != "tally")
BY_SEAT: Final = is_played(lambda options: options.tie == "order")

SECTIONS: Final[tuple[Section, ...]] = (
    Section(
        "aim",
        (
            Rule("C-59"),
            Rule("C-64"),
            Rule("C-60"),
            Rule("R-98", ruling=True),
        ),
    ),
    Section(
        "candidates",
        (
            Rule("C-61"),
            Rule("R-99", ruling=True),
            Rule("R-107", ruling=True),
            Rule("P-2"),
        ),
    ),
    Section(
        "vote",
        (
            Rule("C-62"),
            Rule("R-100", ruling=True, when=ROLL_CALL),
            Rule("X-15", ruling=True, when=ROLL_CALL),
            Rule("R-101", ruling=True),
            Rule("R-24", ruling=True),
        ),
    ),
    Section(
        "piles",
        (
            Rule("C-63"),
            Rule("R-102", ruling=True),
            Rule("R-103"),
            Rule("R-104", ruling=True),
            Rule("R-105", ruling=True),
            Rule("R-106", ruling=True),
            Rule("R-109", ruling=True),
        ),
    ),
    Section(
        "close",
        (
            Rule("R-110", ruling=True, when=ROLL_CALL),
            Rule("R-111", when=BY_SEAT),
            Rule("C-65", when=NAMES),
            Rule("R-26", ruling=True, when=NAMES),
        ),
    ),
    Section(
        "game",
        (
            Rule("C-20", unplayed=True),
            Rule("R-108", unplayed=True),
            Rule("P-3", unplayed=True),
            Rule("X-16", unplayed=True),
        ),
    ),
    Section(
        "questions",
        (
            Rule("D-41", when=ROLL_CALL),
            Rule("D-42"),
            Rule("D-43", when=ROLL_CALL),
            Rule("D-46", when=ROLL_CALL),
            Rule("D-52"),
        ),
    ),
)
