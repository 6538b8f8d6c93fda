"""What a game hides, declared once, beside its rules: whatever asks who may know what reads it here.

A declaration is written from the state and the rulebook alone, never from the game's view: so the view can be held to
it. It says field by field what a viewer may not know (`Hidden`), and of which fields of the view each seat has its own
(`Secrets.own`). From these come re-deals that leave everything alone that the viewer may know, the leaks that are sown
on purpose, and what a viewer has come to know (`porc_royal.testing`).

An expansion declares what it hides besides as a `Secrets` of its own; `combine` adds them up.
"""

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Generic, Protocol, TypeAlias, TypeVar

from porc_royal.facts import Seat

S = TypeVar("S")
Drawn = TypeVar("Drawn")

Path: TypeAlias = tuple[str | int, ...]
"""Where something stands in the plain data of a state: `("players", 2, "hand")`; a seat is a number or a key."""

Renaming: TypeAlias = Mapping[str, str]
"""Which name stands for which from now on."""


class Luck(Protocol):
    """What draws for a re-deal; `random.Random` is one. The rules themselves never have any."""

    def random(self) -> float:
        """A number from 0 to 1, without 1."""

    def randint(self, a: int, b: int, /) -> int:
        """A number from a to b, both included."""

    def choice(self, seq: Sequence[Drawn], /) -> Drawn:
        """One of these."""

    def sample(self, population: Sequence[Drawn], k: int, /) -> list[Drawn]:
        """So many of these, each once."""

    def shuffle(self, x: MutableSequence[Drawn], /) -> None:
        """Put these in another order."""


def _change_nothing(state: object, viewer: Seat | None, luck: Luck) -> None:
    """What lies there is dealt anew by its names alone."""


@dataclass(frozen=True, slots=True)
class Hidden(Generic[S]):
    """One field that is hidden.

    name    what it is called in findings
    places  where in the state lies what the viewer (None: the public) may not know: the names of things that stand in
            such places only are dealt anew among them
    change  what is no name of a thing there becomes anything else that it may be, in the state itself
    named   whether names there are dealt anew; without it `change` alone says what may lie there instead
    """

    name: str
    places: Callable[[S, Seat | None], Iterable[Path]]
    change: Callable[[S, Seat | None, Luck], None] = _change_nothing
    named: bool = True


def _list_nothing() -> Sequence[str]:
    return ()


def _be_alike(_name: str) -> str:
    return ""


def _be_itself(name: str) -> str:
    return name


def _plan_nothing(state: object, seat: Seat) -> bool:
    return False


def _deal_nothing(state: object) -> Mapping[Path, str]:
    return {}


def _settle_nothing(before: object, after: object) -> Renaming:
    return {}


@dataclass(frozen=True, slots=True)
class Things:
    """The things that may lie hidden (cards, tokens, roles), by their names.

    names  all of them
    deck   among what one lies: things of two decks never change places
    kind   what it must have in common with another to be played in its place unseen
    face   what is shown of one that is turned up: two of the same face look alike
    loose  decks of which some may be in no place at all, and come from there
    """

    names: Callable[[], Sequence[str]] = _list_nothing
    deck: Callable[[str], str] = _be_alike
    kind: Callable[[str], str] = _be_itself
    face: Callable[[str], str] = _be_itself
    loose: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Secrets(Generic[S]):
    """What one game hides, or what an expansion of it hides besides.

    hidden  field by field, what a viewer may not know
    things  what is dealt
    settle  what follows from names that were dealt anew: may change the state after, and gives names to be swapped back
    own     fields of the view ("hand", "seats.recipe") that each seat has for itself: nobody may read another's
    plans   whether a seat looks at a table of its own just now, as its plan would leave it: all of its view is its own
    apart   fields that say something else to each viewer and are no secret (who it is)
    dealt   names that were shuffled and lie in the state in another form: where, and by which name they were shuffled
    dice    whether all dice are rolled before everybody's eyes; else only those of which everybody is told at once

    Whatever field of a view is in neither says the same to everybody. A name stands for all fields below it.
    """

    hidden: tuple[Hidden[S], ...] = ()
    things: Things = field(default_factory=Things)
    settle: Callable[[S, S], Renaming] = _settle_nothing
    own: tuple[str, ...] = ()
    plans: Callable[[S, Seat], bool] = _plan_nothing
    apart: tuple[str, ...] = ("viewer",)
    dealt: Callable[[S], Mapping[Path, str]] = _deal_nothing
    dice: bool = False


def combine(base: Secrets[S], *more: Secrets[S]) -> Secrets[S]:
    """What a game hides with all that its expansions hide besides; its decks, kinds and faces are those of the base."""

    @cache
    def list_names() -> Sequence[str]:
        return tuple(dict.fromkeys(name for one in (base, *more) for name in one.things.names()))

    def settle(before: S, after: S) -> Renaming:
        return {name: other for one in (base, *more) for name, other in one.settle(before, after).items()}

    return replace(
        base,
        hidden=tuple(hidden for one in (base, *more) for hidden in one.hidden),
        things=replace(base.things, names=list_names),
        settle=settle,
        own=tuple(field for one in (base, *more) for field in one.own),
        apart=tuple(dict.fromkeys(field for one in (base, *more) for field in one.apart)),
    )
