"""What the referee remembers of a game, and which sentence each rule listens for."""

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.cosmic.views.view import View
from porc_royal.rulebook import Setting
from tests.referees.cosmic.printed import HELD_UP, TOUCHES, value_of
from tests.referees.rulings import Hears, Rulings


@dataclass(slots=True)
class Meeting:
    """One encounter, as it was told; ships are counts by seat.

    touched   topics that powers, flares or artifacts have touched (`printed.py`)
    acting    aliens and artifacts that did
    named     whom destiny named; None for a wild card, or before it was drawn
    at        the defense's ships on the target when the offense was launched
    invited   who invited whom
    cards     what each main player showed, as it counts now; "attack-06" and the like
    announced  who has announced a kicker
    chosen    who has put a card down
    kickers   by what each main player's card is multiplied
    holds     how many cards the winner held when it had won
    outside   ships that each seat had outside the warp when a deal failed
    flares    who has played one of its hand
    opened    whose Host has just opened its sheet for a flare
    freed     whose ships have left which place that a power had, with that power
    outcome   "offense", "defense", "nobody" (both lose), "deal", "failed", "refounded", or "" before
    """

    offense: int
    number: int = 1
    touched: set[str] = field(default_factory=set)
    acting: set[str] = field(default_factory=set)
    due: bool = False
    regrouped: bool = False
    named: int | None = None
    drawn: bool = False
    defense: int | None = None
    planet: str = ""
    moon: bool = False
    own: int = 0
    at: int = 0
    invited: dict[int, list[int]] = field(default_factory=dict)
    answered: list[int] = field(default_factory=list)
    allies: dict[str, dict[int, int]] = field(default_factory=lambda: {"offense": {}, "defense": {}})
    shown: dict[int, list[str]] = field(default_factory=dict)
    cards: dict[int, str] = field(default_factory=dict)
    announced: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    kickers: dict[int, int] = field(default_factory=dict)
    reinforced: Counter[str] = field(default_factory=Counter)
    totals: dict[int, int] = field(default_factory=dict)
    flares: list[int] = field(default_factory=list)
    opened: int | None = None
    freed: list[tuple[int, str]] = field(default_factory=list)
    outcome: str = ""
    lost: Counter[int] = field(default_factory=Counter)
    lost_by: dict[int, int] = field(default_factory=dict)
    home: Counter[int] = field(default_factory=Counter)
    landed: Counter[int] = field(default_factory=Counter)
    compensated: dict[int, int] = field(default_factory=dict)
    from_deck: dict[int, int] = field(default_factory=dict)
    rewards: Counter[int] = field(default_factory=Counter)
    outside: dict[int, int] = field(default_factory=dict)
    holds: int = 0

    def touch(self, name: str) -> None:
        """An alien or an artifact acts."""
        self.acting.add(name)
        self.touched.update(TOUCHES.get(name, HELD_UP))

    def plain(self, topics: str) -> bool:
        """Whether nothing has touched any of these topics."""
        return not self.touched & set(topics)

    def stance(self, seat: int) -> str:
        """On which side a main player is."""
        return "offense" if seat == self.offense else "defense"

    def other(self, seat: int) -> int:
        """The main player against whom this one is."""
        assert self.defense is not None
        return self.defense if seat == self.offense else self.offense

    def morphed(self) -> dict[int, str]:
        """CE-136: what both cards count as; a morph is a copy of the other one."""
        return {
            seat: self.cards.get(self.other(seat), card) if card == "morph" else card
            for seat, card in self.cards.items()
        }

    def attacks(self) -> dict[int, int | None]:
        """CE-91: the values of both cards, None for what is no attack."""
        return {seat: value_of(card) for seat, card in self.morphed().items()}


@dataclass(slots=True)
class Game(Rulings):
    """One game; `faults` gathers what was against the rules.

    hands, warp   by what was told, from the first view on
    moved         whether ships came out of the warp, or home, with the reply that is looked at
    driven        whose Infinity Drive was discarded, for an encounter in between
    interrupted   the number of the encounter that such a one has followed
    late          topics that were touched in an encounter that ended with the reply that is looked at
    before        what everybody saw before the reply that is looked at
    """

    players: int
    settings: Mapping[str, Setting]
    hands: dict[int, int] = field(default_factory=dict)
    warp: dict[int, int] = field(default_factory=dict)
    weak: dict[int, bool] = field(default_factory=dict)
    before: View | None = None
    late: set[str] = field(default_factory=set)
    turn: int = 0
    turn_of: int = 0
    meeting: Meeting | None = None
    cards: int = 0
    fates: int = 0
    again: bool = False
    moved: bool = False
    driven: int | None = None
    interrupted: int | None = None
    renewed: tuple[int, int] | None = None

    @property
    def now(self) -> Meeting:
        """The encounter that is on."""
        assert self.meeting is not None
        return self.meeting

    def touched_by(self, alien: str) -> bool:
        """Whether this alien acts in this encounter, by its power or a flare."""
        return self.meeting is not None and alien in self.meeting.acting

    def plain(self, topics: str) -> bool:
        """Whether nothing has touched any of these topics in any encounter that this reply saw."""
        return self.meeting is not None and self.meeting.plain(topics) and not self.late & set(topics)

    def setting(self, name: str) -> int:
        """An option that is a number."""
        value = self.settings[name]
        assert isinstance(value, int)
        return value


_counted = deque[tuple[View, Sequence[tuple[int, int, int]]]](maxlen=2)
"""What was counted in the boards of the last reply, before it and after: all that follows asks of them."""


def _count_colonies(shown: View) -> Sequence[tuple[int, int, int]]:
    """Of each seat, on how many planets outside its system it has ships, in it, and on how many planets and moons."""
    for board, counts in _counted:
        if board is shown:
            return counts
    ships, planets = dict(shown.ships), [one for _, one in shown.planets]
    by_seat = list(zip(*(ships[name] for name, _ in shown.planets), strict=True))
    counts = []
    for seat, there in enumerate(by_seat):
        held = [what for what, number in zip(planets, there, strict=True) if number > 0]
        worlds = [what for what in held if what.kind != "moon"]
        away = sum(what.away == (what.system == seat) for what in worlds)
        counts.append((away, sum(what.system == seat for what in worlds), len(held)))
    _counted.append((shown, counts))
    return counts


def foreign(shown: View, seat: int) -> int:
    """CE-22, CE-144: on how many planets outside its system a seat has ships; moons do not count.

    A85: one in the warp counts as such for its owner, and for nobody else.
    """
    return _count_colonies(shown)[seat][0]


def home(shown: View, seat: int) -> int:
    """CE-22: on how many of its own planets a seat has ships."""
    return _count_colonies(shown)[seat][1]


def colonies(shown: View, seat: int) -> int:
    """On how many planets and moons a seat has ships."""
    return _count_colonies(shown)[seat][2]


def on_world_in_warp(shown: View, seat: int) -> int:
    """A85: how many ships of a seat are on own planets in the warp; where ships there are counted, they are, too."""
    ships = dict(shown.ships)
    return sum(ships[planet][seat] for planet, what in shown.planets if what.away and what.system == seat)


hears: Final = Hears["Game", View]()
"""Enters the rules of this game."""
