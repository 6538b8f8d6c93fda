"""What the measures must know of each game: how to have a short one, and when there is most to be seen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.games import GAMES, AnyPlay, AnyRulebook
from porc_royal.rulebook import Setting


@dataclass(frozen=True, slots=True)
class Benched:
    """One game.

    called    what its figures call it
    key       what the measures call it: a game with two sets of rules is measured twice
    short     options under which random games end soon
    ahead     options of tables that are played ahead: without waits that chance can spare
    begun     replies after which such a table is well under way
    late      whether a game that is played is far enough for a picture of its table
    rare      what luck never does: it would end every game
    """

    name: str
    called: str
    short: Mapping[str, Setting]
    ahead: Mapping[str, Setting]
    begun: int
    late: Callable[[AnyPlay], bool]
    rare: frozenset[str] = field(default_factory=frozenset)
    key: str = ""

    @property
    def book(self) -> AnyRulebook:
        """Its rulebook."""
        return GAMES[self.name]


def _travelling(play: AnyPlay) -> bool:
    view: Any = play.view(None)
    return (view.turn, view.phase) == (2, "travel")


def _flying(play: AnyPlay) -> bool:
    view: Any = play.view(None)
    return (view.round, view.phase) == (2, "turn")


def _meeting(play: AnyPlay) -> bool:
    view: Any = play.view(None)
    return bool(view.turn >= 2 and view.phase == "planning")


BENCHED: Final[Mapping[str, Benched]] = {
    one.key or one.name: one
    for one in (
        Benched("cochons", "simplified Cochons", {"max_turns": 6}, {"auto_start": True}, 20, _travelling),
        Benched(
            "cochons",
            "complete Cochons",
            {"rule_set": "complete", "max_turns": 4},
            {"rule_set": "complete", "auto_start": True},
            20,
            _travelling,
            key="cochons-complete",
        ),
        Benched(
            "interstellar_pig",
            "Interstellar Pig",
            {"rounds": 8},
            {"super": "dice", "setup_loss": "orbit_start"},
            20,
            _flying,
            frozenset({"resign", "concede", "auto-end", "stance"}),
        ),
        Benched(
            "cosmic",
            "Cosmic Encounter",
            {"win": 3, "pace": "orders"},
            {"win": 3, "pace": "orders"},
            20,
            _meeting,
            frozenset({"orders"}),
        ),
    )
}
"""The games that are measured."""
