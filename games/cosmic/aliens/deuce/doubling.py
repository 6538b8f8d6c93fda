"""Deuce puts down two encounter cards, and both count."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import find_kind
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide, Sender
from games.cosmic.extension.roles import is_main, is_own
from games.cosmic.extension.sides import is_negotiate, is_own_side, list_more, list_more_kinds, own_side
from games.cosmic.rules.reckoning import find_further_factor
from games.cosmic.rules.reveal import show_as
from porc_royal.facts import Seat

DEUCE: Final = Alien("deuce")


def has_more(at: Now, seat: Seat) -> bool:
    """A main player with two encounter cards revealed."""
    return is_main(at, seat) and at.state.now.revealed and bool(list_more(own_side(at.state, seat)))


def has_negotiate(at: Now, seat: Seat) -> bool:
    """Its further cards make the shown one a negotiate, which it is not."""
    if not has_more(at, seat):
        return False
    side = own_side(at.state, seat)
    return not is_negotiate(side) and any(kind.is_negotiate for kind in list_more_kinds(at.state, side))


def is_own_encounter(at: Sender, seat: Seat) -> bool:
    """Its own cards are looked at, as a main player's (CP-R33)."""
    return is_own(at, seat) and is_main(at, seat)


@DEUCE.changes(hooks.cards_needed, is_own_encounter)
def needs_two(number: int, at: Sender, seat: Seat) -> int:
    """With fewer it draws a new hand."""
    return max(2, number)


@DEUCE.changes(hooks.lays, is_own_side)
def lays_two(number: int, at: OnSide, seat: Seat) -> int:
    """Mandatory, as a main player."""
    return number + 1


@DEUCE.goes_on
@DEUCE.uses(hooks.modified, has_negotiate)
async def negotiates(at: Now, seat: Seat) -> None:
    """Any negotiate makes them one."""
    await show_as(own_side(at.state, seat), find_kind("negotiate"))


@DEUCE.goes_on
@DEUCE.changes(hooks.card_value, lambda at, seat: is_own_side(at, seat) and bool(list_more(at.side)))
def adds_both(value: int, at: OnSide, seat: Seat) -> int:
    """Two attacks add; kickers multiply each (CD-42)."""
    more = sum(kind.value for kind in list_more_kinds(at.state, at.side) if kind.is_attack)
    return value + more * find_further_factor(at.state, at.side)
