"""The words of planetoids, to be looked up by `/card`."""

from typing import Final

from games.cosmic import facts
from games.cosmic.views import additions
from porc_royal.reference import enter_word

ADDS: Final = facts.Adds()
ADDS.add(
    additions.ENTRIES,
    (
        enter_word(ADDS.keys, "planetoid", "PL-3", "PL-4", "PL-7", "PL-13"),
        enter_word(ADDS.keys, "origin-marker", "PL-9", "PL-10", "PL-15"),
        enter_word(ADDS.keys, "drift", "PL-11", "PL-12", "PL-14", "PL-16"),
    ),
)
