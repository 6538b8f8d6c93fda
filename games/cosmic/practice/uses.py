"""When a practice player uses an optional power that is not always worth it; the alien's own file says which.

ALIEN.enter(USES, ALIEN.name, has_little_to_give)
"""

from collections.abc import Callable
from typing import Final

from games.cosmic.rules.worth import keep_worth
from games.cosmic.views.view import View
from porc_royal.additions import Table
from porc_royal.facts import Seat

USES: Final[Table[Callable[[View, Seat], bool]]] = Table(
    "when an optional power is used, by alien; always without"
)
MOST: Final = 7
"""A card that is worth so much is not given away."""


def has_little_to_give(view: View, seat: Seat) -> bool:
    """A card that is of little use to anybody, and no attack that may beat its giver."""
    return min(map(keep_worth, view.hand), default=MOST) < MOST
