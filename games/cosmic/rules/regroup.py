"""CE-42: where a ship that was taken from the warp lands."""

from games.cosmic.state.ships import count, find_colonies, find_home, move
from games.cosmic.state.state import GATE, REGROUPED, State
from porc_royal.facts import Seat


def land_regrouped(state: State, seat: Seat, colony: str) -> None:
    """CE-42: the retrieved ship lands on a colony of its owner, or is one of the launched."""
    for _ in range(count(state, seat, REGROUPED)):
        homes = find_colonies(state, seat)
        target = colony if colony in homes else find_home(state, seat) if homes else GATE
        move(state, seat, REGROUPED, target, 1)
