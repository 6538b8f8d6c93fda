"""What must hold at every moment of each case, whoever plays and however.

quick(luck)            settings of the lobby under which games are short
whole(state, asked)    everything is there, once, while these questions are open (chance may be holding a deck)
fair(state)            what must hold besides at every seam
account(state)         what is counted before and after every reply
balanced(before, after, told)  what has changed between two accounts is what was told
rare                   options that luck takes now and then only, since they end games, or questions, early
"""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.games import GAMES
from porc_royal.facts import Fact
from porc_royal.rulebook import Setting
from tests.promises import (
    invariants_cochons,
    invariants_cochons_complete,
    invariants_cosmic,
    invariants_dominion,
    invariants_election,
    invariants_interstellar_pig,
    invariants_planetoids,
)


@dataclass(frozen=True, slots=True)
class Invariants:
    """What must hold in one game."""

    quick: Callable[[random.Random], dict[str, Setting]]
    whole: Callable[[Any, Collection[str]], None]
    fair: Callable[[Any], None]
    rare: Collection[str] = ()
    account: Callable[[Any], Any] = lambda state: None
    balanced: Callable[[Any, Any, Sequence[Fact]], None] = lambda before, after, told: None


INVARIANTS: Final[Mapping[str, Invariants]] = {
    "cochons": Invariants(invariants_cochons.quick, invariants_cochons.whole, invariants_cochons.fair),
    "cochons-complete": Invariants(
        invariants_cochons_complete.quick,
        invariants_cochons_complete.whole,
        invariants_cochons_complete.fair,
        account=invariants_cochons_complete.account,
        balanced=invariants_cochons_complete.balanced,
    ),
    "cosmic": Invariants(
        invariants_cosmic.quick,
        invariants_cosmic.whole,
        invariants_cosmic.fair,
        invariants_cosmic.RARE,
    ),
    "cosmic-pig": Invariants(
        invariants_cosmic.quick_pig,
        invariants_cosmic.whole,
        invariants_cosmic.fair,
        invariants_cosmic.RARE,
    ),
    "cosmic-dominion": Invariants(
        invariants_cosmic.quick,
        invariants_cosmic.whole,
        invariants_dominion.fair,
        invariants_cosmic.RARE,
    ),
    "cosmic-planetoids": Invariants(
        invariants_cosmic.quick,
        invariants_planetoids.whole,
        invariants_planetoids.fair,
        invariants_cosmic.RARE,
    ),
    "election": Invariants(
        invariants_election.quick,
        invariants_election.whole,
        invariants_election.fair,
        invariants_election.RARE,
    ),
    "interstellar_pig": Invariants(
        invariants_interstellar_pig.quick,
        invariants_interstellar_pig.whole,
        invariants_interstellar_pig.fair,
        invariants_interstellar_pig.RARE,
    ),
}


def find_rare(name: str) -> Collection[str]:
    """What luck takes now and then only, in a case or in a game that is not ours."""
    return INVARIANTS[name].rare if name in INVARIANTS else GAMES[name].rare
