"""What planets are worth before the first turn: to be picked, and to be started from."""

from collections.abc import Sequence

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, Gear
from games.interstellar_pig.views.outlook import find_lacking
from games.interstellar_pig.views.view import View
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.practice import Rated

BARRED, SHOWN = 100.0, 10.0
"""What a need costs that no card of the hand covers, and one that a card covers, which everybody then sees."""


def rate_homes(view: View, seat: Seat, planets: Sequence[str], option: str) -> list[Rated]:
    """First those where one needs nothing, then those for which one has gear; else what most copies of gear cover."""
    return [Rated(Reply(option, {facts.PLANET: one}), -_weigh_trouble(view, seat, one)) for one in planets]


def _weigh_trouble(view: View, seat: Seat, planet: str) -> float:
    """D-6, as far as the viewer can see: the needs there, with what is in its hand and what may yet come."""
    needs = find_lacking(view, seat, planet, ())
    lacking = find_lacking(view, seat, planet, view.hand)
    copies = sum(
        card.copies
        for card in view.assembly.table(CARDS).values()
        if isinstance(card, Gear) and any(need in card.covers for need in lacking)
    )
    return BARRED * len(lacking) + SHOWN * len(needs) - copies / SHOWN
