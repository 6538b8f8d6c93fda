"""Kamikaze (A21): sends its own ships to the warp for cards."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.questions.choices import ask_ships
from games.cosmic.rules.hands import draw
from games.cosmic.rules.losses import list_colonies, list_outside, lose
from games.cosmic.rules.turns import take_from_warp
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import both, is_main, is_offense
from games.cosmic.state.ships import count
from games.cosmic.state.sides import add_bonus, get_side, has_in_warp
from games.cosmic.state.state import WARP
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

KAMIKAZE: Final = Alien("kamikaze")
SHIPS: Final = KAMIKAZE.choice("kamikaze-ships")
MOST: Final = 4


@not_a_rule
async def send(at: Now, seat: Seat, places: list[str]) -> int:
    """Up to four own ships from these places; how many were sent, whatever saves them on the way (A56)."""
    ships = await ask_ships(at.state, seat, SHIPS, "A21", places, (1, MOST))
    number = sum(ships.values())
    await lose(at.state, [Loss(at.state, seat, ships, KAMIKAZE.name)])
    await look_around(at.state)
    return number


@KAMIKAZE.uses(
    hooks.before_cards,
    lambda at, seat: is_main(at, seat) and bool(list_colonies(at.state, seat)),
    optional=True,
)
async def buys_cards(at: Now, seat: Seat) -> None:
    """As a main player: two cards for each ship, from colonies alone."""
    await draw(at.state, seat, 2 * await send(at, seat, list_colonies(at.state, seat)))


def has_others(at: Now, seat: Seat) -> bool:
    """A main player with ships outside the encounter."""
    return is_main(at, seat) and bool(list_outside(at.state, seat))


@KAMIKAZE.wild.plays(hooks.selected, has_others)
async def crashes(at: Now, seat: Seat) -> None:
    """Three more for the own side for each ship from outside the encounter."""
    add_bonus(at.state, get_side(at.state, seat), 3 * await send(at, seat, list_outside(at.state, seat)))


@KAMIKAZE.super.plays(hooks.regroup, both(is_offense, has_in_warp))
async def takes_three(at: Now, seat: Seat) -> None:
    """Two more than the one."""
    await take_from_warp(at.state, seat, min(2, count(at.state, seat, WARP)))
