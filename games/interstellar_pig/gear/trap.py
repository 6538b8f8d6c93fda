"""Trap (IP-99, R-63, R-66, R-67): the first who lands where it lies cannot move for two turns."""

from typing import Final

from games.interstellar_pig import facts, hooks
from games.interstellar_pig.catalogue import Card, card, held, named
from games.interstellar_pig.speech import planet_named
from games.table.facts import Who
from games.table.script import tell

TURNS: Final = 2
CARD: Final[Card] = card("trap", "IP-99", 2, "hazard", one_use=True)
SPRUNG: Final = facts.KEYS.fact("trap", "who", "planet", "card")


@hooks.hazards.add(rank=2)
async def snaps(visit: hooks.Visit) -> None:
    """R-63, R-66: after the Bacteria, and one Trap only for each landing."""
    planet = visit.state.planets[visit.planet]
    found = held(planet.envelope, CARD.title)
    if not found or visit.player.out:
        return
    planet.envelope.remove(found[0])
    visit.state.discards.append(found[0])
    # By `hazards` = on opening, a second Trap may follow while the first one holds: owed turns add up.
    visit.player.trapped += TURNS
    name = planet_named(visit.state, visit.planet)
    await tell(SPRUNG, reveals=True, who=Who(visit.seat), planet=name, card=named(found[0]))
