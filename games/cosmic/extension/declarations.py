"""How an alien's file says what its power and its two flares do, and an artifact's what it does.

HUMAN: Final = Alien("human")

@HUMAN.changes(hooks.total, is_on_side)                    # the power: mandatory, changes a figure
@HUMAN.uses(hooks.revealed, is_main, optional=True)        # the power: its owner is asked; a script follows
@HUMAN.wild.plays(hooks.revealed, is_main)                 # the wild flare, played in that window
HUMAN.super.lasts(hooks.revealed, is_main)                 # the super flare, in effect from then on; what it does
                                                           # the other functions ask: HUMAN.super.is_on(state, seat)
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from games.cosmic.extension.catalogue import FLARE, Kind, enter_kind, find_kind, flare_of
from games.cosmic.extension.in_play import BY_ORDER, CLAUSES, CONTINUING, OWNERS_ASK, WITHOUT_HOMES
from games.cosmic.extension.roles import Role, Situation, has_flare, with_flare
from games.cosmic.extension.windows import Playable, Window
from games.cosmic.extension.zaps import CANCELLING, Cancelling, Deed
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.powers import Power
from porc_royal.traces import not_a_rule

C = TypeVar("C", bound=Situation)
F = TypeVar("F")
Applies: TypeAlias = Callable[[C, Seat], bool]
Effect: TypeAlias = Callable[[C, Seat], Awaitable[None]]


class Card:
    """A card that is played for its effect, by its form: the kind of an artifact, a flare as wild or super."""

    def __init__(self, form: str) -> None:
        self.form: Final = form

    def plays(self, window: Window[C], applies: Applies[C]) -> Callable[[Effect[C]], Effect[C]]:
        """Declare that the card may be played in a window, and what it does there."""

        def register(effect: Effect[C]) -> Effect[C]:
            window.cards.append(Playable(self.form, applies, not_a_rule(effect)))
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
        CANCELLING[self.form] = Cancelling(applies, None if effect is None else not_a_rule(effect), prevents)


class FlareForm(Card, Power):
    """A flare, as wild or as super; while it is in effect it can act and change figures, as a power does."""

    def __init__(self, alien: str, form: str) -> None:
        Card.__init__(self, f"{alien}.{form}")
        Power.__init__(self, f"{alien}.{form}")
        self.flare: Final = flare_of(alien)

    def lasts(self, window: Window[C], applies: Applies[C]) -> None:
        """Declare that the flare may be played in a window, and then is in effect until the encounter ends."""
        window.cards.append(Playable(self.form, applies, None))

    def is_on(self, state: State, seat: Seat) -> bool:
        """Whether it is in effect for this seat."""
        return has_flare(state, seat, self.form)

    def as_(self, role: Role) -> Role:
        """A role that counts only while the flare is in effect: "use the power as an ally"."""
        return with_flare(self.form, role)


class Alien(Power):
    """An alien: its power, and its flares.

    needs_homes  whether its power needs home colonies (CE-23)
    apart        aliens that are not dealt beside it, as its sheet says
    dealt        whether it is among those that are dealt (CE-4); else an expansion puts it there
    """

    def __init__(
        self, name: str, *, needs_homes: bool = True, apart: Sequence[str] = (), dealt: bool = True
    ) -> None:
        super().__init__(name)
        self.wild: Final = FlareForm(name, "wild")
        self.super: Final = FlareForm(name, "super")
        ALIENS[name] = self
        if dealt:
            DEALT.append(name)
        enter_kind(Kind(flare_of(name), FLARE))
        if not needs_homes:
            WITHOUT_HOMES.add(name)
        APART.extend({name, other} for other in apart)

    def asks_itself(
        self, effect: Callable[[C, Seat], Awaitable[None]]
    ) -> Callable[[C, Seat], Awaitable[None]]:
        """Marks a use whose script asks whether and how; without it "use it?" is asked first. Below `uses`."""
        not_a_rule(effect)
        OWNERS_ASK.add(f"{self.name}:{getattr(effect, '__name__', '')}")
        return effect

    def by_order(self, effect: Callable[[C, Seat], Awaitable[None]]) -> Callable[[C, Seat], Awaitable[None]]:
        """Marks a use that is made without asking, unless its owner has ordered otherwise. Above `uses`."""
        BY_ORDER.add(f"{self.name}:{getattr(effect, '__name__', '')}")
        return effect

    def is_clause(self, effect: Callable[[C, Seat], Awaitable[None]]) -> Callable[[C, Seat], Awaitable[None]]:
        """Marks what the sheet says without "use this power": neither announced nor zapped (DEC-217). Above `uses`."""
        CLAUSES.add(f"{self.name}:{getattr(effect, '__name__', '')}")
        return effect

    def goes_on(self, act: F) -> F:
        """Marks what goes on with another use of the power: not told again after that. Above `uses` or `changes`."""
        CONTINUING.add(f"{self.name}:{getattr(act, '__name__', '')}")
        return act


class Artifact(Card):
    """An artifact, by its kind. Raises LookupError where the catalogue has no such kind."""

    def __init__(self, kind: str) -> None:
        super().__init__(find_kind(f"{kind}_1").name)


ALIENS: Final[dict[str, Alien]] = {}
"""Every alien of the game, by name; importing `aliens` fills it."""
DEALT: Final[list[str]] = []
"""Those of them that are dealt in every game."""
APART: Final[list[set[str]]] = []
"""Pairs of them that are not dealt in one game."""
