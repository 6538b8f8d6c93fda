"""Where rules of expansions act beside powers: such a rule has no owner, and nobody can cancel it.

Each acts where its expansion is on, before the powers or after them.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.cosmic.state.roles import Situation
from games.cosmic.state.state import State
from porc_royal import powers
from porc_royal.additions import Place
from porc_royal.facts import Seat

C = TypeVar("C", bound=Situation)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class MomentRule(Generic[C]):
    """What happens at a moment where `is_on`; `after`: once the powers have acted."""

    is_on: Callable[[State], bool]
    act: Callable[[C], Awaitable[None]]
    after: bool = False


@dataclass(frozen=True, slots=True)
class Adjustment(Generic[V, C]):
    """What a figure becomes where `is_on`; `change` is pure. `after`: once the powers have changed it."""

    is_on: Callable[[State], bool]
    change: Callable[[V, C], V]
    after: bool = False


class GameFigure(powers.Figure[V, C], Generic[V, C]):
    """A figure that powers may change, and rules of expansions before or after them."""

    def __init__(self, purpose: str, in_play: powers.InPlay[Situation]) -> None:
        super().__init__(purpose, in_play)
        self.corrections: Place[Adjustment[V, C]] = Place(purpose)

    def of(self, computed: V, situation: C, before: tuple[Seat, str] | None = None) -> V:
        """What `computed` becomes; what comes after the powers is left out with those after `before`."""
        if not situation.state.assembly[self.corrections]:
            return super().of(computed, situation, before)
        computed = self._correct(computed, situation, after=False)
        computed = super().of(computed, situation, before)
        return computed if before is not None else self._correct(computed, situation, after=True)

    def _correct(self, computed: V, situation: C, *, after: bool) -> V:
        for one in situation.state.assembly[self.corrections]:
            if one.after is after and one.is_on(situation.state):
                computed = one.change(computed, situation)
        return computed
