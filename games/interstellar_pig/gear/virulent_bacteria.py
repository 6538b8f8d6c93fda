"""Virulent Bacteria (IP-90, R-64 to R-67): kills the first who lands where it lies."""

from typing import Final

from games.interstellar_pig import facts, hooks
from games.interstellar_pig.catalogue import Card, card, held, named
from games.interstellar_pig.gear.vaccine import CARD as VACCINE
from games.interstellar_pig.rules.death import die
from games.interstellar_pig.speech import planet_named
from games.table.facts import Who
from games.table.script import tell

CARD: Final[Card] = card("virulent-bacteria", "IP-90", 1, "hazard", one_use=True)
KILLED: Final = facts.KEYS.fact("bacteria", "who", "planet", "card")
IMMUNE: Final = facts.KEYS.fact("bacteria-immune", "who", "planet", "card", "vaccine")


@hooks.hazards.add(rank=1)
async def infects(visit: hooks.Visit) -> None:
    """R-64, R-65: spent on the first lander all the same, if a Vaccine saves that one."""
    planet = visit.state.planets[visit.planet]
    found = held(planet.envelope, CARD.title)
    if not found:
        return
    planet.envelope.remove(found[0])
    visit.state.discards.append(found[0])
    who, name = Who(visit.seat), planet_named(visit.state, visit.planet)
    vaccines = held(visit.player.hand, VACCINE.title)
    if vaccines:
        vaccine = named(vaccines[0])
        await tell(IMMUNE, reveals=True, who=who, planet=name, card=named(found[0]), vaccine=vaccine)
        return
    await tell(KILLED, reveals=True, who=who, planet=name, card=named(found[0]))
    await die(visit.state, visit.seat)
