"""Arms that do no more than is printed (IP-57): a row for each title, with where and with how many dice it fights.

What is not One Use stays in hand (R-73).

`place` is among what is kept first for whoever does not say (D-7).
"""

from typing import Final

from games.interstellar_pig.extension.catalogue import Card, Ground, arm

ROWS: Final[tuple[tuple[str, str, int, tuple[Ground, ...], int, bool, int], ...]] = (
    # title, rule, copies, where, dice, One Use, place
    ("nerve-lash", "IP-78", 1, ("ground",), 1, False, 6),  # Neural Whip
    ("grenade", "IP-79", 2, ("ground",), 2, True, 4),
    ("laser-gun", "IP-80", 1, ("space", "ground"), 1, False, 2),
    ("force-field", "IP-81", 1, ("space",), 1, False, 7),
    ("missiles", "IP-82", 2, ("space",), 2, True, 5),
)

CARDS: Final[tuple[Card, ...]] = tuple(
    arm(title, rule, copies, where, dice, one_use=one_use, place=place)
    for title, rule, copies, where, dice, one_use, place in ROWS
)
