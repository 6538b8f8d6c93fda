"""How an expansion says what it is, and hooks into the rules: its options, what it keeps, shows, and does.

PLANETS: Final = Expansion("planets", Options, Kept, Seen, is_on=lambda chosen: chosen.planets)

@PLANETS.sets_up                                   # what it keeps, before anything is dealt
@PLANETS.shows                                     # what a viewer may know of that: nothing else leaves things out
@PLANETS.refuses                                   # why a game cannot begin so
@PLANETS.acts(hooks.begins)                        # a rule at a moment: no owner, no zap, before the powers
@PLANETS.changes(hooks.win_number, after=True)     # a rule that changes a figure, after the powers
PLANETS.adds_cards(...)                            # cards of the cosmic deck

What is read from views alone (words, suggestions, practice players, looks) is entered in `additions.py`.
"""

from collections.abc import Awaitable, Callable
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from games.cosmic.extension import catalogue
from games.cosmic.extension.decks import Rows
from games.cosmic.extension.figures import Correction, Figure, Rule
from games.cosmic.extension.roles import Situation
from games.cosmic.extension.windows import Window
from games.cosmic.state import options, state
from games.cosmic.state.options import Options
from games.cosmic.state.state import State
from porc_royal.facts import Saying, Seat
from porc_royal.options import make_table_options
from porc_royal.rulebook import Settings

C = TypeVar("C", bound=Situation)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options
S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V")
W = TypeVar("W")

Shows: TypeAlias = Callable[[State, Seat | None], object]


class HasSeen(Protocol):
    """A view, as far as expansions have filled it."""

    @property
    def expansions(self) -> tuple[tuple[str, object], ...]:
        """What each shows, by its name."""


class Expansion(Generic[O, S, V]):
    """An expansion by its name; its options, what it keeps in the state, and what it shows of that, each a type.

    is_on  whether its options say that it is played
    Raises ValueError where an option of that name exists already.
    """

    def __init__(
        self, name: str, chooses: type[O], keeps: type[S], seen: type[V], *, is_on: Callable[[O], bool]
    ) -> None:
        self.name: Final = name
        self._chooses, self._keeps, self._seen = chooses, keeps, seen
        self._sets_up: Callable[[State], S] | None = None
        offered = make_table_options(chooses)
        taken = {one.name for one in options.list_options()} & {one.name for one in offered}
        if taken or name in EXPANSIONS:
            raise ValueError(f"{name}: entered twice: {', '.join(sorted(taken))}")
        names = {one.name for one in offered}
        further = {
            one.name: one.default
            for one in msgspec.structs.fields(chooses)
            if one.name not in names and isinstance(one.default, str | int | bool)
        }
        options.ADDED[name] = options.Added(
            offered, lambda chosen: is_on(msgspec.convert(dict(chosen), chooses)), further
        )
        state.KEPT[name] = keeps
        EXPANSIONS[name] = self._begin

    # ------------------------------------------------------------------------------------------ what it has

    def is_on(self, state: State) -> bool:
        """Whether it is played in this game."""
        return self.is_chosen(state.options)

    def is_chosen(self, chosen: Options) -> bool:
        """Whether it is played with these options."""
        return any(row[0] == self.name for row in chosen.expansions)

    def options_of(self, chosen: Options) -> O:
        """Its own options; as they are by default where it is not played."""
        own = {name: value for expansion, name, value in chosen.expansions if expansion == self.name}
        return msgspec.convert(own, self._chooses)

    def of(self, state: State) -> S:
        """What it keeps. Raises LookupError where it is not played."""
        kept = state.expansions.get(self.name)
        if isinstance(kept, self._keeps):
            return kept
        raise LookupError(self.name)

    def seen(self, view: HasSeen) -> V | None:
        """What a view shows of it; None where it is not played."""
        found = dict(view.expansions).get(self.name)
        return found if isinstance(found, self._seen) else None

    # ------------------------------------------------------------------------------------------ what it does

    def sets_up(self, begin: Callable[[State], S]) -> Callable[[State], S]:
        """Declare what it keeps at the beginning; the state is complete but for what expansions keep."""
        self._sets_up = begin
        return begin

    def shows(self, show: Callable[[State, Seat | None], V]) -> Callable[[State, Seat | None], V]:
        """Declare what a seat (None: the public) may know of what it keeps."""
        SHOWN[self.name] = show
        return show

    def refuses(self, check: Callable[[int, O], Saying | None]) -> Callable[[int, O], Saying | None]:
        """Declare why so many players cannot begin with its options; asked where it would be played."""

        def refuse(players: int, settings: Settings) -> Saying | None:
            chosen = options.read_options(settings)
            return check(players, self.options_of(chosen)) if self.is_chosen(chosen) else None

        options.REFUSALS.append(refuse)
        return check

    def acts(
        self, window: Window[C], *, after: bool = False
    ) -> Callable[[Callable[[C], Awaitable[None]]], Callable[[C], Awaitable[None]]]:
        """Declare a rule at a moment. It is named in `/why` (`facts.STEPS`) unless it is marked `@not_a_rule`."""

        def register(act: Callable[[C], Awaitable[None]]) -> Callable[[C], Awaitable[None]]:
            window.rules.append(Rule(self.is_on, act, after))
            return act

        return register

    def changes(
        self, figure: Figure[W, C], *, after: bool = False
    ) -> Callable[[Callable[[W, C], W]], Callable[[W, C], W]]:
        """Declare a rule that changes a figure: pure, from what was computed so far."""

        def register(change: Callable[[W, C], W]) -> Callable[[W, C], W]:
            figure.corrections.append(Correction(self.is_on, change, after))
            return change

        return register

    def adds_cards(self, rows: Callable[[O, int], Rows]) -> None:
        """Declare cards that the cosmic deck has more, by its options and the number of players."""

        def add(chosen: Options, players: int) -> Rows:
            return rows(self.options_of(chosen), players) if self.is_chosen(chosen) else ()

        catalogue.ADDED.append(add)

    def _begin(self, state: State) -> None:
        if self.is_on(state):
            state.expansions[self.name] = self._keeps() if self._sets_up is None else self._sets_up(state)


EXPANSIONS: Final[dict[str, Callable[[State], None]]] = {}
"""How each begins, by name; importing `expansions` fills it."""
SHOWN: Final[dict[str, Shows]] = {}
"""What each shows, by name."""


def begin_all(state: State) -> None:
    """Let every expansion that is played set up what it keeps."""
    for begin in EXPANSIONS.values():
        begin(state)


def show_all(state: State, seat: Seat | None) -> tuple[tuple[str, object], ...]:
    """What a seat may know of the expansions that are played."""
    return tuple((name, show(state, seat)) for name, show in SHOWN.items() if name in state.expansions)
