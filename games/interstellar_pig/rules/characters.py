"""IP-8 to IP-15, R-9: the Character deck of eight is made by the dice; a race gives nothing."""

from typing import Final, TypeVar

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import ABILITIES
from games.interstellar_pig.rules import dice
from games.interstellar_pig.state.state import Atmosphere, Character, Gravity, State, Temperature
from porc_royal.facts import Listing, Named
from porc_royal.rulebook import Next
from porc_royal.script import roll, roll_dice, tell

T = TypeVar("T")

TEMPERATURES: Final[tuple[Temperature, ...]] = ("hot", "cold", "temperate")
ATMOSPHERES: Final[tuple[Atmosphere, ...]] = ("oxidizing", "reducing", "inert")
GRAVITIES: Final[tuple[Gravity, ...]] = ("light", "moderate", "heavy")


async def characters(state: State) -> Next:
    """IP-8: one character of each race."""
    state.phase = "characters"
    for race in range(1, len(facts.RACES) + 1):
        await character(state, race)
    return "chart"


async def character(state: State, race: int) -> None:
    """IP-10 to IP-14, TV-4: one die for each favoured value, three for the abilities, all shown."""
    thrown = list(await roll_dice("character", 6, 6))
    abilities = thrown[3:]
    discounted: list[int] = []
    while state.options.duplicates == "reroll" and len(set(abilities)) < len(abilities):
        again = next(place for place, face in enumerate(abilities) if face in abilities[:place])
        discounted.append(abilities[again])
        abilities[again] = await roll("character", 6)
    made = Character(
        race,
        of_table(TEMPERATURES, thrown[0]),
        of_table(ATMOSPHERES, thrown[1]),
        of_table(GRAVITIES, thrown[2]),
        tuple(ABILITIES[face] for face in abilities),
    )
    state.characters.append(made)
    await tell(
        facts.CHARACTER,
        dice=dice.shown([*thrown[:3], *abilities]),
        race=Named("race", facts.RACES[race - 1]),
        temperature=Named("temperature", made.temperature),
        atmosphere=Named("atmosphere", made.atmosphere),
        gravity=Named("gravity", made.gravity),
        abilities=Listing(tuple(Named("ability", one) for one in made.abilities)),
        discounted=len(discounted),
    )


def of_table(table: tuple[T, ...], face: int) -> T:
    """IP-11 to IP-13: three values, two faces of the die each."""
    return table[(face - 1) // 2]
