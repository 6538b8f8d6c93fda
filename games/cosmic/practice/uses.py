"""When a practice player uses an optional power that is not always worth it; the alien's own file says which.

ALIEN.enter(USES, ALIEN.name, has_little_to_give)
ALIEN.enter(CONSENTS, SHIP, has_cards_enough)
"""

from collections.abc import Callable
from typing import Final

from games.cosmic.rules.worth import keep_worth
from games.cosmic.views.view import View
from porc_royal.additions import Table
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.facts import Named, Seat

USES: Final[Table[Callable[[View, Seat], bool]]] = Table(
    "when an optional power is used, by alien; always without"
)
CONSENTS: Final[Table[Callable[[View, Seat], bool]]] = Table(
    "when a question of yes or no is answered yes, by what it is about; its default without"
)
ENOUGH: Final = 5
"""Whoever holds so many cards would rather have a ship."""
MOST: Final = 7
"""A card that is worth so much is not given away."""


def agree_to_it(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Yes or no, where somebody has said when."""
    what = asked.args.get("what")
    agrees = view.assembly.table(CONSENTS).get(what.name) if isinstance(what, Named) else None
    return None if agrees is None else Reply("yes" if agrees(view, seat) else PASS)


def has_cards_enough(view: View, _seat: Seat) -> bool:
    """A ship is worth more than one card more."""
    return len(view.hand) >= ENOUGH


def has_little_to_give(view: View, seat: Seat) -> bool:
    """A card that is of little use to anybody, and no attack that may beat its giver."""
    return min(map(keep_worth, view.hand), default=MOST) < MOST
