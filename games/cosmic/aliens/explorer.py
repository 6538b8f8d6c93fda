"""Explorer (A67): it finds planets where it arrives."""

from dataclasses import replace
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide, Reckoning
from games.cosmic.extension.pool import BARRED, Barred
from games.cosmic.rules.rewards import reward
from games.cosmic.rules.victory import look_around
from games.cosmic.state.new_planets import (
    FOUND,
    GENESIS,
    find_spare_colour,
    list_found,
    name_found,
    put_planet,
)
from games.cosmic.state.roles import Situation, both, find_side, has_mark, is_involved, is_offense
from games.cosmic.state.ships import count, find_owners
from games.cosmic.state.sides import add_bonus, are_attacks, has_gained, is_on_side
from games.cosmic.state.state import State
from games.cosmic.views.tokens import Counter
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

EXPLORER: Final = Alien("explorer", printed="dominion", is_late=True, rulings=("CE-R23", "CE-R37", "CE-R44"))
FINDS: Final = EXPLORER.keys.fact("explorer-finds", "who", "planet")
MOVES: Final = EXPLORER.keys.fact("explorer-moves", "who", "planet")
SHEET: Final = Counter(EXPLORER)
PLANETS: Final = 4
MORE: Final = 4
SETTLED: Final = "explorer-genesis"


BAR: Final = EXPLORER.keys.line("barred-explorer")
EXPLORER.add(
    BARRED,
    Barred(EXPLORER.name, lambda assembly, chosen, players: find_spare_colour(players) is None, BAR),
)
"""CE-R23."""


@EXPLORER.uses(hooks.setup, lambda at, seat: True)
async def takes_planets(at: Now, seat: Seat) -> None:
    """Mandatory: four planets of a colour that nobody plays lie on its sheet."""
    await SHEET.set(at.state, seat, PLANETS)


@not_a_rule
async def set_target(state: State, planet: str, kind: str) -> None:
    """CE-R44: a planet is put into the system at which the gate is aimed, and is the target of the same defense."""
    target = state.planets[state.now.planet]
    put_planet(state, planet, target.system, kind)
    state.now.planet = planet
    key = FINDS if kind == FOUND else MOVES
    await tell(key, who=Who(state.offense), planet=facts.name_planet(planet))
    await look_around(state)


def has_planets(at: Situation, seat: Seat) -> bool:
    """The offense, with planets on its sheet."""
    return is_offense(at, seat) and SHEET.read(at.state, seat) > 0


@EXPLORER.uses(hooks.launched, has_planets, optional=True)
async def finds_a_planet(at: Now, seat: Seat) -> None:
    """As the offense, once the gate is aimed: a planet of its sheet is the target instead."""
    left = SHEET.read(at.state, seat)
    await SHEET.set(at.state, seat, left - 1)
    await set_target(at.state, name_found(PLANETS + 1 - left), FOUND)


def is_fighting(at: OnSide, seat: Seat) -> bool:
    """On this side, both of which show attacks, and there are found planets."""
    return is_on_side(at, seat) and are_attacks(at.state) and bool(list_found(at.state))


@EXPLORER.changes(hooks.total, is_fighting)
def knows_the_way(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """For each found planet: one without a colony of its own there, two beside others, four alone."""
    number = sum(rate_planet(at.state, seat, planet) for planet in list_found(at.state))
    return replace(total, bonus=total.bonus + number)


def rate_planet(state: State, seat: Seat, planet: str) -> int:
    """What one of them adds; ships at the gate do not occupy it."""
    if not count(state, seat, planet):
        return 1
    return 4 if find_owners(state, planet) == [seat] else 2


def is_at_found(at: Situation, seat: Seat) -> bool:
    """Involved where a found planet is the target."""
    return is_involved(at, seat) and at.state.now.planet in list_found(at.state)


@EXPLORER.super.plays(hooks.revealed, is_at_found)
async def is_at_home_there(at: Now, seat: Seat) -> None:
    """Four more for its side."""
    side = find_side(at.state, seat)
    if side is not None:
        add_bonus(at.state, side, MORE)


@EXPLORER.wild.plays(hooks.launched, is_offense)
async def makes_a_planet(at: Now, seat: Seat) -> None:
    """As the offense, once the gate is aimed: the Genesis planet comes there, with all on it, and is the target."""
    at.state.now.marks[SETTLED] = 1
    await set_target(at.state, GENESIS, GENESIS)


@EXPLORER.wild.uses(hooks.ending, both(is_offense, has_mark(SETTLED)))
async def is_rewarded(at: Now, seat: Seat) -> None:
    """Rewards for its ships after a win or a deal, else one; none where there are none (CE-R37)."""
    ships = at.state.now.committed.get(str(seat), 0)
    await reward(at.state, seat, max(1, ships) if has_gained(at, seat) else 1)
