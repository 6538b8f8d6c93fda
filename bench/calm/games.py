"""The games that are counted: how a table of each is opened, what a turn of it is, and what is a trip in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.games import GAMES, AnyPlay, AnyRulebook
from porc_royal.asks import Reply


@dataclass(frozen=True, slots=True)
class Counted:
    """One game with so many players.

    called   what the tables are headed with
    options  what is chosen in the lobby; an election has none, and is opened for those it names
    turns    so many are played to their end, unless the game ends before
    seeds    how many games are played by each kind of players
    turn     the turn in which a game is, 0 before the first
    trip     the replies that make up an ordinary trip or flight, by question
    order    a standing order that most people want, given beside a question that it may answer
    rare     what luck does not do: it ends games early, or goes on for ever
    pause    how long everybody thinks before each reply, in ms; those who have answered are away by then
    """

    name: str
    called: str
    players: int
    options: str
    turns: int
    seeds: int
    turn: Callable[[AnyPlay], int]
    trip: Mapping[str, frozenset[str]] = field(default_factory=dict)
    order: Reply | None = None
    rare: frozenset[str] = frozenset()
    pause: int = 0

    @property
    def book(self) -> AnyRulebook:
        """Its rulebook."""
        return GAMES[self.name]

    @property
    def first(self) -> int:
        """The turn to which the opening belongs: an election is one turn from its beginning."""
        return 1 if self.turns == 1 else 0


def _cochons(play: AnyPlay) -> int:
    view: Any = play.view(None)
    return 0 if view.phase in ("setup", "building", "placement") else int(view.turn)


def _pig(play: AnyPlay) -> int:
    view: Any = play.view(None)
    return int(view.round)


def _cosmic(play: AnyPlay) -> int:
    view: Any = play.view(None)
    return int(view.turn)


def _ballot(play: AnyPlay) -> int:
    """An election is one turn from its beginning."""
    return 1


def as_pressed(reply: Reply) -> Reply:
    """A reply as the panels have it: all newcomers on one tile have an option of their own there."""
    everybody = reply.option == "place" and reply.fields.keys() == {"tile"}
    return Reply("all", reply.fields) if everybody else reply


PASS_WINDOWS: Final = Reply("windows", {"windows": "all", "when": "at-once", "until": "turn"})
LEAVE_LOOT: Final = Reply("usual", {"questions": ("divide",), "when": "at-once", "until": "game"})
VOTE_AHEAD: Final = Reply("vote", {"for": "0", "when": "at-once", "until": "game"})
TRIP: Final = {"cochons-ask-travel": frozenset({"trip"})}
FLIGHT: Final = {
    "interstellar_pig-ask-turn": frozenset({"one-die", "two-dice"}),
    "interstellar_pig-ask-course": frozenset({"course"}),
}
LAUNCH: Final = {"cosmic-ask-launch": frozenset({"launch", "refound"})}
SHIPS_FIRST: Final = Reply("reward", {"share": "ships", "when": "at-once", "until": "game"})
TALK: Final = frozenset({"stand", "withdraw", "offer"})
LEAVING: Final = frozenset({"resign", "concede", "auto-end", "stance"})
PRESIDING: Final = frozenset({"allot", "ban", "give", "give-half", "take", "take-half", "steal", "annul"})

COSMIC: Final = Counted(
    "cosmic", "Cosmic Encounter of 4", 4, "win=3", 8, 2, _cosmic, LAUNCH, SHIPS_FIRST, frozenset({"orders"})
)
COUNTED: Final[Mapping[str, Counted]] = {
    "simplified": Counted(
        "cochons", "simplified Cochons of 4", 4, "max_turns=6", 6, 2, _cochons, TRIP, PASS_WINDOWS
    ),
    "complete": Counted(
        "cochons", "complete Cochons of 4", 4, "rule_set=complete", 4, 2, _cochons, TRIP, PASS_WINDOWS, TALK
    ),
    "pig": Counted(
        "interstellar_pig",
        "Interstellar Pig of 4",
        4,
        "rounds=8, setup_loss=orbit_start",
        8,
        2,
        _pig,
        FLIGHT,
        LEAVE_LOOT,
        LEAVING,
    ),
    "pig-3": Counted(
        "interstellar_pig",
        "Interstellar Pig of 3",
        3,
        "rounds=8, setup_loss=orbit_start",
        8,
        1,
        _pig,
        FLIGHT,
        LEAVE_LOOT,
        LEAVING,
    ),
    "cosmic": COSMIC,
    "cosmic-6": replace(COSMIC, called="Cosmic Encounter of 6", players=6, turns=6, seeds=1),
    "election": Counted(
        "election", "an election of 5", 5, "", 1, 4, _ballot, order=VOTE_AHEAD, rare=PRESIDING
    ),
}
