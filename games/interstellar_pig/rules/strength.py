"""With how many dice a side fights, and how that is likely to end as far as everybody can see (IP-57, IP-72)."""

from typing import Final

from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import arm_of
from games.interstellar_pig.extension.hooks import Side
from games.interstellar_pig.rules.odds import Chances, chances
from games.interstellar_pig.state.places import planet_of
from games.interstellar_pig.state.state import Fight, Fighter, Gravity, State
from porc_royal.facts import Seat

DICE: Final = 3
GROUND_DICE: Final[dict[Gravity, int]] = {"light": -1, "moderate": 0, "heavy": 1}
"""IP-66 to IP-68: what the favoured gravity adds on the ground; in Space it is the other way round."""


def pool(side: Side) -> int:
    """IP-57, R-46, R-47: three dice, gravity, abilities and cards; never fewer than one."""
    player = side.player
    if player is None or player.character is None:
        return DICE
    number = DICE + gravity(side, player.character.gravity)
    number += sum(arm.dice for card in side.fighter.cards if (arm := arm_of(card)) is not None)
    return max(1, hooks.pool.of(number, side))


def gravity(side: Side, favoured: Gravity) -> int:
    """IP-66 to IP-68; R-8, or with the option `planet_gravity` also what the planet is like (H-9)."""
    if not side.ground:
        return -GROUND_DICE[favoured]
    bonus = GROUND_DICE[favoured]
    there = side.state.planets[planet_of(side.fight.place)].gravity
    if side.state.options.planet_gravity:
        if there == favoured:
            bonus += 1
        elif GROUND_DICE[there] == -GROUND_DICE[favoured]:
            bonus -= 1
    return bonus


def spare(side: Side) -> int:
    """IP-17: dice rolled beside the others and thrown out."""
    player = side.player
    if player is None or player.character is None:
        return 0
    return hooks.spare.of(0, hooks.Being(player.character))


def foresee(state: State, place: str, seat: Seat, rival: Seat | None) -> Chances:
    """How a fight there would end without a card, for the first of the two; a rival who is no player is None (R-81)."""
    fight = Fight(place, Fighter(seat), Fighter(rival))
    mine, theirs = Side(state, fight, fight.attacker), Side(state, fight, fight.defender)
    return chances(pool(mine), spare(mine), pool(theirs), spare(theirs))
