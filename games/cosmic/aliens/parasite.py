"""Parasite (A35): joins a side that did not invite it."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Sender, Ships
from games.cosmic.questions.choices import ask_planet, ask_ships
from games.cosmic.questions.script import ask
from games.cosmic.rules.alliance import join, make_answer
from games.cosmic.rules.losses import found
from games.cosmic.state.roles import find_side, is_bystander
from games.cosmic.state.ships import find_colonies, list_system
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

PARASITE: Final = Alien("parasite", alert="green")
PLANET: Final = PARASITE.choice("parasite-planet")


def has_not_joined(at: Sender, seat: Seat) -> bool:
    """Its own turn to answer has come, and it is on no side."""
    return at.seat == seat and find_side(at.state, seat) is None and bool(find_colonies(at.state, seat))


@not_a_rule
async def ask_which(at: Sender, seat: Seat) -> Reply:
    """Which side, and with what ships."""
    await hooks.ship_limit.settle(at)
    return await ask(at.state, make_answer(at.state, seat, ("offense", "defense")))


@PARASITE.asks(hooks.joining, has_not_joined, ask_which)
async def joins_uninvited(at: Sender, seat: Seat, reply: Reply) -> None:
    """It may join either side as an ally."""
    await join(at.state, seat, reply)


PARASITE.super.lasts(hooks.before_invitations, is_bystander)


@PARASITE.super.changes(hooks.ship_limit, is_bystander)
def sends_any_number(limit: int, at: Sender, seat: Seat) -> int:
    """As an ally."""
    return 20 if at.seat == seat else limit


def is_other(at: Ships, seat: Seat) -> bool:
    """Somebody else has too few home colonies now."""
    return at.seat != seat and bool(find_colonies(at.state, seat))


@PARASITE.wild.plays(hooks.weakened, is_other)
async def settles_there(at: Ships, seat: Seat) -> None:
    """A colony with one ship in that system."""
    planets = [one for one in list_system(at.state, at.seat) if not at.state.ships[one][seat]]
    planet = await ask_planet(at.state, seat, PLANET, "A35", planets)
    ships = await ask_ships(at.state, seat, facts.FOUND, "A35", find_colonies(at.state, seat), (1, 1))
    await found(at.state, seat, ships if planet else {}, planet)
