"""The three ways in which cards, clans and aliens act on rules that do not know them.

A *value* gets what the rules computed and returns what it becomes; a *veto* returns False to forbid; a
*reaction* is a script and may ask. A game lists its hooks on one page, `hooks.py`; a card adds itself with
`@hook.add(rank)`. Contributions apply in ascending rank, then in the order in which they were added.
"""

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from porc_royal.traces import not_a_rule

C = TypeVar("C")
F = TypeVar("F")
V = TypeVar("V")


def _get_rank(pair: tuple[int, object]) -> int:
    return pair[0]


class _Ranked(Generic[F]):
    """What was added to one hook, in the order in which it applies."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self._ranked: list[tuple[int, F]] = []

    def add(self, rank: int = 0) -> Callable[[F], F]:
        """Register a contribution; lower ranks apply first."""

        def register(contribution: F) -> F:
            self._ranked.append((rank, contribution))
            self._ranked.sort(key=_get_rank)
            return contribution

        return register


class Value(_Ranked[Callable[[V, C], V]], Generic[V, C]):
    """A number or a choice that the rules compute and that contributions may change."""

    def of(self, computed: V, situation: C) -> V:
        """What `computed` becomes in this situation."""
        for _, change in self._ranked:
            computed = change(computed, situation)
        return computed


class Veto(_Ranked[Callable[[C], bool]], Generic[C]):
    """Something the rules allow and that any contribution may forbid."""

    def allows(self, situation: C) -> bool:
        """Whether nobody forbids it."""
        return all(allowed(situation) for _, allowed in self._ranked)


class Reaction(_Ranked[Callable[[C], Awaitable[None]]], Generic[C]):
    """A moment at which contributions may act, and ask."""

    @not_a_rule
    async def run(self, situation: C) -> None:
        """Let every contribution act, in order; each must look at the situation anew."""
        for _, act in list(self._ranked):
            await act(situation)
