"""Magician's wild flare: the three cards that it demands must be there."""

from games.cosmic.aliens.magician.laying_down import MAGICIAN
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Sender
from games.cosmic.extension.roles import is_defense, is_main
from porc_royal.facts import Seat

MAGICIAN.wild.lasts(hooks.before_cards, is_main)


def is_its_defense(at: Sender, seat: Seat) -> bool:
    """A main player whose opponent is the defense, and the opponent's cards are looked at."""
    return is_main(at, seat) and is_defense(at, at.seat) and at.seat != seat


@MAGICIAN.wild.changes(hooks.cards_needed, is_its_defense)
def needs_three(number: int, at: Sender, seat: Seat) -> int:
    """A defense that has fewer draws a new hand; an offense puts down what it has."""
    return max(number, 3)
