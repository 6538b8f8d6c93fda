"""Lunar Cannon: a token between two planets, which are worth ten at both."""

from dataclasses import replace
from itertools import pairwise
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, OnSide, Reckoning
from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_planet
from games.cosmic.state.fates import is_wild
from games.cosmic.state.ships import list_system
from games.cosmic.state.sides import is_on_side
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

LUNAR_CANNON: Final = Tech("lunar_cannon", 5)
WHERE: Final = LUNAR_CANNON.choice("cannon-where")
MOVE: Final = LUNAR_CANNON.choice("cannon-move")
STANDS: Final = LUNAR_CANNON.keys.fact("tech-cannon", "who", "planet", "other_planet")
MORE: Final = 10


def list_pairs(state: State, system: Seat) -> dict[str, str]:
    """The planets of a system, each with the next one."""
    own = [name for name in list_system(state, system) if state.planets[name].kind != "moon"]
    return dict(pairwise(own))


def list_beside(state: State, tech: TechCard) -> tuple[str, ...]:
    """The two planets beside it; one that has left the game leaves it with nothing."""
    planet = state.planets.get(tech.note)
    other = None if planet is None else list_pairs(state, planet.system).get(tech.note)
    return () if other is None else (tech.note, other)


@not_a_rule
async def place(state: State, seat: Seat, tech: TechCard, planet: str) -> None:
    """It stands between this planet and the next one."""
    tech.note = planet
    beside = list_beside(state, tech)
    if beside:
        one, other = map(facts.name_planet, beside)
        await tell(STANDS, who=Who(seat), planet=one, other_planet=other)


@LUNAR_CANNON.completes
async def is_set_up(state: State, seat: Seat, tech: TechCard) -> None:
    """Between two own home planets."""
    pairs = list_pairs(state, seat)
    await place(state, seat, tech, await ask_planet(state, seat, WHERE, "TD-6", tuple(pairs)))


@LUNAR_CANNON.acts(hooks.destiny)
async def moves_on(at: Now, seat: Seat, tech: TechCard) -> None:
    """With a wild destiny card its owner may move it into any system."""
    state = at.state
    if not is_wild(state.now.destiny):
        return
    among = [name for system in state.seats for name in list_pairs(state, system) if name != tech.note]
    planet = await ask_planet(state, seat, MOVE, "TD-6", among, may=True)
    if planet:
        await place(state, seat, tech, planet)


@LUNAR_CANNON.changes(hooks.total, is_on_side)
def fires(total: Reckoning, at: OnSide, seat: Seat, tech: TechCard) -> Reckoning:
    """As a main player or an ally at a planet beside it: ten more."""
    more = MORE if at.state.now.planet in list_beside(at.state, tech) else 0
    return replace(total, bonus=total.bonus + more)
