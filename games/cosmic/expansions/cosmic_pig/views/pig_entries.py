"""The words of Cosmic Pig, to be looked up by `/card`."""

from typing import Final

from games.cosmic import facts
from games.cosmic.views import additions
from porc_royal.reference import enter_word

ADDS: Final = facts.Adds()
ADDS.add(
    additions.ENTRIES,
    (
        enter_word(ADDS.keys, "envelope", "CP-3", "CP-10", "CP-33", "CP-34"),
        enter_word(ADDS.keys, "base", "CP-31", "CP-20", "CP-21"),
        enter_word(ADDS.keys, "end-dice", "CP-16", "CP-R29"),
        enter_word(ADDS.keys, "exposure-die", "CP-17", "CP-R12"),
        enter_word(ADDS.keys, "piggy-challenge", "CP-40", "CP-41", "CP-43", "CP-44", "CP-47"),
        enter_word(ADDS.keys, "edict", "CP-2"),
        enter_word(ADDS.keys, "challenge-homo-sapiens", "CP-26", "CP-R23"),
    ),
)
