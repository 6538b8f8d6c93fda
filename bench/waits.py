"""How often a game waits for somebody, one round after another: what is asked of several at once is one round.

Four practice players play whole games, at each pace where there are several. In the notes the rounds stand by what was
asked, as many to each turn, encounter or round of the game. At the gates of Cosmic Encounter they let others' cards be
(`let`), and order what they cancel; in Les Cochons they say once in a phase that they do nothing until its end. Where
people only pass, there are more rounds, so that is counted apart; at gates the reach is one of both. An order that is
given in one press with an answer (`OrderBeside`) spares rounds, and changes what is played: it is counted by players
who lay nothing more in a turn once they have laid nothing in a fight, and by such as never lay or play anything there,
which is the most that it can spare. The interval is that of 95 % of a ratio over whole games.
"""

import math
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from bench.figures import Figure
from bot.games import GAMES, AnyRulebook
from games.cochons import facts as cochons
from games.cochons.orders.bare import IN_ATTACK, IN_DEFENCE
from games.cochons.questions.windows import SIT_OUT
from games.cosmic import facts as cosmic
from games.cosmic.practice.player import make_practise
from games.interstellar_pig import facts as pig
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.rulebook import Setting
from tests.games.waits import count_waits

V = TypeVar("V")
PLAYERS: Final = 4
REACH: Final = 7.0
"""Rounds an encounter at gates."""
Z: Final = 1.96
WORKERS: Final = 2
LEAST: Final = 2
"""Games of a kind without which there is no interval."""
NAMED: Final = 12
"""So many kinds of rounds are named, those that come most."""


def never_say(_view: object, _asked: Ask) -> bool:
    """No order is given beside an answer."""
    return False


def say_always(_view: object, _asked: Ask) -> bool:
    """It is given wherever it may be."""
    return True


def say_in_fights(_view: object, asked: Ask) -> bool:
    """It is given by whoever lays nothing in a fight: that goes for the rest of the turn."""
    return asked.key in IN_ATTACK | IN_DEFENCE


@dataclass(frozen=True, slots=True)
class Counted:
    """A game as it is counted: what it is called, the fact that is told once in each `unit`, and how many games.

    games    so many are played, fewer where `seconds` are over before: then the interval is wider
    lets     whether practice players let others' cards be where they may, or the rest of a phase
    says     whether they give the order beside their answer, from their view and what they are asked
    """

    name: str
    called: str
    unit: str
    told: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    reach: float | None = None
    games: int = 20
    seconds: float = 40
    lets: bool = True
    says: Callable[[Any, Ask], bool] = never_say

    @property
    def book(self) -> AnyRulebook:
        """Its rulebook, with practice players as they are to be."""
        book = GAMES[self.name]
        if self.lets:
            return book
        if self.name == "cosmic":
            return replace(book, practise=make_practise(book.assembly, lets=False))
        return replace(book, practise=_pass_each(book.practise))


def _pass_each(practise: Callable[[V, Ask, int], Reply]) -> Callable[[V, Ask, int], Reply]:
    """Players who pass each window by itself."""

    def practise_so(view: V, asked: Ask, luck: int) -> Reply:
        reply = practise(view, asked, luck)
        return Reply(PASS) if reply.option == SIT_OUT else reply

    return practise_so


COUNTED: Final = (
    Counted(
        *("cosmic", "Cosmic Encounter at gates", "an encounter", cosmic.ENCOUNTER),
        *({"pace": "gates"}, REACH, 60, 150),
    ),
    Counted(
        *("cosmic", "Cosmic Encounter at gates, where people only pass", "an encounter", cosmic.ENCOUNTER),
        *({"pace": "gates"}, REACH, 60, 150),
        lets=False,
    ),
    Counted(
        "cosmic", "Cosmic Encounter at every window", "an encounter", cosmic.ENCOUNTER, {"pace": "every"}
    ),
    Counted(
        *("cosmic", "Cosmic Encounter at every window, where all pass a turn's at the first"),
        *("an encounter", cosmic.ENCOUNTER),
        {"pace": "every"},
        says=say_always,
    ),
    Counted("cosmic", "Cosmic Encounter by orders", "an encounter", cosmic.ENCOUNTER, {"pace": "orders"}),
    Counted("cochons", "simplified Cochons", "a turn", cochons.TURN),
    Counted("cochons", "simplified Cochons, where people only pass", "a turn", cochons.TURN, lets=False),
    Counted(
        *("cochons", "simplified Cochons, where who lays nothing in a fight says so for the turn"),
        *("a turn", cochons.TURN),
        says=say_in_fights,
    ),
    Counted(
        *("cochons", "simplified Cochons, where nobody lays anything, and says so", "a turn", cochons.TURN),
        says=say_always,
    ),
    Counted("cochons", "complete Cochons", "a turn", cochons.TURN, {"rule_set": "complete"}, games=5),
    Counted(
        *("cochons", "complete Cochons, where who lays nothing in a fight says so for the turn"),
        *("a turn", cochons.TURN),
        {"rule_set": "complete"},
        games=5,
        says=say_in_fights,
    ),
    Counted("interstellar_pig", "Interstellar Pig", "a round", pig.ROUND),
)


async def count_rounds(*, quick: bool) -> list[Figure]:
    """Rounds of waiting, of each game at each pace: those with a reach first, two games at a time.

    One after another games are begun until the time of their kind is over; at least two, so that there is an interval.
    """
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(WORKERS, mp_context=spawn) as pool:
        return [_count(pool, number, 2 if quick else one.games) for number, one in enumerate(COUNTED)]


def play_one(place: int, number: int) -> tuple[Counter[str], int]:
    """One game of a kind, in a process of its own: its rounds by what was asked, and its units."""
    counted = COUNTED[place]
    waits, _ = count_waits(counted.book, PLAYERS, counted.options, number, counted.says)
    return waits.kinds, waits.told[counted.told]


def _count(pool: Executor, place: int, games: int) -> Figure:
    counted, began = COUNTED[place], time.monotonic()
    kinds, found = Counter[str](), list[tuple[int, int]]()
    for first in range(0, games, WORKERS):
        if len(found) >= LEAST and time.monotonic() - began > counted.seconds:
            break
        played = [pool.submit(play_one, place, first + one) for one in range(min(WORKERS, games - first))]
        for one in played:
            asked, number = one.result()
            kinds += asked
            found.append((asked.total(), number))
    games = len(found)
    units = sum(number for _, number in found)
    rounds = kinds.total() / units
    shares = [f"{_shorten(kind)} {number / units:.2f}" for kind, number in kinds.most_common(NAMED)]
    rest = sum(number for _, number in kinds.most_common()[NAMED:]) / units
    within = f" ± {find_margin(found):.2f}" if games > 1 else ""
    note = f"{rounds:.2f}{within}: {', '.join(shares)}, others {rest:.2f} ({units} of {games} games)"
    compared = None if counted.reach is None else rounds
    name = f"rounds of waiting, {counted.called}"
    return Figure(name, rounds, counted.unit, None, compared, counted.reach, "at most", "value", note)


def find_margin(found: Sequence[tuple[int, int]]) -> float:
    """Half the interval of 95 % of rounds a unit, from the rounds and units of each of several games."""
    games, units = len(found), sum(number for _, number in found)
    mean = sum(rounds for rounds, _ in found) / units
    spread = sum((rounds - mean * number) ** 2 for rounds, number in found) / (games - 1)
    return Z * math.sqrt(spread / games) * games / units


def _shorten(kind: str) -> str:
    """What was asked, by the keys without their beginning ("cosmic-ask-card")."""
    return "+".join(key.partition("-ask-")[2] for key in kind.split("+"))
