"""What must hold at every moment of each game, whoever plays and however.

quick(luck)            settings of the lobby under which games are short
whole(state, dealt)    everything is there, once; not `dealt` while chance is asked and may hold it
fair(state)            what must hold besides at every seam
"""

# ruff: noqa: ANN401 - each game has a state and views of its own type

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from bot.games import GAMES
from games.table.rulebook import Setting
from tests.promises import invariants_cochons


class Whole(Protocol):
    def __call__(self, state: Any, *, dealt: bool) -> None: ...


@dataclass(frozen=True, slots=True)
class Invariants:
    """What must hold in one game."""

    quick: Callable[[random.Random], dict[str, Setting]]
    whole: Whole
    fair: Callable[[Any], None]


INVARIANTS: Final[Mapping[str, Invariants]] = {
    "cochons": Invariants(invariants_cochons.quick, invariants_cochons.whole, invariants_cochons.fair)
}
assert sorted(INVARIANTS) == sorted(GAMES), "a game must say what is conserved"
