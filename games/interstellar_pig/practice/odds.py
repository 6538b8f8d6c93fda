"""How a practice player weighs fights, from what may be known: characters, the size of hands, its own arms."""

from typing import Final

from games.interstellar_pig.extension.catalogue import PRIZE, find_arm
from games.interstellar_pig.rules.strength import GROUND_DICE
from games.interstellar_pig.state.places import is_on_surface
from games.interstellar_pig.views.view import View
from porc_royal.facts import Seat

LATE: Final = 5
"""In so many last rounds whoever lacks the prize has nothing left to lose."""
CARDS_A_DIE: Final = 3
"""Of others' hands only the size is known: about one die for so many cards."""


def count_dice(view: View, seat: Seat, place: str) -> int:
    """Dice that a seat may bring to a fight in a place, beside the three that all have."""
    shown = view.seat(seat)
    ground = is_on_surface(place)
    dice = 0
    if shown.character is not None:
        gravity = GROUND_DICE[shown.character.gravity]
        dice += gravity if ground else -gravity
        dice += shown.character.abilities.count("natural-weapons") if ground else 0
        dice += shown.character.abilities.count("intelligence")
    if seat != view.viewer:
        return dice + shown.hand // CARDS_A_DIE
    arms = [arm for card in view.hand if (arm := find_arm(card)) is not None]
    return dice + sum(arm.dice for arm in arms if ("ground" if ground else "space") in arm.where)


def is_late(view: View) -> bool:
    """Whether the game is about to end."""
    return view.round > view.rounds - LATE


def weigh_gain(view: View, seat: Seat, other: Seat, place: str) -> int:
    """What it is worth to fight another player in a place: above 0 where the odds are good.

    With the prize there is nothing to gain; near the end without it, even odds will do.
    """
    edge = count_dice(view, seat, place) - count_dice(view, other, place)
    if PRIZE in view.hand:
        return 40 * (edge - 3) - 40
    return 40 * (edge + 1) + 30 if is_late(view) else 40 * edge - 10
