"""Euphoric Gas (IP-83, R-62): nobody dies in this Ground Combat."""

from typing import Final

from games.interstellar_pig.extension.catalogue import Card, make_arm
from games.interstellar_pig.extension.declarations import take_effect
from games.interstellar_pig.extension.hooks import Bout
from games.interstellar_pig.state.state import Fighter

IF_LOSING: Final = "if-losing"
CARD: Final[Card] = make_arm(
    "euphoric-gas", "IP-83", 1, ("ground",), one_use=True, modes=(IF_LOSING, "always")
)
RELEASED: Final = CARD.additions.keys.fact("gas", "who", "card")


@take_effect(CARD, RELEASED)
def calms_them(bout: Bout, fighter: Fighter) -> bool:
    """R-62: `always`, or only if its owner would die; otherwise it was never seen, and is not spent."""
    if fighter.mode == IF_LOSING and bout.loser is not fighter:
        return False
    bout.loser = None
    return True
