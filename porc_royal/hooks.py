"""The three ways in which cards, clans and aliens act on rules that do not know them.

A *value* gets what the rules computed and returns what it becomes; a *veto* returns False to forbid; a
*reaction* is a script and may ask. A game lists its hooks on one page, `hooks.py`. A hook is a place (`additions.py`):
it holds nothing. A card adds to it with `@CARD.adds(hooks.total, rank)`, and it runs on what the assembly of the
situation's state has for it. Contributions apply in ascending rank, then in the order in which they were added.
"""

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from porc_royal.additions import Place, find_assembly
from porc_royal.traces import not_a_rule

C = TypeVar("C")
F = TypeVar("F")
V = TypeVar("V")


class _Hook(Place[F], Generic[F]):
    """A hook, and what its contributions are in a situation, in the order in which they apply."""

    def list_added(self, situation: object) -> tuple[F, ...]:
        """What acts on it there. Raises TypeError for a situation that is no rulebook's (`find_assembly`)."""
        return find_assembly(situation)[self]


class Value(_Hook[Callable[[V, C], V]], Generic[V, C]):
    """A number or a choice that the rules compute and that contributions may change."""

    def of(self, computed: V, situation: C) -> V:
        """What `computed` becomes in this situation."""
        for change in self.list_added(situation):
            computed = change(computed, situation)
        return computed


class Veto(_Hook[Callable[[C], bool]], Generic[C]):
    """Something the rules allow and that any contribution may forbid."""

    def allows(self, situation: C) -> bool:
        """Whether nobody forbids it."""
        return all(allowed(situation) for allowed in self.list_added(situation))


class Reaction(_Hook[Callable[[C], Awaitable[None]]], Generic[C]):
    """A moment at which contributions may act, and ask."""

    @not_a_rule
    async def run(self, situation: C) -> None:
        """Let every contribution act, in order; each must look at the situation anew."""
        for act in self.list_added(situation):
            await act(situation)
