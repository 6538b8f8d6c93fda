"""Macron (A25): it sends a single ship, which counts four."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, Reward, Sender, Taking
from games.cosmic.state.roles import is_anyone, is_involved
from games.cosmic.state.sides import get_side, is_attack
from porc_royal.facts import Seat

MACRON: Final = Alien("macron", alert="green")


def is_due(at: Taking | Reward, seat: Seat) -> bool:
    """It is about to get something for ships."""
    return at.seat == seat and at.number > 0


def is_counted(at: Sender, seat: Seat) -> bool:
    """Its own ships are in the encounter."""
    return at.seat == seat and is_involved(at, seat)


@MACRON.changes(hooks.ship_limit, lambda at, seat: at.seat == seat)
def sends_one(limit: int, at: Sender, seat: Seat) -> int:
    """Mandatory, whenever it sends ships; four with the super flare."""
    return limit if MACRON.super.is_on(at.state, seat) else 1


@MACRON.changes(hooks.ship_value, is_counted)
def counts_four(value: int, at: Sender, seat: Seat) -> int:
    """Each own ship."""
    return 4 * value


def counts_two(number: int, at: Taking | Reward, seat: Seat) -> int:
    """For compensation and rewards."""
    return 2 * number


MACRON.changes(hooks.compensation, is_due)(counts_two)
MACRON.changes(hooks.rewards, is_due)(counts_two)


def shows_attack(at: Now, seat: Seat) -> bool:
    """A main player or an ally whose side shows an attack."""
    return is_involved(at, seat) and is_attack(get_side(at.state, seat))


MACRON.wild.lasts(hooks.revealed, shows_attack)
MACRON.super.lasts(hooks.regroup, is_anyone)


@MACRON.wild.changes(hooks.ship_value, is_counted)
def counts_one_more(value: int, at: Sender, seat: Seat) -> int:
    """Each own ship."""
    return value + 1
