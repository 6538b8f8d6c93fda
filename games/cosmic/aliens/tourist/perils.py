"""A hazard warning costs Tourist a ship."""

from games.cosmic.aliens.tourist.tourist_parts import LINER, TOURIST, count_aboard
from games.cosmic.extension import hooks
from games.cosmic.extension.fates import is_hazard
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.rules.losses import lose
from porc_royal.facts import Seat


def is_in_danger(at: Now, seat: Seat) -> bool:
    """A warning has just been drawn, and ships are aboard."""
    return is_hazard(at.state.now.destiny) and count_aboard(at.state, seat) > 0


@TOURIST.uses(hooks.destiny, is_in_danger)
async def loses_a_ship(at: Now, seat: Seat) -> None:
    """Mandatory, in any role: with each warning a ship aboard is lost."""
    await lose(at.state, [Loss(at.state, seat, {LINER: 1}, "tourist")])
