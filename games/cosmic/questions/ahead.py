"""What is answered at a gate before its question comes, and stands while what it rests on is as it was (BOT-2).

Nobody learns of it before all have answered at the gate, and whoever would rather see first is asked as ever.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.state.state import State
from porc_royal.asks import Option, Reply
from porc_royal.facts import Saying, Seat

BESIDES: Final = frozenset({facts.ALSO, facts.LET, facts.USE})
"""What may be said with it, and is no part of it."""


class Outlook:
    """Whether all is still as everybody saw it who answered at a gate last; it offers nothing.

    find_basis  what all go by, public alone
    """

    def __init__(self, find_basis: Callable[[State], object]) -> None:
        self._find_basis: Final = find_basis
        self._basis: object = None

    def list_options(self, _state: State, _seat: Seat) -> dict[str, Option]:
        """None."""
        return {}

    def find_fault(self, _state: State, _seat: Seat, _reply: Reply) -> None:
        """None."""

    def list_about(self, _state: State, _seat: Seat) -> Sequence[Saying]:
        """None."""
        return ()

    def take(self, state: State, _seat: Seat, _reply: Reply) -> None:
        """What all went by who have answered now."""
        self._basis = self._find_basis(state)

    def is_same(self, state: State) -> bool:
        """Whether anybody was asked, and all is as it was."""
        return self._basis is not None and self._basis == self._find_basis(state)


def _find_none(_state: State, _seat: Seat, _reply: Reply) -> None:
    return None


def _list_none(_state: State, _seat: Seat) -> Sequence[Saying]:
    return ()


class Ahead:
    """What seats have said ahead.

    find        the options of that question for a seat, by name; none where all can see that it has nothing to say
    find_basis  what a seat goes by
    find_fault  why such a reply may not be given, where its form does not say it all
    list_about  what a seat reads besides, where it has something to say
    list_seen   what all others read there
    """

    def __init__(
        self,
        find: Callable[[State, Seat], Mapping[str, Option]],
        find_basis: Callable[[State, Seat], object],
        find_fault: Callable[[State, Seat, Reply], Saying | None] = _find_none,
        list_about: Callable[[State, Seat], Sequence[Saying]] = _list_none,
        list_seen: Callable[[State, Seat], Sequence[Saying]] = _list_none,
    ) -> None:
        self._find: Final = find
        self._find_basis: Final = find_basis
        self._find_fault: Final = find_fault
        self._list_about: Final = list_about
        self._list_seen: Final = list_seen
        self._given: Final[dict[Seat, tuple[Reply, object]]] = {}

    def list_options(self, state: State, seat: Seat) -> dict[str, Option]:
        """Beside what else may be answered at the gate."""
        return dict(self._find(state, seat))

    def find_fault(self, state: State, seat: Seat, reply: Reply) -> Saying | None:
        """Why what is chosen may not be."""
        return self._find_fault(state, seat, reply) if reply.option in self._find(state, seat) else None

    def list_about(self, state: State, seat: Seat) -> Sequence[Saying]:
        """What a seat reads besides."""
        return (self._list_about if self._find(state, seat) else self._list_seen)(state, seat)

    def take(self, state: State, seat: Seat, reply: Reply) -> None:
        """What a seat has answered last is what counts."""
        self._given.pop(seat, None)
        if reply.option in self._find(state, seat):
            own = {name: one for name, one in reply.fields.items() if name not in BESIDES}
            self._given[seat] = Reply(reply.option, own), self._find_basis(state, seat)

    def list_standing(self, state: State) -> list[Seat]:
        """Those for whom all is as it was."""
        return [*self.find_standing(lambda seat: self._find_basis(state, seat))]

    def renew(self, state: State, seats: Collection[Seat]) -> None:
        """What these have said stands as it is now, too."""
        for seat in seats:
            self._given[seat] = self._given[seat][0], self._find_basis(state, seat)

    def find_standing(self, find_basis: Callable[[Seat], object]) -> dict[Seat, Reply]:
        """What was said by those for whom all is as it was; `find_basis` says how it is now."""
        return {seat: reply for seat, (reply, basis) in self._given.items() if basis == find_basis(seat)}
