"""The words of Cosmic Dominion, to be looked up by `/card`."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.state.printed_cards import INTIMIDATE, OURS, RETREAT, RIFT, Reading
from games.cosmic.views import additions
from porc_royal.reference import enter_word

ADDS: Final = facts.Adds()
ADDS.add(
    additions.ENTRIES,
    (
        enter_word(ADDS.keys, "reward-deck", "CD-30", "CD-31", "CD-33", "CD-34"),
        enter_word(ADDS.keys, "retreat", "CD-60", "CD-61", "CD-62"),
        enter_word(ADDS.keys, "intimidate", "CD-70"),
        enter_word(ADDS.keys, "rift", "CD-80", "CD-81", "CD-82"),
        enter_word(ADDS.keys, "variable-attack", "CD-50", "CD-R2"),
        enter_word(ADDS.keys, "flagship", "CD-24", "CD-25", "TD-8"),
        enter_word(ADDS.keys, "salvage-vessel", "CD-26", "TD-8"),
    ),
)

for _type, _rules in {
    RETREAT: ("CD-60", "CD-61", "CD-62"),
    INTIMIDATE: ("CD-70", "CD-73"),
    RIFT: ("CD-80", "CD-81", "CD-82"),
}.items():
    ADDS.enter(additions.TYPE_RULES, _type, _rules)

READINGS: Final[dict[Reading, str]] = {
    "text": ADDS.keys.line("entry-our-text"),
    "name": ADDS.keys.line("entry-our-name"),
    "number": ADDS.keys.line("entry-our-number"),
    "meaning": ADDS.keys.line("entry-our-meaning"),
    "deck": ADDS.keys.line("entry-our-deck"),
}
for _kind, _readings in OURS.items():
    ADDS.enter(additions.READINGS, _kind, tuple(READINGS[one] for one in _readings))
