"""A card that is played as a move, in any game: its file says what is its own, and what all have in common is here.

It is offered to whoever holds it, and empty to whoever does not, so that a question has the same form for all: that
move is made once, and shared. Played, it is paid, and told; then it has its effect. A game says how a seat holds
cards and how they are paid (`PlayableCard.copies`, `PlayableCard.spend`), in its `extension/declarations.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from porc_royal.asks import Among, Field, Option, Pick, Reply, Several
from porc_royal.facts import Arg, Named, Saying, Seat, Who
from porc_royal.moves import Move
from porc_royal.script import tell
from porc_royal.traces import not_a_rule


class Occasion(Protocol):
    """When a card may be played: by a seat."""

    @property
    def seat(self) -> Seat:
        """Who may play it."""


M = TypeVar("M", bound=Occasion)
Effect: TypeAlias = Callable[[M, Reply], Awaitable[None]]
"""What a card does when it is played: a script."""
Legal: TypeAlias = Callable[[M, Reply], Saying | None]
"""Why a reply is refused; None where it is not."""
Args: TypeAlias = Callable[[M, Reply], Mapping[str, Arg]]
"""What is told of a card that is played, besides who plays which."""


@dataclass(frozen=True, slots=True)
class Target(Generic[M]):
    """A field of a card's option: the kind of thing that it names, and among which; `several`, or none, may be."""

    kind: str
    among: Callable[[M], Among]
    several: bool = False

    def field(self, moment: M) -> Field:
        """The field at this moment."""
        return self._made_of(self.among(moment))

    @property
    def empty(self) -> Field:
        """The field of whoever does not hold the card."""
        return self._made_of(())

    def _made_of(self, among: Among) -> Field:
        if self.several:
            return Several(self.kind, among, optional=True)
        return Pick(self.kind, among)


@dataclass(frozen=True, slots=True)
class Declaration(Generic[M]):
    """What a card says of how it is played.

    targets  what is named when it is played, by the field
    told     what is told of it first, with `who`, `card` and what `args` adds; "" where its effect tells it
    label    what its option is called, where the question has no words of its own for it
    now      whether it may be played at this moment; where not, it is empty, too
    legal    one more check
    free     whether it is a free action, which may come amid any question
    """

    targets: Mapping[str, Target[M]]
    told: str = ""
    args: Args[M] | None = None
    label: Arg | None = None
    now: Callable[[M], bool] | None = None
    legal: Legal[M] | None = None
    free: bool = False


class PlayableCard(ABC, Generic[M]):
    """A card, by its title, that is played as a move of this kind; `effect` is what happens then."""

    def __init__(
        self, title: str, effect: Effect[M], declaration: Declaration[M], kind: type[Move] = Move
    ) -> None:
        self.title, self.effect, self.declaration, self.kind = title, effect, declaration, kind
        nothing = {name: target.empty for name, target in declaration.targets.items()}
        self.empty: Final = Option(nothing, declaration.label, declaration.free)
        self.nothing: Final = kind(self.empty, self._fail)

    @abstractmethod
    def copies(self, moment: M) -> tuple[str, ...]:
        """The copies that the seat holds."""

    @abstractmethod
    def spend(self, moment: M, reply: Reply) -> None:
        """Move the copy that is played to the discards."""

    @abstractmethod
    def play(self, moment: M, reply: Reply) -> Awaitable[None]:
        """Pay it, and let it have its effect: a rule of its game, and named as one (`traces.py`)."""

    def move(self, moment: M) -> Move:
        """What it is to this seat: the same, empty, for all who do not hold the card, or may not play it now."""
        option = self.option(moment)
        if option is self.empty:
            return self.nothing
        return self.kind(option, partial(self.play, moment), partial(self.refuse, moment))

    def option(self, moment: M) -> Option:
        """What it is to this seat: empty, unless it holds the card and may play it now."""
        said = self.declaration
        if not self.copies(moment) or (said.now is not None and not said.now(moment)):
            return self.empty
        return Option({name: one.field(moment) for name, one in said.targets.items()}, said.label, said.free)

    def refuse(self, moment: M, reply: Reply) -> Saying | None:
        """Why it may not be played like this, None if it may."""
        return None if self.declaration.legal is None else self.declaration.legal(moment, reply)

    @not_a_rule
    async def pay(self, moment: M, reply: Reply) -> None:
        """Move the card to the discards, and tell it."""
        said = self.declaration
        args: dict[str, Arg] = {"who": Who(moment.seat), "card": Named("card", self.title)}
        if said.args is not None:
            args.update(said.args(moment, reply))
        self.spend(moment, reply)
        if said.told:
            await tell(said.told, reveals=True, **args)

    def _fail(self, reply: Reply) -> Awaitable[None]:
        raise LookupError(self.title)
