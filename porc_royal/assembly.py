"""A rulebook is assembled of a base and of expansions: of what each adds, by what they say themselves."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from porc_royal.additions import Additions, Assembly
from porc_royal.rulebook import Rulebook

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Base(Generic[S, V]):
    """A game without expansions.

    additions  what its own cards, powers and pages add
    make       its rulebook, by an assembly: whatever depends on additions asks that
    """

    additions: Additions
    make: Callable[[Assembly], Rulebook[S, V]]


def assemble(base: Base[S, V], expansions: Iterable[Additions] = ()) -> Rulebook[S, V]:
    """The rulebook of a base with these expansions, which act in this order after the base.

    Another call makes another rulebook, and leaves this one as it is. Raises ValueError where two enter the same.
    """
    return base.make(Assembly([base.additions, *expansions]))
