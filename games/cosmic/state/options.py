"""What the lobby lets people choose, and the same as the rules read it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

import msgspec

from porc_royal.additions import Assembly, Place, Table
from porc_royal.facts import Saying
from porc_royal.options import Offered, make_table_options, settle
from porc_royal.rulebook import Setting, Settings, TableOption

Pace = Literal["gates", "every", "orders"]
Pairs = Literal["usual", "strict", "revised", "free"]
GENTLE: Final[Mapping[str, Mapping[str, Setting]]] = {
    "gentle": {"aliens": "base", "alert": "green", "dealt": 2, "draft": False}
}
"""What a table of people who are new to the game plays with: aliens that are easy to play, two to choose from."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of one table.

    pace          which windows are asked: the gates, every one, or none (then standing orders answer alone)
    planets       planets of a home system (CE-2)
    invitations   both main players at once, or one after the other (CE-71, CE-72)
    answers       the invited at once, with conditions, or one after the other (CE-73)
    deck          the modern deck or the older one of 72 cards
    large_group   the further 24 cards: as often as the number of players takes (seven and eight: once), once or never
    flares        kept after use, or discarded (CE-131)
    kickers       none, or the old five (CE-137)
    moons         two blank moons a system (CE-140 to CE-145)
    win           foreign colonies that win (CE-20)
    hand          cards of a new hand (CE-6)
    aliens        which are dealt: those of old, or those of the sets that are named
    alert         up to which alert level they are dealt
    tech_deck     whether all research techs (TD-1)
    newcomers     a preset: gentle aliens for people who are new to the game
    dealt         aliens that come to each player, to choose among (CE-4)
    draft         whether they go round, each player taking one at a time (CE-R75)
    pairs         which pairs of aliens are not dealt in one game: those of old, of the sheets, as revised, or none
    unknown       aliens that came when the table had begun already: they are not played there
    spared        aliens that were barred when the table had begun already: they are dealt there all the same
    expansions    what was chosen of expansions that are played: which one, its option, the value
    """

    pace: Annotated[Pace, Offered()] = "gates"
    win: Annotated[int, Offered(values=(5, 4, 3))] = 5
    planets: Annotated[int, Offered("space", values=(5, 4))] = 5
    invitations: Annotated[Literal["together", "in-order"], Offered("pace")] = "together"
    answers: Annotated[Literal["together", "in-order"], Offered("pace")] = "together"
    deck: Annotated[Literal["modern", "old"], Offered("cards")] = "modern"
    large_group: Annotated[Literal["by-number", "always", "never"], Offered("cards")] = "by-number"
    flares: Annotated[Literal["retained", "one-shot"], Offered("cards")] = "retained"
    kickers: Annotated[Literal["none", "old"], Offered("cards")] = "none"
    moons: Annotated[bool, Offered("space")] = False
    hand: Annotated[int, Offered("cards", values=(8, 7))] = 8
    aliens: Annotated[Literal["usual", "base", "dominion", "base-dominion", "all"], Offered("aliens")] = (
        "usual"
    )
    alert: Annotated[Literal["all", "to-yellow", "green"], Offered("aliens")] = "all"
    tech_deck: Annotated[bool, Offered("expansions")] = False
    newcomers: Annotated[Literal["own", "gentle"], Offered("aliens", presets=GENTLE)] = "own"
    dealt: Annotated[int, Offered("aliens", values=(2, 3, 4))] = 2
    draft: Annotated[bool, Offered("aliens")] = False
    pairs: Annotated[Pairs, Offered("aliens")] = "usual"
    unknown: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()
    expansions: tuple[tuple[str, str, Setting], ...] = ()


@dataclass(frozen=True, slots=True)
class Added:
    """The options of an expansion, and whether it is played with these values of all of them.

    further  those that no lobby offers (yet), with what they are by default
    """

    options: tuple[TableOption, ...]
    is_on: Callable[[Settings], bool]
    further: Mapping[str, Setting] = field(default_factory=dict)

    def choose(self, settings: Settings) -> dict[str, Setting]:
        """All of its options with their values."""
        usual = {**{one.name: one.default for one in self.options}, **self.further}
        return {name: settings.get(name, value) for name, value in usual.items()}


OPTIONS: Final[tuple[TableOption, ...]] = make_table_options(Options)
ADDED: Final[Table[Added]] = Table("the options of expansions, by their names")
REFUSALS: Final[Place[Callable[[Assembly, int, Options], Saying | None]]] = Place(
    "why so many players cannot begin with these options"
)


def list_options(assembly: Assembly) -> tuple[TableOption, ...]:
    """Everything that the lobby offers. Raises ValueError where two options have one name."""
    listed = (*OPTIONS, *(option for added in assembly.table(ADDED).values() for option in added.options))
    names = [option.name for option in listed]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"entered twice: {', '.join(twice)}")
    return listed


def read_options(assembly: Assembly, settings: Settings) -> Options:
    """The options of a table. Raises `msgspec.ValidationError`."""
    settled = settle(list_options(assembly), settings)
    rows: list[tuple[str, str, Setting]] = []
    others: set[str] = set()
    for name, added in assembly.table(ADDED).items():
        values = added.choose(settled)
        others.update(values)
        if added.is_on(values):
            rows += [(name, option, value) for option, value in values.items()]
    base = {name: value for name, value in settled.items() if name not in others}
    return msgspec.convert({**base, "expansions": rows}, Options)


def find_refusal(assembly: Assembly, players: int, settings: Settings) -> Saying | None:
    """Why so many players cannot begin with these settings; None where they can."""
    chosen = read_options(assembly, settings)
    return next(
        (why for refuse in assembly[REFUSALS] if (why := refuse(assembly, players, chosen)) is not None), None
    )
