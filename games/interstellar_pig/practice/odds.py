"""How a practice player weighs fights, from what may be known: characters, the size of hands, its own arms.

Whoever loses a fight is out, and whoever wins it has all that the other held. What a fight is worth is counted in
parts of the victory, of which the prize in one's hand at the end is the whole.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from games.interstellar_pig.extension.catalogue import PRIZE, find_arm
from games.interstellar_pig.rules.odds import Chances, compute_chances
from games.interstellar_pig.rules.strength import DICE, GROUND_DICE
from games.interstellar_pig.state.places import is_on_surface
from games.interstellar_pig.views.view import View
from porc_royal.facts import Seat

Gains: TypeAlias = Callable[[Seat, str], int]
"""What a fight with another player in a place is worth."""
CARDS_A_DIE: Final = 3
"""Of others' hands only the size is known: about one die for so many cards."""
VICTORY: Final = 400
"""What the whole victory counts where moves are compared."""
HELD: Final = 0.8
"""How often a prize that one has not seen is in somebody's hand."""
HOPE: Final = 0.15
"""What share of the victory whoever lacks the prize may still expect in the first round."""
RIVAL: Final = 0.25
"""What share it brings to be rid of one rival, by how many there are."""


def count_dice(view: View, seat: Seat, *, ground: bool) -> int:
    """Dice that a seat may bring to a fight on the ground or in Space, beside the three that all have."""
    shown = view.seat(seat)
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


def estimate_fight(view: View, seat: Seat, other: Seat, *, ground: bool) -> Chances:
    """How a fight would end, for all one may know."""
    mine, theirs = (max(1, DICE + count_dice(view, one, ground=ground)) for one in (seat, other))
    return compute_chances(mine, 0, theirs, 0)


def guess_held(view: View) -> float:
    """How likely it is that somebody else has the prize in hand, for each of them."""
    others = sum(one.seat != view.viewer and bool(one.place) for one in view.seats)
    if PRIZE in view.hand or view.afloat or not others or is_prize_seen(view):
        return 0.0
    return HELD / others


def is_prize_seen(view: View) -> bool:
    """Whether the viewer knows of an envelope in which the prize lies."""
    return any(PRIZE in note.cards for one in view.envelopes for note in one.notes[-1:])


def count_hope(view: View) -> float:
    """What share of the victory whoever lacks the prize may still expect."""
    return HOPE * max(0, view.rounds - view.round) / max(1, view.rounds)


def weigh_gain(view: View, seat: Seat, other: Seat, place: str) -> int:
    """What it is worth to fight another player in a place: above 0 where it brings more than it risks.

    With the prize there is little to gain; without it, the less the nearer the end is.
    """
    return _weigh_fight(view, seat, other, ground=is_on_surface(place))


def weigh_gains(view: View, seat: Seat) -> Gains:
    """The same of all fights that are compared for one decision, each weighed once."""
    weigh = cache(lambda other, ground: _weigh_fight(view, seat, other, ground=ground))
    return lambda other, place: weigh(other, is_on_surface(place))


def _weigh_fight(view: View, seat: Seat, other: Seat, *, ground: bool) -> int:
    chances = estimate_fight(view, seat, other, ground=ground)
    gain, loss = count_stakes(view, seat)
    return round(VICTORY * (chances.win * gain - chances.lose * loss))


def count_stakes(view: View, seat: Seat) -> tuple[float, float]:
    """What share of the victory a fight with another player brings whoever wins it, and costs whoever loses."""
    rivals = sum(one.seat != seat and bool(one.place) for one in view.seats)
    rid = RIVAL / max(1, rivals)
    if PRIZE in view.hand:
        return rid, 1.0
    hope = count_hope(view)
    return guess_held(view) + hope * rid, hope
