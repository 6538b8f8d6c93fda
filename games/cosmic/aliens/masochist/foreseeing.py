"""That Masochist may soon win is said before."""

from typing import Final

from games.cosmic import facts
from games.cosmic.aliens.masochist.losing_all import MASOCHIST
from games.cosmic.extension import additions
from games.cosmic.state.state import REMOVED, WARP
from games.cosmic.views.view import View
from porc_royal.facts import Saying, Seat, Who

NEAR: Final = facts.KEYS.notice("masochist-near", "who", "number")
FEW: Final = 4


def foresee(view: View, seat: Seat) -> Saying | None:
    """Few ships are left to it outside the warp."""
    left = sum(ships[seat] for place, ships in view.ships if place not in {WARP, REMOVED})
    return Saying(NEAR, {"who": Who(seat), "number": FEW}) if left <= FEW else None


additions.NEAR[MASOCHIST.name] = foresee
