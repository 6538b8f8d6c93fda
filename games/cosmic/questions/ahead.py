"""What is answered at a gate before its question comes, and stands while what it rests on is as it was (BOT-2).

Nobody learns of it before all have answered at the gate, and whoever would rather see first is asked as ever.
"""

from collections.abc import Callable
from typing import Final

from games.cosmic.state.state import State
from porc_royal.asks import Option, Reply
from porc_royal.facts import Seat


class Ahead:
    """What seats have said ahead.

    name        of the option
    find        that option for a seat; None where all can see that it has nothing to say
    find_basis  what a seat goes by
    """

    def __init__(
        self,
        name: str,
        find: Callable[[State, Seat], Option | None],
        find_basis: Callable[[State, Seat], object],
    ) -> None:
        self._name: Final = name
        self._find: Final = find
        self._find_basis: Final = find_basis
        self._given: Final[dict[Seat, tuple[Reply, object]]] = {}

    def list_options(self, state: State, seat: Seat) -> dict[str, Option]:
        """Beside what else may be answered at the gate."""
        option = self._find(state, seat)
        return {} if option is None else {self._name: option}

    def take(self, state: State, seat: Seat, reply: Reply) -> None:
        """What a seat has answered last is what counts."""
        self._given.pop(seat, None)
        if reply.option == self._name:
            self._given[seat] = reply, self._find_basis(state, seat)

    def find_standing(self, find_basis: Callable[[Seat], object]) -> dict[Seat, Reply]:
        """What was said by those for whom all is as it was; `find_basis` says how it is now."""
        return {seat: reply for seat, (reply, basis) in self._given.items() if basis == find_basis(seat)}
