"""Cho Boko l'Extra-Cochon (EV-03): one leads the Extra-Cochons this turn, and not the Porc Royal (R-94)."""

from typing import Final

from games.cochons.extension import hooks
from games.cochons.extension.catalogue import Card, make_event_card
from porc_royal.cards import list_copies

CARD: Final[Card] = make_event_card(
    "cho-boko", copies=1, when=("3C",), simplified=False, worth=4, rules=("R-94",)
)


@CARD.additions.adds(hooks.reins)
def takes_the_reins(cards: hooks.Cards, moment: hooks.SeatMoment) -> hooks.Cards:
    """R-94: at the start of 3C, before the Porc Royal says what moves."""
    return (*cards, *list_copies(moment.hand, CARD.title))
