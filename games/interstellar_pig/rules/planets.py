"""IP-22 to IP-28: the map is drawn, and each planet gets its attributes from the dice and its name."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.rules import dice
from games.interstellar_pig.rules.characters import ATMOSPHERES, GRAVITIES, TEMPERATURES, of_table
from games.interstellar_pig.state import starmap
from games.interstellar_pig.state.names import PLANETS
from games.interstellar_pig.state.state import Planet, State, Terrain
from games.interstellar_pig.views.speech import planet_named
from porc_royal.facts import Named
from porc_royal.rulebook import Next
from porc_royal.script import roll, roll_dice, shuffle, tell

TERRAINS: Final[tuple[Terrain, ...]] = ("darkness", "radiation", "topography", "plain", "plain", "plain")
"""IP-27, by the face of the die."""


async def chart(state: State) -> Next:
    """IP-23 to IP-25, R-5: planets, lines, dots and stars, from one number drawn by chance."""
    state.phase = "chart"
    luck = await roll("map", starmap.SEEDS)
    state.chart = starmap.star_map(luck - 1, state.options.shape)
    lines = state.chart.lines
    await tell(
        facts.CHARTED, planets=len(state.chart.planets), lines=len(lines), dots=sum(one.dots for one in lines)
    )
    return "planets"


async def planets(state: State) -> Next:
    """IP-26 to IP-28: temperature, atmosphere, gravity and terrain, one die each; a name of our own."""
    state.phase = "planets"
    names = await shuffle("planet-names", PLANETS)
    for site, name in zip(state.chart.planets, names, strict=False):
        thrown = await roll_dice("planet", 6, 4)
        planet = planet_from(name, thrown)
        state.planets[site.id] = planet
        await tell(
            facts.WORLD,
            dice=dice.shown(thrown),
            planet=planet_named(state, site.id),
            temperature=Named("temperature", planet.temperature),
            atmosphere=Named("atmosphere", planet.atmosphere),
            gravity=Named("gravity", planet.gravity),
            terrain=Named("terrain", planet.terrain),
        )
    return "dealing"


def planet_from(name: str, thrown: tuple[int, ...]) -> Planet:
    """TV-5: a planet from its four dice."""
    return Planet(
        name,
        of_table(TEMPERATURES, thrown[0]),
        of_table(ATMOSPHERES, thrown[1]),
        of_table(GRAVITIES, thrown[2]),
        TERRAINS[thrown[3] - 1],
    )
