"""Genesis Bomb: a new planet in the system of its owner."""

from typing import Final

from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_number
from games.cosmic.rules.techs import count_researching, settle_researchers
from games.cosmic.rules.victory import look_around
from games.cosmic.state.new_planets import GENESIS, put_planet
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat

GENESIS_BOMB: Final = Tech("genesis_bomb", 4, is_secret=True)
SETTLERS: Final = GENESIS_BOMB.choice("genesis-settlers")


@GENESIS_BOMB.regroups()
async def makes_a_planet(state: State, seat: Seat, tech: TechCard) -> None:
    """The Genesis planet joins its system; of the ships that researched it any may settle there."""
    put_planet(state, GENESIS, seat, GENESIS)
    there = count_researching(state, seat, tech)
    number = await ask_number(state, seat, SETTLERS, "TD-6", (0, there), there)
    if number:
        await settle_researchers(state, seat, tech, GENESIS, number)
    await look_around(state)
