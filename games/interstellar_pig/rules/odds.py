"""How a fight is likely to end by its dice: exact, blind to cards (IP-57, IP-59, IP-61)."""

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

REMEMBERED: Final = 1 << 12


class Chances(NamedTuple):
    """From 0 to 1: that one's own score is the higher, that it is the lower, and that both are equal."""

    win: float
    lose: float
    tie: float


@lru_cache(maxsize=REMEMBERED)
def compute_chances(dice: int, spare: int, enemy: int, enemy_spare: int) -> Chances:
    """Of so many dice against so many, each side with dice beside them of which the lowest are dropped (R-48)."""
    mine, theirs = count_scores(dice, spare), count_scores(enemy, enemy_spare)
    throws = sum(mine.values()) * sum(theirs.values())
    win = sum(one * other for a, one in mine.items() for b, other in theirs.items() if a > b)
    tie = sum(one * theirs.get(score, 0) for score, one in mine.items())
    return Chances(win / throws, (throws - win - tie) / throws, tie / throws)


@lru_cache(maxsize=REMEMBERED)
def count_scores(dice: int, spare: int) -> Mapping[int, int]:
    """In how many throws each score comes up: the sum of the highest `dice` of all."""
    return _highest(dice + spare, dice, 6)


@lru_cache(maxsize=REMEMBERED)
def _highest(left: int, counted: int, face: int) -> Mapping[int, int]:
    """The same of dice that show `face` at most; those that show it come first."""
    if face == 1:
        return {counted: 1}
    found: dict[int, int] = {}
    for showing in range(left + 1):
        kept = min(showing, counted)
        ways = comb(left, showing)
        for score, times in _highest(left - showing, counted - kept, face - 1).items():
            total = score + kept * face
            found[total] = found.get(total, 0) + ways * times
    return found


def round_chance(chance: float) -> int:
    """A chance in percent, to the nearest five: more would say more than is known."""
    return 5 * round(20 * chance)
