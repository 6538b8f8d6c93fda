"""Omega Missile: a planet leaves the game."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Loss, Vanished
from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_planet
from games.cosmic.rules.losses import lose
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import list_seats
from games.cosmic.state.ships import count, move
from games.cosmic.state.state import WARP, State, TechCard
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

OMEGA_MISSILE: Final = Tech("omega_missile", 8)
WHERE: Final = OMEGA_MISSILE.choice("omega-where")
HITS: Final = OMEGA_MISSILE.keys.fact("tech-omega", "who", "planet", strikes="planet")


@OMEGA_MISSILE.regroups()
async def destroys_a_planet(state: State, seat: Seat, tech: TechCard) -> None:
    """Any planet; the ships on it go to the warp."""
    others = [name for name, one in state.planets.items() if one.kind != "moon" and one.system != seat]
    own = [name for name, one in state.planets.items() if one.kind != "moon" and one.system == seat]
    planet = await ask_planet(state, seat, WHERE, "TD-6", (*others, *own))
    await tell(HITS, who=Who(seat), planet=facts.name_planet(planet))
    there = [(one, count(state, one, planet)) for one in list_seats(state)]
    await lose(state, [Loss(state, one, {planet: number}, tech.name) for one, number in there if number])
    for one in state.seats:  # whatever was saved onto that very planet
        move(state, one, planet, WARP, count(state, one, planet))
    system = state.planets[planet].system
    del state.planets[planet], state.ships[planet]
    await hooks.vanished.open(Vanished(state, planet, system))
    await look_around(state)
