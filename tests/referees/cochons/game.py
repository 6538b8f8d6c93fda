"""What the referee remembers of a game, and which sentence each rule listens for."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from games.cochons.views.view import View
from porc_royal.rulebook import Setting
from tests.referees.cochons.board import Board, Ground, Pack, Pigs
from tests.referees.piles import Piles
from tests.referees.rulings import Hears, Rulings


@dataclass(slots=True)
class Bout:
    """A fight as it goes on; the sides are seats, or kinds of Extra-Cochons."""

    tile: Ground
    cell: str
    attacker: int | str
    defender: int | str
    laid: dict[int, list[str]] = field(default_factory=dict)
    revealed: bool = False
    technology: int | None = None
    withdrawing: int | None = None
    running: bool = False
    slipping: bool = False
    jaret: set[int] = field(default_factory=set)
    dice: dict[bool, list[tuple[int, int]]] = field(default_factory=lambda: {True: [], False: []})
    rounds: int = 0
    tie_won: int | None = None
    over: bool = False
    grows: bool = False

    @property
    def sides(self) -> tuple[int | str, int | str]:
        """Attacker and defender."""
        return self.attacker, self.defender

    def enemy(self, who: int | str) -> int | str:
        """The other side."""
        return self.defender if who == self.attacker else self.attacker


@dataclass(slots=True)
class Travel:
    """The travels of a turn: who has finished, what the traveller may still do, and what was just said."""

    over: list[int] = field(default_factory=list)
    allowed: dict[int, int] = field(default_factory=dict)
    used: int = 0
    ticket: int | None = None
    boots: tuple[int, int, int] | None = None


@dataclass(slots=True)
class Game(Rulings):
    """One game; `faults` gathers what was against the rules."""

    players: int
    settings: Mapping[str, Setting]
    board: Board | None = None
    turn: int = 0
    order: list[int] = field(default_factory=list)
    placing: list[int] = field(default_factory=list)
    clans: dict[int, str] = field(default_factory=dict)
    recipes: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)
    hands: dict[int, Counter[str]] = field(default_factory=dict)
    discards: Counter[str] = field(default_factory=Counter)
    markers: dict[int, list[int]] = field(default_factory=dict)
    waiting: dict[int, list[int]] = field(default_factory=dict)
    coming: dict[int, list[int]] = field(default_factory=dict)
    chips: dict[int, int] = field(default_factory=dict)
    drawn: list[int] = field(default_factory=list)
    converted: set[int] = field(default_factory=set)
    counted: dict[int, int] = field(default_factory=dict)
    order_dice: dict[int, list[int]] = field(default_factory=dict)
    travel: Travel = field(default_factory=Travel)
    landings: list[tuple[int, str]] = field(default_factory=list)
    drops: list[tuple[int, str, int, int]] = field(default_factory=list)
    bout: Bout | None = None
    last_attacker: int = -1
    homes: dict[int, set[int]] = field(default_factory=dict)
    stretched: set[int] = field(default_factory=set)
    fallen: Counter[int] = field(default_factory=Counter)
    used: Counter[tuple[int, str]] = field(default_factory=Counter)
    tolls: tuple[str, Ground] | None = None
    owed: list[int | str] = field(default_factory=list)
    royal: int | None = None
    leader: int | None = None
    worm: Ground | None = None
    eaten: int = 0
    worms: int = 0
    made: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    ballot: Piles | None = None
    tally: dict[int, tuple[int, int]] = field(default_factory=dict)
    tally_left: int = 0
    victim: int | None = None
    allies: list[set[int]] = field(default_factory=list)
    phase: str = "setup"
    lent: int = 0
    lent_on: dict[int, list[str]] = field(default_factory=dict)
    coming_pack: tuple[str, int] | None = None
    arrived: int = 0
    moved: bool = False
    due: int | None = None
    last_drawn: int = -1
    chair: int | None = None
    doubt: bool = False
    banned_now: int | None = None
    senate: tuple[str, int] = ("", -1)

    @property
    def complete(self) -> bool:
        """Whether the complete rules are played."""
        return self.settings["rule_set"] == "complete"

    @property
    def tires(self) -> bool:
        """C-40, R-118: whether a piece makes one trip a turn; the simplified game leaves it to the table."""
        return self.complete or bool(self.settings["travel_once_per_piece"])

    @property
    def powers(self) -> bool:
        """Whether clans have powers now: never on the first turn (R-119)."""
        return self.complete and bool(self.settings["clan_powers"]) and self.turn > 1

    @property
    def presiding(self) -> int:
        """The Porc Royal; before there is one the first player (R-39)."""
        return self.order[0] if self.royal is None else self.royal

    @property
    def land(self) -> Board:
        """The board, once there is one."""
        assert self.board is not None
        return self.board

    def standing(self, shown: View) -> list[int]:
        """R-99: who stands, as everybody sees."""
        return sorted(int(seat) for seat in shown.ballot.standing) if shown.ballot is not None else []

    def power(self, seat: int, clan: str, name: str, ids: str) -> None:
        """O-9, R-129: a power belongs to its clan, is not there on the first turn, and serves once a turn."""
        self.must(self.powers and self.clans.get(seat) == clan, ids, f"seat {seat} has no power {name}")
        self.used[seat, name] += 1
        self.must(self.used[seat, name] == 1, "O-9", f"seat {seat} uses {name} a second time this turn")

    def reserve(self, seat: int) -> int:
        """R-35: Gorets that are neither on the board nor waiting to be placed."""
        return 20 - self.land.pieces(seat)[0] - self.waiting.get(seat, [0, 0])[0]

    def falls(self, tile: Ground, who: int | str, gorets: int, gruiks: int = 0) -> None:
        """Pieces of a player, or so many of a pack, are gone from a tile."""
        party = tile.party(who)
        if isinstance(party, Pigs):
            if not self.must(
                0 <= gorets <= party.gorets and 0 <= gruiks <= party.gruiks,
                "R-35",
                f"{who} loses more than stand there",
            ):
                return
            party.loses(gorets, gruiks)
            if self.phase in ("attack-gap", "combats"):
                self.fallen[party.seat] += gorets
        elif isinstance(party, Pack):
            self.must(gorets <= party.number, "R-42", f"more {who} fall than stand there")
            party.number -= gorets
        else:
            self.fault("R-35", f"{who} loses pieces where there are none")
        tile.tidy()

    def spends(self, seat: int, title: str, *, ids: str = "R-25") -> None:
        """A card of a hand is played; a card that lies in the fight has left the hand before."""
        bout = self.bout
        if bout is not None and not bout.over and title in bout.laid.get(seat, ()):
            return
        self.leaves(seat, [title], ids)

    def leaves(self, seat: int, titles: Iterable[str], ids: str = "INV") -> None:
        """Cards leave a hand for the discards."""
        for title in titles:
            if self.must(self.hands[seat][title] > 0, ids, f"seat {seat} plays {title} and does not hold it"):
                self.hands[seat][title] -= 1
            self.discards[title] += 1


hears: Final = Hears["Game", View]()
"""Enters the rules of this game."""
