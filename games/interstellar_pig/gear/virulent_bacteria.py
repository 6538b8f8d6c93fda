"""Virulent Bacteria (IP-90, R-64 to R-67): kills the first who lands where it lies."""

from collections.abc import Awaitable
from typing import Final

from games.interstellar_pig.extension.catalogue import DEADLY, Card, make_card
from games.interstellar_pig.extension.declarations import lie_in_wait
from games.interstellar_pig.extension.hooks import Visit
from games.interstellar_pig.gear.vaccine import CARD as VACCINE
from games.interstellar_pig.rules.death import die
from porc_royal.cards import list_copies, say_card
from porc_royal.facts import Saying

CARD: Final[Card] = make_card(
    "virulent-bacteria", "IP-90", 1, "hazard", one_use=True, antidote=VACCINE.title, harm=DEADLY
)
KILLED: Final = CARD.additions.keys.fact("bacteria", "who", "planet", "card", strikes="who")
IMMUNE: Final = CARD.additions.keys.fact("bacteria-immune", "who", "planet", "card", "vaccine")


def spare_immune(visit: Visit) -> Saying | None:
    """R-65: a Vaccine in hand."""
    vaccines = list_copies(visit.player.hand, CARD.antidote)
    return Saying(IMMUNE, {"vaccine": say_card(vaccines[0])}) if vaccines else None


@lie_in_wait(CARD, KILLED, rank=1, spared=spare_immune)
def infects(visit: Visit) -> Awaitable[None]:
    """R-64, R-65: spent on the first lander all the same, if a Vaccine saves that one."""
    return die(visit.state, visit.seat)
