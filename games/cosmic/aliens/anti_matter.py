"""Anti-Matter (A2): the lower total wins."""

from dataclasses import replace
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide, Reckoning
from games.cosmic.extension.zaps import Deed
from games.cosmic.state.roles import Situation, is_involved, is_main
from games.cosmic.state.sides import are_attacks, is_own_side
from porc_royal.facts import Seat

ANTI_MATTER: Final = Alien("anti_matter")


def is_attacking(at: Situation, seat: Seat) -> bool:
    """A main player, when both show attacks."""
    return is_main(at, seat) and are_attacks(at.state)


@ANTI_MATTER.goes_on
@ANTI_MATTER.changes(hooks.lower_wins, is_attacking)
def turns_it_round(lower: bool, at: Now, seat: Seat) -> bool:
    """Mandatory."""
    return not lower


@ANTI_MATTER.goes_on
@ANTI_MATTER.changes(hooks.total, is_attacking)
def subtracts(total: Reckoning, at: OnSide, seat: Seat) -> Reckoning:
    """Mandatory: its own ships and all allies' subtract; its opponent's own add."""
    own = -total.own if is_own_side(at, seat) else total.own
    return replace(total, own=own, allies=-total.allies)


def is_wild(deed: Deed, seat: Seat) -> bool:
    """A wild flare, as a main player or an ally."""
    return deed.name.endswith(".wild") and is_involved(deed, seat)


def is_flare(deed: Deed, seat: Seat) -> bool:
    """Any flare."""
    return deed.name.endswith((".wild", ".super"))


ANTI_MATTER.wild.cancels(is_wild, prevents=True)
ANTI_MATTER.super.cancels(is_flare, prevents=True)
