"""Arms that do no more than is printed (IP-57): a row for each title, with where and with how many dice it fights."""

from typing import Final

from games.interstellar_pig.catalogue import Card, Ground, arm

ROWS: Final[tuple[tuple[str, str, int, tuple[Ground, ...], int, bool], ...]] = (
    # title, rule, copies, where, dice, One Use
    ("nerve-lash", "IP-78", 1, ("ground",), 1, False),  # Neural Whip
    ("grenade", "IP-79", 2, ("ground",), 2, True),
    ("laser-gun", "IP-80", 1, ("space", "ground"), 1, False),
    ("force-field", "IP-81", 1, ("space",), 1, False),
    ("missiles", "IP-82", 2, ("space",), 2, True),
)

CARDS: Final[tuple[Card, ...]] = tuple(
    arm(title, rule, copies, where, dice, one_use=one_use)
    for title, rule, copies, where, dice, one_use in ROWS
)
