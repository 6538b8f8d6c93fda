"""What the referee remembers of a game, and which sentence each rule listens for."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from games.interstellar_pig.views.view import View
from porc_royal.rulebook import Setting
from tests.referees.interstellar_pig.chart import Chart
from tests.referees.interstellar_pig.printed import CARDS, GEAR, IMMUNE
from tests.referees.protocol import Told
from tests.referees.rulings import Hears, Rulings


@dataclass(slots=True)
class Creature:
    """A character: what it favours, what it can (IP-10, IP-14)."""

    race: str
    favours: set[str]
    gravity: str
    abilities: list[str]


@dataclass(slots=True)
class Bout:
    """A fight; `None` stands for the Space Monster."""

    attacker: int | None
    defender: int | None
    kind: str
    place: str
    cards: dict[int, list[str]] = field(default_factory=dict)
    pools: dict[int, int] = field(default_factory=dict)
    scores: dict[int | None, int] = field(default_factory=dict)
    gas: bool = False
    off: bool = False
    spent: dict[int, list[str]] = field(default_factory=dict)
    over: bool = False


@dataclass(slots=True)
class Game(Rulings):
    """One game; `faults` gathers what was against the rules."""

    players: int
    settings: Mapping[str, Setting]
    chart: Chart | None = None
    creatures: dict[str, Creature] = field(default_factory=dict)
    who: dict[int, Creature] = field(default_factory=dict)
    worlds: dict[str, tuple[str, str, str, str]] = field(default_factory=dict)
    seats: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    rolls: dict[int, int] = field(default_factory=dict)
    tied: list[int] = field(default_factory=list)
    picks: dict[int, list[str]] = field(default_factory=dict)
    hands: dict[int, Counter[str]] = field(default_factory=dict)
    envelopes: dict[str, Counter[str]] = field(default_factory=dict)
    discards: Counter[str] = field(default_factory=Counter)
    afloat: str = ""
    places: dict[int, str] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)
    round: int = 0
    mover: int = -1
    extra: int = 0
    eaten: int = 0
    repair: Counter[int] = field(default_factory=Counter)
    miss: Counter[int] = field(default_factory=Counter)
    trapped: Counter[int] = field(default_factory=Counter)
    heading: str = ""
    thrown: tuple[str, list[int]] | None = None
    trail: list[str] = field(default_factory=list)
    drawn: int = 0
    event: str = ""
    rivals: set[int] = field(default_factory=set)
    bout: Bout | None = None
    landed: str = ""
    stashing: tuple[int, Counter[str]] = (-1, Counter())
    unshown: dict[int, str] = field(default_factory=dict)
    line_flown: tuple[str, str] = ("", "")
    passed: set[str] = field(default_factory=set)
    moved: bool = False
    trapped_now: bool = False
    door: bool = False
    star_due: bool = False
    hazards: str = ""
    sprung: bool = False
    dying: int | None = None
    dead: int | None = None
    last_place: str = ""
    conceding: set[int] = field(default_factory=set)
    started: bool = False

    @property
    def living(self) -> list[int]:
        """Who is still in the game, in play order."""
        return [seat for seat in self.order if seat not in self.out]

    @property
    def map(self) -> Chart:
        """The map, once there is one."""
        assert self.chart is not None
        return self.chart

    def on_the_way(self, shown: View) -> bool:
        """Whether the mover has been stopped on a flight to be asked about the prize (R-55)."""
        return bool(self.afloat) and self.afloat in self.passed and self.mover in self.places

    def spare(self, seat: int) -> int:
        """IP-17, R-1: dice that Intelligence adds, to be thrown out again."""
        return self.who[seat].abilities.count("intelligence")

    def needs(self, seat: int, planet: str) -> list[str]:
        """IP-69 to IP-71, R-35, R-36: what keeps this player from living there; gravity does not."""
        creature = self.who[seat]
        temperature, atmosphere, _, terrain = self.worlds[planet]
        needs = [one for one in (temperature, atmosphere) if one not in creature.favours]
        immune = {IMMUNE.get(one) for one in creature.abilities}
        return needs + [terrain] * (terrain != "plain" and terrain not in immune)

    def lives(self, seat: int, planet: str) -> bool:
        """IP-70, R-35: one card in hand for each need (no card serves two kinds of need)."""
        return all(
            any(self.hands[seat][title] > 0 for title in GEAR[need]) for need in self.needs(seat, planet)
        )

    def loses(self, seat: int, titles: list[str], ids: str) -> None:
        """Cards leave a hand."""
        for title in titles:
            self.must(self.hands[seat][title] > 0, ids, f"seat {seat} gives {title} and does not hold it")
        self.hands[seat].subtract(titles)

    def throws(self, seat: int, titles: list[str], ids: str) -> None:
        """IP-64, IP-65: face up on the discards; the prize never."""
        self.loses(seat, titles, ids)
        self.must("keepsake" not in titles, "IP-65", "the prize is discarded")
        self.discards.update(titles)

    def whole(self) -> None:
        """INV-1: every card of the 48 is somewhere, once."""
        total: Counter[str] = sum([*self.hands.values(), *self.envelopes.values()], Counter()) + self.discards
        total["keepsake"] += bool(self.afloat)
        self.must(
            +total == Counter(CARDS),
            "INV-1",
            f"cards: {dict((+total) - Counter(CARDS))} too many, {dict(Counter(CARDS) - total)} too few",
        )


def site(text: str, layer: str = "") -> str:
    """A place by its number: "Umberlaw (2)" in orbit is P02.o, "… (4:3)" is L04:3."""
    found = re.search(r"\((\d+)(?::(\d+))?\)\s*$", text)
    assert found is not None, text
    if found[2]:
        return f"L{int(found[1]):02}:{found[2]}"
    planet = f"P{int(found[1]):02}"
    return planet if not layer else planet + (".s" if layer == "surface" else ".o")


def place_of(told: Told) -> str:
    """Where something happens."""
    return site(told.name("place"), told.name("layer"))


hears: Final = Hears["Game", View]()
"""Enters the rules of this game."""
