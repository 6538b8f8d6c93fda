"""How an expansion says what it is, and hooks into the rules: its options, what it keeps, shows, and does.

PLANETS: Final = Expansion("planets", Options, Kept, Seen, is_on=lambda chosen: chosen.planets)
ADDS: Final = PLANETS.part()                    # what one file of it adds, in each file

@ADDS.sets_up                                   # what it keeps, before anything is dealt
@ADDS.shows                                     # what a viewer may know of that: nothing else leaves things out
@ADDS.refuses                                   # why a game cannot begin so
@ADDS.acts(hooks.begins)                        # a rule at a moment: no owner, no zap, before the powers
@ADDS.changes(hooks.win_number, after=True)     # a rule that changes a figure, after the powers
ADDS.adds_cards(...)                            # cards of the cosmic deck

What is read from views alone (words, suggestions, practice players, looks) is added to the places of `additions.py`.
"""

from collections.abc import Awaitable, Callable
from typing import Final, Generic, Protocol, TypeAlias, TypeVar, cast

import msgspec

from games.cosmic import facts
from games.cosmic.extension.figures import Adjustment, GameFigure, MomentRule
from games.cosmic.extension.windows import Window
from games.cosmic.state import catalogue, options, state
from games.cosmic.state.decks import Rows
from games.cosmic.state.options import Options
from games.cosmic.state.roles import Situation
from games.cosmic.state.state import State
from porc_royal.additions import Assembly, Table
from porc_royal.facts import Saying, Seat
from porc_royal.options import make_table_options

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
    """

    def __init__(
        self, name: str, chooses: type[O], keeps: type[S], seen: type[V], *, is_on: Callable[[O], bool]
    ) -> None:
        self.name: Final = name
        self.additions: Final = facts.Adds()
        self._chooses, self._keeps, self._seen = chooses, keeps, seen
        offered = make_table_options(chooses)
        names = {one.name for one in offered}
        further = {
            one.name: one.default
            for one in msgspec.structs.fields(chooses)
            if one.name not in names and isinstance(one.default, str | int | bool)
        }
        added = options.Added(offered, lambda chosen: is_on(msgspec.convert(dict(chosen), chooses)), further)
        self.additions.enter(options.ADDED, name, added)
        self.additions.enter(state.KEPT, name, cast("type[msgspec.Struct]", keeps))

    def part(self) -> "Part[O, S, V]":
        """What one file of it adds."""
        return Part(self)

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


class Part(facts.Adds, Generic[O, S, V]):
    """What one file of an expansion adds to the game; its rules act where the expansion is on."""

    def __init__(self, expansion: Expansion[O, S, V]) -> None:
        super().__init__()
        self.expansion: Final = expansion

    def sets_up(self, begin: Callable[[State], S]) -> Callable[[State], S]:
        """Declare what it keeps at the beginning; the state is complete but for what expansions keep."""
        self.enter(BEGIN, self.expansion.name, cast("Callable[[State], msgspec.Struct]", begin))
        return begin

    def shows(self, show: Callable[[State, Seat | None], V]) -> Callable[[State, Seat | None], V]:
        """Declare what a seat (None: the public) may know of what it keeps."""
        self.enter(SHOWN, self.expansion.name, show)
        return show

    def refuses(self, check: Callable[[int, O], Saying | None]) -> Callable[[int, O], Saying | None]:
        """Declare why so many players cannot begin with its options; asked where it would be played."""

        def refuse(_assembly: Assembly, players: int, chosen: Options) -> Saying | None:
            own = self.expansion
            return check(players, own.options_of(chosen)) if own.is_chosen(chosen) else None

        self.add(options.REFUSALS, refuse)
        return check

    def acts(
        self, window: Window[C], *, after: bool = False
    ) -> Callable[[Callable[[C], Awaitable[None]]], Callable[[C], Awaitable[None]]]:
        """Declare a rule at a moment. It is named in `/why` (`keys.step`) unless it is marked `@not_a_rule`."""

        def register(act: Callable[[C], Awaitable[None]]) -> Callable[[C], Awaitable[None]]:
            self.add(window.rules, MomentRule(self.expansion.is_on, act, after))
            return act

        return register

    def changes(
        self, figure: GameFigure[W, C], *, after: bool = False
    ) -> Callable[[Callable[[W, C], W]], Callable[[W, C], W]]:
        """Declare a rule that changes a figure: pure, from what was computed so far."""

        def register(change: Callable[[W, C], W]) -> Callable[[W, C], W]:
            self.add(figure.corrections, Adjustment(self.expansion.is_on, change, after))
            return change

        return register

    def adds_cards(self, rows: Callable[[O, int], Rows]) -> None:
        """Declare cards that the cosmic deck has more, by its options and the number of players."""

        def add(_assembly: Assembly, chosen: Options, players: int) -> Rows:
            own = self.expansion
            return rows(own.options_of(chosen), players) if own.is_chosen(chosen) else ()

        self.add(catalogue.ADDED, add)


BEGIN: Final[Table[Callable[[State], msgspec.Struct]]] = Table("what each keeps at the beginning, by name")
SHOWN: Final[Table[Shows]] = Table("what each shows, by name")


def begin_all(begun: State) -> None:
    """Let every expansion that is played set up what it keeps."""
    assembly = begun.assembly
    played = dict.fromkeys(name for name, _, _ in begun.options.expansions)
    for name, keeps in assembly.table(state.KEPT).items():
        if name in played:
            begin = assembly.table(BEGIN).get(name)
            begun.expansions[name] = keeps() if begin is None else begin(begun)


def show_all(shown: State, seat: Seat | None) -> tuple[tuple[str, object], ...]:
    """What a seat may know of the expansions that are played."""
    shows = shown.assembly.table(SHOWN)
    return tuple((name, shows[name](shown, seat)) for name in shown.expansions if name in shows)
