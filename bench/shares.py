"""What a share of games that was counted says about the true one."""

from math import log, sqrt
from typing import Final

SURE: Final = 1.96
"""Standard errors on each side of 95 % of what luck would give."""


def estimate_bounds(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 of 100 such measures (Wilson's interval); 0 and 1 for no games."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = sqrt(share * (1 - share) / games + square / (4 * games * games)) * SURE
    half /= 1 + square / games
    return middle - half, middle + half


def describe_share(won: int, games: int) -> str:
    """A share of games with its bounds."""
    least, most = estimate_bounds(won, games)
    return f"{won} of {games}, 95 % between {least:.0%} and {most:.0%}"


ERROR: Final = 0.05
"""How often a test that stops by itself may be wrong, whichever of the two shares is the true one."""


def tell_share(won: int, games: int, less: float, more: float) -> float | None:
    """Which of two shares the games speak for; None: they are too few to stop (Wald's sequential test).

    It is asked after each game. A true share between the two is told as either. Raises ValueError for shares that are
    not in order, or that one game could refute.
    """
    if not 0 < less < more < 1:
        raise ValueError(f"{less} and {more} are no two shares, the lesser first")
    weight = won * log(more / less) + (games - won) * log((1 - more) / (1 - less))
    enough = log((1 - ERROR) / ERROR)
    if weight >= enough:
        return more
    return less if weight <= -enough else None
