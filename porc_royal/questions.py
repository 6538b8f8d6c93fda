"""The questions that are open at one moment, and what has been sealed of them so far."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat


@dataclass(slots=True)
class Questions:
    """What is asked, seat by seat.

    sealed   the answers that are in, of those asked together
    place    how many replies the log held when they were asked
    since    the same for those that free actions have interrupted: when they were first asked
    again    whether it is still the same question, asked on
    """

    asks: dict[Seat, Ask] = field(default_factory=dict)
    sealed: dict[Seat, Reply] = field(default_factory=dict)
    place: int = 0
    since: dict[Seat, int] = field(default_factory=dict)
    again: bool = False

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that owe an answer, lowest first."""
        return tuple(sorted(s for s, one in self.asks.items() if s not in self.sealed and not one.optional))

    def asked_at(self, seat: Seat) -> int:
        """The place at which what a seat is asked was first asked."""
        return self.since.get(seat, self.place)

    def answers(self) -> dict[Seat, Reply]:
        """What is sealed, in the order of the questions."""
        return {seat: self.sealed[seat] for seat in self.asks if seat in self.sealed}

    def recognise(self, interrupted: Mapping[Seat, tuple[str, int]]) -> bool:
        """Whether some of these are asked again, by key and place: they were first asked then."""
        for seat, ask in self.asks.items():
            key, since = interrupted.get(seat, ("", 0))
            if key == ask.key:
                self.since[seat] = since
        return bool(self.since)
