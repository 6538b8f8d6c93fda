"""What can be looked up in an election: the words of its rules."""

from typing import Final

from games.election.facts import GAME
from porc_royal.additions import Additions
from porc_royal.reference import enter_word

OWN: Final = Additions(GAME)
ENTRIES: Final = tuple(
    enter_word(OWN.keys, name, *rules)
    for name, rules in (
        ("governor", ("C-59", "R-98", "R-105")),
        ("presider", ("C-60", "R-24")),
        ("royal", ("C-64",)),
        ("candidate", ("C-61", "R-99")),
        ("vote", ("C-62", "R-101")),
        ("roll-call", ("C-62", "R-100", "D-41")),
        ("secret-ballot", ("C-62", "D-52")),
        ("abstention", ("R-101", "D-42")),
        ("pile", ("R-102", "R-103", "R-104")),
        ("barred", ("R-107", "P-2")),
        ("new-ballot", ("R-109",)),
        ("tie", ("C-64", "R-111")),
        ("close", ("R-110", "D-46")),
        ("coalition", ("C-65", "R-26")),
    )
)
