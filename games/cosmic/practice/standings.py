"""How a game stands for each seat between two encounters: its share of the victory, as games of practice players ended.

Search stops at the end of an encounter and asks here what has been reached (`search.py`). The weights were fitted to
who won in the end of games of practice players, from the figures between their encounters.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from games.cosmic.rules.victory import count_needed
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.ships import count_in_warp, find_foreign_colonies, find_home_colonies
from games.cosmic.state.state import State
from porc_royal.facts import Seat

WEIGHTS: Final = (-0.85, -0.05, 0.1, 0.03, 0.5, 0.2)
"""What one more of each figure weighs, in the order of `measure_seat`."""
GREAT: Final = 20
"""From this value on an attack wins most encounters."""


def measure_seat(state: State, seat: Seat) -> tuple[float, ...]:
    """What speaks for a seat, and against it, figure by figure.

    Foreign colonies that it lacks; ships in the warp; home colonies; cards; attacks that win most encounters; and
    whether its turn comes next, or goes on.
    """
    lacking = count_needed(state, seat) - len(find_foreign_colonies(state, seat))
    hand = state.player(seat).hand
    kinds = [find_kind(card) for card in hand if card]
    return (
        max(0, lacking),
        count_in_warp(state, seat),
        len(find_home_colonies(state, seat)),
        min(10, len(hand)),
        sum(kind.is_attack and kind.value >= GREAT for kind in kinds),
        float(state.offense == seat),
    )


def divide_victory(state: State, weights: Sequence[float] = WEIGHTS) -> list[float]:
    """What each seat may expect of the victory, all together 1."""
    scores = [
        sum(a * b for a, b in zip(measure_seat(state, seat), weights, strict=True)) for seat in state.seats
    ]
    powers = [exp(one - max(scores)) for one in scores]
    return [one / sum(powers) for one in powers]
