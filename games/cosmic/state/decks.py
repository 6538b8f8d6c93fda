"""Which cards lie in which deck: the lists as printed, and those that stand in for lists that were not found.

Each row is a kind of card and its copies. What a kind is, catalogue.py says; attack values are in the kind's name.
"""

from typing import Final

Rows = tuple[tuple[str, int], ...]


def _attacks(*rows: tuple[int, int]) -> Rows:
    return tuple((f"attack_{value:02}", copies) for value, copies in rows)


PLAYED_BESIDES: Final[Rows] = (
    *(("reinforcement_2", 2), ("reinforcement_3", 3), ("reinforcement_5", 1)),
    *(("card_zap", 2), ("cosmic_zap", 2), ("emotion_control", 1), ("force_field", 1)),
    *(("ionic_gas", 1), ("mobius_tubes", 2), ("plague", 1), ("quash", 1)),
)
"""What the modern deck holds besides encounter cards: reinforcements and artifacts."""

MODERN: Final[Rows] = (
    *_attacks((0, 1), (1, 1), (4, 4), (5, 1), (6, 7), (7, 1), (8, 7), (9, 1), (10, 4), (11, 1)),
    *_attacks((12, 2), (13, 1), (14, 2), (15, 1), (20, 2), (23, 1), (30, 1), (40, 1)),
    ("negotiate", 15),
    ("morph", 1),
    *PLAYED_BESIDES,
)
"""The modern deck: 72 cards."""

OLD_CHALLENGES: Final[Rows] = (
    *_attacks((1, 1), (4, 2), (5, 2), (6, 8), (7, 4), (8, 8), (9, 2), (10, 6), (11, 2), (12, 5)),
    *_attacks((13, 1), (14, 2), (15, 4), (16, 1), (17, 1), (18, 1), (19, 1), (20, 2), (30, 1), (40, 1)),
    ("negotiate", 17),
)
"""The older challenge deck: 72 cards without a morph."""

OLD: Final[Rows] = (*OLD_CHALLENGES, *PLAYED_BESIDES)
"""Our stand-in: the older challenges with the reinforcements and artifacts of the modern deck, for its edicts."""

LARGE_GROUP: Final[Rows] = (
    *_attacks(*((value, 1) for value in (0, 4, 5, 6, 7, 8, 10, 12, 14, 20, 30))),
    ("negotiate", 7),
    ("morph", 1),
    *(("reinforcement_3", 1), ("reinforcement_4", 1), ("reinforcement_8", 1)),
    *(("cosmic_zap", 1), ("mobius_tubes", 1)),
)
"""Our stand-in for the 24 cards of large groups: their exact list was not found."""

OLD_KICKERS: Final[Rows] = tuple((f"kicker_{factor}", 1) for factor in range(5))
"""Our stand-in for the old kickers (CE-137)."""
