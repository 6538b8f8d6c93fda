"""How an alien's file says what its power and its two flares do, and an artifact's what it does.

HUMAN: Final = Alien("human")

@HUMAN.changes(hooks.total, is_on_side)                    # the power: mandatory, changes a figure
@HUMAN.uses(hooks.revealed, is_main, optional=True)        # the power: its owner is asked; a script follows
@HUMAN.wild.plays(hooks.revealed, is_main)                 # the wild flare, played in that window
HUMAN.super.lasts(hooks.revealed, is_main)                 # the super flare, in effect from then on; what it does
                                                           # the other functions ask: HUMAN.super.is_on(state, seat)
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from games.cosmic import facts
from games.cosmic.extension.in_play import BY_ORDER, CLAUSES, CONTINUING, OWNERS_ASK
from games.cosmic.extension.windows import Window, WindowCard
from games.cosmic.extension.zaps import CANCELLING, WITHOUT_HOMES, Cancelling, Deed
from games.cosmic.state.catalogue import FLARE, Kind, enter_kind, name_flare
from games.cosmic.state.options import Options, Pairs
from games.cosmic.state.pool import ORIGINS, Alert, Origin, Printed, is_chosen
from games.cosmic.state.roles import Role, Situation, has_flare, with_flare
from games.cosmic.state.state import State
from porc_royal.additions import Additions, Assembly, Place, Table
from porc_royal.facts import Seat
from porc_royal.powers import Power
from porc_royal.traces import not_a_rule

C = TypeVar("C", bound=Situation)
F = TypeVar("F")
Applies: TypeAlias = Callable[[C, Seat], bool]
Effect: TypeAlias = Callable[[C, Seat], Awaitable[None]]


NOBODY: Final[Mapping[str, Sequence[Pairs]]] = {}


@dataclass(frozen=True, slots=True)
class Apart:
    """Two aliens that are not dealt in one game, by the values of the option `pairs` that say so."""

    pair: frozenset[str]
    pairs: frozenset[Pairs]


class Card:
    """A card that is played for its effect, by its form: the kind of an artifact, a flare as wild or super.

    held_by  what holds what is said of it: the artifact itself, the alien whose flare it is
    """

    def __init__(self, form: str, held_by: Additions) -> None:
        self.form: Final = form
        self.held_by: Final = held_by

    def plays(self, window: Window[C], applies: Applies[C]) -> Callable[[Effect[C]], Effect[C]]:
        """Declare that the card may be played in a window, and what it does there."""

        def register(effect: Effect[C]) -> Effect[C]:
            self.held_by.add(window.cards, WindowCard(self.form, applies, not_a_rule(effect)))
            return effect

        return register

    def cancels(
        self,
        applies: Callable[[Deed, Seat], bool],
        effect: Callable[[Deed, Seat], Awaitable[None]] | None = None,
        *,
        prevents: bool = False,
    ) -> None:
        """Declare that the card may be played to cancel a deed of somebody else (CE-26), and what else it then does."""
        script = None if effect is None else not_a_rule(effect)
        self.held_by.enter(CANCELLING, self.form, Cancelling(applies, script, prevents))


class FlareForm(Card, Power):
    """A flare, as wild or as super; while it is in effect it can act and change figures, as a power does."""

    def __init__(self, alien: str, form: str, held_by: Additions) -> None:
        Card.__init__(self, f"{alien}.{form}", held_by)
        Power.__init__(self, f"{alien}.{form}", held_by)
        self.flare: Final = name_flare(alien)

    def lasts(self, window: Window[C], applies: Applies[C]) -> None:
        """Declare that the flare may be played in a window, and then is in effect until the encounter ends."""
        self.held_by.add(window.cards, WindowCard(self.form, applies, None))

    def is_on(self, state: State, seat: Seat) -> bool:
        """Whether it is in effect for this seat."""
        return has_flare(state, seat, self.form)

    def as_(self, role: Role) -> Role:
        """A role that counts only while the flare is in effect: "use the power as an ally"."""
        return with_flare(self.form, role)


class Alien(facts.Adds, Power):
    """An alien: its power, and its flares. It holds all that its file says of them.

    needs_homes  whether its power needs home colonies (CE-23)
    apart        aliens that are not dealt beside it, and by which values of the option `pairs`
    dealt        whether it is among those that are dealt (CE-4); else an expansion puts it there
    printed, alert, is_late  where it comes from (`state/pool.py`)
    rulings      those that whoever looks it up is told, besides those that name it
    """

    def __init__(
        self,
        name: str,
        *,
        needs_homes: bool = True,
        apart: Mapping[str, Sequence[Pairs]] = NOBODY,
        dealt: bool = True,
        printed: Printed = "base",
        alert: Alert = "yellow",
        is_late: bool = False,
        rulings: Sequence[str] = (),
    ) -> None:
        facts.Adds.__init__(self)
        Power.__init__(self, name, self)
        self.wild: Final = FlareForm(name, "wild", self)
        self.super: Final = FlareForm(name, "super", self)
        self.enter(ALIENS, name, self)
        if dealt:
            self.add(DEALT, name)
            self.enter(ORIGINS, name, Origin(printed, alert, is_late))
        enter_kind(self, Kind(name_flare(name), FLARE))
        self.enter(RULINGS, name, tuple(rulings))
        if not needs_homes:
            self.add(WITHOUT_HOMES, name)
        for other, pairs in apart.items():
            self.add(APART, Apart(frozenset({name, other}), frozenset(pairs)))

    def asks_itself(
        self, effect: Callable[[C, Seat], Awaitable[None]]
    ) -> Callable[[C, Seat], Awaitable[None]]:
        """Marks a use whose script asks whether and how; without it "use it?" is asked first. Below `uses`."""
        not_a_rule(effect)
        self.add(OWNERS_ASK, f"{self.name}:{getattr(effect, '__name__', '')}")
        return effect

    def by_order(self, effect: Callable[[C, Seat], Awaitable[None]]) -> Callable[[C, Seat], Awaitable[None]]:
        """Marks a use that is made without asking, unless its owner has ordered otherwise. Above `uses`."""
        self.add(BY_ORDER, f"{self.name}:{getattr(effect, '__name__', '')}")
        return effect

    def is_clause(self, act: F) -> F:
        """Marks what the sheet says without "use this power": neither announced nor zapped (DEC-217).

        Above `uses` or `changes`.
        """
        self.add(CLAUSES, f"{self.name}:{getattr(act, '__name__', '')}")
        return act

    def goes_on(self, act: F) -> F:
        """Marks what goes on with another use of the power: not told again after that. Above `uses` or `changes`."""
        self.add(CONTINUING, f"{self.name}:{getattr(act, '__name__', '')}")
        return act


class Artifact(facts.Adds, Card):
    """An artifact, by its kind. Assembling raises LookupError where no deck knows such a kind."""

    def __init__(self, kind: str) -> None:
        facts.Adds.__init__(self)
        Card.__init__(self, kind, self)
        self.enter(ARTIFACTS, kind, self)


ALIENS: Final[Table[Alien]] = Table("aliens")
RULINGS: Final[Table[tuple[str, ...]]] = Table("rulings that say more of an alien without naming it")
DEALT: Final[Place[str]] = Place("aliens that are dealt, as far as a table plays with them")
APART: Final[Place[Apart]] = Place("pairs of aliens that are not dealt in one game")
ARTIFACTS: Final[Table[Artifact]] = Table("artifacts, by kind")


UNUSED_FLARES: Final[Place[str]] = Place("aliens that draw or look through flares that nobody was dealt")
"""Where none of them is in the pool, no such flares lie ready."""


def list_apart(state: State) -> list[frozenset[str]]:
    """The pairs of which a table deals one alien at most."""
    return [one.pair for one in state.assembly[APART] if state.options.pairs in one.pairs]


def list_pool(assembly: Assembly, options: Options) -> tuple[str, ...]:
    """CE-4: the aliens that a table plays with."""
    return tuple(alien for alien in assembly[DEALT] if is_chosen(assembly, options, alien))
