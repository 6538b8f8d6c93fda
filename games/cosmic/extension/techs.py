"""How a tech's file says what it costs and does.

VACUUM_TURBINES: Final = Tech("vacuum_turbines", 2)

@VACUUM_TURBINES.regroups()                        # used in a regroup once it is completed, then discarded (TD-6)
@TECH.completes                                    # what happens when it is completed
@TECH.acts(hooks.launched, is_offense)             # a moment at which it acts once it is completed: no power, no zap
@TECH.changes(hooks.total, is_on_side)             # a figure that it then changes
@TECH.leaves                                       # what goes with it when it is discarded

A tech is neither an artifact nor a power (TD-9): it is never announced to be cancelled.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

from games.cosmic import facts
from games.cosmic.extension.figures import Adjustment, GameFigure, MomentRule
from games.cosmic.extension.windows import Window
from games.cosmic.state.labs import find_up
from games.cosmic.state.roles import Situation, is_anyone, list_seats
from games.cosmic.state.state import State, TechCard
from porc_royal.additions import Table
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

C = TypeVar("C", bound=Situation)
V = TypeVar("V")
Effect: TypeAlias = Callable[[State, Seat, TechCard], Awaitable[None]]
May: TypeAlias = Callable[[State, Seat], bool]


@not_a_rule
async def do_nothing(state: State, seat: Seat, tech: TechCard) -> None:
    """Most do nothing at that moment."""


def may_always(state: State, seat: Seat) -> bool:
    """Most may be used in any regroup."""
    return True


class Tech(facts.Adds):
    """A tech: its name, and its cost, 0 for one that takes any number of ships, at least one.

    is_secret  it is turned up only when it is used (TD-6)
    """

    def __init__(self, name: str, cost: int, *, is_secret: bool = False) -> None:
        super().__init__()
        self.name: Final = name
        self.cost: Final = cost
        self.is_secret: Final = is_secret
        self.complete: Effect = do_nothing
        self.use: Effect | None = None
        self.may_use: May = may_always
        self.leave: Effect = do_nothing
        named = name.replace("_", "-")
        self.keys.thing("tech", named)
        self.text: Final = self.keys.line(f"tech-text-{named}")
        self.enter(TECHS, name, self)

    def completes(self, effect: Effect) -> Effect:
        """Declare what happens when it is completed; its ships are still there."""
        self.complete = not_a_rule(effect)
        return effect

    def leaves(self, effect: Effect) -> Effect:
        """Declare what goes with it when it is discarded."""
        self.leave = not_a_rule(effect)
        return effect

    def regroups(self, may: May = may_always) -> Callable[[Effect], Effect]:
        """Declare what it does in a regroup of its owner's choice; it is discarded then."""

        def register(effect: Effect) -> Effect:
            self.use, self.may_use = not_a_rule(effect), may
            return effect

        return register

    def acts(
        self, window: Window[C], applies: Callable[[C, Seat], bool] = is_anyone, *, after: bool = False
    ) -> Callable[
        [Callable[[C, Seat, TechCard], Awaitable[None]]], Callable[[C, Seat, TechCard], Awaitable[None]]
    ]:
        """Declare what it does at a moment, once it is completed."""

        def register(
            effect: Callable[[C, Seat, TechCard], Awaitable[None]],
        ) -> Callable[[C, Seat, TechCard], Awaitable[None]]:
            not_a_rule(effect)

            @not_a_rule
            async def act(at: C) -> None:
                for seat in list_seats(at.state):
                    tech = find_up(at.state, seat, self.name)
                    if tech is not None and applies(at, seat):
                        await effect(at, seat, tech)

            self.add(window.rules, MomentRule(has_techs, act, after))
            return effect

        return register

    def changes(
        self, figure: GameFigure[V, C], applies: Callable[[C, Seat], bool]
    ) -> Callable[[Callable[[V, C, Seat, TechCard], V]], Callable[[V, C, Seat, TechCard], V]]:
        """Declare how it changes a figure once it is completed: pure, after the powers."""

        def register(change: Callable[[V, C, Seat, TechCard], V]) -> Callable[[V, C, Seat, TechCard], V]:
            def correct(computed: V, at: C) -> V:
                for seat in at.state.seats:
                    tech = find_up(at.state, seat, self.name)
                    if tech is not None and applies(at, seat):
                        computed = change(computed, at, seat, tech)
                return computed

            self.add(figure.corrections, Adjustment(has_techs, correct, after=True))
            return change

        return register


TECHS: Final[Table[Tech]] = Table("techs, by name")


def has_techs(state: State) -> bool:
    """Whether techs are played with: by all, or by one whose alien brings them."""
    return state.techs is not None


def find_tech(state: State, tech: TechCard) -> Tech:
    """What a tech's file says of it."""
    return state.assembly.table(TECHS)[tech.name]
