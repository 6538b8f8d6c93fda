"""What a referee is, and what it is shown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from porc_royal.asks import Ask, Number, Reply
from porc_royal.facts import Arg, Fact, Listing, Named, Seat, Who
from porc_royal.rulebook import Result, Setting

V = TypeVar("V")


class Views(Generic[V]):
    """What each seat, and the public, may see at one moment; made when it is first looked at."""

    def __init__(self, look: Callable[[Seat | None], V]) -> None:
        self._look: Callable[[Seat | None], V] | None = look
        self._seen: dict[Seat | None, V] = {}

    def __getitem__(self, seat: Seat | None) -> V:
        if seat not in self._seen:
            if self._look is None:
                raise LookupError(seat)
            self._seen[seat] = self._look(seat)
        return self._seen[seat]

    @property
    def public(self) -> V:
        """What everybody sees."""
        return self[None]

    def freeze(self) -> None:
        """The game goes on: of what was not looked at, only what everybody saw is remembered."""
        self[None]
        self._look = None


@dataclass(frozen=True, slots=True)
class Spoken:
    """A reply, with the question it answers."""

    seat: Seat
    ask: Ask
    reply: Reply

    def sides(self, die: str = "d1") -> int | None:
        """How many sides a die has that chance was asked for; None where it was asked for none."""
        wanted = self.ask.options[self.reply.option].fields.get(die)
        return wanted.range({})[1] if isinstance(wanted, Number) else None

    def faces(self) -> list[int]:
        """The faces that chance showed, in order."""
        return [value for value in self.reply.fields.values() if isinstance(value, int)]


@dataclass(frozen=True, slots=True)
class Table:
    """A game as it begins: who plays under which options."""

    players: int
    settings: Mapping[str, Setting]


class Referee(Protocol):
    """Watches one game, and says in sentences what was against the rules; [] while all is well."""

    def open(self, table: Table, facts: Sequence[Fact], after: Views[Any]) -> list[str]:
        """The game begins."""

    def watch(
        self, before: Views[Any], spoken: Spoken, facts: Sequence[Fact], after: Views[Any]
    ) -> list[str]:
        """Somebody replied, and this happened."""

    def close(self, result: Result, after: Views[Any]) -> list[str]:
        """The game is over."""


@dataclass(frozen=True, slots=True)
class Told:
    """A fact, its arguments as plain values; a seat is its number, a pack of Extra-Cochons its kind."""

    key: str
    args: Mapping[str, Arg]
    to: tuple[Seat, ...] | None
    next: tuple[str, ...] = field(default=())

    @classmethod
    def of(cls, fact: Fact, prefix: str) -> "Told":
        """The fact without the name of its game."""
        return cls(fact.says.key.removeprefix(prefix), fact.says.args, fact.to)

    def seat(self, name: str = "who") -> int:
        """The seat spoken of."""
        value = self.args[name]
        assert isinstance(value, Who), (self.key, name)
        return int(value.seat)

    def number(self, name: str) -> int:
        """A number."""
        value = self.args[name]
        assert isinstance(value, int), (self.key, name)
        return value

    def name(self, name: str) -> str:
        """The name of a thing, or bare text."""
        return _plain(self.args[name])

    def names(self, name: str) -> list[str]:
        """The names of several things; seats as numbers."""
        value = self.args[name]
        return [_plain(one) for one in value.items] if isinstance(value, Listing) else [_plain(value)]

    def seats(self, name: str) -> list[int]:
        """Several seats."""
        return [int(one) for one in self.names(name)]

    def party(self, name: str) -> "int | str":
        """A seat, or the name of something that is none."""
        value = self.args[name]
        return int(value.seat) if isinstance(value, Who) else _plain(value)

    def __contains__(self, name: str) -> bool:
        return name in self.args


def _plain(value: Arg) -> str:
    match value:
        case Named():
            return value.name
        case Who():
            return str(value.seat)
        case _:
            return str(value)
