"""Coldsleep Ship: a colony on a planet of somebody else."""

from collections.abc import Sequence
from typing import Final

from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_planet, ask_ships
from games.cosmic.rules.losses import found, list_colonies
from games.cosmic.rules.techs import count_researching, discard_tech, settle_researchers
from games.cosmic.rules.victory import look_around
from games.cosmic.state.ships import count, find_colonies
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat

COLDSLEEP_SHIP: Final = Tech("coldsleep_ship", 9)
WHERE: Final = COLDSLEEP_SHIP.choice("coldsleep-where")
SHIPS: Final = COLDSLEEP_SHIP.choice("coldsleep-ships")
MOST: Final = 4


def list_planets(state: State, seat: Seat) -> Sequence[str]:
    """Planets of others where it has no colony."""
    return [
        name
        for name, planet in state.planets.items()
        if planet.kind != "moon" and planet.system != seat and not count(state, seat, name)
    ]


@COLDSLEEP_SHIP.completes
async def wakes_at_once(state: State, seat: Seat, tech: TechCard) -> None:
    """TD-5: where its owner has no colony left, all that researched it settle at once."""
    planets = list_planets(state, seat)
    number = count_researching(state, seat, tech)
    if planets and not find_colonies(state, seat):
        planet = await ask_planet(state, seat, WHERE, "TD-6", planets)
        await settle_researchers(state, seat, tech, planet, number)
        await discard_tech(state, seat, tech)


@COLDSLEEP_SHIP.regroups(lambda state, seat: bool(list_planets(state, seat) and list_colonies(state, seat)))
async def settles(state: State, seat: Seat, tech: TechCard) -> None:
    """Up to four ships of own colonies found one on a planet of somebody else."""
    planets, homes = list_planets(state, seat), list_colonies(state, seat)
    if planets and homes:
        planet = await ask_planet(state, seat, WHERE, "TD-6", planets)
        ships = await ask_ships(state, seat, SHIPS, "TD-6", homes, (1, MOST))
        await found(state, seat, ships, planet)
        await look_around(state)
