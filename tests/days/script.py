"""What a simulated game is made of: its table, its people, and what befalls them; drawn from a number."""

import random
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.games import AnyRulebook
from porc_royal.rulebook import Setting
from storage.ports import Language
from tests.days.people import DAY, HOUR, Person
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS

NAMES: Final = ("Rosa", "Jules", "Ada", "Noé", "Iris", "Hugo")
TABLE: Final = 1
CHANNEL: Final = 7000
SUBSTITUTE: Final = 900
DEPUTY: Final = 901
FIRST: Final = 101
HOMES: Final[tuple[tuple[str, Language, int], ...]] = (
    *(("Rosa", "fr", 1), ("Jules", "fr", 1), ("Ada", "en", -5)),
    *(("Noé", "fr", -5), ("Iris", "en", 9), ("Hugo", "en", 9)),
)
"""Paris, Montréal, Tokyo."""

ZONES: Final = (0, 1, 9, -5)


@dataclass(frozen=True, slots=True)
class Script:
    """One simulation.

    case         the game, as the promises know it
    deadline     seconds for an answer, and `window` for a reaction; 0: no time is set
    outages      when the bot goes down (ms after the start), and for how long (ms)
    silences     when Discord is away while the bot runs (ms after the start), and for how long (ms)
    crashes      steps after which it is killed, each counted from the start before; it is back a few seconds later
    replaced     which seat's owner gives it to somebody new, and when
    upgraded     at which outage the rules become the next version
    newcomer     who takes that seat; deputy: who sits in for whoever says ahead that they will be away
    deleted      when somebody deletes the newest message of the bot in the channel
    jumps        when the wall clock jumps, and by how much (ms)
    fault_rate   how many requests of a thousand meet a fault
    """

    seed: int
    case: str
    people: tuple[Person, ...]
    settings: dict[str, Setting] = field(default_factory=dict)
    deadline: int = 24 * 3600
    window: int = 4 * 3600
    outages: tuple[tuple[int, int], ...] = ()
    crashes: tuple[int, ...] = ()
    replaced: tuple[int, int] | None = None
    upgraded: int | None = None
    deleted: tuple[int, ...] = ()
    jumps: tuple[tuple[int, int], ...] = ()
    fault_rate: int = 0
    newcomer: Person | None = None
    deputy: Person | None = None
    silences: tuple[tuple[int, int], ...] = ()

    @property
    def deputised(self) -> Person | None:
        """Who goes away and says so, and asks the deputy to sit in."""
        return next((one for one in self.people if one.says_so and one.away[1]), None)

    @property
    def book(self) -> AnyRulebook:
        return CASES[self.case].book

    @property
    def title(self) -> str:
        return f"{self.case}, {len(self.people)} players, game {self.seed}"


def script_of_the_week(case: str, seed: int = 0, **more: Any) -> Script:
    """Six players in three time zones, two away for a week, the bot for 20 hours, a substitute, and new rules.

    One of the two says so ahead, the other does not; one reads a digest, one has closed their direct messages.
    """
    luck = random.Random(f"week {case} {seed}")
    homes = HOMES[: min(len(HOMES), CASES[case].book.seats[1])]
    said, silent, *others = luck.sample(range(1, len(homes)), len(homes) - 1)
    leaving, closed, digest = [*others, said, silent][:3]
    people = [Person(FIRST + seat, *home, answers=(2, 240), keeps=True) for seat, home in enumerate(homes)]
    for seat, begins in ((said, 2 * DAY), (silent, 3 * DAY)):
        people[seat] = replace(people[seat], away=(begins, begins + 7 * DAY), says_so=seat == said)
    people[closed] = replace(people[closed], closed=True)
    people[digest] = replace(people[digest], digest=True)
    script = Script(
        seed,
        case,
        tuple(people),
        _draw_settings(luck, case),
        outages=((4 * DAY + luck.randrange(DAY), 20 * HOUR),),
        replaced=(leaving, DAY + luck.randrange(2 * DAY)),
        upgraded=0,
        fault_rate=20,
        newcomer=Person(SUBSTITUTE, "Zoé", "fr", 1, keeps=True),
        deputy=Person(DEPUTY, "Axel", "en", 1, keeps=True) if seed % 2 else None,
    )
    return replace(script, **more)


def draw_script(seed: int, case: str = "") -> Script:
    """Any game with any people and any misfortune; mostly short ones."""
    luck = random.Random(f"days {seed}")
    case = case or luck.choice(("election",) * 18 + ("cochons", "interstellar_pig"))
    book = CASES[case].book
    players = luck.randint(max(2, book.seats[0]), min(6, book.seats[1]))
    return Script(
        seed,
        case,
        tuple(_draw_person(luck, number) for number in range(players)),
        _draw_settings(luck, case),
        luck.choice((24, 48)) * 3600,
        luck.choice((1, 4, 24)) * 3600,
        tuple(
            (luck.randrange(5 * DAY), luck.randrange(HOUR, 20 * HOUR)) for _ in range(luck.choice((0, 0, 1)))
        ),
        tuple(luck.randrange(1, 1500) for _ in range(luck.choice((0, 1, 2, 3)))),
        replaced=(luck.randrange(1, players), luck.randrange(3 * DAY)) if luck.random() < 0.2 else None,
        upgraded=0 if luck.random() < 0.3 else None,
        deleted=tuple(luck.randrange(3 * DAY) for _ in range(luck.choice((0, 1)))),
        fault_rate=luck.choice((0, 20, 100)),
        newcomer=Person(SUBSTITUTE, "Zoé", "fr", luck.choice(ZONES)),
        deputy=Person(DEPUTY, "Axel", "en", luck.choice(ZONES)) if luck.random() < 0.5 else None,
    )


def _draw_settings(luck: random.Random, case: str) -> dict[str, Setting]:
    """A short game; of an election, what its caller may choose."""
    if case != "election":
        return INVARIANTS[case].quick(luck)
    return {one.name: luck.choice(one.values) for one in CASES[case].book.options}


def _draw_person(luck: random.Random, number: int) -> Person:
    gone = luck.randrange(4 * DAY)
    away = (gone, gone + luck.randrange(DAY, 7 * DAY)) if luck.random() < 0.2 else (0, 0)
    return Person(
        FIRST + number,
        NAMES[number],
        luck.choice(("fr", "en")),
        luck.choice(ZONES),
        (luck.choice((6, 8, 10)), luck.choice((21, 23))),
        luck.choice(((1, 10), (2, 120), (30, 600))),
        away,
        luck.random() < 0.5,
        closed=luck.random() < 0.15,
        digest=luck.random() < 0.15,
        keeps=luck.random() < 0.5,
        steward=luck.choice(("", "", "orders", "defaults", "practice", "wait")),
        tires=luck.choice((0, 0, 0, 1, 4)),
    )
